"""Every promise of the journal is tested on both databases and on the one in memory."""

from collections.abc import AsyncIterator
from secrets import token_hex

import pytest

from igroteka.storage import Journal, NewTable, open_journal


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    if request.param == "memory":
        return f"memory:{token_hex(6)}"
    fixture = {"sqlite": "sqlite_url", "postgresql": "postgres_url"}[request.param]
    found: str = request.getfixturevalue(fixture)
    return found


@pytest.fixture
async def journal(url: str) -> AsyncIterator[Journal]:
    async with await open_journal(url) as journal:
        yield journal


@pytest.fixture
async def other(url: str) -> AsyncIterator[Journal]:
    """The same database, as another process has it."""
    async with await open_journal(url) as journal:
        yield journal


@pytest.fixture
async def table(journal: Journal) -> str:
    """A table with one entry."""
    await journal.create_table(NewTable("oak", "pryzhok"), [b"begin"])
    return "oak"
