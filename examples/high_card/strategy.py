"""Strategy of High Card: a high card for a high prize, a low one for a low prize."""

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.seats import OVER
from igroteka.engine.core.state import State
from igroteka.engine.core.strategy import Strategy
from igroteka.engine.scene import Label

from .game import Box
from .rules import HAND


class HighCardStrategy(Strategy):
    def evaluate(self, state: State, seat: int) -> float:
        """The lead in points, and a little for the cards still held."""
        if state.turn == OVER:
            return 2.0 * state.result(seat) - 1.0
        view = state.dump()
        others = [s for s in range(state.players) if s != seat]
        lead = view["points"][seat] - max(view["points"][s] for s in others)
        strength = sum(view["hands"][seat]) - sum(sum(view["hands"][s]) for s in others) / len(others)
        return float(max(-1, min(1, lead / 6 + strength / 200)))

    def policy(self, state: State, seat: int, dice: Dice, actions: Actions) -> int:
        """As good a card as the prize is good among those to come, give or take one."""
        view = state.dump()
        better = sum(prize < view["prizes"][view["round"]] for prize in view["prizes"][view["round"] :])
        left = HAND - view["round"]
        place = better * len(actions) // left + dice.below(3) - 1
        return actions[max(0, min(len(actions) - 1, place))]

    def reason(self, state: State, seat: int, action: int) -> Label | None:
        prize = state.view(seat)["prizes"][-1]
        return Label(
            "reason-high" if prize == 3 else "reason-low" if prize == 1 else "reason-middle", {"points": prize}
        )


def make(box: Box) -> Strategy:
    return HighCardStrategy()
