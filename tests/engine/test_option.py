"""Options: declared once, checked in one place."""

from typing import Any

import pytest

from igroteka.engine.game import FIRST
from igroteka.engine.option import checked, choice, holding, number, with_old_values, yes_no
from igroteka.engine.refusal import Refusal
from igroteka.games import game

OPTIONS = (choice("level", "full", "middle"), number("limit", 40, 0, 100), yes_no("helps", False))


def test_what_is_not_given_has_its_default() -> None:
    assert checked(OPTIONS, None) == {"level": "full", "limit": 40, "helps": False}
    assert checked(OPTIONS, {"limit": 7}) == {"level": "full", "limit": 7, "helps": False}


def test_what_has_no_sense_for_so_many_players_is_forgotten() -> None:
    options = (yes_no("teams", False, players=(4,)), choice("task", "free", "most", players=(1,)), OPTIONS[1])
    given = {"teams": True, "task": "most", "limit": 7}
    assert [option.holds(4) for option in options] == [True, False, True]
    assert holding(options, given, 4) == {"teams": True, "limit": 7}
    assert holding(options, given, 2) == {"limit": 7}


def test_nobody_asks_who_begins_alone() -> None:
    assert [FIRST.holds(players) for players in (1, 2, 6)] == [False, True, True]


@pytest.mark.parametrize("name", ["pryzhok", "etazhiki", "stroyka", "odeyalo", "shipuchka"])
def test_a_seat_that_is_not_there_cannot_begin(name: str) -> None:
    """The sentence of the refusal, not the name every game gives the option."""
    with pytest.raises(Refusal) as refused:
        game(name).start(2, {"first": "5"})
    assert refused.value.text("en").startswith("Player 5 cannot begin a game of 2")
    assert refused.value.text("ru").startswith("Игрок 5 не может начать игру на 2")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"limit": 101}, "“limit” must be a whole number from 0 to 100, not “101”"),
        ({"limit": -1}, "from 0 to 100"),
        ({"limit": True}, "whole number"),
        ({"limit": "7"}, "whole number"),
        ({"limit": 7.0}, "whole number"),
        ({"level": "hard"}, "one of: full, middle; not “hard”"),
        ({"level": None}, "one of"),
        ({"helps": 1}, "true or false"),
        ({"colour": "red"}, "no option “colour”. Choose from: level, limit, helps"),
        (["level"], "table of names"),
    ],
)
def test_what_does_not_fit_is_refused_with_a_sentence(given: Any, said: str) -> None:
    with pytest.raises(Refusal) as refused:
        checked(OPTIONS, given)
    assert said in refused.value.text("en")
    assert refused.value.text("ru") != refused.value.text("en")


def test_a_recorded_game_keeps_the_rules_it_was_played_by() -> None:
    """An option added after a game was recorded has its old value there, not today's default."""
    options = (*OPTIONS, choice("slides", "4", "8", before="8"), yes_no("pause", True, before=False))
    assert with_old_values(options, {"limit": 7}) == {"slides": "8", "pause": False, "limit": 7}
    assert with_old_values(options, {"slides": "4", "pause": True}) == {"slides": "4", "pause": True}
