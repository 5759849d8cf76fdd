"""The lines of a table's journal. A table is what its journal says: absorbing all lines rebuilds it.

Lines are the server's secret (the seed stands in `Started`, hands follow from it). What players see of them
before the end is decided by the views; the record of a finished game is public.
"""

from typing import Any

import msgspec


class Entry(msgspec.Struct, tag_field="kind", omit_defaults=True, kw_only=True):
    """One line; `at` is in milliseconds since 1970."""

    at: int


class Opened(Entry, tag="opened"):
    """The first line of every journal."""

    id: str
    code: str
    game: str
    edition: str  # its hash: another box must not go on with this table
    host: str
    players: int
    options: dict[str, Any] = {}
    open: bool = False
    chat: bool = False
    move_seconds: int = 0
    window: int = 4000  # milliseconds


class Sat(Entry, tag="sat"):
    seat: int
    guest: str
    name: str
    picture: str


class BotSat(Entry, tag="bot"):
    seat: int
    level: str


class Stood(Entry, tag="stood"):
    seat: int


class Changed(Entry, tag="changed"):
    """The host set the table; what is None stays."""

    options: dict[str, Any] | None = None
    players: int | None = None
    open: bool | None = None
    chat: bool | None = None
    move_seconds: int | None = None
    window: int | None = None


class Started(Entry, tag="started"):
    """A game begins. The rest of it follows from the seed and the actions."""

    seed: str
    rules: str  # version of the rules it is played by
    options: dict[str, Any]


class Acted(Entry, tag="acted"):
    """One action. A quiet one (letting go in a pause) is seen by nobody before the game is over."""

    seat: int
    action: int
    quiet: bool = False
    pause: int | None = None  # milliseconds of pause after it, the same for everybody
    uniform: bool = True  # in old journals: that pause might not be cut short
    ends: bool = False  # the game is over with it
    note: str = ""  # what physics adds to its answer


class RanOut(Entry, tag="ran-out"):
    """The pause is over; with the actions of letting go of all who were still asked. [seat, action]"""

    lets: list[tuple[int, int]] = []


class Held(Entry, tag="held"):
    """Somebody picked up the shared device in a pause: it lasts longer."""

    until: int


class WentAway(Entry, tag="away"):
    """A bot stands in. `cause`: left, gone (offline), clock, host."""

    seat: int
    cause: str
    level: str = ""


class CameBack(Entry, tag="back"):
    seat: int


class UndoAsked(Entry, tag="undo-asked"):
    """A seat wishes to go back to where `keep` actions had been done."""

    seat: int
    keep: int
    waiting: list[int]


class UndoAgreed(Entry, tag="undo-agreed"):
    seats: list[int]


class UndoRefused(Entry, tag="undo-refused"):
    seat: int


class Undone(Entry, tag="undone"):
    """Only the first `keep` actions of this game have happened."""

    keep: int
    pause: int | None = None  # milliseconds of a pause in which the action was taken back: it is held once more


class SeatAsked(Entry, tag="seat-asked"):
    """Somebody would like to play on for a bot whose hand is hidden; all who play are asked."""

    seat: int
    guest: str
    name: str
    picture: str
    waiting: list[int]


class SeatAgreed(Entry, tag="seat-agreed"):
    seats: list[int]


class SeatRefused(Entry, tag="seat-refused"):
    """One of the players does not want it, or whoever asked has thought better of it."""


class Resigned(Entry, tag="resigned"):
    seat: int


class Again(Entry, tag="again"):
    """After the end: the same people set up the next game; `first` begins it."""

    first: str


class TakenOver(Entry, tag="taken-over"):
    """A server that was started since goes on with this table: the time in between does not count."""


class Emoted(Entry, tag="emoted"):
    seat: int
    emote: str


class Said(Entry, tag="said"):
    seat: int
    text: str


Line = (
    Opened | Sat | BotSat | Stood | Changed | Started | Acted | RanOut | Held | WentAway | CameBack | UndoAsked
    | UndoAgreed | UndoRefused | Undone | SeatAsked | SeatAgreed | SeatRefused | Resigned | Again | TakenOver | Emoted
    | Said
)  # fmt: skip

_decoder: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)
encode = msgspec.json.Encoder().encode


def decode(body: bytes) -> Line:
    return _decoder.decode(body)
