"""Questions to bots in other processes and their answers, as plain data."""

from typing import Any, Literal

import msgspec

from .scene import Label


class Moment(msgspec.Struct, frozen=True):
    """An action after which its seat stood worse: what it cost, what was better, and why."""

    number: int  # the first action of the game has 1
    seat: int
    action: str
    cost: float
    better: str
    plan: int  # the better action
    reason: Label | None


class Question(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A plan or a hint for a seat, from its view alone; what physics answers, from the whole position; or how a game
    went, from its record."""

    kind: Literal["plan", "hint", "settle", "back"] = "plan"
    game: str
    edition: str | None = None  # the file of an own edition
    options: dict[str, Any] = {}
    position: dict[str, Any]
    seat: int
    level: str = ""
    match: list[bool] = []  # the games before this one at its table: did people win, or bots?
    seed: str
    milliseconds: float | None = None  # at most so long, whatever the level says
    owner: str = ""  # the table, or the address that asked for a hint: different owners are served in turn


class Reply(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The actions to do, one after the other, and how the level behaves at the table."""

    plan: list[int] = []
    value: float = 0.5
    pace: float = 1.0
    limit: float = 0.0  # milliseconds a search of this level may take
    reaction: float = 0.5
    reason: Label | None = None
    note: str = ""
    simulations: int = 0
    curve: list[list[float]] = []  # of a game looked back at: what each seat could expect, before each action
    moments: list[Moment] = []  # and where it turned
    problem: str = ""  # what went wrong in the worker
