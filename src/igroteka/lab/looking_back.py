"""`igroteka replay FILE --look-back`: the curve of a finished game, where it turned, and what would have been better.

After the game everything is known: the curve is what a good player expects who sees all. What would have been better is
judged from the view of whoever acted, for nobody has to know what they could not see.
"""

from collections.abc import Callable
from pathlib import Path

import msgspec

from igroteka import games
from igroteka.bots.bot import Bot
from igroteka.bots.levels import BEST, level
from igroteka.engine.dice import Dice
from igroteka.engine.effort import Effort
from igroteka.engine.game import Game
from igroteka.engine.record import Record
from igroteka.engine.replay import steps
from igroteka.engine.scene import Label
from igroteka.engine.seats import CHANCE
from igroteka.engine.state import State

MOMENTS = 3
BLOCKS = "▁▂▃▄▅▆▇█"
TRIES = 400  # simulations for a position of the curve
BETTER = 0.03  # less than this is no turn


class Moment(msgspec.Struct, frozen=True):
    """An action after which its seat stood worse: what it cost, what was better, and why."""

    number: int
    seat: int
    action: str
    cost: float
    better: str
    reason: Label | None


class LookBack(msgspec.Struct, frozen=True):
    """What each seat could expect before each action and at the end, 0…1; and where it turned."""

    curve: list[list[float]]
    moments: list[Moment]


def looked_back(record: Record, name: str, edition: Path | None = None, simulations: int = TRIES) -> LookBack:
    bot = Bot(*games.playable(name, edition))
    effort = Effort(milliseconds=10_000, simulations=simulations, depth=1, rollout=2)
    curve, before = [], []
    for step in steps(record, bot.game):
        curve.append([expected(bot, step.state, seat) for seat in range(step.state.players)])
        before.append(step.state.clone())
    return LookBack(curve, turned(bot, record, curve, before, effort))


def expected(bot: Bot, state: State, seat: int) -> float:
    return (bot.strategy.evaluate(state, seat) + 1) / 2


def turned(bot: Bot, record: Record, curve: list[list[float]], before: list[State], effort: Effort) -> list[Moment]:
    """The actions that cost most, in the order they were done; only where something better was there to be done."""
    costs = [
        (curve[number][done.seat] - curve[number + 1][done.seat], number)
        for number, done in enumerate(record.done)
        if done.seat != CHANCE and len(before[number].legal(done.seat)) > 1
    ]
    found: list[Moment] = []
    for cost, number in sorted(costs, reverse=True):
        if len(found) == MOMENTS or cost < BETTER:
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
    return [Moment(number + 1, done.seat, done.action, cost, better, reason)]


def imagined(game: Game, state: State, seat: int) -> State:
    return game.imagine(state.view(seat), seat, Dice("look back"))


def drawn(found: LookBack, game: Game, language: str, say: Callable[..., str]) -> str:
    """The curve of each seat as blocks, and the moments as sentences."""
    seats = range(len(found.curve[0]))
    lines = [f"{seat}  " + "".join(block(point[seat]) for point in thinned(found.curve)) for seat in seats]
    for one in found.moments:
        why = game.words.text(language, one.reason.key, one.reason.args) if one.reason else ""
        fields = {"number": one.number, "seat": one.seat, "action": one.action, "cost": round(100 * one.cost)}
        lines.append(say("look-back-moment", **fields, better=one.better, why=why))
    return "\n".join(lines)


def block(value: float) -> str:
    return BLOCKS[min(len(BLOCKS) - 1, int(value * len(BLOCKS)))]


def thinned(curve: list[list[float]], most: int = 72) -> list[list[float]]:
    step = max(1, -(-len(curve) // most))
    return [*curve[::step], curve[-1]]
