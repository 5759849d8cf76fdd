"""Group commit: whatever many tables want to write at one moment goes to the disk together.

While one group is being written the next one gathers, so the busier the server, the larger the groups. One row that the
database will not take does not fail its neighbours: they are then written one by one.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from igroteka.engine.refusal import Refusal
from igroteka.storage.journal import Appended, Closed, Figures, NewTable, TableChange, Then

GROUP = 256  # writings in one commit
WAITING = 4096  # writings that may wait; whoever comes then waits outside
TOO_MANY = 2**31


class Writing:
    """One append on its way to the database; with `new`, the making of a table. `then` is told how it ended."""

    def __init__(
        self,
        table: str,
        number: int,
        entries: Sequence[bytes],
        action_id: str | None = None,
        change: TableChange | None = None,
        new: NewTable | None = None,
        then: Then | None = None,
    ) -> None:
        self.table, self.number, self.entries = table, number, entries
        self.action_id, self.change, self.new, self.then = action_id, change, new, then
        self.head = number + len(entries)
        self.dropped = False  # its caller has gone

    def answer(self, answer: Appended | Exception) -> None:
        if self.then is not None and not self.dropped:
            self.then(answer)

    def check(self) -> None:
        """Parse, do not trust: what no database could keep is refused before it meets the others."""
        if self.number < 0 or self.head >= TOO_MANY:
            raise ValueError(f"an entry cannot have the number {self.number}")
        for entry in self.entries:
            if not isinstance(entry, bytes):
                raise TypeError("an entry is bytes")
        if self.action_id is not None and not self.entries:
            raise ValueError("an action that writes nothing could not be recognised again")
        for word in words_of(self):
            if word is not None and not storable(word):
                raise ValueError(f"not a text a database can keep: {word!r}")


def words_of(writing: Writing) -> list[str | None]:
    new, change = writing.new, writing.change
    words = [writing.table, writing.action_id]
    if new is not None:
        words += [new.game, new.phase, new.code, new.about]
    if change is not None:
        words += [change.phase, change.about]
    return words


def storable(word: str) -> bool:
    """PostgreSQL keeps no zero in a text, and nobody keeps half a character."""
    return "\0" not in word and (word.isascii() or word.encode(errors="ignore").decode() == word)


def settle(done: asyncio.Future[Appended], answer: Appended | Exception) -> None:
    if done.done():
        return
    if isinstance(answer, Exception):
        done.set_exception(answer)
    else:
        done.set_result(answer)


Answers = Sequence[Appended | Exception]
Commit = Callable[[list[Writing]], Awaitable[Answers]]


class GroupWriter:
    """Takes writings from many callers, hands them to `commit` in groups in which no table is named twice."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: deque[Writing] = deque()
        self._room = asyncio.Semaphore(WAITING)
        self._news = asyncio.Event()
        self._inside = self._appends = self._groups = 0
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="journal writer")

    async def write(self, writing: Writing) -> Appended:
        """Returns after the commit. A cancelled caller leaves nothing broken behind."""
        self._still_open()
        writing.check()
        self._inside += 1
        try:
            async with self._room:
                return await self._queue(writing)
        except asyncio.CancelledError:
            writing.dropped = True
            raise
        finally:
            self._inside -= 1
            self._news.set()

    def _queue(self, writing: Writing) -> asyncio.Future[Appended]:
        done: asyncio.Future[Appended] = asyncio.get_running_loop().create_future()
        writing.then = partial(settle, done)
        self._put(writing)
        return done

    def submit(self, writing: Writing) -> None:
        """Without a coroutine and without waiting outside: for callers with one writing for each table at most."""
        self._still_open()
        writing.check()
        self._put(writing)

    def _put(self, writing: Writing) -> None:
        self._waiting.append(writing)
        self._news.set()

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
        for writing in self._waiting:
            writing.answer(Closed("the journal is closed"))

    def _gather(self) -> list[Writing]:
        group: dict[str, Writing] = {}
        held: list[Writing] = []
        while self._waiting and len(group) < GROUP and len(held) < GROUP:
            writing = self._waiting.popleft()
            if writing.dropped:
                continue
            if writing.table in group:
                held.append(writing)
            else:
                group[writing.table] = writing
        self._waiting.extendleft(reversed(held))
        return list(group.values())

    async def _write(self, group: list[Writing]) -> None:
        answers = await self._answers(group)
        self._groups += 1
        for writing, answer in zip(group, answers, strict=True):
            self._appends += isinstance(answer, Appended) and not answer.repeated
            writing.answer(answer)

    async def _answers(self, group: list[Writing]) -> Answers:
        try:
            return await self._commit(group)
        except Refusal as refusal:  # the database as a whole: the same for everybody
            return [refusal] * len(group)
        except Exception as error:
            if len(group) == 1:
                return [error]
        return [answer for writing in group for answer in await self._answers([writing])]
