"""A bot: it takes a seat's view as plain data and returns a plan, by a level."""

from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Any, Protocol

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.effort import Considered, Effort, Thought
from igroteka.engine.core.state import State
from igroteka.engine.core.strategy import Strategy
from igroteka.engine.game import Game

from .levels import Level
from .search import Search


class Stop(Protocol):
    """A cancellation token such as `threading.Event`."""

    def is_set(self) -> bool: ...


class Bot:
    """A player of a game. It keeps room to think in, so nobody shares it. `clock` tells the seconds its limits mean."""

    def __init__(self, game: Game, strategy: Strategy, clock: Callable[[], float] = perf_counter) -> None:
        self.game, self.strategy = game, strategy
        self.search, strategy.clock = Search(strategy, clock), clock

    def plan(
        self, view: Mapping[str, Any], seat: int, level: Level, dice: Dice, stop: Stop | None = None,
        milliseconds: float | None = None, simulations: int | None = None,
    ) -> Thought:  # fmt: skip
        """Return the plan for a view: the same view, seat, level and dice give the same answer."""
        state = self.game.imagine(view, seat, dice)
        return self.decide(state, seat, level, dice, level.effort(milliseconds, simulations), stop)

    def decide(
        self, state: State, seat: int, level: Level, dice: Dice, effort: Effort, stop: Stop | None = None
    ) -> Thought:
        """The same, from a position imagined already."""
        actions = Actions()
        state.list_actions(seat, actions)
        if len(actions) == 1:
            return at_once(actions[0])
        if dice.below(100) < level.shine or is_restless(state, level):
            return at_once(self.strategy.policy(state, seat, dice, actions))
        if dice.below(100) < level.hurry:
            self.strategy.candidates(state, seat, actions)
            return at_once(actions[dice.below(len(actions))])
        own = self.strategy.think(state, seat, dice, effort, stop)
        return own if own is not None else self.search.think(state, seat, dice, effort, stop)

    def choose(self, view: Mapping[str, Any], seat: int, level: Level, dice: Dice, stop: Stop | None = None) -> int:
        """Only the next action."""
        return self.plan(view, seat, level, dice, stop).plan[0]


def is_restless(state: State, level: Level) -> bool:
    """Return whether the game has stalled for longer than this level tolerates; `quiet` counts the turns."""
    quiet: int = getattr(state, "quiet", 0)
    return bool(level.patience) and quiet >= level.patience * state.players


def at_once(action: int) -> Thought:
    """Without a thought."""
    return Thought([Considered((action,), 0, 0.5)], 0)
