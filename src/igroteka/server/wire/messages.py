"""What the server says over a table's websocket (docs/protocol.md); what it is told stands in incoming.py.

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
    early: bool = False  # somebody may be quicker than the mover now; nobody waits, and it says nothing about hands
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
