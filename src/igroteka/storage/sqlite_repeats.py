"""Which actions the tables of an SQLite journal hold, a few bytes for each, so that a repeat is noticed.

An index of the ids would cost every action a page of its own on the disk, as much as all else of it. Whoever appends
holds the write lock and names the table's next number, so what was known up to there is all there is.
"""

from __future__ import annotations

import sqlite3

TABLES = 20_000  # remembered at once; of others the journal is read again
SIZE = 6  # bytes of a mark; a chance likeness costs one look into the journal, nothing else


def mark(action_id: str) -> bytes:
    return hash(action_id).to_bytes(8, "little", signed=True)[:SIZE]


class Marks:
    """The actions of one table below `head`."""

    __slots__ = ("head", "marks")

    def __init__(self) -> None:
        self.head, self.marks = 0, bytearray()

    def may_hold(self, action_id: str | None) -> bool:
        """No is certain."""
        return action_id is not None and mark(action_id) in self.marks

    def add(self, action_id: str | None, head: int) -> None:
        self.head = head
        if action_id is not None:
            self.marks += mark(action_id)


class Repeats:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._tables: dict[str, Marks] = {}

    def of(self, table: str, head: int) -> Marks:
        """What a table holds below its head; what others wrote is read."""
        marks = self._tables.get(table)
        if marks is None or marks.head > head:  # unknown, or another table under its name
            marks = self._new(table)
        if marks.head < head:
            sql = "SELECT action_id FROM entries WHERE table_id = ? AND number >= ? AND number < ?"
            for (action_id,) in self._connection.execute(sql, (table, marks.head, head)):
                marks.add(action_id, head)
            marks.head = head
        return marks

    def _new(self, table: str) -> Marks:
        if len(self._tables) >= TABLES:
            del self._tables[next(iter(self._tables))]
        marks = self._tables[table] = Marks()
        return marks

    def forget(self, table: str | None = None) -> None:
        """A table that is gone; or all, when nobody knows what was written."""
        if table is None:
            self._tables.clear()
        else:
            self._tables.pop(table, None)
