"""Players of code that meet in the lab: the levels, and the yardsticks they are measured by."""

from pathlib import Path
from time import thread_time
from typing import Any, Protocol

import msgspec

from igroteka import games
from igroteka.bots.bot import Bot
from igroteka.bots.levels import LEVELS, SEER, Level, level
from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.seats import CHANCE
from igroteka.engine.core.state import State

CHILD = 60  # per cent of the scoring moves it could take
MANY = 200  # actions, of which only the sensible ones are looked at (places for a chip)
WORLDS = 4  # hands the greedy one thinks of, where something is hidden
YARDSTICKS = ("random", "child", "greedy", SEER)


class Player(Protocol):
    def plan(self, state: State, seat: int, actions: Actions, dice: Dice) -> tuple[int, ...]:
        """Return the next actions. Honest players see only their seat's view."""


class Leveled:
    """A level, as at a real table."""

    def __init__(self, bot: Bot, chosen: Level) -> None:
        self.bot, self.level = bot, chosen

    def plan(self, state: State, seat: int, actions: Actions, dice: Dice) -> tuple[int, ...]:
        imagined = state.clone()
        imagined.redeal(seat, dice)
        return self.bot.decide(imagined, seat, self.level, dice, self.level.effort()).plan


class Seer(Leveled):
    """The best level, allowed to see everything: how far knowledge could carry."""

    def plan(self, state: State, seat: int, actions: Actions, dice: Dice) -> tuple[int, ...]:
        effort = msgspec.structs.replace(self.level.effort(), seeing=True)
        own = self.bot.strategy.think(state.clone(), seat, dice, effort)
        return (own or self.bot.search.think(state.clone(), seat, dice, effort)).plan


class Chancer:
    """Any legal action."""

    def plan(self, state: State, seat: int, actions: Actions, dice: Dice) -> tuple[int, ...]:
        return (actions[dice.below(len(actions))],)


class Child:
    """The model child: takes most of what scores at once, else plays at random among what is sensible.

    An action scores when the strategy's `score` is higher after it; what scores most is taken, equals by luck.
    """

    def __init__(self, bot: Bot) -> None:
        self.strategy = bot.strategy

    def plan(self, state: State, seat: int, actions: Actions, dice: Dice) -> tuple[int, ...]:
        imagined = state.clone()
        imagined.redeal(seat, dice)
        if len(actions) > MANY:
            self.strategy.candidates(imagined, seat, actions)
        tempting = self.scoring(imagined, seat, actions) if dice.below(100) < CHILD else []
        if tempting:
            return (tempting[dice.below(len(tempting))],)
        self.strategy.candidates(imagined, seat, actions)
        return (actions[dice.below(len(actions))],)

    def scoring(self, state: State, seat: int, actions: Actions) -> list[int]:
        """The actions that score, and of those the ones that score most."""
        gains = [self.gain(state, seat, action) for action in actions]
        best = max(gains)
        return [action for action, gain in zip(actions, gains, strict=True) if gain == best > 0]

    def gain(self, state: State, seat: int, action: int) -> float:
        after = state.clone()
        after.apply(seat, action)
        return self.strategy.score(after, seat) - self.strategy.score(state, seat)


class Greedy:
    """Looks one action ahead with the game's own strategy."""

    def __init__(self, bot: Bot) -> None:
        self.strategy, self.worlds = bot.strategy, WORLDS if bot.game.hidden else 1

    def plan(self, state: State, seat: int, actions: Actions, dice: Dice) -> tuple[int, ...]:
        if len(actions) > MANY:
            self.strategy.candidates(state, seat, actions)
        worths = [(self.worth(state, seat, action, dice), -place, action) for place, action in enumerate(actions)]
        return (max(worths)[2],)

    def worth(self, state: State, seat: int, action: int, dice: Dice) -> float:
        return sum(self.after(state, seat, action, dice) for _ in range(self.worlds)) + dice.below(1000) * 1e-9

    def after(self, state: State, seat: int, action: int, dice: Dice) -> float:
        world = state.clone()
        world.redeal(seat, dice)
        world.apply(seat, action)
        while world.turn == CHANCE:
            world.apply(CHANCE, world.settle(dice))
        return self.strategy.evaluate(world, seat)


def player(name: str, game: str, edition: str | None, options: dict[str, Any], quick: float = 1.0) -> Player:
    """A player by name: a level or a yardstick. `quick` shortens what is limited by time.

    Time is the processor's, so that a busy machine changes nothing.
    """
    bot = Bot(*games.playable(game, Path(edition) if edition else None), thread_time)
    if name == "random":
        return Chancer()
    if name in ("child", "greedy"):
        return Child(bot) if name == "child" else Greedy(bot)
    chosen = level(name, bot.game.folder, options)
    chosen = msgspec.structs.replace(chosen, milliseconds=chosen.milliseconds * quick)
    return Seer(bot, chosen) if name == SEER else Leveled(bot, chosen)


def known(name: str) -> bool:
    return name in LEVELS or name in YARDSTICKS
