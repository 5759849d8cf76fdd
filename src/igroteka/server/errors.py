"""Refusals of the server, and messages made of refusals."""

from pathlib import Path
from typing import Any

from igroteka.engine.refusal import Refusal
from igroteka.engine.words import Words

from .wire.api import Problem
from .wire.messages import Refused, WhyMessage

WORDS = Words(Path(__file__).parent)


def refusal(key: str, **args: Any) -> Refusal:
    return Refusal(f"server-{key}", None, WORDS, **args)


def discreet(problem: Refusal) -> Refusal:
    """Return a refusal without details of the database: guests learn that it is full or away."""
    if not problem.key.startswith("storage-"):
        return problem
    return refusal("full" if problem.key == "storage-full" else "busy")


def refused(id: str, problem: Refusal, version: int) -> Refused:
    return Refused(id, problem.rule, problem.key, problem.args_by_name, problem.text("ru"), problem.text("en"), version)


def explained(id: str, problem: Refusal | None) -> WhyMessage:
    if problem is None:
        return WhyMessage(id, None, "", {}, "", "")
    return WhyMessage(id, problem.rule, problem.key, problem.args_by_name, problem.text("ru"), problem.text("en"))


def as_problem(problem: Refusal) -> Problem:
    return Problem(problem.key, problem.args_by_name, problem.text("ru"), problem.text("en"), problem.rule)
