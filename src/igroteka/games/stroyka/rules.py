"""Большая стройка / The Big Build.

Animals walk the paths of a wood and collect the parts of a house. A step to a round cell costs a card that shows its
item; a token is taken by whoever comes to its square with as many of its item as it says. It goes to its place on the
building site: a point, and one more for each part already standing beside it. Whoever stands in the way is jumped.
Cards are three in a hand; drop what you do not want and draw. With the fifteenth part the house is ready.
"""

import cython

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.outcome import Line, Outcome, ranked

from .hands import Hands

if not cython.compiled:  # compiled, these are C's own: see rules.pxd
    from igroteka.engine.core.bits import bit, first, size, without_first
    from igroteka.engine.core.seats import OVER

    from .board import CLASS_PAYMENTS, ITEMS
    from .position import HAND, NOWHERE

    START, MOVE, DROP = 0, 1, 2


class BigBuild(Hands):
    """A position, and what may be done with it."""

    @cython.locals(other="BigBuild")
    def clone(self) -> "BigBuild":
        other = BigBuild.__new__(BigBuild)
        other.copy(self)
        return other

    # Set-up

    def set_up(self, starter: int) -> None:
        """ST-10: tokens on squares of their number; ST-11: three cards each; ST-12: the first player begins."""
        for sort in range(len(self.board.costs)):
            self.lay_tokens(sort)
        self.fill_deck()
        for seat in range(self.players):
            self.draw_up(seat)
        self.start_seat = self.turn = starter

    def stand(self, cell: int) -> bool:
        """ST-12: in turn order everybody puts their figure on a free START cell; then the first one's turn begins."""
        self.at[self.turn] = cell
        self.occupied |= bit(cell)
        self.turn = (self.turn + 1) % self.players
        if self.turn == self.start_seat:
            self.begin_turn()
        return True

    # A turn

    def list_actions(self, seat: int, actions: Actions) -> bool:
        if seat != self.turn:
            return True
        if self.phase == MOVE:
            self.add_moves(actions)
            return actions.add(self.board.done)  # ST-26: at any time, even with all three in hand
        if self.phase == DROP:
            return self.add_drops(actions)
        return self.add_starts(actions)

    def add_starts(self, actions: Actions) -> bool:
        cells = self.board.starts & ~self.occupied
        while cells:
            actions.add(first(cells))
            cells = without_first(cells)
        return True

    def add_moves(self, actions: Actions) -> bool:
        cells = self.reachable(self.at[self.turn])
        while cells:
            if self.lying & bit(first(cells)):
                self.add_payments(first(cells), actions)
            else:
                self.add_steps(first(cells), actions)
            cells = without_first(cells)
        return True

    def reachable(self, cell: int) -> int:
        """ST-21: free cells beside a figure, and beside the chain of occupied cells that begins there."""
        found = self.board.links[cell]
        chain = found & self.occupied & ~bit(cell)
        seen = chain | bit(cell)
        while chain:
            found |= self.board.links[first(chain)]
            chain = without_first(chain) | (found & self.occupied & ~seen)
            seen |= chain
        return found & ~self.occupied

    def add_steps(self, cell: int, actions: Actions) -> bool:
        """ST-20: a card that shows the cell's item; ST-24: any card, where a token has gone."""
        for place in range(self.turn * HAND, self.turn * HAND + self.held[self.turn]):
            if place > self.turn * HAND and self.hand[place] == self.hand[place - 1]:
                continue
            if self.goes(self.hand[place], cell):
                actions.add(self.board.step + cell * self.board.kinds + self.hand[place])
        return True

    def goes(self, kind: int, cell: int) -> bool:
        """Return whether one card pays a cell without a token."""
        return self.board.sort[cell] >= 0 or self.board.shows[kind * ITEMS + self.board.item[cell]] > 0

    def add_payments(self, cell: int, actions: Actions) -> bool:
        """ST-25: every set of cards that shows enough of the token's item and none too many."""
        item, cost = self.board.token_item[self.token[cell]], self.board.token_cost[self.token[cell]]
        count, start = self.held[self.turn], self.turn * HAND
        one = self.hand[start] if count > 0 else NOWHERE
        two = self.hand[start + 1] if count > 1 else NOWHERE
        three = self.hand[start + 2] if count > 2 else NOWHERE
        a, b, c = self.shown(one, item), self.shown(two, item), self.shown(three, item)
        self.add_one(cell, one, a, cost, actions)
        if two != one:
            self.add_one(cell, two, b, cost, actions)
        if three != two:
            self.add_one(cell, three, c, cost, actions)
        self.add_two(cell, one, two, a, b, cost, actions)
        if three != two:
            self.add_two(cell, one, three, a, c, cost, actions)
        if two != one:
            self.add_two(cell, two, three, b, c, cost, actions)
        if a and b and c and a + b < cost and a + c < cost and b + c < cost and a + b + c >= cost:
            actions.add(self.number(cell, one, two, three))
        return True

    def shown(self, kind: int, item: int) -> int:
        return self.board.shows[kind * ITEMS + item] if kind >= 0 else 0

    def add_one(self, cell: int, kind: int, shown: int, cost: int, actions: Actions) -> bool:
        if shown >= cost:
            actions.add(self.board.step + cell * self.board.kinds + kind)
        return True

    def add_two(self, cell: int, one: int, two: int, a: int, b: int, cost: int, actions: Actions) -> bool:
        if a and b and a < cost and b < cost and a + b >= cost:
            actions.add(self.number(cell, one, two, NOWHERE))
        return True

    def number(self, cell: int, one: int, two: int, three: int) -> int:
        """The action that pays a token with two or three cards in order."""
        return self.offset_of(cell) + self.board.paying(self.board.sort[cell], one, two, three)

    def offset_of(self, cell: int) -> int:
        return self.board.offset[size(self.board.squares & (bit(cell) - 1))]

    def add_drops(self, actions: Actions) -> bool:
        """ST-27: any card of the hand may be dropped; `draw` ends the turn."""
        for place in range(self.turn * HAND, self.turn * HAND + self.held[self.turn]):
            if place == self.turn * HAND or self.hand[place] != self.hand[place - 1]:
                actions.add(self.board.drop + self.hand[place])
        return actions.add(self.board.draw)

    @cython.locals(move=cython.int)
    def apply(self, seat: int, action: int) -> bool:
        move = action
        if move < self.board.step:
            return self.stand(move)
        if move < self.board.offset[0]:
            return self.walk((move - self.board.step) // self.board.kinds, (move - self.board.step) % self.board.kinds)
        if move < self.board.done:
            return self.pay(move)
        if move == self.board.done:
            self.phase = DROP
            return True
        if move < self.board.draw:
            return self.drop(move - self.board.drop)
        return self.end_turn()

    def walk(self, cell: int, kind: int) -> bool:
        """ST-20, ST-22, ST-24: one card for the cell landed on."""
        self.clear_last(self.turn)
        self.discard(self.turn, kind, 0)
        return self.land(cell)

    def pay(self, move: int) -> bool:
        """ST-25: two or three cards for a token."""
        square = 0
        while self.board.offset[square + 1] <= move:
            square += 1
        cell = self.board.square[square]
        start = (self.board.sort[cell] * CLASS_PAYMENTS + move - self.board.offset[square]) * 3
        self.clear_last(self.turn)
        for place in range(3):
            if self.board.paid[start + place] >= 0:
                self.discard(self.turn, self.board.paid[start + place], place)
        return self.land(cell)

    def land(self, cell: int) -> bool:
        """Go there; a token that lies there is taken (ST-25); an empty hand ends moving by itself (ST-26)."""
        if self.witness is not None:
            self.show_hops(cell)
        self.occupied &= ~bit(self.at[self.turn])
        self.occupied |= bit(cell)
        self.at[self.turn] = cell
        if not self.held[self.turn]:
            self.phase = DROP
        if self.lying & bit(cell):
            return self.take_token(cell)
        return True

    def show_hops(self, cell: int) -> None:
        """ST-21: the way over the figures, one after the other."""
        for over in self.way(self.at[self.turn], cell):
            if over not in (self.at[self.turn], cell):
                self.hop = over
                self.tell()
        self.hop = NOWHERE

    def drop(self, kind: int) -> bool:
        self.clear_last(self.turn)
        self.discard(self.turn, kind, 0)
        return True

    def end_turn(self) -> bool:
        """ST-27: the hand is filled; ST-34: a turn without a token counts here."""
        self.draw_up(self.turn)
        self.turns += 1
        self.quiet = 0 if self.built else self.quiet + 1
        self.built = False
        if self.quiet_limit and self.quiet >= self.quiet_limit * self.players:
            self.phase = MOVE
            return self.stop_game(34)
        self.turn = (self.turn + 1) % self.players
        self.begin_turn()
        return True

    def begin_turn(self) -> None:
        """ST-26: an empty hand ends moving by itself; only a loaded position begins a turn with one."""
        self.phase = MOVE if self.held[self.turn] else DROP

    # Points and the end

    def take_token(self, cell: int) -> bool:
        """ST-25: off its square; ST-30: to its place, a point for it and one for each token beside it."""
        self.tell()
        token = self.token[cell]
        self.token[cell] = NOWHERE
        self.lying &= ~bit(cell)
        self.built = True
        self.quiet = 0
        self.build(token, self.turn)
        self.flying = token
        self.tell()
        self.flying, self.fresh = NOWHERE, token
        self.points[self.turn] += 1
        self.tell()
        self.score_neighbours(token)
        if self.house == self.board.whole:
            return self.stop_game(31)
        return True

    def score_neighbours(self, token: int) -> bool:
        """ST-30: right, left, above and below, one after the other."""
        beside = self.house & self.board.beside[token]
        while beside:
            self.points[self.turn] += 1
            self.lit |= bit(first(beside))
            self.tell()
            beside = without_first(beside)
        self.fresh, self.lit = NOWHERE, 0
        return True

    def stop_game(self, rule: int) -> bool:
        """ST-31: at once, with the last token; ST-34: nobody builds any more."""
        self.rule = rule
        self.turn = OVER
        return True

    def rank(self, seat: int) -> int:
        """ST-32: most points; among equals whoever sat later."""
        return self.points[seat] * 8 + (seat - self.start_seat + self.players) % self.players

    def result(self, seat: int) -> float:
        return self.share(seat)

    def outcome(self) -> Outcome | None:
        if self.turn != OVER:
            return None
        scores = [self.points[seat] for seat in range(self.players)]
        ranking = ranked([self.rank(seat) for seat in range(self.players)])
        tally = [self.tally(seat) for seat in range(self.players)]
        return Outcome(scores, ranking, f"ST-{self.rule}", tally)

    def tally(self, seat: int) -> list[Line]:
        """Return the tally of a seat."""
        built = sum([self.builder[token] == seat for token in range(self.board.tokens)])
        beside = self.points[seat] - built
        return [Line("tally-tokens", {"count": built}), Line("tally-neighbours", {"count": beside})]
