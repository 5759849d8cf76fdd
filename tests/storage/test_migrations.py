"""A database takes its steps once, in order, whoever opens it; one from the future is left alone."""

import asyncio
import sqlite3
from pathlib import Path

import asyncpg
import pytest

from igroteka.engine.refusal import Refusal
from igroteka.storage import NewTable, migrations, open_journal
from igroteka.storage.migrations import Step, steps
from igroteka.storage.opening import sqlite_path
from igroteka.storage.sqlite import file

COLOURS = "CREATE TABLE colours (name TEXT);\n"
NEXT = ("colours", COLOURS + "INSERT INTO colours VALUES ('red');")
WRONG = ("wrong", COLOURS + "INSERT INTO nowhere VALUES ('red');")


async def rows(url: str, sql: str) -> list[tuple[object, ...]]:
    if url.startswith("sqlite"):
        connection = sqlite3.connect(sqlite_path(url))
        found = connection.execute(sql).fetchall()
        connection.commit()
        connection.close()
        return found
    server = await asyncpg.connect(url)
    found = [tuple(row) for row in await server.fetch(sql)]
    await server.close()
    return found


def kind_of(url: str) -> str:
    return url.partition(":")[0]


def known(monkeypatch: pytest.MonkeyPatch, more: tuple[str, str]) -> None:
    """One step more, whatever number it has in either kind of database."""
    monkeypatch.setattr(migrations, "steps", lambda kind: (*steps(kind), Step(len(steps(kind)) + 1, *more)))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_steps_are_numbered_without_gaps(kind: str) -> None:
    assert [step.number for step in steps(kind)] == list(range(1, len(steps(kind)) + 1))


async def test_a_new_step_is_taken_and_nothing_is_lost(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with await open_journal(database_url) as journal:
        await journal.create_table(NewTable("oak", "pryzhok"), [b"begin"])
    known(monkeypatch, NEXT)
    for _ in range(2):
        async with await open_journal(database_url) as journal:
            assert len(await journal.read("oak")) == 1
    assert await rows(database_url, "SELECT name FROM colours") == [("red",)]
    assert (len(steps(kind_of(database_url))) + 1, "colours") in await rows(
        database_url, "SELECT number, name FROM migrations"
    )


async def test_a_step_that_fails_leaves_everything_as_it_was(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await open_journal(database_url):
        pass
    before = await rows(database_url, "SELECT number, name FROM migrations")
    with monkeypatch.context() as patch:
        known(patch, WRONG)
        with pytest.raises((sqlite3.OperationalError, asyncpg.UndefinedTableError)):
            await open_journal(database_url)
    assert await rows(database_url, "SELECT number, name FROM migrations") == before
    known(monkeypatch, NEXT)
    async with await open_journal(database_url) as journal:
        await journal.check()


async def test_many_who_open_at_once_take_the_steps_once(database_url: str) -> None:
    journals = await asyncio.gather(*(open_journal(database_url) for _ in range(5)))
    for journal in journals:
        await journal.close()
    assert len(await rows(database_url, "SELECT * FROM migrations")) == len(steps(kind_of(database_url)))


def test_a_file_that_another_makes_meanwhile_is_ours(tmp_path: Path) -> None:
    """Between the two looks at an empty file another process makes it."""
    path, looks = tmp_path / "club.db", list[str]()
    connection = file.connect(path)

    def look(statement: str) -> None:
        if "sqlite_schema" in statement or "application_id" in statement:
            looks.append(statement)
            if len(looks) == 2:
                file.open_file(path).close()

    connection.set_trace_callback(look)
    file.recognise(connection, path)
    connection.set_trace_callback(None)
    assert len(looks) == 2 and connection.execute("PRAGMA application_id").fetchone()[0] == file.OURS
    connection.close()


def test_a_file_that_another_has_open_in_this_moment_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite itself does not wait before it begins to write ahead."""
    holder, connection = (sqlite3.connect(tmp_path / "club.db", 0, isolation_level=None) for _ in range(2))
    for statement in ("CREATE TABLE oak (leaf)", "BEGIN", "SELECT * FROM oak"):
        holder.execute(statement).fetchall()
    monkeypatch.setattr(file, "sleep", lambda _: holder.execute("COMMIT"))
    file.write_ahead(connection)
    assert connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    holder.close()
    connection.close()


async def test_a_newer_database_is_refused_with_a_sentence(database_url: str) -> None:
    async with await open_journal(database_url):
        pass
    await rows(database_url, "INSERT INTO migrations VALUES (99, 'tomorrow')")
    with pytest.raises(Refusal) as refused:
        await open_journal(database_url)
    assert "newer Igroteka (step 99" in refused.value.text("en")
    assert "более новой Игротекой (шаг 99" in refused.value.text("ru")


def test_every_file_is_a_step() -> None:
    folder = Path(migrations.__file__).parent
    assert {file.parent.name for file in folder.rglob("*.sql")} == {"sqlite", "postgresql"}


async def test_opening_a_file_that_needs_no_step_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server must start on a full disk. Here another connection keeps everybody else from writing."""
    monkeypatch.setattr(file, "PATIENCE", 0.0)
    url = f"sqlite:///{tmp_path / 'club.db'}"
    async with await open_journal(url) as journal:
        secret = await journal.secret("guests")
    writing = sqlite3.connect(tmp_path / "club.db", isolation_level=None)
    writing.execute("BEGIN IMMEDIATE")
    async with await open_journal(url) as journal:
        assert await journal.secret("guests") == secret
        assert await journal.list_tables() == []
    writing.close()
