"""`igroteka lab`, as it is typed."""

import json
from collections.abc import Iterator

import pytest

from igroteka.cli import main
from igroteka.lab import cli
from igroteka.lab.series import Chunk, Counts, Series, play


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IGROTEKA_LANGUAGE", "en")


def test_for_machines(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "play", "pryzhok", "--games", "4", "--players", "3", "--option", "quiet=7", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["games"], found["players"]) == ("pryzhok", 4, 3)
    assert found["options"]["quiet"] == 7
    assert sum(found["ended"].values()) == 4
    assert sum(win["rate"] for win in found["wins_by_seat"]) == pytest.approx(1)
    assert found["actions"]["median"] <= found["actions"]["ninety"] <= found["actions"]["most"]
    assert 0 < found["choices"]["mean"] <= found["choices"]["most"]


def test_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "play", "pryzhok", "--games", "4", "--option", "variant=sets"]) == 0
    assert "4 random games, 2 players" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "There is no game “chess”"),
        (["play", "pryzok"], "Did you mean “pryzhok”?"),
        (["play", "pryzhok", "--by", "mastr"], "Did you mean “master”?"),
        (["match", "pryzhok", "master"], "“master” is not a pair"),
        (["play", "pryzhok", "--option", "quite=7"], "Did you mean “quiet”?"),
        (["play", "pryzhok", "--games", "0"], "At least one game"),
        (["play", "pryzhok", "--cores", "0"], "At least one game and one core"),
        (["play", "pryzhok", "--players", "1"], "2, 3, 4 players"),
        (["play", "pryzhok", "--option", "quiet"], "write name=value"),
        (["play", "pryzhok", "--option", "quiet=much"], "whole number"),
        (["play", "pryzhok", "--option", "colour=red"], "no option “colour”"),
        (["match", "shipuchka", "tiny:tiny", "--players", "1"], "at least two players"),
        (["ladder", "pryzhok", "--players", "0"], "2, 3, 4 players"),
        (["play", "pryzhok", "--edition", "nowhere.toml"], "nowhere.toml cannot be read"),
    ],
)
def test_bad_input_gets_a_sentence(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", *arguments]) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert said.out == ""


def test_an_interrupted_series_reports_what_it_has(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(series: Series, cores: int) -> Iterator[Counts]:
        yield play(Chunk(series, 0, 2))
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "played", interrupted)
    assert main(["lab", "play", "pryzhok", "--games", "100"]) == 130
    assert "Stopped before all 100 games were played" in capsys.readouterr().out


def test_players_of_code_play_a_series(capsys: pytest.CaptureFixture[str]) -> None:
    """Those who look one action ahead build houses; chance takes thousands of turns."""
    assert main(["lab", "play", "stroyka", "--games", "2", "--players", "3", "--by", "greedy", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["by"] == "greedy" and sum(found["ended"].values()) == 2 and found["turns"]["mean"] < 200
    assert main(["lab", "play", "stroyka", "--by", "nobody"]) == 2
    assert "greedy" in capsys.readouterr().err
