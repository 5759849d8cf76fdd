"""Downtime does not count: once a server has taken over a table every player keeps the time that was left."""

from typing import Any

import pytest

from igroteka import tables
from igroteka.tables import Table, decode
from tests.tables.harness import SECONDS, Bench, drawn
from tests.tables.secret_games import Bids
from tests.tables.small_games import Nim


def nim(**settings: Any) -> Bench:
    return Bench(Nim(), 2, options={"first": "0"}, **settings).seat("ann", "bob").start()


def taken_over(bench: Bench, down: float) -> list[str]:
    """The server is gone for a while, the new one is started a second before it opens the table."""
    bench.wait(down)
    return [type(line).__name__ for line in bench.do(tables.TakeOver(started=bench.now - SECONDS))]


def left(bench: Bench, seat: int = 0) -> float:
    deadline = bench.table.deadline(seat)
    assert deadline is not None
    return (deadline - bench.now) / SECONDS


@pytest.mark.parametrize("down", [2, 25, 100_000])
def test_a_short_clock_leaves_half_a_minute(down: float) -> None:
    bench = nim(move_seconds=20)
    assert taken_over(bench, down) == ["TakenOver"]
    assert left(bench) == 30


@pytest.mark.parametrize(("used", "expected"), [(0, 90), (15, 75), (60, 30), (80, 30)])
def test_a_long_clock_goes_on_from_where_it_stood(used: float, expected: float) -> None:
    """A server that was killed has left no more than its last line."""
    bench = nim(move_seconds=90)
    bench.wait(used).do(tables.Emote(guest="bob", seat=1, emote="wave"))
    taken_over(bench, 1000)
    assert left(bench) == expected


def test_the_next_move_has_the_tables_own_clock() -> None:
    bench = nim(move_seconds=20)
    taken_over(bench, 25)
    bench.wait(29).act(0, 0)
    assert left(bench, 1) == 20


def test_every_seat_that_is_asked_keeps_its_own_time() -> None:
    bench = Bench(Bids(), 3, move_seconds=90).seat("ann", "bob", "cid").start()
    bench.wait(20).act(1, 0)
    taken_over(bench, 500)
    assert (left(bench, 0), bench.table.deadline(1), left(bench, 2)) == (70, None, 70)


def test_time_in_which_the_server_was_there_counts() -> None:
    """Else a table that nobody looked at for a while would give its players time."""
    bench = nim(move_seconds=20)
    assert bench.wait(10).do(tables.TakeOver(started=1)) == [] and left(bench) == 10
    assert taken_over(bench, 5) == ["TakenOver"]
    assert bench.do(tables.TakeOver(started=bench.now - SECONDS)) == []


def test_where_no_clock_runs_nothing_is_noted() -> None:
    assert taken_over(nim(), 25) == []
    assert taken_over(Bench(Nim(), 2, move_seconds=20).seat("ann", "bob"), 25) == []


def test_the_journal_rebuilds_the_same_clocks_and_old_ones_are_still_read() -> None:
    bench = nim(move_seconds=20)
    taken_over(bench, 25)
    assert b'"kind":"taken-over"' in bench.journal[-1][0]
    assert drawn(bench.rebuilt()) == drawn(bench.table)
    old = Table(bench.table.game)
    for body, ref in bench.journal[:-1]:
        old.absorb(decode(body), ref)
    assert old.deadline(0) == old.at + 20 * SECONDS
