"""The answers of a thinker besides the action: how its level behaves at the table."""

from typing import Any

import pytest

from igroteka import games
from igroteka.bots.levels import LEVELS, level
from igroteka.bots.thinking import Thinker
from igroteka.engine.core.state import State
from igroteka.engine.thinking import Question, Reply

THINKER = Thinker(games.playable)


def asked(game: str, state: State, name: str, **more: Any) -> Reply:
    question = Question(game=game, position=state.view(state.turn), seat=state.turn, level=name, seed="t", **more)
    return THINKER.answer(question)


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_has_its_own_pace_and_reaction(name: str) -> None:
    state = games.game("etazhiki").start(2, {"level": "full"}, "pace")
    reply = asked("etazhiki", state, name, options={"level": "full"})
    assert (reply.pace, reply.reaction) == (LEVELS[name].pace, LEVELS[name].reaction)
    assert reply.limit == level(name, games.game("etazhiki").folder, {"level": "full"}).milliseconds
    assert asked("etazhiki", state, name, milliseconds=7.0).limit == 7.0


def test_an_even_match_behaves_as_the_level_it_plays_by() -> None:
    state = games.game("etazhiki").start(2, {"level": "full"}, "even")
    weak, strong = (asked("etazhiki", state, "even", match=[won] * 9) for won in (False, True))
    assert (weak.reaction, strong.reaction) == (LEVELS["tiny"].reaction, LEVELS["master"].reaction)
