"""What a position of The Big Build may hold as plain data. A number or a flag is written and read by its name."""

from collections.abc import Sequence
from functools import cache
from operator import attrgetter
from typing import Annotated, Literal

import msgspec

from igroteka.engine.notations import Apart, Called, Ended, Hands, Heap, Luck, Named, Perhaps, Row

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


class Known(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What lies open. Most of it has defaults: tests, lessons and puzzles say what matters."""

    players: Literal[2, 3, 4, 5]
    turn: Natural | None
    first: Annotated[Natural, Called("start_seat")] = 0
    phase: Annotated[Literal["start", "move", "drop"] | None, Named(PHASES)] = None  # else as the figures stand
    figures: Annotated[list[str], Apart()] = []
    at: Annotated[list[str | None], Named(attrgetter("board.names"), seats=True, key="position-cell", rule="ST-4")]
    tokens: Annotated[dict[str, str], Apart()] = {}
    house: Annotated[dict[str, Natural], Apart()] = {}
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
