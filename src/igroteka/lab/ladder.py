"""`igroteka lab ladder`: levels play each other on all cores; win rates with their intervals, and ratings.

Sides and who begins alternate; a team is one player. A game counts 1 for a win, a shared one in parts. Limits of time
are counted in the processor's time, so a busy machine changes no figure.
"""

import math
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table

from igroteka import games
from igroteka.bots.levels import BEST, LEVELS
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.seats import OVER
from igroteka.engine.core.state import State
from igroteka.engine.game import Game

from .cores import shared_out
from .players import player
from .playing_out import play_out
from .ratings import elo, skills

CHUNK = 4  # games, a multiple of four: both sides, both beginners
Z = 1.96  # 95 %


class Pair(msgspec.Struct, frozen=True):
    """Two players by name, and the games between them."""

    game: str
    one: str
    other: str
    options: dict[str, Any] = {}
    edition: str | None = None
    players: int = 2
    seed: str = "ladder"
    quick: float = 1.0


class Chunk(msgspec.Struct, frozen=True):
    pair: Pair
    first: int
    count: int


class Tally(msgspec.Struct):
    """Results of the games of a pair; tallies of several cores add up."""

    games: int = 0
    points: float = 0.0
    ended: Counter[str] = msgspec.field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.points += other.points
        self.ended.update(other.ended)

    @property
    def rate(self) -> float:
        return self.points / max(1, self.games)


class Row(msgspec.Struct, frozen=True):
    """One line of the ladder."""

    one: str
    other: str
    games: int
    rate: float
    low: float
    high: float
    ended: dict[str, int]


def wilson(rate: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a rate."""
    if not games:
        return 0.0, 1.0
    spread = Z * Z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = Z * math.sqrt(rate * (1 - rate) / games + spread / games / 4) / (1 + spread)
    return middle - half, middle + half


def row(pair: Pair, tally: Tally) -> Row:
    return Row(pair.one, pair.other, tally.games, tally.rate, *wilson(tally.rate, tally.games), dict(tally.ended))


# Playing


def play(chunk: Chunk) -> Tally:
    """Some games of a pair, in this process."""
    pair, tally = chunk.pair, Tally()
    one, other = (player(name, pair.game, pair.edition, pair.options, pair.quick) for name in (pair.one, pair.other))
    box = games.game(pair.game, Path(pair.edition) if pair.edition else None)
    sides = sides_of(box, pair)
    for number in range(chunk.first, chunk.first + chunk.count):
        side, begins = number % 2, sides.index(number // 2 % 2)
        state = box.start(pair.players, {**pair.options, "first": str(begins)}, f"{pair.seed} {number}")
        play_out(state, [one if of == side else other for of in sides], Dice(f"players {pair.seed} {number}"))
        note(tally, state, [seat for seat, of in enumerate(sides) if of == side])
    return tally


def sides_of(box: Game, pair: Pair) -> list[int]:
    """By seat: which of the two players it is. Partners are one; where each plays alone they sit in turns."""
    teams = box.teams(pair.players, box.checked_options(pair.options, pair.players))
    return [next((team for team, seats in enumerate(teams) if seat in seats), seat) % 2 for seat in range(pair.players)]


def note(tally: Tally, state: State, seats: list[int]) -> None:
    """Return a player's share of a game's result, by its seats."""
    outcome = state.outcome() if state.turn == OVER else None
    tally.games += 1
    tally.ended[outcome.rule if outcome else "endless"] += 1
    shares = [state.result(seat) for seat in range(state.players)] if outcome else [1.0 / state.players] * state.players
    mine, all = sum(shares[seat] for seat in seats), sum(shares)  # a team's partners both have the whole win
    tally.points += mine / all


def played(pairs: list[Pair], count: int, cores: int) -> Iterator[tuple[Pair, Tally]]:
    """The tally of each chunk as soon as it is done."""
    chunks = [Chunk(pair, first, min(CHUNK, count - first)) for first in range(0, count, CHUNK) for pair in pairs]
    return shared_out(played_chunk, chunks, cores)


def played_chunk(chunk: Chunk) -> tuple[Pair, Tally]:
    return chunk.pair, play(chunk)


# Which pairs, and what they say


def rungs(game: str, **more: Any) -> list[Pair]:
    """Neighbours on the ladder, the model child against the lowest, and the yardsticks against the best."""
    names = list(LEVELS)
    pairs = [(names[i + 1], names[i]) for i in range(len(names) - 1)]
    pairs += [("child", names[0]), (BEST, "random"), (BEST, "greedy")]
    return [Pair(game, one, other, **more) for one, other in pairs]


def luck(game: str, **more: Any) -> list[Pair]:
    """The share of luck: the seer against the honest best, the best against greedy, greedy against random."""
    return [Pair(game, one, other, **more) for one, other in (("seer", BEST), (BEST, "greedy"), ("greedy", "random"))]


def results(rows: list[Row]) -> list[tuple[str, str, int, float]]:
    return [(row.one, row.other, row.games, row.rate * row.games) for row in rows if row.games]


def ratings(rows: list[Row]) -> dict[str, int]:
    """Elo figures; the lowest level has 1000."""
    return elo(results(rows), next(iter(LEVELS)))


def drawn(rows: list[Row], say: Any) -> Table:
    table = Table(say("ladder-title"), box=None, padding=(0, 2, 0, 0))
    for key in ("ladder-games", "ladder-rate", "ladder-interval", "ladder-ratings", "ladder-skills", "ladder-ended"):
        table.add_column(say(key), justify="right")
    rated, believed = ratings(rows), skills(results(rows))
    for row in rows:
        ended = ", ".join(f"{rule} {count}" for rule, count in sorted(row.ended.items()))
        interval = f"{row.low:.0%}–{row.high:.0%}"
        figures = f"{rated.get(row.one, 0)} : {rated.get(row.other, 0)}"
        skill = believed.get(row.one)
        sure = f"{skill.mu:.1f} ± {2 * skill.sigma:.1f}" if skill else ""
        table.add_row(f"{row.one} : {row.other}", str(row.games), f"{row.rate:.1%}", interval, figures, sure, ended)
    return table
