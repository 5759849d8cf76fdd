"""What a position of My Blanket! may hold as plain data. A number or a flag is written and read by its name."""

from typing import Annotated, Any, Literal

import msgspec

from .kinds import REACH, ROUNDS

Natural = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Quiet = Annotated[int, msgspec.Meta(ge=-1, le=1_000_000_000)]
Cards = Annotated[str, msgspec.Meta(max_length=20_000)]
Bed = Annotated[str, msgspec.Meta(pattern="^[A-La-l.]{3}$")]
Step = Annotated[int, msgspec.Meta(ge=-REACH, le=REACH)]


class Known(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What lies open. Most have defaults: tests, lessons and puzzles say what matters."""

    players: Literal[2, 4]
    teams: bool = False
    turn: Natural | None
    starter: Natural = 0
    round: Annotated[int, msgspec.Meta(ge=1, le=ROUNDS)] = 1
    phase: Literal["turn", "drawn", "surplus"] = "turn"
    beds: list[Bed]
    blanket: tuple[Step, Step] = (0, 0)
    spun: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    open: tuple[str, str, str]
    tokens: list[Annotated[int, msgspec.Meta(ge=0, le=9)]] = []
    played: tuple[str, Natural] | None = None
    pulled: Literal["S", "W", "N", "E"] | None = None
    taken: Literal[0, 1, 2] | None = None
    dealt: Natural | None = None
    quiet: Quiet = 0
    quiet_limit: Natural = 60
    over: Literal["OD-31", "OD-32"] | None = None


class PlainPosition(Known, kw_only=True):
    """A position as `dump` prints it. No deck: all that is nowhere else."""

    hands: list[Cards]
    discards: Cards = ""
    deck: Cards | None = None
    drawn: str | None = None
    dice: str | None = None


class PlainView(Known, kw_only=True):
    """A view as a seat gets it."""

    hands: list[Cards | Natural]
    discards: Natural
    deck: Natural
    drawn: str | None
    touched: str
    won: Natural
    struck: Natural | None
    cards: Any = None
