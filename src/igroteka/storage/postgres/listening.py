"""Hearing what other processes append, by PostgreSQL's own LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio

from igroteka.storage.changes import Changes
from igroteka.storage.postgres.server import IN_USE, LOST, Connection, connect, patiently
from igroteka.storage.postgres.writing import CHANNEL
from igroteka.storage.refusals import refusal

HEARTBEAT = 20.0  # seconds after which a silent connection is asked whether it is still there


class Ear:
    """One connection that only listens. If it breaks it is made anew; then anything may have changed meanwhile."""

    def __init__(self, url: str, sender: str, changes: Changes) -> None:
        self._url, self._sender, self._changes = url, sender, changes
        self._connection: Connection | None = None
        self._broken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._listen()
        self._task = asyncio.create_task(self._keep_listening(), name="journal listener")

    async def _listen(self) -> None:
        connection, broken = await connect(self._url), asyncio.Event()
        try:
            if not await connection.fetchval("SELECT pg_try_advisory_lock_shared($1)", IN_USE):
                raise refusal("restoring")
            connection.add_termination_listener(lambda _: broken.set())
            await connection.add_listener(CHANNEL, self._heard)
        except BaseException:
            connection.terminate()
            raise
        self._connection, self._broken = connection, broken

    def _heard(self, connection: object, process: int, channel: str, payload: object) -> None:
        sender, head, table = str(payload).split(" ", 2)
        if sender != self._sender:
            self._changes.notify(table, int(head))

    async def _keep_listening(self) -> None:
        while True:
            await self._until_broken()
            self._hang_up()
            await self._listen_again()
            self._changes.notify(None)

    async def _listen_again(self) -> None:
        """However long it takes: what is wrong (a restore under way, a new password) is told to those who read."""
        while True:
            try:
                return await patiently(self._listen, float("inf"))
            except Exception:
                await asyncio.sleep(1)

    async def _until_broken(self) -> None:
        while not self._broken.is_set():
            try:
                await asyncio.wait_for(self._broken.wait(), HEARTBEAT)
            except TimeoutError:
                await self._ask()

    async def _ask(self) -> None:
        try:
            if self._connection:
                await self._connection.execute("SELECT 1", timeout=HEARTBEAT)
        except LOST:
            self._broken.set()

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.wait([self._task])
        self._hang_up()

    def _hang_up(self) -> None:
        if self._connection:
            self._connection.terminate()
            self._connection = None
