"""A position of Fizz as plain data; numbers and flags are written and read by their names."""

from typing import Annotated, Any, Literal

import msgspec

from igroteka.engine.codec import Among, Apart, Called, Ended, Luck, Named, Notation, demand

from .kinds import (
    ANY,
    CHALLENGES,
    CHIP_ACTIONS,
    COLOURS,
    KIND_BY_NAME,
    NAMES,
    PHASES,
    REACH,
    RULINGS,
    STEADINESS,
    chip_name,
)

Far = Annotated[float, msgspec.Meta(ge=-1000, le=1000)]
Natural = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Pile = Annotated[dict[str, Annotated[list[Far], msgspec.Meta(max_length=7)]], msgspec.Meta(max_length=57)]
ChipList = list[Annotated[int, msgspec.Meta(ge=0, le=56)]] | Annotated[str, msgspec.Meta(max_length=2000)]
Count = Annotated[int, msgspec.Meta(ge=0, le=57)]
Spot = tuple[Annotated[int, msgspec.Meta(ge=-REACH, le=REACH)], Annotated[int, msgspec.Meta(ge=-REACH, le=REACH)]]


class Chips(Among):
    """Chips, as bits, by their numbers; or by their faces: then they are the lowest copies that are nowhere else."""

    def read(self, state: Any, plain: Any) -> Any:
        return None if plain is None else chips_said(state, plain, state.placed())


class Marks(Chips):
    """Chips that stand and are ticked as fallen."""

    def read(self, state: Any, plain: Any) -> Any:
        return chips_said(state, plain, 0)


def chips_said(state: Any, plain: list[int] | str, taken: int) -> int:
    chips = 0
    for word in plain.split() if isinstance(plain, str) else plain:
        chips |= chip_said(state, word, taken | chips)
    return chips


def chip_said(state: Any, word: str | int, taken: int) -> int:
    """One chip, which is nowhere else."""
    if isinstance(word, str):
        demand(word in KIND_BY_NAME, "position-chip", "SH-1", text=word)
        free: int = state.box.chips(KIND_BY_NAME[word]) & ~taken
        demand(free != 0, "position-chips-twice", "SH-1", text=word)
        return free & -free
    demand(word < 57 and bool(state.box.all >> word & 1), "position-chip", "SH-1", text=str(word))
    demand(not taken >> word & 1, "position-chips-twice", "SH-1", text=str(word))
    return 1 << word


class ChipHands(Notation):
    """By seat: its chips. A number only, as in views, is dealt by whoever imagines the rest."""

    def written(self, state: Any, name: str) -> Any:
        return [state.chips(state.held_by(seat)) for seat in range(state.players)]

    def filled(self, state: Any, name: str, plain: Any) -> None:
        demand(len(plain) == state.players, "position-seats")
        for seat, chips in enumerate(plain):
            if not isinstance(chips, int):
                state.set_hand(seat, chips_said(state, chips, state.placed()))


class Standing(Notation):
    """The pile: every chip with its pose; a real bottle knows none."""

    def written(self, state: Any, name: str) -> Any:
        chips = state.chips(state.standing)
        return {str(chip): [] if state.companion else list(state.pose_of(chip)) for chip in chips}

    def filled(self, state: Any, name: str, plain: Any) -> None:
        for word, pose in plain.items():
            known = word.isascii() and word.isdigit() and len(word) < 3 and str(int(word)) == word
            chip = chip_said(state, int(word) if known else word, state.placed())
            demand(bool(pose) != state.companion, "position-unfit", "SH-82")
            state.standing |= chip
            self.stand(state, chip.bit_length() - 1, pose)

    def stand(self, state: Any, chip: int, pose: Any) -> None:
        if pose:
            turn = sum(part * part for part in pose[3:]) if len(pose) == 7 else 0.0
            demand(abs(turn - 1) < 0.001 and -10 < pose[2] < 400, "position-pose", "SH-80")
            state.put_pose(chip, *pose)


class TakenUp(Notation):
    """The action that took up a chip, by its name."""

    def write(self, state: Any, value: Any) -> Any:
        return None if value < 0 else chip_name(value)

    def read(self, state: Any, plain: Any) -> Any:
        demand(plain is None or plain in CHIP_ACTIONS, "position-chip", text=str(plain))
        return -1 if plain is None else CHIP_ACTIONS[plain]


class Places(Notation):
    """Return the chosen places of the held chips."""

    def written(self, state: Any, name: str) -> Any:
        return state.places()

    def filled(self, state: Any, name: str, plain: Any) -> None:
        for index, (x, y) in enumerate(plain):
            state.set_place(index, x, y)


class Known(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The public part of a position. All fields but the first have defaults.

    A field added later has the value of older positions as its default.
    """

    players: Literal[1, 2, 3, 4, 5, 6]
    kids: bool = False
    companion: bool = False
    steadiness: Annotated[Literal["steady", "normal", "shaky"], Named(STEADINESS, of="level")] = "normal"
    rulings: Annotated[Literal["first", "letter"], Named(RULINGS, of="letter")] = "first"
    challenge: Annotated[Literal["free", "least", "most", "colours"], Named(CHALLENGES)] = "free"
    each: Annotated[int, msgspec.Meta(ge=1, le=7)] = 3
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    limit: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 300
    round: Natural = 0
    starter: Natural = 0
    active: Natural = 0
    direction: Literal[1, -1] = 1
    phase: Annotated[Literal["choose", "place", "second-place", "answer"], Named(PHASES)] = "choose"
    chosen: Annotated[str | None, TakenUp()] = None
    places: Annotated[list[Spot], msgspec.Meta(max_length=2), Places()] = []
    retry: bool = False
    last: Annotated[str | None, Named(NAMES, none=ANY, key="position-chip")] = None
    ask: Annotated[Literal["R", "G", "B", "Y"] | None, Named(COLOURS)] = None
    ask_left: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    placements: Natural = 0
    scores: Annotated[list[Natural], Called("score")] = []
    before: Annotated[int, msgspec.Meta(ge=0, le=57)] = 0
    over: Annotated[Literal["SH-50", "SH-51", "SH-52", "SH-53", "SH-70"] | None, Ended("SH")] = None
    pile: Annotated[Pile, Standing()] = {}
    laid: Annotated[ChipList, Chips()] = []
    out: Annotated[ChipList, Chips()] = []
    marked: Annotated[ChipList, Marks()] = []
    marked_laid: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0


class PlainPosition(Known, kw_only=True):
    """A position as `dump` prints it. No bubbles: all chips that are nowhere else."""

    hands: Annotated[list[ChipList], msgspec.Meta(max_length=6), ChipHands()]
    bubbles: Annotated[ChipList | None, Chips()] = None
    dice: Annotated[str | None, Luck()] = None


class PlainView(Known, kw_only=True):
    """A view as a seat gets it."""

    hands: Annotated[list[ChipList | Count], msgspec.Meta(max_length=6), ChipHands()]
    bubbles: Annotated[Count, Apart()]
    film: Annotated[str, Apart()] = ""
    ended: Annotated[str | None, Apart()] = None
    counted: Annotated[list[Natural], Apart()] = []
    fits: Annotated[list[str], Apart()] = []
    spots: Annotated[list[Spot], Apart()] = []
