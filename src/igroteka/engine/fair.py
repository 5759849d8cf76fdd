"""A queue of many owners, each served in turn: deficit round robin."""

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Fair(Generic[T]):
    """Waiting items, taken in turn from their owners.

    An owner whose turn it is gets `share` of credit and gives away as many items as that pays for; the rest is kept
    for its next turn, until it has nothing waiting.
    """

    def __init__(self, share: float) -> None:
        self.share = share
        self._waiting: dict[str, deque[tuple[float, T]]] = {}  # in the order of their turns
        self._credit: dict[str, float] = {}

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def holds(self, owner: str) -> bool:
        """Return whether anything of an owner waits."""
        return owner in self._waiting

    def put(self, owner: str, cost: float, item: T) -> None:
        """Add an item behind the others of its owner."""
        self._waiting.setdefault(owner, deque()).append((cost, item))

    def remove(self, owner: str, item: T) -> None:
        """Remove an item that is no longer wanted, if it still waits."""
        left = deque(pair for pair in self._waiting.get(owner, ()) if pair[1] is not item)
        if left:
            self._waiting[owner] = left
        else:
            self._waiting.pop(owner, None)
            self._credit.pop(owner, None)

    def take(self) -> T | None:
        """Return the next item, or None when nothing waits."""
        while self._waiting:
            owner, items = next(iter(self._waiting.items()))
            credit = self._credit.get(owner)
            credit = self.share if credit is None else credit
            cost, item = items[0]
            if cost <= credit:
                items.popleft()
                self._credit[owner] = credit - cost
                if not items:
                    del self._waiting[owner], self._credit[owner]
                return item
            self._credit[owner] = credit + self.share
            self._waiting[owner] = self._waiting.pop(owner)
        return None
