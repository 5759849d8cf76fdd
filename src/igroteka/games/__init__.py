"""The games on the shelf. Each lies in a folder of its own; no game knows another."""

import importlib
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

from igroteka.engine.game import Game
from igroteka.engine.refusal import Refusal

SHELF = ("pryzhok", "etazhiki", "stroyka", "odeyalo", "shipuchka")
HERE = Path(__file__).parent


def games() -> list[str]:
    """The games that can be played, in the order of the shelf."""
    return [name for name in SHELF if (HERE / name / "game.py").exists()]


def coming() -> list[str]:
    """The games that are still on their way."""
    return [name for name in SHELF if name not in games()]


@cache
def game(name: str, edition: Path | None = None) -> Game:
    """A game by its name, or by the folder of an own game; with an own edition if one is given."""
    module = imported(name, "game")
    made: Game = module.make(edition)
    return made


def part(name: str, room: str) -> ModuleType:
    """A part of a game's box: `table`, `strategy`, `lessons`."""
    return imported(name, room)


def imported(name: str, room: str) -> ModuleType:
    if name in games():
        return importlib.import_module(f"igroteka.games.{name}.{room}")
    folder = Path(name)
    if not (folder / f"{room}.py").is_file():
        raise Refusal("game-unknown", name=name, known=", ".join(games()))
    return from_folder(folder.resolve(), room)


def from_folder(folder: Path, room: str) -> ModuleType:
    """An own game: its folder is imported as a package under its own name."""
    if str(folder.parent) not in sys.path:
        sys.path.insert(0, str(folder.parent))
    return importlib.import_module(f"{folder.name}.{room}")
