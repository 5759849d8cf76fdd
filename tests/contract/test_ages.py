"""Ways to play for ages: their options fit the box, the youngest first, each with a guided first game of its own."""

import pytest

from igroteka.engine.option import Age
from igroteka.games import game, games

AGES = [(name, age) for name in games() for age in game(name).ages]


@pytest.mark.parametrize(("name", "age"), AGES, ids=[f"{name}-{age.years}" for name, age in AGES])
def test_an_age_can_be_played(name: str, age: Age) -> None:
    box = game(name)
    chosen = box.checked_options(age.options, box.players[0])
    assert {key: chosen[key] for key in age.options} == dict(age.options)
    assert box.start(max(box.players), age.options, seed=1).legal(0) is not None


@pytest.mark.parametrize("name", games())
def test_ages_stand_from_the_youngest_on(name: str) -> None:
    years = [age.years for age in game(name).ages]
    assert years == sorted(set(years))
    assert not years or years[0] == game(name).age


@pytest.mark.parametrize("name", games())
def test_lessons_are_for_ages_on_the_box(name: str) -> None:
    known = {age.years for age in game(name).ages}
    assert all(set(lesson.ages) <= known for lesson in game(name).lessons())


@pytest.mark.parametrize("name", games())
def test_every_age_has_a_guided_first_game_of_its_own(name: str) -> None:
    steps = game(name).lessons()
    for age in [age.years for age in game(name).ages] or [0]:
        assert 5 <= len([step for step in steps if not step.ages or age in step.ages]) <= 12


def test_the_youngest_of_floors_see_the_ring() -> None:
    assert game("etazhiki").ages[0].options["helps"] is True
