"""Several actors at once: who is late, whose clock runs, what is told of a choice face down."""

from igroteka import tables
from igroteka.engine.answers import Told
from tests.tables.harness import Bench
from tests.tables.secret_games import Bids
from tests.tables.test_seats import refused


def bids(*sitters: str, **settings: object) -> Bench:
    return Bench(Bids(), len(sitters), **settings).seat(*sitters).start()


def test_everybody_is_asked_at_once() -> None:
    bench = bids("ann", "bob", "cid")
    assert bench.table.actors() == [0, 1, 2]
    bench.act(1, 4)
    assert bench.table.actors() == [0, 2]


def test_a_choice_sent_before_anothers_arrived_counts() -> None:
    bench = bids("ann", "bob", "cid")
    seen = bench.table.version
    bench.act(1, 4, version=seen)
    bench.act(2, 3, version=seen)
    bench.act(0, 0, version=seen)
    assert bench.table.play.state.shown == [0, 4, 3]


def test_a_choice_made_before_the_cards_were_turned_over_is_late() -> None:
    bench = bids("ann", "bob")
    seen = bench.table.version
    bench.act(0, 1, version=seen)
    bench.act(1, 4, version=seen)
    assert refused(bench, tables.Act(guest="ann", seat=0, action=2, version=seen)) == "table-late"


def test_a_choice_made_before_something_was_taken_back_is_late() -> None:
    bench = bids("ann", "bob", "cid")
    seen = bench.table.version
    bench.act(0, 1, version=seen)
    bench.do(tables.AskUndo(guest="ann", seat=0))
    assert refused(bench, tables.Act(guest="bob", seat=1, action=2, version=seen)) == "table-late"


def test_what_is_not_legal_any_more_is_refused_though_it_came_in_time() -> None:
    bench = bids("ann", "bob", "cid")
    seen = bench.table.version
    bench.act(1, 4, version=seen)
    assert refused(bench, tables.Act(guest="ann", seat=0, action=7, version=seen)) == "notation-unknown"
    assert refused(bench, tables.Act(guest="bob", seat=1, action=3, version=seen)) == "table-late"


def test_every_actor_has_a_clock_of_its_own() -> None:
    bench = bids("ann", "bob", "cid", move_seconds=30)
    began = bench.now
    assert [bench.table.deadline(seat) for seat in range(3)] == [began + 30_000] * 3
    bench.wait(10).act(1, 4)
    assert [bench.table.deadline(seat) for seat in range(3)] == [began + 30_000, None, began + 30_000]
    bench.wait(5).act(0, 3)
    bench.wait(5).act(2, 3)
    assert [bench.table.deadline(seat) for seat in range(3)] == [bench.now + 30_000] * 3


def test_the_clock_of_whoever_goes_and_comes_back_runs_on() -> None:
    """Else a short clock could be evaded for as long as one likes."""
    bench = bids("ann", "bob", move_seconds=30)
    began = bench.now
    bench.do(tables.Leave(guest="bob", seat=1))
    bench.wait(10).do(tables.Return(guest="bob", seat=1))
    assert [bench.table.deadline(seat) for seat in range(2)] == [began + 30_000] * 2


def test_of_a_choice_face_down_others_are_told_only_that_it_was_made() -> None:
    bench = bids("ann", "bob", "cid")
    bench.act(1, 4)
    assert bench.table.play.last_seen() == (1, 4)
    assert [bench.table.play.last_told(eyes) for eyes in (0, 1, 2, None)] == [Told(), Told("card 4"), Told(), Told()]
    assert [bench.rebuilt().play.last_told(eyes) for eyes in (0, 1)] == [Told(), Told("card 4")]


def test_after_taking_back_the_action_before_is_the_last() -> None:
    bench = bids("ann", "bob", "cid")
    bench.act(1, 4)
    bench.act(0, 2)
    bench.do(tables.AskUndo(guest="ann", seat=0))
    assert bench.table.play.last_told(1) == Told("card 4") and bench.table.play.before.dump()["chosen"] == [-1] * 3
