"""Own games: folders anywhere on this machine. docs/adding-a-game.md tells how to make one."""

import importlib
import os
import sys
import warnings
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from types import ModuleType

from igroteka.engine.core import state
from igroteka.engine.refusal import Refusal


class StaleGame(UserWarning):
    """The binaries of an own game are older than its sources; the sources run instead."""


def imported(folder: Path, room: str) -> ModuleType:
    """A part of an own game: its folder is a package under its own name."""
    folder = folder.resolve()
    if not importable(folder):
        raise Refusal("game-name-taken", folder=str(folder))
    if str(folder.parent) not in sys.path:
        sys.path.insert(0, str(folder.parent))
    if interpreted(folder):
        sys.path_importer_cache[str(folder)] = FileFinder(str(folder), (SourceFileLoader, [".py"]))
    return importlib.import_module(f"{folder.name}.{room}")


def importable(folder: Path) -> bool:
    """Return whether the name is an identifier that no other module has."""
    known = sys.modules.get(folder.name)
    free = known is None and folder.name not in sys.stdlib_module_names
    return folder.name.isidentifier() and (free or lies_in(known, folder))


def lies_in(module: ModuleType | None, folder: Path) -> bool:
    places = getattr(module, "__path__", ())
    return folder in [Path(place).resolve() for place in places]


def interpreted(folder: Path) -> bool:
    """Return whether the sources must run although there are binaries: on request, or because binaries are stale."""
    if os.environ.get("IGROTEKA_PURE", "") not in ("", "0") or str(state.__file__).endswith(".py"):
        return True  # binaries and an interpreted engine do not fit together
    stale = [binary for binary in binaries(folder) if binary.stat().st_mtime < newest(folder)]
    if stale:
        warnings.warn(f"{stale[0]} is older than its sources, which run instead", StaleGame, stacklevel=2)
    return bool(stale)


def binaries(folder: Path) -> list[Path]:
    return [file for suffix in EXTENSION_SUFFIXES for file in folder.glob(f"*{suffix}")]


def newest(folder: Path) -> float:
    """Return when the rules, or the C types of the engine that they use, were changed last."""
    types = [*folder.glob("*.pxd"), *Path(str(state.__file__)).parent.glob("*.pxd")]
    rules = [file.with_suffix(".py") for file in folder.glob("*.pxd")]
    return max(file.stat().st_mtime for file in [*types, *rules] if file.exists())
