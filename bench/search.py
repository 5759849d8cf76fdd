"""Connect Four: the house's search against OpenSpiel's own MCTS bot at equal processor time: `python -m bench search`.

Theirs is `pyspiel.MCTSBot` in C++ with its random-rollout evaluator and its solver on. Both think on one thread. Theirs
cannot be given a time, so its number of simulations is set by measuring how many it makes in that time.
"""

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import thread_time
from typing import Any

from bench.load_servers import HERE
from building import own
from igroteka import games
from igroteka.bots.search import Search
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.effort import Effort
from igroteka.engine.core.seats import OVER
from igroteka.engine.core.strategy import Strategy
from igroteka.lab.ladder import wilson

ROUNDS = 9  # of measuring both speeds in turns: a machine is not always as fast


def main(arguments: Sequence[str] = ()) -> int:
    parser = argparse.ArgumentParser(prog="bench search", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--milliseconds", type=float, default=20.0, help="processor time of a move")
    asked = parser.parse_args(list(arguments))
    with tempfile.TemporaryDirectory() as place:
        folder = (
            own.build(HERE.parent / "examples" / "connect_four", Path(place)) or HERE.parent / "examples/connect_four"
        )
        return compared(str(folder), asked.games, asked.milliseconds)


def compared(folder: str, count: int, milliseconds: float) -> int:
    import pyspiel

    pairs = [(our_speed(folder, 20 * milliseconds), their_speed(pyspiel)) for _ in range(ROUNDS)]
    ours, theirs = sorted(pairs, key=lambda pair: pair[0] / pair[1])[ROUNDS // 2]
    print(f"simulations a second: ours {ours:,.0f}, OpenSpiel's {theirs:,.0f}, {ours / theirs:.1f} times as many")
    simulations = max(2, int(theirs * milliseconds / 1000))
    points = sum(game(pyspiel, folder, number, milliseconds, simulations) for number in range(count))
    low, high = wilson(points / count, count)
    print(f"ours wins {points / count:.1%} ({low:.0%}–{high:.0%}) of {count} games, {milliseconds:g} ms a move each")
    return 0


def our_speed(folder: str, milliseconds: float) -> float:
    state, search = games.game(folder).start(2, {"first": "0"}, 1), Search(Strategy(), thread_time)
    began = thread_time()
    thought = search.think(state, 0, Dice(1), Effort(milliseconds=milliseconds))
    return thought.simulations / (thread_time() - began)


def bot(pyspiel: Any, simulations: int, seed: int) -> Any:
    board = pyspiel.load_game("connect_four")
    return pyspiel.MCTSBot(board, pyspiel.RandomRolloutEvaluator(1, seed), 2.0, simulations, 500, True, seed, False)


def their_speed(pyspiel: Any, simulations: int = 20_000) -> float:
    state, thinker = pyspiel.load_game("connect_four").new_initial_state(), bot(pyspiel, simulations, 1)
    began = thread_time()
    thinker.step(state)
    return simulations / (thread_time() - began)


def game(pyspiel: Any, folder: str, number: int, milliseconds: float, simulations: int) -> float:
    """Return our result of one game; sides alternate."""
    mine, dice = number % 2, Dice(f"search {number}")
    search, thinker = Search(Strategy(), thread_time), bot(pyspiel, simulations, number + 1)
    state = games.game(folder).start(2, {"first": "0"}, number)
    theirs = pyspiel.load_game("connect_four").new_initial_state()
    while state.turn != OVER:
        if state.turn == mine:
            action = search.think(state, mine, dice, Effort(milliseconds=milliseconds)).plan[0]
        else:
            action = thinker.step(theirs)
        theirs.apply_action(action)
        state.apply(state.turn, action)
    return state.result(mine)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
