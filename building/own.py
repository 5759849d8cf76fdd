"""Compiles an own game: `python -m building.own FOLDER`. The binaries go beside its rules.

`python -m building.own FOLDER PLACE` leaves the folder as it is and puts a compiled copy elsewhere.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from building import say, tools, workers
from igroteka import compiled


def build(folder: Path, place: Path | None = None) -> Path | None:
    """The folder of the compiled game; None when something does not compile, or nothing compiles here."""
    compiler = tools.compiler()
    if compiler is None:
        say("no C compiler was found, or Python's headers are missing: the game runs as plain Python")
        return None
    folder = copied(folder.resolve(), place) if place else folder.resolve()
    modules = sorted(types.stem for types in folder.glob("*.pxd"))
    with workers.started(compiler, folder.parent, count=1) as free:
        return folder if all(made(folder, module, free) for module in modules) else None


def copied(folder: Path, place: Path) -> Path:
    """A copy to compile, without binaries of another time."""
    shutil.copytree(folder, place / folder.name, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return place / folder.name


def made(folder: Path, module: str, free: workers.Workers) -> bool:
    """Compile one module; whether it went well."""
    name = f"{folder.name}.{module}"
    with tempfile.TemporaryDirectory() as scratch:
        sources, said = workers.made(free, name, Path(scratch))
        if sources is None:
            say(f"{name} does not compile\n{said}")
            return False
        settle(Path(scratch, folder.name, module + compiled.SUFFIX), folder)
    return True


def settle(binary: Path, folder: Path) -> None:
    """Replaced, never overwritten: a running game keeps the binary it has loaded."""
    draft = folder / f"{binary.name}.draft"
    shutil.copy(binary, draft)
    draft.replace(folder / binary.name)


def main(arguments: list[str]) -> int:
    if not arguments or len(arguments) > 2 or not Path(arguments[0], "game.py").is_file():
        say(f"{__doc__}")
        return 2
    return 0 if build(Path(arguments[0]), *map(Path, arguments[1:])) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
