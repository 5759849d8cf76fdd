"""The journal in an SQLite file: nothing to install, one writer thread with group commit, readers beside it.

WAL lets readers go on while the writer writes; `synchronous = FULL` means that a commit is on the disk.
Several processes may use one file: they learn of each other when they write, and by asking it ten times a second.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from igroteka.engine.refusal import Refusal
from igroteka.storage.changes import Listener
from igroteka.storage.database import DatabaseJournal
from igroteka.storage.group import Answers
from igroteka.storage.journal import Append, Closed, Entry, storable
from igroteka.storage.sqlite.chain import CHAIN, lost
from igroteka.storage.sqlite.file import ReadOnly, connect, damaged, said_plainly
from igroteka.storage.sqlite.writing import Foreign, SqliteWriter

POLL = 0.1  # seconds between two looks at what other processes did
READERS = 2
T = TypeVar("T")


class SqliteJournal(DatabaseJournal):
    """Made by `SqliteJournal.open(path)`."""

    def __init__(self, path: Path, writer: SqliteWriter, thread: ThreadPoolExecutor) -> None:
        super().__init__()
        self._path, self._writer, self._writer_thread = path, writer, thread
        self._readers = SqliteReaders(path)
        self._looking: asyncio.Task[None] | None = None

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

    async def _commit(self, group: list[Append]) -> Answers:
        answers, foreign = await self._on_writer(lambda: self._writer.write(group))
        self._tell(foreign)
        return answers

    async def read(self, table: str, after: int = -1) -> list[Entry]:
        if not storable(table):  # a stranger's text: nothing can be there under such a name
            return []
        rows = await self._rows(CHAIN, table, after)
        if (number := lost(rows)) is not None:
            raise damaged(self._path, f"entry {number} of table {table} is missing")
        return [Entry(*row) for row in reversed(rows)]

    async def _rows(self, sql: str, *values: object) -> list[Any]:
        return await self._readers.rows(sql, *values)

    @staticmethod
    def _place(number: int) -> str:
        return "?"

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
                continue  # the next read or write reports it

    def _tell(self, foreign: Foreign) -> None:
        for table, head in foreign:
            self._changes.notify(table, head)

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
        connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
        if isinstance(connection, ReadOnly):
            self._connections.remove(connection)
            connection.close()
            connection = self._own.connection = None
        if connection is None:
            connection = self._own.connection = connect(self._path)
            connection.execute("PRAGMA query_only = ON")
            self._connections.append(connection)
        return connection

    async def close(self) -> None:
        self._closed = True
        await asyncio.to_thread(self._threads.shutdown)
        for connection in self._connections:
            connection.close()
