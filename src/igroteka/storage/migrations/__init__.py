"""The steps by which a database came to its present shape: numbered SQL files, one folder for each kind of database.

A step that has been released is never edited; the next change is the next number. A database that has taken more steps
than this program knows belongs to a newer program and is left alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from igroteka.storage.refusals import refusal


@dataclass(frozen=True)
class Step:
    number: int
    name: str
    sql: str


@cache
def steps(kind: str) -> tuple[Step, ...]:
    """All steps for "sqlite" or "postgresql", in order."""
    files = sorted((Path(__file__).parent / kind).glob("*.sql"))
    return tuple(Step(int(file.name[:4]), file.stem[5:], file.read_text(encoding="utf-8")) for file in files)


def missing(kind: str, taken: int, place: str) -> list[Step]:
    """The steps that a database which has taken `taken` of them still needs."""
    known = steps(kind)[-1].number
    if taken > known:
        raise refusal("newer", place=place, taken=taken, known=known)
    return [step for step in steps(kind) if step.number > taken]
