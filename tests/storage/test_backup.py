"""Backup and restore: from either kind of database to either, all or nothing."""

import gzip
import hashlib
import stat
from pathlib import Path
from typing import Any

import msgspec
import pytest

from igroteka.engine.refusal import Refusal
from igroteka.storage import Append, Journal, NewTable, TableChange, TableInfo, backup, open_journal, restore
from igroteka.storage.dump import Count
from igroteka.storage.opening import sqlite_path

Whole = tuple[list[TableInfo], list[object], bytes]


async def fill(url: str) -> Whole:
    async with await open_journal(url) as journal:
        await journal.create_table(NewTable("oak", "pryzhok", open=True, code="FROG", about="Юля"), [b"begin"])
        await journal.append(Append("oak", 1, [bytes(range(256)), "слово".encode()], action_id="tap"))
        await journal.append(Append("oak", 3, [b"end"], change=TableChange(phase="over")))
        await journal.create_table(NewTable("elm", "etazhiki"))
        await journal.create_table(NewTable("ash", "etazhiki"), [b"%d" % k for k in range(3000)])
        return await whole(journal)


async def whole(journal: Journal) -> Whole:
    tables = await journal.list_tables()
    return tables, [await journal.read(table.id) for table in tables], await journal.secret("cookies")


async def whole_of(url: str) -> Whole:
    async with await open_journal(url) as journal:
        return await whole(journal)


