"""One game of bots as at a real table, physics asked as a table asks it, written down as a record."""

from typing import Any

from igroteka.engine.answers import Answer
from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.seats import CHANCE, OVER
from igroteka.engine.core.state import State
from igroteka.engine.game import Game
from igroteka.engine.record import Record

from .players import Player, player
from .series import Series

LIMIT = 100_000  # actions: a game that takes longer has no end


def recorded(series: Series, level: str) -> Record:
    """The record of one game to its end."""
    box = series.box()
    record = Record.begin(box, series.players, series.options, series.seed)
    state = box.start(series.players, series.options, series.seed)
    everybody = player(level, series.game, series.edition, dict(series.options))
    dice = Dice(f"{series.seed} bots")
    for number in range(LIMIT):
        if state.turn == OVER:
            break
        done = answered(box, state, everybody, dice, f"{series.seed} {number}")
        record.add(box, state.turn, done.action, done.note)
        follow(state, done)
    outcome = state.outcome()
    if outcome is not None:
        record.finish(outcome)
    return record


def answered(box: Game, state: State, everybody: Player, dice: Dice, seed: str) -> Answer:
    """Return the next action of the actor; physics gets its own seed each time."""
    if state.turn == CHANCE:
        return box.settle(state, seed)
    actions: Any = Actions()
    state.list_actions(state.turn, actions)
    return Answer(everybody.plan(state, state.turn, actions, dice)[0], "")


def follow(state: State, done: Answer) -> None:
    if done.note:
        state.absorb(done.note)
    state.apply(state.turn, done.action)
