"""In an SQLite file every entry names the one before it; a table's journal is what its head leads to."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from igroteka.engine.refusal import Refusal
from igroteka.storage import Append, Appended, Entry, NewTable, Taken
from igroteka.storage.sqlite.journal import SqliteJournal
from igroteka.storage.sqlite.writing import SqliteWriter


@pytest.fixture
async def journal(tmp_path: Path) -> AsyncIterator[SqliteJournal]:
    """Two tables whose entries lie between each other's."""
    async with await SqliteJournal.open(tmp_path / "journal.db") as journal:
        for table in ("oak", "elm"):
            await journal.create_table(NewTable(table, "pryzhok"), [b"opened"])
        for number in (1, 2, 3):
            for table in ("oak", "elm"):
                await journal.append(Append(table, number, [f"{table} {number}".encode()]))
        yield journal


@pytest.fixture
async def other(journal: SqliteJournal, tmp_path: Path) -> AsyncIterator[SqliteWriter]:
    """The writer of another process."""
    writer = SqliteWriter(tmp_path / "journal.db")
    yield writer
    writer.close()


async def test_a_table_is_read_from_its_head_backwards(journal: SqliteJournal) -> None:
    assert await journal.read("oak", after=0) == [Entry(1, b"oak 1"), Entry(2, b"oak 2"), Entry(3, b"oak 3")]
    assert await journal.read("oak", after=3) == await journal.read("oak", after=7) == []
    assert await journal.read("oak", after=-7) == await journal.read("oak")


@pytest.mark.parametrize("number", [0, 2, 3])
async def test_a_lost_entry_is_a_damaged_file(journal: SqliteJournal, other: SqliteWriter, number: int) -> None:
    other._connection.execute("DELETE FROM entries WHERE key = 1 AND number = ?", (number,))
    with pytest.raises(Refusal, match=f"entry {number} of table oak is missing"):
        await journal.read("oak")
    assert await journal.read("oak", after=3) == []
    assert len(await journal.read("elm")) == 4


async def test_another_entry_in_its_place_is_no_better(journal: SqliteJournal, other: SqliteWriter) -> None:
    other._connection.execute("UPDATE entries SET key = 2 WHERE body = CAST('oak 2' AS BLOB)")
    with pytest.raises(Refusal, match="entry 2 of table oak is missing"):
        await journal.read("oak")
    assert len(await journal.read("elm")) == 4


async def test_whoever_is_forgotten_takes_only_its_own_entries_along(journal: SqliteJournal) -> None:
    await journal.forget("elm")
    assert len(await journal.read("oak")) == 4
    assert journal._writer._connection.execute("SELECT count(*) FROM entries").fetchone() == (4,)


async def test_a_place_is_never_used_again(journal: SqliteJournal, other: SqliteWriter) -> None:
    """Others look for what is new by its place."""
    other.look()
    await journal.append(Append("elm", 4, [b"last"]))
    other.look()
    await journal.forget("elm")
    await journal.append(Append("oak", 4, [b"new"]))
    assert other.look() == [("oak", 5)]


async def test_nor_by_somebody_who_never_saw_it(journal: SqliteJournal, other: SqliteWriter) -> None:
    await journal.append(Append("elm", 4, [b"last"]))
    await journal.forget("elm")
    other.write([Append("oak", 4, [b"new"])])
    assert journal._writer.look() == [("oak", 5)]


async def test_a_head_that_moved_unseen_is_not_moved_again(journal: SqliteJournal) -> None:
    """Nobody can do this while the writer holds the lock; if somebody could, nothing would be written twice."""
    writer = journal._writer
    writer._connection.execute("UPDATE heads SET head = 9 WHERE key = (SELECT key FROM lines WHERE id = 'oak')")
    with pytest.raises(sqlite3.IntegrityError, match="not where its writer left it"):
        await journal.append(Append("oak", 4, [b"hop"]))
    assert writer._connection.execute("SELECT count(*) FROM entries").fetchone() == (8,)
    with pytest.raises(Taken):
        await journal.append(Append("oak", 4, [b"hop"]))
    assert await journal.append(Append("elm", 4, [b"hop"])) == Appended(4)


async def test_a_table_another_process_forgot_is_gone_here_too(journal: SqliteJournal, other: SqliteWriter) -> None:
    other.forget("oak")
    with pytest.raises(LookupError):
        await journal.append(Append("oak", 4, [b"hop"]))
    await journal.create_table(NewTable("oak", "pryzhok"))
    assert await journal.read("oak") == []
    assert await journal.append(Append("oak", 0, [b"hop"])) == Appended(0)


@pytest.mark.parametrize("tables", [1, 3, 64, 85, 255])
async def test_groups_of_any_size(tmp_path: Path, tables: int) -> None:
    writer = SqliteWriter(tmp_path / "journal.db")
    names = [f"table {k}" for k in range(tables)]
    writer.write([Append(name, 0, [b"opened"], new=NewTable(name, "pryzhok")) for name in names])
    answers, _ = writer.write([Append(name, 1, [b"one", b"two"], "ann:1") for name in names])
    assert answers == [Appended(1)] * tables
    assert writer._connection.execute("SELECT count(*), min(head), max(head) FROM tables").fetchone() == (tables, 3, 3)
    writer.close()
