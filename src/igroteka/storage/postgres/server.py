"""Reaching a PostgreSQL server: connections as this room uses them, its shape, and its complaints as sentences."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar
from urllib.parse import urlsplit

import asyncpg

from igroteka.storage.migrations import missing
from igroteka.storage.refusals import refusal

LOCK = 0x49475254  # "IGRT": the advisory lock for migrations
IN_USE = LOCK + 1  # the advisory lock that every open journal shares, so that a restore sees it is not alone
SETTINGS = {
    "application_name": "igroteka",
    "synchronous_commit": "on",  # confirmed means on the disk
    "jit": "off",
    "enable_seqscan": "off",  # our statements touch a few lines of large tables, always by an index
}
LOST = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # asyncpg's word when the connection breaks at the moment a question begins
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
)
if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]
else:
    Connection = asyncpg.Connection
T = TypeVar("T")


def place(url: str) -> str:
    """The database as it may be shown: without user and password."""
    parts = urlsplit(url)
    return f"postgresql://{parts.hostname or 'localhost'}{parts.path}"


async def connect(url: str) -> Connection:
    return await asyncpg.connect(url, timeout=10, command_timeout=60, server_settings=SETTINGS)


async def patiently(attempt: Callable[[], Awaitable[T]], patience: float) -> T:
    """Try again for a while: a server that restarts is back in a second or two."""
    pause, deadline = 0.05, asyncio.get_running_loop().time() + patience
    while True:
        try:
            return await attempt()
        except LOST:
            if asyncio.get_running_loop().time() + pause > deadline:
                raise
        await asyncio.sleep(pause)
        pause = min(pause * 2, 1.0)


@contextmanager
def said_plainly(url: str) -> Iterator[None]:
    """Translate errors of the PostgreSQL server into refusals."""
    try:
        yield
    except asyncpg.DiskFullError as error:
        raise refusal("full", place=place(url)) from error
    except (asyncpg.InvalidAuthorizationSpecificationError, asyncpg.InvalidCatalogNameError, *LOST) as error:
        raise refusal("unreachable", place=place(url), problem=str(error) or type(error).__name__) from error


async def migrate(connection: Connection, url: str) -> None:
    """All missing steps in one transaction, one process at a time."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY, name text)")
        taken = await connection.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
        for step in missing("postgresql", taken, place(url)):
            await connection.execute(step.sql)
            await connection.execute("INSERT INTO migrations VALUES ($1, $2)", step.number, step.name)
