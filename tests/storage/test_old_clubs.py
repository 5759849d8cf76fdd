"""Files of version 0.1 still open: a database, a backup, cookies and records of every game.

`tests/fixtures/v0.1` was written by that version: random games with emotes, chat, undo, absences and pauses.
`expected.json` has the positions it saw at the end of each journal.
"""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from igroteka.engine.record import Record
from igroteka.engine.replay import verify
from igroteka.games import game
from igroteka.server.guard.guests import Guest, Signer
from igroteka.storage import Journal, open_journal, restore
from igroteka.tables import Table, decode

OLD = Path(__file__).parents[1] / "fixtures" / "v0.1"
EXPECTED = json.loads((OLD / "expected.json").read_text())
RECORDS = sorted((OLD / "records").glob("*.txt"))


async def test_an_old_database_opens(tmp_path: Path) -> None:
    (tmp_path / "club.db").write_bytes(gzip.decompress((OLD / "club.db.gz").read_bytes()))
    journal = await open_journal(f"sqlite:///{tmp_path}/club.db")
    await check_club(journal)
    await journal.close()


async def test_an_old_backup_is_restored(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/new.db"
    await restore(url, OLD / "club.igroteka", replace=False)
    journal = await open_journal(url)
    await check_club(journal)
    await journal.close()


async def check_club(journal: Journal) -> None:
    """Check that all tables are as they were, and that the guests of that time are known."""
    assert {info.id for info in await journal.list_tables()} == {old["id"] for old in EXPECTED["tables"]}
    for old in EXPECTED["tables"]:
        table = Table(game(old["game"]))
        for entry in await journal.read(old["id"]):
            table.absorb(decode(entry.body), entry.action_id)
        check_table(table, old)
    assert Signer(await journal.secret("cookies")).read(EXPECTED["cookie"]) == Guest(*EXPECTED["guest"])


def check_table(table: Table, old: dict[str, Any]) -> None:
    play = table.playing()
    assert (table.phase, table.players, len(play.done)) == (old["phase"], old["players"], old["done"])
    assert {name: play.options[name] for name in old["options"]} == old["options"]
    position = plain(play.state.dump())
    assert {key: position[key] for key in old["position"]} == old["position"]
    outcome = table.outcome()
    assert (outcome is None) == (old["outcome"] is None)
    if outcome is not None:
        assert plain({"scores": outcome.scores, "ranking": outcome.ranking, "rule": outcome.rule}) == old["outcome"]


@pytest.mark.parametrize("old", EXPECTED["tables"], ids=lambda old: old["id"])
def test_an_old_position_is_loaded(old: dict[str, Any]) -> None:
    """A dump without the fields added since is a position of the rules of its time."""
    position = plain(game(old["game"]).load(old["position"]).dump())
    assert {key: position[key] for key in old["position"]} == old["position"]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_old_record_replays(path: Path) -> None:
    record = Record.parse(path.read_text())
    assert verify(record, game(record.game)).whole


def plain(data: Any) -> Any:
    """Return data as it comes back from JSON."""
    return json.loads(json.dumps(data))
