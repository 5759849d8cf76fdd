"""Fizz whose referee dies or hangs when first asked, for workers: `FIZZ_TROUBLE` names a file that says how."""

import os
import time
from pathlib import Path

from igroteka import games
from igroteka.engine.answers import Answer
from igroteka.engine.core.state import State
from igroteka.engine.core.strategy import Strategy
from igroteka.engine.game import Game
from igroteka.games.shipuchka import physics
from igroteka.games.shipuchka.game import FizzGame


class Troubled(FizzGame):
    def settle(self, state: State, seed: str) -> Answer:
        trouble = Path(os.environ["FIZZ_TROUBLE"])
        if trouble.exists():
            how = trouble.read_text()
            trouble.unlink()
            time.sleep(3600) if how == "hangs" else os._exit(1)
        return super().settle(state, seed)


physics.place([], [(0.0, 0.0)], physics.STILL, "warm")  # before a worker says that it listens: only hanging takes long


def playable(name: str, edition: Path | None = None) -> tuple[Game, Strategy]:
    """What a worker opens."""
    return Troubled(games.game(name).folder, edition), Strategy()
