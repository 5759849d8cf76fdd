"""Which journal a URL means."""

from __future__ import annotations

from igroteka.storage.journal import Journal
from igroteka.storage.memory import MemoryJournal, memory_named


async def open_journal(url: str) -> Journal:
    """`sqlite:///path/to/file`, `postgresql://user@host/database` or `memory:`."""
    kind, _, rest = url.partition(":")
    if kind == "memory":
        return MemoryJournal(memory_named(rest))
    raise ValueError(url)
