"""Hostile clients: each message gets its refusal, the tables beside it go on, memory stays bounded.

IGROTEKA_FUZZ=300000 runs as many messages (and 20 000 raw requests); by default a few thousand.
"""

import asyncio
import contextlib
import json
import os
import sqlite3
from collections import Counter
from random import Random

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, CookieJar, WSMsgType

from igroteka.tables import Started, decode
from tests.faults.hostile import Hostile
from tests.faults.loaded import LOST, pair
from tests.faults.neighbours import Neighbours, percentile
from tests.faults.process import ServerProcess

FULL = int(os.environ.get("IGROTEKA_FUZZ", "0"))  # 300000: as many messages, a fourteenth as many raw requests
MESSAGES, ATTACKERS = FULL or 12_000, 4
REQUESTS = MESSAGES // 14
MORE_MEMORY = 80  # megabytes
SOON = 0.1  # seconds in which 99 of 100 neighbours are answered, where the machine has a processor for them


class Attacker:
    """Sends what it is given, as fast as it is read; comes back whenever it is thrown out."""

    def __init__(self, server: ServerProcess, number: int) -> None:
        self.server, self.hostile = server, Hostile(number)
        self.tables = ["no-such-table"]
        self.cookies, self.heard = CookieJar(unsafe=True), asyncio.Event()
        self.reading: asyncio.Task[None]
        self.sent = self.answers = 0

    async def sit_down(self, foreign: str) -> None:
        """At a seat of a running game of every kind; beside others at somebody else's table."""
        async with ClientSession(cookie_jar=self.cookies) as web:
            async with web.get(self.server.url("/api/games")) as answer:
                games = [box for box in (await answer.json())["games"] if not box["coming"]]
            for box in games:
                bots = max(box["players"][0] - 1, 1)
                wish = {"game": box["id"], "seats": [{"kind": "me"}, *[{"kind": "bot"}] * bots], "start": True}
                async with web.post(self.server.url("/api/tables"), data=json.dumps(wish)) as answer:
                    self.tables.append((await answer.json())["id"])
        self.tables.append(foreign)

    def secrets(self) -> list[str]:
        return [*self.tables[1:], *(cookie.value for cookie in self.cookies)]

    async def attack(self, messages: int) -> None:
        while self.sent < messages:
            assert self.server.process.returncode is None, "the server ended:\n" + "".join(self.server.log[-9:])
            with contextlib.suppress(*LOST):
                await self.visit(messages)

    async def visit(self, messages: int) -> None:
        table = self.hostile.luck.choice(self.tables)
        async with (
            ClientSession(cookie_jar=self.cookies) as web,
            web.ws_connect(self.server.url(f"/ws/{table}", "ws"), max_msg_size=1 << 22) as socket,
        ):
            reading = self.reading = asyncio.create_task(self.read(socket))
            if self.hostile.luck.random() < 0.9:
                await socket.send_str('{"type":"hello","wants":"view"}')
            while self.sent < messages and not reading.done():
                await self.send(socket)
            await socket.close()
            await reading

    async def send(self, socket: ClientWebSocketResponse) -> None:
        """A handful; then wait until the server has read it, so that every message is heard."""
        for message in (self.hostile.message() for _ in range(40)):
            await (socket.send_str(message) if isinstance(message, str) else socket.send_bytes(message))
        self.heard.clear()
        await socket.send_str('{"type":"ping"}')
        await asyncio.wait([self.reading, asyncio.ensure_future(self.heard.wait())], return_when="FIRST_COMPLETED")
        self.sent += 41

    async def read(self, socket: ClientWebSocketResponse) -> None:
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                self.answers += 1
                self.learn(message.data)
                if message.data == '{"type":"pong"}' or "hello-first" in message.data:
                    self.heard.set()

    def learn(self, text: str) -> None:
        """What stands on the table: some of what it sends is meant for it."""
        if text.startswith('{"type":"view"'):
            view = json.loads(text)
            self.hostile.version, self.hostile.legal = view["version"], view["legal"] or [0]


