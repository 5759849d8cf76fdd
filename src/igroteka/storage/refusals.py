"""Refusals of the storage package, with the advice what to do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from igroteka.engine.refusal import Refusal
from igroteka.engine.words import Words

WORDS = Words(Path(__file__).parent)


def refusal(key: str, **args: Any) -> Refusal:
    """One of the sentences of words.*.ftl in this room."""
    return Refusal(f"storage-{key}", words=WORDS, **args)
