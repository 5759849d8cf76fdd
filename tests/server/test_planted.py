"""Faults that once could be planted without a test noticing."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from igroteka.engine.question import Question, Reply
from igroteka.server.context import CONTEXT
from igroteka.storage import open_journal
from igroteka.tables import commands as c
from tests.server.harness import Player, begun, served, table_of

HEAP = {"heap": 12, "first": "0"}


async def test_whoever_has_lost_a_seat_has_lost_its_eyes() -> None:
    async with served() as server, Player(server) as ann, Player(server) as bob:
        table = await table_of(ann, "snatch", ["me", "open"])
        await ann.connect(table)
        await bob.connect(table)
        await bob.ask(type="sit")
        await bob.until("state", seat=1)
        await ann.ask(type="stand", seat=1)
        assert (await bob.until("state"))["seat"] is None
        (client,) = [one for one in room_of(server).clients if one.seat is None]
        assert client.guest.id not in [seat.guest for seat in room_of(server).table.seats]


def room_of(server: Any) -> Any:
    (room,) = server.app[CONTEXT].rooms.loaded.values()
    return room


async def test_a_commit_is_on_the_disk(tmp_path: Path) -> None:
    async with await open_journal(f"sqlite:///{tmp_path / 'club.db'}") as journal:
        writer = journal._writer._connection  # type: ignore[attr-defined]
        assert writer.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
        assert writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)


async def test_after_an_append_without_an_answer_the_journal_is_read_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann's move was written, but nobody here knows; bob's answer to it must not be refused as out of turn."""
    async with served() as server, Player(server) as ann, Player(server) as bob:
        await begun(ann, bob, "nim", **HEAP)
        await ann.until("state", actors=[0])
        await bob.until("state", actors=[0])
        journal = server.app[CONTEXT].journal
        append = journal.append

        async def silent(wish: Any) -> Any:
            monkeypatch.setattr(journal, "append", append)
            await append(wish)
            raise RuntimeError("the answer is lost")

        monkeypatch.setattr(journal, "append", silent)
        version = bob.state["version"]
        assert (await ann.act("take2", id="lost"))["key"] == "server-busy"
        answer = await bob.act("take1", seat=1, version=version + 1)
        assert answer["type"] == "done", answer
        assert (await ann.act("take2", id="lost"))["type"] == "done"  # it counts once
        assert room_of(server).table.playing().state.heap == 9


async def test_one_command_at_a_time_is_written_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is asked meanwhile is decided on the table as it is after the first."""
    async with served() as server, Player(server) as ann, Player(server) as bob:
        await begun(ann, bob, "nim", **HEAP)
        room, journal = room_of(server), server.app[CONTEXT].journal
        append, under_way = journal.append, asyncio.Lock()

        async def slow(wish: Any) -> Any:
            assert not under_way.locked(), "two appends of one table at once"
            async with under_way:
                await asyncio.sleep(0)  # whoever else may write would now
                return await append(wish)

        monkeypatch.setattr(journal, "append", slow)
        guests = [seat.guest for seat in room.table.seats]
        leaving = [room.do(c.Leave(guest=guest, seat=seat)) for seat, guest in enumerate(guests)]
        assert await asyncio.gather(*leaving) == [True, True]


async def test_a_bots_illegal_action_is_replaced_by_a_legal_one(monkeypatch: pytest.MonkeyPatch) -> None:
    async def wild(question: Question) -> Reply:
        return Reply(plan=[999, -5])

    async with served() as server, Player(server) as ann:
        monkeypatch.setattr(server.app[CONTEXT].shelf.minds, "ask", wild)
        table = await table_of(ann, "nim", ["bot", "me"], options=HEAP, start=True)
        await ann.connect(table)
        await ann.until("state", actors=[1])
        assert room_of(server).table.playing().done[0][:2] == (0, 0)  # the first legal one
