"""Base class of the database journals; subclasses run the queries and write the groups."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Sequence
from typing import Any, Self

from igroteka.storage.changes import Changes
from igroteka.storage.group import Answers, GroupWriter
from igroteka.storage.journal import Append, Appended, Closed, Figures, NewTable, TableInfo, storable
from igroteka.storage.listing import LINE, question


class DatabaseJournal(ABC):
    def __init__(self) -> None:
        self._group = GroupWriter(self._commit)
        self._changes = Changes()
        self._closed = False

    # Database access

    @abstractmethod
    async def _commit(self, group: list[Append]) -> Answers:
        """Write a group in one transaction."""

    @abstractmethod
    async def _rows(self, sql: str, *values: object) -> Sequence[Any]:
        """Run a query; raise `Closed` when the journal is closed."""

    @staticmethod
    @abstractmethod
    def _place(number: int) -> str:
        """Return the placeholder of a query parameter."""

    @abstractmethod
    async def close(self) -> None:
        """Write everything that is waiting, then let go of the database."""

    # Writing

    async def create_table(self, table: NewTable, entries: Sequence[bytes] = ()) -> None:
        await self._group.write(Append(table.id, 0, entries, new=table))

    def append(self, append: Append) -> Awaitable[Appended]:
        return self._group.write(append)

    # The list of tables

    async def table(self, table: str) -> TableInfo | None:
        return await self._line("id", table)

    async def table_by_code(self, code: str) -> TableInfo | None:
        return await self._line("code", code)

    async def _line(self, column: str, key: str) -> TableInfo | None:
        if not storable(key):  # a stranger's text: nothing can be there under such a name
            return None
        rows = await self._rows(f"SELECT {LINE} FROM tables WHERE {column} = {self._place(1)}", key)
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
        sql, values = question(self._place, limit, before, phase=phase, open=open, game=game)
        return [info(row) for row in await self._rows(sql, *values)]

    # The journal itself

    async def check(self) -> None:
        await self._rows("SELECT 1 FROM migrations")

    def figures(self) -> Figures:
        return self._group.figures()

    def _still_open(self) -> None:
        if self._closed:
            raise Closed("the journal is closed")

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *exception: object) -> None:
        await self.close()


def info(row: Sequence[Any]) -> TableInfo:
    id, game, phase, open, *rest = row
    return TableInfo(id, game, phase, bool(open), *rest)
