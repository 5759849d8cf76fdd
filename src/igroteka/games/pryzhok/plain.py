"""What a position of Flip Jump may hold as plain data. A number here is written and read by its name."""

from typing import Annotated, Literal

import msgspec

Natural = Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class PlainJump(msgspec.Struct, forbid_unknown_fields=True):
    """A jump under way (PR-16)."""

    start: str
    landings: list[str]
    frog: str


class PlainPosition(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A position as `dump` prints it. Fewer than 15 frogs are allowed: puzzles and lessons need them."""

    variant: Literal["markers", "sets"] = "markers"
    players: Literal[2, 3, 4]
    turn: Natural | None
    board: list[str]
    supply: str = ""
    taken: list[str] = []
    quiet: Natural = 0
    quiet_limit: Natural = 40
    jump: PlainJump | None = None
    touched: list[str] = []
    over: Literal["PR-22", "PR-24", "PR-33"] | None = None
