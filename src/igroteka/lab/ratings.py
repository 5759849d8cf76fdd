"""Ratings of the players of a ladder: Elo figures fitted to all win rates; openskill's, which say how sure they are.

openskill's is the model of Weng and Lin for two (`BradleyTerryFull`): the same numbers without the dependency, which
tests/lab/test_ratings.py holds against the package's own.
"""

import math
from collections.abc import Iterable

import msgspec

MEAN, SPREAD = 25.0, 25.0 / 3
LUCK = 25.0 / 6  # how much a single game is left to chance
DRIFT = 25.0 / 300  # nobody stays quite the same
LEAST = 0.0001


class Skill(msgspec.Struct, frozen=True):
    """What is believed of a player: between mean - 2 spread and mean + 2 spread, most likely."""

    mean: float = MEAN
    spread: float = SPREAD


def after(mine: Skill, other: Skill, result: float) -> Skill:
    """What is believed of a player after a game: 1 won, 0 lost, 0.5 shared."""
    own, theirs = mine.spread**2 + DRIFT**2, other.spread**2 + DRIFT**2
    whole = math.sqrt(own + theirs + 2 * LUCK**2)
    likely = 1 / (1 + math.exp((other.mean - mine.mean) / whole))
    learnt = math.sqrt(own) / whole * own / whole**2 * likely * (1 - likely)
    return Skill(mine.mean + own / whole * (result - likely), math.sqrt(own * max(1 - learnt, LEAST)))


def skills(rows: Iterable[tuple[str, str, int, float]]) -> dict[str, Skill]:
    """(one, other, games, points of one): all games in turns, the wins of each pair spread evenly over them."""
    rows = list(rows)
    found = {name: Skill() for one, other, *_ in rows for name in (one, other)}
    for number in range(max((games for *_, games, _ in rows), default=0)):
        for one, other, games, points in rows:
            if number < games:
                result = min(
                    1.0, max(0.0, math.floor((number + 1) * points / games) - math.floor(number * points / games))
                )
                found[one], found[other] = (
                    after(found[one], found[other], result),
                    after(found[other], found[one], 1 - result),
                )
    return found


def elo(rows: Iterable[tuple[str, str, int, float]], base: str) -> dict[str, int]:
    """Elo figures that fit the win rates best (Bradley and Terry); `base` has 1000."""
    rows = list(rows)
    strength = {name: 0.0 for one, other, *_ in rows for name in (one, other)}
    for _ in range(2000):
        for one, other, games, points in rows:
            error = (points + 0.5) / (games + 1) - 1 / (1 + math.exp(strength[other] - strength[one]))
            strength[one] += 0.3 * error
            strength[other] -= 0.3 * error
    zero = strength.get(base, 0.0)
    return {name: round(1000 + 400 / math.log(10) * (at - zero)) for name, at in strength.items()}
