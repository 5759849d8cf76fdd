"""Ratings of the players of a ladder: Elo figures fitted to all win rates; openskill's, which say how sure they are."""

import math
from collections.abc import Iterable

from openskill.models import BradleyTerryFull, BradleyTerryFullRating

MODEL = BradleyTerryFull()  # of Weng and Lin: what is believed of a player is a mean (`mu`) and a spread (`sigma`)


def skills(rows: Iterable[tuple[str, str, int, float]]) -> dict[str, BradleyTerryFullRating]:
    """(one, other, games, points of one): all games in turns, the wins of each pair spread evenly over them."""
    rows = list(rows)
    found = {name: MODEL.rating() for one, other, *_ in rows for name in (one, other)}
    for number in range(max((games for *_, games, _ in rows), default=0)):
        for one, other, games, points in rows:
            if number < games:
                result = won(number, games, points)
                [[found[one]], [found[other]]] = MODEL.rate([[found[one]], [found[other]]], scores=[result, 1 - result])
    return found


def won(number: int, games: int, points: float) -> int:
    """Whether this game is one of those won, when they are spread evenly."""
    before, after = (math.floor(played * points / games) for played in (number, number + 1))
    return after - before


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
