"""The position of Floors: hands, deck, two open piles, stars; also as plain data."""

from typing import Any

import cython

from igroteka.engine.codec import written
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.state import State

from .box import Box
from .plain import HANDS, Known, PlainPosition

if not cython.compiled:  # compiled, these are C's own: see position.pxd
    from igroteka.engine.core.bits import bit

    from .kinds import ANY_TIME, FLOORS, FULL, KINDS


class Position(State):
    """Cards, stars, and how far the turn has come. The rules stand in rules.py."""

    box: Box
    dice: Dice
    level: int
    cut_in: int  # the option: ANY_TIME or AFTER_A_CARD (ET-34)
    helps: bool
    active: int  # whose turn it is; `turn` is who is asked first, which in a window may be another seat
    asked: int  # the seats that may cut in now (ET-34), as bits
    drawn: bool  # this turn: two cards were drawn,
    floor_laid: bool  # a floor was laid,
    ball_laid: bool  # a ball was laid
    quiet: int  # turns in a row without a star (ET-26)
    quiet_limit: int
    rule: int  # the number of the rule that ended the game
    hand: list[int]  # cards by seat and kind
    held: list[int]  # by seat: the kinds in hand, as bits
    cards: list[int]  # by seat: how many cards
    stars: list[int]
    deck: list[int]  # by kind; a deck has no order, a draw picks at random
    deck_size: int
    spent: list[int]  # by kind: all that lies beneath the tops of the piles
    spent_size: int
    top: list[int]  # the open cards: floor and ball, or the two floors of beginners
    under: list[int]  # how many cards lie beneath each of them
    below: list[int]  # the card right beneath, -1 for none: it shows while the next one is on its way
    laid: list[int]  # how many were ever laid on each pile, its first card included
    by: list[int]  # who laid the open card, -1 for the set-up

    def __init__(self, box: Box, players: int, quiet_limit: int, cut_in: int, helps: bool, dice: Dice) -> None:
        State.__init__(self)
        self.box = box
        self.level = box.level
        self.cut_in = cut_in
        self.players = players
        self.quiet_limit = quiet_limit
        self.helps = helps
        self.dice = dice
        self.below[0] = self.below[1] = -1

    def copy(self, other: State) -> bool:
        """Become the same position as another one, on its own."""
        if not cython.compiled:
            return State.copy(self, other)
        assert isinstance(other, Position)
        like = other
        self.box = like.box
        if self.dice is None:
            self.dice = like.dice.clone()
        else:
            self.dice.copy(like.dice)
        return self.copy_numbers(like, cython.address(self.level))

    def hide_hand(self, seat: int, cards: int) -> None:
        """A hand of which only the number of cards is known."""
        self.cards[seat] = cards

    def stars_of(self, seat: int) -> int:
        return self.stars[seat]

    # What everybody knows of the turn

    def finishing(self) -> bool:
        """ET-21: return whether the last floor has been laid and only balls are left."""
        return self.floor_laid and self.held[self.active] & FLOORS == 0

    def window(self) -> bool:
        """ET-34: return whether a player who still holds a floor has just laid a card."""
        laid = self.floor_laid or self.ball_laid
        return self.level == FULL and laid and self.held[self.active] & FLOORS != 0 and self.rule == 0

    def early(self) -> bool:
        """Return whether others may cut in now, before the first card of a turn (ET-34).

        It needs a card that was laid in the game: `laid` counts the two cards of the set-up as well.
        """
        if self.level != FULL or self.cut_in != ANY_TIME or self.rule != 0:
            return False
        return not self.floor_laid and not self.ball_laid and self.laid[0] + self.laid[1] > 2

    def awaited(self) -> tuple[int, ...]:
        """Return the active player: nobody waits for those who may cut in before the first card (ET-34)."""
        return (self.active,) if self.early() else self.actors()

    def pause(self) -> bool:
        """ET-34: everybody waits in a window, whoever is asked, and if nobody is."""
        return self.window()

    # As plain data

    def view(self, seat: int | None) -> dict[str, Any]:
        """ET-34: a seat learns whether it is asked itself, and nothing about others."""
        asked = seat is not None and self.asked & bit(seat) != 0
        hands = [self.cards_in(s) if s == seat else self.cards[s] for s in range(self.players)]
        hidden = {"hands": hands, "deck": self.deck_size, "asked": asked}
        return {**written(self, Known), **hidden, "finishing": self.finishing(), "window": self.window()}

    def dump(self) -> dict[str, Any]:
        return written(self, PlainPosition)

    def cards_in(self, seat: int) -> str:
        """A hand by the names of its cards."""
        return HANDS.of_seat(self, seat)

    def hand_of(self, seat: int) -> list[int]:
        """A hand by kinds."""
        return [self.hand[seat * KINDS + kind] for kind in range(KINDS)]
