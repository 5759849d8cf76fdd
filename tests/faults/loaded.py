"""People made of code who play Flip Jump over websockets, and remember exactly what they were promised."""

import asyncio
import contextlib
from random import Random
from typing import Any

import msgspec
from aiohttp import ClientError, ClientSession, CookieJar, WSMsgType

from tests.faults.process import ServerProcess

LOST = (ClientError, ConnectionError, OSError, asyncio.TimeoutError)


class LoadedPlayer:
    """One guest at one table. What was sent and not answered is sent again after a break, with the same id."""

    def __init__(self, server: ServerProcess, name: str, table: str = "") -> None:
        self.server, self.name, self.table = server, name, table
        self.luck = Random(name)
        self.cookies = CookieJar(unsafe=True)
        self.seen: dict[str, Any] = {}
        self.open: dict[str, dict[str, Any]] = {}  # sent, not answered
        self.promised: list[str] = []  # ids of actions that were acknowledged
        self.refusals: list[str] = []
        self.count = 0
        self.connected, self.busy, self.farewell = asyncio.Event(), asyncio.Event(), ""

    async def session(self, until: asyncio.Event) -> None:
        """Connect, say hello, send again what is open, play until told or until the line is cut."""
        with contextlib.suppress(*LOST):
            async with (
                ClientSession(cookie_jar=self.cookies) as web,
                web.ws_connect(self.server.url(f"/ws/{self.table}", "ws"), compress=0) as self.socket,
            ):
                await self.send({"type": "hello", "wants": "view"})
                for message in list(self.open.values()):
                    await self.send(message)
                await self.play(until)

    async def play(self, until: asyncio.Event) -> None:
        async for message in self.socket:
            if message.type is not WSMsgType.TEXT:
                return
            await self.hear(msgspec.json.decode(message.data))
            if until.is_set() and not self.open:
                return

    async def hear(self, said: dict[str, Any]) -> None:
        if said["type"] == "bye":
            self.farewell = said["reason"]
            return
        if said["type"] == "view":
            self.seen = said
            self.connected.set()
        elif said["type"] == "done":
            if self.open.pop(said["id"], {}).get("type") == "act":
                self.promised.append(said["id"])
                self.busy.set()
        elif said["type"] == "refused":
            self.open.pop(said["id"], None)
            self.refusals.append(said["key"])
        await self.move(said["version"])

    async def move(self, version: int) -> None:
        if self.open or not self.seen or version > self.seen["version"]:  # a view is on its way
            return
        if self.seen["phase"] == "over" and self.seen["seat"] == 0:
            await self.ask({"type": "rematch"})
        elif self.seen["legal"]:
            action = self.luck.choice(self.seen["legal"])
            seat, version = self.seen["seat"], self.seen["version"]
            await self.ask({"type": "act", "seat": seat, "version": version, "action": action})

    async def ask(self, message: dict[str, Any]) -> None:
        self.count += 1
        message["id"] = f"{self.name}-{self.count}"
        self.open[message["id"]] = message
        await self.send(message)

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send_str(msgspec.json.encode(message).decode())


async def pair(server: ServerProcess, number: int, game: str = "pryzhok") -> list[LoadedPlayer]:
    """Two people at a new table, ready to play."""
    ann, bob = LoadedPlayer(server, f"ann{number}"), LoadedPlayer(server, f"bob{number}")
    async with ClientSession(cookie_jar=ann.cookies) as web:
        wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}
        async with web.post(server.url("/api/tables"), data=msgspec.json.encode(wish)) as answer:
            ann.table = bob.table = msgspec.json.decode(await answer.read())["id"]
        await sit_down(server, bob)
        async with web.ws_connect(server.url(f"/ws/{ann.table}", "ws")) as socket:
            await socket.send_str('{"type":"hello","wants":"view"}')
            await socket.send_str('{"type":"start","id":"start"}')
            while "done" not in (await socket.receive_str()):
                pass
    return [ann, bob]


async def sit_down(server: ServerProcess, bob: LoadedPlayer) -> None:
    async with (
        ClientSession(cookie_jar=bob.cookies) as web,
        web.ws_connect(server.url(f"/ws/{bob.table}", "ws")) as socket,
    ):
        await socket.send_str('{"type":"hello","wants":"view"}')
        await socket.send_str('{"type":"sit","id":"sit"}')
        while '"done"' not in (await socket.receive_str()):
            pass
