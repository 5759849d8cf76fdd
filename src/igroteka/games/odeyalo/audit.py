"""Random games that are looked at after every action."""

import cython

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice

from .rules import Blanket

if not cython.compiled:  # compiled, these are C's own: see audit.pxd
    from igroteka.engine.core.seats import OVER

    from .kinds import MOST_CARDS


def audit(start: Blanket, games: int, dice: Dice) -> int:
    """Play many random games and look after every action: is everything there (OD-1, OD-4), and no hand too big
    (OD-15)? The actions of the longest game; -1 if something is wrong."""
    actions, longest = Actions(), 0
    state = start.clone()
    for _ in range(games):
        state.copy(start)
        if not state.is_whole():
            return -1
        state.redeal(state.turn, dice)
        count = audit_game(state, dice, actions)
        if count < 0:
            return -1
        longest = max(longest, count)
    return longest


def audit_game(state: Blanket, dice: Dice, actions: Actions) -> int:
    count = 0
    while state.turn != OVER:
        seat = state.turn
        actions.count = 0
        state.list_actions(seat, actions)
        state.apply(seat, actions.items[dice.pick(actions.count)])
        count += 1
        if not state.is_whole() or (state.turn != seat and state.cards[seat] > MOST_CARDS):
            return -1
    return count
