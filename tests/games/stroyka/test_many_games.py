"""Thousands of random games inside compiled code: cards are conserved, the points of a whole house are 37."""

import os

import pytest

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.playout import playout
from tests.games.stroyka.clearing import box

GAMES = int(os.environ.get("IGROTEKA_GAMES", "200"))  # 10 000 take two minutes


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_st_31_the_points_of_a_whole_house_are_37_and_no_card_is_lost(players: int) -> None:
    """Whatever has been built after some rounds, the points are as many as parts stand and touch."""
    actions, dice = Actions(), Dice(players)
    for number in range(GAMES):
        state = box().start(players, {"quiet": 0}, number)
        playout(state, dice, actions, 60 * players)
        assert state.is_whole() and sum(state.dump()["points"]) == expected(state.house)
        playout(state, dice, actions)
        outcome = state.outcome()
        assert outcome is not None and outcome.rule == "ST-31" and sum(outcome.scores) == 37 and state.is_whole()


def expected(house: int) -> int:
    """A point for each part and one for each pair that touches."""
    parts = [token for token in range(15) if house >> token & 1]
    touching = [(a, b) for a in parts for b in parts if a < b and (b - a == 5 or (b - a == 1 and b % 5 != 0))]
    return len(parts) + len(touching)
