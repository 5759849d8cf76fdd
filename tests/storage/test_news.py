"""Looking for what other processes wrote costs what is new, however long the journal is."""

from pathlib import Path

from igroteka.storage.sqlite_writing import NEWS, SqliteWriter


def test_news_are_searched_by_their_place(tmp_path: Path) -> None:
    writer = SqliteWriter(tmp_path / "journal.db")
    plan = [line[3] for line in writer._connection.execute(f"EXPLAIN QUERY PLAN {NEWS}", (7,))]
    writer.close()
    assert plan[0] == "SEARCH entries USING INTEGER PRIMARY KEY (rowid>?)"
