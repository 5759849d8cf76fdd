"""Somebody who looks on would like to play on for a bot. Where hands are hidden, all who play must agree."""

from igroteka import tables
from igroteka.server.live.listing import change_of
from igroteka.storage import TableChange
from tests.tables.harness import Bench
from tests.tables.small_games import Nim, Snatch
from tests.tables.test_seats import refused

SIT = tables.Sit(guest="cid", seat=2, name="Cid", picture="cat")


def hidden(*sitters: str) -> Bench:
    return Bench(Snatch(), len(sitters), options={"first": "0"}).seat(*sitters).start()


def kinds(lines: list[object]) -> list[str]:
    return [type(line).__name__ for line in lines]


def consent(bench: Bench, guest: str, yes: bool = True) -> list[str]:
    return kinds(bench.do(tables.Consent(guest=guest, yes=yes)))


def test_all_who_play_are_asked_and_then_the_seat_is_taken() -> None:
    bench = hidden("ann", "bob", "bot")
    assert kinds(bench.do(SIT)) == ["SeatAsked"] and bench.table.claim.waiting == [0, 1]
    assert consent(bench, "bob") == ["SeatAgreed"] and bench.table.seats[2].kind == "bot"
    assert consent(bench, "ann") == ["SeatAgreed", "Sat"]
    assert bench.table.seats[2].guest == "cid" and bench.table.claim is None


def test_one_no_is_enough_and_nobody_is_asked_twice() -> None:
    bench = hidden("ann", "bob", "bot")
    bench.do(SIT)
    assert consent(bench, "bob", yes=False) == ["SeatRefused"]
    assert bench.table.seats[2].kind == "bot" and bench.table.claim is None
    assert refused(bench, SIT) == "table-seat-refused"


def test_who_looks_on_does_not_answer() -> None:
    """Not the asker, not a stranger; the asker may only think better of it."""
    bench = hidden("ann", "bob", "bot")
    bench.do(SIT)
    assert refused(bench, tables.Consent(guest="dan", yes=True)) == "table-not-asked"
    assert consent(bench, "cid") == [] and bench.table.seats[2].kind == "bot"
    assert consent(bench, "cid", yes=False) == ["SeatRefused"]


def test_one_asks_at_a_time() -> None:
    bench = hidden("ann", "bot", "bot")
    bench.do(SIT)
    assert bench.do(SIT) == []
    assert refused(bench, tables.Sit(guest="dan", seat=1, name="Dan", picture="cat")) == "table-seat-asked-already"


def test_the_game_goes_on_meanwhile_and_the_question_stands() -> None:
    bench = hidden("ann", "bob", "bot")
    bench.do(SIT)
    bench.act(0, bench.table.play.legal(0)[0])
    assert bench.table.claim is not None
    bench.do(tables.Resign(guest="bob", seat=1))
    assert bench.table.claim.waiting == [0]
    assert consent(bench, "ann") == ["SeatAgreed", "Sat"]


def test_with_nobody_left_to_agree_nobody_has() -> None:
    bench = hidden("ann", "bot", "bot")
    bench.do(SIT)
    bench.do(tables.Leave(guest="ann", seat=0))
    assert bench.table.claim is None and bench.table.seats[2].kind == "bot"


def test_where_everything_lies_open_nobody_is_asked() -> None:
    bench = Bench(Nim(), 3, options={"first": "0"}).seat("ann", "bob", "bot").start()
    assert kinds(bench.do(SIT)) == ["Sat"]


def test_a_wish_to_take_back_comes_first() -> None:
    """Both stand; each player answers what they were asked."""
    bench = hidden("ann", "bob", "bot")
    bench.act(0, bench.table.play.legal(0)[0])
    bench.do(SIT)
    assert kinds(bench.do(tables.AskUndo(guest="ann", seat=0))) == ["UndoAsked"]
    assert consent(bench, "bob") == ["UndoAgreed", "Undone"]
    assert consent(bench, "bob") == ["SeatAgreed"] and bench.table.claim.waiting == [0]


def test_what_is_not_in_the_journal_yet_asks_nobody_less() -> None:
    """The list of tables is told who will sit where before the line is written: it may never be."""
    bench = hidden("ann", "bob", "bot")
    bench.do(SIT)
    leaving = bench.table.entries_for(tables.Leave(guest="bob", seat=1), bench.now)
    assert '"away":true' in (change_of(bench.table, leaving) or TableChange()).about
    assert bench.table.claim.waiting == [0, 1] and not bench.table.seats[1].away


def test_who_was_turned_away_may_ask_again_in_the_next_game() -> None:
    bench = hidden("ann", "bob", "bot")
    bench.do(SIT)
    consent(bench, "bob", yes=False)
    assert refused(bench, SIT) == "table-seat-refused"
    bench.do(tables.Resign(guest="bob", seat=1))
    bench.do(tables.Resign(guest="ann", seat=0))
    assert bench.table.phase == "over"
    bench.do(tables.Rematch(guest="ann", seed="next"))
    assert bench.table.turned_away == set() and kinds(bench.do(SIT)) == ["SeatAsked"]
