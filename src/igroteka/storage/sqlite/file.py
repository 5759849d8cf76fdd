"""Opening an SQLite file: is it ours, is it whole, is it of the right shape. If not, a sentence about what to do."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

from igroteka.storage.migrations import Step, missing
from igroteka.storage.refusals import refusal

OURS = 0x49475254  # "IGRT", the application id in the file's header
PATIENCE = 30.0  # seconds to wait while another process writes
MOMENT = 0.01  # seconds before another try


class ReadOnly(sqlite3.Connection):
    """A connection to a file on a disk that has no room even for the index of the write-ahead log (`-shm`).

    The log is empty: the file was closed properly. Connect anew for every transaction, for there may be room now.
    """


def connect(path: Path) -> sqlite3.Connection:
    """Return a durable connection that begins a transaction only when told to; on a full disk a `ReadOnly` one."""
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA synchronous = FULL")
    except sqlite3.OperationalError as error:
        connection.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_IOERR_SHMSIZE or has_log(path):
            raise
        address = f"{path.resolve().as_uri()}?immutable=1"
        return sqlite3.connect(address, isolation_level=None, check_same_thread=False, factory=ReadOnly, uri=True)
    return connection


def has_log(path: Path) -> bool:
    log = path.with_name(path.name + "-wal")
    return log.exists() and log.stat().st_size > 0


def open_file(path: Path) -> sqlite3.Connection:
    """Open or make the database; refuse what is not whole, not ours or too new."""
    if not path.parent.is_dir():
        raise refusal("no-folder", folder=str(path.parent.resolve()))
    keep_private(path)
    with said_plainly(path):
        connection = connect(path)
        try:
            recognise(connection, path)
            migrate(connection, path)
        except BaseException:
            connection.close()
            raise
    return connection


def keep_private(path: Path) -> None:
    """It holds seeds and the key that signs cookies: its owner reads it, and nobody else."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        for file in (path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
            if file.exists() and file.stat().st_mode & 0o077:
                file.chmod(0o600)
    except OSError as error:
        raise refusal("unreachable", place=str(path), problem=error.strerror or str(error)) from error


def recognise(connection: sqlite3.Connection, path: Path) -> None:
    if problem := first_problem(connection):
        raise damaged(path, problem)
    # In this order: a process that creates the file between the two queries sets tables and our id at once.
    empty = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0] == 0
    found = application(connection)
    if found != OURS and not (empty and found == 0):
        raise refusal("foreign-file", file=str(path))
    if not isinstance(connection, ReadOnly):
        write_ahead(connection)


def write_ahead(connection: sqlite3.Connection) -> None:
    """A log of its own for what is written. This alone SQLite tries only once while others open the same file."""
    until = monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() > until:
                raise
        sleep(MOMENT)


def first_problem(connection: sqlite3.Connection) -> str | None:
    answer = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    return None if answer == "ok" else answer


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Take all missing steps in one transaction, for which other processes wait. Write nothing if there are none."""
    if application(connection) == OURS and not missing("sqlite", steps_taken(connection), str(path)):
        return
    with transaction(connection):
        connection.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT) STRICT")
        for step in missing("sqlite", steps_taken(connection), str(path)):
            take(connection, step)
        connection.execute(f"PRAGMA application_id = {OURS}")


def application(connection: sqlite3.Connection) -> int:
    """Return the application id in the file's header."""
    return int(connection.execute("PRAGMA application_id").fetchone()[0])


def steps_taken(connection: sqlite3.Connection) -> int:
    return int(connection.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone()[0])


def take(connection: sqlite3.Connection, step: Step) -> None:
    for statement in statements(step.sql):
        connection.execute(statement)
    connection.execute("INSERT INTO migrations VALUES (?, ?)", (step.number, step.name))


def statements(sql: str) -> Iterator[str]:
    """One by one: executescript would commit the transaction we are in."""
    statement = ""
    for line in sql.splitlines():
        statement += line + "\n"
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def last_place(connection: sqlite3.Connection) -> int:
    """The last place that was ever given to an entry, even if the entry has been removed since."""
    row = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'entries'").fetchone()
    return int(row[0]) if row else 0


@contextmanager
def transaction(connection: sqlite3.Connection, kind: str = "IMMEDIATE") -> Iterator[None]:
    connection.execute(f"BEGIN {kind}")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


@contextmanager
def said_plainly(path: Path) -> Iterator[None]:
    """Translate errors of SQLite into refusals that name the file."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        exactly = getattr(error, "sqlite_errorcode", 0)
        code = exactly & 0xFF
        if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise damaged(path, str(error)) from error
        if exactly in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE, sqlite3.SQLITE_READONLY):
            raise refusal("full", place=str(path)) from error
        if isinstance(error, sqlite3.OperationalError) and code != sqlite3.SQLITE_ERROR:
            raise refusal("unreachable", place=str(path), problem=str(error)) from error
        raise


def damaged(path: Path, problem: str) -> Exception:
    return refusal("damaged", file=str(path), problem=problem)
