"""ET-34: a pause that tells nothing. Snatch: whoever holds the value just laid may cut in."""

import pytest

from igroteka import tables
from igroteka.engine.core.dice import Dice
from igroteka.tables import encode
from tests.tables.harness import Bench
from tests.tables.small_games import Snatch, held
from tests.tables.test_seats import refused

FITS, DOES_NOT = "1444", "4444"


def snatch(*sitters: str, hands: list[str] | None = None) -> Bench:
    """Seat 0 is about to lay a 1."""
    bench = Bench(Snatch(), len(sitters), options={"first": "0"}).seat(*sitters).start()
    held(bench.table.play.state, p0="1230", **{f"p{n + 1}": hand for n, hand in enumerate(hands or [])})
    return bench


@pytest.mark.parametrize("hands", [[FITS, DOES_NOT], [DOES_NOT, DOES_NOT], [FITS, FITS]])
def test_two_people_always_wait_the_full_window(hands: list[str]) -> None:
    bench = snatch("ann", "bob", "bot", hands=hands)
    bench.act(0, "1")
    assert bench.table.pause.until == bench.now + 4000
    assert bench.table.actors() == [0]
    assert refused(bench, tables.RunOut()) == "table-pause"
    assert refused(bench, tables.Act(guest="ann", seat=0, action="2")) == "table-pause"
    bench.wait(4).do(tables.RunOut())
    assert bench.table.pause is None
    assert bench.act(0, "2")


def test_who_is_not_asked_hears_only_that_there_is_a_pause() -> None:
    for hands in ([FITS, DOES_NOT], [DOES_NOT, DOES_NOT]):
        bench = snatch("ann", "bob", "cid", hands=hands)
        bench.act(0, "1")
        assert refused(bench, tables.Act(guest="cid", seat=2, action="let")) == "table-pause"


def test_letting_go_is_quiet_and_the_pause_runs_on() -> None:
    bench = snatch("ann", "bob", "cid", hands=[FITS, DOES_NOT])
    bench.act(0, "1")
    version = bench.table.version
    (let,) = bench.act(1, "let", version=version)
    assert let.quiet
    assert bench.table.version == version
    assert bench.table.pause.until == bench.now + 4000
    assert bench.table.play.last_seen() == (0, 1)


def test_cutting_in_takes_the_turn_and_opens_a_new_pause() -> None:
    bench = snatch("ann", "bob", "cid", hands=[FITS, FITS])
    bench.act(0, "1")
    version = bench.table.version
    bench.wait(1).act(1, "1!", version=version)
    assert bench.table.actors() == [1]
    assert bench.table.pause.until == bench.now + 4000
    assert refused(bench, tables.Act(guest="cid", seat=2, action="1!", version=version)) == "table-late"
    assert bench.act(2, "1!", version=bench.table.version)


def test_a_pause_that_runs_out_notes_a_let_for_everybody_still_asked() -> None:
    bench = snatch("ann", "bob", "bot", hands=[FITS, FITS])
    bench.act(0, "1")
    (line,) = bench.wait(4).do(tables.RunOut())
    assert [(seat, bench.table.game.name(action)) for seat, action in line.lets] == [(1, "let"), (2, "let")]
    assert bench.table.play.state.actors() == (0,)


@pytest.mark.parametrize("hands", [[FITS, DOES_NOT], [DOES_NOT, FITS], [DOES_NOT, DOES_NOT]])
def test_one_person_among_bots_waits_the_full_window_asked_or_not(hands: list[str]) -> None:
    """Somebody who looks on would else see in it whether that person's hand fits."""
    bench = snatch("bot", "ann", "bot", hands=hands)
    bench.act(0, "1")
    assert bench.table.pause.until == bench.now + 4000
    assert bench.do(tables.Go(guest="ann"))  # but need not sit it out


@pytest.mark.parametrize("hands", [[FITS, DOES_NOT], [DOES_NOT, FITS], [DOES_NOT, DOES_NOT]])
def test_letting_go_shortens_nothing(hands: list[str]) -> None:
    bench = snatch("bot", "ann", "bot", hands=hands)
    bench.act(0, "1")
    let_some_go(bench)
    assert refused(bench, tables.RunOut()) == "table-pause"


@pytest.mark.parametrize("sitters", [("ann", "bot", "bot"), ("bot", "bot", "bot")])
@pytest.mark.parametrize("hands", [[FITS, DOES_NOT], [DOES_NOT, DOES_NOT]])
def test_where_only_bots_could_cut_in_it_is_a_breath(sitters: tuple[str, ...], hands: list[str]) -> None:
    bench = snatch(*sitters, hands=hands)
    bench.act(0, "1")
    assert bench.table.pause.until == bench.now + bench.table.breath


