"""Cache of the tables' heads in the writer of an SQLite journal, which saves a query per append.

The cache is valid until another process writes; the writer checks that under the write lock. After a foreign write
heads are read again; the marks stay valid, because entries never change.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass, field

from igroteka.storage.sqlite.chain import chain
from igroteka.storage.sqlite.repeats import Marks, mark

TABLES = 5_000  # remembered at once, at some ten kilobytes each
HEAD = "SELECT key, head, place FROM tables WHERE id = ?"


@dataclass(slots=True)
class Head:
    """A table's next number, and the place of its last entry. The key is another one when a table is made anew."""

    key: int
    number: int
    place: int | None
    looked: int  # when: the number of the doubt after which it was looked up
    marks: Marks = field(default_factory=Marks)


class Heads:
    """The cached heads. To be used under the write lock only."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._heads: dict[str, Head] = {}
        self._doubts = 0

    def of(self, table: str) -> Head | None:
        head = self._heads.get(table)
        return head if head and head.looked == self._doubts else self._look_up(table, head)

    def _look_up(self, table: str, known: Head | None) -> Head | None:
        row = self._connection.execute(HEAD, (table,)).fetchone()
        if row is None:
            self.forget(table)
            return None
        key, number, place = row
        found = Head(key, number, place, self._doubts)
        if known and known.key == found.key:
            found.marks = known.marks
        return self.remember(table, found)

    def remember(self, table: str, head: Head) -> Head:
        if len(self._heads) >= TABLES and table not in self._heads:
            del self._heads[next(iter(self._heads))]
        self._heads[table] = head
        return head

    def made(self, table: str, key: int) -> Head:
        return self.remember(table, Head(key, 0, None, self._doubts))

    def earlier(self, table: str, head: Head, action_id: str | None) -> int | None:
        """The number of the action with this id, if the table holds it."""
        if action_id is None:
            return None
        if head.marks.head < head.number:
            self._read_marks(table, head)
        if mark(action_id) not in head.marks.known:
            return None
        return next((number for number, _, id in chain(self._connection, table) if id == action_id), None)

    def _read_marks(self, table: str, head: Head) -> None:
        """Read the marks of entries that other processes wrote."""
        rows = chain(self._connection, table, head.marks.head - 1)
        head.marks.add((action_id for _, _, action_id in rows), head.number)

    def doubt(self) -> None:
        """Mark all cached heads as outdated: another process has written."""
        self._doubts += 1

    def forget(self, table: str | None = None) -> None:
        """Drop the head of a deleted table, or all heads after a failed write."""
        if table is None:
            self._heads.clear()
        else:
            self._heads.pop(table, None)
