"""After a game: the curve ends in the result, and the moments are real: something better could have been done."""

from pathlib import Path

import pytest

from igroteka import games
from igroteka.bots.bot import Bot
from igroteka.cli import main
from igroteka.engine.actions import Actions
from igroteka.engine.dice import Dice
from igroteka.engine.record import Record
from igroteka.engine.seats import OVER
from igroteka.lab.looking_back import looked_back
from igroteka.lab.players import Child


def recorded(name: str, seed: str) -> Record:
    """A game of two children."""
    game, dice = games.game(name), Dice(seed)
    state, record = game.start(2, {}, seed), Record.begin(game, 2, {}, seed)
    child, actions = Child(Bot(*games.playable(name))), Actions()
    while state.turn != OVER:
        actions.clear()
        state.list_actions(state.turn, actions)
        seat, action = state.turn, child.plan(state, state.turn, actions, dice)[0]
        record.add(game, seat, action)
        state.apply(seat, action)
    outcome = state.outcome()
    assert outcome is not None
    record.finish(outcome)
    return record


@pytest.mark.parametrize("name", ["pryzhok", "etazhiki"])
def test_the_curve_ends_in_the_result_and_three_moments_are_found(name: str) -> None:
    record = recorded(name, "back")
    found = looked_back(record, name, simulations=60)
    assert len(found.curve) == len(record.done) + 1
    assert sorted(found.curve[-1]) == [0.0, 1.0] or found.curve[-1] == [0.5, 0.5]
    assert 1 <= len(found.moments) <= 3
    for moment in found.moments:
        assert record.done[moment.number - 1].action == moment.action != moment.better
        assert moment.cost > 0


def test_it_is_told_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("IGROTEKA_LANGUAGE", "en")
    file = tmp_path / "game.txt"
    file.write_text(recorded("pryzhok", "told").write(reveal=True), "utf-8")
    assert main(["replay", str(file), "--look-back"]) == 0
    assert "better:" in capsys.readouterr().out
