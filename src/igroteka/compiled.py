"""The compiled modules, and whether they fit their sources.

The build writes beside the binaries a list of what each was made from. Where a source has changed since, its folder
runs from the sources, with a warning, and so do the folders that use its C types. IGROTEKA_PURE=1 makes everything run
from sources.
"""

import hashlib
import json
import os
import sys
import warnings
from collections.abc import Sequence
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGE = Path(__file__).parent
SUFFIX = EXTENSION_SUFFIXES[0]  # such as .cpython-311-x86_64-linux-gnu.so
SHARED = "igroteka._shared"  # Cython's helpers, which all binaries use: made from no source of ours
LIST = PACKAGE / f"compiled{Path(SUFFIX).with_suffix('.json')}"  # one for each kind of Python


class StaleBinary(UserWarning):
    """Sources run interpreted, because their binaries were made from something else."""


def pure() -> bool:
    """Whether this run was asked to leave the binaries alone."""
    return os.environ.get("IGROTEKA_PURE", "") not in ("", "0")


def digest(source: Path) -> str:
    return hashlib.sha256(source.read_bytes()).hexdigest() if source.exists() else "missing"


@cache
def build() -> dict[str, Any]:
    """Return the build file: the compiler, and the digests of each module's sources."""
    if not LIST.exists():
        return {"compiler": None, "modules": {}}
    found: dict[str, Any] = json.loads(LIST.read_text("utf-8"))
    return found


def forget() -> None:
    """Look again: something was built."""
    build.cache_clear()
    stale_folders.cache_clear()


def source(module: str) -> Path:
    return PACKAGE.parent.joinpath(*module.split(".")).with_suffix(".py")


def binary(module: str) -> Path:
    return PACKAGE.parent.joinpath(*module.split(".")).with_suffix(SUFFIX)


def modules() -> list[str]:
    """The modules that have C types beside them: those the build compiles."""
    return sorted(
        ".".join(types.relative_to(PACKAGE.parent).with_suffix("").parts)
        for types in PACKAGE.rglob("*.pxd")
        if types.with_suffix(".py").exists()
    )


def changed(module: str) -> list[str]:
    """The sources that are no longer what this module's binary was made from."""
    sources: dict[str, str] = build()["modules"].get(module, {"?": ""})
    return [name for name, was in sources.items() if digest(PACKAGE / name) != was]


def folder(module: str) -> str:
    return module.rpartition(".")[0]


@cache
def stale_folders() -> dict[str, str]:
    """Return the folders that run from their sources, and why: those edited, and those that use their C types."""
    found: dict[str, str] = {}
    for module in modules():
        if binary(module).exists() and (reasons := changed(module)) and folder(module) not in found:
            cause = "nobody knows what" if reasons == ["?"] else f"another {' and another '.join(reasons)}"
            found[folder(module)] = f"the binary of {module} was made from {cause}"
    waiting = list(found)
    while waiting:
        edited = waiting.pop()
        for user in sorted({folder(module) for module in modules() if edited in used_folders(module)} - found.keys()):
            found[user] = f"{edited} runs interpreted"
            waiting.append(user)
    return found


def used_folders(module: str) -> set[str]:
    """Return the folders whose C types a module's binary was made from."""
    sources: dict[str, str] = build()["modules"].get(module, {})
    return {".".join((PACKAGE.name, *Path(name).parent.parts)) for name in sources}


def is_stale(module: str) -> bool:
    """Also when a build has put a binary there since we looked."""
    return folder(module) in stale_folders() or module not in build()["modules"]


def condition(module: str) -> str:
    """Return how a module would be imported: compiled, stale or plain."""
    if pure() or not binary(module).exists():
        return "plain"
    return "stale" if folder(module) in stale_folders() else "compiled"


def remark() -> str | None:
    """Return a remark for an installation without compiled modules."""
    if pure() or LIST.exists():
        return None
    return "igroteka: nothing is compiled here, bots and simulations are about 100 times slower; see `igroteka doctor`"


def warn_of(module: str) -> None:
    cause = stale_folders().get(folder(module), f"the binary of {module} was made meanwhile")
    said = f"{cause}; {folder(module)} runs interpreted until you run `make build`"
    warnings.warn_explicit(said, StaleBinary, str(PACKAGE / "compiled.py"), 1, module=folder(module))


class Watch:
    """Finds this package's modules as Python does, with an eye on binaries."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("igroteka.") or path is None:
            return None
        return interpreted(name, path) if pure() else observed(name, path)


def interpreted(name: str, path: Sequence[str]) -> ModuleSpec | None:
    """The module's source, whatever lies beside it."""
    specs = (FileFinder(place, (SourceFileLoader, [".py"])).find_spec(name) for place in path)
    return next((spec for spec in specs if spec and spec.loader), None)


def observed(name: str, path: Sequence[str]) -> ModuleSpec | None:
    spec = PathFinder.find_spec(name, path)
    if not (spec and spec.origin and spec.origin.endswith(SUFFIX) and is_stale(name)):
        return spec
    warn_of(name)
    return interpreted(name, path)


def watch_imports() -> None:
    if not any(isinstance(finder, Watch) for finder in sys.meta_path):
        sys.meta_path.insert(0, Watch())
