"""The rules bench: what it counts and how it compares. How fast anything is stands in no test."""

import json
from importlib.util import find_spec
from pathlib import Path
from statistics import median

import pytest

from bench import __main__ as command
from bench import rules
from bench.contenders import mean_length, ours_in_python, ours_inside, spiel_in_python, spiel_inside, spiel_start, start
from bench.interpreted import interpreted
from bench.measure import Speed, games_for, in_turns, speed

with_open_spiel = pytest.mark.skipif(find_spec("pyspiel") is None, reason="open_spiel is only there for make bench")


def test_both_of_our_loops_count_whole_games() -> None:
    state = start("examples/tic_tac_toe")
    for play in (ours_inside(state), ours_in_python(state)):
        assert 5 * 20 <= play(20) <= 9 * 20


def test_a_start_stays_as_it_is() -> None:
    state = start("pryzhok")
    before = state.dump()
    ours_inside(state)(3)
    ours_in_python(state)(1)
    assert state.dump() == before


def test_speeds_are_compared_round_by_round() -> None:
    assert Speed([10, 30, 20]).over(Speed([5, 10, 20])) == [2, 3, 1]
    assert Speed([10, 30, 20]).typical == 20


def test_contenders_take_turns() -> None:
    seen: list[str] = []

    def player(name: str) -> rules.Play:
        def play(games: int) -> float:
            seen.append(name)
            return sum(range(20_000 * games))

        return play

    speeds = in_turns({"a": player("a"), "b": player("b")}, rounds=3, seconds=0.001)
    assert seen[-6:] == ["a", "b", "a", "b", "a", "b"]
    assert {name: len(speed.rounds) for name, speed in speeds.items()} == {"a": 3, "b": 3}


def test_the_number_of_games_grows_with_the_time() -> None:
    play = ours_in_python(start("examples/tic_tac_toe"))
    assert games_for(play, 0.01) >= 1
    assert speed(play, 2) > 0


def test_interpreted_runs_without_binaries() -> None:
    assert interpreted("pryzhok", 0.01) > 0


@with_open_spiel
def test_open_spiel_from_a_decision() -> None:
    state = spiel_start("crazy_eights(players=2)")
    assert not state.is_chance_node()
    assert spiel_in_python(state)(2) > 2


@with_open_spiel
def test_open_spiel_inside_counts_by_mean_length() -> None:
    state = spiel_start("tic_tac_toe")
    assert 5 < mean_length(state, 50) < 9
    assert spiel_inside(state, 7.5)(10) == 75


def test_a_missed_target_is_told() -> None:
    row = rules.Row("g", "p", True, {}, 1.0, None, {"inside": [1.0, 1.5, 9.0]}, {"inside": 2.0})
    assert row.ratio("inside") == median([1.0, 1.5, 9.0])
    assert row.missed()
    assert rules.remarks([row]) == ["Below the target: g."]


def test_without_open_spiel_nothing_is_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "RESULTS", tmp_path / "results")
    assert rules.main(["--game", "pryzhok", "--alone", "--rounds", "1", "--seconds", "0.01"]) == 0
    [row] = json.loads((tmp_path / "results" / "rules.json").read_text())["rows"]
    assert row["game"] == "pryzhok"
    assert row["speeds"].keys() == {"inside", "loop"}


def test_physics_answers_in_both_loops_and_what_is_left_out_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rules, "RESULTS", tmp_path / "results")
    monkeypatch.setattr(
        rules,
        "PAIRS",
        (rules.Pair("shipuchka", options={"rounds": 1, "limit": 2}, note="left out", interpreted=False),),
    )
    assert rules.main(["--game", "shipuchka", "--rounds", "1", "--seconds", "0.01"]) == 0
    [row] = json.loads((tmp_path / "results" / "rules.json").read_text())["rows"]
    assert row["speeds"]["loop"]["rounds"][0] > 0 and row["interpreted"] is None
    assert "left out" in capsys.readouterr().out


def test_an_unknown_section_gets_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["sums"]) == 2
    assert "there are: rules" in capsys.readouterr().err
