"""SH-84, SH-85: what `igroteka lab calibrate shipuchka` reports, on two small piles; SH-83: where bots lay."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from igroteka.cli import main
from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.games.shipuchka import calibration, physics
from igroteka.games.shipuchka.kinds import FELL, PLACE, place_of
from igroteka.games.shipuchka.places import is_sensible
from igroteka.lab import calibrating
from tests.games.shipuchka.bottle import FIZZ, do, table

FLAT = (1.0, 0.0, 0.0, 0.0)


needs_referee = pytest.mark.skipif(not physics.installed(), reason="MuJoCo has no wheel for this platform")
SMALL = calibration.Plan({2: 1, 5: 0}, again=2, asked=3, high=8, timed=1)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "USUAL", SMALL)


def report(capsys: pytest.CaptureFixture[str], *more: str) -> list[dict[str, Any]]:
    assert main(["lab", "calibrate", "shipuchka", "--piles", "2", "--json", *more]) == 0
    heights: list[dict[str, Any]] = json.loads(capsys.readouterr().out)["heights"]
    return heights


@needs_referee
@pytest.mark.usefixtures("small")
def test_sh_85_the_report(capsys: pytest.CaptureFixture[str]) -> None:
    low, five, high = report(capsys, "--cores", "1")
    assert (low["chips"], low["asked"], high["chips"], high["laid"]) == (2, 6, 8, 1)
    assert low["laid"] >= 6  # every placement of the two growing piles that is near
    assert five["laid"] >= 6  # and two more of each, for the rule speaks of this height
    assert [sum(pile[0] for pile in height["piles"]) for height in (low, five)] == [low["laid"], five["laid"]]
    assert 0 <= low["alike"] <= low["fates"] <= 6 and low["seconds"] > 0 and high["seconds"] > 0


@needs_referee
@pytest.mark.usefixtures("small")
def test_the_report_is_the_same_on_any_number_of_cores(capsys: pytest.CaptureFixture[str]) -> None:
    one, two = (report(capsys, "--cores", cores) for cores in ("1", "2"))
    for height in (*one, *two):
        del height["seconds"]
    assert one == two


@needs_referee
@pytest.mark.usefixtures("small")
def test_an_interrupted_report_tells_what_there_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(work: Any, chunks: list[Any], cores: int) -> Iterator[Any]:
        yield work(chunks[1])
        raise KeyboardInterrupt

    monkeypatch.setattr(calibrating, "shared_out", interrupted)
    assert main(["lab", "calibrate", "shipuchka", "--piles", "2", "--json"]) == 130
    assert [height["asked"] for height in json.loads(capsys.readouterr().out)["heights"]] == [3, 3]


@needs_referee
@pytest.mark.usefixtures("small")
def test_a_question_more_leaves_the_pile_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = list[tuple[list[tuple[float, ...]], list[tuple[float, ...]]]]()

    def watched(state: Any, near: Any, place: Any, dice: Any) -> Any:
        before = poses(state)
        found = ask(state, near, place, dice)
        seen.append((before, poses(state)))
        return found

    ask = calibration.ask_sensibly
    monkeypatch.setattr(calibration, "ask_sensibly", watched)
    calibration.pile_measured(FIZZ, SMALL, Dice("more"))
    assert len(seen) > 6 and all(before == after for before, after in seen)


def poses(state: Any) -> list[tuple[float, ...]]:
    return [state.pose_of(chip) for chip in state.chips(state.standing)]


def test_piles_that_differ_say_less() -> None:
    """Ten falls of forty: spread evenly they are worth forty placements, all on one pile hardly more than one."""
    even, odd, one = ([(10, 3), (10, 2), (10, 3), (10, 2)], [(10, 10), (10, 0), (10, 0), (10, 0)], [(40, 10)])
    worth = [calibration.Height(15, piles, laid=40, fell=10).worth() for piles in (even, odd, one)]
    assert worth[0] == 40 and 1 <= worth[1] < 4 and worth[2] == 1


def test_games_without_physics_say_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "calibrate", "pryzhok"]) != 0
    assert "pryzhok" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("under", "place", "falls"),
    [(20.0, "@-12,0", False), (20.0, "@20,0", False), (20.0, "@31,0", False), (27.0, "@37,0", True)],
)
def test_sh_84_what_statics_says_of_a_still_hand(under: float, place: str, falls: bool) -> None:
    """Beside a chip, on it, over its edge but not beyond; and so far out that both tip over the rim."""
    state = do(table("R.paper G.rock", pile={"0": [under, 0.0, 2.5, *FLAT]}), "R.paper", place)
    state.level = calibration.STILL
    assert (state.fall(Dice(1)) != 0) == falls
    assert state.settle(Dice(1)) == FELL | state.fall(Dice(1))


def test_sh_83_bots_lay_where_it_stands() -> None:
    """Of all places the strategy keeps a few, apart from each other, and all of them sensible."""
    pile = {"0": [-14.0, 0.0, 2.5, *FLAT], "15": [14.0, 0.0, 2.5, *FLAT]}
    state = do(table("R.paper G.rock", pile=pile), "R.paper")
    actions, mind = Actions(), FIZZ.strategy()
    state.list_actions(0, actions)
    mind.candidates(state, 0, actions)
    kept = [place_of(actions[i]) for i in range(len(actions)) if actions[i] >= PLACE]
    assert 1 < len(kept) <= 5 and all(is_sensible(state, *place) for place in kept)
