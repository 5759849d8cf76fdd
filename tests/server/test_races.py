"""ET-34, a race of bots: who cuts in, and when, by the reaction of their levels. Time is the loop's own."""

import asyncio

import pytest

from igroteka.bots.levels import LEVELS
from igroteka.engine.thinking import Reply
from igroteka.server.live.bots import Thinkers
from igroteka.server.live.room import Room
from igroteka.tables import Table
from tests.server.test_pause_windows import FITS, Dealt, Eyes, Place, join, lay, loop_time, quick, run
from tests.tables.small_games import SNATCH

__all__ = ["quick"]  # makes time go by at once
RACES = 40


def races(monkeypatch: pytest.MonkeyPatch, *levels: str) -> list[tuple[int, float]]:
    """Two bots hold what ann lays, and want it: who gets it, and how far into the pause."""

    async def snatch(self: Thinkers, table: Table, seat: int, milliseconds: float | None = None) -> Reply:
        return Reply(plan=[SNATCH + 1], reaction=LEVELS[levels[seat - 1]].reaction)

    monkeypatch.setattr(Thinkers, "choose", snatch)
    return [run(raced(number)) for number in range(RACES)]


async def raced(number: int) -> tuple[int, float]:
    at = Place(FITS, ("ann", "bot", "bot"))
    at.game = Dealt(["1230", FITS, FITS])
    place = await at.open()
    await join(place, "ann", Eyes())
    await asyncio.sleep(number / 7)
    seat, when = await cut_in(place)
    at.close(place)
    return seat, when


async def cut_in(place: Room) -> tuple[int, float]:
    await lay(place)
    pause, play = place.table.pause, place.table.playing()
    assert pause is not None
    while len(play.done) == 1:  # noqa: ASYNC110
        await asyncio.sleep(0.001)
    return play.done[1][0], (1000 * loop_time() - pause.began) / (pause.until - pause.began)


def test_the_quicker_level_is_first_wherever_it_sits(monkeypatch: pytest.MonkeyPatch) -> None:
    for levels, quickest in ((("tiny", "master"), 2), (("master", "tiny"), 1)):
        won = [seat for seat, _ in races(monkeypatch, *levels)]
        assert won.count(quickest) > 0.8 * RACES


def test_people_come_first_and_the_youngest_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first half of a pause is people's; a master may cut in soon after it, a tiny one at the very end."""
    tiny, master = ([when for _, when in races(monkeypatch, name, name)] for name in ("tiny", "master"))
    assert min(tiny) > 0.95
    assert 0.5 <= min(master) < 0.75
