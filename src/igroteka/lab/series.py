"""A series of games on all cores, by chance or by players of code. The same seed gives the same figures on any number
of cores."""

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from igroteka import games
from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.seats import OVER
from igroteka.engine.core.state import State
from igroteka.engine.game import Game

from . import players, playing_out
from .cores import shared_out
from .playing import Choices, watched

RANDOM = "random"
SHARE = 60  # a win as a whole number of parts: up to six winners share it evenly
LIMIT = 1_000_000  # actions; a game that has not ended by then never will
ENDLESS = "endless"
FEW = 50  # games that are not worth starting processes for


PlayOne = Callable[[State, Dice], int]  # a whole game: how many actions it took


class Series(msgspec.Struct, frozen=True):
    """Description of the games to play."""

    game: str
    games: int
    players: int
    options: dict[str, Any] = {}
    edition: str | None = None
    seed: str = "lab"
    by: str = RANDOM  # who plays all seats: chance, a level, a yardstick

    def box(self) -> Game:
        return games.game(self.game, Path(self.edition) if self.edition else None)


class Chunk(msgspec.Struct, frozen=True):
    """Some games of a series, by their numbers."""

    series: Series
    first: int
    count: int


class Counts(msgspec.Struct):
    """Counters of a series; those of several cores add up in any order."""

    games: int = 0
    lengths: Counter[int] = msgspec.field(default_factory=Counter)
    turns: Counter[int] = msgspec.field(default_factory=Counter)
    rules: Counter[str] = msgspec.field(default_factory=Counter)
    wins: Counter[tuple[int, int]] = msgspec.field(default_factory=Counter)  # (seat, parts of a win)
    places: Counter[tuple[int, int]] = msgspec.field(default_factory=Counter)  # (place in the order of play, parts)
    choices: Counter[int] = msgspec.field(default_factory=Counter)
    choices_total: int = 0
    choices_most: int = 0

    def add(self, other: "Counts") -> None:
        self.games += other.games
        for name in ("lengths", "turns", "rules", "wins", "places", "choices"):
            getattr(self, name).update(getattr(other, name))
        self.choices_total += other.choices_total
        self.choices_most = max(self.choices_most, other.choices_most)

    def end(self, state: State, length: int, first: int) -> None:
        """Note how a game ended; `first` began it."""
        self.games += 1
        self.lengths[length] += 1
        turns = getattr(state, "turns", None)
        if turns is not None:
            self.turns[turns] += 1
        outcome = state.outcome() if state.turn == OVER else None
        self.rules[outcome.rule if outcome else ENDLESS] += 1
        for seat in outcome.winners if outcome else ():
            self.wins[seat, SHARE // len(outcome.winners)] += 1  # type: ignore[union-attr]
            self.places[(seat - first) % state.players, SHARE // len(outcome.winners)] += 1  # type: ignore[union-attr]

    def note(self, choices: Choices) -> None:
        self.choices.update(choices.by_count())
        self.choices_total += choices.total
        self.choices_most = max(self.choices_most, choices.most)


def play(chunk: Chunk) -> Counts:
    """Play some games. Each has its own luck, by its number in the series."""
    series, box, counts, choices = chunk.series, chunk.series.box(), Counts(), Choices()
    play_one = by_chance(choices) if series.by == RANDOM else by_code(series)
    for number in range(chunk.first, chunk.first + chunk.count):
        seed = f"{series.seed} {number}"
        state = box.start(series.players, series.options, seed)
        first = state.turn
        counts.end(state, play_one(state, Dice(f"{seed} moves")), first)
    counts.note(choices)
    return counts


def by_chance(choices: Choices) -> PlayOne:
    """All of it compiled; what there was to choose from is counted."""
    actions = Actions()
    return lambda state, dice: watched(state, dice, actions, choices, LIMIT)


def by_code(series: Series) -> PlayOne:
    """The same player on every seat, honest: it looks only at what its seat sees."""
    player = players.player(series.by, series.game, series.edition, series.options)
    return lambda state, dice: playing_out.play_out(state, [player] * state.players, dice)


def chunks(series: Series, cores: int) -> list[Chunk]:
    """Small enough to share out evenly and to show how it goes, large enough to be worth sending."""
    size = max(1, min(500, series.games // (cores * 20)))
    return [Chunk(series, first, min(size, series.games - first)) for first in range(0, series.games, size)]


def played(series: Series, cores: int) -> Iterator[Counts]:
    """The counts of each chunk as soon as it is done."""
    cores = 1 if series.games < FEW else cores
    return shared_out(play, chunks(series, cores), cores)
