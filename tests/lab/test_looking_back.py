"""After a game: the curve ends in the result, and the moments are real: something better could have been done."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from igroteka import games
from igroteka.bots.bot import Bot
from igroteka.bots.levels import level
from igroteka.cli import main
from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.seats import CHANCE, OVER
from igroteka.engine.core.state import State
from igroteka.engine.record import Record
from igroteka.engine.replay import steps
from igroteka.engine.scene import Label
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
    return finished(record, state)


def finished(record: Record, state: State) -> Record:
    outcome = state.outcome()
    assert outcome is not None
    record.finish(outcome)
    return record


@pytest.mark.parametrize("name", ["pryzhok", "etazhiki", "stroyka", "odeyalo"])
def test_the_curve_ends_in_the_result_and_three_moments_are_found(name: str) -> None:
    record = recorded(name, "back")
    found = looked_back(record, name, simulations=60)
    assert len(found.curve) == len(record.done) + 1
    assert sorted(found.curve[-1]) == [0.0, 1.0] or found.curve[-1] == [0.5, 0.5]
    assert 1 <= len(found.moments) <= 3
    for moment in found.moments:
        assert record.done[moment.number - 1].action == moment.action != moment.better
        assert moment.cost > 0


@pytest.mark.parametrize("seed", ["own1", "own4"])
def test_what_would_have_been_better_is_what_the_best_level_of_this_game_does(seed: str) -> None:
    """Big Build's master follows a plan; a search of any other game's master plays worse there."""
    record, bot = recorded("stroyka", seed), Bot(*games.playable("stroyka"))
    before = [step.state.clone() for step in steps(record, bot.game)]
    moments = looked_back(record, "stroyka").moments
    for moment in moments:
        view, master = before[moment.number - 1].view(moment.seat), level("master", bot.game.folder)
        assert moment.better == bot.game.name(bot.choose(view, moment.seat, master, Dice("any")))
    assert len(moments) == 3


@pytest.mark.parametrize("seed", ["own0", "own3"])
def test_every_moment_is_in_a_turn_of_its_own(seed: str) -> None:
    record = recorded("stroyka", seed)
    numbers = [moment.number - 1 for moment in looked_back(record, "stroyka").moments]
    assert len(numbers) == 3
    for one, next_one in pairwise(numbers):
        assert len({done.seat for done in record.done[one : next_one + 1]}) == 2


def test_a_place_costs_what_falls_from_it_where_another_was_safer() -> None:
    """Fizz: physics answers where a chip was laid; that is what the place came to."""
    record = careless("shipuchka", {"rounds": 1}, "careless")
    found = looked_back(record, "shipuchka").moments
    assert found
    for moment in found:
        assert record.done[moment.number - 1].action.startswith("@") and moment.better.startswith("@")
        assert record.done[moment.number].seat == CHANCE
        assert moment.reason == Label("reason-place")


def careless(name: str, options: dict[str, Any], seed: str) -> Record:
    """A game of two of the lowest level, with the quick physics of the lab."""
    bot, dice = Bot(*games.playable(name)), Dice(seed)
    lowest = level("tiny", bot.game.folder, options)
    state, record = bot.game.start(2, options, seed), Record.begin(bot.game, 2, options, seed)
    while state.turn != OVER:
        seat = state.turn
        action = state.settle(dice) if seat == CHANCE else bot.choose(state.view(seat), seat, lowest, dice)
        record.add(bot.game, seat, action)
        state.apply(seat, action)
    return finished(record, state)


def test_it_is_told_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("IGROTEKA_LANGUAGE", "en")
    file = tmp_path / "game.txt"
    file.write_text(recorded("pryzhok", "told").write(reveal=True), "utf-8")
    assert main(["replay", str(file), "--look-back"]) == 0
    assert "better:" in capsys.readouterr().out
