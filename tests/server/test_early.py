"""ET-34 before the first card of a turn, on a server: bots cut in, nobody waits, and nothing tells who could."""

import asyncio
from typing import Any

import pytest

from igroteka.engine.core.dice import Dice
from igroteka.engine.thinking import Reply
from igroteka.server.live import automation
from igroteka.server.live.automation import Automation
from igroteka.server.live.bots import Thinkers
from igroteka.server.live.room import Room
from igroteka.server.metrics import Metrics
from igroteka.storage import NewTable, open_journal
from tests.server.harness import small_shelf
from tests.server.twins import watch
from tests.tables.harness import Bench
from tests.tables.test_early import race


async def room_of(bench: Bench, pace: float = 0) -> Room:
    journal = await open_journal("memory:")
    await journal.create_table(NewTable("t", "etazhiki"), [body for body, _ in bench.journal])
    room = Room(bench.table, journal, Metrics(), shared=False)
    room.background = Automation(room, Thinkers(small_shelf(), pace), 0)
    return room


def thinking(monkeypatch: pytest.MonkeyPatch, choice: int) -> None:
    """Bots that choose the first of their actions, a claim where they may cut in, or the last: they let go."""

    async def asked(self: Thinkers, table: Any, seat: int, *more: Any) -> Reply:
        return Reply(plan=[table.playing().state.legal(seat)[choice]])

    monkeypatch.setattr(Thinkers, "asked", asked)


async def turn_of(room: Room, seat: int) -> None:
    async with asyncio.timeout(60):
        while room.table.playing().state.active != seat:  # noqa: ASYNC110
            await asyncio.sleep(0.001)


async def test_a_bot_cuts_in_before_the_first_card_of_a_person(monkeypatch: pytest.MonkeyPatch) -> None:
    thinking(monkeypatch, 0)
    bench, active, rival = race("ann", "bot", window=0)
    assert (active, rival) == (0, 1)
    room = await room_of(bench)
    await watch(room, "ann", "scene")
    await turn_of(room, rival)
    assert [seat for seat, _, _ in bench.table.playing().done][-1] == rival
    room.background.rest()


async def test_a_bot_that_does_not_cut_in_leaves_everything_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is written, and what others are doing meanwhile does not begin anew."""
    monkeypatch.setattr(automation, "RETRY", 0)
    thinking(monkeypatch, -1)
    bench, _, _ = race("ann", "bot", window=0)
    room, head = await room_of(bench), bench.table.head
    await watch(room, "ann", "scene")
    tasks = room.background.tasks
    for _ in range(50):
        await asyncio.sleep(0)
    room.background.wake()
    assert bench.table.head == head and room.background.tasks is tasks and len(tasks) == 1
    room.background.rest()


@pytest.mark.parametrize("sitters", [("ann", "bot", "bot"), ("bot", "bot", "ann")])
async def test_the_delay_of_a_bot_depends_on_nothing_hidden(sitters: tuple[str, ...]) -> None:
    bench, active, _ = race(*sitters)
    room = await room_of(bench, pace=0.65)
    delays = []
    for twin in range(12):
        bench.table.playing().state.redeal(active, Dice(twin))
        delays.append([room.background.delay(seat, Reply(reaction=0.5)) for seat in range(3) if seat != active])
    assert all(delay == delays[0] for delay in delays)
    least = 4.0 if bench.table.seats[active].by_person else 0.65 / 2  # people come first
    assert all(least <= delay <= least + 1 for delay in delays[0])
