"""What passes over a table's websocket (docs/protocol.md). `make types` writes client/src/protocol.ts from it."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ..engine.outcome import Outcome
from ..engine.scene import Label, Scene, Step

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
    """An action, by number or by its name in the game's notation, made for the version the player saw."""

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
    """Something was touched that leads nowhere: why not?"""

    id: Id
    seat: SeatNumber
    path: Path


class AskHint(Incoming, tag="hint"):
    """What would a good player do for this seat, and why? Answered by `hint` with the same id."""

    id: Id
    seat: SeatNumber


class Look(Incoming, tag="look"):
    """See the table from another of one's own seats (a device that is passed around), or as a spectator."""

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
    """The answer to somebody's wish to take an action back, or to play on for a bot."""

    yes: bool
    id: Id = ""


class Resign(Incoming, tag="resign"):
    seat: SeatNumber
    id: Id = ""


class Rematch(Incoming, tag="rematch"):
    """The same people, the next one begins."""

    id: Id = ""


class Away(Incoming, tag="away"):
    """A bot stands in until the player is back. One's own seat; the host: anybody's who is offline."""

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


class Seat(msgspec.Struct):
    """A place at the table, as everybody sees it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None = None
    picture: str | None = None
    online: bool = False
    away: bool = False  # a bot stands in
    resigned: bool = False
    level: str | None = None


class TableInfo(msgspec.Struct):
    id: str
    code: str  # for people in the room
    game: str
    edition: str
    phase: Literal["lobby", "playing", "over"]
    options: dict[str, Any]
    players: int
    seats: list[Seat]
    open: bool
    chat: bool
    hidden: bool  # the game has hidden information: a device that is passed around needs a curtain
    round: int  # games begun at this table
    move_seconds: int  # 0: no clock
    window_seconds: float
    teams: list[list[int]] = []  # who plays together, by seat; nobody where it is empty


class You(msgspec.Struct):
    seats: list[int]
    host: bool


class LastAction(msgspec.Struct):
    """What these eyes may know of the last action; an empty name: only that the seat did something."""

    seat: int
    name: str
    label: Label | None = None


class UndoWish(msgspec.Struct):
    asked_by: int
    waiting_for: list[int]


class SeatClaim(msgspec.Struct):
    """Somebody would like to play on for a bot whose hand nobody else may see."""

    seat: int
    name: str
    picture: str
    waiting_for: list[int]
    mine: bool = False  # asked by whoever is told this


class Clock(msgspec.Struct):
    """The own clock of whoever is asked; for others the one that runs out first."""

    seat: int
    left: int  # milliseconds


class Outgoing(msgspec.Struct, tag_field="type"):
    """From server to client."""


class StateMessage(Outgoing, tag="state", kw_only=True):
    """Everything to draw. Sent on hello and after every change anybody may see."""

    version: int
    table: TableInfo
    you: You
    seat: int | None  # whose eyes these are
    scene: Scene | None = None
    beats: list[Scene] = []
    gestures: list[Step] = []  # the first touches, each with what may follow
    actors: list[int] = []  # whose turn it is, as everybody knows it
    mover: int | None = None
    pause: int | None = None  # milliseconds in which nobody but an interceptor may act
    last: LastAction | None = None
    undo: UndoWish | None = None
    claim: SeatClaim | None = None
    clock: Clock | None = None
    outcome: Outcome | None = None
    seed_hash: str | None = None  # of this game, from its start
    seed: str | None = None  # when it is over


class ViewMessage(Outgoing, tag="view", kw_only=True):
    """What a program gets instead of scenes (hello with wants: "view")."""

    version: int
    phase: Literal["lobby", "playing", "over"]
    seat: int | None
    view: dict[str, Any] | None = None
    legal: list[int] = []
    actors: list[int] = []
    pause: int | None = None
    last: LastAction | None = None
    outcome: Outcome | None = None


class Done(Outgoing, tag="done"):
    """It is in the journal."""

    id: str
    version: int


class Refused(Outgoing, tag="refused"):
    """Nothing changed; the rule, and the sentence in both languages. After a late action a state follows."""

    id: str
    rule: str | None
    key: str
    args: dict[str, Any]
    ru: str
    en: str
    version: int


class WhyMessage(Outgoing, tag="why"):
    """Why what was touched leads nowhere; the key is empty when there is nothing to say."""

    id: str
    rule: str | None
    key: str
    args: dict[str, Any]
    ru: str
    en: str


class HintMessage(Outgoing, tag="hint"):
    """What to touch, in order, and why that is good in the game's words; an empty path: there is nothing to advise."""

    id: str
    path: list[str]
    label: Label | None = None


class Emoted(Outgoing, tag="emote"):
    seat: int
    emote: str


class Said(Outgoing, tag="say"):
    seat: int
    text: str


class Pong(Outgoing, tag="pong"): ...


class Bye(Outgoing, tag="bye"):
    """The connection ends; after "restart" come back at once."""

    reason: Literal["restart", "flood", "protocol"]


ServerMessage = StateMessage | ViewMessage | Done | Refused | WhyMessage | HintMessage | Emoted | Said | Pong | Bye
