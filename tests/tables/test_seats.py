"""Sitting down, standing up, bots, the host's settings, the start and the rematch."""

import pytest

from igroteka import games, tables
from igroteka.engine.refusal import Refusal
from tests.tables.harness import Bench, drawn
from tests.tables.small_games import Nim


def refused(bench: Bench, command: tables.Command) -> str:
    before = drawn(bench.table)
    with pytest.raises(Refusal) as refusal:
        bench.do(command)
    assert drawn(bench.table) == before
    assert refusal.value.text("ru") != refusal.value.key != refusal.value.text("en")
    return refusal.value.key


def test_people_and_bots_sit_down_and_the_host_starts() -> None:
    bench = Bench(Nim(), 3).seat("ann", "bob", "bot").start()
    assert [seat.kind for seat in bench.table.seats] == ["person", "person", "bot"]
    assert bench.table.phase == "playing"


def test_several_people_share_one_device() -> None:
    bench = Bench(Nim(), 2).seat("ann", "ann")
    assert bench.table.seats_of("ann") == [0, 1]


def test_a_taken_seat_is_taken() -> None:
    bench = Bench(Nim(), 2).seat("ann")
    assert refused(bench, tables.Sit(guest="bob", seat=0)) == "table-seat-taken"
    assert refused(bench, tables.Sit(guest="bob", seat=5)) == "table-no-such-seat"


def test_whoever_comes_gets_the_first_open_seat_until_there_is_none() -> None:
    bench = Bench(Nim(), 2).seat("ann")
    bench.do(tables.Sit(guest="bob"))
    assert bench.table.seats[1].guest == "bob"
    assert refused(bench, tables.Sit(guest="cid")) == "table-no-open-seat"


def test_nobody_starts_beside_an_empty_seat_or_without_being_host() -> None:
    bench = Bench(Nim(), 2).seat("ann")
    assert refused(bench, tables.Start(guest="ann", seed="s")) == "table-seat-open"
    bench.do(tables.Sit(guest="bob"))
    assert refused(bench, tables.Start(guest="bob", seed="s")) == "table-only-host"


def test_the_host_may_free_a_seat_and_others_only_their_own() -> None:
    bench = Bench(Nim(), 3).seat("ann", "bob", "cid")
    assert refused(bench, tables.Stand(guest="bob", seat=2)) == "table-not-your-seat"
    bench.do(tables.Stand(guest="ann", seat=2))
    bench.do(tables.Stand(guest="bob", seat=1))
    assert [seat.kind for seat in bench.table.seats] == ["person", "open", "open"]


def test_a_host_who_stands_up_leaves_the_table_to_somebody() -> None:
    bench = Bench(Nim(), 2).seat("ann", "bob")
    bench.do(tables.Stand(guest="ann", seat=0))
    assert bench.table.host == "bob"


def test_options_are_checked_and_kept() -> None:
    bench = Bench(Nim(), 2)
    bench.do(tables.Change(guest="ann", options={"heap": 5}, players=3, open=True, window=2000))
    assert (bench.table.options["heap"], bench.table.players, bench.table.open) == (5, 3, True)
    assert refused(bench, tables.Change(guest="ann", options={"heap": 0})) == "option-int"
    assert refused(bench, tables.Change(guest="ann", players=9)) == "players-wrong"
    assert refused(bench, tables.Change(guest="bob", players=2)) == "table-only-host"


def test_what_was_chosen_for_one_player_is_forgotten_when_there_are_two() -> None:
    bench = Bench(games.game("shipuchka"), 1)
    bench.do(tables.Change(guest="ann", options={"challenge": "most"}))
    bench.do(tables.Change(guest="ann", players=2))
    assert (bench.table.players, bench.table.options["challenge"]) == (2, "free")
    assert bench.rebuilt().options == bench.table.options
    assert refused(bench, tables.Change(guest="ann", options={"challenge": "most"})) == "option-challenge-alone"


def test_a_seat_somebody_sits_on_is_not_taken_away() -> None:
    bench = Bench(Nim(), 3).seat("ann", "bot", "cid")
    assert refused(bench, tables.Change(guest="ann", players=2)) == "table-seats-in-use"


def test_in_a_rematch_the_next_one_begins() -> None:
    bench = Bench(Nim(), 3, options={"heap": 1, "first": "random"}).seat("ann", "bob", "cid").start()
    assert refused(bench, tables.Rematch(guest="bob", seed="z")) == "table-not-over"
    for seed in "abcd":
        first = bench.table.play.state.turn
        bench.act(first, "take1")
        assert bench.table.phase == "over"
        bench.do(tables.Rematch(guest="bob", seed=seed))
        assert bench.table.play.state.turn == (first + 1) % 3
    assert bench.table.round == 5


def test_a_table_remembers_whether_people_or_bots_won() -> None:
    """With heap 1 whoever begins wins; the next one begins the rematch."""
    bench = Bench(Nim(), 2, options={"heap": 1, "first": "0"}).seat("ann")
    bench.do(tables.SeatBot(guest="ann", seat=1, level="even"))
    bench.start()
    for seed in "ab":
        seat = bench.table.play.state.turn
        bench.do(tables.Act(guest="ann" if seat == 0 else None, seat=seat, action=0, version=bench.table.version))
        bench.do(tables.Rematch(guest="ann", seed=seed))
    assert bench.table.match == [True, False]


def test_a_rematch_with_an_empty_seat_waits_in_the_lobby() -> None:
    bench = Bench(Nim(), 2, options={"heap": 1}).seat("ann", "bob").start()
    bench.act(bench.table.play.state.turn, 0)
    bench.do(tables.Stand(guest="bob", seat=1))
    bench.do(tables.Rematch(guest="ann", seed="z"))
    assert (bench.table.phase, bench.table.seats[1].kind) == ("lobby", "open")


def test_emotes_and_words_change_no_version() -> None:
    bench = Bench(Nim(), 2).seat("ann", "bob")
    version = bench.table.version
    bench.do(tables.Emote(guest="ann", seat=0, emote="wow"))
    assert refused(bench, tables.Say(guest="ann", seat=0, text="hi")) == "table-no-chat"
    assert bench.table.version == version


def test_going_away_and_coming_back_does_not_wind_the_clock_up_again() -> None:
    bench = Bench(Nim(), 2, options={"first": "0"}, move_seconds=3).seat("ann", "bob").start()
    end = bench.table.deadline(0)
    for _ in range(4):
        bench.wait(0.7).do(tables.Leave(guest="ann", seat=0))
        bench.do(tables.Return(guest="ann", seat=0))
    assert bench.table.deadline(0) == end


def test_everybody_chooses_their_own_animal_and_nobody_elses() -> None:
    """`figure-2` of The Big Build is an option of the second seat (ST-12)."""
    bench = Bench(games.game("stroyka"), 2).seat("ann", "bob")
    bench.do(tables.Change(guest="bob", options={"figure-2": "owl"}))
    assert bench.table.options["figure-2"] == "owl"
    assert refused(bench, tables.Change(guest="bob", options={"figure-1": "hare"})) == "table-only-host"
    assert refused(bench, tables.Change(guest="bob", options={"figure-2": "hare", "quiet": 3})) == "table-only-host"
    assert refused(bench, tables.Change(guest="bob", options={"figure-2": "hare"}, players=3)) == "table-only-host"
    assert refused(bench, tables.Change(guest="cid", options={"figure-2": "hare"})) == "table-only-host"
    bench.do(tables.Change(guest="ann", options={"figure-1": "moose"}))
    assert bench.rebuilt().options == bench.table.options
