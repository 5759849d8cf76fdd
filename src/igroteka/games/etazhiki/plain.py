"""A position of Floors as plain data; numbers and flags are written and read by their names."""

from typing import Annotated, Literal

import msgspec

from igroteka.engine.codec import Among, Apart, Ended, Hands, Heap, Luck, Named, Perhaps

from .kinds import CUT_IN, KINDS, LEVELS, MOST_COPIES, NAMES

Natural = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Cards = Annotated[str, msgspec.Meta(max_length=20_000)]
HEAP = Heap(NAMES, key="position-card", rule="ET-1")
HANDS = Hands(HEAP, most=KINDS * MOST_COPIES)


class Known(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The public part of a position. All but three fields have defaults."""

    level: Annotated[Literal["full", "middle", "beginner"], Named(LEVELS)] = "full"
    players: Literal[2, 3, 4, 5]
    helps: bool = False
    cut_in: Annotated[Literal["after-a-card", "any-time"], Named(CUT_IN)] = "after-a-card"  # as in old positions
    active: Natural
    drawn: bool = False
    floor_laid: bool = False
    ball_laid: bool = False
    open: Annotated[tuple[str, str], Named(NAMES, of="top", key="position-open", rule="ET-11")]
    under: tuple[Natural, Natural] | None = None
    below: Annotated[tuple[str | None, str | None], Named(NAMES, key="position-under", rule="ET-23")] = (None, None)
    laid: tuple[Natural, Natural] | None = None
    by: Annotated[tuple[Natural | None, Natural | None], Perhaps()] = (None, None)
    spent: Annotated[Cards, HEAP] = ""
    stars: list[Natural] = []
    quiet: Natural = 0
    quiet_limit: Natural = 200
    over: Annotated[Literal["ET-24", "ET-26"] | None, Ended("ET")] = None


class PlainPosition(Known, kw_only=True):
    """A position as `dump` prints it. No deck: all that is nowhere else. No asked: all who may cut in."""

    hands: Annotated[list[Cards], HANDS]
    deck: Annotated[Cards | None, HEAP] = None
    asked: Annotated[list[Natural] | None, Among(key="position-asked", rule="ET-34")] = None
    dice: Annotated[str | None, Luck()] = None


class PlainView(Known, kw_only=True):
    """A view as a seat gets it."""

    hands: Annotated[list[Cards | Natural], HANDS]
    deck: Annotated[Natural, Apart()]
    asked: Annotated[bool, Apart()]
    finishing: Annotated[bool, Apart()]
    window: Annotated[bool, Apart()]
