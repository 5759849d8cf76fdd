"""What is asked of an SQLite file costs what is found, however long the journal and however many the tables."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from igroteka.storage.listing import question
from igroteka.storage.sqlite.chain import CHAIN, FORGET
from igroteka.storage.sqlite.writing import NEWS, SqliteWriter

HEADS = "SEARCH heads USING INTEGER PRIMARY KEY (rowid=?)"


@pytest.fixture
def writer(tmp_path: Path) -> Iterator[SqliteWriter]:
    writer = SqliteWriter(tmp_path / "journal.db")
    yield writer
    writer.close()


def plan(writer: SqliteWriter, sql: str, *values: object) -> list[str]:
    return [line[3] for line in writer._connection.execute(f"EXPLAIN QUERY PLAN {sql}", values)]


def test_news_are_searched_by_their_place(writer: SqliteWriter) -> None:
    assert plan(writer, NEWS, 7)[0] == "SEARCH entries USING INTEGER PRIMARY KEY (rowid>?)"


@pytest.mark.parametrize(("sql", "values"), [(CHAIN, ("oak", -1)), (FORGET, ("oak",))])
def test_a_tables_entries_are_searched_one_by_one(writer: SqliteWriter, sql: str, values: tuple[object, ...]) -> None:
    steps = plan(writer, sql, *values)
    assert HEADS in steps
    assert not any(step.startswith(("SCAN entries", "SCAN lines")) for step in steps)


def test_a_list_of_one_phase_comes_in_the_order_of_its_index(writer: SqliteWriter) -> None:
    sql, values = question(lambda k: "?", 100, None, phase="lobby")
    first, second = plan(writer, sql, *values)
    assert first.startswith("SEARCH lines USING INDEX lines_by_phase (phase=?")
    assert second == HEADS
