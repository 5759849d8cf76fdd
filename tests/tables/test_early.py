"""ET-34 before the first card of a turn: whoever is quicker. Nobody waits, and nobody is told who could cut in."""

from itertools import count

import pytest

from igroteka import tables
from igroteka.games import game
from igroteka.tables import Table, decode
from tests.tables.harness import Bench, drawn
from tests.tables.test_seats import refused

FLOORS = game("etazhiki")


def race(*sitters: str, **settings: int) -> tuple[Bench, int, int]:
    """Return a table at the start of a turn, the seat whose turn it is, and one that may cut in; both can lay."""
    for seed in count():
        bench = Bench(FLOORS, len(sitters), options={"first": "0"}, **settings)
        bench.seat(*sitters).start(str(seed))
        for _ in range(8):
            state = bench.table.play.state
            rivals = bench.table.rivals()
            if rivals and not state.drawn and first_card(bench, state.active):
                return bench, state.active, rivals[0]
            go_on(bench)
    raise AssertionError


def first_card(bench: Bench, seat: int) -> str | None:
    names = [FLOORS.name(action) for action in bench.table.play.state.legal(seat)]
    return next((name for name in names if name[0].isdigit() and "!" not in name), None)


def claim(bench: Bench, seat: int) -> str:
    return next(name for name in map(FLOORS.name, bench.table.offered(seat)) if name.endswith("!"))


def go_on(bench: Bench) -> None:
    """The active player lays a card, or does what is left to do."""
    state = bench.table.play.state
    action = first_card(bench, state.active) if not state.floor_laid else None
    bench.act(state.active, action or FLOORS.name(state.legal(state.active)[-1]))
    if bench.table.pause is not None:
        bench.wait(4).do(tables.RunOut())


def test_the_first_action_to_arrive_wins_and_takes_the_turn() -> None:
    bench, _, rival = race("ann", "bob", "cid")
    version = bench.table.version
    bench.act(rival, claim(bench, rival), version=version)
    assert bench.table.play.state.active == rival and bench.table.actors() == [rival]


@pytest.mark.parametrize("paused", [False, True])
@pytest.mark.parametrize("late", ["rival", "active"])
def test_whoever_is_too_late_hears_who_was_faster_and_loses_nothing(late: str, paused: bool) -> None:
    bench, active, rival = race("ann", "bob", "cid")
    version, mine = bench.table.version, (active, rival)[late == "rival"]
    moves = {active: first_card(bench, active), rival: claim(bench, rival)}
    quick = rival if late == "active" else active
    bench.act(quick, moves[quick], version=version)
    if paused:
        bench.wait(4).do(tables.RunOut())
    before = bench.table.play.state.view(mine)
    command = tables.Act(guest=bench.table.seats[mine].guest, seat=mine, action=moves[mine], version=version)
    assert refused(bench, command) == "table-faster"
    assert bench.table.play.state.view(mine) == before
    with pytest.raises(ValueError, match=f"{bench.table.seats[quick].name} was faster"):
        bench.do(command)


def test_who_could_not_cut_in_hears_nothing_of_a_race() -> None:
    """What a late player is told depends on the own hand and on what everybody saw."""
    bench, active, _ = race("ann", "bob", "cid", "dan", "eve")
    others = set(range(5)) - {active, *bench.table.rivals()}
    version = bench.table.version
    bench.act(active, first_card(bench, active), version=version)
    for seat in others:
        command = tables.Act(guest=bench.table.seats[seat].guest, seat=seat, action="pass", version=version)
        assert refused(bench, command) == "table-late"
    assert others


def test_nothing_waits_and_the_turn_is_known_to_be_the_active_players() -> None:
    bench, active, _ = race("ann", "bob", "cid", move_seconds=20)
    table = bench.table
    assert table.pause is None and table.actors() == [active] and set(table.asked) == {active}
    assert table.deadline(active) is not None


def test_a_clock_starts_with_the_own_turn_whoever_could_cut_in_before() -> None:
    bench, _, rival = race("ann", "bob", "cid", move_seconds=20)
    bench.wait(5).act(rival, claim(bench, rival))
    bench.wait(4).do(tables.RunOut())
    assert bench.table.deadline(rival) == bench.now + 20_000


def test_letting_go_is_not_offered_and_writes_nothing_down() -> None:
    bench, _, rival = race("ann", "bob", "cid")
    assert all(FLOORS.name(action).endswith("!") for action in bench.table.offered(rival))
    version, head = bench.table.version, bench.table.head
    assert bench.act(rival, "let") == []
    assert (bench.table.version, bench.table.head) == (version, head)
    assert bench.act(rival, claim(bench, rival))  # it may still be done


def test_the_journal_rebuilds_a_table_with_early_cuts() -> None:
    bench, _, rival = race("ann", "bob", "bot")
    bench.act(rival, claim(bench, rival))
    assert drawn(bench.rebuilt()) == drawn(bench.table)


def test_old_journals_have_no_early_cuts() -> None:
    bench = race("ann", "bob", "cid")[0]
    old = Table(FLOORS)
    for body, ref in bench.journal:
        line = decode(body)
        if isinstance(line, tables.Started):
            del line.options["cut-in"]
        old.absorb(line, ref)
    assert old.play.state.actors() == (old.play.state.active,) and not old.rivals()
