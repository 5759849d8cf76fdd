"""A position of The Big Build as plain data; numbers and flags are written and read by their names."""

from collections.abc import Sequence
from functools import cache
from operator import attrgetter
from typing import Annotated, Any, Literal

import msgspec

from igroteka.engine.codec import Apart, Called, Ended, Hands, Heap, Luck, Named, Notation, Perhaps, Row, Turn, demand

PHASES = ("start", "move", "drop")
HAND = 3

Natural = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Cards = Annotated[str, msgspec.Meta(max_length=20_000)]


@cache
def sorted_items(names: tuple[str, ...]) -> list[str]:
    return ["+".join(sorted(name.split("+"))) for name in names]


class Items:
    """A card by its items, in any order."""

    def index(self, names: Sequence[str], name: str) -> int:
        return super().index(sorted_items(tuple(names)), "+".join(sorted(name.split("+"))))  # type: ignore[misc, no-any-return]


class CardHeap(Items, Heap):
    """Cards by kind."""


class CardRow(Items, Row):
    """Cards in their order."""


NAMES = attrgetter("board.card_names")
HEAP = CardHeap(NAMES, key="position-card", rule="ST-2")
HANDS = Hands(CardRow(NAMES, key="position-card", rule="ST-2"), HAND, "position-hand", "ST-11")


class Animals(Notation):
    """By seat: which animal it plays; as they come, if nobody says."""

    def write(self, state: Any, value: Any) -> Any:
        return list(value)

    def read(self, state: Any, plain: Any) -> Any:
        return tuple(plain) or None


class Lying(Notation):
    """By square: the token that lies there."""

    def written(self, state: Any, name: str) -> Any:
        board = state.board
        lying = [(cell, state.token_on(cell)) for cell in range(board.cells)]
        return {board.names[cell]: board.token_names[token] for cell, token in lying if token >= 0}

    def filled(self, state: Any, name: str, plain: Any) -> None:
        for square, token in plain.items():
            cell = state.board.where(square)
            demand(cell >= 0, "position-cell", "ST-4", text=square[:20])
            state.lay_token(token_named(state, token), cell)


class House(Notation):
    """By token on its place: the seat that put it there."""

    def written(self, state: Any, name: str) -> Any:
        built = [(state.board.token_names[token], state.built_by(token)) for token in range(state.board.tokens)]
        return {token: seat for token, seat in built if seat >= 0}

    def filled(self, state: Any, name: str, plain: Any) -> None:
        for token, seat in plain.items():
            demand(seat < state.players, "position-seat")
            state.build(token_named(state, token), seat)


def token_named(state: Any, name: str) -> int:
    names: Sequence[str] = state.board.token_names
    demand(name in names, "position-token", "ST-1", token=name[:20])
    return names.index(name)


class Known(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The public part of a position. Most fields have defaults."""

    players: Literal[2, 3, 4, 5]
    turn: Annotated[Natural | None, Turn()]
    first: Annotated[Natural, Called("start_seat")] = 0
    phase: Annotated[Literal["start", "move", "drop"] | None, Named(PHASES)] = None  # else as the figures stand
    figures: Annotated[list[str], Animals()] = []
    at: Annotated[list[str | None], Named(attrgetter("board.names"), seats=True, key="position-cell", rule="ST-4")]
    tokens: Annotated[dict[str, str], Lying()] = {}
    house: Annotated[dict[str, Natural], House()] = {}
    points: list[Natural] | None = None
    spent: Annotated[Cards, HEAP] = ""
    last: Annotated[Cards, CardRow(NAMES, key="position-card", rule="ST-2")] = ""
    by: Annotated[Natural | None, Perhaps()] = None
    built: bool = False
    quiet: Natural = 0
    quiet_limit: Natural = 15
    turns: Natural = 0
    over: Annotated[Literal["ST-31", "ST-34"] | None, Ended("ST")] = None


class PlainPosition(Known, kw_only=True):
    """A position as `dump` prints it. No deck: all that is nowhere else."""

    hands: Annotated[list[Cards], HANDS]
    deck: Annotated[Cards | None, HEAP] = None
    dice: Annotated[str | None, Luck()] = None


class PlainView(Known, kw_only=True):
    """A view as a seat gets it."""

    hands: Annotated[list[Cards | Natural], HANDS]
    deck: Annotated[Natural, Apart()]
    board: Annotated[str, Apart()]
    hop: Annotated[str | None, Apart()]
    flying: Annotated[str | None, Apart()]
    fresh: Annotated[str | None, Apart()]
    lit: Annotated[list[str], Apart()]