async def test_hostile_messages_and_requests(sqlite_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    server = await ServerProcess(sqlite_url, IGROTEKA_PATIENCE="1000000").start()
    victims = await pair(server, 2)
    attackers = [Attacker(server, number) for number in range(ATTACKERS)]
    for attacker in attackers:
        await attacker.sit_down(victims[0].table)
    await asyncio.gather(*(attacker.attack(MESSAGES // 50 // ATTACKERS) for attacker in attackers))
    warm, neighbours = server.memory(), await Neighbours(server).come()
    requests = asyncio.create_task(raw_requests(server, REQUESTS, [attackers[0].tables[1]]))
    budget = MESSAGES // ATTACKERS
    while (heard := await messages_heard(server)) < MESSAGES:  # some are sent after the connection was closed
        await asyncio.gather(*(attacker.attack(budget) for attacker in attackers))
        budget += 1000
    statuses, memory = await requests, server.memory()
    met = await neighbours.go()
    assert await server.stopped() == 0
    took, late = (percentile([answer.took - idle * answer.idle for answer in met.answers]) for idle in (0, 1))
    with capsys.disabled():
        print(f"\nhostile: {heard} messages heard, {sum(a.answers for a in attackers)} answers, {warm} -> {memory} MB")
        print(f"{sum(statuses.values())} raw requests: {dict(sorted(statuses.items()))}")
        print(f"the neighbours did {met.actions} actions; {len(met.answers)} pings, p99 {took * 1000:.0f} ms,")
        print(f"{late * 1000:.0f} ms without waiting for a processor; cut off: {met.breaks}; at the end {met.last}")
    assert heard >= MESSAGES
    assert not [status for status in statuses if status.startswith("500")]
    assert memory < warm + MORE_MEMORY
    assert met.actions > 10 and met.refusals == [] and met.breaks == []
    assert late < SOON
    private = {secret for attacker in attackers for secret in attacker.secrets()} | {"127.0.0.1", *seeds(sqlite_url)}
    assert not [line for line in server.log if "trace" in line]
    assert not [line for line in server.log if any(secret in line for secret in private)]


def seeds(url: str) -> list[str]:
    """Of all games that were begun: hands follow from them."""
    with contextlib.closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as file:
        lines = [decode(body) for (body,) in file.execute("SELECT body FROM entries")]
    found = [line.seed for line in lines if isinstance(line, Started)]
    assert len(found) >= ATTACKERS
    return found


async def raw_requests(server: ServerProcess, count: int, tables: list[str]) -> Counter[str]:
    """Requests no browser would send, each on a connection of its own; what was answered, how often."""
    luck, statuses = Random(7), Counter[str]()
    for _ in range(count):
        with contextlib.suppress(*LOST):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            with contextlib.closing(writer):
                writer.write(odd_request(luck, tables))
                statuses[await status(reader) if luck.random() < 0.9 else "not waited for"] += 1
    return statuses


async def status(reader: asyncio.StreamReader) -> str:
    line = await asyncio.wait_for(reader.readline(), 15)
    return line[9:12].decode("latin-1") or "hung up"


METHODS = ["GET", "GET", "POST", "PUT", "HEAD", "OPTIONS", "\x00", "G" * 50]
PLACES = """/ /api/me /api/tables /api/join /api/records /assets/ /qr/ /ws/ /t/ /api/lessons/ /art/ /words/ /rules/
    /metrics /api/games/""".split()  # noqa: SIM905
TAILS = ["", "x" * 3, "x" * 300, "x" * 3000, "%00", "../../etc/passwd", "\xff\xfe", "a.svg", "?seat=%F0%9F%A6%8A"]
HEADS = [
    "",
    "Host: localhost:abc\r\n",
    "Content-Encoding: gzip\r\n",
    "Cookie: igroteka=" + "A" * 9000 + "\r\n",
    "Content-Length: -1\r\n",
    "Transfer-Encoding: chunked\r\n",
    "Upgrade: websocket\r\n",
    "\xff: \x00\r\n",
]
BODIES = ["", "{}", "[" * 2000, '{"code":"\\u0000"}', "\x1f\x8bnothing", '{"game":"pryzhok","players":99}']


def odd_request(luck: Random, tables: list[str]) -> bytes:
    method, place, head, body = (luck.choice(kind) for kind in (METHODS, PLACES, HEADS, BODIES))
    tail = luck.choice([*TAILS, tables[0], f"{tables[0]}/replay?start=-1&count=99999999"])
    head = head if "Host" in head else f"Host: localhost\r\n{head}"
    length = f"Content-Length: {len(body)}\r\n" if "Content" not in head and "chunked" not in head else ""
    text = f"{method} {place}{tail} HTTP/1.1\r\nConnection: close\r\n{head}{length}\r\n{body}"
    return text.encode("latin-1")


async def messages_heard(server: ServerProcess) -> int:
    async with ClientSession() as web, web.get(server.url("/metrics")) as answer:
        (line,) = [line for line in (await answer.text()).splitlines() if line.startswith("igroteka_messages_total")]
        return int(float(line.split()[1]))


async def test_a_flood_is_cut_off_and_an_oversized_message_too(sqlite_url: str) -> None:
    usual = {"IGROTEKA_MESSAGE_RATE": "20", "IGROTEKA_MESSAGE_BURST": "60"}
    server = await ServerProcess(sqlite_url, **usual).start()
    people = await pair(server, 1)
    async with ClientSession() as web:
        async with web.ws_connect(server.url(f"/ws/{people[0].table}", "ws")) as socket:
            await socket.send_str('{"type":"hello","wants":"view"}')
            for _ in range(200):
                await socket.send_str('{"type":"ping"}')
            said = [json.loads(message.data) async for message in socket if message.type is WSMsgType.TEXT]
        assert said[-1] == {"type": "bye", "reason": "flood"}
        async with web.ws_connect(server.url(f"/ws/{people[0].table}", "ws")) as socket:
            await socket.send_str("x" * 20_000)
            await socket.receive()
            assert socket.close_code == 1009
    assert await server.stopped() == 0


async def test_too_many_connections_from_one_address_are_turned_away(sqlite_url: str) -> None:
    server = await ServerProcess(sqlite_url, IGROTEKA_CONNECTIONS_PER_ADDRESS="5").start()
    people = await pair(server, 1)
    async with ClientSession() as web:
        url = server.url(f"/ws/{people[0].table}", "ws")
        sockets = [await web.ws_connect(url) for _ in range(5)]
        with pytest.raises(LOST):
            await web.ws_connect(url)
        await asyncio.gather(*(socket.close() for socket in sockets))
    assert await server.stopped() == 0
