"""A strategy in plain Python on the engine, compiled or not: it reads actions, rolls dice and writes values."""

from igroteka.bots.search import Search
from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.effort import Effort
from igroteka.engine.core.state import State
from igroteka.engine.core.strategy import Strategy
from tests.tables.small_games import Nim


class LeavesFour(Strategy):
    """Whoever leaves a multiple of four wins at Nim."""

    def judge(self, state: State) -> bool:
        good = state.dump()["heap"] % 4 == 0
        for seat in range(state.players):
            self.values[seat] = 0.5 if good == (seat != state.turn) else -0.5
        return True

    def policy(self, state: State, seat: int, dice: Dice, actions: Actions) -> int:
        return actions.items[dice.pick(actions.count)]


def test_a_strategy_in_plain_python_plays() -> None:
    game = Nim()
    state = game.start(2, {"heap": 11, "first": "0"}, "s")
    effort = Effort(milliseconds=10_000, simulations=300, depth=1, rollout=0)
    assert Search(LeavesFour()).think(state, 0, Dice("n"), effort).plan == (2,)
