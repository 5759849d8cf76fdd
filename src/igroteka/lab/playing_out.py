"""One game between players of code, from its first action to its end."""

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.seats import CHANCE, OVER
from igroteka.engine.core.state import State

from .players import Player

LIMIT = 20_000  # actions


def play_out(state: State, players: list[Player], dice: Dice) -> int:
    """One game and how many actions it took; plans of several are carried out as long as nobody else acts."""
    plans: dict[int, list[int]] = {}
    actions = Actions()
    for count in range(LIMIT):
        seat = state.turn
        if seat == OVER:
            return count
        if seat == CHANCE:
            state.apply(CHANCE, state.settle(dice))
            continue
        actions.clear()
        state.list_actions(seat, actions)
        if len(actions) == 1:
            plans.pop(seat, None)
            state.apply(seat, actions[0])
            continue
        plan = plans.pop(seat, None) or list(players[seat].plan(state, seat, actions, dice))
        plans = {seat: plan[1:]} if plan[1:] else {}
        state.apply(seat, plan[0])
    return LIMIT
