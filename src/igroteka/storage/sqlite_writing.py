"""What the one writer of an SQLite journal does, in plain SQL. Everything here runs in the writer's thread."""

from __future__ import annotations

import secrets
import sqlite3
import time
from contextlib import suppress
from pathlib import Path

from igroteka.storage.group import Answers, Writing
from igroteka.storage.journal import Appended, NewTable, NoSuchTable, TableChange, Taken
from igroteka.storage.sqlite_file import open_file, said_plainly, transaction

CACHE = 32_000  # KiB: the last pages of a few thousand tables that are being played
CHECKPOINT = 4000  # pages (16 MB): a page that changes often is copied into the file less often
Foreign = list[tuple[str, int]]  # tables that other processes appended to, and their heads

# Without NOT INDEXED the grouping tempts SQLite to read the whole index of the journal, every time.
NEWS = "SELECT table_id, max(number) + 1, max(place) FROM entries NOT INDEXED WHERE place > ? GROUP BY table_id"


def now() -> int:
    return time.time_ns() // 1_000_000


class SqliteWriter:
    """The only connection of this process that writes, so whatever it did not write came from another process."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connection = open_file(path)
        self._connection.execute(f"PRAGMA cache_size = -{CACHE}")
        self._connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
        self._place = self._last_place()
        self._data_version = -1

    def write(self, group: list[Writing]) -> tuple[Answers, Foreign]:
        """One transaction for the whole group. Holding the write lock, what we look up cannot change under us."""
        with said_plainly(self._path):
            place = self._place
            try:
                with transaction(self._connection):
                    foreign = self._foreign()
                    answers = [self._one(writing) for writing in group]
            except BaseException:
                self._place = place
                raise
            return answers, foreign

    def _one(self, writing: Writing) -> Appended | Exception:
        if writing.new:
            return self._create(writing, writing.new)
        if not self._move_head(writing.table, writing.number, writing.head):
            return self._earlier(writing) or self._too_late(writing)
        try:
            self._insert(writing)
        except sqlite3.IntegrityError:  # rare enough to be looked up only now: the first entry's action_id is there
            return self._take_back(writing)
        if writing.change:
            self._change(writing.table, writing.change)
        return Appended(writing.number)

    def _move_head(self, table: str, before: int, after: int) -> bool:
        sql = "UPDATE tables SET head = ?, touched = ? WHERE id = ? AND head = ?"
        return self._connection.execute(sql, (after, now(), table, before)).rowcount == 1

    def _take_back(self, writing: Writing) -> Appended:
        earlier = self._earlier(writing)
        if earlier is None:
            raise sqlite3.IntegrityError(f"table {writing.table} has entries above its head {writing.number}")
        self._move_head(writing.table, writing.head, writing.number)
        return earlier

    def _earlier(self, writing: Writing) -> Appended | None:
        """The same action, if it was written before."""
        if writing.action_id is None:
            return None
        sql = "SELECT number FROM entries WHERE table_id = ? AND action_id = ?"
        row = self._connection.execute(sql, (writing.table, writing.action_id)).fetchone()
        return Appended(row[0], repeated=True) if row else None

    def _too_late(self, writing: Writing) -> Exception:
        row = self._connection.execute("SELECT head FROM tables WHERE id = ?", (writing.table,)).fetchone()
        return Taken(writing.table, writing.number, row[0]) if row else NoSuchTable(writing.table)

    def _change(self, table: str, change: TableChange) -> None:
        sql = "UPDATE tables SET phase = coalesce(?, phase), open = coalesce(?, open), about = coalesce(?, about)"
        self._connection.execute(f"{sql} WHERE id = ?", (change.phase, change.open, change.about, table))

    def _insert(self, writing: Writing) -> None:
        action_id = writing.action_id
        for number, body in enumerate(writing.entries, writing.number):
            cursor = self._connection.execute(
                "INSERT INTO entries (table_id, number, body, action_id) VALUES (?, ?, ?, ?)",
                (writing.table, number, body, action_id),
            )
            self._place, action_id = cursor.lastrowid or 0, None

    def _create(self, writing: Writing, new: NewTable) -> Appended | Exception:
        time = now()
        sql = "INSERT OR IGNORE INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        line = (new.id, new.game, new.phase, new.open, new.code, new.about, writing.head, time, time)
        if self._connection.execute(sql, line).rowcount == 0:
            refused = self._too_late(writing)
            return refused if isinstance(refused, Taken) else Taken(new.id, 0, 0)
        self._insert(writing)
        return Appended(0)

    def look(self) -> Foreign:
        """What other processes appended since the last look. The pragma changes only when somebody else commits."""
        with said_plainly(self._path):
            version = self._connection.execute("PRAGMA data_version").fetchone()[0]
            if version == self._data_version:
                return []
            self._data_version = version
            return self._foreign()

    def _foreign(self) -> Foreign:
        rows = self._connection.execute(NEWS, (self._place,)).fetchall()
        self._place = max((row[2] for row in rows), default=self._place)
        return [(row[0], row[1]) for row in rows]

    def _last_place(self) -> int:
        return int(self._connection.execute("SELECT coalesce(max(place), 0) FROM entries").fetchone()[0])

    def forget(self, table: str) -> None:
        with said_plainly(self._path), transaction(self._connection):
            self._connection.execute("DELETE FROM entries WHERE table_id = ?", (table,))
            self._connection.execute("DELETE FROM tables WHERE id = ?", (table,))

    def secret(self, name: str) -> bytes:
        with said_plainly(self._path), transaction(self._connection):
            made = (name, secrets.token_bytes(32))
            self._connection.execute("INSERT OR IGNORE INTO secrets VALUES (?, ?)", made)
            return bytes(self._connection.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()[0])

    def close(self) -> None:
        with suppress(sqlite3.Error):  # only a courtesy to the next one who opens the file
            self._connection.execute("PRAGMA optimize")
        self._connection.close()
