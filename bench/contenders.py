"""Contenders: random games by our rules and by OpenSpiel's, inside compiled code and from a Python loop.

A contender plays some games and says how many actions that took.
"""

import sys
from bisect import bisect
from collections.abc import Callable
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import Any

from igroteka import games
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.playout import playouts
from igroteka.engine.core.seats import CHANCE, OVER
from igroteka.engine.core.state import State
from igroteka.engine.option import Value

Play = Callable[[int], float]  # games to play: actions they took
SEED = 20


# Ours


def start(name: str, players: int = 2, **options: Value) -> State:
    return games.game(name).start(players, {"first": "0", **options}, SEED)


def ours_inside(state: State) -> Play:
    """All of the loop is compiled. Every game is a clone, dealt anew."""
    return lambda count: playouts(state, count, Dice(SEED))


def ours_in_python(state: State) -> Play:
    return lambda count: sum(python_game(state.clone(), Random(seed).random, Dice(seed)) for seed in range(count))


def python_game(state: State, random: Callable[[], float], dice: Dice) -> int:
    """The loop everybody would write. Physics, where a game has any, answers by its fast model."""
    count = 0
    while state.turn != OVER:
        actions = state.legal(state.turn) if state.turn != CHANCE else [state.settle(dice)]
        state.apply(state.turn, actions[int(random() * len(actions))])
        count += 1
    return count


def is_compiled(state: State) -> bool:
    module = sys.modules[type(state).__module__]
    return Path(str(module.__file__)).suffix in (".so", ".pyd")


# OpenSpiel's


def spiel_start(name: str) -> Any:
    """The first position in which a player decides; whatever chance decides before is dealt by the seed."""
    import pyspiel

    state, random = pyspiel.load_game(name).new_initial_state(), Random(SEED)
    while state.is_chance_node():
        state.apply_action(by_chance(state, random.random))
    return state


def spiel_inside(state: Any, length: float) -> Play:
    """Random games inside OpenSpiel's C++.

    Python can reach its random roll-outs only through the tree search: a search of one simulation evaluates the root,
    and the evaluator plays as many random games from it as it was told to. It does not count actions, so games are
    multiplied by the mean length measured from a Python loop.
    """
    import pyspiel

    def play(count: int) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(count, SEED)
        pyspiel.MCTSBot(state.get_game(), evaluator, 1.0, 1, 1000, False, SEED, False).step(state)
        return count * length

    return play


def spiel_in_python(state: Any) -> Play:
    return lambda count: sum(spiel_python_game(state.clone(), Random(seed).random) for seed in range(count))


def spiel_python_game(state: Any, random: Callable[[], float]) -> int:
    """The same loop. What chance decides counts as an action: that favours OpenSpiel."""
    count = 0
    while not state.is_terminal():
        if state.is_chance_node():
            action = by_chance(state, random)
        else:
            actions = state.legal_actions()
            action = actions[int(random() * len(actions))]
        state.apply_action(action)
        count += 1
    return count


def by_chance(state: Any, random: Callable[[], float]) -> int:
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    return int(actions[bisect(list(accumulate(weights)), random(), hi=len(weights) - 1)])


def mean_length(state: Any, count: int) -> float:
    """Return the mean number of actions of a random game."""
    return spiel_in_python(state)(count) / count
