"""SH-71: best scores of those who play alone are kept for the whole club, whatever happens to the server."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from igroteka import games, tables
from igroteka.engine.answers import Answer
from igroteka.server.live import automation
from igroteka.server.live.context import CONTEXT
from igroteka.storage import NewTable, open_journal
from igroteka.tables import decode, encode
from tests.server.harness import Player, said, served, table_of

FIZZ = games.game("shipuchka")


async def tower(player: Player, chips: int, **options: Any) -> str:
    """A run alone that is stopped with so many chips standing; nothing falls."""
    table = await table_of(player, "shipuchka", ["me"], options=options, start=True)
    await player.connect(table, wants="view", seat=0)
    for count in range(chips):
        await player.act(player.state["legal"][0])
        await player.until("view")
        await player.act(f"@{-20 + 5 * count},0")
        while len((await player.until("view"))["view"]["pile"]) <= count:
            pass
    await player.act("stop")
    return table


async def entered(server: Any) -> None:
    """All that has ended is in the book."""
    for room in server.app[CONTEXT].rooms.loaded.values():
        await asyncio.gather(*room.background.tasks)


async def best(player: Player, table: str) -> dict[str, Any]:
    found: dict[str, Any] = await player.get(f"/api/tables/{table}/best")
    return found


@pytest.fixture(autouse=True)
def nothing_falls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automation, "RETRY", 0.0)
    monkeypatch.setattr(type(FIZZ), "settle", lambda game, state, seed: Answer(game.parse("fell -"), ""))


async def test_sh_71_the_club_knows_everybodys_best() -> None:
    async with served(FIZZ) as server, Player(server) as ann, Player(server) as bob:
        await bob.post("/api/me", {"name": "Боб"})
        first = await best(ann, await tower(ann, 1))
        await entered(server)
        assert (first["score"], first["fresh"], first["club"][0]["mine"]) == (1, True, True)
        higher = await best(bob, await tower(bob, 2))
        await entered(server)
        assert [(run["name"], run["score"], run["mine"]) for run in higher["club"]] == [
            ("Боб", 2, True),
            ("", 1, False),
        ]
        worse = await best(bob, await tower(bob, 1))
        assert (worse["score"], worse["fresh"], len(worse["club"])) == (2, False, 2)
        other = await best(bob, await tower(bob, 0, hands="steady"))
        assert [run["score"] for run in other["club"]] == [0]  # another way to play


async def test_sh_71_best_scores_outlive_the_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'club.sqlite'}"
    async with served(FIZZ, journal=await open_journal(url)) as server, Player(server) as ann:
        table = await tower(ann, 2)
        assert (await best(ann, table))["score"] == 2
        await entered(server)
    async with served(FIZZ, journal=await open_journal(url)) as server, Player(server) as bob:
        later = await best(bob, await tower(bob, 1))
        assert [run["score"] for run in later["club"]] == [2, 1] and later["score"] == 1
        assert (await best(bob, table))["fresh"]  # whoever looks: it was set in that game


async def test_a_run_is_entered_when_it_ends_though_nobody_looks_at_its_end() -> None:
    async with served(FIZZ) as server, Player(server) as ann, Player(server) as bob:
        await tower(ann, 2)
        await entered(server)
        later = await best(bob, await tower(bob, 1))
        assert [run["score"] for run in later["club"]] == [2, 1]


async def test_looking_at_best_scores_writes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: Any) -> None: ...

    monkeypatch.setattr(automation, "enter", nothing)
    async with served(FIZZ) as server, Player(server) as ann:
        assert (await best(ann, await tower(ann, 1)))["score"] == 1
        assert not await server.app[CONTEXT].journal.read("best shipuchka")


async def test_what_is_no_finished_game_of_one_has_no_best_score() -> None:
    async with served(FIZZ) as server, Player(server) as ann:
        running = await table_of(ann, "shipuchka", ["me"], start=True)
        two = await table_of(ann, "shipuchka", ["me", "bot"], start=True)
        for table in (running, two, "best shipuchka", "nothing"):
            assert (await said(ann, "GET", f"/api/tables/{table}/best"))[0] == 404, table


async def test_the_book_is_no_table() -> None:
    async with served(FIZZ) as server, Player(server) as ann:
        await tower(ann, 0)
        await entered(server)
        for address in ("/api/tables/best shipuchka", "/api/tables/best shipuchka/replay"):
            status, problem = await said(ann, "GET", address)
            assert (status, problem["key"]) == (404, "server-no-table")


@pytest.mark.parametrize("name", [option.name for option in FIZZ.options])
async def test_a_run_whose_journal_lacks_an_option_has_a_best_score(name: str) -> None:
    """An earlier version took incomplete records; such a game was played with the option's default."""
    played, old = await open_journal("memory:"), await open_journal("memory:")
    async with served(FIZZ, journal=played) as server, Player(server) as ann:
        table = await tower(ann, 1)
        whole = await best(ann, table)
        bodies = [entry.body for entry in await played.read(table)]
    await old.create_table(NewTable(table, FIZZ.id), [without(body, name) for body in bodies])
    async with served(FIZZ, journal=old) as server, Player(server) as bob:
        status, found = await said(bob, "GET", f"/api/tables/{table}/best")
        assert (status, [run["score"] for run in found["club"]]) == (200, [run["score"] for run in whole["club"]])


def without(body: bytes, name: str) -> bytes:
    """Return a line of a journal without an option."""
    line = decode(body)
    if isinstance(line, tables.Opened | tables.Started):
        line = msgspec.structs.replace(line, options={k: v for k, v in line.options.items() if k != name})
    return encode(line)


async def test_sh_71_a_best_score_counts_for_the_way_it_was_played() -> None:
    """Options chosen afterwards are those of the next game."""
    async with served(FIZZ) as server, Player(server) as ann, Player(server) as bob:
        table = await tower(ann, 1)
        changed = await ann.ask(type="options", options={"hands": "shaky"})
        assert changed["type"] == "done"
        await tower(bob, 2)
        await entered(server)
        assert [run["score"] for run in (await best(ann, table))["club"]] == [2, 1]
