"""A file made by the first step, carried over by the later ones without loss."""

import sqlite3
from pathlib import Path

import pytest

from igroteka.storage import (
    Append,
    Appended,
    Entry,
    Journal,
    NewTable,
    TableInfo,
    Taken,
    backup,
    migrations,
    open_journal,
)
from igroteka.storage.migrations import steps
from igroteka.storage.opening import sqlite_path
from igroteka.storage.sqlite.file import open_file

TABLES = [
    ("oak", "pryzhok", "playing", 1, "FROG", "Юля", 3, 1000, 5000),
    ("elm", "etazhiki", "lobby", 0, None, "", 0, 2000, 2000),
    ("ash", "stroyka", "over", 0, "TOAD", "{}", 2, 1000, 4000),
]
ENTRIES = [  # in the order of their places, with a gap where a forgotten table was
    (1, "oak", 0, b"opened", None),
    (2, "ash", 0, b"opened", None),
    (5, "ash", 1, bytes(range(256)), "tap"),
    (6, "oak", 1, b"hop", "tap"),
    (9, "oak", 2, b"", None),
]


@pytest.fixture
def old(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = sqlite_path(sqlite_url)
    with monkeypatch.context() as patch:
        patch.setattr(migrations, "steps", lambda kind: steps(kind)[:1])
        connection = open_file(path)
    connection.executemany("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", TABLES)
    connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", ENTRIES)
    connection.execute("INSERT INTO secrets VALUES ('cookies', ?)", (b"s" * 32,))
    connection.close()
    return path


async def kept(journal: Journal) -> None:
    assert await journal.list_tables() == [
        TableInfo(id, game, phase, bool(open), *rest)
        for id, game, phase, open, *rest in (TABLES[1], TABLES[0], TABLES[2])
    ]
    for table, *_ in TABLES:
        assert await journal.read(table) == [Entry(*row[2:]) for row in ENTRIES if row[1] == table]
    assert await journal.secret("cookies") == b"s" * 32


async def test_everything_is_kept(sqlite_url: str, old: Path) -> None:
    for _ in range(2):
        async with await open_journal(sqlite_url) as journal:
            await kept(journal)


async def test_the_journal_goes_on(sqlite_url: str, old: Path) -> None:
    async with await open_journal(sqlite_url) as journal:
        assert await journal.append(Append("oak", 3, [b"hop"], action_id="tap")) == Appended(1, repeated=True)
        assert await journal.append(Append("oak", 3, [b"hop"], action_id="tap 2")) == Appended(3)
        assert await journal.append(Append("elm", 0, [b"opened"])) == Appended(0)
        with pytest.raises(Taken):
            await journal.append(Append("ash", 1, [b"late"]))
        with pytest.raises(Taken):
            await journal.create_table(NewTable("yew", "pryzhok", code="FROG"))
        assert await journal.read("oak", after=1) == [Entry(2, b""), Entry(3, b"hop", "tap 2")]


async def test_it_can_be_backed_up_at_once(sqlite_url: str, old: Path, tmp_path: Path) -> None:
    count = await backup(sqlite_url, tmp_path / "backup")
    assert (count.tables, count.entries) == (3, 5)


async def test_nothing_of_the_old_shape_is_left(sqlite_url: str, old: Path) -> None:
    async with await open_journal(sqlite_url):
        pass
    connection = sqlite3.connect(old)
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema")}
    connection.close()
    assert not any("old" in name or "entries_once" in name for name in names)
