"""A plan for a whole turn: every way the cards of a hand can be walked and paid with, and which are kept at its end.

It is worth the points it makes, and how near the animal then stands to the parts still out, with how much of their
items in hand.
"""

import cython

from igroteka.engine.core.strategy import Strategy

from .board import Board
from .odds import payable
from .rules import BigBuild

if not cython.compiled:  # compiled, these are C's own: see planning.pxd
    from math import exp

    from igroteka.engine.core.bits import bit, first, size, without_first

    from .board import ITEMS
    from .position import HAND, NOWHERE

HOPE = 0.55  # what a part within reach is worth against points in the hand
SECOND = 0.25  # how much the second best part counts
FAR = 0.5  # each step away makes a part so much less likely
TIED = 0.9  # and more so if all cards are kept to pay with and none is left to walk with


class Planning(Strategy):
    """Looks at one hand at a time."""

    board: Board
    after: BigBuild | None  # the position a plan is made in
    cards: list[int]  # the hand it is made with
    count: int
    shown: list[int]  # by card and item
    distance: list[int]  # by two cells: steps, if nobody stands in the way
    near: list[float]  # by steps and cards to be drawn
    payable: list[float]  # by pictures missing and cards to be drawn
    others: int  # cells where others stand
    points: int  # of a whole house

    def __init__(self, board: Board) -> None:
        Strategy.__init__(self)
        if not cython.compiled:
            self.make_room()
        self.board, self.after = board, None
        self.points = board.tokens + sum([len(board.neighbours_of(token)) for token in range(board.tokens)]) // 2
        self.measure()
        for steps in range(64):
            for fresh in range(4):
                self.near[steps * 4 + fresh] = exp(-FAR * (steps - 1) - TIED * max(0, steps - 1 - fresh))
        for place, likely in enumerate(payable(board)):
            self.payable[place] = likely

    def make_room(self) -> None:
        """Lists where compiled code has C arrays."""
        self.cards, self.shown = [0] * 3, [0] * 15
        self.distance, self.near, self.payable = [0] * 4096, [0.0] * 256, [0.0] * 40

    def measure(self) -> None:
        """Return the number of steps between any two cells."""
        for start in range(self.board.cells):
            seen, edge, steps = bit(start), bit(start), 0
            while edge:
                new = 0
                while edge:
                    self.distance[start * 64 + first(edge)] = steps
                    new |= self.board.links[first(edge)]
                    edge = without_first(edge)
                edge = new & ~seen
                seen |= new
                steps += 1

    # A plan

    def begin(self, state: BigBuild, seat: int) -> bool:
        """Look at a seat's hand."""
        if self.after is None:
            self.after = state.clone()
        self.after.copy(state)
        self.count = state.held[seat]
        self.others = state.occupied
        if state.at[seat] >= 0:
            self.others &= ~bit(state.at[seat])
        for place in range(self.count):
            self.cards[place] = state.hand[seat * HAND + place]
            for item in range(ITEMS):
                self.shown[place * ITEMS + item] = self.board.shows[self.cards[place] * ITEMS + item]
        return True

    def reach(self, cell: int) -> int:
        self.after.occupied = self.others | bit(cell)  # type: ignore[union-attr]
        return self.after.reachable(cell)  # type: ignore[union-attr]

    def ahead(self, cell: int, left: int, house: int, taken: int) -> float:
        """The best a turn can still bring from a cell with some cards (as bits): stop here, or go on."""
        best = self.rest(cell, left, house, taken)
        if not left:
            return best
        cells = self.reach(cell)
        while cells:
            best = max(best, self.going(first(cells), left, house, taken))
            cells = without_first(cells)
        return best

    def going(self, cell: int, left: int, house: int, taken: int) -> float:
        """The best way to pay a cell and what comes after it."""
        best = -1.0
        for chosen in range(1, left + 1):
            if chosen & left == chosen and self.pays(cell, chosen, taken):
                best = max(best, self.paid(cell, left & ~chosen, house, taken))
        return best

    def pays(self, cell: int, chosen: int, taken: int) -> bool:
        if self.after.lying & ~taken & bit(cell):  # type: ignore[union-attr]
            return self.pays_token(self.after.token[cell], chosen)  # type: ignore[union-attr]
        if chosen & (chosen - 1):
            return False
        place = first(chosen)
        return self.board.item[cell] < 0 or self.shown[place * ITEMS + self.board.item[cell]] > 0

    def pays_token(self, token: int, chosen: int) -> bool:
        """ST-25: enough, and no card too many."""
        total, least, item = 0, 9, self.board.token_item[token]
        for place in range(self.count):
            if chosen & (1 << place):
                total += self.shown[place * ITEMS + item]
                least = min(least, self.shown[place * ITEMS + item])
        return total >= self.board.token_cost[token] and total - least < self.board.token_cost[token]

    def paid(self, cell: int, left: int, house: int, taken: int) -> float:
        """Return the value of a step: points for a token, and the use of the other cards."""
        if not self.after.lying & ~taken & bit(cell):  # type: ignore[union-attr]
            return self.ahead(cell, left, house, taken)
        token = self.after.token[cell]  # type: ignore[union-attr]
        gain = 1 + size(house & self.board.beside[token])
        return gain + self.ahead(cell, left, house | bit(token), taken | bit(cell))

    def rest(self, cell: int, left: int, house: int, taken: int) -> float:
        """The hope at the end of a turn, with the best of the cards kept."""
        best = 0.0
        for kept in range(left + 1):
            if kept & left == kept:
                best = max(best, self.hope(cell, kept, house, taken))
        return HOPE * best

    def hope(self, cell: int, kept: int, house: int, taken: int) -> float:
        """Return the value of approaching parts: distance, items in hand, and neighbours."""
        best, second, fresh = 0.0, 0.0, HAND - size(kept)
        cells = self.after.lying & ~taken  # type: ignore[union-attr]
        while cells:
            value = self.near[self.distance[cell * 64 + first(cells)] * 4 + fresh] * self.chance(
                first(cells), kept, fresh, house
            )
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
            cells = without_first(cells)
        return best + SECOND * second

    def chance(self, cell: int, kept: int, fresh: int, house: int) -> float:
        token = self.after.token[cell]  # type: ignore[union-attr]
        missing = self.board.token_cost[token]
        for place in range(self.count):
            if kept & (1 << place):
                missing -= self.shown[place * ITEMS + self.board.token_item[token]]
        return (1 + size(house & self.board.beside[token])) * self.payable[max(0, missing) * 4 + fresh]

    def number(self, state: BigBuild, cell: int, chosen: int) -> int:
        """The action that goes to a cell for some cards of the hand."""
        one = self.cards[first(chosen)]
        rest = without_first(chosen)
        if not rest:
            return self.board.step + cell * self.board.kinds + one
        three = self.cards[first(without_first(rest))] if without_first(rest) else NOWHERE
        return state.number(cell, one, self.cards[first(rest)], three)

    def steps(self, one: int, other: int) -> int:
        return self.distance[one * 64 + other]
