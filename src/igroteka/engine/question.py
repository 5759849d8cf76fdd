"""What is asked of whoever thinks in another process, and what comes back: plain data, nothing else travels."""

from typing import Any, Literal

import msgspec

from .scene import Label


class Question(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A plan or a hint for a seat, from its view alone; or what physics answers, from the whole position."""

    kind: Literal["plan", "hint", "settle"] = "plan"
    game: str
    edition: str | None = None  # the file of an own edition
    options: dict[str, Any] = {}
    position: dict[str, Any]
    seat: int
    level: str = ""
    seed: str
    milliseconds: float | None = None  # at most so long, whatever the level says


class Reply(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The actions to do, one after the other; how sure of it; how its level behaves at the table."""

    plan: list[int] = []
    value: float = 0.5
    sure: float = 1.0  # 1: there was nothing to think about
    pace: float = 1.0
    reaction: float = 0.5
    reason: Label | None = None
    note: str = ""
    simulations: int = 0
    problem: str = ""  # what went wrong in the worker
