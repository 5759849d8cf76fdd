"""Everybody who plays on one server: they move as soon as it is their turn, while the bench lets them."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Protocol

PATIENCE = 30.0  # seconds for moves under way when a round ends


class Player(Protocol):
    def move(self) -> None: ...


@dataclass(frozen=True)
class Round:
    """Result of one round of play. Times in seconds, sorted."""

    moves: int
    seconds: float
    cpu: float  # seconds the server's process was running
    times: Sequence[float]

    @property
    def pace(self) -> float:
        return self.moves / self.seconds

    @property
    def per_core(self) -> float:
        """Moves for a second of processor time: what one core does that nobody else wants."""
        return self.moves / max(self.cpu, 1e-9)

    def within(self, share: float) -> float:
        """The time in which this share of the moves was confirmed, in milliseconds."""
        return self.times[min(len(self.times) - 1, int(share * len(self.times)))] * 1000 if self.times else 0.0


class Crowd:
    """The tables of one server. A player whose turn comes while nobody may play waits for the next round."""

    def __init__(self) -> None:
        self.waiting: list[Player] = []
        self.times: list[float] = []
        self.faults: list[str] = []
        self.playing = False
        self.rest = 0.0  # seconds between a turn's coming and its move
        self.tables = 0

    def ready(self, player: Player) -> None:
        """It is this player's turn."""
        if not self.playing:
            self.waiting.append(player)
        elif self.rest:
            asyncio.get_running_loop().call_later(self.rest, self.after_rest, player)
        else:
            player.move()

    def after_rest(self, player: Player) -> None:
        if self.playing:
            player.move()
        else:
            self.waiting.append(player)

    def confirmed(self, began: float) -> None:
        self.times.append(perf_counter() - began)

    def complain(self, problem: str) -> None:
        """A refused move: the figures would mean nothing."""
        self.faults.append(problem)

    # Rounds

    async def settled(self) -> None:
        """Wait until every table has a client whose turn it is."""
        for _ in range(int(PATIENCE / 0.02)):
            if len(self.waiting) >= self.tables or self.faults:
                break
            await asyncio.sleep(0.02)
        if self.faults or len(self.waiting) != self.tables:
            waiting = f"{len(self.waiting)} of {self.tables} tables wait for a move"
            raise RuntimeError(f"{waiting}; refused: {self.faults[:3]}")

    def begin(self, rate: float = 0.0) -> None:
        """Play on all tables; with a rate, at that many moves per second in total."""
        self.playing, self.rest = True, self.tables / rate if rate else 0.0
        waiting, self.waiting = self.waiting, []
        loop = asyncio.get_running_loop()
        for number, player in enumerate(waiting):
            if self.rest:
                loop.call_later(self.rest * number / self.tables, self.after_rest, player)
            else:
                player.move()

    async def end(self) -> None:
        self.playing = False
        await asyncio.sleep(self.rest)
        await self.settled()

    def noted(self) -> list[float]:
        """Return the durations of the moves since the last call."""
        times, self.times = self.times, []
        return sorted(times)
