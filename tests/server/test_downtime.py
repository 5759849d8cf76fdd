"""The time in which no server was there does not count against the clock of a move."""

from pathlib import Path
from typing import Any

import pytest

from igroteka.server import clock
from igroteka.server.live.context import CONTEXT
from igroteka.storage import open_journal
from igroteka.storage.refusals import refusal
from tests.server.harness import Player, served, table_of

HEAP = {"heap": 12, "first": "0"}


async def begun(ann: Player) -> str:
    table = await table_of(ann, "nim", ["me", "bot"], options=HEAP, move_seconds=20, start=True)
    await ann.connect(table)
    await ann.socket.close()
    return table


@pytest.mark.parametrize("full", [False, True])
async def test_after_downtime_the_player_has_half_a_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, full: bool
) -> None:
    """Also if the disk was full when the table was opened, and has room only when the clock has run out."""
    place = f"sqlite:///{tmp_path / 'club.db'}"
    async with served(journal=await open_journal(place)) as server, Player(server) as ann:
        table = await begun(ann)
        await server.close()
        monkeypatch.setattr(clock, "BEGAN", clock.BEGAN + 25)
        async with served(journal=await open_journal(place)) as again:
            ann.server = again
            journal = again.app[CONTEXT].journal
            append = journal.append
            if full:
                monkeypatch.setattr(journal, "append", refuse)
            rooms = again.app[CONTEXT].rooms
            room = await rooms.room(table)
            if full:
                assert room.table.deadline(0) == room.table.at + 20_000
                monkeypatch.setattr(journal, "append", append)
                await room.background.replace_late(room.table.deadline(0), 0)  # type: ignore[attr-defined]
            assert room.table.deadline(0) == room.table.at + 30_000
            said = await ann.connect(table)
            assert said["clock"]["seat"] == 0 and not said["table"]["seats"][0]["away"]


async def refuse(*words: Any, **more: Any) -> Any:
    raise refusal("full")


async def test_a_table_that_nobody_looked_at_gives_no_time() -> None:
    """It was dropped from memory while the server ran on."""
    async with served(unload_after=0) as server, Player(server) as ann:
        table = await begun(ann)
        rooms = server.app[CONTEXT].rooms
        while rooms.loaded:
            rooms.unload(float("inf"))
            await ann.get("/api/me")
        room = await rooms.room(table)
        assert room.table.deadline(0) == room.table.at + 20_000
