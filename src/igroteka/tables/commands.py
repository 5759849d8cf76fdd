"""What people, bots and the clock want from a table. `guest` is whoever asks, None for the house itself."""

from typing import Any

import msgspec


class Command(msgspec.Struct, kw_only=True):
    guest: str | None = None
    ref: str = ""  # whose command it is and the id its sender gave it: a repeat counts once


class Sit(Command):
    seat: int | None = None
    name: str = ""
    picture: str = ""


class Stand(Command):
    seat: int


class SeatBot(Command):
    seat: int
    level: str = ""


class Change(Command):
    options: dict[str, Any] | None = None
    players: int | None = None
    open: bool | None = None
    chat: bool | None = None
    move_seconds: int | None = None
    window: int | None = None


class Start(Command):
    seed: str


class Act(Command):
    """`version` None: whatever the position is now (bots, which are asked about the newest one)."""

    seat: int
    action: int | str
    version: int | None = None
    note: str = ""


class RunOut(Command):
    """The pause is over."""


class Go(Command):
    """Everybody around one shared device has let go."""


class Hold(Command):
    """The shared device is being handed on in a pause."""


class AskUndo(Command):
    seat: int


class Consent(Command):
    yes: bool


class Resign(Command):
    seat: int


class Rematch(Command):
    seed: str


class Leave(Command):
    """A bot stands in. From the house: `cause` says why."""

    seat: int
    cause: str = "left"
    level: str = ""


class Return(Command):
    seat: int


class TakeOver(Command):
    """A server goes on with the table. `started` is when that server was started, in milliseconds since 1970."""

    started: int


class Emote(Command):
    seat: int
    emote: str


class Say(Command):
    seat: int
    text: str
