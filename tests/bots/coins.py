"""A game of physics that a worker can open."""

from pathlib import Path
from typing import Any

from igroteka.engine.core.strategy import Strategy
from igroteka.engine.game import Game, State
from tests.adapters.coin import Coin, CoinGame


class Tossed(CoinGame):
    def place(self, position: Any) -> State:
        state = Coin()
        state.side, state.pose = position.side, position.pose
        return state


def playable(name: str, edition: Path | None) -> tuple[Game, Strategy]:
    return Tossed(), Strategy()
