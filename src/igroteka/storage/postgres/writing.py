"""A group of writings as one statement: one way to the server and back, one commit for all of them."""

from __future__ import annotations

import time
from collections.abc import Iterable

import asyncpg

from igroteka.storage.group import Answers
from igroteka.storage.journal import Append, Appended, NewTable, NoSuchTable, TableChange, Taken
from igroteka.storage.postgres.server import Connection

CHANNEL = "igroteka_journal"

# The heads are locked in the order of their ids, so two processes never wait for each other in a circle. A head that
# has moved since the statement began is seen moved (PostgreSQL looks at the line again once it has the lock).
# The same holds for an action_id: a caller that knows the right head has seen every entry below it. The two unique
# indexes would refuse the statement otherwise.
APPEND = f"""
WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::bool[], $7::text[])
        AS asked (id, number, head, action_id, phase, open, about)
), locked AS (
    SELECT id, head FROM tables WHERE id = ANY ($1::text[]) ORDER BY id FOR NO KEY UPDATE
), fresh AS (
    SELECT asked.* FROM asked JOIN locked ON locked.id = asked.id AND locked.head = asked.number
    WHERE asked.action_id IS NULL OR NOT EXISTS (
        SELECT FROM entries WHERE entries.table_id = asked.id AND entries.action_id = asked.action_id)
), moved AS (
    UPDATE tables SET head = fresh.head, touched = $8, phase = coalesce(fresh.phase, tables.phase),
        open = coalesce(fresh.open, tables.open), about = coalesce(fresh.about, tables.about)
    FROM fresh WHERE tables.id = fresh.id
    RETURNING tables.id, tables.head
), written AS (
    INSERT INTO entries (table_id, number, body, action_id)
    SELECT line.* FROM unnest($9::text[], $10::int[], $11::bytea[], $12::text[])
        AS line (table_id, number, body, action_id) JOIN fresh ON fresh.id = line.table_id
)
SELECT id, pg_notify('{CHANNEL}', $13::text || ' ' || head || ' ' || id) FROM moved
"""

CREATE = f"""
WITH made AS (
    INSERT INTO tables (id, game, phase, open, code, about, head, created, touched)
    SELECT id, game, phase, open, code, about, head, $8, $8
    FROM unnest($1::text[], $2::text[], $3::text[], $4::bool[], $5::text[], $6::text[], $7::int[])
        AS asked (id, game, phase, open, code, about, head)
    ORDER BY id
    ON CONFLICT DO NOTHING
    RETURNING id, head
), written AS (
    INSERT INTO entries (table_id, number, body)
    SELECT line.* FROM unnest($9::text[], $10::int[], $11::bytea[])
        AS line (table_id, number, body) JOIN made ON made.id = line.table_id
)
SELECT id, pg_notify('{CHANNEL}', $12::text || ' ' || head || ' ' || id) FROM made
"""

HEAD = "SELECT head FROM tables WHERE id = $1"
EARLIER = "SELECT number FROM entries WHERE table_id = $1 AND action_id = $2"
STORED = "SELECT body FROM entries WHERE table_id = $1 AND number >= $2 AND number < $3 ORDER BY number"
NOTHING = TableChange()


def now() -> int:
    return time.time_ns() // 1_000_000


async def write(connection: Connection, group: list[Append], sender: str, again: bool = False) -> Answers:
    """`again`: the connection broke the first time, so what stands there already may well be ours."""
    appends = [writing for writing in group if not writing.new]
    creations = {writing: writing.new for writing in group if writing.new}
    written = await append(connection, appends, sender) | await create(connection, creations, sender)
    return [
        Appended(writing.number) if writing.table in written else await why_not(connection, writing, again)
        for writing in group
    ]


async def append(connection: Connection, group: list[Append], sender: str) -> set[str]:
    """The tables that were written to."""
    if not group:
        return set()
    changes = [writing.change or NOTHING for writing in group]
    rows = await connection.fetch(
        APPEND,
        [writing.table for writing in group],
        [writing.number for writing in group],
        [writing.head for writing in group],
        [writing.action_id for writing in group],
        [change.phase for change in changes],
        [change.open for change in changes],
        [change.about for change in changes],
        now(),
        *columns(group),
        [writing.action_id if k == 0 else None for writing in group for k in range(len(writing.entries))],
        sender,
    )
    return ids(rows)


async def create(connection: Connection, group: dict[Append, NewTable], sender: str) -> set[str]:
    """The tables that were made."""
    if not group:
        return set()
    news = list(group.values())
    rows = await connection.fetch(
        CREATE,
        [new.id for new in news],
        [new.game for new in news],
        [new.phase for new in news],
        [new.open for new in news],
        [new.code for new in news],
        [new.about for new in news],
        [writing.head for writing in group],
        now(),
        *columns(group),
        sender,
    )
    return ids(rows)


def columns(group: Iterable[Append]) -> tuple[list[str], list[int], list[bytes]]:
    """The entries of all writings, column by column."""
    lines = [(writing.table, writing.number + k, body) for writing in group for k, body in enumerate(writing.entries)]
    return [line[0] for line in lines], [line[1] for line in lines], [line[2] for line in lines]


def ids(rows: list[asyncpg.Record]) -> set[str]:
    return {row["id"] for row in rows}


async def why_not(connection: Connection, writing: Append, again: bool) -> Appended | Exception:
    """Nothing was written for this one: a repeat, too late, or no such table."""
    if writing.action_id is not None:
        earlier = await connection.fetchval(EARLIER, writing.table, writing.action_id)
        if earlier is not None:
            return Appended(earlier, repeated=not (again and earlier == writing.number))
    if again and await stands(connection, writing):
        return Appended(writing.number)
    head = await connection.fetchval(HEAD, writing.table)
    if head is None and not writing.new:
        return NoSuchTable(writing.table)
    return Taken(writing.table, writing.number, head or 0)


async def stands(connection: Connection, writing: Append) -> bool:
    """The very same entries at the very same numbers: written by us, or by another who wrote the same history."""
    rows = await connection.fetch(STORED, writing.table, writing.number, writing.head)
    return bool(writing.entries) and [row["body"] for row in rows] == list(writing.entries)
