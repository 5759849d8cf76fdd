"""The database: whose it is, and what is said when it is full or away."""

import asyncio
import json
import os
import stat
from pathlib import Path
from typing import Any

import pytest

from igroteka.server.live.context import CONTEXT
from igroteka.storage import open_journal
from igroteka.storage.refusals import refusal as storage_refusal
from tests.server.harness import Player, said, served, table_of

# The file


@pytest.mark.skipif(os.name == "nt", reason="files have owners elsewhere")
async def test_the_database_is_its_owners(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        async with await open_journal(f"sqlite:///{tmp_path / 'club.db'}") as journal:
            await journal.secret("guests")
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    finally:
        os.umask(old)
    assert modes["club.db"] == 0o600
    assert set(modes.values()) == {0o600}


# A full disk, a database that is away


async def test_a_full_disk_is_said_and_its_place_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    async with served() as server, Player(server) as ann:
        table = await table_of(ann, "nim", ["me", "bot"], options={"first": "0"}, start=True)
        await ann.connect(table)
        journal = server.app[CONTEXT].journal
        append = journal.append

        async def full(wish: Any) -> Any:
            raise storage_refusal("full", place="/var/lib/secret/club.db")

        monkeypatch.setattr(journal, "append", full)
        answer = await ann.act(1)
        assert answer["key"] == "server-full"
        assert "/var/lib" not in json.dumps(answer)
        assert "storage-full" in await ann.get("/healthz")
        monkeypatch.setattr(journal, "append", append)
        assert (await ann.act(1))["type"] == "done"
        assert await ann.get("/healthz") == "ok\n"


async def test_health_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.server.http.health.SOON", 0.05)
    async with served() as server, Player(server) as ann:
        monkeypatch.setattr(server.app[CONTEXT].journal, "check", lambda: asyncio.sleep(60))
        status, _ = await asyncio.wait_for(said(ann, "GET", "/healthz"), 5)
        assert status == 503
