"""Heuristics of The Big Build: plan the whole turn, walk towards parts that have neighbours."""

from typing import Any

import cython

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.effort import Considered, Effort, Thought
from igroteka.engine.core.state import State
from igroteka.engine.game import Game
from igroteka.engine.scene import Label

from . import hints
from .planning import Planning
from .rules import BigBuild

if not cython.compiled:  # compiled, these are C's own: see strategy.pxd
    from math import exp, sqrt

    from igroteka.engine.core.bits import first, size, without_first
    from igroteka.engine.core.seats import OVER

    from .planning import HOPE
    from .rules import DROP, MOVE

SENSIBLE = 0.48  # of the best plan: what is worth less is left out


class Building(Planning):
    """Plans the turn under way to its end, and judges what is then left to all."""

    # Judgement

    def evaluate(self, state: State, seat: int) -> float:
        self.judge(state)
        return self.values[seat]

    def judge(self, state: State) -> bool:
        """The odds of every seat, by what it has and may hope for; the later, the more a lead is worth."""
        assert isinstance(state, BigBuild)
        total, wood = 0.0, state
        scale = 1.0 / (0.9 * sqrt(wood.board.tokens - size(wood.house)) + 0.3)
        for seat in range(wood.players):
            if wood.turn == OVER:
                self.values[seat] = 2.0 * wood.result(seat) - 1.0
            elif self.is_lost(wood, seat):
                self.values[seat] = 0.0
            else:
                self.values[seat] = exp(self.worth(wood, seat) * scale)
                total += self.values[seat]
        for seat in range(wood.players if total > 0.0 else 0):
            self.values[seat] = 2.0 * self.values[seat] / total - 1.0
        return True

    def is_lost(self, state: BigBuild, seat: int) -> bool:
        """Return whether a seat cannot win with all remaining points."""
        left, best = self.points, 0
        for other in range(state.players):
            left -= state.points[other]
            best = max(best, state.points[other])
        return state.points[seat] + left < best

    def worth(self, state: BigBuild, seat: int) -> float:
        """Points, and those a whole turn will bring; whoever is not to play must wait for it."""
        if state.at[seat] < 0:
            return 0.0
        self.begin(state, seat)
        if seat == state.turn and state.phase == DROP:
            return state.points[seat] + self.rest(state.at[seat], (1 << self.count) - 1, state.house, 0)
        ahead = self.ahead(state.at[seat], (1 << self.count) - 1, state.house, 0)
        return state.points[seat] + (ahead if seat == state.turn else 0.7 * ahead)

    # A choice

    def think(self, state: State, seat: int, dice: Dice, effort: Effort, stop: Any = None) -> Thought | None:
        """Play for points when a win is impossible: a search would rather hoard cards than end a lost game."""
        assert isinstance(state, BigBuild)
        if not self.is_lost(state, seat):
            return None
        actions = Actions()
        state.list_actions(seat, actions)
        return Thought([Considered((self.policy(state, seat, dice, actions),), 1, 0.0)], 1)

    def policy(self, state: State, seat: int, dice: Dice, actions: Actions) -> int:
        """The first action of the best plan for the turn."""
        assert isinstance(state, BigBuild)
        wood = state
        self.begin(wood, seat)
        if wood.phase == MOVE:
            return self.first_move(wood, seat)
        if wood.phase == DROP:
            return self.first_drop(wood, seat)
        return self.first_start(actions)

    def first_start(self, actions: Actions) -> int:
        """ST-12: where the hand can hope for most."""
        best, chosen = -1.0, actions.items[0]
        for i in range(actions.count):
            value = self.ahead(actions.items[i], (1 << self.count) - 1, 0, 0)
            if value > best:
                best, chosen = value, actions.items[i]
        return chosen

    def first_move(self, state: BigBuild, seat: int) -> int:
        left, house = (1 << self.count) - 1, state.house
        best, action = self.rest(state.at[seat], left, house, 0), self.board.done
        cells = self.reach(state.at[seat])
        while cells:
            for chosen in range(1, left + 1):
                if self.pays(first(cells), chosen, 0):
                    value = self.paid(first(cells), left & ~chosen, house, 0)
                    if value > best:
                        best, action = value, self.number(state, first(cells), chosen)
            cells = without_first(cells)
        return action

    def first_drop(self, state: BigBuild, seat: int) -> int:
        """ST-27: drop what the best hand to keep does not need."""
        left = (1 << self.count) - 1
        best, kept = -1.0, left
        for hand in range(left, -1, -1):
            value = self.hope(state.at[seat], hand, state.house, 0)
            if value > best + 1e-9:
                best, kept = value, hand
        gone = left & ~kept
        return self.board.drop + self.cards[first(gone)] if gone else self.board.draw

    def score(self, state: State, seat: int) -> float:
        """Points."""
        assert isinstance(state, BigBuild)
        return float(state.points[seat])

    # What is sensible

    def candidates(self, state: State, seat: int, actions: Actions) -> int:
        """Only what begins a plan nearly as good as the best: no walk for its own sake, no needed card dropped."""
        assert isinstance(state, BigBuild)
        wood = state
        if wood.phase == MOVE:
            self.begin(wood, seat)
            self.sensible_moves(wood, wood.at[seat], actions)
        elif wood.phase == DROP:
            self.begin(wood, seat)
            self.sensible_drops(wood, wood.at[seat], actions)
        return actions.count

    def sensible_moves(self, state: BigBuild, cell: int, actions: Actions) -> bool:
        left, house = (1 << self.count) - 1, state.house
        enough = SENSIBLE * self.ahead(cell, left, house, 0)
        actions.count = 0
        cells = self.reach(cell)
        while cells:
            for chosen in range(1, left + 1):
                if self.is_first(chosen) and self.worth_going(first(cells), chosen, left, house) >= enough:
                    actions.add(self.number(state, first(cells), chosen))
            cells = without_first(cells)
        return (actions.count > 0 and self.rest(cell, left, house, 0) < enough) or actions.add(self.board.done)

    def worth_going(self, cell: int, chosen: int, left: int, house: int) -> float:
        """Return the value of a step for some cards; negative where they do not pay."""
        return self.paid(cell, left & ~chosen, house, 0) if self.pays(cell, chosen, 0) else -1.0

    def is_first(self, chosen: int) -> bool:
        """Of equal cards the first ones are meant: one action, not two."""
        for place in range(1, self.count):
            if chosen & (1 << place) and not chosen & (1 << (place - 1)) and self.cards[place] == self.cards[place - 1]:
                return False
        return True

    def sensible_drops(self, state: BigBuild, cell: int, actions: Actions) -> bool:
        left, gone = (1 << self.count) - 1, 0
        enough = SENSIBLE * self.rest(cell, left, state.house, 0) / HOPE
        for kept in range(left + 1):
            if self.hope(cell, kept, state.house, 0) >= enough:
                gone |= left & ~kept
        actions.count = 0
        for place in range(self.count):
            if gone & (1 << place) and (place == 0 or self.cards[place] != self.cards[place - 1]):
                actions.add(self.board.drop + self.cards[place])
        return (actions.count > 0 and self.hope(cell, left, state.house, 0) < enough) or actions.add(self.board.draw)

    # In words

    def reason(self, state: State, seat: int, action: int) -> Label | None:
        assert isinstance(state, BigBuild)
        return hints.reason(self, state, seat, action)


def make(game: Game) -> Building:
    """The strategy for one player of a box."""
    return Building(game.board)  # type: ignore[attr-defined]
