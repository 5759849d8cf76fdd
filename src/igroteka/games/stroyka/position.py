"""The position of The Big Build: figures, tokens, the house, cards, points; also as plain data."""

from typing import Any

import cython

from igroteka.engine.codec import written
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.state import State

from .board import Board
from .plain import HANDS, Known, PlainPosition

if not cython.compiled:  # compiled, these are C's own: see position.pxd
    from igroteka.engine.core.bits import bit

    HAND, SEATS, NOWHERE = 3, 5, -1

FIGURES = ("beaver", "hare", "hedgehog", "moose", "owl")


class Position(State):
    """The position. hands.py moves cards, rules.py has the rules."""

    board: Board
    dice: Dice
    figures: tuple[str, ...]  # which animal is whose (ST-12)
    start_seat: int  # who began
    phase: int
    built: bool  # was a token taken this turn?
    quiet: int  # turns in a row without a token (ST-34)
    quiet_limit: int  # in rounds
    turns: int  # finished so far
    rule: int  # the number of the rule that ended the game
    at: list[int]  # by seat: the cell of its figure
    occupied: int  # the cells with figures
    lying: int  # the squares with tokens
    token: list[int]  # by cell: the token that lies there
    builder: list[int]  # by token: the seat that put it on its place
    house: int  # the tokens that stand on their places, as bits
    points: list[int]
    hand: list[int]  # by seat and place: cards in order
    held: list[int]  # by seat: how many cards
    deck: list[int]  # by kind; a deck has no order, a draw picks at random
    deck_size: int
    spent: list[int]  # by kind: the discards
    spent_size: int
    last: list[int]  # the cards that went to the discards last, NOWHERE for fewer than three
    by: int  # and whose they were
    # What only a moment of an action shows; nothing of it at rest
    hop: int  # the occupied cell a figure is jumping over
    flying: int  # the token that has come to its place, its number still up
    fresh: int  # the token that was just turned over
    lit: int  # the tokens beside it that have scored so far, as bits

    def __init__(self, board: Board, players: int, quiet_limit: int, figures: tuple[str, ...], dice: Dice) -> None:
        State.__init__(self)
        self.board = board
        self.players = players
        self.quiet_limit = quiet_limit
        self.figures = figures
        self.dice = dice
        self.clear()

    def clear(self) -> None:
        """An empty table."""
        self.by = self.hop = self.flying = self.fresh = NOWHERE
        for seat in range(SEATS):
            self.at[seat] = NOWHERE
        for cell in range(64):
            self.token[cell] = NOWHERE
        for token in range(15):
            self.builder[token] = NOWHERE
        for place in range(3):
            self.last[place] = NOWHERE

    def copy(self, other: State) -> bool:
        """Become the same position as another one, on its own; what a moment showed is over."""
        assert isinstance(other, Position)
        like = other
        if not cython.compiled:
            State.copy(self, other)
        else:
            self.board, self.figures = like.board, like.figures
            if self.dice is None:
                self.dice = like.dice.clone()
            else:
                self.dice.copy(like.dice)
            self.copy_numbers(like, cython.address(self.start_seat))
        self.hop, self.flying, self.fresh, self.lit = NOWHERE, NOWHERE, NOWHERE, 0
        return True

    # For plain Python, which cannot see C arrays

    def lay_token(self, token: int, cell: int) -> None:
        """A token on its square, number side up (ST-10)."""
        self.token[cell] = token
        self.lying |= bit(cell)

    def build(self, token: int, seat: int) -> None:
        """A token on its place, put there by a seat."""
        self.builder[token] = seat
        self.house |= bit(token)

    def hide_hand(self, seat: int, cards: int) -> None:
        """A hand of which only the number of cards is known."""
        self.held[seat] = cards

    def hand_of(self, seat: int) -> list[int]:
        """The cards of a seat, in order."""
        return [self.hand[seat * HAND + place] for place in range(self.held[seat])]

    def cell_of(self, seat: int) -> int:
        return self.at[seat]

    def token_on(self, cell: int) -> int:
        """The token that lies on a cell; -1 for none."""
        return self.token[cell]

    def built_by(self, token: int) -> int:
        """The seat that put a token on its place; -1 for none."""
        return self.builder[token]

    # Ways

    def way(self, start: int, end: int) -> list[int]:
        """The shortest way to a cell over occupied ones; empty if there is none."""
        came = {start: start}
        todo = [start]
        for cell in todo:
            for other in self.board.near(cell):
                if other not in came:
                    came[other] = cell
                    if self.occupied & bit(other):
                        todo.append(other)
        return traced(came, end)

    # As plain data

    def view(self, seat: int | None) -> dict[str, Any]:
        """Own cards by name, of others only how many; and what this moment of an action shows."""
        hands = [self.cards_of(s) if s == seat else self.held[s] for s in range(self.players)]
        names = self.board.token_names
        moment = {
            "hop": None if self.hop < 0 else self.board.names[self.hop],
            "flying": None if self.flying < 0 else names[self.flying],
            "fresh": None if self.fresh < 0 else names[self.fresh],
            "lit": [names[token] for token in range(self.board.tokens) if self.lit & bit(token)],
        }
        return {
            **written(self, Known),
            "hands": hands,
            "deck": self.deck_size,
            "board": self.board.key,
            **moment,
        }

    def dump(self) -> dict[str, Any]:
        return written(self, PlainPosition)

    def cards_of(self, seat: int) -> str:
        return HANDS.of_seat(self, seat)


def traced(came: dict[int, int], end: int) -> list[int]:
    """The way from the beginning to an end; empty if nobody came there."""
    if end not in came:
        return []
    way, cell = [end], end
    while came[cell] != cell:
        cell = came[cell]
        way.insert(0, cell)
    return way
