"""`igroteka seat URL -- PROGRAM`: a bot in any language takes a seat at a real table.

It gets what a person there would know, a JSON object a line, whenever it may act, and answers with an action of the
game's notation. It is a guest like any other: nothing but its seat's view ever reaches it. Whatever goes wrong with it
is said in a sentence, and the house's bot plays on at its seat.
"""

import asyncio
import contextlib
import json
import sys
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import aiohttp

from igroteka.adapters.program import Program
from igroteka.engine.refusal import Refusal
from igroteka.engine.words import harmless, preferred_language

SITTING, LEAVING = "sit", "leave"
TRIES = 3  # answers that cannot be done, before it has to go
NOT_FOUND = 404
MOST_DIGITS = 18  # of an action's number


class Seat:
    """The bot's place at the table: what is heard there, and what is done about it."""

    def __init__(self, socket: Any, program: Program, name: str) -> None:
        self.socket, self.program, self.name = socket, program, name
        self.seat: int | None = None
        self.questions = asyncio.Queue[dict[str, Any]]()
        self.latest: dict[str, Any] = {}  # the view it was asked about last
        self.refused = 0  # answers in a row that could not be done

    async def play(self) -> int:
        """To the end of the game. It listens while the program thinks: a line that says nothing is taken for dead."""
        await self.socket.send_json({"type": "hello", "wants": "view"})
        await self.socket.send_json({"type": "sit", "name": self.name, "id": SITTING})
        tasks = [asyncio.ensure_future(self.listen()), asyncio.ensure_future(self.think())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            return done.pop().result()
        except Refusal:
            await self.hand_over()
            raise
        finally:
            for task in tasks:
                task.cancel()

    # Listening

    async def listen(self) -> int:
        while True:
            frame = await self.socket.receive()
            if frame.type is not aiohttp.WSMsgType.TEXT:
                raise Refusal("seat-line-lost")
            said = json.loads(frame.data)
            if said["type"] == "refused" and said["id"] == SITTING:
                complain(said)
                return 2
            if said["type"] == "view" and said["phase"] == "over":
                return 0
            self.hear(said)

    def hear(self, said: dict[str, Any]) -> None:
        if said["type"] == "refused":
            self.told_why_not(said)
        elif said["type"] == "view":
            self.seat = said["seat"]
            if said["legal"] and said["version"] != self.latest.get("version"):
                self.refused = 0
                self.ask(said)

    def ask(self, said: dict[str, Any]) -> None:
        self.latest = said
        self.questions.put_nowait(said)

    def told_why_not(self, said: dict[str, Any]) -> None:
        """Handle a refusal: a late action is asked again by the next view; any other is the program's error."""
        complain(said)
        if said["version"] != self.latest.get("version"):
            return
        self.refused += 1
        self.ask({**self.latest, "refused": said[preferred_language()]})

    # Thinking

    async def think(self) -> int:
        while True:
            said = await self.questions.get()
            if self.refused == TRIES:
                raise Refusal("seat-nonsense", count=TRIES)
            if said is self.latest:
                await self.act(said)

    async def act(self, said: dict[str, Any]) -> None:
        asked = ("seat", "view", "legal", "refused")
        answer = await self.program.answer({key: said[key] for key in asked if key in said})
        if said is not self.latest:
            return  # the table has moved on
        number = answer.isdecimal() and len(answer) <= MOST_DIGITS
        await self.socket.send_json(
            {"type": "act", "id": f"v{said['version']}.{self.refused}", "version": said["version"],
             "seat": said["seat"], "action": int(answer) if number else answer[:40]}
        )  # fmt: skip

    async def hand_over(self) -> None:
        """Leave the seat, so that a bot of the server plays on at once."""
        if self.seat is None or self.socket.closed:
            return
        with contextlib.suppress(ConnectionError):
            await self.socket.send_json({"type": "away", "seat": self.seat, "id": LEAVING})


def complain(said: dict[str, Any]) -> None:
    print(harmless(f"igroteka: {said[preferred_language()]}"), file=sys.stderr)


async def seated(url: str, command: Sequence[str], name: str, seconds: float = 60) -> int:
    """Sit down at the table of an address as people share it, and play one game."""
    program = Program(command, seconds)
    await program.start()
    try:
        async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as web:
            return await welcomed(web, url, program, name)
    except (aiohttp.ClientError, ConnectionError) as problem:
        missing = getattr(problem, "status", None) == NOT_FOUND
        raise Refusal("seat-not-there" if missing else "seat-no-table", url=url, problem=str(problem)) from None
    finally:
        await program.end()


async def welcomed(web: aiohttp.ClientSession, url: str, program: Program, name: str) -> int:
    parts = urlsplit(url)
    house = f"{parts.scheme}://{parts.netloc}"
    async with web.get(f"{house}/api/me"):
        pass  # a guest's cookie
    way, _, last = parts.path.rstrip("/").rpartition("/")
    table = await behind_code(web, house, last) if way.endswith("/join") else last
    async with web.ws_connect(f"{house}/ws/{table}") as socket:
        return await Seat(socket, program, name).play()


async def behind_code(web: aiohttp.ClientSession, house: str, code: str) -> str:
    """The table of a short code, as people in the room type it."""
    async with web.post(f"{house}/api/join", json={"code": code}, raise_for_status=True) as answer:
        return str((await answer.json())["id"])


def run(url: str, command: Sequence[str], name: str, seconds: float) -> int:
    return asyncio.run(seated(url, command, name, seconds))
