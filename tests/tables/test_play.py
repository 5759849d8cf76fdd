"""Acting, repeating, coming late, leaving and returning, giving up, taking back."""

import contextlib
import random

import pytest

from igroteka import tables
from igroteka.engine.refusal import Refusal
from tests.tables.harness import Bench, drawn
from tests.tables.secret_games import Bids
from tests.tables.small_games import Nim, Snatch
from tests.tables.test_seats import refused

BEGIN = {"heap": 12, "first": "0"}


def nim(*sitters: str) -> Bench:
    return Bench(Nim(), len(sitters), options=BEGIN).seat(*sitters).start()


def test_an_action_by_number_and_by_name() -> None:
    bench = nim("ann", "bob")
    bench.act(0, "take3")
    bench.act(1, 1)
    assert bench.table.play.state.heap == 7


def test_a_foreign_seat_and_a_wrong_turn_are_refused() -> None:
    bench = nim("ann", "bob")
    assert refused(bench, tables.Act(guest="bob", seat=0, action=0)) == "table-not-your-seat"
    assert refused(bench, tables.Act(guest="bob", seat=1, action=0)) == "not-your-turn"
    assert refused(bench, tables.Act(guest="ann", seat=9, action=0)) == "table-no-such-seat"
    assert refused(bench, tables.Act(guest=None, seat=0, action=0)) == "table-not-your-seat"


def test_a_repeat_counts_once_also_after_the_table_was_rebuilt() -> None:
    bench = nim("ann", "bob")
    version = bench.table.version
    assert len(bench.act(0, 0, ref="ann:1", version=version)) == 1
    assert bench.act(0, 0, ref="ann:1", version=version) == []
    assert bench.rebuilt().entries_for(tables.Act(guest="ann", seat=0, action=0, ref="ann:1", version=version), 0) == []


def test_a_repeated_wish_takes_back_once() -> None:
    bench = nim("ann", "bot")
    for seat in (0, 1, 0, 1):
        bench.act(seat, 0)
    for _ in range(2):
        bench.do(tables.AskUndo(guest="ann", seat=0, ref="ann:7"))
    assert bench.table.play.state.heap == 10


def test_what_was_meant_for_an_older_position_is_late() -> None:
    bench = nim("ann", "bob")
    version = bench.table.version
    bench.act(0, 0, version=version)
    assert refused(bench, tables.Act(guest="bob", seat=1, action=0, version=version)) == "table-late"


def test_somebody_leaving_does_not_make_an_action_late() -> None:
    bench = nim("ann", "bob")
    version = bench.table.version
    bench.do(tables.Leave(guest="bob", seat=1))
    assert bench.table.version == version + 1
    assert bench.act(0, 0, version=version)


def test_a_bot_stands_in_and_gives_the_seat_back() -> None:
    bench = nim("ann", "bob")
    bench.do(tables.Leave(guest="bob", seat=1))
    bench.act(0, 0)
    assert refused(bench, tables.Act(guest="bob", seat=1, action=0)) == "table-bot-stands-in"
    bench.act(1, 0)
    bench.do(tables.Return(guest="bob", seat=1))
    bench.act(0, 0)
    assert refused(bench, tables.Act(guest=None, seat=1, action=0)) == "table-not-your-seat"
    bench.act(1, 0)


def test_the_host_hands_a_seat_to_a_bot_and_nobody_else_does() -> None:
    bench = nim("ann", "bob", "cid")
    assert refused(bench, tables.SeatBot(guest="cid", seat=1)) == "table-not-your-seat"
    bench.do(tables.SeatBot(guest="ann", seat=1, level="easy"))
    assert (bench.table.seats[1].by_bot, bench.table.seats[1].cause) == (True, "host")


def test_somebody_new_may_take_over_from_a_bot() -> None:
    bench = nim("ann", "bot")
    bench.do(tables.Sit(guest="bob", seat=1, name="Bob"))
    bench.act(0, 0)
    bench.act(1, 0)
    assert refused(bench, tables.Sit(guest="cid", seat=1)) == "table-seat-taken"


