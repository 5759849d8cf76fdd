"""Compiles modules of the current folder: `python -m building.extension PLACE LEVEL MODULE…`.

Python (`.py`) and its C types (`.pxd`) become C with Cython, C becomes binaries with setuptools, both on all cores. The
binaries of those modules that compile are put into the folder PLACE; what is wrong with the others is printed.
"""

import os
import sys
from itertools import count

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from building import say
from igroteka.compiled import SHARED

DIRECTIVES = {"language_level": 3, "annotation_typing": False, "auto_pickle": False, "infer_types": True,
              "boundscheck": False, "wraparound": False, "cdivision": True}  # fmt: skip  # types: .pxd alone; as C does
FLAGS = [] if sys.platform == "win32" else ["-g0", "-Wno-unreachable-code", "-Wno-unused-function"]
SELDOM = (".position", ".box", ".audit", "lab.playing", SHARED)  # no search spends its time in these: -O1


class Module(Extension):  # type: ignore[misc]
    """An extension of which cythonize can make a set: those that do not compile."""

    __hash__ = object.__hash__


def translated(place: str, modules: list[str]) -> list[Extension]:
    """Return the C sources of those modules that Cython can translate. Own games carry Cython's helpers with them."""
    from Cython.Build import cythonize

    ours = {"shared_utility_qualified_name": SHARED, "shared_utility_features_disabled": ["MemoryView"]}
    found: list[Extension] = cythonize(
        [Module(name, [f"{name.replace('.', '/')}.{'c' if name == SHARED else 'py'}"]) for name in modules],
        **(ours if SHARED in modules or modules[0].startswith("igroteka.") else {}),
        compiler_directives=DIRECTIVES, include_path=["."], build_dir=place, nthreads=os.cpu_count() or 1,
        force=True, quiet=True, exclude_failures=True,
    )  # fmt: skip
    return found


def compile(place: str, level: str, extensions: list[Extension]) -> None:
    for extension in extensions:
        levels = [*FLAGS, "-O1" if extension.name.endswith(SELDOM) else level] if FLAGS else []
        extension.optional, extension.extra_compile_args = True, levels
    command = Build(Distribution({"name": "igroteka", "ext_modules": extensions}))
    command.build_lib, command.build_temp, command.parallel = place, place, os.cpu_count() or 1
    command.ensure_finalized()
    command.run()


class Build(build_ext):  # type: ignore[misc]
    """Tells how many extensions are compiled."""

    def build_extensions(self) -> None:
        self.numbers = count(1)
        super().build_extensions()

    def build_extension(self, extension: Extension) -> None:
        super().build_extension(extension)
        say(f"compiled {next(self.numbers)} of {len(self.extensions)}: {extension.name}")


if __name__ == "__main__":
    place, level, *modules = sys.argv[1:]
    compile(place, level, translated(place, modules))
