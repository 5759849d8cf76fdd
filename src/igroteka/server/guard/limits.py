"""Limits of connections and addresses: rates, places, turns of the event loop."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from time import monotonic, perf_counter, sleep
from typing import TypeVar

from igroteka.engine.fair import Fair

Clock = Callable[[], float]
T = TypeVar("T")

# Turns of the event loop
SHARE = 0.33  # of the time of the event loop
ROUND = 1.0  # milliseconds in which the loop looks at nothing else
BURST = 3.0  # milliseconds an address may take at once
CHEAP = 0.2  # milliseconds of a request that never waits
SHORT = 0.0003  # seconds of work after which a thread need not rest yet


class Bucket:
    """Holds `burst` tokens at most and gets `rate` new ones a second."""

    __slots__ = ("burst", "filled", "rate", "tokens")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst, self.tokens, self.filled = rate, burst, burst, now

    def take(self, now: float, count: float = 1, owing: bool = False) -> bool:
        """Take `count` tokens if they are there; if `owing`, take them in any case and owe the rest."""
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens < count and not owing:
            return False
        self.tokens -= count
        return True


class Limit:
    """A bucket for each address. Only the most recent addresses are remembered, so memory is bounded."""

    def __init__(self, rate: float, burst: float, clock: Clock = monotonic, addresses: int = 10_000) -> None:
        self.rate, self.burst, self.clock, self.addresses = rate, burst, clock, addresses
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, count: float = 1, owing: bool = False) -> bool:
        now = self.clock()
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate, self.burst, now)
            if len(self.buckets) > self.addresses:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(address)
        return bucket.take(now, count, owing)


class Places:
    """The number of connections, in all and from each address."""

    def __init__(self, most: int, most_each: int) -> None:
        self.most, self.most_each = most, most_each
        self.count = 0
        self.by_address: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        here = self.by_address.get(address, 0)
        if self.count >= self.most or here >= self.most_each:
            return False
        self.count += 1
        self.by_address[address] = here + 1
        return True

    def leave(self, address: str) -> None:
        self.count -= 1
        here = self.by_address.pop(address, 1) - 1
        if here > 0:
            self.by_address[address] = here


class Turns:
    """The share of the event loop that each address gets, in milliseconds of its requests.

    What an address asks for beyond `SHARE` waits and is served with what other addresses ask for beyond theirs, in turn
    by address; all of it together gets no more than `SHARE`, so that the loop is free for everybody else.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop | None = None) -> None:
        self.loop = loop or asyncio.get_running_loop()
        self.shares = Limit(1000 * SHARE, BURST, self.loop.time)
        self.waiting = Fair[tuple[str, float, asyncio.Future[None]]](ROUND)
        self.serving = False  # a round is to come

    def wait(self, address: str, cost: float) -> asyncio.Future[None] | None:
        """Return what to await before a request that takes about `cost` milliseconds; None if it need not wait."""
        if cost < CHEAP or (not self.waiting.holds(address) and self.shares.take(address, cost)):
            return None
        turn = self.loop.create_future()
        self.waiting.put(address, cost, (address, cost, turn))
        if not self.serving:
            self.serving = True
            self.loop.call_soon(self._serve)
        return turn

    def _serve(self) -> None:
        """Serve one round of those that wait, and the next one after a rest."""
        spent = 0.0
        while spent < ROUND and (next := self.waiting.take()):
            address, cost, turn = next
            if not turn.done():
                turn.set_result(None)
                self.shares.take(address, cost, owing=True)
                spent += cost
        self.serving = spent > 0
        if self.serving:
            self.loop.call_later(spent / SHARE / 1000, self._serve)


class Aside:
    """One thread for long work, done one piece after the other, the addresses in turn."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "aside")
        self.waiting = Fair[asyncio.Future[None]](1)
        self.busy = False

    async def do(self, address: str, work: Callable[..., T], *about: object) -> T:
        """Return the result of work that would hold up the event loop."""
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        self.waiting.put(address, 1, turn)
        self._next()
        await turn
        done = loop.run_in_executor(self.thread, work, *about)
        done.add_done_callback(self._done)
        return await asyncio.shield(done)

    def _done(self, _: object) -> None:
        self.busy = False
        self._next()

    def _next(self) -> None:
        while not self.busy and (turn := self.waiting.take()):
            if not turn.cancelled():
                turn.set_result(None)
                self.busy = True


def gently(steps: Iterable[T], clock: Clock = perf_counter, sleep: Callable[[float], None] = sleep) -> Iterator[T]:
    """Yield the steps of long work in a thread, and rest between them, so that the event loop can run."""
    began = clock()
    for step in steps:
        yield step
        if (took := clock() - began) > SHORT:
            sleep(took * (1 / SHARE - 1))
            began = clock()