def test_giving_up_ends_a_game_of_two() -> None:
    bench = nim("ann", "bob")
    bench.do(tables.Resign(guest="bob", seat=1))
    assert bench.table.phase == "over"
    assert bench.table.outcome().winners == [0]


def test_with_three_a_bot_plays_on_for_whoever_gave_up() -> None:
    bench = nim("ann", "bob", "cid")
    bench.do(tables.Resign(guest="bob", seat=1))
    assert (bench.table.phase, bench.table.seats[1].by_bot) == ("playing", True)
    assert refused(bench, tables.Return(guest="bob", seat=1)) == "table-resigned-already"


# Taking back


def test_the_last_own_action_is_taken_back_at_once() -> None:
    bench = nim("ann", "bob")
    bench.act(0, 2)
    bench.do(tables.AskUndo(guest="ann", seat=0))
    assert (bench.table.play.state.heap, bench.table.play.state.turn) == (12, 0)


def test_bots_do_not_mind() -> None:
    bench = nim("ann", "bot")
    bench.act(0, 2)
    bench.act(1, 0)
    bench.do(tables.AskUndo(guest="ann", seat=0))
    assert bench.table.play.state.heap == 12


def test_people_who_played_since_are_asked() -> None:
    bench = nim("ann", "bob", "cid")
    for seat in range(3):
        bench.act(seat, 0)
    bench.do(tables.AskUndo(guest="ann", seat=0))
    assert bench.table.wish.waiting == [1, 2]
    bench.do(tables.Consent(guest="bob", yes=True))
    assert refused(bench, tables.Consent(guest="bob", yes=True)) == "table-not-asked"
    bench.do(tables.Consent(guest="cid", yes=True))
    assert (bench.table.play.state.heap, bench.table.wish) == (12, None)


def test_one_no_is_enough_and_an_action_ends_the_wish() -> None:
    bench = nim("ann", "bob")
    bench.act(0, 0)
    bench.act(1, 0)
    bench.do(tables.AskUndo(guest="ann", seat=0))
    bench.do(tables.Consent(guest="bob", yes=False))
    assert bench.table.wish is None
    bench.do(tables.AskUndo(guest="ann", seat=0))
    bench.act(0, 0)
    assert refused(bench, tables.Consent(guest="bob", yes=True)) == "table-no-undo-asked"


def test_nothing_is_taken_back_that_never_was() -> None:
    assert refused(nim("ann", "bob"), tables.AskUndo(guest="bob", seat=1)) == "table-nothing-to-undo"


# The journal


@pytest.mark.parametrize("seed", range(20))
def test_a_table_is_what_its_journal_says(seed: int) -> None:
    """Random commands at a table of each kind; at every step the journal rebuilds the same table."""
    luck = random.Random(seed)
    game = (Snatch(), Nim(), Bids())[seed % 3]
    bench = Bench(game, 3).seat("ann", "bob", "bot").start(str(seed))
    for _ in range(60):
        bench.wait(luck.random() * 3)
        with contextlib.suppress(Refusal):
            bench.do(random_command(bench, luck))
    assert drawn(bench.rebuilt()) == drawn(bench.table)


def random_command(bench: Bench, luck: random.Random) -> tables.Command:
    seat = luck.randrange(3)
    guest = bench.table.seats[seat].guest
    acting = None if bench.table.seats[seat].by_bot else guest
    legal = bench.table.play.state.legal(seat) if bench.table.play else []
    return luck.choice(
        [tables.Act(guest=acting, seat=seat, action=luck.choice(legal or [0])) for _ in range(8)]
        + [tables.RunOut()] * 4
        + [tables.AskUndo(guest=guest, seat=seat), tables.Consent(guest=guest, yes=luck.random() < 0.7)]
        + [
            tables.Leave(guest=guest, seat=seat),
            tables.Return(guest=guest, seat=seat),
            tables.Rematch(guest="ann", seed="x"),
        ]
    )


def test_a_table_of_another_box_is_refused() -> None:
    bench = Bench(Nim(), 2)
    other = Nim()
    other.edition_hash = "another"
    with pytest.raises(Refusal, match="another box"):
        type(bench.table)(other).absorb(tables.decode(bench.journal[0][0]))
