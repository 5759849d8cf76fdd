"""A table's entries in an SQLite file, found from its head backwards: every entry names the place of the one before.

An index of all entries would be simpler to ask, and would cost every move of every table a page of its own on the disk.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

Row = tuple[int, bytes | None, str | None]  # number, body, action_id; without a body: the entry is lost

# The first row is the head itself. Only the right entry will do: a place that holds another is as good as empty.
CHAIN = """
WITH RECURSIVE chain (key, number, previous, body, action_id) AS (
    SELECT key, head, place, NULL, NULL FROM tables WHERE id = ?
    UNION ALL
    SELECT chain.key, chain.number - 1, entries.previous, entries.body, entries.action_id
    FROM chain LEFT JOIN entries ON entries.place = chain.previous
        AND entries.key = chain.key AND entries.number = chain.number - 1
    WHERE chain.number > max(?, -1) + 1
)
SELECT number, body, action_id FROM chain LIMIT -1 OFFSET 1
"""

FORGET = """
WITH RECURSIVE chain (place) AS (
    SELECT place FROM tables WHERE id = ?
    UNION ALL
    SELECT previous FROM chain JOIN entries USING (place)
)
DELETE FROM entries WHERE place IN chain
"""


def chain(connection: sqlite3.Connection, table: str, after: int = -1) -> list[Row]:
    """The entries with a number greater than `after`, the last one first."""
    return connection.execute(CHAIN, (table, after)).fetchall()


def lost(rows: Iterable[Row]) -> int | None:
    """The number of an entry that should be there and is not."""
    return next((number for number, body, _ in rows if body is None), None)
