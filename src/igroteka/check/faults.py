"""Findings of a check: sentences about files of the game."""

import traceback
from pathlib import Path
from typing import Any

import msgspec

from . import WORDS


class Fault(msgspec.Struct, frozen=True):
    """One promise that is not kept."""

    file: str  # where to look first
    key: str
    args: dict[str, Any] = {}

    def text(self, language: str) -> str:
        return f"{self.file}: {WORDS.text(language, self.key, self.args)}"


def fault(file: str, key: str, **args: Any) -> Fault:
    return Fault(file, f"check-{key}", args)


def crashed(problem: BaseException, folder: Path, promise: str) -> Fault:
    """An exception as a sentence: the last line of the game's own that it passed through."""
    frames = traceback.extract_tb(problem.__traceback__)
    own = [frame for frame in frames if folder in Path(frame.filename).resolve().parents]
    where = f"{Path(own[-1].filename).name}, line {own[-1].lineno}" if own else "game.py"
    said = f"{type(problem).__name__}: {problem}"[:200]
    return fault(where, "crashed", problem=said, promise=promise)
