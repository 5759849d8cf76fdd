"""The time as the journal writes it, and what lasts."""

import asyncio
from time import monotonic, time

import pytest

from igroteka.server import clock


def test_now_is_the_calendars_time() -> None:
    assert abs(clock.now() - time() * 1000) < 60_000


def test_a_moment_of_the_journal_is_one_of_the_clock_that_cannot_go_back() -> None:
    assert clock.moment(clock.now() + 5000) == pytest.approx(monotonic() + 5, abs=1)


def test_a_calendar_turned_back_moves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    before, wait = clock.now(), clock.moment(clock.now() + 4000) - monotonic()
    monkeypatch.setattr("time.time", lambda: 0.0)
    monkeypatch.setattr(clock, "time", lambda: 0.0)
    assert clock.now() >= before
    assert clock.moment(clock.now() + 4000) - monotonic() == pytest.approx(wait, abs=1)


async def test_it_never_goes_back() -> None:
    seen = []
    for _ in range(100):
        seen.append(clock.now())
        await asyncio.sleep(0)
    assert seen == sorted(seen)
