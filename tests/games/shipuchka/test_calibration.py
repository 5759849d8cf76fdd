"""SH-84, SH-85: what `igroteka lab shipuchka --calibrate` reports, on one small pile; SH-83: where bots lay."""

import json

import pytest

from igroteka.cli import main
from igroteka.engine.actions import Actions
from igroteka.engine.dice import Dice
from igroteka.games import strategy
from igroteka.games.shipuchka import calibration, physics
from igroteka.games.shipuchka.kinds import PLACE, place_of
from igroteka.games.shipuchka.places import is_sensible
from tests.games.shipuchka.bottle import FIZZ, do, table

FLAT = (1.0, 0.0, 0.0, 0.0)


@pytest.mark.skipif(not physics.installed(), reason="MuJoCo has no wheel for this platform")
def test_sh_85_the_report(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(calibration, "HEIGHTS", {2: 1})
    monkeypatch.setattr(calibration, "HIGH", 8)
    monkeypatch.setattr(calibration, "TIMED", 1)
    monkeypatch.setattr(calibration, "ASKED", 3)
    assert main(["lab", "shipuchka", "--calibrate", "1", "--json"]) == 0
    low, high = json.loads(capsys.readouterr().out)["heights"]
    assert (low["chips"], low["asked"], high["chips"], high["laid"]) == (2, 3, 8, 1)
    assert low["laid"] >= 3  # every placement of the growing pile that is near
    assert 0 <= low["alike"] <= low["fates"] <= 3 and low["seconds"] > 0 and high["seconds"] > 0


def test_games_without_physics_say_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "pryzhok", "--calibrate"]) != 0
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


def test_sh_83_bots_lay_where_it_stands() -> None:
    """Of all places the strategy keeps a few, apart from each other, and all of them sensible."""
    pile = {"0": [-14.0, 0.0, 2.5, *FLAT], "15": [14.0, 0.0, 2.5, *FLAT]}
    state = do(table("R.paper G.rock", pile=pile), "R.paper")
    actions, mind = Actions(), strategy("shipuchka", FIZZ)
    state.list_actions(0, actions)
    mind.candidates(state, 0, actions)
    kept = [place_of(actions[i]) for i in range(len(actions)) if actions[i] >= PLACE]
    assert 1 < len(kept) <= 5 and all(is_sensible(state, *place) for place in kept)
