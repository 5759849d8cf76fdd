"""The heuristics of a game, for bots, hints and reviews. A game's `strategy.py` has a subclass.

All of it may know the whole position it is given: search only ever shows it positions imagined from a seat's view.
A game without a strategy of its own gets this one: it knows nothing but the rules.
"""

from collections.abc import Callable
from time import perf_counter
from typing import Any

import cython

from .actions import Actions
from .dice import Dice
from .effort import Effort, Thought
from .label import Label
from .state import State

if not cython.compiled:  # compiled, these are C's own: see strategy.pxd and state.pxd
    from .seats import OVER

    MOST_SEATS = 8


class Strategy:
    """A game overrides what it knows better: evaluate or judge, candidates, policy, reason."""

    values: list[float]  # what `judge` found, by seat
    clock: Callable[[], float]  # seconds, for the limits of an overridden `think`

    def __init__(self) -> None:
        self.clock = perf_counter
        if not cython.compiled:
            self.values = [0.0] * MOST_SEATS

    def __getattr__(self, name: str) -> Any:
        if name == "values":  # plain Python on the compiled core cannot see C's array
            return Values(self)
        raise AttributeError(name)

    def value(self, seat: int) -> float:
        """Return the value of a seat that `judge` computed."""
        return self.values[seat]

    def put(self, seat: int, value: float) -> None:
        self.values[seat] = value

    def evaluate(self, state: State, seat: int) -> float:
        """The result a seat may expect, from -1 (surely lost) to 1 (surely won).

        It is 2 r - 1 where r is the expected `state.result(seat)`: 0 is an even position of two, -1/3 one of three.
        The scale matters: 0.5 says that the seat wins three games of four from here. Once over it is exact.
        """
        if state.turn == OVER:
            return 2.0 * state.result(seat) - 1.0
        return 2.0 / state.players - 1.0

    def judge(self, state: State) -> bool:
        """Put `evaluate` of every seat into `values`. Override it where all seats are judged in one go."""
        for seat in range(state.players):
            self.values[seat] = self.evaluate(state, seat)
        return True

    def candidates(self, state: State, seat: int, actions: Actions) -> int:
        """Keep in the buffer of legal actions only the sensible ones, at least one; how many are left.

        What it leaves out is never looked at: leave out only what no good player would ever do.
        """
        return actions.count

    def policy(self, state: State, seat: int, dice: Dice, actions: Actions) -> int:
        """A fair player's quick choice among the legal actions in the buffer (which it may reorder).

        Takes what scores now, else something sensible by luck. Short imagined games are played by it: be quick (about
        a microsecond or ten), and no worse than a friendly uncle.
        """
        return actions.items[dice.pick(actions.count)]

    def score(self, state: State, seat: int) -> float:
        """Return the visible score of a seat: markers, stars, tokens. For the model child of the lab.

        An action scores when it adds to them at once. Knowing nothing but the rules, only a won game counts.
        """
        return state.result(seat) if state.turn == OVER else 0.0

    def think(self, state: State, seat: int, dice: Dice, effort: Effort, stop: Any = None) -> Thought | None:
        """The better way, where measuring has shown one: a search of the game's own. None: the house's search thinks.

        `state` is imagined from the seat's view. It ends early when `stop.is_set()`: look every few milliseconds.
        Time is what `self.clock` says: the lab counts the processor's, not the clock's.
        """
        return None

    def reason(self, state: State, seat: int, action: int) -> Label | None:
        """Return why an action is good ("makes three reds"), for hints; None if there is no reason to give.

        `state` is before the action, imagined from the seat's view: say nothing that depends on what it cannot see.
        """
        return None


class Values:
    """The values of a compiled strategy, for subclasses in plain Python."""

    def __init__(self, strategy: Strategy) -> None:
        self.strategy = strategy

    def __getitem__(self, seat: int) -> float:
        return self.strategy.value(seat)

    def __setitem__(self, seat: int, value: float) -> None:
        self.strategy.put(seat, value)
