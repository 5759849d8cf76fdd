"""Timing with alternating repetitions, so that a busy machine affects all contenders alike."""

import time
from collections.abc import Mapping
from statistics import median

import msgspec

from bench.contenders import Play


class Speed(msgspec.Struct, frozen=True):
    """Actions a second in each round, in the order of the rounds."""

    rounds: list[float]

    @property
    def typical(self) -> float:
        return median(self.rounds)

    def over(self, other: "Speed") -> list[float]:
        """Return the ratios of speed, round by round."""
        return [mine / theirs for mine, theirs in zip(self.rounds, other.rounds, strict=True)]


def speed(play: Play, games: int) -> float:
    """Actions a second of processor time: nobody else at the machine counts."""
    begin = time.process_time()
    actions = play(games)
    return actions / max(time.process_time() - begin, 1e-9)


def games_for(play: Play, seconds: float) -> int:
    """Return the number of games that take about the given time."""
    games, taken = 1, 0.0
    while taken < seconds / 4:
        games *= 2
        begin = time.process_time()
        play(games)
        taken = time.process_time() - begin
    return max(1, round(games * seconds / taken))


def in_turns(contenders: Mapping[str, Play], rounds: int, seconds: float) -> dict[str, Speed]:
    """Every contender once, then every contender once again."""
    games = {name: games_for(play, seconds) for name, play in contenders.items()}
    seen: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(rounds):
        for name, play in contenders.items():
            seen[name].append(speed(play, games[name]))
    return {name: Speed(rounds) for name, rounds in seen.items()}
