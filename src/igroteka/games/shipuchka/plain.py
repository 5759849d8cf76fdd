"""What a position of Fizz may hold as plain data. A number or a flag is written and read by its name."""

from typing import Annotated, Any, Literal

import msgspec

from igroteka.engine.notations import Among, Apart, Called, Ended, Luck, Named

from .kinds import ANY, CHALLENGES, COLOURS, NAMES, PHASES, REACH, STEADINESS

Far = Annotated[float, msgspec.Meta(ge=-1000, le=1000)]
Natural = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Pile = Annotated[dict[str, Annotated[list[Far], msgspec.Meta(max_length=7)]], msgspec.Meta(max_length=57)]
ChipList = list[Annotated[int, msgspec.Meta(ge=0, le=56)]] | Annotated[str, msgspec.Meta(max_length=2000)]
Spot = tuple[Annotated[int, msgspec.Meta(ge=-REACH, le=REACH)], Annotated[int, msgspec.Meta(ge=-REACH, le=REACH)]]


class Chips(Among):
    """Chips, as bits, by their numbers. Said by their faces they are the lowest copies that are nowhere else: only who
    reads the whole position can know."""

    def filled(self, state: Any, name: str, plain: Any) -> None:
        """By the game's own loading."""


class Known(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What lies open. All but the first has a default: tests, lessons and puzzles say what matters."""

    players: Literal[1, 2, 3, 4, 5, 6]
    kids: bool = False
    companion: bool = False
    steadiness: Annotated[Literal["steady", "normal", "shaky"], Named(STEADINESS, of="level")] = "normal"
    challenge: Annotated[Literal["free", "least", "most", "colours"], Named(CHALLENGES)] = "free"
    each: Annotated[int, msgspec.Meta(ge=1, le=7)] = 3
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    limit: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 300
    round: Natural = 0
    starter: Natural = 0
    active: Natural = 0
    direction: Literal[1, -1] = 1
    phase: Annotated[Literal["choose", "place", "second-place", "answer"], Named(PHASES)] = "choose"
    chosen: Annotated[str | None, Apart()] = None
    places: Annotated[list[Spot], msgspec.Meta(max_length=2), Apart()] = []
    retry: bool = False
    last: Annotated[str | None, Named(NAMES, none=ANY, key="position-chip")] = None
    ask: Annotated[Literal["R", "G", "B", "Y"] | None, Named(COLOURS)] = None
    ask_left: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    placements: Natural = 0
    scores: Annotated[list[Natural], Called("score")] = []
    before: Annotated[int, msgspec.Meta(ge=0, le=57)] = 0
    over: Annotated[Literal["SH-50", "SH-51", "SH-52", "SH-53", "SH-70"] | None, Ended("SH")] = None
    laid: Annotated[ChipList, Chips()] = []
    pile: Annotated[Pile, Apart()] = {}
    out: Annotated[ChipList, Chips()] = []
    marked: Annotated[ChipList, Chips()] = []
    marked_laid: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0


class PlainPosition(Known, kw_only=True):
    """A position as `dump` prints it. No bubbles: all chips that are nowhere else."""

    hands: Annotated[list[ChipList], msgspec.Meta(max_length=6), Apart()]
    bubbles: Annotated[ChipList | None, Chips()] = None
    dice: Annotated[str | None, Luck()] = None


class PlainView(Known, kw_only=True):
    """A view as a seat gets it."""

    hands: Annotated[list[ChipList | Annotated[int, msgspec.Meta(ge=0, le=57)]], msgspec.Meta(max_length=6), Apart()]
    bubbles: Annotated[int, msgspec.Meta(ge=0, le=57), Apart()]
    film: Annotated[str, Apart()] = ""
    ended: Annotated[str | None, Apart()] = None
    counted: Annotated[list[Natural], Apart()] = []
    fits: Annotated[list[str], Apart()] = []
    spots: Annotated[list[Spot], Apart()] = []
