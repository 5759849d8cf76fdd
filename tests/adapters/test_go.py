"""`go` by level, by time, by simulations, and what it says it considered."""

import pytest

from igroteka import games
from igroteka.adapters.line import Conversation
from igroteka.bots.levels import LEVELS, Level
from igroteka.cli.wiring import thought


def talk_about(name: str) -> Conversation:
    talk = Conversation(lambda edition: games.game(name, edition), thought)
    talk.answer('new {"seed":3,"players":2}')
    return talk


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", games.games())
def test_go_is_the_same_for_a_seed(name: str, level: str) -> None:
    talk = talk_about(name)
    asked = f'go {{"level":"{level}","simulations":40,"seed":7}}'
    assert talk.answer(asked) == talk.answer(asked)
    assert talk.answer(asked)["action"] in talk.answer("legal")["actions"]


@pytest.mark.parametrize("simulations", [20, 300])
def test_go_simulates_as_often_as_it_is_told(simulations: int) -> None:
    """My Blanket's master tries things out a hundred times by itself."""
    told = talk_about("odeyalo").answer(f'go {{"simulations":{simulations},"seed":7}}')
    assert told["simulations"] == simulations
    assert all(0 <= option["value"] <= 1 for option in told["considered"])


def test_limits_hold_in_place_of_a_levels_own() -> None:
    own = Level(milliseconds=300, simulations=100)
    assert own.limited(None, None) == own
    assert (own.limited(5000, None).milliseconds, own.limited(5, None).milliseconds) == (5000, 5)
    assert own.limited(None, 7).simulations == 7
    assert own.limited(None, 7).milliseconds > 60_000  # counted, not timed
    assert own.limited(20, 7).milliseconds == 20


def test_go_says_no_value_where_it_compared_nothing() -> None:
    """The Big Build's master follows a plan."""
    told = talk_about("stroyka").answer('go {"considered":3}')
    assert (told["simulations"], told["considered"][0]["value"]) == (0, None)


def test_go_refuses_a_level_that_there_is_not() -> None:
    answer = talk_about("pryzhok").answer('go {"level":"grandmaster"}')
    assert answer["key"] == "line-level" and "tiny" in answer["error"]
