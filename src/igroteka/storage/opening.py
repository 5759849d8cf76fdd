"""Opening a journal by its database URL."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from igroteka.storage.journal import Journal
from igroteka.storage.memory import MemoryJournal, memory_named
from igroteka.storage.postgres.journal import PostgresJournal
from igroteka.storage.refusals import refusal
from igroteka.storage.sqlite.journal import SqliteJournal

SQLITE = "sqlite:///"


async def open_journal(url: str) -> Journal:
    """`sqlite:///club.db` or `sqlite:////var/lib/club.db` (from the root), `postgresql://…`, `memory:`."""
    if url.startswith(SQLITE):
        return await SqliteJournal.open(sqlite_path(url))
    if is_postgres(url):
        check_url(url)
        return await PostgresJournal.open(url)
    if url.startswith("memory:"):
        return MemoryJournal(memory_named(url.removeprefix("memory:")))
    raise bad_url(url)


def sqlite_path(url: str) -> Path:
    path = url.removeprefix(SQLITE)
    if not path:
        raise bad_url(url)
    return Path(path)


def is_postgres(url: str) -> bool:
    return url.startswith(("postgresql://", "postgres://"))


def check_url(url: str) -> None:
    try:
        urlsplit(url).port  # noqa: B018 - reading it parses the host and the port
    except ValueError:
        raise bad_url(url) from None


def bad_url(url: str) -> Exception:
    return refusal("bad-url", kind=url.partition(":")[0])
