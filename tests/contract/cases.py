"""Every game, level and variant that has to keep the contract, and random walks through them."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from igroteka.engine.core.dice import Dice
from igroteka.engine.core.state import State
from igroteka.engine.game import Game
from igroteka.games import game

EXAMPLES = Path(__file__).parents[2] / "examples"
LONGEST = 5000  # actions of a random game


class Case(NamedTuple):
    """A game as it is set up."""

    name: str
    players: int
    options: dict[str, Any]

    @property
    def game(self) -> Game:
        return game(self.name)

    def start(self, seed: int | str = 1) -> State:
        return self.game.start(self.players, self.options, seed)


def label(case: Case) -> str:
    return "-".join([case.name.split("/")[-1], str(case.players), *map(str, case.options.values())])


CASES = [
    *[Case("pryzhok", players, {"variant": v}) for players in (2, 3, 4) for v in ("markers", "sets")],
    *[Case("pryzhok", 2, {"variant": v, "slides": "4"}) for v in ("markers", "sets")],
    *[Case(str(EXAMPLES / name), 2, {}) for name in ("connect_four", "tic_tac_toe")],
    *[Case(str(EXAMPLES / "high_card"), players, {}) for players in (2, 4)],
    *[Case("odeyalo", players, {"teams": t}) for players, t in ((2, False), (4, False), (4, True))],
    *[
        Case("odeyalo", players, {"teams": t, "pillow": "middle", "weigh": "awake"})
        for players, t in ((2, False), (4, True))
    ],
    *[Case("stroyka", players, {}) for players in (2, 3, 4, 5)],
    *[Case("etazhiki", players, {"level": v}) for players in (2, 3, 5) for v in ("full", "middle", "beginner")],
    *[Case("etazhiki", players, {"cut-in": "after-a-card"}) for players in (2, 4)],
    *[
        Case("shipuchka", players, {"rounds": 2, "limit": 12, "kids": kids})
        for players, kids in ((2, False), (3, True))
    ],
    Case("shipuchka", 3, {"rounds": 1, "limit": 25, "companion": True}),
    Case("shipuchka", 2, {"rounds": 1, "limit": 12, "rulings": "first"}),
    Case("shipuchka", 1, {"challenge": "colours", "rulings": "first"}),
    *[Case("shipuchka", 1, {"challenge": challenge}) for challenge in ("free", "least", "most", "colours")],
]


def plain(data: Any) -> str:
    """Plain data as the bytes that would be sent."""
    return json.dumps(data, ensure_ascii=False)


class Step(NamedTuple):
    """A moment of a random game: the position and what one actor is about to do."""

    state: State
    seat: int
    action: int


def walk(case: Case, seed: int | str, most: int = LONGEST) -> Iterator[Step]:
    """A random game; whoever may act is chosen at random, so interceptions come in any order."""
    state, dice = case.start(seed), Dice(f"walk {seed}")
    for _ in range(most):
        actors = state.actors()
        if not actors:
            return
        seat = actors[dice.below(len(actors))]
        legal = state.legal(seat)
        action = legal[dice.below(len(legal))]
        yield Step(state, seat, action)
        state.apply(seat, action)


def sampled(case: Case, seed: int, every: int, most: int = 400) -> Iterator[Step]:
    """Some moments of a random game."""
    return (step for i, step in enumerate(walk(case, seed, most)) if i % every == 0)
