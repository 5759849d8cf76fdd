"""What a position of The Big Build may hold as plain data. A number or a flag is written and read by its name."""

from typing import Annotated, Literal

import msgspec

Natural = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Cards = Annotated[str, msgspec.Meta(max_length=20_000)]


class Known(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What lies open. Most of it has defaults: tests, lessons and puzzles say what matters."""

    players: Literal[2, 3, 4, 5]
    turn: Natural | None
    first: Natural = 0
    phase: Literal["start", "move", "drop"] | None = None  # as the figures stand: start or move
    figures: list[str] = []
    at: list[str | None]
    tokens: dict[str, str] = {}
    house: dict[str, Natural] = {}
    points: list[Natural] | None = None
    spent: Cards = ""
    last: Cards = ""
    by: Natural | None = None
    built: bool = False
    quiet: Natural = 0
    quiet_limit: Natural = 15
    turns: Natural = 0
    over: Literal["ST-31", "ST-34"] | None = None


class PlainPosition(Known, kw_only=True):
    """A position as `dump` prints it. No deck: all that is nowhere else."""

    hands: list[Cards]
    deck: Cards | None = None
    dice: str | None = None


class PlainView(Known, kw_only=True):
    """A view as a seat gets it."""

    hands: list[Cards | Natural]
    deck: Natural
    board: str
    hop: str | None
    flying: str | None
    fresh: str | None
    lit: list[str]
