"""A journal that forgets everything at the end: for tests and for trying things out. `memory:` or `memory:name`."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from igroteka.storage.changes import Changes, Listener
from igroteka.storage.journal import (
    Append,
    Appended,
    Closed,
    Entry,
    Figures,
    NewTable,
    NoSuchTable,
    TableChange,
    TableInfo,
    Taken,
)


class Kept:
    """One table: the line about it, its entries, and where each action stands."""

    def __init__(self, line: TableInfo) -> None:
        self.line, self.touched = line, line.touched
        self.entries: list[Entry] = []
        self.actions: dict[str, int] = {}

    @property
    def info(self) -> TableInfo:
        return replace(self.line, head=len(self.entries), touched=self.touched)

    def write(self, bodies: Sequence[bytes], action_id: str | None) -> None:
        if action_id is not None:
            self.actions[action_id] = len(self.entries)
        for body in bodies:
            self.entries.append(Entry(len(self.entries), body, action_id))
            action_id = None
        self.touched = now()

    def change(self, change: TableChange) -> None:
        asked = {name: getattr(change, name) for name in ("phase", "open", "about")}
        self.line = replace(self.line, **{name: value for name, value in asked.items() if value is not None})


@dataclass
class Memory:
    """Data shared by all in-memory journals of one name, as processes share a database."""

    tables: dict[str, Kept] = field(default_factory=dict)
    secrets: dict[str, bytes] = field(default_factory=dict)
    journals: list[MemoryJournal] = field(default_factory=list)


_named: dict[str, Memory] = {}


def memory_named(name: str) -> Memory:
    """A nameless memory is nobody else's."""
    return _named.setdefault(name, Memory()) if name else Memory()


def now() -> int:
    return time.time_ns() // 1_000_000


class MemoryJournal:
    """The simplest thing that keeps the promises of `Journal`, except to be there tomorrow."""

    def __init__(self, memory: Memory | None = None) -> None:
        self._memory = memory or Memory()
        self._memory.journals.append(self)
        self._changes = Changes()
        self._appends = 0
        self._closed = False

    async def create_table(self, table: NewTable, entries: Sequence[bytes] = ()) -> None:
        self._still_open()
        writing = Append(table.id, 0, entries, new=table)
        writing.check()
        known = self._memory.tables.get(table.id)
        if known or (table.code and await self.table_by_code(table.code)):
            raise Taken(table.id, 0, len(known.entries) if known else 0)
        time = now()
        line = TableInfo(table.id, table.game, table.phase, table.open, table.code, table.about, 0, time, time)
        self._memory.tables[table.id] = Kept(line)
        self._write(self._memory.tables[table.id], writing)

    async def append(self, append: Append) -> Appended:
        self._still_open()
        append.check()
        kept = self._memory.tables.get(append.table)
        if kept is None:
            raise NoSuchTable(append.table)
        if append.action_id is not None and append.action_id in kept.actions:
            return Appended(kept.actions[append.action_id], repeated=True)
        if append.number != len(kept.entries):
            raise Taken(append.table, append.number, len(kept.entries))
        self._write(kept, append)
        return Appended(append.number)

    def _write(self, kept: Kept, append: Append) -> None:
        kept.write(append.entries, append.action_id)
        if append.change is not None:
            kept.change(append.change)
        self._appends += 1
        for journal in self._memory.journals:
            if journal is not self:
                journal._changes.notify(append.table, append.head)

    async def read(self, table: str, after: int = -1) -> list[Entry]:
        self._still_open()
        kept = self._memory.tables.get(table)
        return kept.entries[after + 1 :] if kept else []

    async def table(self, table: str) -> TableInfo | None:
        kept = self._memory.tables.get(table)
        return kept.info if kept else None

    async def table_by_code(self, code: str) -> TableInfo | None:
        return next((kept.info for kept in self._memory.tables.values() if kept.line.code == code), None)

    async def list_tables(
        self,
        *,
        phase: str | None = None,
        open: bool | None = None,
        game: str | None = None,
        limit: int = 100,
        before: TableInfo | None = None,
    ) -> list[TableInfo]:
        chosen = [
            info
            for info in (kept.info for kept in self._memory.tables.values())
            if phase in (None, info.phase) and open in (None, info.open) and game in (None, info.game)
        ]
        chosen.sort(key=lambda info: (info.created, info.id), reverse=True)
        if before is not None:
            chosen = [info for info in chosen if (info.created, info.id) < (before.created, before.id)]
        return chosen[:limit]

    async def forget(self, table: str) -> None:
        self._memory.tables.pop(table, None)

    async def secret(self, name: str) -> bytes:
        return self._memory.secrets.setdefault(name, secrets.token_bytes(32))

    def changes(self) -> Listener:
        return self._changes.listen()

    async def check(self) -> None:
        self._still_open()

    def figures(self) -> Figures:
        return Figures(self._appends, self._appends, 0)

    async def close(self) -> None:
        self._closed = True
        self._changes.close()
        if self in self._memory.journals:
            self._memory.journals.remove(self)

    async def __aenter__(self) -> MemoryJournal:
        return self

    async def __aexit__(self, *exception: object) -> None:
        await self.close()

    def _still_open(self) -> None:
        if self._closed:
            raise Closed("the journal is closed")
