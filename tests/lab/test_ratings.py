"""Ratings: openskill's own numbers, and Elo figures that fit the win rates."""

import pytest

from igroteka.lab.ratings import Skill, after, elo, skills

# openskill 6.2.0, BradleyTerryFull: two new players; the first wins, wins, loses, wins, then they share a game.
OPENSKILL = [
    (1.0, 27.635389493140497, 8.06590141354368),
    (1.0, 29.656297488526157, 7.82288719288111),
    (0.0, 26.34767860850907, 7.612772858011743),
    (1.0, 28.45064207720931, 7.385417304286355),
    (0.5, 27.813725210658678, 7.184391792310727),
]


def test_the_numbers_are_those_of_openskill() -> None:
    one, other = Skill(), Skill()
    for result, mean, spread in OPENSKILL:
        one, other = after(one, other, result), after(other, one, 1 - result)
        assert (one.mean, one.spread) == pytest.approx((mean, spread))
        assert one.mean + other.mean == pytest.approx(50)


def test_whoever_wins_more_is_rated_higher_and_more_games_make_surer() -> None:
    few = skills([("b", "a", 10, 7.5), ("c", "b", 10, 7.5)])
    many = skills([("b", "a", 400, 300), ("c", "b", 400, 300)])
    assert many["c"].mean > many["b"].mean > many["a"].mean
    assert many["b"].spread < few["b"].spread < Skill().spread


def test_three_of_four_is_two_hundred_elo() -> None:
    rated = elo([("b", "a", 400, 300), ("c", "b", 400, 300)], "a")
    assert (rated["a"], rated["b"]) == (1000, pytest.approx(1191, abs=8))
    assert rated["c"] == pytest.approx(1382, abs=12)
