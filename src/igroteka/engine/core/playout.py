"""Random games and counts of positions, inside compiled code."""

import cython

from .actions import Actions
from .dice import Dice
from .state import State

if not cython.compiled:  # compiled, these are C's own: see state.pxd
    from .seats import CHANCE, OVER

ENDLESS = 1_000_000  # more actions than any game can have


def choose(state: State, dice: Dice, actions: Actions) -> int:
    """A random action of the seat asked first; physics answers for CHANCE."""
    if state.turn == CHANCE:
        return state.settle(dice)
    actions.count = 0
    state.list_actions(state.turn, actions)
    if actions.count == 0:
        raise RuntimeError(f"seat {state.turn} is asked and can do nothing")
    return actions.items[dice.pick(actions.count)]


def playout(state: State, dice: Dice, actions: Actions, limit: int = ENDLESS) -> int:
    """Play at random to the end, or for some actions; the number of actions it took."""
    count = 0
    while state.turn != OVER and count < limit:
        state.apply(state.turn, choose(state, dice, actions))
        count += 1
    return count


def playouts(start: State, games: int, dice: Dice) -> int:
    """Many random games from one position; the number of actions of all together."""
    actions = Actions()
    count = 0
    for _ in range(games):
        state = start.clone()
        state.redeal(state.turn, dice)
        count += playout(state, dice, actions)
    return count


def perft(state: State, depth: int) -> int:
    """Count the series of a number of actions (perft): a fingerprint of the rules."""
    if depth == 0 or state.turn == OVER:
        return 1 if depth == 0 else 0
    actions = Actions()
    state.list_actions(state.turn, actions)
    if depth == 1:
        return actions.count
    total = 0
    for i in range(actions.count):
        after = state.clone()
        after.apply(after.turn, actions.items[i])
        total += perft(after, depth - 1)
    return total
