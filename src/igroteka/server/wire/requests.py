"""Messages from client to server (docs/protocol.md); every number and text is bounded by its type."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

PROTOCOL = 1

Id = Annotated[str, Meta(max_length=40, pattern=r"^[ -~]*$")]  # printable ASCII: it is kept with the command
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
Name = Annotated[str, Meta(max_length=24)]
Word = Annotated[str, Meta(max_length=40)]
Path = Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=12)]
Measure = Annotated[float, Meta(ge=-1e6, le=1e6)]
Point = tuple[Measure, Measure]
Action = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)] | Word


class Incoming(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """From client to server. A message with an `id` is answered by `done` or `refused` with that id."""


class Hello(Incoming, tag="hello", kw_only=True):
    """The first message. `version` is the last one seen: what was missed since is shown as beats."""

    protocol: int = PROTOCOL
    version: Version | None = None
    wants: Literal["scene", "view"] = "scene"
    seat: SeatNumber | None = None


class Act(Incoming, tag="act"):
    """An action, by number (as text, `#` before it, if large) or by its name, made for the version the player saw."""

    id: Id
    version: Version
    seat: SeatNumber
    action: Action


class Aim(Incoming, tag="aim"):
    """A gesture that ends in a point of a zone, in the units of that zone: the game says which action it is."""

    id: Id
    version: Version
    seat: SeatNumber
    path: Path
    at: Point


class Why(Incoming, tag="why"):
    """Ask why a touch means no legal action."""

    id: Id
    seat: SeatNumber
    path: Path


class AskHint(Incoming, tag="hint"):
    """Ask for a hint for a seat. Answered by `hint` with the same id."""

    id: Id
    seat: SeatNumber


class Look(Incoming, tag="look"):
    """Show the table from another own seat (a shared device), or as a spectator."""

    seat: SeatNumber | None = None


class Go(Incoming, tag="go"):
    """Everybody around this one device has let go: end the pause now."""

    id: Id = ""


class Sit(Incoming, tag="sit"):
    """Take an open seat (the first one when `seat` is null); or change one's name and picture there."""

    seat: SeatNumber | None = None
    name: Name | None = None
    picture: Word | None = None
    id: Id = ""


class Stand(Incoming, tag="stand"):
    """Leave a seat; the host may free any seat before the start."""

    seat: SeatNumber
    id: Id = ""


class SeatBot(Incoming, tag="bot"):
    """Let a bot have a seat. The host may hand over any seat."""

    seat: SeatNumber
    level: Word = ""
    id: Id = ""


class Options(Incoming, tag="options"):
    """The host sets the table before the start. What is null stays as it is."""

    options: dict[Word, bool | int | Word] | None = None
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    open: bool | None = None
    chat: bool | None = None
    move_seconds: Annotated[int, Meta(ge=0, le=86_400)] | None = None
    window_seconds: Annotated[float, Meta(ge=0, le=60)] | None = None
    id: Id = ""


class Start(Incoming, tag="start"):
    id: Id = ""


class Undo(Incoming, tag="undo"):
    """Take back this seat's last action."""

    seat: SeatNumber
    id: Id = ""


class Consent(Incoming, tag="consent"):
    """The answer to a request to take an action back, or to play on for a bot."""

    yes: bool
    id: Id = ""


class Resign(Incoming, tag="resign"):
    seat: SeatNumber
    id: Id = ""


class Rematch(Incoming, tag="rematch"):
    """The same people, the next one begins."""

    id: Id = ""


class Away(Incoming, tag="away"):
    """Let a bot stand in: for the own seat; as host also for a player who is offline."""

    seat: SeatNumber
    id: Id = ""


class Back(Incoming, tag="back"):
    seat: SeatNumber
    id: Id = ""


class Emote(Incoming, tag="emote"):
    seat: SeatNumber
    emote: Word


class Say(Incoming, tag="say"):
    """Only where the table has chat switched on."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=200)]


class Ping(Incoming, tag="ping"): ...


ClientMessage = (
    Hello | Act | Aim | Why | AskHint | Look | Go | Sit | Stand | SeatBot | Options | Start | Undo | Consent
    | Resign | Rematch | Away | Back | Emote | Say | Ping
)  # fmt: skip
