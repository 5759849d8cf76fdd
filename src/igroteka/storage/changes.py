"""Changes made by other processes, passed to the listeners of this process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from igroteka.storage.journal import Change


class Listener(AsyncIterator[Change]):
    """One listener. A slow one is told only the newest head of each table, so what waits for it stays bounded."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes
        self._heads: dict[str | None, int] = {}
        self._news = asyncio.Event()
        self._closed = False

    def notify(self, change: Change) -> None:
        if change.table is None:
            self._heads.clear()
        self._heads[change.table] = max(change.head, self._heads.get(change.table, 0))
        self._news.set()

    def close(self) -> None:
        self._closed = True
        self._news.set()

    async def __anext__(self) -> Change:
        await self._news.wait()
        if not self._heads:
            raise StopAsyncIteration
        table = next(iter(self._heads))
        head = self._heads.pop(table)
        if not self._heads and not self._closed:
            self._news.clear()
        return Change(table, head)

    async def aclose(self) -> None:
        """Stop listening."""
        self._changes.drop(self)
        self.close()


class Changes:
    """All listeners of one journal. `notify` belongs to the event loop; other threads use call_soon_threadsafe."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def __bool__(self) -> bool:
        return bool(self._listeners)

    def listen(self) -> Listener:
        listener = Listener(self)
        self._listeners.append(listener)
        return listener

    def notify(self, table: str | None, head: int = 0) -> None:
        for listener in self._listeners:
            listener.notify(Change(table, head))

    def drop(self, listener: Listener) -> None:
        if listener in self._listeners:
            self._listeners.remove(listener)

    def close(self) -> None:
        for listener in self._listeners:
            listener.close()
        self._listeners.clear()
