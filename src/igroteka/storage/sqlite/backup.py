"""Everything in an SQLite file, out to a backup and in from one."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import AsyncIterator, Iterable
from pathlib import Path

from igroteka.engine.refusal import Refusal
from igroteka.storage.dump import EntryLine, Line, SecretLine, TableLine, entry_line
from igroteka.storage.listing import LINE
from igroteka.storage.refusals import refusal
from igroteka.storage.sqlite.chain import chain
from igroteka.storage.sqlite.file import last_place, open_file, said_plainly, transaction

SECRETS = "INSERT INTO secrets (name, value) VALUES (?, ?)"
LINES = "INSERT INTO lines (id, game, phase, open, code, about, created) VALUES (?, ?, ?, ?, ?, ?, ?)"
HEADS = "INSERT INTO heads (key, head, place, touched) VALUES (?, ?, ?, ?)"
ENTRIES = "INSERT INTO entries (place, key, number, previous, body, action_id) VALUES (?, ?, ?, ?, ?, ?)"


async def lines(path: Path) -> AsyncIterator[Line]:
    """One read transaction: the database as it is at this moment, while servers go on writing."""
    connection = opened_to_read(path)
    try:
        with said_plainly(path), transaction(connection, "DEFERRED"):
            for line in stored(connection):
                yield line
    finally:
        connection.close()


def opened_to_read(path: Path) -> sqlite3.Connection:
    if not path.exists():
        raise refusal("no-database", file=str(path))
    return open_file(path)


def stored(connection: sqlite3.Connection) -> Iterable[Line]:
    for row in connection.execute("SELECT name, value FROM secrets ORDER BY name"):
        yield SecretLine(*row)
    for id, game, phase, open, *rest in connection.execute(f"SELECT {LINE} FROM tables ORDER BY id"):
        yield TableLine(id, game, phase, bool(open), *rest)
        for number, body, action_id in reversed(chain(connection, id)):
            if body is not None:  # a lost entry is found when the lines are counted
                yield entry_line(id, number, body, action_id)


async def fill(path: Path, new: Iterable[Line], replace: bool) -> None:
    """All or nothing, and only while nobody else has the file open."""
    connection = opened_to_fill(path, replace)
    try:
        with said_plainly(path):
            alone(connection, path)
            with transaction(connection, "EXCLUSIVE"):
                clear(connection, path, replace)
                filling = Filling(connection)
                for line in new:
                    filling.put(line)
            connection.execute("PRAGMA journal_mode = WAL")
    finally:
        connection.close()


def opened_to_fill(path: Path, replace: bool) -> sqlite3.Connection:
    """A damaged file that shall be replaced is kept beside the new one."""
    try:
        return open_file(path)
    except Refusal as refused:
        if not replace or refused.key != "storage-damaged":
            raise
    put_aside(path)
    return open_file(path)


def put_aside(path: Path) -> None:
    aside = time.strftime(".damaged-%Y%m%d-%H%M%S")
    for ending in ("", "-wal", "-shm"):
        part = path.with_name(path.name + ending)
        if part.exists():
            part.rename(path.with_name(path.name + aside + ending))


def alone(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse unless no other process has the file open: only then WAL mode can be left."""
    connection.execute("PRAGMA busy_timeout = 0")
    try:
        connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        raise refusal("in-use", place=str(path)) from error


def clear(connection: sqlite3.Connection, path: Path, replace: bool) -> None:
    tables = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
    if tables and not replace:
        raise refusal("not-empty", place=str(path), tables=tables)
    for name in ("entries", "heads", "lines", "secrets"):
        connection.execute(f"DELETE FROM {name}")


class Filling:
    """Puts line after line. Every table is followed by exactly its own entries, in order: the backup was checked."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._key, self._place = 0, last_place(connection)

    def put(self, line: Line) -> None:
        if isinstance(line, SecretLine):
            self._connection.execute(SECRETS, (line.name, line.value))
        elif isinstance(line, TableLine):
            self._put_table(line)
        else:
            self._put_entry(line)

    def _put_table(self, line: TableLine) -> None:
        said = (line.id, line.game, line.phase, line.open, line.code, line.about, line.created)
        self._key = self._connection.execute(LINES, said).lastrowid or 0
        last = self._place + line.head if line.head else None
        self._connection.execute(HEADS, (self._key, line.head, last, line.touched))

    def _put_entry(self, line: EntryLine) -> None:
        previous = self._place if line.number else None
        self._place += 1
        self._connection.execute(ENTRIES, (self._place, self._key, line.number, previous, line.body, line.action_id))
