"""Physics at a table: CHANCE is asked, its answer and its note go into the journal, and no physics is needed again."""

from typing import Any

import pytest

from igroteka import tables
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.seats import CHANCE
from igroteka.engine.record import LONGEST_NOTE, Record
from igroteka.engine.replay import verify
from tests.tables.harness import Bench, drawn
from tests.tables.physics_games import FELL, Tumble, TumbleState
from tests.tables.test_seats import refused

HERE = "@150,70"


def tumble() -> Bench:
    return Bench(Tumble(), 2, options={"first": "0"}).seat("ann", "bob").start()


def settle(bench: Bench) -> tables.Acted:
    """What the house does when physics must answer."""
    play = bench.table.play
    answer = bench.table.game.settle(play.state, play.luck())
    (line,) = bench.do(tables.Act(seat=CHANCE, action=answer.action, note=answer.note))
    assert isinstance(line, tables.Acted)
    return line


def played() -> Bench:
    bench = tumble()
    while bench.table.phase == "playing":
        seat = bench.table.actors()[0]
        if seat == CHANCE:
            settle(bench)
        else:
            bench.act(seat, HERE)
    return bench


def test_a_push_is_answered_by_physics_with_a_note() -> None:
    bench = tumble()
    bench.act(0, HERE)
    assert bench.table.actors() == [CHANCE]
    line = settle(bench)
    assert (line.seat, line.action >= FELL, line.note[:5]) == (CHANCE, True, "pose ")
    assert bench.table.play.state.poses == line.note and bench.table.actors() == [1]


def test_a_game_of_physics_goes_from_its_start_to_its_end() -> None:
    bench = played()
    assert bench.table.outcome().rule == "T-1" and len(bench.table.play.done) > 3


def test_a_journal_is_read_without_physics(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = played()

    def no_physics(*anything: Any) -> None:
        raise AssertionError("physics was asked")

    monkeypatch.setattr(Tumble, "settle", no_physics)
    monkeypatch.setattr(TumbleState, "settle", no_physics)
    assert drawn(bench.rebuilt()) == drawn(bench.table)
    record = recorded(bench)
    assert verify(Record.parse(record.write()), bench.table.game).whole


def recorded(bench: Bench) -> Record:
    play = bench.table.play
    record = Record.begin(bench.table.game, 2, play.options, play.seed)
    for seat, action, note in play.done:
        record.add(bench.table.game, seat, action, note)
    record.finish(bench.table.outcome())
    return record


def test_physics_is_asked_with_the_same_luck_however_often() -> None:
    """A worker that died is replaced, and the answer is the one it would have given."""
    bench = tumble()
    bench.act(0, HERE)
    game, play = bench.table.game, bench.table.play
    assert game.settle(play.state, play.luck()) == game.settle(bench.rebuilt().play.state, bench.rebuilt().play.luck())
    before = play.luck()
    settle(bench)
    assert play.luck() != before


def test_nobody_answers_for_physics_and_physics_for_nobody() -> None:
    bench = tumble()
    assert refused(bench, tables.Act(guest=None, seat=CHANCE, action=FELL)) == "not-your-turn"
    bench.act(0, HERE)
    assert refused(bench, tables.Act(guest="ann", seat=CHANCE, action=FELL)) == "table-no-such-seat"
    assert refused(bench, tables.Act(guest="bob", seat=1, action=FELL)) == "not-your-turn"


@pytest.mark.parametrize("note", ["two\nlines", "x" * (LONGEST_NOTE + 1), "not a pose"])
def test_a_note_no_record_could_hold_is_refused(note: str) -> None:
    bench = tumble()
    bench.act(0, HERE)
    assert refused(bench, tables.Act(seat=CHANCE, action=FELL, note=note)) == "record-note"


def test_what_physics_has_answered_is_not_taken_back() -> None:
    bench = tumble()
    bench.act(0, HERE)
    settle(bench)
    assert refused(bench, tables.AskUndo(guest="ann", seat=0)) == "table-undo-revealed"


@pytest.mark.parametrize("number", [-1, 40_000, FELL - 1, FELL + (1 << 40), 2**63 - 1, -(2**63), 2**70])
def test_numbers_that_are_no_action_are_refused_where_none_are_listed(number: int) -> None:
    bench = tumble()
    with pytest.raises((ValueError, OverflowError)):
        bench.act(0, number)
    assert Tumble().why_not(bench.table.play.state, 0, number) is not None


def test_notation_of_what_cannot_be_listed() -> None:
    game, dice = Tumble(), Dice(1)
    for _ in range(200):
        for action in (dice.below(40_000), FELL | dice.below(1 << 30) << 10):
            assert game.parse(game.name(action)) == action
    for text in ("", "@", "@1", "@1,2,3", "@-1,0", "@200,0", "fell", "fell g", "fell -1", "fell 10000000000", "@ 1,2"):
        assert isinstance(parsed(game, text), ValueError)


def parsed(game: Tumble, text: str) -> object:
    try:
        return game.parse(text)
    except ValueError as problem:
        return problem
