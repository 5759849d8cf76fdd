"""What a position of Floors may hold as plain data. A number or a flag here is written and read by its name."""

from typing import Annotated, Literal

import msgspec

Natural = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Cards = Annotated[str, msgspec.Meta(max_length=20_000)]


class Known(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What lies open. All but three have defaults: tests, lessons and puzzles say what matters."""

    level: Literal["full", "middle", "beginner"] = "full"
    players: Literal[2, 3, 4, 5]
    helps: bool = False
    active: Natural
    drawn: bool = False
    floor_laid: bool = False
    ball_laid: bool = False
    open: tuple[str, str]
    under: tuple[Natural, Natural] | None = None
    below: tuple[str | None, str | None] = (None, None)
    laid: tuple[Natural, Natural] | None = None
    by: tuple[Natural | None, Natural | None] = (None, None)
    spent: Cards = ""
    stars: list[Natural] = []
    quiet: Natural = 0
    quiet_limit: Natural = 200
    over: Literal["ET-24", "ET-26"] | None = None


class PlainPosition(Known, kw_only=True):
    """A position as `dump` prints it. No deck: all that is nowhere else. No asked: all who may cut in."""

    hands: list[Cards]
    deck: Cards | None = None
    asked: list[Natural] | None = None
    dice: str | None = None


class PlainView(Known, kw_only=True):
    """A view as a seat gets it."""

    hands: list[Cards | Natural]
    deck: Natural
    asked: bool
    finishing: bool
    window: bool
