"""The writer of an SQLite journal, in plain SQL. Everything here runs in the writer's thread."""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from igroteka.storage.group import Answers
from igroteka.storage.journal import Append, Appended, NewTable, NoSuchTable, TableChange, Taken
from igroteka.storage.sqlite.batch import Batch
from igroteka.storage.sqlite.chain import FORGET
from igroteka.storage.sqlite.file import ReadOnly, connect, last_place, open_file, said_plainly, transaction
from igroteka.storage.sqlite.heads import Head, Heads

CACHE = 32_000  # KiB: the last pages of a few thousand tables that are being played
CHECKPOINT = 4000  # pages (16 MB): a page that changes often is copied into the file less often
Foreign = list[tuple[str, int]]  # tables that other processes appended to, and their heads

NEWS = "SELECT id, max(number) + 1 FROM entries CROSS JOIN lines USING (key) WHERE place > ? GROUP BY key"
SECRET = "SELECT value FROM secrets WHERE name = ?"
MAKE = "INSERT OR IGNORE INTO lines (id, game, phase, open, code, about, created) VALUES (?, ?, ?, ?, ?, ?, ?)"
CHANGE = """
UPDATE lines SET phase = coalesce(?, phase), open = coalesce(?, open), about = coalesce(?, about) WHERE key = ?
"""


def now() -> int:
    return time.time_ns() // 1_000_000


class SqliteWriter:
    """The only connection of this process that writes, so whatever it did not write came from another process."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._use(open_file(path))

    def _use(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._connection.execute(f"PRAGMA cache_size = -{CACHE}")
        self._connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
        self._heads = Heads(self._connection)
        self._place = last_place(self._connection)
        self._data_version = -1

    def write(self, group: list[Append]) -> tuple[Answers, Foreign]:
        """One transaction for the whole group. Holding the write lock, what we know cannot change under us."""
        place = self._place
        try:
            with self._transaction():
                foreign = self._catch_up()
                return self._append(group), foreign
        except BaseException:
            self._remember_nothing_after(place)
            raise

    @contextmanager
    def _transaction(self, kind: str = "IMMEDIATE") -> Iterator[None]:
        """Begin and end a transaction. On a disk that was full before, see first whether there is room now."""
        with said_plainly(self._path):
            if isinstance(self._connection, ReadOnly):
                self._connection.close()
                self._use(connect(self._path))
            with transaction(self._connection, kind):
                yield

    def _append(self, group: list[Append]) -> Answers:
        batch = Batch(self._place, now())
        answers = [self._one(writing, batch) for writing in group]
        batch.write(self._connection)
        self._place = batch.place
        return answers

    def _one(self, writing: Append, batch: Batch) -> Appended | Exception:
        if writing.new:
            return self._create(writing, writing.new, batch)
        head = self._heads.of(writing.table)
        if head is None:
            return NoSuchTable(writing.table)
        earlier = self._heads.earlier(writing.table, head, writing.action_id)
        if earlier is not None:
            return Appended(earlier, repeated=True)
        if head.number != writing.number:
            return Taken(writing.table, writing.number, head.number)
        return self._accept(writing, head, batch)

    def _accept(self, writing: Append, head: Head, batch: Batch) -> Appended:
        batch.add(head, writing)
        head.marks.follow(writing.action_id, writing.number, head.number)
        if writing.change:
            self._change(head.key, writing.change)
        return Appended(writing.number)

    def _change(self, key: int, change: TableChange) -> None:
        self._connection.execute(CHANGE, (change.phase, change.open, change.about, key))

    def _create(self, writing: Append, new: NewTable, batch: Batch) -> Appended | Exception:
        said = (new.id, new.game, new.phase, new.open, new.code, new.about, batch.time)
        made = self._connection.execute(MAKE, said)
        if made.rowcount == 0:
            head = self._heads.of(new.id)
            return Taken(new.id, 0, head.number if head else 0)
        key = made.lastrowid or 0
        self._connection.execute("INSERT INTO heads VALUES (?, 0, NULL, ?)", (key, batch.time))
        return self._accept(writing, self._heads.made(new.id, key), batch)

    def look(self) -> Foreign:
        """Return the appends of other processes since the last call."""
        with self._transaction("DEFERRED"):
            return self._catch_up()

    def _catch_up(self) -> Foreign:
        """Read foreign appends; `data_version` changes only when another connection commits."""
        version = self._connection.execute("PRAGMA data_version").fetchone()[0]
        if version == self._data_version:
            return []
        self._heads.doubt()
        foreign: Foreign = self._connection.execute(NEWS, (self._place,)).fetchall()
        self._place, self._data_version = last_place(self._connection), version
        return foreign

    def _remember_nothing_after(self, place: int) -> None:
        """The transaction was taken back, or nobody knows: the next one looks everything up."""
        self._heads.forget()
        self._place, self._data_version = place, -1

    def forget(self, table: str) -> None:
        with self._transaction():
            self._connection.execute(FORGET, (table,))
            self._connection.execute("DELETE FROM heads WHERE key = (SELECT key FROM lines WHERE id = ?)", (table,))
            self._connection.execute("DELETE FROM lines WHERE id = ?", (table,))
            self._heads.forget(table)

    def secret(self, name: str) -> bytes:
        with self._transaction("DEFERRED"):
            found = self._connection.execute(SECRET, (name,)).fetchone()
        if found is None:
            with self._transaction():
                made = (name, secrets.token_bytes(32))
                self._connection.execute("INSERT OR IGNORE INTO secrets VALUES (?, ?)", made)
                found = self._connection.execute(SECRET, (name,)).fetchone()
        return bytes(found[0])

    def close(self) -> None:
        with suppress(sqlite3.Error):  # only a courtesy to the next one who opens the file
            self._connection.execute("PRAGMA optimize")
        self._connection.close()
