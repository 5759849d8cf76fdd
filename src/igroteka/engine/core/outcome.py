"""The outcome of a game."""

from collections.abc import Sequence
from typing import Any

import msgspec


class Line(msgspec.Struct, frozen=True):
    """One line of how a seat's points came about: a word of the game and its numbers."""

    key: str
    args: dict[str, Any] = {}


class Outcome(msgspec.Struct, frozen=True):
    """Scores by seat, seats from best to worst with ties together, and the rule that ended it.

    Where seats play together (`teams`), partners stand together in the ranking.
    """

    scores: list[int]
    ranking: list[list[int]]
    rule: str
    tally: list[list[Line]] = []
    teams: list[list[int]] = []

    @property
    def winners(self) -> list[int]:
        return self.ranking[0] if self.ranking else []


def ranked(keys: Sequence[Any]) -> list[list[int]]:
    """Seats from the greatest key to the smallest, equal keys together."""
    return [[seat for seat, key in enumerate(keys) if key == best] for best in sorted(set(keys), reverse=True)]
