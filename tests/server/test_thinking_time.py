"""How bots behave in time: a human pace by level, quick where nothing is to be thought about, late in a race."""

import asyncio
from random import Random
from time import monotonic
from types import SimpleNamespace
from typing import Any

import pytest

from igroteka.bots.levels import LEVELS
from igroteka.engine.question import Question, Reply
from igroteka.engine.seats import CHANCE
from igroteka.server.automation import Automation
from igroteka.server.context import CONTEXT
from igroteka.server.settings import Settings
from igroteka.server.thinkers import Thinkers
from tests.server.harness import Player, served, table_of

SHELF: Any = SimpleNamespace()
ROOM: Any = SimpleNamespace()
PACE = 1.0


def waits(reply: Reply, further: int = 0) -> list[float]:
    return [Thinkers(SHELF, PACE).wait(reply, further, Random(seed)) for seed in range(50)]


def test_the_stronger_the_quicker_and_the_sooner_it_cuts_in() -> None:
    levels = list(LEVELS.values())
    assert [level.pace for level in levels] == sorted([level.pace for level in levels], reverse=True)
    assert [level.reaction for level in levels] == sorted([level.reaction for level in levels], reverse=True)


def test_what_is_obvious_is_done_quickly_and_a_turn_under_way_goes_on_swiftly() -> None:
    hard, obvious = Reply(plan=[1], sure=0.1), Reply(plan=[1], sure=1.0)
    assert max(waits(obvious)) < min(waits(hard))
    assert max(waits(hard, further=2)) < min(waits(hard))
    assert len(set(waits(hard))) > 10  # nobody thinks by the clock


def test_slow_levels_think_longer() -> None:
    slow, quick = (Reply(plan=[1], sure=0.1, pace=LEVELS[name].pace) for name in ("tiny", "master"))
    assert sum(waits(slow)) > 1.4 * sum(waits(quick))


def test_in_a_race_the_youngest_comes_last() -> None:
    """ET-34: whoever is first cuts in. A pause of four seconds; people have the first two for themselves."""
    background = Automation(ROOM, Thinkers(SHELF, PACE), 0)
    for until in range(4000, 4100):
        pause: Any = SimpleNamespace(began=until - 4000, until=until)
        left = {name: background.spare(pause, 1, level.reaction) for name, level in LEVELS.items()}
        assert max(left.values()) <= 2.0
        assert left["tiny"] <= 0.1
        assert left["tiny"] < left["novice"] < left["amateur"] < left["expert"] < left["master"]


def test_a_turn_of_many_cards_is_over_before_a_child_looks_away() -> None:
    """Issue 12, point 15: twelve cards in a row, each thought about as long as ever, by every level."""
    thinkers, slowest = Thinkers(SHELF, Settings().bot_pace), SimpleNamespace(random=lambda: 1.0)
    for level in LEVELS.values():
        hard = Reply(plan=[1], sure=0.0, pace=level.pace)
        assert sum(thinkers.wait(hard, further, slowest) for further in range(12)) < 5  # type: ignore[arg-type]


def test_what_physics_answers_is_no_break_in_a_turn() -> None:
    """Fizz: aim, the pile settles, aim again. A bot does not begin to think anew each time."""
    done = [(0, 1), (1, 2), (CHANCE, 3), (1, 4), (0, 5), (1, 6), (CHANCE, 7)]
    room: Any = SimpleNamespace(table=SimpleNamespace(playing=lambda: SimpleNamespace(done=done, quiet={4})))
    background = Automation(room, Thinkers(SHELF, PACE), 0)
    assert background.further(1) == 3 and background.further(0) == 0


async def test_a_bot_at_the_table_takes_the_time_it_seems_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def noted(end: float) -> None:
        slept.append(end - monotonic())

    monkeypatch.setattr("igroteka.server.automation.sleep_until", noted)
    monkeypatch.setattr(Thinkers, "wait", lambda self, reply, further, luck: 500.0)
    async with served() as server, Player(server) as ann:
        table = await table_of(ann, "nim", ["bot", "me"], options={"first": "0"}, start=True)
        await ann.connect(table)
        await ann.until("state", actors=[1])
    assert len(slept) == 1 and slept[0] > 400


@pytest.mark.parametrize("moved_on", [{"type": "undo", "seat": 0}, {"type": "resign", "seat": 0}])
async def test_what_a_bot_thinks_about_is_dropped_when_the_table_moves_on(
    moved_on: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    began, dropped = asyncio.Event(), asyncio.Event()

    async def endless(question: Question) -> Reply:
        began.set()
        try:
            return await asyncio.Future[Reply]()
        finally:
            dropped.set()

    async with served() as server, Player(server) as ann:
        monkeypatch.setattr(server.app[CONTEXT].shelf.minds, "ask", endless)
        table = await table_of(ann, "nim", ["me", "bot"], options={"first": "0"}, start=True)
        await ann.connect(table)
        await ann.act(0)
        await began.wait()
        assert (await ann.ask(**moved_on))["type"] == "done"
        await asyncio.wait_for(dropped.wait(), 60)
