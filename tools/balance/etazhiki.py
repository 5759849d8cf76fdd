"""Statistics of games of Floors: turns, cut-ins and the first player's share; by the bots' quick player or a level.

    python -m tools.balance.etazhiki --players 3 --cut-in after-a-card --games 1000

`policy` is the game's own strategy, which cuts in whenever it can. A turn that is interrupted counts as a turn.
"""

import argparse
from collections import Counter
from collections.abc import Callable
from math import sqrt
from statistics import mean
from typing import Any, cast

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.seats import OVER
from igroteka.games.etazhiki.game import FloorsGame, make
from igroteka.games.etazhiki.kinds import CLAIM, CUT_IN, END, PASS, TOP
from igroteka.games.etazhiki.rules import Floors
from igroteka.games.etazhiki.strategy import make as make_strategy
from igroteka.lab.players import player as lab_player

Choose = Callable[[Floors, Dice], int]


def policy(box: FloorsGame) -> Choose:
    knows, actions = make_strategy(box), Actions()

    def choose(state: Floors, dice: Dice) -> int:
        actions.clear()
        state.list_actions(state.turn, actions)
        return knows.policy(state, state.turn, dice, actions)

    return choose


def level(name: str, options: dict[str, Any]) -> Choose:
    """Return a level of the bots, or a yardstick of the lab."""
    plays, actions = lab_player(name, "etazhiki", None, options), Actions()

    def choose(state: Floors, dice: Dice) -> int:
        actions.clear()
        state.list_actions(state.turn, actions)
        return plays.plan(state, state.turn, actions, dice)[0]

    return choose


class Tally:
    """Counters over all games."""

    def __init__(self) -> None:
        self.turns: list[int] = []
        self.first = 0.0
        self.deeds: Counter[str] = Counter()

    def play(self, state: Floors, choose: Choose, dice: Dice) -> None:
        first, turns = state.active, 0
        while state.turn != OVER:
            action, stars = choose(state, dice), sum(state.view(None)["stars"])
            cuts = CLAIM <= action < TOP
            self.deeds["early" if cuts and state.early() else "after a card" if cuts else ""] += 1
            state.apply(state.turn, action)
            turns += cuts + (action in (END, PASS)) + (sum(state.view(None)["stars"]) > stars)
        self.turns.append(turns)
        self.first += state.result(first)

    def report(self, players: int) -> str:
        games = len(self.turns)
        share, error = self.first / games, sqrt((players - 1) / players**2 / games)
        cuts = {what: round(self.deeds[what] / games, 1) for what in ("early", "after a card")}
        return f"turns: {mean(self.turns):.1f}; cut-ins a game: {cuts}; games to the first: {share:.1%} ± {error:.1%}"


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("--by", default="policy", help="policy, random, greedy, or a level")
    wishes.add_argument("--players", type=int, default=2)
    wishes.add_argument("--cut-in", choices=CUT_IN, default="any-time", help="option of the game")
    wishes.add_argument("--games", type=int, default=1000)
    wish = wishes.parse_args()
    box, tally, options = make(), Tally(), {"cut-in": wish.cut_in}
    choose = policy(box) if wish.by == "policy" else level(wish.by, options)
    for number in range(wish.games):
        state = cast(Floors, box.start(wish.players, options, f"balance {number}"))
        tally.play(state, choose, Dice(f"play {number}"))
    print(tally.report(wish.players))


if __name__ == "__main__":
    main()
