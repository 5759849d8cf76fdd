"""The journal in an SQLite file: nothing to install, one writer thread with group commit, readers beside it.

WAL lets readers go on while the writer writes; `synchronous = FULL` means that a commit is on the disk.
Several processes may use one file: they learn of each other when they write, and by asking it ten times a second.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from igroteka.engine.refusal import Refusal
from igroteka.storage.changes import Changes, Listener
from igroteka.storage.group import Answers, GroupWriter
from igroteka.storage.journal import Append, Appended, Closed, Entry, Figures, NewTable, TableInfo, storable
from igroteka.storage.listing import LINE, question
from igroteka.storage.sqlite.chain import CHAIN, lost
from igroteka.storage.sqlite.file import connect, damaged, said_plainly
from igroteka.storage.sqlite.writing import Foreign, SqliteWriter

POLL = 0.1  # seconds between two looks at what other processes did
READERS = 2
T = TypeVar("T")


class SqliteJournal:
    """Made by `SqliteJournal.open(path)`."""

    def __init__(self, path: Path, writer: SqliteWriter, thread: ThreadPoolExecutor) -> None:
        self._path, self._writer, self._writer_thread = path, writer, thread
        self._readers = SqliteReaders(path)
        self._group = GroupWriter(self._commit)
        self._changes = Changes()
        self._looking: asyncio.Task[None] | None = None
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> SqliteJournal:
        """Refuses a damaged, foreign or too new file."""
        thread = ThreadPoolExecutor(1, "journal-writer")
        try:
            writer = await asyncio.get_running_loop().run_in_executor(thread, SqliteWriter, path)
        except BaseException:
            thread.shutdown(wait=False)
            raise
        return cls(path, writer, thread)

    async def create_table(self, table: NewTable, entries: Sequence[bytes] = ()) -> None:
        await self._group.write(Append(table.id, 0, entries, new=table))

    async def append(self, append: Append) -> Appended:
        return await self._group.write(append)

    async def _commit(self, group: list[Append]) -> Answers:
        answers, foreign = await self._on_writer(lambda: self._writer.write(group))
        self._tell(foreign)
        return answers

    async def read(self, table: str, after: int = -1) -> list[Entry]:
        if not storable(table):  # a stranger's text: nothing can be there under such a name
            return []
        rows = await self._readers.rows(CHAIN, table, after)
        if (number := lost(rows)) is not None:
            raise damaged(self._path, f"entry {number} of table {table} is missing")
        return [Entry(*row) for row in reversed(rows)]

    async def table(self, table: str) -> TableInfo | None:
        return await self._line("id = ?", table)

    async def table_by_code(self, code: str) -> TableInfo | None:
        return await self._line("code = ?", code)

    async def _line(self, which: str, key: str) -> TableInfo | None:
        if not storable(key):
            return None
        rows = await self._readers.rows(f"SELECT {LINE} FROM tables WHERE {which}", key)
        return info(rows[0]) if rows else None

    async def list_tables(
        self,
        *,
        phase: str | None = None,
        open: bool | None = None,
        game: str | None = None,
        limit: int = 100,
        before: TableInfo | None = None,
    ) -> list[TableInfo]:
        sql, values = question(lambda k: "?", limit, before, phase=phase, open=open, game=game)
        return [info(row) for row in await self._readers.rows(sql, *values)]

    async def forget(self, table: str) -> None:
        self._still_open()
        await self._on_writer(lambda: self._writer.forget(table))

    async def secret(self, name: str) -> bytes:
        self._still_open()
        return await self._on_writer(lambda: self._writer.secret(name))

    def changes(self) -> Listener:
        self._looking = self._looking or asyncio.create_task(self._look(), name="journal look-out")
        return self._changes.listen()

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(POLL)
            try:
                self._tell(await self._on_writer(self._writer.look))
            except Refusal:
                continue  # whoever reads or writes next hears of it

    def _tell(self, foreign: Foreign) -> None:
        for table, head in foreign:
            self._changes.tell(table, head)

    async def check(self) -> None:
        await self._readers.rows("SELECT 1 FROM migrations")

    def figures(self) -> Figures:
        return self._group.figures()

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await self._group.close()
        await self._stop_looking()
        self._changes.close()
        await self._readers.close()
        await asyncio.get_running_loop().run_in_executor(self._writer_thread, self._writer.close)
        self._writer_thread.shutdown()

    async def _stop_looking(self) -> None:
        if self._looking:
            self._looking.cancel()
            await asyncio.wait([self._looking])

    async def _on_writer(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer_thread, work)

    def _still_open(self) -> None:
        if self._closed:
            raise Closed("the journal is closed")

    async def __aenter__(self) -> SqliteJournal:
        return self

    async def __aexit__(self, *exception: object) -> None:
        await self.close()


class SqliteReaders:
    """A few threads, each with its own connection, so that reading a long journal holds up nobody."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._threads = ThreadPoolExecutor(READERS, "journal-reader")
        self._own = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._closed = False

    async def rows(self, sql: str, *values: object) -> list[Any]:
        if self._closed:
            raise Closed("the journal is closed")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._rows, sql, values)

    def _rows(self, sql: str, values: tuple[object, ...]) -> list[Any]:
        with said_plainly(self._path):
            return self._connection().execute(sql, values).fetchall()

    def _connection(self) -> sqlite3.Connection:
        if not hasattr(self._own, "connection"):
            self._own.connection = connect(self._path)
            self._own.connection.execute("PRAGMA query_only = ON")
            self._connections.append(self._own.connection)
        connection: sqlite3.Connection = self._own.connection
        return connection

    async def close(self) -> None:
        self._closed = True
        await asyncio.to_thread(self._threads.shutdown)
        for connection in self._connections:
            connection.close()


def info(row: tuple[Any, ...]) -> TableInfo:
    id, game, phase, open, *rest = row
    return TableInfo(id, game, phase, bool(open), *rest)
