"""The games on the shelf. Each lies in a folder of its own; no game knows another."""

import importlib
from functools import cache
from pathlib import Path
from types import ModuleType

from igroteka.engine.core.strategy import Strategy
from igroteka.engine.game import Game
from igroteka.engine.refusal import Refusal, unknown

from . import own

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
    return opened(name, edition)


def opened(name: str, edition: Path | None = None) -> Game:
    """The same, its edition read afresh: somebody may be editing it."""
    module = imported(name, "game")
    if hasattr(module, "make"):
        made: Game = module.make(edition)
        return made
    if not hasattr(module, "Box"):
        raise Refusal("game-without-box", file=str(module.__file__))
    boxed: Game = module.Box(Path(str(module.__file__)).parent, edition)
    return boxed


def playable(name: str, edition: Path | None = None) -> tuple[Game, Strategy]:
    """Return a game and a strategy of it: all a bot needs."""
    found = game(name, edition)
    return found, found.strategy()


def imported(name: str, room: str) -> ModuleType:
    """Import a module of a game: `game`, or `calibration` where it has one."""
    if name in games():
        return importlib.import_module(f"igroteka.games.{name}.{room}")
    folder = Path(name)
    if not (folder / f"{room}.py").is_file():
        raise unknown("game-unknown", name, games())
    return own.imported(folder, room)
