"""Hands: how cards come into them and leave them, what in them goes, and what others may imagine in them."""

import cython

from igroteka.engine.core.dice import Dice

from .position import Position

if not cython.compiled:  # compiled, these are C's own: see hands.pxd
    from igroteka.engine.core.bits import bit, first, without_first

    from .kinds import BALL, BALLS, BEGINNER, FLOORS, HAND, KINDS, NEAR, NIGHT, NUMBERS

TRIES = 100


class Hands(Position):
    """Cards, on their way."""

    # Set-up

    def deal_hands(self) -> None:
        """ET-10, ET-60: six cards each, again and again until it is a good deal."""
        self.deal_once()
        while not self.is_good_deal():
            self.deal_once()

    def deal_once(self) -> None:
        self.fill_deck()
        for seat in range(self.players):
            self.empty(seat)
            self.draw(seat, HAND)

    def is_good_deal(self) -> bool:
        """ET-10: nobody holds balls only; and something is left to open the piles with."""
        for seat in range(self.players):
            if not self.held[seat] & FLOORS:
                return False
        if self.level == BEGINNER:
            return self.count(0, BALL) >= 2
        return self.count(0, BALL) >= 1 and self.count(BALL, NEAR) >= 1

    def open_piles(self) -> None:
        """ET-11: a random floor and a random numbered ball, the deck is as before else (ET-12); ET-60: two floors."""
        self.open(0, self.take(self.dice, 0, self.count(0, BALL)), -1)
        if self.level == BEGINNER:
            self.open(1, self.take(self.dice, 0, self.count(0, BALL)), -1)
        else:
            self.open(1, self.take(self.dice, BALL, self.count(BALL, NEAR)), -1)

    # Cards on the move

    def gain(self, seat: int, kind: int) -> None:
        self.hand[seat * KINDS + kind] += 1
        self.held[seat] |= bit(kind)
        self.cards[seat] += 1

    def lose(self, seat: int, kind: int) -> None:
        self.hand[seat * KINDS + kind] -= 1
        self.cards[seat] -= 1
        if not self.hand[seat * KINDS + kind]:
            self.held[seat] &= ~bit(kind)

    def open(self, pile: int, kind: int, seat: int) -> None:
        """Lay a card on top of a pile."""
        self.top[pile] = kind
        self.laid[pile] += 1
        self.by[pile] = seat

    def cover(self, pile: int, kind: int) -> None:
        """Put a card beneath the top of a pile."""
        self.spent[kind] += 1
        self.spent_size += 1
        self.under[pile] += 1
        self.below[pile] = kind

    def fill_deck(self) -> None:
        """All cards of the box in the deck."""
        self.deck_size = self.box.size
        for kind in range(KINDS):
            self.deck[kind] = self.box.counts[kind]

    def empty(self, seat: int) -> None:
        self.held[seat] = 0
        self.cards[seat] = 0
        for kind in range(KINDS):
            self.hand[seat * KINDS + kind] = 0

    def draw(self, seat: int, count: int) -> None:
        """ET-25: the deck is made anew when a card must be drawn, also in the middle of a draw."""
        while count:
            if not self.deck_size:
                self.remake_deck()
            if not self.deck_size:
                return  # ET-23: you draw what there is.
            self.gain(seat, self.take(self.dice, 0, self.deck_size))
            count -= 1

    def remake_deck(self) -> None:
        """ET-23: the piles, but for their tops, are shuffled into a new deck."""
        for kind in range(KINDS):
            self.deck[kind] += self.spent[kind]
            self.spent[kind] = 0
        self.deck_size += self.spent_size
        self.spent_size = self.under[0] = self.under[1] = 0
        self.below[0] = self.below[1] = -1

    def take(self, dice: Dice, kind: int, among: int) -> int:
        """A random card out of the deck: one among so many, counted from a kind upwards."""
        index = dice.pick(among) - self.deck[kind]
        while index >= 0:
            kind += 1
            index -= self.deck[kind]
        self.take_kind(kind)
        return kind

    def take_kind(self, kind: int) -> None:
        self.deck[kind] -= 1
        self.deck_size -= 1

    def count(self, low: int, high: int) -> int:
        """Return the number of cards of some kinds in the deck."""
        total = 0
        for kind in range(low, high):
            total += self.deck[kind]
        return total

    def is_whole(self) -> bool:
        """Return whether every card is in exactly one place and all counters are right."""
        cards = self.deck_size + self.spent_size + 2
        for seat in range(self.players):
            cards += self.cards[seat]
        for kind in range(KINDS):
            if self.count_everywhere(kind) != self.box.counts[kind]:
                return False
        return cards == self.box.size and self.under[0] + self.under[1] == self.spent_size

    def count_everywhere(self, kind: int) -> int:
        count = self.deck[kind] + self.spent[kind] + (self.top[0] == kind) + (self.top[1] == kind)
        for seat in range(self.players):
            count += self.hand[seat * KINDS + kind]
            if (self.held[seat] & bit(kind) != 0) != (self.hand[seat * KINDS + kind] > 0):
                return -1
        return count

    # What goes

    def fitting(self) -> int:
        """ET-14, ET-17: the numbers that go on the floor and the ball open at this moment."""
        return self.box.fits[self.top[0] * BALLS + self.top[1] - BALL]

    def numbers_held(self, seat: int) -> int:
        """The numbers of a hand's floors, day and night."""
        return (self.held[seat] | self.held[seat] >> NIGHT) & NUMBERS

    def nights_that_go(self, seat: int) -> int:
        """ET-31: the numbers of a hand's night floors that fit the open cards."""
        return self.held[seat] >> NIGHT & self.fitting()

    def may_cover(self, seat: int) -> bool:
        """ET-18: return whether a floor of the hand could be laid with some ball of the hand on top."""
        return self.box.helping_ball(self.top[0], self.numbers_held(seat), self.held[seat] >> BALL) >= 0

    def cards_that_go(self, seat: int) -> int:
        """The kinds of cards in a hand that may be laid now, if the turn is theirs."""
        fits = self.fitting()
        cards = self.held[seat] & (fits | fits << NIGHT)
        if self.floor_laid or self.may_cover(seat):
            cards |= self.held[seat] >> BALL << BALL  # ET-16: any ball at any moment.
        return cards

    # What may be imagined

    def imagine_hands(self, seat: int, finishing: bool, dice: Dice) -> None:
        """Deal all that a seat cannot see anew: other hands, the deck, the luck to come."""
        for other in range(self.players):
            if other != seat:
                self.take_back(other)
        if self.active != seat:
            self.imagine_active(dice, BALL if finishing else 0)
        for other in range(self.players):
            if other != seat and other != self.active:
                self.fill(other, dice, 0)
        self.dice.renew(dice)

    def imagine_active(self, dice: Dice, lowest: int) -> None:
        """A hand with which the turn can have come as far as everybody saw."""
        self.fill(self.active, dice, lowest)
        tries = 0
        while not lowest and not self.is_plausible() and tries < TRIES:
            self.take_back(self.active)
            self.fill(self.active, dice, 0)
            tries += 1
        if tries == TRIES:
            self.take_back(self.active)
            self.imagine_floor()
            self.fill(self.active, dice, 0)

    def is_plausible(self) -> bool:
        """ET-18: return whether a hand agrees with the turn: after a card it holds a floor, before it one that fits."""
        floors = self.numbers_held(self.active)
        if self.floor_laid or not self.ball_laid:
            return floors != 0 or not self.floor_laid
        return self.fitting() & floors != 0 or self.may_cover(self.active)

    def take_back(self, seat: int) -> None:
        """Put a hand into the deck; `cards` still says how many it had."""
        while self.held[seat]:
            kind = first(self.held[seat])
            self.deck[kind] += self.hand[seat * KINDS + kind]
            self.deck_size += self.hand[seat * KINDS + kind]
            self.hand[seat * KINDS + kind] = 0
            self.held[seat] = without_first(self.held[seat])

    def fill(self, seat: int, dice: Dice, lowest: int) -> None:
        """Deal cards of a kind and those after it, until a hand has as many as it had."""
        missing = self.cards[seat]
        for kind in range(KINDS):
            missing -= self.hand[seat * KINDS + kind]
        self.cards[seat] -= missing
        while missing:
            self.gain(seat, self.take(dice, lowest, self.count(lowest, KINDS) if lowest else self.deck_size))
            missing -= 1

    def imagine_floor(self) -> None:
        """Deal a floor, and the ball it needs, when random deals did not find them."""
        if self.give_floor(NUMBERS if self.floor_laid else self.fitting()):
            return
        for ball in range(BALLS):
            if self.deck[BALL + ball] and self.give_floor(self.box.fits[self.top[0] * BALLS + ball]):
                self.give(BALL + ball)
                return

    def give_floor(self, numbers: int) -> bool:
        for kind in range(BALL):
            if self.deck[kind] and numbers & bit(kind % 10):
                self.give(kind)
                return True
        return False

    def give(self, kind: int) -> None:
        """A certain card to the active player, instead of a random one."""
        self.take_kind(kind)
        self.gain(self.active, kind)
        self.cards[self.active] -= 1
