"""The plain bot: view in, action out."""

import threading

from igroteka.bots.bot import bot, levels
from igroteka.engine.dice import Dice
from igroteka.engine.state import State
from tests.tables.small_games import Nim, Snatch

NEVER = threading.Event()


def leaves_four(state: State, seat: int) -> float:
    """Whoever leaves a multiple of four wins at Nim."""
    return 1.0 if state.dump()["heap"] % 4 == 0 else 0.0


def test_it_takes_the_action_that_leaves_it_best() -> None:
    game = Nim()
    for heap in (5, 6, 7):
        state = game.start(2, {"heap": heap, "first": "0"}, "s")
        assert bot("clever", leaves_four).choose(game, state.view(0), 0, Dice("b"), NEVER) == heap - 5


def test_every_level_plays_legal_actions_from_its_view_alone() -> None:
    game = Snatch()
    for level in levels():
        player = bot(level, lambda state, seat: 0.0)
        state, dice = game.start(3, None, level), Dice(level)
        for _ in range(50):
            if not (actors := state.actors()):
                break
            game.act(state, actors[0], player.choose(game, state.view(actors[0]), actors[0], dice, NEVER))


def test_it_stops_when_told() -> None:
    game = Nim()
    told = threading.Event()
    told.set()
    state = game.start(2, {"heap": 6, "first": "0"}, "s")

    def never(state: State, seat: int) -> float:
        raise AssertionError("it went on thinking")

    assert bot("clever", never).choose(game, state.view(0), 0, Dice("b"), told) in state.legal(0)
