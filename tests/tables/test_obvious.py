"""What can only be done is done by the house, and goes with what is taken back."""

from igroteka import tables
from igroteka.engine.core.state import State
from tests.tables.harness import Bench
from tests.tables.small_games import Nim
from tests.tables.test_seats import refused


class Last(Nim):
    """Nim in which the last one is taken by itself."""

    def obvious(self, state: State, seat: int) -> int | None:
        actions = state.legal(seat)
        return actions[0] if len(actions) == 1 else None


def heap(count: int, game: Nim | None = None) -> Bench:
    bench = Bench(game or Last(), 2, options={"first": "0", "heap": count})
    return bench.seat("ann", "bob").start()


def test_the_house_does_it_for_a_person_and_the_journal_says_so() -> None:
    bench = heap(2)
    bench.act(0, 0)
    bench.do(tables.Act(seat=1, action=0))
    assert bench.table.phase == "over" and bench.rebuilt().phase == "over"


def test_the_house_does_nothing_else_for_a_person() -> None:
    assert refused(heap(2), tables.Act(seat=0, action=0)) == "table-not-your-seat"
    assert refused(heap(1, Nim()), tables.Act(seat=0, action=0)) == "table-not-your-seat"
    assert refused(heap(1), tables.Act(guest="bob", seat=0, action=0)) == "table-not-your-seat"


def test_what_was_obvious_is_taken_back_with_what_led_there() -> None:
    """Alone at the device: two of three, and the table took the last one for the other seat."""
    bench = Bench(Forced(), 2, options={"first": "0", "heap": 5}).seat("ann", "bob").start()
    bench.act(0, 0)
    bench.do(tables.Act(seat=1, action=0))
    bench.do(tables.Act(seat=0, action=0))
    bench.do(tables.AskUndo(guest="ann", seat=0))
    assert bench.table.wish is not None and bench.table.wish.keep == 0


class Forced(Nim):
    """Only the first action is anybody's choice."""

    def obvious(self, state: State, seat: int) -> int | None:
        return 0 if state.dump()["heap"] < 5 and seat == state.turn else None
