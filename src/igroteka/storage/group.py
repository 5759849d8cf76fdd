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
WAITING = 4096  # writings that may wait; whoever comes then waits outside


class Waiting:
    """An append on its way to the database, and whoever waits for it."""

    __slots__ = ("append", "done", "dropped")

    def __init__(self, append: Append) -> None:
        self.append = append
        self.done: asyncio.Future[Appended] = asyncio.get_running_loop().create_future()
        self.dropped = False  # its caller has gone

    def answer(self, answer: Appended | Exception) -> None:
        if self.done.done():
            return
        if isinstance(answer, Exception):
            self.done.set_exception(answer)
        else:
            self.done.set_result(answer)


Answers = Sequence[Appended | Exception]
Commit = Callable[[list[Append]], Awaitable[Answers]]


class GroupWriter:
    """Takes writings from many callers, hands them to `commit` in groups in which no table is named twice."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: deque[Waiting] = deque()
        self._room = asyncio.Semaphore(WAITING)
        self._news = asyncio.Event()
        self._inside = self._appends = self._groups = 0
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="journal writer")

    async def write(self, append: Append) -> Appended:
        """Returns after the commit. A cancelled caller leaves nothing broken behind."""
        self._still_open()
        append.check()
        self._inside += 1
        try:
            async with self._room:
                return await self._queue(append)
        finally:
            self._inside -= 1
            self._news.set()

    async def _queue(self, append: Append) -> Appended:
        waiting = Waiting(append)
        self._waiting.append(waiting)
        self._news.set()
        try:
            return await waiting.done
        except asyncio.CancelledError:
            waiting.dropped = True
            raise

    def _still_open(self) -> None:
        if self._closing or self._task.done():
            raise Closed("the journal is closed")

    def figures(self) -> Figures:
        return Figures(self._appends, self._groups, self._inside)

    async def close(self) -> None:
        """Everything that was asked for before is written first."""
        self._closing = True
        self._news.set()
        await self._task

    async def _run(self) -> None:
        try:
            while self._waiting or self._inside or not self._closing:
                self._news.clear()
                if group := self._gather():
                    await self._write(group)
                elif self._inside or not self._closing:
                    await self._news.wait()
        finally:
            self._abandon()

    def _abandon(self) -> None:
        """Only when the event loop itself is torn down: nobody may wait for ever."""
        for waiting in self._waiting:
            waiting.answer(Closed("the journal is closed"))

    def _gather(self) -> list[Waiting]:
        group: dict[str, Waiting] = {}
        held: list[Waiting] = []
        while self._waiting and len(group) < GROUP and len(held) < GROUP:
            waiting = self._waiting.popleft()
            if waiting.dropped:
                continue
            if waiting.append.table in group:
                held.append(waiting)
            else:
                group[waiting.append.table] = waiting
        self._waiting.extendleft(reversed(held))
        return list(group.values())

    async def _write(self, group: list[Waiting]) -> None:
        answers = await self._answers([waiting.append for waiting in group])
        self._groups += 1
        for waiting, answer in zip(group, answers, strict=True):
            self._appends += isinstance(answer, Appended) and not answer.repeated
            waiting.answer(answer)

    async def _answers(self, group: list[Append]) -> Answers:
        try:
            return await self._commit(group)
        except Refusal as refusal:  # the database as a whole: the same for everybody
            return [refusal] * len(group)
        except Exception as error:
            if len(group) == 1:
                return [error]
        return [answer for append in group for answer in await self._answers([append])]
