"""Compiles an own game: `python -m building.own FOLDER`. The binaries go beside its rules.

`python -m building.own FOLDER PLACE` leaves the folder as it is and puts a compiled copy elsewhere.
"""

import shutil
import sys
from pathlib import Path

from building import rules, say, tools


def build(folder: Path, place: Path | None = None) -> Path | None:
    """Return the folder of the compiled game; None when something does not compile, or nothing compiles here."""
    compiler = tools.compiler()
    if compiler is None:
        say("no C compiler was found, or Python's headers are missing: the game runs as plain Python")
        return None
    if place:
        ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        folder = Path(shutil.copytree(folder.resolve(), place.resolve() / folder.resolve().name, ignore=ignored))
    folder = folder.resolve()
    modules = sorted(f"{folder.name}.{types.stem}" for types in folder.glob("*.pxd"))
    return folder if rules.compile(compiler, folder.parent, modules) == set(modules) else None


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3 or not Path(sys.argv[1], "game.py").is_file():
        say(f"{__doc__}")
        sys.exit(2)
    sys.exit(0 if build(*map(Path, sys.argv[1:])) else 1)
