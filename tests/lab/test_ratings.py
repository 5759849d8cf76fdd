"""Ratings: openskill's, fed with all games of a ladder, and Elo figures that fit the win rates."""

import pytest

from igroteka.lab.ratings import elo, skills


def test_one_game_moves_two_new_players_apart() -> None:
    found = skills([("a", "b", 1, 1.0)])
    assert found["a"].mu == pytest.approx(27.635, abs=0.001)
    assert found["a"].mu + found["b"].mu == pytest.approx(50)


def test_wins_are_spread_over_the_games() -> None:
    """All first and then none would leave the one who lost last far below."""
    found = skills([("a", "b", 40, 20.0)])
    assert found["a"].mu == pytest.approx(found["b"].mu, abs=1)


def test_whoever_wins_more_is_rated_higher_and_more_games_make_surer() -> None:
    few = skills([("b", "a", 10, 7.5), ("c", "b", 10, 7.5)])
    many = skills([("b", "a", 400, 300), ("c", "b", 400, 300)])
    assert many["c"].mu > many["b"].mu > many["a"].mu
    assert many["b"].sigma < few["b"].sigma < skills([("b", "a", 1, 1.0)])["b"].sigma


def test_three_of_four_is_two_hundred_elo() -> None:
    rated = elo([("b", "a", 400, 300), ("c", "b", 400, 300)], "a")
    assert (rated["a"], rated["b"]) == (1000, pytest.approx(1191, abs=8))
    assert rated["c"] == pytest.approx(1382, abs=12)
