"""A bot's process: a question a line goes in, an answer a line comes out."""

import asyncio
import json
from collections.abc import Sequence
from typing import Any

from igroteka.engine.refusal import Refusal

LONGEST = 1 << 20  # bytes of an answer


class Program:
    """`seconds` is how long it may think about one question."""

    def __init__(self, command: Sequence[str], seconds: float) -> None:
        self.command, self.seconds = command, seconds

    async def start(self) -> None:
        pipe = asyncio.subprocess.PIPE
        try:
            self.process = await asyncio.create_subprocess_exec(*self.command, stdin=pipe, stdout=pipe, limit=LONGEST)
        except OSError as problem:
            raise Refusal("seat-no-program", file=self.command[0], problem=problem.strerror or "") from None

    async def answer(self, question: dict[str, Any]) -> str:
        """Its answer to one question; a refusal when it has ended, is too slow or does not stop talking."""
        try:
            said = await asyncio.wait_for(self.said(question), self.seconds)
        except TimeoutError:
            raise Refusal("seat-slow", seconds=round(self.seconds, 1)) from None
        except ConnectionError:
            said = ""
        except ValueError:  # a line beyond any bound
            raise Refusal("seat-too-long") from None
        if not said:
            raise Refusal("seat-silent")
        return said

    async def said(self, question: dict[str, Any]) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question, ensure_ascii=False).encode() + b"\n")
        await self.process.stdin.drain()
        return (await self.process.stdout.readline()).decode("utf-8", "replace").strip()

    async def end(self) -> None:
        """However it is: one that does not end when asked is ended."""
        if self.process.returncode is None:
            self.process.kill()
        await self.process.communicate()
