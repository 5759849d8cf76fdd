"""What a position of Fizz may hold as plain data. A number or a flag is written and read by its name."""

from typing import Annotated, Literal

import msgspec

from .kinds import REACH

Far = Annotated[float, msgspec.Meta(ge=-1000, le=1000)]
Natural = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
ChipList = list[Annotated[int, msgspec.Meta(ge=0, le=56)]] | Annotated[str, msgspec.Meta(max_length=2000)]
Spot = tuple[Annotated[int, msgspec.Meta(ge=-REACH, le=REACH)], Annotated[int, msgspec.Meta(ge=-REACH, le=REACH)]]


class Known(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What lies open. All but the first has a default: tests, lessons and puzzles say what matters."""

    players: Literal[1, 2, 3, 4, 5, 6]
    kids: bool = False
    companion: bool = False
    steadiness: Literal["steady", "normal", "shaky"] = "normal"
    challenge: Literal["free", "least", "most", "colours"] = "free"
    each: Annotated[int, msgspec.Meta(ge=1, le=7)] = 3
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    limit: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 300
    round: Natural = 0
    starter: Natural = 0
    active: Natural = 0
    direction: Literal[1, -1] = 1
    phase: Literal["choose", "place", "second-place", "answer"] = "choose"
    chosen: str | None = None
    places: Annotated[list[Spot], msgspec.Meta(max_length=2)] = []
    retry: bool = False
    last: str | None = None
    ask: Literal["R", "G", "B", "Y"] | None = None
    ask_left: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    placements: Natural = 0
    scores: list[Natural] = []
    before: Annotated[int, msgspec.Meta(ge=0, le=57)] = 0
    over: Literal["SH-50", "SH-51", "SH-52", "SH-53", "SH-70"] | None = None
    laid: ChipList = []
    pile: Annotated[dict[str, Annotated[list[Far], msgspec.Meta(max_length=7)]], msgspec.Meta(max_length=57)] = {}
    out: ChipList = []
    marked: ChipList = []
    marked_laid: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0


class PlainPosition(Known, kw_only=True):
    """A position as `dump` prints it. No bubbles: all chips that are nowhere else."""

    hands: Annotated[list[ChipList], msgspec.Meta(max_length=6)]
    bubbles: ChipList | None = None
    dice: str | None = None


class PlainView(Known, kw_only=True):
    """A view as a seat gets it."""

    hands: Annotated[list[ChipList | Annotated[int, msgspec.Meta(ge=0, le=57)]], msgspec.Meta(max_length=6)]
    bubbles: Annotated[int, msgspec.Meta(ge=0, le=57)]
    film: str = ""
    ended: str | None = None
    fits: list[str] = []
    spots: list[Spot] = []
