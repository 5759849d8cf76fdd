"""Refusals of a table."""

from pathlib import Path
from typing import Any

from igroteka.engine.refusal import Refusal
from igroteka.engine.words import Words

WORDS = Words(Path(__file__).parent)


def refusal(key: str, **args: Any) -> Refusal:
    return Refusal(f"table-{key}", None, WORDS, **args)
