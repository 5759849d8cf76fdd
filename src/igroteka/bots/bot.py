"""What a bot is, and the plainest one: it looks one action ahead with what the game's strategy knows.

A bot gets a seat's view as plain data and answers with an action. It runs away from the event loop, in a thread or
another process, and stops early when `stop` says so, with the best it has.
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

import msgspec

from igroteka.engine.dice import Dice
from igroteka.engine.game import Game
from igroteka.engine.state import State

Evaluate = Callable[[State, int], float]


class Stop(Protocol):
    """Somebody who may lose patience: a threading.Event, for example."""

    def is_set(self) -> bool: ...


class Bot(Protocol):
    """View in, action out."""

    def choose(self, game: Game, view: Mapping[str, Any], seat: int, dice: Dice, stop: Stop) -> int: ...


class Level(msgspec.Struct, frozen=True):
    """How well a bot plays: how much luck is in its judgement, and how many dealt hands it thinks of."""

    spread: float
    worlds: int


LEVELS: dict[str, Level] = {
    "gentle": Level(spread=0.3, worlds=1),
    "clever": Level(spread=0.01, worlds=4),
}
USUAL = "clever"


def levels() -> list[str]:
    """The levels there are, from the gentlest to the strongest."""
    return list(LEVELS)


def bot(level: str, evaluate: Evaluate) -> Bot:
    """A bot of a level; an unknown level gets the usual one."""
    return OneAhead(LEVELS.get(level, LEVELS[USUAL]), evaluate)


class OneAhead:
    """Tries every action in a few imagined positions and takes the one that leaves it best."""

    def __init__(self, level: Level, evaluate: Evaluate) -> None:
        self.level, self.evaluate = level, evaluate

    def choose(self, game: Game, view: Mapping[str, Any], seat: int, dice: Dice, stop: Stop) -> int:
        worlds = self.imagined(game, view, seat, dice)
        actions = worlds[0].legal(seat)
        if len(actions) == 1:
            return actions[0]
        scores = [self.noise(dice) for _ in actions]
        for world in worlds:
            self.judge(world, seat, actions, scores, stop)
        return actions[scores.index(max(scores))]

    def imagined(self, game: Game, view: Mapping[str, Any], seat: int, dice: Dice) -> list[State]:
        return [game.imagine(view, seat, dice) for _ in range(self.level.worlds if game.hidden else 1)]

    def judge(self, world: State, seat: int, actions: list[int], scores: list[float], stop: Stop) -> None:
        """Add to each action's score how the position after it looks."""
        for index, action in enumerate(actions):
            if stop.is_set():
                return
            after = world.clone()
            after.apply(seat, action)
            scores[index] += self.evaluate(after, seat) / self.level.worlds

    def noise(self, dice: Dice) -> float:
        return self.level.spread * dice.below(1 << 16) / (1 << 16)
