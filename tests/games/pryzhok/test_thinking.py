"""Whole turns thought through (turns.py): what a player who has waited long still does not do."""

import pytest

from igroteka.engine.core.dice import Dice
from igroteka.engine.core.effort import Effort
from igroteka.engine.core.seats import OVER
from igroteka.games import game
from igroteka.games.pryzhok.rules import FlipJump
from igroteka.games.pryzhok.strategy import Knowing

FLIP = game("pryzhok")
RESTLESS, BORED = 12, 30  # quiet turns


def at_five_all(seed: str, quiet: int) -> FlipJump:
    """A game of sets in which both lack one colour."""
    start = FLIP.start(2, {"variant": "sets", "first": "0"}, seed)
    state = FLIP.load({**start.dump(), "taken": ["oygbv", "roygb"], "quiet": quiet})
    assert isinstance(state, FlipJump)
    return state


def gives_away(seed: str, quiet: int) -> bool:
    """Can the rival win after what a master does?"""
    knows, state = Knowing(), at_five_all(seed, quiet)
    thought = knows.think(state, 0, Dice(seed), Effort(simulations=40_000, depth=9, milliseconds=60_000))
    assert thought is not None
    for action in thought.plan:
        state.apply(0, action)
    return state.turn != OVER and knows.reach(state) == 50


@pytest.mark.parametrize(("quiet", "gifts"), [(0, False), (RESTLESS, False), (BORED, True)])
def test_pr_33_only_the_bored_hand_over_the_last_marker(quiet: int, gifts: bool) -> None:
    assert any(gives_away(f"restless {number}", quiet) for number in range(12)) == gifts
