"""Everything in a PostgreSQL database, out to a backup and in from one."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Iterable

from igroteka.storage.dump import EntryLine, Line, SecretLine, TableLine, entry_line, values
from igroteka.storage.listing import LINE
from igroteka.storage.postgres.server import IN_USE, Connection, connect, migrate, place, said_plainly
from igroteka.storage.refusals import refusal

BATCH = 5000
COLUMNS: dict[type[Line], tuple[str, list[str]]] = {
    SecretLine: ("secrets", ["name", "value"]),
    TableLine: ("tables", LINE.split(", ")),
    EntryLine: ("entries", ["table_id", "number", "body", "action_id"]),
}
ENTRIES = "SELECT table_id, number, body, action_id FROM entries JOIN tables ON id = table_id ORDER BY table_id, number"


async def lines(url: str) -> AsyncIterator[Line]:
    """One read transaction: the database as it is at this moment, while servers go on writing."""
    with said_plainly(url):
        connection = await connect(url)
        try:
            await migrate(connection, url)
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                async for line in stored(connection):
                    yield line
        finally:
            connection.terminate()


async def stored(connection: Connection) -> AsyncIterator[Line]:
    for secret in await connection.fetch("SELECT name, value FROM secrets ORDER BY name"):
        yield SecretLine(*secret)
    entries = aiter(connection.cursor(ENTRIES, prefetch=BATCH))
    async for table in connection.cursor(f"SELECT {LINE} FROM tables ORDER BY id", prefetch=BATCH):
        yield TableLine(*table)
        for _ in range(table["head"]):
            yield entry_line(*await anext(entries))


async def fill(url: str, new: Iterable[Line], replace: bool) -> None:
    """All or nothing, and only while no server is using the database."""
    with said_plainly(url):
        connection = await connect(url)
        try:
            await migrate(connection, url)
            await alone(connection, url)
            async with connection.transaction():
                await clear(connection, url, replace)
                await put(connection, new)
        finally:
            await connection.close()


async def alone(connection: Connection, url: str) -> None:
    """Every open journal holds this lock together with the others; we want it for ourselves."""
    if not await connection.fetchval("SELECT pg_try_advisory_lock($1)", IN_USE):
        raise refusal("in-use", place=place(url))


async def clear(connection: Connection, url: str, replace: bool) -> None:
    tables = await connection.fetchval("SELECT count(*) FROM tables")
    if tables and not replace:
        raise refusal("not-empty", place=place(url), tables=tables)
    await connection.execute("TRUNCATE entries, tables, secrets")


async def put(connection: Connection, new: Iterable[Line]) -> None:
    """In batches, and each batch by kind: the order inside one transaction does not matter."""
    waiting = iter(new)
    while batch := list(itertools.islice(waiting, BATCH)):
        for kind, (name, columns) in COLUMNS.items():
            records = [values(line) for line in batch if isinstance(line, kind)]
            await connection.copy_records_to_table(name, records=records, columns=columns)
