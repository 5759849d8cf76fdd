"""Set-up of the tokens; cards: how they come into hands and leave them, and what others may imagine in them."""

import cython

from igroteka.engine.core.dice import Dice

from .position import Position

if not cython.compiled:  # compiled, these are C's own: see hands.pxd
    from igroteka.engine.core.bits import first, without_first

    from .position import HAND, NOWHERE


class Hands(Position):
    """Cards, on their way."""

    # Set-up

    def lay_tokens(self, sort: int) -> bool:
        """ST-10: which of the tokens with a number goes where is random."""
        cells = self.board.squares
        while cells:
            if self.board.sort[first(cells)] == sort:
                self.lay_token(self.some_token(sort), first(cells))
            cells = without_first(cells)
        return True

    def some_token(self, sort: int) -> int:
        """A random token with a number that lies nowhere yet."""
        left = [t for t in range(self.board.tokens) if self.is_left(t, self.board.costs[sort])]
        return int(left[self.dice.pick(len(left))])

    def is_left(self, token: int, cost: int) -> bool:
        if self.board.token_cost[token] != cost:
            return False
        return token not in [self.token[cell] for cell in range(self.board.cells)]

    def fill_deck(self) -> None:
        """ST-11: all cards of the box in the deck."""
        self.deck_size = self.board.size
        for kind in range(self.board.kinds):
            self.deck[kind] = self.board.copies[kind]

    # Cards on the move

    def gain(self, seat: int, kind: int) -> None:
        """A card into a hand; hands are kept in order."""
        place = seat * HAND + self.held[seat]
        while place > seat * HAND and self.hand[place - 1] > kind:
            self.hand[place] = self.hand[place - 1]
            place -= 1
        self.hand[place] = kind
        self.held[seat] += 1

    def lose(self, seat: int, kind: int) -> None:
        """A card out of a hand that has it."""
        place = seat * HAND
        while self.hand[place] != kind:
            place += 1
        self.held[seat] -= 1
        while place < seat * HAND + self.held[seat]:
            self.hand[place] = self.hand[place + 1]
            place += 1
        self.hand[place] = 0

    def clear_last(self, seat: int) -> None:
        """From now on a seat's cards are those that went to the discards last."""
        self.last[0] = self.last[1] = self.last[2] = NOWHERE
        self.by = seat

    def discard(self, seat: int, kind: int, place: int) -> None:
        """ST-28: played and dropped cards lie open."""
        self.lose(seat, kind)
        self.spent[kind] += 1
        self.spent_size += 1
        self.last[place] = kind

    def draw_up(self, seat: int) -> None:
        """ST-27: until there are three in the hand."""
        while self.held[seat] < HAND:
            if not self.deck_size:
                self.remake_deck()
            if not self.deck_size:
                return  # only a loaded position can come to this
            self.gain(seat, self.take(self.dice))

    def remake_deck(self) -> None:
        """ST-28: the discards, this turn's included, are shuffled into a new deck."""
        for kind in range(self.board.kinds):
            self.deck[kind] += self.spent[kind]
            self.spent[kind] = 0
        self.deck_size += self.spent_size
        self.spent_size = 0
        self.clear_last(NOWHERE)

    def take(self, dice: Dice) -> int:
        """A random card out of the deck."""
        kind = 0
        index = dice.pick(self.deck_size) - self.deck[0]
        while index >= 0:
            kind += 1
            index -= self.deck[kind]
        self.deck[kind] -= 1
        self.deck_size -= 1
        return kind

    # What may be imagined

    def redeal(self, seat: int, dice: Dice) -> bool:
        """Cards in the deck and in others' hands are all the same to a seat."""
        for other in range(self.players):
            if other != seat:
                self.take_back(other)
        return self.deal_hidden(seat, dice)

    def deal_hidden(self, seat: int, dice: Dice) -> bool:
        """Others get as many cards as they had, out of the deck; and other luck is to come."""
        for other in range(self.players):
            if other != seat:
                self.deal_again(other, dice)
        self.dice.copy(dice)
        return True

    def take_back(self, seat: int) -> None:
        for place in range(self.held[seat]):
            self.deck[self.hand[seat * HAND + place]] += 1
            self.deck_size += 1

    def deal_again(self, seat: int, dice: Dice) -> None:
        missing = self.held[seat]
        self.held[seat] = 0
        while missing:
            self.gain(seat, self.take(dice))
            missing -= 1

    # Counting

    def is_whole(self) -> bool:
        """Return whether every card is in exactly one place and all counters are right."""
        cards = self.deck_size + self.spent_size
        for seat in range(self.players):
            cards += self.held[seat]
        for kind in range(self.board.kinds):
            if self.count_everywhere(kind) != self.board.copies[kind]:
                return False
        return cards == self.board.size

    def count_everywhere(self, kind: int) -> int:
        count = self.deck[kind] + self.spent[kind]
        for seat in range(self.players):
            for place in range(self.held[seat]):
                count += self.hand[seat * HAND + place] == kind
        return count
