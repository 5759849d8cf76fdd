"""Lengths and endings of games of Flip Jump, and the first player's share, with each of its rules that can be chosen.

python -m tools.balance.pryzhok --by expert --players 2 --games 400
"""

import argparse
from collections import Counter
from statistics import mean, median

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.state import State
from igroteka.games.pryzhok.game import FlipJumpGame, make
from igroteka.games.pryzhok.rules import FlipJump
from igroteka.lab.ladder import wilson
from igroteka.lab.players import Player, player
from igroteka.lab.playing_out import play_out

OPTIONS = (
    {"variant": "markers"},
    {"variant": "markers", "slides": "4"},
    {"variant": "sets"},
    {"variant": "sets", "slides": "4"},
    {"variant": "sets", "lines": "neighbours"},
)


class Counted:
    """A player whose turns are counted."""

    def __init__(self, player: Player) -> None:
        self.player, self.turns = player, 0

    def plan(self, state: State, seat: int, actions: Actions, dice: Dice) -> tuple[int, ...]:
        assert isinstance(state, FlipJump)
        self.turns += state.jumper < 0
        return self.player.plan(state, seat, actions, dice)


def row(box: FlipJumpGame, by: str, players: int, games: int, options: dict[str, str]) -> str:
    counted = Counted(player(by, box.id, None, options))
    turns: list[int] = []
    ends, first = Counter[str](), 0.0
    for number in range(games):
        state, counted.turns = box.start(players, options, f"balance {number}"), 0
        starter = state.turn
        play_out(state, [counted] * players, Dice(f"balance {number} moves"))
        outcome = state.outcome()
        assert outcome is not None
        turns.append(counted.turns)
        ends[outcome.rule] += 1
        first += (starter in outcome.winners) / len(outcome.winners)
    low, high = wilson(first / games, games)
    told = ", ".join(f"{rule} {count}" for rule, count in sorted(ends.items()))
    share = f"{100 * first / games:.0f} % ({100 * low:.0f}–{100 * high:.0f})"
    return f"{' '.join(options.values())}: {mean(turns):.1f} turns (median {median(turns):.0f}), first {share}, {told}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Play series of Flip Jump and print lengths and endings.")
    parser.add_argument("--by", default="expert", help="player of all seats, as in the lab")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    asked = parser.parse_args()
    for options in OPTIONS:
        print(row(make(), asked.by, asked.players, asked.games, options), flush=True)


if __name__ == "__main__":
    main()
