"""Looking back at a finished game: what everybody could expect all along, where it turned, what would have been better.

After the game everything is known: the curve is what a good player expects who sees all. What would have been better is
judged from the view of whoever acted, for nobody has to know what they could not see.
"""

import msgspec

from igroteka.engine.dice import Dice
from igroteka.engine.effort import Effort
from igroteka.engine.game import Game
from igroteka.engine.question import Moment
from igroteka.engine.record import Record
from igroteka.engine.replay import steps
from igroteka.engine.seats import CHANCE
from igroteka.engine.state import State

from .bot import Bot, Stop
from .levels import BEST, level

MOMENTS = 3
TRIES = 400  # simulations for a position where it may have turned
LONGEST = 200.0  # milliseconds for the same
MOST = 12  # such positions looked at
BETTER = 0.03  # less than this is no turn


class LookBack(msgspec.Struct, frozen=True):
    """What each seat could expect before each action and at the end, 0…1; and where it turned."""

    curve: list[list[float]]
    moments: list[Moment]


def looked_back(bot: Bot, record: Record, simulations: int = TRIES, stop: Stop | None = None) -> LookBack:
    effort = Effort(milliseconds=LONGEST, simulations=simulations, depth=1, rollout=2)
    curve, before = [], []
    for step in steps(record, bot.game):
        curve.append([expected(bot, step.state, seat) for seat in range(step.state.players)])
        before.append(step.state.clone())
    return LookBack(curve, turned(bot, record, curve, before, effort, stop))


def expected(bot: Bot, state: State, seat: int) -> float:
    return (bot.strategy.evaluate(state, seat) + 1) / 2


def turned(
    bot: Bot, record: Record, curve: list[list[float]], before: list[State], effort: Effort, stop: Stop | None
) -> list[Moment]:
    """The actions that cost most, in the order they were done; only where something better was there to be done."""
    costs = [
        (curve[number][done.seat] - curve[number + 1][done.seat], number)
        for number, done in enumerate(record.done)
        if done.seat != CHANCE and len(before[number].legal(done.seat)) > 1
    ]
    found: list[Moment] = []
    for cost, number in sorted(costs, reverse=True)[:MOST]:
        if len(found) == MOMENTS or cost < BETTER or (stop is not None and stop.is_set()):
            break
        found += moment(bot, record, number, cost, before[number], effort)
    return sorted(found, key=lambda one: one.number)


def moment(bot: Bot, record: Record, number: int, cost: float, state: State, effort: Effort) -> list[Moment]:
    """The moment, if the best level would have done something else with what the seat could see."""
    done, game = record.done[number], bot.game
    plan = bot.decide(imagined(game, state, done.seat), done.seat, level(BEST), Dice("look back"), effort).plan
    better = game.name(plan[0])
    if better == done.action:
        return []
    reason = bot.strategy.reason(imagined(game, state, done.seat), done.seat, plan[0])
    return [Moment(number + 1, done.seat, done.action, cost, better, plan[0], reason)]


def imagined(game: Game, state: State, seat: int) -> State:
    return game.imagine(state.view(seat), seat, Dice("look back"))
