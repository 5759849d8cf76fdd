"""What a position of Flip Jump may hold as plain data. A number here is written and read by its name."""

from typing import Annotated, Literal

import msgspec

from igroteka.engine.notations import Apart, Ended, Named

VARIANTS = ("markers", "sets")

Natural = Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class PlainJump(msgspec.Struct, forbid_unknown_fields=True):
    """A jump under way (PR-16)."""

    start: str
    landings: list[str]
    frog: str


class PlainPosition(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A position as `dump` prints it. Fewer than 15 frogs are allowed: puzzles and lessons need them."""

    variant: Annotated[Literal["markers", "sets"], Named(VARIANTS)] = "markers"
    players: Literal[2, 3, 4]
    turn: Natural | None
    board: Annotated[list[str], Apart()]
    supply: Annotated[str, Apart()] = ""
    taken: Annotated[list[str], Apart()] = []
    quiet: Natural = 0
    quiet_limit: Natural = 40
    jump: Annotated[PlainJump | None, Apart()] = None
    touched: Annotated[list[str], Apart()] = []
    over: Annotated[Literal["PR-22", "PR-24", "PR-33"] | None, Ended("PR")] = None
