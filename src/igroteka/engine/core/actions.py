"""A list of actions that compiled rules fill without creating objects."""

from collections.abc import Callable, Iterator
from typing import Any

import cython

if not cython.compiled:  # compiled, both are C's own: see actions.pxd

    def resize(items: list[int], capacity: int) -> list[int]:
        return items + [0] * (capacity - len(items))

    def free(items: list[int]) -> None:
        """Python frees by itself."""


class Actions:
    """A buffer of legal actions; it grows when a position has more than ever before."""

    count: int
    capacity: int
    items: list[int]
    add: Callable[[int], bool]

    def __init__(self) -> None:
        self.count = 0
        self.capacity = 0
        if not cython.compiled:
            self.items = []
        self.grow()

    def __dealloc__(self) -> None:
        free(self.items)

    def grow(self) -> bool:
        """Make room for twice as many."""
        self.capacity = 2 * self.capacity if self.capacity else 128
        self.items = resize(self.items, self.capacity)
        if not self.items:
            raise MemoryError
        return True

    def append(self, action: int) -> bool:
        """Add an action: `add` for plain Python, which does not see the inlined one."""
        if self.count == self.capacity:
            self.grow()
        self.items[self.count] = action
        self.count += 1
        return True

    def __getattr__(self, name: str) -> Any:
        if name == "add":
            return self.append
        if name == "items":  # to be read only
            return [self.items[i] for i in range(self.count)]
        raise AttributeError(name)

    def clear(self) -> None:
        """Forget all actions, keep the room."""
        self.count = 0

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, index: int) -> int:
        if not 0 <= index < self.count:
            raise IndexError(index)
        return self.items[index]

    def __iter__(self) -> Iterator[int]:
        return iter([self.items[i] for i in range(self.count)])
