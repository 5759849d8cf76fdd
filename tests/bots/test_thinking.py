"""What a thinker answers besides the action: how its level behaves at the table, and how obvious it was."""

from typing import Any

import pytest

from igroteka import games
from igroteka.bots.levels import LEVELS
from igroteka.bots.thinking import Thinker
from igroteka.engine.question import Question, Reply
from igroteka.engine.state import State

THINKER = Thinker(games.playable)


def asked(game: str, state: State, level: str, **more: Any) -> Reply:
    question = Question(game=game, position=state.view(state.turn), seat=state.turn, level=level, seed="t", **more)
    return THINKER.answer(question)


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_has_its_own_pace_and_reaction(name: str) -> None:
    state = games.game("etazhiki").start(2, {"level": "full"}, "pace")
    reply = asked("etazhiki", state, name)
    assert (reply.pace, reply.reaction) == (LEVELS[name].pace, LEVELS[name].reaction)


def test_an_even_match_behaves_as_the_level_it_plays_by() -> None:
    state = games.game("etazhiki").start(2, {"level": "full"}, "even")
    weak, strong = (asked("etazhiki", state, "even", match=[won] * 9) for won in (False, True))
    assert (weak.reaction, strong.reaction) == (LEVELS["tiny"].reaction, LEVELS["master"].reaction)


@pytest.mark.parametrize("name", LEVELS)
def test_who_decides_without_a_search_is_quick_only_where_nothing_else_is_sensible(name: str) -> None:
    """Big Build's levels follow a plan, or hurry. Where to begin (ST-12) is never plain, much of a turn is."""
    game = games.game("stroyka")
    state, sure = game.start(2, {}, "plain"), []
    for _ in range(24):
        reply = asked("stroyka", state, name)
        sure.append(reply.sure)
        game.act(state, state.turn, reply.plan[0])
    assert sure[:2] == [0.0, 0.0]
    assert set(sure) == {0.0, 1.0}


def test_where_a_chip_is_laid_is_not_obvious() -> None:
    state = games.game("shipuchka").start(2, {}, "pace")
    state.apply(state.turn, state.legal(state.turn)[0])
    assert asked("shipuchka", state, "novice").sure < 0.5
