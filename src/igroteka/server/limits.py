"""How much of anything one connection or one address may have."""

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

Clock = Callable[[], float]


class Bucket:
    """Holds `burst` tokens at most and gets `rate` new ones a second."""

    __slots__ = ("burst", "filled", "rate", "tokens")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst, self.tokens, self.filled = rate, burst, burst, now

    def take(self, now: float) -> bool:
        """Take one token, if there is one."""
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Limit:
    """A bucket for each address. Only the most recent addresses are remembered, so memory is bounded."""

    def __init__(self, rate: float, burst: float, clock: Clock = monotonic, addresses: int = 10_000) -> None:
        self.rate, self.burst, self.clock, self.addresses = rate, burst, clock, addresses
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        now = self.clock()
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate, self.burst, now)
            if len(self.buckets) > self.addresses:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(address)
        return bucket.take(now)


class Places:
    """How many connections there are, in all and from each address."""

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
