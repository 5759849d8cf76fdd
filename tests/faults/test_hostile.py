"""A hostile client: each message gets its refusal, the tables beside it go on, memory stays bounded."""

import asyncio
import contextlib
import json

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, CookieJar, WSMsgType

from tests.faults.hostile import Hostile
from tests.faults.loaded import LOST, pair
from tests.faults.process import ServerProcess

MESSAGES, ATTACKERS = 100_000, 4
OPEN = {"game": "pryzhok", "seats": [{"kind": "open"}, {"kind": "bot"}]}
MORE_MEMORY = 80  # megabytes


class Attacker:
    """Sends what it is given, as fast as it is read; comes back whenever it is thrown out."""

    def __init__(self, server: ServerProcess, number: int, tables: list[str]) -> None:
        self.server, self.tables, self.hostile = server, tables, Hostile(number)
        self.cookies, self.heard = CookieJar(unsafe=True), asyncio.Event()
        self.reading: asyncio.Task[None]
        self.sent = self.answers = 0

    async def attack(self, messages: int) -> None:
        while self.sent < messages:
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
                if message.data == '{"type":"pong"}' or "hello-first" in message.data:
                    self.heard.set()


async def test_a_hundred_thousand_hostile_messages(sqlite_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    server = await ServerProcess(sqlite_url, IGROTEKA_PATIENCE="1000000").start()
    neighbours, victims, rest = await pair(server, 1), await pair(server, 2), asyncio.Event()
    playing = [asyncio.create_task(person.session(rest)) for person in neighbours]
    tables = [victims[0].table, *[await own_table(server) for _ in range(3)], "no-such-table"]
    attackers = [Attacker(server, number, tables) for number in range(ATTACKERS)]
    await asyncio.gather(*(attacker.attack(MESSAGES // 50 // ATTACKERS) for attacker in attackers))
    warm, before = server.memory(), len(neighbours[0].promised)
    budget = MESSAGES // ATTACKERS
    while (heard := await messages_heard(server)) < MESSAGES:  # some are sent after the connection was closed
        await asyncio.gather(*(attacker.attack(budget) for attacker in attackers))
        budget += 1000
    after, memory = len(neighbours[0].promised), server.memory()
    rest.set()
    await asyncio.wait_for(asyncio.gather(*playing), 30)
    assert await server.stopped() == 0
    answers = sum(attacker.answers for attacker in attackers)
    with capsys.disabled():
        print(f"\nhostile: {heard} messages heard, {answers} answers, memory {warm} -> {memory} MB")
        print(f"the neighbours did {after - before} actions meanwhile")
    assert heard >= MESSAGES
    assert memory < warm + MORE_MEMORY
    assert after - before > 10
    assert all(person.refusals == [] for person in neighbours)
    assert not [line for line in server.log if "trace" in line or "failed" in line]


async def messages_heard(server: ServerProcess) -> int:
    async with ClientSession() as web, web.get(server.url("/metrics")) as answer:
        (line,) = [line for line in (await answer.text()).splitlines() if line.startswith("igroteka_messages_total")]
        return int(float(line.split()[1]))


async def own_table(server: ServerProcess) -> str:
    async with (
        ClientSession() as web,
        web.post(
            server.url("/api/tables"), data='{"game":"pryzhok","seats":[{"kind":"open"},{"kind":"bot"}]}'
        ) as answer,
    ):
        table: str = (await answer.json())["id"]
        return table


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
