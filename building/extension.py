"""Modules, one after the other: Python and its C types to C, C to a binary. Runs as a process of its own, in src/.

Reads lines of JSON, a module, a folder for its binary, whether to be quick; answers each with a line: the files it
depended on, or `null`, and what Cython and the compiler said.
"""

import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from igroteka.compiled import SHARED

Directives = dict[str, bool | int]
DIRECTIVES: Directives = {"language_level": 3, "annotation_typing": False, "auto_pickle": False}  # types: .pxd alone
BARE: Directives = {"infer_types": True, "boundscheck": False, "wraparound": False, "cdivision": True}  # as C does
CAREFUL = ("igroteka.server.", "igroteka.storage.", "igroteka.tables.")  # strangers speak here: Python's checks stay
FLAGS = [] if sys.platform == "win32" else ["-g0", "-Wno-unreachable-code", "-Wno-unused-function"]
SELDOM = (".position", ".box", ".audit", "lab.playing", SHARED)  # no search spends its time in these


def directives(module: str) -> Directives:
    return DIRECTIVES if module.startswith(CAREFUL) else DIRECTIVES | BARE


def flags(module: str, quick: bool) -> list[str]:
    """-O2 takes the compiler twice as long, and is wasted where no search spends its time."""
    return [*FLAGS, "-O1" if quick or module.endswith(SELDOM) else "-O2"] if FLAGS else []


def translated(module: str, scratch: Path) -> Path:
    """Cython: the module's C source."""
    from Cython.Build import cythonize
    from setuptools import Extension

    extension = Extension(module, [f"{module.replace('.', '/')}.{'c' if module == SHARED else 'py'}"])
    how = {"include_path": ["."], "build_dir": str(scratch), "force": True, "quiet": True, **helpers(module)}
    [made] = cythonize([extension], compiler_directives=directives(module), **how)
    return Path(made.sources[0])


def helpers(module: str) -> dict[str, Any]:
    """Cython's helpers are compiled once for all our modules; own games carry theirs with them."""
    if not module.startswith("igroteka."):
        return {}
    return {"shared_utility_qualified_name": SHARED, "shared_utility_features_disabled": ["MemoryView"]}  # none here


def linked(module: str, source: Path, scratch: Path, quick: bool = False) -> Path:
    """The C compiler: the binary, in scratch."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    extension = Extension(module, [str(source)], extra_compile_args=flags(module, quick))
    command = build_ext(Distribution({"name": "igroteka", "ext_modules": [extension]}))
    command.build_lib = command.build_temp = str(scratch)
    command.ensure_finalized()
    command.run()
    return Path(command.get_ext_fullpath(module))


def dependencies(module: str) -> list[str]:
    """The module's own two files and every .pxd of ours they use, however far away."""
    if module == SHARED:
        return []
    from Cython.Build.Dependencies import create_dependency_tree

    found = create_dependency_tree().all_dependencies(f"{module.replace('.', '/')}.py")
    package = Path("igroteka").resolve()
    files = {Path(name).resolve() for name in found}
    return sorted(file.relative_to(package).as_posix() for file in files if file.is_relative_to(package))


def made(module: str, scratch: Path, quick: bool) -> list[str] | None:
    """Compile one module: the files it depended on; None if it does not compile."""
    try:
        linked(module, translated(module, scratch), scratch, quick)
    except Exception as problem:  # Cython and the compiler have said why
        print(f"{type(problem).__name__}: {problem}", flush=True)
        return None
    return dependencies(module)


@contextmanager
def overheard(place: IO[str]) -> Iterator[None]:
    """Whatever this process and those it starts print goes to a file."""
    before = os.dup(1), os.dup(2)
    os.dup2(place.fileno(), 1), os.dup2(place.fileno(), 2)
    try:
        yield
    finally:
        sys.stdout.flush(), sys.stderr.flush()
        os.dup2(before[0], 1), os.dup2(before[1], 2)
        for kept in before:
            os.close(kept)


def main() -> None:
    for line in sys.stdin:
        module, scratch, quick = json.loads(line)
        with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as said:
            with overheard(said):
                sources = made(module, Path(scratch), quick)
            said.seek(0)
            print(json.dumps([sources, said.read()]), flush=True)


if __name__ == "__main__":
    main()
