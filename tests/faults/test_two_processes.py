"""Two servers on one PostgreSQL, people of one table on both: 1 000 racing actions, one order."""

import asyncio
import contextlib
from typing import Any

import msgspec
import pytest
from aiohttp import ClientSession, CookieJar, WSMsgType

from igroteka import games, tables
from igroteka.storage import open_journal
from igroteka.tables import Table, decode
from tests.faults.process import ServerProcess

RACES = 1000


class Racer:
    """The same guest on several connections: everybody tries to act for whoever's turn it is, at once."""

    def __init__(self, server: ServerProcess, cookies: CookieJar, name: str) -> None:
        self.server, self.name = server, name
        self.web = ClientSession(cookie_jar=cookies)
        self.sent = 0
        self.done: list[str] = []
        self.refused: list[str] = []
        self.views: dict[tuple[int, int], bytes] = {}  # (version, seat): the view as it came

    async def race(self, table: str, finish: asyncio.Event, tally: dict[str, int]) -> None:
        async with self.web.ws_connect(self.server.url(f"/ws/{table}", "ws")) as self.socket:
            await self.say(type="hello", wants="view", seat=0)
            async for message in self.socket:
                if message.type is not WSMsgType.TEXT:
                    return
                await self.hear(msgspec.json.decode(message.data), message.data, tally)
                if finish.is_set():
                    return

    async def hear(self, said: dict[str, Any], text: str, tally: dict[str, int]) -> None:
        if said["type"] == "view":
            await self.answer(said, text)
        elif said["type"] == "done":
            self.done.append(said["id"])
            tally["done"] += 1
        elif said["type"] == "refused":
            self.refused.append(said["key"])
            tally["refused"] += 1

    async def answer(self, said: dict[str, Any], text: str) -> None:
        """Look with the eyes of whoever is to play; then act."""
        moment = said["version"], said["seat"]
        known, self.views[moment] = moment in self.views, without_time(text)
        if known:
            return
        if said["phase"] == "over":
            await self.ask(type="rematch")
        elif said["actors"] and said["seat"] != said["actors"][0]:
            await self.say(type="look", seat=said["actors"][0])
        elif said["legal"]:
            action = said["legal"][(said["version"] + len(self.name)) % len(said["legal"])]
            await self.ask(type="act", version=said["version"], seat=said["seat"], action=action)

    async def ask(self, **message: Any) -> None:
        self.sent += 1
        await self.say(id=f"{self.name}{self.sent}", **message)

    async def say(self, **message: Any) -> None:
        with contextlib.suppress(ConnectionError):
            await self.socket.send_str(msgspec.json.encode(message).decode())


def without_time(text: str) -> bytes:
    return msgspec.json.encode({key: value for key, value in msgspec.json.decode(text).items() if key != "pause"})


async def test_racing_actions_have_one_order(postgres_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    servers = [await ServerProcess(postgres_url).start() for _ in range(2)]
    cookies = CookieJar(unsafe=True)
    table = await opened(servers[0], cookies)
    racers = [Racer(servers[number % 2], cookies, "abcd"[number]) for number in range(4)]
    tally, finish = {"done": 0, "refused": 0}, asyncio.Event()
    tasks = [asyncio.create_task(racer.race(table, finish, tally)) for racer in racers]
    while sum(tally.values()) < RACES or min(len(racer.done) for racer in racers) == 0:
        await asyncio.wait(tasks, timeout=0.05)
    finish.set()
    await asyncio.wait(tasks, timeout=5)
    await asyncio.gather(*(racer.web.close() for racer in racers), *(server.stopped() for server in servers))
    await check(postgres_url, table, racers)
    with capsys.disabled():
        print(
            f"\ntwo processes: {sum(tally.values())} racing actions, {tally['done']} done, {tally['refused']} refused"
        )


async def opened(server: ServerProcess, cookies: CookieJar) -> str:
    wish = {"game": "pryzhok", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
    async with (
        ClientSession(cookie_jar=cookies) as web,
        web.post(server.url("/api/tables"), data=msgspec.json.encode(wish)) as answer,
    ):
        table: str = msgspec.json.decode(await answer.read())["id"]
        return table


async def check(url: str, id: str, racers: list[Racer]) -> None:
    """The journal is whole and legal; what was acknowledged is in it once; all saw the same views of each version."""
    async with await open_journal(url) as journal:
        entries = await journal.read(id)
    table = Table(games.game("pryzhok"))
    for entry in entries:
        line = decode(entry.body)
        if isinstance(line, tables.Acted):
            assert table.game.why_not(table.playing().state, line.seat, line.action) is None
        table.absorb(line, entry.action_id)
    assert [entry.number for entry in entries] == list(range(len(entries)))
    kept = [entry.action_id.partition(":")[2] for entry in entries if entry.action_id]
    promised = [id for racer in racers for id in racer.done]
    assert len(set(kept)) == len(kept)
    assert set(promised) <= set(kept)
    assert len(set(kept) - set(promised)) <= len(racers)  # the last answers were not waited for
    same_views(racers)


def same_views(racers: list[Racer]) -> None:
    for version, seat in set().union(*(racer.views for racer in racers)):
        seen = {racer.views[version, seat] for racer in racers if (version, seat) in racer.views}
        assert len(seen) == 1, (version, seat)