@pytest.fixture
def target_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The other kind of database."""
    if request.getfixturevalue("database_url").startswith("sqlite"):
        url: str = request.getfixturevalue("postgres_url")
        return url
    return f"sqlite:///{tmp_path}/target.db"


async def test_a_database_comes_back_as_it_was(database_url: str, tmp_path: Path) -> None:
    before = await fill(database_url)
    assert await backup(database_url, tmp_path / "backup") == Count(tables=3, entries=3004)
    async with await open_journal(database_url) as journal:
        await journal.forget("oak")
        await journal.create_table(NewTable("new", "pryzhok"), [b"later"])
    assert await restore(database_url, tmp_path / "backup", replace=True) == Count(tables=3, entries=3004)
    assert await whole_of(database_url) == before


async def test_moving_to_the_other_kind_of_database(database_url: str, target_url: str, tmp_path: Path) -> None:
    before = await fill(database_url)
    await backup(database_url, tmp_path / "backup")
    await restore(target_url, tmp_path / "backup")
    assert await whole_of(target_url) == before
    async with await open_journal(target_url) as journal:
        assert (await journal.append(Append("oak", 4, [b"on"], action_id="tap"))).repeated
        assert (await journal.append(Append("oak", 4, [b"on"]))).number == 4


async def test_a_backup_while_the_server_runs(database_url: str, tmp_path: Path) -> None:
    async with await open_journal(database_url) as journal:
        await journal.create_table(NewTable("oak", "pryzhok"), [b"begin"])
        assert await backup(database_url, tmp_path / "backup") == Count(tables=1, entries=1)
        await journal.append(Append("oak", 1, [b"hop"]))


async def test_a_restore_needs_the_server_stopped(database_url: str, tmp_path: Path) -> None:
    await fill(database_url)
    await backup(database_url, tmp_path / "backup")
    async with await open_journal(database_url) as journal:
        await journal.read("oak")
        with pytest.raises(Refusal, match="in use"):
            await restore(database_url, tmp_path / "backup", replace=True)
        await journal.append(Append("oak", 4, [b"hop"]))


async def test_a_database_that_is_not_empty_is_kept(database_url: str, tmp_path: Path) -> None:
    before = await fill(database_url)
    await backup(database_url, tmp_path / "backup")
    with pytest.raises(Refusal) as refused:
        await restore(database_url, tmp_path / "backup")
    assert "it holds 3 tables" in refused.value.text("en")
    assert "в ней 3 стола" in refused.value.text("ru")
    assert "--replace" in refused.value.text("ru")
    assert await whole_of(database_url) == before


def shorten(raw: bytes) -> bytes:
    return raw[: len(raw) * 2 // 3]


def flip_a_bit(raw: bytes) -> bytes:
    middle = len(raw) // 2
    return raw[:middle] + bytes([raw[middle] ^ 16]) + raw[middle + 1 :]


def lose_the_end(raw: bytes) -> bytes:
    return gzip.compress(gzip.decompress(raw).rsplit(b"\n", 2)[0] + b"\n")


def change_a_letter(raw: bytes) -> bytes:
    return gzip.compress(gzip.decompress(raw).replace(b"pryzhok", b"prizhok"))


def lose_an_entry(raw: bytes) -> bytes:
    lines = gzip.decompress(raw).splitlines(keepends=True)
    return gzip.compress(b"".join(lines[:100] + lines[101:]))


def lose_the_header(raw: bytes) -> bytes:
    return gzip.compress(gzip.decompress(raw).split(b"\n", 1)[1])


def nonsense(raw: bytes) -> bytes:
    return b"a letter to grandmother"


def packed_nonsense(raw: bytes) -> bytes:
    return gzip.compress(b"\xff a letter to grandmother")


def empty(raw: bytes) -> bytes:
    return b""


DAMAGES = [
    shorten,
    flip_a_bit,
    lose_the_end,
    change_a_letter,
    lose_an_entry,
    lose_the_header,
    nonsense,
    packed_nonsense,
    empty,
]


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_backup_changes_nothing(sqlite_url: str, tmp_path: Path, damage: object) -> None:
    before = await fill(sqlite_url)
    await backup(sqlite_url, tmp_path / "backup")
    (tmp_path / "backup").write_bytes(damage((tmp_path / "backup").read_bytes()))  # type: ignore[operator]
    with pytest.raises(Refusal) as refused:
        await restore(sqlite_url, tmp_path / "backup", replace=True)
    assert refused.value.key == "storage-backup-damaged"
    assert str(tmp_path / "backup") in refused.value.text("ru")
    assert await whole_of(sqlite_url) == before


async def test_a_newer_backup_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    (tmp_path / "backup").write_bytes(gzip.compress(b'{"type":"igroteka-backup","format":99,"made":0}\n'))
    with pytest.raises(Refusal, match="newer Igroteka"):
        await restore(sqlite_url, tmp_path / "backup")


async def test_a_damaged_database_is_replaced_and_kept_beside(sqlite_url: str, tmp_path: Path) -> None:
    before = await fill(sqlite_url)
    await backup(sqlite_url, tmp_path / "backup")
    file = sqlite_path(sqlite_url)
    file.write_bytes(b"\0" * 100 + file.read_bytes()[100:])
    with pytest.raises(Refusal, match="damaged"):
        await restore(sqlite_url, tmp_path / "backup")
    await restore(sqlite_url, tmp_path / "backup", replace=True)
    assert await whole_of(sqlite_url) == before
    assert len(list(tmp_path.glob("igroteka.db.damaged-*"))) == 1


async def test_a_damaged_database_is_not_backed_up_over_a_good_backup(sqlite_url: str, tmp_path: Path) -> None:
    await fill(sqlite_url)
    await backup(sqlite_url, tmp_path / "backup")
    good, file = (tmp_path / "backup").read_bytes(), sqlite_path(sqlite_url)
    file.write_bytes(file.read_bytes()[:20_000])
    with pytest.raises(Refusal, match="damaged"):
        await backup(sqlite_url, tmp_path / "backup")
    assert (tmp_path / "backup").read_bytes() == good
    assert list(tmp_path.glob(".backup*")) == []


async def test_a_database_that_lost_an_entry_is_noticed(sqlite_url: str, tmp_path: Path) -> None:
    async with await open_journal(sqlite_url) as journal:
        await journal.create_table(NewTable("oak", "pryzhok"), [b"one", b"two"])
        journal._writer._connection.execute("DELETE FROM entries WHERE number = 1")  # type: ignore[attr-defined]
    with pytest.raises(Refusal, match="contradicts itself"):
        await backup(sqlite_url, tmp_path / "backup")


async def test_only_the_owner_may_read_a_backup(sqlite_url: str, tmp_path: Path) -> None:
    await fill(sqlite_url)
    await backup(sqlite_url, tmp_path / "backup")
    assert stat.S_IMODE((tmp_path / "backup").stat().st_mode) == 0o600


async def test_files_that_are_not_there(sqlite_url: str, tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="no database file"):
        await backup(sqlite_url, tmp_path / "backup")
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(Refusal, match="cannot be read"):
        await restore(sqlite_url, tmp_path / "backup")
    await fill(sqlite_url)
    with pytest.raises(Refusal, match="could not be written"):
        await backup(sqlite_url, tmp_path / "nowhere" / "backup")
    with pytest.raises(Refusal):
        await backup("memory:", tmp_path / "backup")


# What a stranger may have done to a file


def forged(file: Path, *more: object, drop: int | None = None, after: bytes = b"") -> None:
    """A backup with other lines, its checksum made right again."""
    lines = [line for line in gzip.decompress(file.read_bytes()).splitlines(keepends=True) if b'"end"' not in line]
    if drop is not None:
        del lines[drop]
    lines += [msgspec.json.encode(line) + b"\n" for line in more]
    end = {"type": "end", "lines": len(lines), "sha256": hashlib.sha256(b"".join(lines)).hexdigest()}
    file.write_bytes(gzip.compress(b"".join(lines) + msgspec.json.encode(end) + b"\n" + after))


@pytest.fixture
async def backed_up(tmp_path: Path) -> Path:
    url, file = f"sqlite:///{tmp_path / 'old.db'}", tmp_path / "club.backup"
    async with await open_journal(url) as journal:
        await journal.create_table(NewTable("oak", "pryzhok", code="FROG"), [b"one", b"two"])
        await journal.secret("guests")
    await backup(url, file)
    return file


TABLE = {"type": "table", "id": "elm", "game": "pryzhok", "phase": "lobby", "open": False, "code": None, "about": "",
         "head": 0, "created": 1, "touched": 1}  # fmt: skip


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"after": b'{"type":"entry","table":"oak","number":2,"text":"x"}\n'}, "follows the end"),
        ({"drop": -1}, "entries instead of"),
        ({"more": [{**TABLE, "id": "oak"}]}, "twice"),
        ({"more": [{**TABLE, "code": "FROG"}]}, "twice"),
        ({"more": [{**TABLE, "created": 2**63}]}, "created"),
        ({"more": [{**TABLE, "head": 2**63}]}, "head"),
        ({"more": [{**TABLE, "id": "a\0b"}]}, "no text"),
    ],
)
async def test_a_forged_backup_is_refused_before_anything_is_touched(
    backed_up: Path, tmp_path: Path, change: dict[str, Any], problem: str
) -> None:
    forged(backed_up, *change.pop("more", []), **change)
    with pytest.raises(Refusal, match=problem):
        await restore(f"sqlite:///{tmp_path / 'new.db'}", backed_up)
    assert not (tmp_path / "new.db").exists()


async def test_a_line_without_an_end_is_refused(
    backed_up: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("igroteka.storage.dump.LONGEST", 1000)
    backed_up.write_bytes(gzip.compress(b'{"type":"igroteka-backup","format":1,"made":' + b"1" * 2000))
    with pytest.raises(Refusal, match="without an end"):
        await restore(f"sqlite:///{tmp_path / 'new.db'}", backed_up)


@pytest.mark.parametrize("left", [0.1, 0.5, 0.9])
async def test_a_database_file_cut_short_is_noticed_and_left_alone(tmp_path: Path, left: float) -> None:
    file = tmp_path / "club.db"
    async with await open_journal(f"sqlite:///{file}") as journal:
        await journal.create_table(NewTable("oak", "pryzhok"), [b"x" * 3000] * 40)
    file.write_bytes(file.read_bytes()[: int(file.stat().st_size * left)])
    before = file.read_bytes()
    with pytest.raises(Refusal, match=r"club\.db"):
        await open_journal(f"sqlite:///{file}")
    assert file.read_bytes() == before
