"""Many rows in a few statements: each statement hands the interpreter to other threads and has to win it back.

The statements come in a few sizes only, so that SQLite need not parse them again.
"""

from __future__ import annotations

import sqlite3
from functools import cache

from igroteka.storage.journal import Append
from igroteka.storage.sqlite.heads import Head

SIZES = (64, 16, 4, 1)  # rows in a statement

# OR FAIL: the whole transaction is taken back anyway, so SQLite need not keep copies to take back one statement.
ENTRIES = "INSERT OR FAIL INTO entries (place, key, number, previous, body, action_id) VALUES {rows}"
HEADS = """
UPDATE heads SET head = column3, place = column4, touched = column5
FROM (VALUES {rows}) WHERE key = column1 AND head = column2
"""


class Batch:
    """The rows of one transaction: entries from `place` on, and the new heads of their tables."""

    def __init__(self, place: int, time: int) -> None:
        self.place, self.time = place, time
        self._entries: list[object] = []
        self._moves: list[object] = []

    def add(self, head: Head, writing: Append) -> None:
        action_id = writing.action_id
        for number, body in enumerate(writing.entries, writing.number):
            self.place += 1
            self._entries += (self.place, head.key, number, head.place, body, action_id)
            head.place, action_id = self.place, None
        head.number = writing.number + len(writing.entries)
        self._moves += (head.key, writing.number, head.number, head.place, self.time)

    def write(self, connection: sqlite3.Connection) -> None:
        """Write the batch; roll all of it back if a head has moved since it was read."""
        put(connection, ENTRIES, 6, self._entries)
        if put(connection, HEADS, 5, self._moves) != len(self._moves) // 5:
            raise sqlite3.IntegrityError("a table's head is not where its writer left it")


def put(connection: sqlite3.Connection, sql: str, width: int, values: list[object]) -> int:
    """Run a bulk statement and return the number of changed rows."""
    changed = begin = 0
    while begin < len(values):
        rows = next(size for size in SIZES if begin + size * width <= len(values))
        end = begin + rows * width
        changed += connection.execute(statement(sql, rows, width), values[begin:end]).rowcount
        begin = end
    return changed


@cache
def statement(sql: str, rows: int, width: int) -> str:
    row = f"({', '.join('?' * width)})"
    return sql.format(rows=", ".join([row] * rows))
