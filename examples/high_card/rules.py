"""High Card: everybody holds cards nobody else sees, lays one face down, all are turned over at once.

The highest card takes the prize of the round. After six rounds most points win.
"""

from typing import Any

import cython

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.outcome import Line, Outcome, ranked
from igroteka.engine.core.state import State

if not cython.compiled:  # compiled, these are C's own: see rules.pxd
    from igroteka.engine.core.bits import bit, first, size, without_first
    from igroteka.engine.core.seats import OVER

CARDS, HAND, NONE = 24, 6, -1
ALL = (1 << CARDS) - 1
PRIZES = (1, 1, 2, 2, 3, 3)


class HighCard(State):
    held: list[int]  # by seat: cards, as bits
    laid: list[int]  # by seat: the card on the table
    points: list[int]
    prizes: list[int]
    seen: int  # the cards that have been turned over
    round: int  # rounds that are over
    open: bool  # the moment in which the cards of a round lie face up

    def copy(self, other: State) -> bool:
        return self.copy_numbers(other, cython.address(self.held[0])) if cython.compiled else State.copy(self, other)

    # HC-1: six cards each out of 24; the six prizes in any order

    def deal(self, players: int, dice: Dice) -> None:
        self.players = players
        for seat in range(4):
            self.held[seat], self.laid[seat], self.points[seat] = 0, NONE, 0
        for number, value in enumerate(PRIZES):
            self.prizes[number] = value
        self.deal_hidden(NONE, ALL, 0, dice)

    def deal_hidden(self, knower: int, unseen: int, prize: int, dice: Dice) -> None:
        """Deal what a seat cannot see: hands, cards face down, the prizes from one on. Only its view decides how."""
        for seat in range(self.players):
            if seat != knower:
                unseen = self.deal_hand(seat, unseen, dice)
        to_come = sorted([self.prizes[i] for i in range(prize, HAND)])
        for i in range(prize, HAND):
            self.prizes[i] = to_come.pop(dice.below(len(to_come)))

    def deal_hand(self, seat: int, unseen: int, dice: Dice) -> int:
        """As many cards as it has now, one of them face down if it has laid one; what is left."""
        self.held[seat] = 0
        for _ in range(HAND - self.round):
            card = nth(unseen, dice.below(size(unseen)))
            unseen ^= bit(card)
            self.held[seat] |= bit(card)
        if self.laid[seat] != NONE:
            self.laid[seat] = nth(self.held[seat], dice.below(HAND - self.round))
            self.held[seat] ^= bit(self.laid[seat])
        return unseen

    # HC-2: everybody lays one card face down; nobody waits for anybody

    def actors(self) -> tuple[int, ...]:
        if self.round == HAND:
            return ()
        return tuple([seat for seat in range(self.players) if self.laid[seat] == NONE])

    @cython.locals(cards=cython.ulonglong)
    def list_actions(self, seat: int, actions: Actions) -> bool:
        cards = self.held[seat] if 0 <= seat < self.players and self.round < HAND and self.laid[seat] == NONE else 0
        while cards:
            actions.add(first(cards))
            cards = without_first(cards)
        return True

    def apply(self, seat: int, action: int) -> bool:
        self.laid[seat] = action
        self.held[seat] ^= bit(action)
        for other in range(self.players):
            if self.laid[other] == NONE:
                self.turn = other
                return True
        return self.turn_over()

    # HC-3: all are turned over; the highest card takes the prize

    def turn_over(self) -> bool:
        best = 0
        for seat in range(self.players):
            self.seen |= bit(self.laid[seat])
            best = seat if self.laid[seat] > self.laid[best] else best
        self.open = True
        self.tell()
        self.points[best] += self.prizes[self.round]
        self.tell()
        self.open = False
        for seat in range(self.players):
            self.laid[seat] = NONE
        self.round += 1
        self.turn = OVER if self.round == HAND else 0  # HC-4: after six rounds it is over.
        return True

    def outcome(self) -> Outcome | None:
        if self.turn != OVER:
            return None
        scores = [self.points[seat] for seat in range(self.players)]
        return Outcome(scores, ranked(scores), "HC-4", [[Line("tally", {"count": score})] for score in scores])

    # Positions

    @staticmethod
    @cython.locals(state="HighCard")
    def of(plain: Any) -> "HighCard":
        """The position that plain data tells; the box has checked it."""
        state = HighCard()
        state.players, state.round, state.seen = plain.players, plain.round, as_bits(plain.seen)
        for seat in range(4):
            here = seat < plain.players
            state.held[seat] = as_bits(plain.hands[seat]) if here else 0
            state.laid[seat] = plain.laid[seat] - 1 if here and plain.laid[seat] is not None else NONE
            state.points[seat] = plain.points[seat] if here else 0
        for i in range(HAND):
            state.prizes[i] = plain.prizes[i]
        state.turn = OVER if state.round == HAND else state.actors()[0]
        return state

    # What a seat knows

    @cython.locals(own=cython.ulonglong)
    def redeal(self, seat: int, dice: Dice) -> bool:
        own = 0 if seat < 0 else self.held[seat]
        if seat >= 0 and self.laid[seat] != NONE:
            own |= bit(self.laid[seat])
        self.deal_hidden(seat, ALL & ~self.seen & ~own, self.round + 1, dice)
        return True

    def view(self, seat: int | None) -> dict[str, Any]:
        """Own cards by number; of others only how many, and whether one lies face down."""
        every = range(self.players)
        hands = [numbers(self.held[s]) if s == seat else size(self.held[s]) for s in every]
        laid = [self.shown(s, s == seat or self.open) for s in every]
        prizes = [self.prizes[i] for i in range(min(self.round + 1, HAND))]
        return {**self.public(), "hands": hands, "laid": laid, "prizes": prizes}

    def dump(self) -> dict[str, Any]:
        every = range(self.players)
        return {
            **self.public(),
            "hands": [numbers(self.held[s]) for s in every],
            "laid": [self.shown(s, True) for s in every],
            "prizes": [self.prizes[i] for i in range(HAND)],
        }

    def public(self) -> dict[str, Any]:
        points = [self.points[seat] for seat in range(self.players)]
        seen = numbers(self.seen)
        return {"players": self.players, "round": self.round, "points": points, "seen": seen, "open": self.open}

    def shown(self, seat: int, known: bool) -> int | str | None:
        """A card on the table: its number to who knows it, else that it lies there."""
        return None if self.laid[seat] == NONE else self.laid[seat] + 1 if known else "down"


def nth(cards: int, n: int) -> int:
    for _ in range(n):
        cards = without_first(cards)
    return first(cards)


def numbers(held: int) -> list[int]:
    """Cards as people count them, from 1."""
    return [card + 1 for card in range(CARDS) if held & bit(card)]


def as_bits(numbers: list[int]) -> int:
    return sum([bit(number - 1) for number in numbers])
