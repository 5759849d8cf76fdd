"""How commands become lines of the journal: decided, written, absorbed, answered; one at a time at each table."""

import asyncio
from collections.abc import Callable
from time import monotonic

from igroteka.engine.refusal import Refusal
from igroteka.server import messages as m
from igroteka.server.client import Client
from igroteka.server.listing import change_of
from igroteka.server.logs import log, short
from igroteka.server.metrics import Metrics
from igroteka.server.refusals import refusal, refused
from igroteka.server.telling import now
from igroteka.server.turn import Turn
from igroteka.storage import Appended, Journal, TableChange, Taken
from igroteka.tables import commands as c
from igroteka.tables import decode, encode
from igroteka.tables import entries as e
from igroteka.tables.table import Table


class Waiting:
    """An action that is being written."""

    __slots__ = ("asker", "began", "command", "id", "lines", "scribe", "then")

    def __init__(
        self, scribe: "Scribe", lines: list[e.Line], command: c.Act, asker: Client, id: str, then: Callable[[], None]
    ) -> None:
        self.scribe, self.lines, self.command = scribe, lines, command
        self.asker, self.id, self.then = asker, id, then
        self.began = monotonic()

    def written(self, answer: Appended | Exception) -> None:
        self.scribe.written(self, answer)


class Scribe:
    """Whoever has the turn may write; it is held from deciding until everybody has been told."""

    def __init__(self, table: Table, journal: Journal, metrics: Metrics) -> None:
        self.table, self.journal, self.metrics = table, journal, metrics
        self.turn = Turn()
        self.task: asyncio.Task[None] | None = None
        self.stale = False  # an append ended without an answer

    def absorb(self, line: e.Line, ref: str | None) -> None:
        """Take a line in. A room also notes what there is to show."""
        self.table.absorb(line, ref)

    def tell(self) -> None:
        """Tell everybody what is new."""

    def show(self, client: Client) -> None:
        """Show one client the table as it is."""

    # Commands

    async def do(self, command: c.Command, asker: Client | None = None, id: str = "") -> bool:
        """Do what is asked, or refuse it; then tell everybody what is new."""
        async with self.turn:
            return await self.finish(command, asker, id)

    async def finish(self, command: c.Command, asker: Client | None, id: str) -> bool:
        try:
            await self.write(command)
        except Refusal as problem:
            self.answer(problem, asker, id)
            return False
        except BaseException:
            self.tell()
            raise
        self.answer(None, asker, id)
        return True

    def answer(self, problem: Refusal | None, asker: Client | None, id: str) -> None:
        """The asker first; then everybody hears what is new."""
        if problem is not None:
            self.answer_no(problem, asker, id)
        elif asker is not None and id:
            asker.hold(m.Done(id, self.table.version))
        self.tell()
        if asker is not None:
            asker.release()

    def answer_no(self, problem: Refusal, asker: Client | None, id: str) -> None:
        self.metrics.refused(problem.key)
        if asker is None:
            return
        asker.send(refused(id, problem, self.table.version))
        if problem.key == "table-late":
            self.show(asker)

    async def write(self, command: c.Command) -> None:
        """Write what a command leads to into the journal, after whatever other processes wrote meanwhile."""
        if self.stale:
            await self.catch_up()
        while lines := self.table.entries_for(command, now()):
            self.stale = True  # until we know how it ended
            bodies, change = self.about(lines)
            try:
                done = await self.journal.append(
                    self.table.id, self.table.head, bodies, action_id=command.ref or None, change=change
                )
            except Taken:
                await self.catch_up()
            else:
                return await self.catch_up() if done.repeated else self.absorb_all(lines, command.ref)
        return None

    def about(self, lines: list[e.Line]) -> tuple[list[bytes], TableChange | None]:
        """Lines as the journal keeps them, and what they change in the list of tables."""
        return [encode(line) for line in lines], change_of(self.table, lines)

    def absorb_all(self, lines: list[e.Line], ref: str) -> None:
        self.stale = False
        for line in lines:
            self.absorb(line, ref)
            ref = ""

    # An action, the short way

    def act(self, command: c.Act, asker: Client, id: str, then: Callable[[], None]) -> bool:
        """Without a coroutine; False when it must go the long way, because something else is being written."""
        if self.stale or not self.turn.take():
            return False
        try:
            lines = self.table.entries_for(command, now())
            if lines:
                self.append(Waiting(self, lines, command, asker, id, then))
                return True
            self.answer(None, asker, id)
        except Refusal as problem:
            self.answer(problem, asker, id)
        except Exception:  # the long way meets it again, and says what to do
            self.turn.release()
            return False
        self.pass_turn(then)
        return True

    def append(self, waiting: "Waiting") -> None:
        self.stale = True  # until we know how it ended
        table, ref = self.table, waiting.command.ref or None
        bodies, change = self.about(waiting.lines)
        self.journal.append_soon(table.id, table.head, bodies, waiting.written, action_id=ref, change=change)

    def written(self, waiting: "Waiting", answer: Appended | Exception) -> None:
        """It is in the journal; or it is not, and the long way sees to it."""
        if isinstance(answer, Exception) or answer.repeated:
            self.task = asyncio.get_running_loop().create_task(self.try_again(waiting))
            return
        try:
            self.metrics.committed(monotonic() - waiting.began)
            self.absorb_all(waiting.lines, waiting.command.ref)
            self.answer(None, waiting.asker, waiting.id)
        except Exception:  # a fault of ours must not stop the table for ever
            log.exception("telling failed", extra={"about": {"table": short(self.table.id)}})
        self.pass_turn(waiting.then)

    async def try_again(self, waiting: "Waiting") -> None:
        try:
            await self.finish(waiting.command, waiting.asker, waiting.id)
        except Exception:
            log.exception("command failed", extra={"about": {"command": "Act"}})
            waiting.asker.send(refused(waiting.id, refusal("busy"), self.table.version))
        finally:
            self.pass_turn(waiting.then)

    def pass_turn(self, then: Callable[[], None]) -> None:
        self.turn.release()
        then()

    # What the journal says

    async def catch_up(self) -> None:
        """Absorb what the journal has and this process does not."""
        for entry in await self.journal.read(self.table.id, after=self.table.head - 1):
            self.absorb(decode(entry.body), entry.action_id)
        self.stale = False

    async def refresh(self) -> None:
        """Another process has written."""
        async with self.turn:
            await self.catch_up()
            self.tell()
