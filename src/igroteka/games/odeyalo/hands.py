"""Cards: how they come into hands and leave them, and what others may imagine in them."""

import cython

from igroteka.engine.core.dice import Dice

from .position import Position

if not cython.compiled:  # compiled, these are C's own: see hands.pxd
    from igroteka.engine.core.bits import bit, first, without_first

    from .kinds import ALL_CELLS, DRAWN, GNOMES, HAND, OPEN_CARDS
    from .position import gain, lose, pick, spend


class Hands(Position):
    """Cards, on their way."""

    # Set-up

    def deal_cards(self) -> None:
        """OD-10: three open cards, six to each."""
        self.deck_size = self.box.size
        for kind in range(self.box.kinds):
            self.deck[kind] = self.box.counts[kind]
        for place in range(OPEN_CARDS):
            self.open[place] = take(self)
        self.deal_hands()

    def deal_hands(self) -> None:
        for seat in range(self.players):
            for _ in range(HAND):
                gain(self, seat, take(self))

    # Cards on the move

    def gain(self, seat: int, kind: int) -> None:
        """A card from outside the table; the caller has checked it."""
        gain(self, seat, kind)

    def shuffle_discards(self) -> None:
        for kind in range(self.box.kinds):
            self.deck[kind] += self.spent[kind]
            self.spent[kind] = 0
        self.deck_size += self.spent_size
        self.spent_size = 0

    def pick_from_hand(self, seat: int, dice: Dice) -> int:
        """A random card of a hand; it stays there."""
        index = dice.pick(self.cards[seat]) - self.hand[seat * 24]
        kind = 0
        while index >= 0:
            kind += 1
            index -= self.hand[seat * 24 + kind]
        return kind

    def draw_cards(self, seat: int, count: int) -> None:
        for _ in range(count):
            gain(self, seat, take(self))

    def barter(self, seat: int, other: int, gift: int) -> None:
        """One of the cards they held before, unseen."""
        self.dealt = other
        taken = self.pick_from_hand(other, self.dice)
        lose(self, other, taken)
        lose(self, seat, gift)
        gain(self, other, gift)
        gain(self, seat, taken)

    def spend_hand(self, seat: int) -> None:
        """OD-30: a whole hand to the discards."""
        kinds = self.held[seat]
        while kinds:
            kind = first(kinds)
            self.spent[kind] += self.hand[seat * 24 + kind]
            self.hand[seat * 24 + kind] = 0
            kinds = without_first(kinds)
        self.spent_size += self.cards[seat]
        self.cards[seat] = self.held[seat] = 0

    def swap_hands(self, seat: int, other: int) -> None:
        kinds = self.held[seat] | self.held[other]
        while kinds:
            kind = first(kinds)
            mine = self.hand[seat * 24 + kind]
            self.hand[seat * 24 + kind] = self.hand[other * 24 + kind]
            self.hand[other * 24 + kind] = mine
            kinds = without_first(kinds)
        mine = self.held[seat]
        self.held[seat] = self.held[other]
        self.held[other] = mine
        mine = self.cards[seat]
        self.cards[seat] = self.cards[other]
        self.cards[other] = mine

    # Is all of it there?

    def is_whole(self) -> bool:
        """Return whether every card and gnome is in exactly one place and all counters are right."""
        cards = self.deck_size + self.spent_size + OPEN_CARDS
        for seat in range(self.players):
            cards += self.cards[seat]
        for kind in range(self.box.kinds):
            if self.count_everywhere(kind) != self.box.counts[kind]:
                return False
        return cards == self.box.size and self.gnomes_are_whole()

    def count_everywhere(self, kind: int) -> int:
        count = self.deck[kind] + self.spent[kind]
        for place in range(OPEN_CARDS):
            count += self.open[place] == kind
        for seat in range(self.players):
            count += self.hand[seat * 24 + kind]
            if (self.held[seat] & bit(kind) != 0) != (self.hand[seat * 24 + kind] > 0):
                return -1
        return count

    def gnomes_are_whole(self) -> bool:
        """OD-1: twelve gnomes, each on one pillow or in the box; each pillow awake, asleep or empty."""
        seen = self.boxed
        for cell in range(GNOMES):
            taken = (self.awake | self.asleep) & bit(cell) != 0
            if taken != (self.gnome[cell] >= 0) or (taken and seen & bit(self.gnome[cell])):
                return False
            if taken:
                seen |= bit(self.gnome[cell])
        return seen == ALL_CELLS and self.awake & self.asleep == 0

    # What may be imagined

    def redeal(self, seat: int, dice: Dice) -> bool:
        """All a seat cannot see is dealt anew: other hands, deck, discards, the luck to come."""
        spent = self.spent_size
        self.shuffle_discards()
        for other in range(self.players):
            if other != seat:
                self.take_back(other)
        for other in range(self.players):
            if other != seat:
                self.fill(other, dice)
        for _ in range(spent):
            spend(self, pick(self, dice))
        if self.phase == DRAWN and self.active != seat:
            self.drawn = self.pick_from_hand(self.active, dice)
        self.dice.renew(dice)
        return True

    def bury(self) -> None:
        """A card of the deck, whichever, to the discards: nobody sees which."""
        kind = 0
        while not self.deck[kind]:
            kind += 1
        self.deck[kind] -= 1
        self.deck_size -= 1
        spend(self, kind)

    def take_back(self, seat: int) -> None:
        """Put a hand into the deck; `cards` still says how many it had."""
        kinds = self.held[seat]
        while kinds:
            kind = first(kinds)
            self.deck[kind] += self.hand[seat * 24 + kind]
            self.deck_size += self.hand[seat * 24 + kind]
            self.hand[seat * 24 + kind] = 0
            kinds = without_first(kinds)
        self.held[seat] = 0

    def fill(self, seat: int, dice: Dice) -> None:
        count = self.cards[seat]
        self.cards[seat] = 0
        for _ in range(count):
            gain(self, seat, pick(self, dice))


if not cython.compiled:  # compiled, it is inlined from hands.pxd

    def take(room: Hands) -> int:
        """A card from the deck; OD-16: the discards are shuffled only when a card is needed."""
        if not room.deck_size:
            room.shuffle_discards()
        return pick(room, room.dice)
