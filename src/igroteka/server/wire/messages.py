"""Messages from server to client over the websocket (docs/protocol.md); see requests.py for the other direction.

`make types` writes client/src/app/protocol.ts from both.
"""

from typing import Any, Literal

import msgspec

from igroteka.engine.core.outcome import Outcome
from igroteka.engine.scene import Label, Scene, Step


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
    """The part of the last action that the viewer may know; an empty name: only that the seat acted."""

    seat: int
    name: str
    label: Label | None = None


class UndoWish(msgspec.Struct):
    asked_by: int
    waiting_for: list[int]


class SeatClaim(msgspec.Struct):
    """A request to play on for a bot with a hidden hand."""

    seat: int
    name: str
    picture: str
    waiting_for: list[int]
    mine: bool = False  # whether the receiver has asked


class Clock(msgspec.Struct):
    """Return the clock to show: the own one, or the one that runs out first."""

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
    early: bool = False  # others may be quicker than the mover now; it says nothing about hands
    last: LastAction | None = None
    undo: UndoWish | None = None
    claim: SeatClaim | None = None
    clock: Clock | None = None
    outcome: Outcome | None = None
    seed_hash: str | None = None  # of this game, from its start
    seed: str | None = None  # when it is over


class ViewMessage(Outgoing, tag="view", kw_only=True):
    """The state for programs, instead of scenes (hello with wants: "view")."""

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
    """The reason why a touch means no legal action; the key is empty if there is none."""

    id: str
    rule: str | None
    key: str
    args: dict[str, Any]
    ru: str
    en: str


class HintMessage(Outgoing, tag="hint"):
    """A hint: the touches in order, and the reason; an empty path means no hint."""

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
