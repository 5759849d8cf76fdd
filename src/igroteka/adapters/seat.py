"""`igroteka seat URL -- PROGRAM`: a bot in any language takes a seat at a real table.

It gets what a person there would know, a JSON object a line, whenever it may act, and answers with an action of the
game's notation. It is a guest like any other: nothing but its seat's view ever reaches it.
"""

import asyncio
import json
import sys
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import aiohttp

from igroteka.engine.refusal import Refusal

SITTING = "sit"


class Program:
    """The bot's process."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command

    async def start(self) -> None:
        pipe = asyncio.subprocess.PIPE
        try:
            self.process = await asyncio.create_subprocess_exec(*self.command, stdin=pipe, stdout=pipe, limit=1 << 20)
        except OSError as problem:
            raise Refusal("file-unreadable", file=self.command[0], problem=problem.strerror or "") from None

    async def answer(self, question: dict[str, Any]) -> str:
        """Its answer to one question; empty when it has ended."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question, ensure_ascii=False).encode() + b"\n")
        await self.process.stdin.drain()
        return (await self.process.stdout.readline()).decode("utf-8", "replace").strip()

    async def end(self) -> None:
        if self.process.returncode is None:
            self.process.terminate()
        await self.process.communicate()


class Seat:
    """The bot's place at the table: what is heard there, and what is done about it."""

    def __init__(self, socket: Any, program: Program, name: str) -> None:
        self.socket, self.program, self.name = socket, program, name
        self.asked = -1  # the version it was asked about last
        self.over = False

    async def play(self) -> int:
        await self.socket.send_json({"type": "hello", "wants": "view"})
        await self.socket.send_json({"type": "sit", "name": self.name, "id": SITTING})
        while not self.over:
            frame = await self.socket.receive()
            if frame.type is not aiohttp.WSMsgType.TEXT:
                return 1
            await self.hear(json.loads(frame.data))
        return 0

    async def hear(self, said: dict[str, Any]) -> None:
        if said["type"] == "refused":
            print(said["en"], file=sys.stderr)
            self.over = said["id"] == SITTING
        elif said["type"] == "view":
            self.over = said["phase"] == "over"
            if said["legal"] and said["version"] != self.asked and not self.over:
                await self.act(said)

    async def act(self, said: dict[str, Any]) -> None:
        self.asked = said["version"]
        question = {"seat": said["seat"], "view": said["view"], "legal": said["legal"]}
        action = await self.program.answer(question)
        if not action:
            raise Refusal("seat-silent")
        number = int(action) if action.isdecimal() else action
        await self.socket.send_json(
            {"type": "act", "id": f"v{self.asked}", "version": self.asked, "seat": said["seat"], "action": number}
        )


async def seated(url: str, command: Sequence[str], name: str) -> int:
    """Sit down at the table of an address as people share it, and play one game."""
    parts = urlsplit(url)
    table = parts.path.rstrip("/").rpartition("/")[2]
    program = Program(command)
    await program.start()
    try:
        async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as web:
            async with web.get(f"{parts.scheme}://{parts.netloc}/api/me"):
                pass  # a guest's cookie
            async with web.ws_connect(f"{parts.scheme}://{parts.netloc}/ws/{table}") as socket:
                return await Seat(socket, program, name).play()
    except aiohttp.ClientError as problem:
        raise Refusal("file-unreadable", file=url, problem=str(problem)) from None
    finally:
        await program.end()


def run(url: str, command: Sequence[str], name: str) -> int:
    return asyncio.run(seated(url, command, name))
