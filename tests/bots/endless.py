"""A game whose player thinks until nobody wants the answer any more."""

from pathlib import Path
from time import sleep
from typing import Any

from igroteka.engine.core.dice import Dice
from igroteka.engine.core.effort import Considered, Effort, Thought
from igroteka.engine.core.state import State
from igroteka.engine.core.strategy import Strategy
from igroteka.engine.game import Game
from tests.tables.small_games import Nim


class Endless(Strategy):
    def think(self, state: State, seat: int, dice: Dice, effort: Effort, stop: Any = None) -> Thought:
        while not stop.is_set():
            sleep(0.001)
        return Thought([Considered((0,), 1, 0.5)], 1)


def playable(name: str, edition: Path | None) -> tuple[Game, Strategy]:
    return Nim(), Endless()
