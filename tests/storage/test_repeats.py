"""An action counts once in an SQLite journal too, though no index of the ids is there to see to it."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from igroteka.storage import Append
from igroteka.storage.journal import Appended, NewTable, Taken
from igroteka.storage.sqlite import heads, repeats
from igroteka.storage.sqlite.writing import SqliteWriter


@pytest.fixture
async def writer(tmp_path: Path) -> AsyncIterator[SqliteWriter]:
    writer = SqliteWriter(tmp_path / "journal.db")
    writer.write([Append("oak", 0, [b"opened"], new=NewTable("oak", "pryzhok"))])
    yield writer
    writer.close()


def told(writer: SqliteWriter, number: int, action_id: str | None) -> object:
    [answer], _ = writer.write([Append("oak", number, [b"acted"], action_id)])
    return answer


async def test_a_repeat_is_noticed_whatever_number_it_asks_for(writer: SqliteWriter) -> None:
    assert told(writer, 1, "ann:1") == Appended(1)
    assert told(writer, 2, "ann:1") == Appended(1, repeated=True)
    assert told(writer, 1, "ann:1") == Appended(1, repeated=True)
    assert told(writer, 2, "ann:2") == Appended(2)


async def test_a_repeat_is_noticed_by_whoever_opens_the_file_later(writer: SqliteWriter, tmp_path: Path) -> None:
    told(writer, 1, "ann:1")
    later = SqliteWriter(tmp_path / "journal.db")
    assert told(later, 2, "ann:1") == Appended(1, repeated=True)
    later.close()


async def test_what_another_process_wrote_is_known_too(writer: SqliteWriter, tmp_path: Path) -> None:
    told(writer, 1, "ann:1")
    other = SqliteWriter(tmp_path / "journal.db")
    assert told(other, 2, "bob:1") == Appended(2)
    assert isinstance(told(writer, 2, "ann:2"), Taken)
    assert told(writer, 3, "bob:1") == Appended(2, repeated=True)
    assert told(writer, 3, "ann:2") == Appended(3)
    assert told(other, 4, "ann:2") == Appended(3, repeated=True)
    other.close()


async def test_marks_that_look_alike_are_told_apart(writer: SqliteWriter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(repeats, "mark", lambda action_id: 7)
    assert [told(writer, number, f"ann:{number}") for number in (1, 2, 3)] == [Appended(1), Appended(2), Appended(3)]


async def test_only_so_many_tables_are_remembered(writer: SqliteWriter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heads, "TABLES", 1)
    told(writer, 1, "ann:1")
    writer.write([Append("elm", 0, [b"opened"], new=NewTable("elm", "pryzhok"))])
    writer.write([Append("elm", 1, [b"acted"], "ann:1")])
    assert told(writer, 2, "ann:1") == Appended(1, repeated=True)


async def test_nothing_is_remembered_of_what_was_not_written(writer: SqliteWriter) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        writer.write([Append("oak", 1, [b"acted"], "ann:1"), Append("oak", 2, [3], "ann:2")])  # type: ignore[list-item]
    assert told(writer, 1, "ann:1") == Appended(1)


async def test_a_table_made_anew_under_its_old_name(writer: SqliteWriter, tmp_path: Path) -> None:
    for number in (1, 2):
        told(writer, number, f"ann:{number}")
    other = SqliteWriter(tmp_path / "journal.db")
    other.forget("oak")
    other.write([Append("oak", 0, [b"opened"], new=NewTable("oak", "pryzhok"))])
    assert told(other, 1, "bob:1") == Appended(1)
    assert told(writer, 2, "bob:1") == Appended(1, repeated=True)
    assert told(writer, 2, "ann:1") == Appended(2)
    other.close()


async def test_a_longer_table_made_anew_under_its_old_name(writer: SqliteWriter, tmp_path: Path) -> None:
    told(writer, 1, "ann:1")
    other = SqliteWriter(tmp_path / "journal.db")
    other.forget("oak")
    other.write([Append("oak", 0, [b"opened"], new=NewTable("oak", "pryzhok"))])
    for number in (1, 2, 3):
        told(other, number, f"bob:{number}")
    assert told(writer, 4, "bob:1") == Appended(1, repeated=True)
    assert told(writer, 4, "ann:1") == Appended(4)
    other.close()


async def test_entries_without_an_id_in_between(writer: SqliteWriter, tmp_path: Path) -> None:
    assert [told(writer, 1, "ann:1"), told(writer, 2, None)] == [Appended(1), Appended(2)]
    assert told(writer, 3, "ann:1") == Appended(1, repeated=True)
    other = SqliteWriter(tmp_path / "journal.db")
    assert [told(other, 3, None), told(other, 4, "ann:2")] == [Appended(3), Appended(4)]
    assert told(other, 5, "ann:1") == Appended(1, repeated=True)
    assert told(writer, 5, "ann:2") == Appended(4, repeated=True)
    other.close()
