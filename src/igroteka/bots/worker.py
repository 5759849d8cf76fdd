"""A worker process: `python -m igroteka.bots.worker module:function` answers one question a line until its input ends.

An empty line means that the last question is no longer wanted. A worker whose server has died exits silently.
"""

import importlib
import os
import select
import sys
from time import monotonic
from typing import Any, BinaryIO

import msgspec

from igroteka.engine.thinking import Question, Reply

from .thinking import Thinker

LOOK = 0.005  # seconds between two looks at the pipe
PART = 1 << 16


class Ear:
    """Lines from a pipe, and whether there is one waiting. It is the thinker's `stop`."""

    def __init__(self, pipe: int) -> None:
        self.pipe, self.heard, self.looked, self.over = pipe, b"", 0.0, False

    def line(self) -> bytes | None:
        """The next line; None when nobody will speak any more."""
        while b"\n" not in self.heard and not self.over:
            self.hear()
        line, _, self.heard = self.heard.partition(b"\n")
        return None if self.over and not line else line

    def hear(self) -> None:
        part = os.read(self.pipe, PART)
        self.heard += part
        self.over = not part

    def is_set(self) -> bool:
        """Return whether a line has arrived, looking at most every LOOK seconds."""
        if self.heard or self.over:
            return True
        if monotonic() - self.looked < LOOK:
            return False
        self.looked = monotonic()
        return bool(select.select([self.pipe], [], [], 0)[0])


def answered(thinker: Thinker, line: bytes, ear: Ear) -> Reply:
    """A reply to whatever comes: what goes wrong in a game is told, not died of."""
    try:
        return thinker.answer(msgspec.json.decode(line, type=Question), ear)
    except Exception as problem:
        return Reply(problem=f"{type(problem).__name__}: {problem}")


def opener(name: str) -> Any:
    module, _, function = name.partition(":")
    return getattr(importlib.import_module(module), function)


def main(name: str) -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # people's moves come first
    thinker, ear = Thinker(opener(name)), Ear(sys.stdin.fileno())
    out = sys.stdout.buffer
    try:
        say(out, Reply())  # ready
        while (line := ear.line()) is not None:
            if line:
                say(out, answered(thinker, line, ear))
    except BrokenPipeError:
        os._exit(0)  # an ordinary exit would flush standard output once more, and complain


def say(out: BinaryIO, reply: Reply) -> None:
    out.write(msgspec.json.encode(reply) + b"\n")
    out.flush()


if __name__ == "__main__":
    main(sys.argv[1])
