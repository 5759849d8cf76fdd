"""Looking back at a finished game: what everybody could expect all along, where it turned, what would have been better.

After the game everything is known: the curve is what a good player expects who sees all. What would have been better is
judged from the view of whoever acted, for nobody has to know what they could not see.
"""

import msgspec

from igroteka.engine.core.dice import Dice
from igroteka.engine.core.seats import CHANCE
from igroteka.engine.core.state import State
from igroteka.engine.game import Game
from igroteka.engine.record import Record
from igroteka.engine.replay import steps
from igroteka.engine.thinking import Moment

from .bot import Bot, Stop
from .levels import BEST, Level, level

MOMENTS = 3
LONGEST = 200.0  # milliseconds for a position where it may have turned
MOST = 12  # such positions looked at
BETTER = 0.03  # less than this is no turn
ANSWERS = 8  # of physics, tried out


class LookBack(msgspec.Struct, frozen=True):
    """The expected results of all seats before each action and at the end, 0…1, and the turning points."""

    curve: list[list[float]]
    moments: list[Moment]


def looked_back(bot: Bot, record: Record, simulations: int | None = None, stop: Stop | None = None) -> LookBack:
    best, curve, before = best_at(bot.game, record, simulations), [], []
    for step in steps(record, bot.game):
        curve.append([expected(bot, step.state, seat) for seat in range(step.state.players)])
        before.append(step.state.clone())
    return LookBack(curve, turned(bot, record, curve, before, best, stop))


def best_at(game: Game, record: Record, simulations: int | None) -> Level:
    """The best level as this game has it, with a little less time."""
    best = level(BEST, game.folder, record.options)
    effort = best.effort(LONGEST, simulations)
    return msgspec.structs.replace(best, milliseconds=effort.milliseconds, simulations=effort.simulations)


def expected(bot: Bot, state: State, seat: int) -> float:
    return (bot.strategy.evaluate(state, seat) + 1) / 2


def turned(
    bot: Bot, record: Record, curve: list[list[float]], before: list[State], best: Level, stop: Stop | None
) -> list[Moment]:
    """The actions that cost most, in the order they were done; only where something better was there to be done."""
    costs = [
        (curve[number][done.seat] - curve[answered(record, number)][done.seat], number)
        for number, done in enumerate(record.done)
        if done.seat != CHANCE and len(before[number].legal(done.seat)) > 1
    ]
    found: list[Moment] = []
    for cost, number in sorted(costs, reverse=True)[:MOST]:
        if len(found) == MOMENTS or cost < BETTER or (stop is not None and stop.is_set()):
            break
        if not any(in_one_turn(record, number, one.number - 1) for one in found):
            found += moment(bot, record, number, cost, before[number], best)
    return sorted(found, key=lambda one: one.number)


def in_one_turn(record: Record, one: int, other: int) -> bool:
    """Return whether two moments belong to one turn, in which only one counts."""
    between = record.done[min(one, other) : max(one, other) + 1]
    return record.players > 1 and len({done.seat for done in between} - {CHANCE}) == 1


def answered(record: Record, number: int) -> int:
    """Return whether the next action is an answer of physics, which decides the value of the last one."""
    after = number + 1
    while after < len(record.done) and record.done[after].seat == CHANCE:
        after += 1
    return after


def moment(bot: Bot, record: Record, number: int, cost: float, state: State, best: Level) -> list[Moment]:
    """The moment, if the best level would have done something else with what the seat could see."""
    done, game = record.done[number], bot.game
    plan = bot.decide(imagined(game, state, done.seat), done.seat, best, Dice("look back"), best.effort()).plan
    better = game.name(plan[0])
    by_luck = answered(record, number) > number + 1
    if better == done.action or (by_luck and not is_safer(bot, state, done.seat, plan[0], game.parse(done.action))):
        return []
    reason = bot.strategy.reason(imagined(game, state, done.seat), done.seat, plan[0])
    return [Moment(number + 1, done.seat, done.action, cost, better, plan[0], reason)]


def is_safer(bot: Bot, state: State, seat: int, better: int, done: int) -> bool:
    """Return whether another action would have had a higher expected result before physics answered."""
    return on_average(bot, state, seat, better) - on_average(bot, state, seat, done) >= BETTER


def on_average(bot: Bot, state: State, seat: int, action: int) -> float:
    total = 0.0
    for number in range(ANSWERS):
        after, luck = state.clone(), Dice(f"answer {number}")
        after.apply(seat, action)
        while after.turn == CHANCE:
            after.apply(CHANCE, after.settle(luck))
        total += expected(bot, after, seat)
    return total / ANSWERS


def imagined(game: Game, state: State, seat: int) -> State:
    return game.imagine(state.view(seat), seat, Dice("look back"))
