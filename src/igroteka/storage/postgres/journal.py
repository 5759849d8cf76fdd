"""The journal in PostgreSQL: several servers on one database, any of them for any table."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress

import asyncpg

from igroteka.storage.changes import Listener
from igroteka.storage.database import DatabaseJournal
from igroteka.storage.group import Answers
from igroteka.storage.journal import Append, Entry, storable
from igroteka.storage.postgres.listening import Ear
from igroteka.storage.postgres.server import LOST, SETTINGS, Connection, connect, migrate, patiently, said_plainly
from igroteka.storage.postgres.writing import write

PATIENCE = 10.0  # seconds to wait for a server that restarts
GOODBYE = 5.0  # seconds to part in a friendly way
READERS = 4


class PostgresJournal(DatabaseJournal):
    """Made by `PostgresJournal.open(url)`. One connection writes, one listens, a few read."""

    def __init__(self, url: str, writer: Connection, readers: asyncpg.Pool[asyncpg.Record]) -> None:
        super().__init__()
        self._url, self._writer, self._readers = url, writer, readers
        self._sender = secrets.token_hex(6)
        self._ear = Ear(url, self._sender, self._changes)

    @classmethod
    async def open(cls, url: str) -> PostgresJournal:
        """Refuses a database that cannot be reached or is too new."""
        with said_plainly(url):
            writer = await patiently(lambda: connect(url), PATIENCE)
            journal = cls(url, writer, asyncpg.create_pool(url, min_size=0, max_size=READERS, server_settings=SETTINGS))
            try:
                await migrate(writer, url)
                await journal._begin()
            except BaseException:
                await journal.close()
                raise
        return journal

    async def _begin(self) -> None:
        await self._readers
        await self._ear.open()

    async def _commit(self, group: list[Append]) -> Answers:
        with said_plainly(self._url):
            try:
                return await write(self._writer, group, self._sender)
            except LOST:
                return await patiently(lambda: self._write_again(group), PATIENCE)

    async def _write_again(self, group: list[Append]) -> Answers:
        self._writer.terminate()
        self._writer = await connect(self._url)
        return await write(self._writer, group, self._sender, again=True)

    async def read(self, table: str, after: int = -1) -> list[Entry]:
        if not storable(table):  # a stranger's text: nothing can be there under such a name
            return []
        sql = "SELECT number, body, action_id FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number"
        return [Entry(*row) for row in await self._rows(sql, table, after)]

    async def forget(self, table: str) -> None:
        """The line first: it is locked, so an append at this moment is either gone as well or finds no table."""
        self._still_open()
        with said_plainly(self._url):
            async with self._readers.acquire() as connection, connection.transaction():
                await connection.execute("DELETE FROM tables WHERE id = $1", table)
                await connection.execute("DELETE FROM entries WHERE table_id = $1", table)

    async def secret(self, name: str) -> bytes:
        await self._rows("INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING", name, secrets.token_bytes(32))
        rows = await self._rows("SELECT value FROM secrets WHERE name = $1", name)
        return bytes(rows[0]["value"])

    async def _rows(self, sql: str, *values: object) -> list[asyncpg.Record]:
        """Harmless to repeat, so a broken connection is worth a second try."""
        self._still_open()
        with said_plainly(self._url):
            return await patiently(lambda: self._readers.fetch(sql, *values), PATIENCE)

    @staticmethod
    def _place(number: int) -> str:
        return f"${number}"

    def changes(self) -> Listener:
        return self._changes.listen()

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await self._group.close()
        await self._ear.close()
        self._changes.close()
        for connection in (self._writer, self._readers):
            with suppress(*LOST):
                await asyncio.wait_for(connection.close(), GOODBYE)
