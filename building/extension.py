"""One module: Python and its C types to C, C to a binary. Runs as a process of its own, in src/.

Prints the files it depended on, as JSON, on its last line.
"""

import json
import sys
from pathlib import Path

Directives = dict[str, bool | int]
DIRECTIVES: Directives = {"language_level": 3, "annotation_typing": False}  # types come from the .pxd alone
BARE: Directives = {"infer_types": True, "boundscheck": False, "wraparound": False, "cdivision": True}  # as C does
CAREFUL = ("igroteka.server.", "igroteka.storage.", "igroteka.tables.")  # strangers speak here: Python's checks stay
FLAGS = [] if sys.platform == "win32" else ["-O3", "-g0", "-Wno-unreachable-code", "-Wno-unused-function"]


def directives(module: str) -> Directives:
    return DIRECTIVES if module.startswith(CAREFUL) else DIRECTIVES | BARE


def translated(module: str, scratch: Path) -> Path:
    """Cython: the module's C source."""
    from Cython.Build import cythonize
    from setuptools import Extension

    extension = Extension(module, [f"{module.replace('.', '/')}.py"])
    how = {"include_path": ["."], "build_dir": str(scratch), "force": True, "quiet": True}
    [made] = cythonize([extension], compiler_directives=directives(module), **how)
    return Path(made.sources[0])


def linked(module: str, source: Path, scratch: Path) -> Path:
    """The C compiler: the binary, in scratch."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    extension = Extension(module, [str(source)], extra_compile_args=FLAGS)
    command = build_ext(Distribution({"name": "igroteka", "ext_modules": [extension]}))
    command.build_lib = command.build_temp = str(scratch)
    command.ensure_finalized()
    command.run()
    return Path(command.get_ext_fullpath(module))


def dependencies(module: str) -> list[str]:
    """The module's own two files and every .pxd of ours they use, however far away."""
    from Cython.Build.Dependencies import create_dependency_tree

    found = create_dependency_tree().all_dependencies(f"{module.replace('.', '/')}.py")
    package = Path("igroteka").resolve()
    files = {Path(name).resolve() for name in found}
    return sorted(file.relative_to(package).as_posix() for file in files if file.is_relative_to(package))


def main(module: str, scratch: Path) -> None:
    try:
        linked(module, translated(module, scratch), scratch)
    except Exception as problem:  # Cython and the compiler have said why
        raise SystemExit(f"{type(problem).__name__}: {problem}") from None
    print(json.dumps(dependencies(module)))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
