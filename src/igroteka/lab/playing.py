"""One random game, watched: compiled, because the lab plays very many."""

import cython

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.state import State

if not cython.compiled:  # compiled, these are C's own: see playing.pxd
    from igroteka.engine.core.seats import CHANCE, OVER

    COUNTED = 4096


class Choices:
    """Histogram of the number of legal actions; very large numbers share one bin."""

    decisions: list[int]
    total: int
    most: int

    def __init__(self) -> None:
        if not cython.compiled:
            self.decisions = [0] * (COUNTED + 1)
        self.total = 0
        self.most = 0

    def note(self, count: int) -> None:
        """Count a decision with `many` legal actions."""
        self.decisions[count if count < COUNTED else COUNTED] += 1
        self.total += count
        if count > self.most:
            self.most = count

    def by_count(self) -> dict[int, int]:
        return {count: self.decisions[count] for count in range(COUNTED + 1) if self.decisions[count]}


def watched(state: State, dice: Dice, actions: Actions, choices: Choices, limit: int) -> int:
    """Play at random to the end, or for a limited number of actions; return the number of actions."""
    count = 0
    while state.turn != OVER and count < limit:
        state.apply(state.turn, picked(state, dice, actions, choices))
        count += 1
    return count


def picked(state: State, dice: Dice, actions: Actions, choices: Choices) -> int:
    """A random action of the seat asked first; physics answers for itself and decides nothing."""
    if state.turn == CHANCE:
        return state.settle(dice)
    actions.count = 0
    state.list_actions(state.turn, actions)
    if actions.count == 0:
        raise RuntimeError(f"seat {state.turn} is asked and can do nothing")
    choices.note(actions.count)
    return actions.items[dice.pick(actions.count)]
