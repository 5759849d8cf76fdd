"""Hashes of a table's action ids, by which the writer of an SQLite journal notices a repeated action.

A database index of the ids would cost every action a page of its own on the disk, more than the rest of the write.
The writer holds the write lock and knows the table's next number, so the hashes up to that number are complete.
"""

from __future__ import annotations

from collections.abc import Iterable

mark = hash  # much smaller than the id; a chance likeness costs one look into the journal, nothing else


class Marks:
    """The actions of one table below `head`."""

    __slots__ = ("head", "known")

    def __init__(self) -> None:
        self.head = 0
        self.known: set[int] = set()  # a mark that is not in it is certainly new

    def add(self, action_ids: Iterable[str | None], head: int) -> None:
        self.known.update(mark(action_id) for action_id in action_ids if action_id is not None)
        self.head = head

    def follow(self, action_id: str | None, number: int, head: int) -> None:
        """Add an append that begins at `head`; later ones are read from the journal when they are needed."""
        if self.head == number:
            self.head = head
            if action_id is not None:
                self.known.add(mark(action_id))
