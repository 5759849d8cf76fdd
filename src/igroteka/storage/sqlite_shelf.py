"""Everything in an SQLite file, out to a backup and in from one."""

from __future__ import annotations

import itertools
import sqlite3
import time
from collections.abc import AsyncIterator, Iterable
from pathlib import Path

from igroteka.engine.refusal import Refusal
from igroteka.storage.dump import Line, SecretLine, TableLine, entry_line, values
from igroteka.storage.listing import LINE
from igroteka.storage.refusals import refusal
from igroteka.storage.sqlite_file import open_file, said_plainly, transaction

SETS = {
    "SecretLine": "INSERT INTO secrets (name, value) VALUES (?, ?)",
    "TableLine": f"INSERT INTO tables ({LINE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    "EntryLine": "INSERT INTO entries (table_id, number, body, action_id) VALUES (?, ?, ?, ?)",
}


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
        sql = "SELECT table_id, number, body, action_id FROM entries WHERE table_id = ? ORDER BY number"
        for row in connection.execute(sql, (id,)):
            yield entry_line(*row)


async def fill(path: Path, new: Iterable[Line], replace: bool) -> None:
    """All or nothing, and only while nobody else has the file open."""
    connection = opened_to_fill(path, replace)
    try:
        with said_plainly(path):
            alone(connection, path)
            with transaction(connection, "EXCLUSIVE"):
                clear(connection, path, replace)
                put(connection, new)
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
    """Leaving WAL is possible only for whoever is alone with the file."""
    connection.execute("PRAGMA busy_timeout = 0")
    try:
        connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        raise refusal("in-use", place=str(path)) from error


def clear(connection: sqlite3.Connection, path: Path, replace: bool) -> None:
    tables = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
    if tables and not replace:
        raise refusal("not-empty", place=str(path), tables=tables)
    for name in ("entries", "tables", "secrets"):
        connection.execute(f"DELETE FROM {name}")


def put(connection: sqlite3.Connection, new: Iterable[Line]) -> None:
    for kind, same in itertools.groupby(new, type):
        connection.executemany(SETS[kind.__name__], map(values, same))
