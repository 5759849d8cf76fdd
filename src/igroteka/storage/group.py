"""Group commit: whatever many tables want to write at one moment goes to the disk together.

While one group is being written the next one gathers, so the busier the server, the larger the groups. One row that the
database will not take does not fail its neighbours: they are then written one by one.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence

from igroteka.engine.refusal import Refusal
from igroteka.storage.journal import Append, Appended, Closed, Figures

GROUP = 256  # writings in one commit

Answers = Sequence[Appended | Exception]
Commit = Callable[[list[Append]], Awaitable[Answers]]
Waiting = tuple[Append, "asyncio.Future[Appended]"]  # on its way to the database, and what its caller waits for


class GroupWriter:
    """Takes writings from many callers, hands them to `commit` in groups in which no table is named twice."""

    def __init__(self, commit: Commit) -> None:
        self._commit, self._loop = commit, asyncio.get_running_loop()
        self._waiting: deque[Waiting] = deque()
        self._news = asyncio.Event()
        self._inside = self._appends = self._groups = 0
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="journal writer")

    def write(self, append: Append) -> asyncio.Future[Appended]:
        """Queue an append; the future is done after the commit. Cancelling a waiting caller cancels it safely."""
        if self._closing or self._task.done():
            raise Closed("the journal is closed")
        append.check()
        done: asyncio.Future[Appended] = self._loop.create_future()
        self._waiting.append((append, done))
        self._news.set()
        return done

    def figures(self) -> Figures:
        return Figures(self._appends, self._groups, len(self._waiting) + self._inside)

    async def close(self) -> None:
        """Everything that was asked for before is written first."""
        self._closing = True
        self._news.set()
        await self._task

    async def _run(self) -> None:
        try:
            while self._waiting or not self._closing:
                self._news.clear()
                if group := self._gather():
                    await self._write(group)
                elif not self._closing:
                    await self._news.wait()
        finally:
            self._abandon()

    def _abandon(self) -> None:
        """Fail the queued appends when the event loop is torn down."""
        for _, done in self._waiting:
            fail(done, Closed("the journal is closed"))

    def _gather(self) -> list[Waiting]:
        group: dict[str, Waiting] = {}
        held: list[Waiting] = []
        while self._waiting and len(group) < GROUP and len(held) < GROUP:
            append, done = waiting = self._waiting.popleft()
            if append.table in group:
                held.append(waiting)
            elif not done.cancelled():
                group[append.table] = waiting
        self._waiting.extendleft(reversed(held))
        return list(group.values())

    async def _write(self, group: list[Waiting]) -> None:
        self._inside = len(group)
        answers = await self._answers([append for append, _ in group])
        self._inside = 0
        self._groups += 1
        for (_, done), found in zip(group, answers, strict=True):
            if isinstance(found, Exception):
                fail(done, found)
            else:
                self._appends += not found.repeated
                if not done.done():
                    done.set_result(found)

    async def _answers(self, group: list[Append]) -> Answers:
        try:
            return await self._commit(group)
        except Refusal as refusal:  # the database as a whole: the same for everybody
            return [refusal] * len(group)
        except Exception as error:
            if len(group) == 1:
                return [error]
        return [answer for append in group for answer in await self._answers([append])]


def fail(done: asyncio.Future[Appended], problem: Exception) -> None:
    if not done.done():
        done.set_exception(problem)
