"""What is not a whole database of ours is refused with a sentence, and not touched."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from igroteka.engine.refusal import Refusal
from igroteka.storage import Append, NewTable, open_journal
from igroteka.storage.opening import sqlite_path


@pytest.fixture
async def file(sqlite_url: str) -> Path:
    """A healthy database with enough in it to be damaged."""
    async with await open_journal(sqlite_url) as journal:
        for table in ("oak", "elm", "ash"):
            await journal.create_table(NewTable(table, "pryzhok"), [b"hop" * 100] * 200)
    return sqlite_path(sqlite_url)


async def refused(url: str) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        await open_journal(url)
    return refusal.value


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def overwrite(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.seek(5 * 4096)
        opened.write(b"\xa5" * 3 * 4096)


def replace_by_text(file: Path) -> None:
    file.write_text("This is a shopping list, not a database. " * 200)


def replace_by_zip(file: Path) -> None:
    file.write_bytes(b"PK\x03\x04" + bytes(range(256)) * 50)


def spoil_the_header(file: Path) -> None:
    file.write_bytes(b"\0" * 100 + file.read_bytes()[100:])


@pytest.mark.parametrize("damage", [cut, overwrite, replace_by_text, replace_by_zip, spoil_the_header])
async def test_a_damaged_file_is_refused_with_advice(sqlite_url: str, file: Path, damage: object) -> None:
    damage(file)  # type: ignore[operator]
    before = file.read_bytes()
    refusal = await refused(sqlite_url)
    assert refusal.key == "storage-damaged"
    for language in ("ru", "en"):
        assert str(file) in refusal.text(language)
        assert "igroteka restore" in refusal.text(language)
    assert file.read_bytes() == before


async def test_damage_that_is_met_later_is_a_sentence_too(sqlite_url: str, file: Path) -> None:
    async with await open_journal(sqlite_url) as journal:
        overwrite(file)
        with pytest.raises(Refusal, match="damaged"):
            await asyncio.gather(*(journal.read(table) for table in ("oak", "elm", "ash")))


async def test_somebody_elses_database_is_left_alone(sqlite_url: str) -> None:
    path = sqlite_path(sqlite_url)
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    before = path.read_bytes()
    refusal = await refused(sqlite_url)
    assert "not one of Igroteka's" in str(refusal)
    assert path.read_bytes() == before


async def test_an_empty_file_is_a_new_database(sqlite_url: str) -> None:
    sqlite_path(sqlite_url).touch()
    async with await open_journal(sqlite_url) as journal:
        await journal.check()


async def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    refusal = await refused(f"sqlite:///{tmp_path}/nowhere/club.db")
    assert str(tmp_path / "nowhere") in str(refusal)


async def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    refusal = await refused(f"sqlite:///{tmp_path}")
    assert refusal.key == "storage-unreachable"


async def test_an_unknown_kind_of_database() -> None:
    for url in ("mysql://somebody:secret@host/club", "club.db", "", "sqlite:///"):
        refusal = await refused(url)
        assert refusal.key == "storage-bad-url"
        assert "secret" not in str(refusal)


async def test_a_server_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.storage.postgres.journal.PATIENCE", 0.2)
    refusal = await refused(f"postgresql://somebody:secret@/club?host={tmp_path}")
    assert refusal.key == "storage-unreachable"
    assert "secret" not in str(refusal)


async def test_a_database_the_server_does_not_have(postgres_url: str) -> None:
    refusal = await refused(postgres_url.replace("/test_", "/nowhere_"))
    assert refusal.key == "storage-unreachable"
    assert "does not exist" in str(refusal)


async def test_a_full_disk_fails_the_append_and_not_the_journal(sqlite_url: str) -> None:
    async with await open_journal(sqlite_url) as journal:
        await journal.create_table(NewTable("oak", "pryzhok"))
        connection = journal._writer._connection  # type: ignore[attr-defined]
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages + 2}")
        with pytest.raises(Refusal, match="no room left"):
            await journal.append(Append("oak", 0, [b"x" * 100_000]))
        connection.execute("PRAGMA max_page_count = 1000000")
        await journal.append(Append("oak", 0, [b"x" * 100_000]))
        assert len(await journal.read("oak")) == 1
