"""A server, the tables on it, and how they did."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from time import perf_counter

import aiohttp

from bench.load_boardgame import seat_match
from bench.load_crowd import PATIENCE, Crowd, Round
from bench.load_igroteka import seat_table
from bench.load_servers import Server
from bench.load_wire import Wire

WARM = 0.7  # seconds before a round counts
AT_ONCE = 40  # tables being opened
Seat = Callable[[aiohttp.ClientSession, int, Crowd], Awaitable[list[Wire]]]


def ours(name: str, server: Server, game: str) -> "Contender":
    return Contender(name, server, lambda http, number, crowd: seat_table(http, server.port, game, crowd))


def boardgame_io(name: str, server: Server) -> "Contender":
    return Contender(name, server, lambda http, number, crowd: seat_match(server.port, f"match{number}", crowd))


@dataclass(frozen=True)
class Pair:
    """Ours and the peer it is compared with. Only where both do the same work is there a target."""

    mine: "Contender"
    peer: "Contender"
    least: float | None = None  # times the peer's moves a second of one core


class Contender:
    def __init__(self, name: str, server: Server, seat: Seat) -> None:
        self.name, self.server, self.seat_one = name, server, seat
        self.crowd = Crowd()
        self.wires: list[Wire] = []
        self.rounds: list[Round] = []
        self.paced: Round | None = None
        self.played = Round(0, 1.0, 0.0, [])
        self.memory_before = self.memory_open = self.memory_now = 0
        self.opening = 0.0  # seconds

    async def seat(self, tables: int) -> None:
        """Open the tables, two players at each, up to the first move."""
        self.memory_before, began = self.server.memory(), perf_counter()
        door = asyncio.Semaphore(AT_ONCE)
        async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as http:
            await asyncio.gather(*(self.seat_through(door, http, number) for number in range(tables)))
        await self.crowd.settled()
        self.memory_open, self.opening = self.server.memory(), perf_counter() - began

    async def seat_through(self, door: asyncio.Semaphore, http: aiohttp.ClientSession, number: int) -> None:
        async with door:
            self.wires.extend(await self.seat_one(http, number, self.crowd))

    def memory_of_one(self) -> float:
        """Bytes a table costs with its two connections."""
        return (self.memory_open - self.memory_before) / max(1, self.crowd.tables)

    # Playing

    async def play_round(self, seconds: float) -> None:
        """Everybody as fast as the server confirms."""
        self.rounds.append(await self.play(seconds))
        self.memory_now = self.server.memory()

    async def play_at(self, rate: float, seconds: float) -> None:
        """Measure the latency of moves at a rate that both servers can keep."""
        self.paced = await self.play(seconds, rate)

    async def play(self, seconds: float, rate: float = 0.0) -> Round:
        self.crowd.begin(rate)
        await asyncio.sleep(WARM)
        played = await self.watched(seconds)
        await self.crowd.end()
        return played

    async def watched(self, seconds: float) -> Round:
        self.crowd.noted()
        began, cpu = perf_counter(), self.server.cpu()
        await asyncio.sleep(seconds)
        if not self.crowd.times:  # a machine that has no time for us
            await asyncio.sleep(PATIENCE / 3)
        times, took = self.crowd.noted(), perf_counter() - began
        return Round(len(times), took, self.server.cpu() - cpu, times)

    async def play_once(self) -> None:
        """One move at every table, all at the same moment."""
        self.crowd.noted()
        began, cpu = perf_counter(), self.server.cpu()
        self.crowd.begin()
        self.crowd.playing = False
        await self.crowd.settled()
        times = self.crowd.noted()
        self.played = Round(len(times), perf_counter() - began, self.server.cpu() - cpu, times)

    def leave(self) -> None:
        for wire in self.wires:
            wire.hang_up()
