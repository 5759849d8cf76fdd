"""A journal that forgets everything at the end: for tests and for trying things out. `memory:` or `memory:name`."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from igroteka.storage.changes import Changes, Listener
from igroteka.storage.group import Writing
from igroteka.storage.journal import (
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


@dataclass
class Memory:
    """What several journals of one name share, as processes share a database."""

    tables: dict[str, TableInfo] = field(default_factory=dict)
    entries: dict[str, list[Entry]] = field(default_factory=dict)
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
        Writing(table.id, 0, entries, new=table).check()
        if table.id in self._memory.tables or (table.code and await self.table_by_code(table.code)):
            raise Taken(table.id, 0, len(self._memory.entries.get(table.id, [])))
        time = now()
        self._memory.tables[table.id] = TableInfo(
            table.id, table.game, table.phase, table.open, table.code, table.about, 0, time, time
        )
        self._memory.entries[table.id] = []
        self._write(table.id, 0, entries, None, None)

    async def append(
        self,
        table: str,
        number: int,
        entries: Sequence[bytes],
        *,
        action_id: str | None = None,
        change: TableChange | None = None,
    ) -> Appended:
        self._still_open()
        Writing(table, number, entries, action_id, change).check()
        if table not in self._memory.tables:
            raise NoSuchTable(table)
        for entry in self._memory.entries[table]:
            if action_id is not None and entry.action_id == action_id:
                return Appended(entry.number, repeated=True)
        if number != self._memory.tables[table].head:
            raise Taken(table, number, self._memory.tables[table].head)
        self._write(table, number, entries, action_id, change)
        return Appended(number)

    def append_soon(
        self,
        table: str,
        number: int,
        entries: Sequence[bytes],
        *,
        action_id: str | None = None,
        change: TableChange | None = None,
    ) -> asyncio.Future[Appended]:
        return asyncio.ensure_future(self.append(table, number, entries, action_id=action_id, change=change))

    def _write(
        self, table: str, number: int, entries: Sequence[bytes], action_id: str | None, change: TableChange | None
    ) -> None:
        first = [action_id] + [None] * len(entries)
        self._memory.entries[table] += [Entry(number + k, body, first[k]) for k, body in enumerate(entries)]
        info, change = self._memory.tables[table], change or TableChange()
        self._memory.tables[table] = replace(
            info,
            phase=info.phase if change.phase is None else change.phase,
            open=info.open if change.open is None else change.open,
            about=info.about if change.about is None else change.about,
            head=number + len(entries),
            touched=now(),
        )
        self._appends += 1
        self._tell_others(table, number + len(entries))

    def _tell_others(self, table: str, head: int) -> None:
        for journal in self._memory.journals:
            if journal is not self:
                journal._changes.tell(table, head)

    async def read(self, table: str, after: int = -1) -> list[Entry]:
        self._still_open()
        return self._memory.entries.get(table, [])[after + 1 :]

    async def table(self, table: str) -> TableInfo | None:
        return self._memory.tables.get(table)

    async def table_by_code(self, code: str) -> TableInfo | None:
        return next((info for info in self._memory.tables.values() if info.code == code), None)

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
            for info in self._memory.tables.values()
            if phase in (None, info.phase) and open in (None, info.open) and game in (None, info.game)
        ]
        chosen.sort(key=lambda info: (info.created, info.id), reverse=True)
        if before is not None:
            chosen = [info for info in chosen if (info.created, info.id) < (before.created, before.id)]
        return chosen[:limit]

    async def forget(self, table: str) -> None:
        self._memory.tables.pop(table, None)
        self._memory.entries.pop(table, None)

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
