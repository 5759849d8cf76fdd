"""A series of random games on all cores. The same seed gives the same figures, however many cores there are."""

import multiprocessing
import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from igroteka import games
from igroteka.engine.actions import Actions
from igroteka.engine.dice import Dice
from igroteka.engine.game import Game
from igroteka.engine.seats import OVER
from igroteka.engine.state import State

from .playing import Choices, watched

SHARE = 60  # a win as a whole number of parts: up to six winners share it evenly
LIMIT = 1_000_000  # actions; a game that has not ended by then never will
ENDLESS = "endless"
FEW = 50  # games that are not worth starting processes for


class Series(msgspec.Struct, frozen=True):
    """Which games to play."""

    game: str
    games: int
    players: int
    options: dict[str, Any] = {}
    edition: str | None = None
    seed: str = "lab"

    def box(self) -> Game:
        return games.game(self.game, Path(self.edition) if self.edition else None)


class Chunk(msgspec.Struct, frozen=True):
    """Some games of a series, by their numbers."""

    series: Series
    first: int
    count: int


class Counts(msgspec.Struct):
    """What was seen; counts of several cores simply add up, in any order."""

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
    series, box, counts, choices, actions = chunk.series, chunk.series.box(), Counts(), Choices(), Actions()
    for number in range(chunk.first, chunk.first + chunk.count):
        seed = f"{series.seed} {number}"
        state = box.start(series.players, series.options, seed)
        first = state.turn
        counts.end(state, watched(state, Dice(f"{seed} moves"), actions, choices, LIMIT), first)
    counts.note(choices)
    return counts


def chunks(series: Series, cores: int) -> list[Chunk]:
    """Small enough to share out evenly and to show how it goes, large enough to be worth sending."""
    size = max(1, min(500, series.games // (cores * 20)))
    return [Chunk(series, first, min(size, series.games - first)) for first in range(0, series.games, size)]


def played(series: Series, cores: int) -> Iterator[Counts]:
    """The counts of each chunk as soon as it is done."""
    if cores == 1 or series.games < FEW:
        yield from map(play, chunks(series, 1))
        return
    with multiprocessing.get_context("spawn").Pool(cores, initializer=leave_interrupts_to_the_parent) as pool:
        yield from pool.imap_unordered(play, chunks(series, cores))


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
