"""Heuristics of Flip Jump: markers are points, and a row left within reach is a gift."""

from typing import Any

import cython

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.effort import Effort, Thought
from igroteka.engine.core.state import State
from igroteka.engine.core.strategy import Strategy
from igroteka.engine.game import Game
from igroteka.engine.scene import Label

from .rules import FlipJump

if not cython.compiled:  # compiled, these are C's own: see strategy.pxd
    from math import exp

    from igroteka.engine.core.seats import OVER

    from .position import MARKERS

MARKER = 0.9  # one marker more is this much on the scale of odds
REACH = 0.65  # one that can be taken with the next slide or hop
PAIR = 0.03
PATIENCE = 400  # actions looked at before the most so far is believed
DEEPEST = 6  # hops of a jump looked at
COLOUR_NAMES = ("red", "orange", "yellow", "green", "blue", "violet")


class Knowing(Strategy):
    """Judges by markers and by what the one to play can take at once."""

    after: FlipJump | None
    afters: list[FlipJump]
    lists: list[Actions]
    looked: int
    enough: int
    deepest: int

    def __init__(self) -> None:
        Strategy.__init__(self)
        self.after = None
        self.afters = []
        self.lists = [Actions() for _ in range(DEEPEST + 1)]
        self.looked = self.enough = self.deepest = 0
        self.turns: Any = None

    # Judgement

    def evaluate(self, state: State, seat: int) -> float:
        self.judge(state)
        return self.values[seat]

    def judge(self, state: State) -> bool:
        """The odds of every seat, as its worth against the worth of all."""
        assert isinstance(state, FlipJump)
        frogs, total = state, 0.0
        for seat in range(frogs.players):
            if frogs.turn == OVER:
                self.values[seat] = 2.0 * frogs.result(seat) - 1.0
            else:
                self.values[seat] = exp(self.worth(frogs, seat))
                total += self.values[seat]
        for seat in range(frogs.players if total > 0.0 else 0):
            self.values[seat] = 2.0 * self.values[seat] / total - 1.0
        return True

    def worth(self, state: FlipJump, seat: int) -> float:
        worth = MARKER * state.marker_count(seat)
        if state.variant == MARKERS:
            worth += PAIR * state.pairs(seat)
        if state.turn == seat:
            worth += REACH * min(6, self.reach_up_to(state, 50, 0))
        return worth

    def reach(self, state: FlipJump) -> int:
        """The most markers the one to play can still take in this turn."""
        return self.reach_up_to(state, 50, DEEPEST)

    def reach_up_to(self, state: FlipJump, enough: int, deepest: int) -> int:
        """The same, but no need to look for more than is enough, nor for jumps of more hops; 50 when that wins."""
        self.prepare(state)
        self.looked, self.enough, self.deepest = 0, enough, deepest
        return self.most_markers(state, 0, state.turn, state.marker_count(state.turn))

    def prepare(self, state: FlipJump) -> None:
        """Room to try things out in, made once."""
        if self.after is None:
            self.after = state.clone()
            self.afters = [state.clone() for _ in range(DEEPEST + 1)]

    def most_markers(self, state: FlipJump, hops: int, seat: int, before: int) -> int:
        actions = self.lists[hops]
        after = self.afters[hops]
        best = 0
        actions.count = 0
        state.list_actions(seat, actions)
        for i in range(actions.count):
            if best >= self.enough or self.looked >= PATIENCE:
                break
            if actions.items[i] != state.board.stop:
                self.looked += 1
                after.copy(state)
                after.apply(seat, actions.items[i])
                gain = self.taken(after, hops, seat, before)
                best = gain if gain > best else best
        return best

    def taken(self, after: FlipJump, hops: int, seat: int, before: int) -> int:
        """Markers won by a turn that has come so far."""
        if after.turn == seat:
            return self.most_markers(after, hops + 1, seat, before) if hops < self.deepest else 0
        if after.turn == OVER and after.result(seat) > 0.75:
            return 50
        return after.marker_count(seat) - before

    # Play

    def gain(self, state: FlipJump, seat: int, action: int) -> int:
        """The markers one slide or hop takes."""
        self.prepare(state)
        after: FlipJump = self.after  # type: ignore[assignment]
        after.copy(state)
        after.apply(seat, action)
        return after.marker_count(seat) - state.marker_count(seat)

    def policy(self, state: State, seat: int, dice: Dice, actions: Actions) -> int:
        """Whatever takes most markers at once, else anything."""
        assert isinstance(state, FlipJump)
        frogs, best, chosen = state, 0, actions.items[dice.pick(actions.count)]
        for i in range(actions.count):
            gain = self.gain(frogs, seat, actions.items[i])
            if gain > best:
                best, chosen = gain, actions.items[i]
        return chosen

    def score(self, state: State, seat: int) -> float:
        """Markers."""
        assert isinstance(state, FlipJump)
        return float(state.marker_count(seat))

    def think(self, state: State, seat: int, dice: Dice, effort: Effort, stop: Any = None) -> Thought | None:
        """Whole turns, thought through."""
        from .turns import TurnSearch

        assert isinstance(state, FlipJump)
        self.turns = self.turns or TurnSearch(self, self.clock)
        thought: Thought = self.turns.think(state, dice, effort, stop)
        return thought

    # In words

    def reason(self, state: State, seat: int, action: int) -> Label | None:
        assert isinstance(state, FlipJump)
        after = state.clone()
        after.apply(seat, action)
        if after.marker_count(seat) > state.marker_count(seat):
            return self.rows(state, after, seat)
        if after.turn == seat:
            return Label("reason-jump-on" if self.reach(after) else "reason-jump-further")
        return None if after.turn == OVER else self.quiet(state, after)

    def quiet(self, state: FlipJump, after: FlipJump) -> Label:
        """Return the reason to end a turn without a marker."""
        if not self.reach(after):
            return Label("reason-leaves-nothing")
        return Label("reason-later" if self.reach(state) else "reason-wait")

    def rows(self, state: FlipJump, after: FlipJump, seat: int) -> Label:
        """Return the markers that an action takes."""
        before, now = state.owned(seat), after.owned(seat)
        colours = [COLOUR_NAMES[colour] for colour in range(6) if now[colour] > before[colour]]
        count = sum(now) - sum(before)
        return Label("reason-row", {"count": count, "colour": colours[0] if count == 1 else "many"})


def make(game: Game) -> Strategy:
    """A strategy of one's own: it keeps room to try things out in, so nobody shares it."""
    return Knowing()
