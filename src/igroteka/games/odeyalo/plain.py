"""A position of My Blanket! as plain data; numbers and flags are written and read by their names."""

from operator import attrgetter
from typing import Annotated, Any, Literal

import msgspec

from igroteka.engine.codec import Apart, Ended, Hands, Heap, Luck, Named, Notation, Perhaps, Turn, demand

from .kinds import LETTERS, MOST_CARDS, PHASES, REACH, ROUNDS, SIDES

Natural = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Quiet = Annotated[int, msgspec.Meta(ge=-1, le=1_000_000_000)]
Cards = Annotated[str, msgspec.Meta(max_length=20_000)]
NAMES = attrgetter("box.ids")
HEAP = Heap(NAMES, key="position-card", rule="OD-4")
HANDS = Hands(HEAP, 2 * MOST_CARDS, "position-hand", "OD-15")  # how many more depends on the moment
Bed = Annotated[str, msgspec.Meta(pattern="^[A-La-l.]{3}$")]
Step = Annotated[int, msgspec.Meta(ge=-REACH, le=REACH)]


class Beds(Notation):
    """By seat: its gnomes on the pillows -1, 0, +1; `.` for none, small letters sleep."""

    def written(self, state: Any, name: str) -> Any:
        return [state.bed(state.side(seat)) for seat in range(state.players)]

    def filled(self, state: Any, name: str, plain: Any) -> None:
        demand(len(plain) == state.players, "position-seats")
        gnomes = "".join(plain).replace(".", "").upper()
        demand(len(set(gnomes)) == len(gnomes), "position-gnomes", "OD-1")
        for seat, bed in enumerate(plain):
            self.lie_down(state, state.side(seat), bed)

    def lie_down(self, state: Any, side: int, bed: str) -> None:
        for pillow, letter in enumerate(bed):
            if letter != ".":
                state.put_gnome(side * 3 + pillow, LETTERS.index(letter.upper()), letter.islower())


class Centre(Notation):
    """The centre of the blanket."""

    def written(self, state: Any, name: str) -> Any:
        return [state.x, state.y]

    def filled(self, state: Any, name: str, plain: Any) -> None:
        state.x, state.y = plain


class PlayedBy(Notation):
    """The card played last, and by whom: everybody saw it."""

    def written(self, state: Any, name: str) -> Any:
        return None if state.played < 0 else [state.id_of(state.played), state.player]

    def filled(self, state: Any, name: str, plain: Any) -> None:
        if plain is not None:
            card, seat = plain
            demand(seat < state.players, "position-seat")
            demand(card in state.box.ids, "position-card", "OD-4", text=card)
            state.played, state.player = state.box.ids.index(card), seat


class Known(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The public part of a position. Most fields have defaults.

    A field added later has the value of older positions as its default."""

    players: Literal[2, 4]
    teams: bool = False
    pillow: Annotated[Literal["middle", "chosen"], Named(("middle", "chosen"), of="choosing")] = "middle"
    weigh: Annotated[Literal["awake", "all"], Named(("awake", "all"), of="sleepers")] = "awake"
    turn: Annotated[Natural | None, Turn("active")]
    starter: Natural = 0
    round: Annotated[int, msgspec.Meta(ge=1, le=ROUNDS)] = 1
    phase: Annotated[Literal["turn", "drawn", "surplus", "bed"], Named(PHASES)] = "turn"
    beds: Annotated[list[Bed], Beds()]
    blanket: Annotated[tuple[Step, Step], Centre()] = (0, 0)
    spun: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    open: Annotated[tuple[str, str, str], Named(NAMES, key="position-card", rule="OD-4")]
    tokens: list[Annotated[int, msgspec.Meta(ge=0, le=9)]] = []
    played: Annotated[tuple[str, Natural] | None, PlayedBy()] = None
    pulled: Annotated[Literal["S", "W", "N", "E"] | None, Named(SIDES)] = None
    taken: Annotated[Literal[0, 1, 2] | None, Perhaps()] = None
    dealt: Annotated[Natural | None, Perhaps()] = None
    quiet: Quiet = 0
    quiet_limit: Natural = 60
    over: Annotated[Literal["OD-31", "OD-32"] | None, Ended("OD")] = None


class PlainPosition(Known, kw_only=True):
    """A position as `dump` prints it. No deck: all that is nowhere else."""

    hands: Annotated[list[Cards], HANDS]
    discards: Annotated[Cards, Heap(NAMES, of="spent", key="position-card", rule="OD-4")] = ""
    deck: Annotated[Cards | None, HEAP] = None
    drawn: Annotated[str | None, Named(NAMES, key="position-card", rule="OD-4")] = None
    dice: Annotated[str | None, Luck()] = None


class PlainView(Known, kw_only=True):
    """A view as a seat gets it."""

    hands: Annotated[list[Cards | Natural], HANDS]
    discards: Annotated[Natural, Apart()]
    deck: Annotated[Natural, Apart()]
    drawn: Annotated[str | None, Named(NAMES, key="position-card", rule="OD-4")]
    touched: Annotated[str, Apart()]
    won: Annotated[Natural, Apart()]
    struck: Annotated[Natural | None, Apart()]
    cards: Annotated[Any, Apart()] = None
