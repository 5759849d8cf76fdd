"""A server on a disk that fills up: it is ended and started again, and goes on when there is room.

The disk is a small file system in memory, which only the superuser can mount; elsewhere these tests are skipped.
"""

import asyncio
import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, CookieJar

from igroteka.storage import open_journal
from tests.faults.loaded import LoadedPlayer, pair
from tests.faults.process import ServerProcess
from tests.faults.test_kill import checked, play_to_a_rest

GAMES = ("pryzhok", "etazhiki", "stroyka", "odeyalo", "shipuchka")
SIZE = 24 << 20


class Disk:
    """A file system of 24 MB."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.filler = folder, folder / "filler"

    def fill(self) -> None:
        with self.filler.open("ab", buffering=0) as file:
            size = SIZE
            while size:
                try:
                    size = file.write(bytes(size))
                except OSError:
                    size //= 2

    def clear(self) -> None:
        self.filler.unlink()


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    try:
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", tmp_path], check=True, timeout=60)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("a file system can be mounted by the superuser only")
    yield Disk(tmp_path)
    subprocess.run(["umount", "--lazy", tmp_path], check=True, timeout=60)


@pytest.mark.parametrize("ending", ["killed", "stopped"])
async def test_a_server_ended_on_a_full_disk_starts_shows_all_tables_and_recovers(disk: Disk, ending: str) -> None:
    database = f"sqlite:///{disk.folder / 'club.db'}"
    server = await ServerProcess(database, IGROTEKA_BOT_BREATH="0").start()
    people = await pair(server, 1)
    async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as web:
        tables = [await opened(server, web, game) for game in GAMES]
        rest = asyncio.Event()
        playing = [asyncio.create_task(stay(person, rest)) for person in people]
        await seen(lambda: any(person.promised for person in people))
        disk.fill()
        await seen(lambda: told_full(people))
        before = [await shown(server, web, table) for table in tables]
        await (server.killed() if ending == "killed" else server.stopped())
        disk.fill()  # what the server has given back at its end, too
        for person in people:
            person.refusals.clear()
        await server.start()
        assert [await shown(server, web, table) for table in tables] == before
        await seen(lambda: told_full(people))
        promised = sum(len(person.promised) for person in people)
        disk.clear()
        await seen(lambda: sum(len(person.promised) for person in people) > promised + 20)
        rest.set()
        await asyncio.wait_for(asyncio.gather(*playing), 60)
        for table, was in zip(tables, before, strict=True):
            await asyncio.wait_for(changed(server, web, table, was["version"]), 60)
    await play_to_a_rest(people)
    for person in people:
        assert set(person.refusals) <= {"server-full", "table-late"}
        person.refusals.clear()
    await server.killed()
    assert not [line for line in server.log if "trace" in json.loads(line)]
    async with await open_journal(database) as journal:
        await checked(journal, people)


def told_full(people: list[LoadedPlayer]) -> bool:
    return any("server-full" in person.refusals for person in people)


async def seen(happened: Callable[[], bool]) -> None:
    """Wait until it has happened."""
    async with asyncio.timeout(120):
        while not happened():  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0.02)


async def stay(person: LoadedPlayer, rest: asyncio.Event) -> None:
    while not rest.is_set():
        await person.session(rest)
        await asyncio.sleep(0.05)


async def opened(server: ServerProcess, web: ClientSession, game: str) -> str:
    """Open a table at which a clock runs and two bots play as long as the guest looks on."""
    wish = {"game": game, "seats": [{"kind": "bot"}, {"kind": "bot"}], "start": True, "move_seconds": 20}
    async with web.post(server.url("/api/tables"), data=json.dumps(wish)) as answer:
        table: str = (await answer.json())["id"]
    return table


async def shown(server: ServerProcess, web: ClientSession, table: str) -> dict[str, Any]:
    """Return what a table shows to somebody who comes."""
    async with web.ws_connect(server.url(f"/ws/{table}", "ws")) as socket:
        await socket.send_str('{"type":"hello","wants":"view"}')
        while (said := await socket.receive_json(timeout=60))["type"] != "view":
            pass
    return {name: said[name] for name in ("version", "view", "phase")}


async def changed(server: ServerProcess, web: ClientSession, table: str, version: int) -> None:
    """Look on until the bots have played."""
    async with web.ws_connect(server.url(f"/ws/{table}", "ws")) as socket:
        await socket.send_str('{"type":"hello","wants":"view"}')
        while (await socket.receive_json(timeout=60)).get("version", 0) <= version:
            pass
