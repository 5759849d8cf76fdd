"""Work a stranger can order is bounded: frames nobody reads, drawings, records, replays."""

import asyncio
import gzip
import threading
import time
from typing import Any

import pytest

from igroteka.cli.wiring import shelf
from igroteka.server.http import replays
from igroteka.server.ws.connection import CONNECTIONS
from tests.server import harness
from tests.server.harness import Player, said, served, table_of
from tests.server.test_connection import PING, frame, raw

# Control frames


async def test_pings_of_somebody_who_never_reads_take_no_room() -> None:
    async with served(message_rate=1e9, message_burst=1e9) as server, raw(server) as line:
        transport: Any = line.writer.transport
        transport.pause_reading()
        for _ in range(400):
            line.send(frame(PING, b"x" * 125) * 400)
            await asyncio.sleep(0)
        (connection,) = server.app[CONNECTIONS].open
        waiting = connection.client.transport.get_write_buffer_size()
        assert waiting < 1 << 20
        await server.app[CONNECTIONS].close(grace=0.01)  # nor does the server's end wait for them
        assert connection.client.transport.is_closing()
        assert connection.client.transport.get_write_buffer_size() == 0


# Work somebody can order


async def test_a_code_is_drawn_only_for_a_table_that_exists() -> None:
    async with served() as server, Player(server) as ann:
        assert (await said(ann, "GET", "/qr/no-such-table.svg"))[1]["key"] == "server-no-table"
        assert (await said(ann, "GET", f"/qr/{'x' * 3000}.svg"))[1]["key"] == "server-no-table"
        table = await table_of(ann, "nim", ["me", "open"])
        assert "<svg" in await ann.get(f"/qr/{table}.svg")


async def test_bodies_come_as_they_are() -> None:
    bomb = gzip.compress(b" " * 30_000_000, 1)
    async with served() as server, Player(server) as ann:
        for body in (bomb, b"no gzip at all"):
            status, problem = await said(ann, "POST", "/api/me", data=body, headers={"Content-Encoding": "gzip"})
            assert (status, problem["key"]) == (415, "server-compressed")


async def test_a_record_has_so_many_lines_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harness, "small_shelf", lambda: shelf({}))
    async with served() as server, Player(server) as ann:
        status, problem = await said(ann, "POST", "/api/records", data=b"0 a1\n" * (replays.LONGEST + 1))
        assert (status, problem["key"]) == (400, "server-record-too-long")


async def test_the_moves_of_a_game_are_told_once_and_one_game_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often a replay is asked for: a long game takes seconds to tell."""
    told, times, busy, most = replays.told, 0, 0, 0

    def counted(room: Any) -> Any:
        nonlocal times, busy, most
        times, busy = times + 1, busy + 1
        most = max(most, busy)
        time.sleep(0.02)
        busy -= 1
        return told(room)

    monkeypatch.setattr(replays, "told", counted)
    async with served() as server, Player(server) as ann:
        tables = [await over(ann) for _ in range(2)]
        await asyncio.gather(*[ann.get(f"/api/tables/{table}/replay") for table in tables * 3])
    assert (times, most) == (2, 1)


@pytest.mark.parametrize("work", ["told_once", "positions", "checked"])
async def test_a_long_game_is_told_beside_the_tables(monkeypatch: pytest.MonkeyPatch, work: str) -> None:
    """Whatever a replay or a record takes, it takes in a thread of its own: the loop serves everybody else."""
    real, threads = getattr(replays, work), []

    def noted(*about: Any) -> Any:
        threads.append(threading.current_thread())
        return real(*about)

    monkeypatch.setattr(replays, work, noted)
    async with served() as server, Player(server) as ann:
        table = await over(ann)
        await ann.get(f"/api/tables/{table}/replay")
        await said(ann, "POST", "/api/records", data=b"no record at all")
    assert threads and threading.main_thread() not in threads


async def over(ann: Player) -> str:
    """A table whose game has just ended."""
    table = await table_of(ann, "nim", ["me", "bot"], options={"first": "0"}, start=True)
    await ann.connect(table)
    await ann.ask(type="resign", seat=0)
    await ann.socket.close()
    return table
