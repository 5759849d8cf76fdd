"""Execution of commands, one at a time at each table: decide, append, absorb, answer."""

import asyncio
import logging
from time import monotonic
from typing import Protocol

from igroteka import tables
from igroteka.engine.refusal import Refusal
from igroteka.server.clock import now
from igroteka.server.errors import discreet, refusal, refused
from igroteka.server.logs import log, log_event, short
from igroteka.server.metrics import Metrics
from igroteka.server.wire import messages as m
from igroteka.storage import Append, Closed, Journal, NoSuchTable, Taken
from igroteka.tables import decode, encode
from igroteka.tables.table import Table

from .client import Client
from .listing import change_of

LATE = ("table-late", "table-faster")  # refusals of what was meant for an older position


class Audience(Protocol):
    """The receiver of the results of commands: the room around the table."""

    def absorb(self, line: tables.Entry, ref: str | None) -> None:
        """Take a line of the journal in."""

    def broadcast(self) -> None:
        """Tell everybody what has been absorbed since the last time."""

    def show(self, client: Client) -> None:
        """Show one client the table as it is."""


class Commands:
    """The commands of one table. The lock is held from deciding until all clients are informed."""

    def __init__(self, table: Table, journal: Journal, metrics: Metrics, audience: Audience) -> None:
        self.table, self.journal, self.metrics, self.audience = table, journal, metrics, audience
        self.lock = asyncio.Lock()
        self.stale = False  # an append ended without an answer

    async def do(self, command: tables.Command, asker: Client | None = None, id: str = "") -> bool:
        """Execute a command or refuse it, then broadcast what is new."""
        await self.lock.acquire()
        try:
            await self.write(command)
        except Refusal as problem:
            self.refuse(problem, asker, id)
            return False
        except (NoSuchTable, Closed):
            raise
        except Exception:
            self.fail(command, asker, id)
            raise
        else:
            self.confirm(asker, id)
            return True
        finally:
            self.lock.release()

    # Writing

    async def write(self, command: tables.Command) -> None:
        """Write what a command leads to into the journal, after whatever other processes wrote meanwhile."""
        if self.stale:
            await self.catch_up()
        while lines := self.table.entries_for(command, now()):
            self.stale, began = True, monotonic()  # stale until we know how it ended
            try:
                done = await self.journal.append(self.writing(lines, command.ref))
            except Taken:
                await self.catch_up()
            except Refusal as problem:
                self.note_fault(problem.key)
                raise
            else:
                self.metrics.journal_fault = ""
                self.metrics.commits.observe(monotonic() - began)
                return await self.catch_up() if done.repeated else self.absorb(lines, command.ref)
        return None

    def writing(self, lines: list[tables.Entry], ref: str) -> Append:
        bodies = [encode(line) for line in lines]
        return Append(self.table.id, self.table.head, bodies, ref or None, change_of(self.table, lines))

    def note_fault(self, key: str) -> None:
        """Said once in the log, and by `healthz` until something can be written again."""
        if self.metrics.journal_fault != key:
            log_event("journal cannot be written", logging.ERROR, problem=key)
        self.metrics.journal_fault = key

    def absorb(self, lines: list[tables.Entry], ref: str) -> None:
        self.stale = False
        for line in lines:
            self.audience.absorb(line, ref)
            ref = ""

    async def catch_up(self) -> None:
        """Absorb what the journal has and this process does not."""
        for entry in await self.journal.read(self.table.id, after=self.table.head - 1):
            self.audience.absorb(decode(entry.body), entry.action_id)
        self.stale = False

    async def refresh(self) -> None:
        """Another process has written."""
        async with self.lock:
            await self.catch_up()
            self.audience.broadcast()

    # Answering: the asker first, then everybody hears what is new

    def confirm(self, asker: Client | None, id: str) -> None:
        if asker is not None and id:
            asker.send(m.Done(id, self.table.version))
        self.audience.broadcast()

    def refuse(self, problem: Refusal, asker: Client | None, id: str) -> None:
        self.metrics.refusals[problem.key] += 1
        if asker is not None:
            asker.send(refused(id, discreet(problem), self.table.version))
            if problem.key in LATE:
                self.audience.show(asker)
        self.audience.broadcast()

    def fail(self, command: tables.Command, asker: Client | None, id: str) -> None:
        """A fault of ours, or of the database: nobody may believe that it was done."""
        about = {"table": short(self.table.id), "command": type(command).__name__}
        log.exception("command failed", extra={"about": about})
        if asker is not None:
            asker.send(refused(id, refusal("busy"), self.table.version))
        self.audience.broadcast()
