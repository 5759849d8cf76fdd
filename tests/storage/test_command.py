"""`igroteka backup` and `igroteka restore`: the counts are told, a bad file gets a sentence."""

import asyncio
from pathlib import Path

import pytest

from igroteka.cli import main
from igroteka.storage import Append, open_journal
from igroteka.storage.journal import NewTable


async def filled(url: str) -> None:
    journal = await open_journal(url)
    await journal.create_table(NewTable("t1", "pryzhok", code="ABCD"), [b"one"])
    await journal.append(Append("t1", 1, [b"two"]))
    await journal.close()


def test_there_and_back(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IGROTEKA_LANGUAGE", "ru")
    old, new, file = f"sqlite:///{tmp_path}/old.db", f"sqlite:///{tmp_path}/new.db", tmp_path / "all.backup"
    asyncio.run(filled(old))
    assert main(["backup", str(file), "--database", old]) == 0
    assert "1 стол, 2 строки журнала" in capsys.readouterr().out
    assert main(["restore", str(file), "--database", new]) == 0
    assert main(["restore", str(file), "--database", new]) == 2
    assert "--replace" in capsys.readouterr().err
    assert main(["restore", str(file), "--database", new, "--replace"]) == 0


def test_a_bad_backup_gets_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bad").write_bytes(b"nothing of ours")
    assert main(["restore", str(tmp_path / "bad"), "--database", f"sqlite:///{tmp_path}/new.db"]) == 2
    assert "damaged" in capsys.readouterr().err