@pytest.mark.parametrize("hands", [[FITS, DOES_NOT], [DOES_NOT, FITS], [DOES_NOT, DOES_NOT]])
@pytest.mark.parametrize("gone", [tables.Leave, tables.Resign])
def test_whoever_is_away_or_has_given_up_is_played_by_a_bot(gone: type[tables.Command], hands: list[str]) -> None:
    bench = snatch("ann", "bob", "bot", hands=hands)
    bench.do(gone(guest="bob", seat=1))
    bench.act(0, "1")
    assert bench.table.pause.until == bench.now + bench.table.breath


def test_going_away_in_a_pause_leaves_its_length() -> None:
    for hands in ([FITS, DOES_NOT], [DOES_NOT, DOES_NOT]):
        bench = snatch("ann", "bob", "cid", hands=hands)
        bench.act(0, "1")
        bench.wait(1)
        bench.do(tables.Leave(guest="bob", seat=1))
        bench.do(tables.Leave(guest="cid", seat=2))
        assert bench.table.pause.left(bench.now) == 3000
        assert refused(bench, tables.RunOut()) == "table-pause"


def test_a_clock_turned_back_freezes_no_pause() -> None:
    bench = snatch("ann", "bob", "bot", hands=[FITS, DOES_NOT])
    bench.act(0, "1")
    bench.now -= 2 * 3600 * 1000
    assert bench.table.pause.left(bench.now) == 4000
    assert bench.do(tables.RunOut())


def test_the_window_is_a_setting_of_the_table() -> None:
    bench = Bench(Snatch(), 2, options={"first": "0"}, window=9000).seat("ann", "bob").start()
    held(bench.table.play.state, p0="1230", p1=FITS)
    bench.act(0, "1")
    assert bench.table.pause.until == bench.now + 9000


# One device that is passed around


def test_on_one_device_all_can_let_go_together() -> None:
    bench = snatch("ann", "ann", "bot", hands=[FITS, DOES_NOT])
    bench.act(0, "1")
    bench.do(tables.Go(guest="ann"))
    assert bench.table.pause is None


def test_with_somebody_on_another_device_they_cannot() -> None:
    bench = snatch("ann", "ann", "bob", hands=[FITS, DOES_NOT])
    bench.act(0, "1")
    assert refused(bench, tables.Go(guest="ann")) == "table-others-wait-too"


def test_picking_the_device_up_holds_the_pause_once() -> None:
    bench = snatch("ann", "ann", "bob", hands=[DOES_NOT, DOES_NOT])
    bench.act(0, "1")
    bench.wait(1).do(tables.Hold(guest="ann"))
    assert bench.table.pause.until == bench.now + 20_000
    assert bench.wait(5).do(tables.Hold(guest="ann")) == []
    assert bench.do(tables.Hold(guest="bob")) == []


# Twins


def seen(bench: Bench, seat: int) -> tuple[object, ...]:
    """All of a table that may reach a seat."""
    table = bench.table
    pause = table.pause and (table.pause.by, table.pause.until)
    view = table.play.state.view(seat)
    return view, table.version, table.moved, table.actors(), pause, table.phase, table.may_act(seat), table.since


@pytest.mark.parametrize("seed", range(30))
def test_twins_look_alike_through_a_pause(seed: int) -> None:
    """Tables that differ only in what seat 0 cannot know go through its action and the pause after it alike."""
    twins = [snatch("ann", "bob", "cid"), snatch("ann", "bob", "cid")]
    twins[1].table.play.state.redeal(0, Dice(seed))
    assert seen(twins[0], 0) == seen(twins[1], 0)
    for bench in twins:
        bench.act(0, "1")
    assert seen(twins[0], 0) == seen(twins[1], 0)
    for bench in twins:
        let_some_go(bench)
    assert seen(twins[0], 0) == seen(twins[1], 0)
    for bench in twins:
        bench.wait(4).do(tables.RunOut())
    assert seen(twins[0], 0) == seen(twins[1], 0)


def let_some_go(bench: Bench) -> None:
    for seat in (1, 2):
        if bench.table.may_act(seat):
            bench.act(seat, "let")


def test_lines_of_the_journal_keep_their_names() -> None:
    """What is in people's databases must stay readable."""
    act = tables.Acted(at=5, seat=1, action=7, quiet=True)
    assert encode(act) == b'{"kind":"acted","seat":1,"action":7,"quiet":true,"at":5}'


@pytest.mark.parametrize("lets_go", [False, True])
def test_after_a_pause_every_clock_begins_anew(lets_go: bool) -> None:
    """A clock that runs on from before the pause would tell whether another seat could have cut in."""
    deadlines = set()
    for hands in ([FITS, DOES_NOT], [DOES_NOT, FITS], [FITS, FITS], [DOES_NOT, DOES_NOT]):
        bench = snatch("ann", "bob", "cid", hands=hands)
        bench.do(tables.Leave(guest="bob", seat=1))
        bench.table.move_seconds = 20
        bench.act(0, "1")
        if lets_go:
            let_some_go(bench.wait(1))
        bench.wait(4).do(tables.RunOut())
        deadlines.add((bench.table.deadline(0) or 0) - bench.now)
    assert deadlines == {20_000}
