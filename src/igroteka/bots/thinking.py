"""A question answered: the game is opened, the seat's view imagined, the level asked. Runs in a worker, or anywhere."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

from igroteka.engine.core.dice import Dice
from igroteka.engine.core.strategy import Strategy
from igroteka.engine.game import Game
from igroteka.engine.record import Record
from igroteka.engine.thinking import Question, Reply

from .bot import Bot, Stop
from .even import level_of
from .levels import BEST, level
from .looking_back import looked_back

Opener = Callable[[str, Path | None], tuple[Game, Strategy]]
HINT = 120.0  # milliseconds a hint may take


class Thinker:
    """Answers questions about any game; keeps the games it has opened."""

    def __init__(self, opener: Opener) -> None:
        self.opener = opener
        self.bot = cache(self.opened)

    def opened(self, game: str, edition: str | None) -> Bot:
        return Bot(*self.opener(game, Path(edition) if edition else None))

    def answer(self, question: Question, stop: Stop | None = None) -> Reply:
        bot = self.bot(question.game, question.edition)
        if question.kind == "settle":
            answer = bot.game.settle(bot.game.load(question.position), question.seed)
            return Reply(plan=[answer.action], note=answer.note)
        if question.kind == "back":
            found = looked_back(bot, Record.parse(str(question.position["record"])), stop=stop)
            return Reply(curve=found.curve, moments=found.moments)
        return self.hint(bot, question, stop) if question.kind == "hint" else self.plan(bot, question, stop)

    def plan(self, bot: Bot, question: Question, stop: Stop | None) -> Reply:
        dice = Dice(question.seed)
        chosen = level(level_of(question.level, question.match, dice), bot.game.folder, question.options)
        thought = bot.plan(question.position, question.seat, chosen, dice, stop, question.milliseconds)
        return Reply(
            plan=list(thought.plan),
            value=thought.considered[0].value,
            pace=chosen.pace,
            limit=chosen.effort(question.milliseconds).milliseconds,
            reaction=chosen.reaction,
            simulations=thought.simulations,
        )

    def hint(self, bot: Bot, question: Question, stop: Stop | None) -> Reply:
        """Return a hint with its reason, both from the seat's view alone."""
        chosen, dice = level(BEST, bot.game.folder, question.options), Dice(question.seed)
        limit = min(HINT, question.milliseconds or HINT)
        thought = bot.plan(question.position, question.seat, chosen, dice, stop, limit)
        state = bot.game.imagine(question.position, question.seat, Dice("reason"))
        reason = bot.strategy.reason(state, question.seat, thought.plan[0])
        return Reply(plan=list(thought.plan), value=thought.considered[0].value, reason=reason)
