"""What tests of several rooms share: a real PostgreSQL, and a fresh database of either kind."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex

import asyncpg
import pytest

from tests.postgres import TRUSTED, NoPostgres, PostgresServer, postgres_server


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Playwright's loop counts as running as long as a browser is open: other rooms have loops of their own."""
    playwrights = asyncio._get_running_loop()
    if playwrights is None or Path(__file__).parent / "browser" in item.path.parents:
        return (yield)
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(playwrights)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Which test was tried once more, and what went wrong the first time: the next thing to mend."""
    for report in terminalreporter.getreports("rerun"):
        terminalreporter.section(f"TRIED ONCE MORE: {report.nodeid}")
        terminalreporter.write_line(report.longreprtext)


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """One server for all tests of a run. Without PostgreSQL the tests are skipped, loudly; in CI they fail."""
    try:
        with postgres_server(*TRUSTED) as server:
            yield server
    except NoPostgres as problem:
        if os.environ.get("CI") == "true":
            pytest.fail(f"PostgreSQL is needed in CI: {problem}")
        pytest.skip(f"NOT TESTED ON POSTGRESQL: {problem}")


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> Iterator[str]:
    """An empty database of its own."""
    name = f"test_{token_hex(6)}"
    asyncio.run(told(postgres, f"CREATE DATABASE {name}"))
    yield postgres.url(name)
    asyncio.run(told(postgres, f"DROP DATABASE {name} WITH (FORCE)"))


async def told(postgres: PostgresServer, sql: str) -> None:
    connection = await asyncpg.connect(postgres.url("postgres"))
    await connection.execute(sql)
    await connection.close()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/igroteka.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A test that asks for this runs on both databases."""
    fixture = {"sqlite": "sqlite_url", "postgresql": "postgres_url"}[request.param]
    url: str = request.getfixturevalue(fixture)
    return url
