"""Taking back, in three grades: free, with the others' consent, never."""

import pytest

from igroteka import games, tables
from tests.tables.harness import Bench
from tests.tables.secret_games import Bids
from tests.tables.small_games import Nim, Snatch, held
from tests.tables.test_seats import refused


def undo(bench: Bench, seat: int = 0) -> list[str]:
    guest = bench.table.seats[seat].guest
    return [type(line).__name__ for line in bench.do(tables.AskUndo(guest=guest, seat=seat))]


def snatch(*sitters: str) -> Bench:
    bench = Bench(Snatch(), len(sitters), options={"first": "0"}).seat(*sitters).start()
    held(bench.table.play.state, p0="1123", p1="4444")
    return bench


def test_free_where_everything_is_open() -> None:
    bench = Bench(Nim(), 2, options={"first": "0"}).seat("ann", "bob").start()
    bench.act(0, 0)
    assert undo(bench) == ["Undone"]


def test_free_when_nobody_has_learnt_anything() -> None:
    """A card was put face down: all know only that it was."""
    bench = Bench(Bids(), 3).seat("ann", "bob", "cid").start()
    bench.act(0, 2)
    assert undo(bench) == ["Undone"]
    assert bench.table.play.state.hands[0] == [0, 1, 2, 3, 4]


def test_with_consent_when_others_learnt_what_was_mine() -> None:
    bench = snatch("ann", "bob")
    bench.act(0, "1")
    assert undo(bench) == ["UndoAsked"] and bench.table.wish.waiting == [1]
    bench.do(tables.Consent(guest="bob", yes=True))
    assert bench.table.play.done == [] and bench.table.pause is None


def test_a_no_leaves_it_as_it_is() -> None:
    bench = snatch("ann", "bob")
    bench.act(0, "1")
    undo(bench)
    bench.do(tables.Consent(guest="bob", yes=False))
    assert len(bench.table.play.done) == 1 and bench.table.wish is None


def test_bots_always_consent() -> None:
    bench = snatch("ann", "bot")
    bench.act(0, "1")
    assert undo(bench) == ["Undone"]


def test_never_when_luck_has_spoken() -> None:
    bench = snatch("ann", "bob")
    bench.act(0, "draw")
    assert refused(bench, tables.AskUndo(guest="ann", seat=0)) == "table-undo-revealed"


def test_never_when_luck_has_spoken_for_somebody_else() -> None:
    bench = snatch("ann", "bot")
    bench.act(0, "1")
    bench.wait(9).do(tables.RunOut())
    bench.act(0, "draw")
    bench.act(1, "draw")
    assert refused(bench, tables.AskUndo(guest="ann", seat=0)) == "table-undo-revealed"


def test_never_when_i_have_learnt_what_was_somebody_elses() -> None:
    bench = Bench(Bids(), 2).seat("ann", "bot").start()
    bench.act(0, 2)
    bench.act(1, 4)
    assert refused(bench, tables.AskUndo(guest="ann", seat=0)) == "table-undo-revealed"


def test_what_was_taken_back_leaves_no_quiet_line_behind() -> None:
    """Quiet lines of what was taken back must not hide what is done in their place."""
    bench = snatch("ann", "bob", "cid")
    held(bench.table.play.state, p0="1123", p1="1444", p2="1444")
    bench.act(0, "1")
    bench.act(1, "let")
    bench.act(2, "let")
    assert bench.table.play.quiet == {1, 2}
    undo(bench)
    for guest in ("bob", "cid"):
        bench.do(tables.Consent(guest=guest, yes=True))
    assert bench.table.play.quiet == set() and bench.table.play.last_seen() is None
    for action in ("2", "3"):
        bench.act(0, action)
        bench.wait(9).do(tables.RunOut())
    assert bench.table.play.last_seen() == (0, 3) == bench.table.play.done[2][:2]


@pytest.mark.parametrize(("sitters", "lines"), [(("ann", "bot"), ["Undone"]), (("ann", "bob"), ["UndoAsked"])])
def test_a_card_touched_by_mistake_in_floors_is_taken_back(sitters: tuple[str, ...], lines: list[str]) -> None:
    game = games.game("etazhiki")
    bench = floors("floors", *sitters)
    before = bench.table.play.state.dump()
    laid = next(a for a in bench.table.play.state.legal(0) if game.name(a) not in ("draw", "pass", "end"))
    bench.act(0, laid)
    assert undo(bench) == lines
    if lines == ["UndoAsked"]:
        bench.do(tables.Consent(guest="bob", yes=True))
    assert bench.table.play.state.dump() == before


def floors(seed: object, *sitters: str) -> Bench:
    names = sitters or ("ann", "bot")
    return Bench(games.game("etazhiki"), len(names), options={"first": "0"}).seat(*names).start(str(seed))


def test_cards_drawn_in_floors_are_kept() -> None:
    game = games.game("etazhiki")
    bench = next(b for b in map(floors, range(50)) if b.table.play.state.is_legal(0, game.parse("draw")))
    bench.act(0, "draw")
    assert refused(bench, tables.AskUndo(guest="ann", seat=0)) == "table-undo-revealed"
