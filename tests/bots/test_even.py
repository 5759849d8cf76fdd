"""An even match: whoever plays against it wins about half, weak or strong; it is one of the levels, never more."""

import pytest

from igroteka.bots.even import BEGINNING, EVEN, level_of, strength
from igroteka.bots.levels import LEVELS
from igroteka.engine.core.dice import Dice

STEP = 1.5  # a level above on the scale of odds: it wins four games of five


def test_it_begins_gently_and_follows_the_results() -> None:
    assert strength([]) == BEGINNING
    assert strength([True]) > strength([]) > strength([False])
    assert strength([True] * 20) == len(LEVELS) - 1
    assert strength([False] * 20) == 0


def test_after_the_first_turn_it_moves_by_halves() -> None:
    assert [strength([True, True, False, True][:games]) for games in range(5)] == [1, 2, 3, 2.5, 3]


def test_other_levels_do_not_look_at_results() -> None:
    assert all(level_of(name, [True] * 9, Dice("x")) == name for name in LEVELS)


def test_between_two_levels_it_is_now_one_now_the_other() -> None:
    names = list(LEVELS)
    found = {level_of(EVEN, [True, True, False], Dice(str(seed))) for seed in range(40)}
    assert found == {names[2], names[3]}


@pytest.mark.parametrize("skill", [0.4, 1.3, 2.0, 2.8, 3.6])
def test_people_of_any_strength_win_about_half(skill: float) -> None:
    """A person as strong as a place on the ladder plays 400 games."""
    match: list[bool] = []
    luck = Dice(f"even {skill}")
    for _ in range(400):
        odds = 2.718281828 ** (STEP * (skill - strength(match)))
        match.append(luck.below(10_000) < 10_000 * odds / (1 + odds))
    assert 0.45 <= sum(match) / len(match) <= 0.55
