"""The journal: an append-only event log of every table, safe against power loss.

The entries of a table are numbered 0, 1, 2, … ; their contents are opaque to the journal.
`append` returns only after the commit. Any number of processes may share one database: an append at a number that
is already used raises `Taken`; the caller reads the new entries and tries again. There is one order and no lost entry.
A summary row of each table (`TableInfo`) serves the lists; it changes in the same commit.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Sequence
from dataclasses import dataclass
from typing import Protocol

import msgspec

TOO_MANY = 2**31


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's journal. `action_id` is set on the first entry of an append that was given one."""

    number: int
    body: bytes
    action_id: str | None = None


@dataclass(frozen=True, slots=True)
class NewTable:
    """Description of a new table. `id` is the unguessable link, `code` the short join code."""

    id: str
    game: str
    phase: str = "lobby"
    open: bool = False
    code: str | None = None
    about: str = ""  # for the caller, usually JSON: seats, names, options; whatever a list of tables shows


@dataclass(frozen=True, slots=True)
class TableInfo:
    """One line of the list of tables. `head` is the number the next entry will have. Times: milliseconds since 1970."""

    id: str
    game: str
    phase: str
    open: bool
    code: str | None
    about: str
    head: int
    created: int
    touched: int


@dataclass(frozen=True, slots=True)
class TableChange:
    """Changes of an append to the table's summary row. None leaves a column as it is."""

    phase: str | None = None
    open: bool | None = None
    about: str | None = None


class Append(msgspec.Struct, eq=False):
    """Entries to be written to a table as `number`, `number` + 1, … ; with `new`, the making of the table."""

    table: str
    number: int
    entries: Sequence[bytes]
    action_id: str | None = None
    change: TableChange | None = None
    new: NewTable | None = None

    @property
    def head(self) -> int:
        """The number of the entry after these."""
        return self.number + len(self.entries)

    def check(self) -> None:
        """Raise an exception for values that a database cannot store."""
        if not 0 <= self.number < TOO_MANY - len(self.entries):
            raise ValueError(f"an entry cannot have the number {self.number}")
        for entry in self.entries:
            if not isinstance(entry, bytes):
                raise TypeError("an entry is bytes")
        if self.action_id is not None and not self.entries:
            raise ValueError("an action that writes nothing could not be recognised again")
        if not storable("".join(self.words())):
            raise ValueError(f"not a text a database can keep: {next(w for w in self.words() if not storable(w))!r}")

    def words(self) -> list[str]:
        """Every text in it."""
        words = [self.table, self.action_id or ""]
        if self.new is not None:
            words += [self.new.game, self.new.phase, self.new.code or "", self.new.about]
        if self.change is not None:
            words += [self.change.phase or "", self.change.about or ""]
        return words


def storable(word: str) -> bool:
    """PostgreSQL keeps no zero in a text, and nobody keeps half a character."""
    return "\0" not in word and (word.isascii() or word.encode(errors="ignore").decode() == word)


class Appended(msgspec.Struct, frozen=True):
    """Result of an append. `repeated`: the action_id exists already, at `number`; nothing was written."""

    number: int
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Change:
    """Another process appended to `table`, whose next number is now `head`; or, with None, anything may have."""

    table: str | None
    head: int = 0


@dataclass(frozen=True, slots=True)
class Figures:
    """Counted since the journal was opened, for the metrics page. `waiting` is a present number, not a sum."""

    appends: int
    groups: int
    waiting: int


class Taken(Exception):
    """The number is used already: another process was first. Read the entries from `number` on and try again."""

    def __init__(self, table: str, number: int, head: int) -> None:
        super().__init__(f"table {table}: number {number} was asked for, the next one is {head}")
        self.table, self.number, self.head = table, number, head


class NoSuchTable(LookupError):
    """There is no table of this name in the database."""


class Closed(RuntimeError):
    """The journal has been closed, or is being closed, and takes nothing more."""


class Journal(Protocol):
    """Open one with `igroteka.storage.open_journal(url)`; it is also an async context manager that closes itself.

    Every call may also raise `Refusal`: the database cannot be reached, is full or damaged. An append that ends so, or
    whose caller is cancelled, may or may not have been written: read the table again, or repeat it with the same
    action_id.
    """

    async def create_table(self, table: NewTable, entries: Sequence[bytes] = ()) -> None:
        """Make a table with its first entries, numbered from 0. `Taken` if the id or the code is in use already."""
        ...

    def append(self, append: Append) -> Awaitable[Appended]:
        """Write the entries as number, number + 1, … , all or none; done after the commit.

        `Taken` if `number` is not the next one; `NoSuchTable`. An `action_id` counts once in a table: a second append
        with it writes nothing and returns the place of the first, whatever `number` it asks for. (Combine an
        id chosen by a client with its guest, so that guests cannot use up each other's ids.)
        Appends for one table are written in the order of the calls.
        """
        ...

    async def read(self, table: str, after: int = -1) -> list[Entry]:
        """All entries with a number greater than `after`. Empty if there are none or there is no such table."""
        ...

    async def table(self, table: str) -> TableInfo | None:
        """The line about one table."""
        ...

    async def table_by_code(self, code: str) -> TableInfo | None:
        """The table with this short code."""
        ...

    async def list_tables(
        self,
        *,
        phase: str | None = None,
        open: bool | None = None,
        game: str | None = None,
        limit: int = 100,
        before: TableInfo | None = None,
    ) -> list[TableInfo]:
        """The newest tables first; `before` is the last line of the previous page. Finished games: phase="over"."""
        ...

    async def forget(self, table: str) -> None:
        """Remove a table and its journal for good (an abandoned lobby). Nothing happens if there is none."""
        ...

    async def secret(self, name: str) -> bytes:
        """Return 32 random bytes stored under a name; the first call creates them for all processes."""
        ...

    def changes(self) -> AsyncIterator[Change]:
        """Iterate over appends of other processes from now on. Changes of one table may be merged into the newest."""
        ...

    async def check(self) -> None:
        """Raise `Refusal` if the database does not answer."""
        ...

    def figures(self) -> Figures:
        """Return the write counters and the length of the queue."""
        ...

    async def close(self) -> None:
        """Write all waiting entries, then close the database. Later calls raise `Closed`."""
        ...

    async def __aenter__(self) -> Journal: ...

    async def __aexit__(self, *exception: object) -> None: ...
