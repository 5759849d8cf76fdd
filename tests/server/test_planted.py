"""Faults that once could be planted without a test noticing."""

import asyncio
import copy
import os
import stat
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession

from igroteka import tables
from igroteka.engine.thinking import Question, Reply
from igroteka.server.live.context import CONTEXT
from igroteka.server.live.views import missed
from igroteka.storage import open_journal
from tests.server.harness import Player, begun, served, table_of
from tests.tables.harness import Bench
from tests.tables.small_games import Snatch, held

HEAP = {"heap": 12, "first": "0"}


async def test_whoever_has_lost_a_seat_has_lost_its_eyes() -> None:
    async with served() as server, Player(server) as ann, Player(server) as bob:
        table = await table_of(ann, "snatch", ["me", "open"])
        await ann.connect(table)
        await bob.connect(table)
        await bob.ask(type="sit")
        await bob.until("state", seat=1)
        await ann.ask(type="stand", seat=1)
        assert (await bob.until("state"))["seat"] is None
        (client,) = [one for one in room_of(server).clients if one.seat is None]
        assert client.guest.id not in [seat.guest for seat in room_of(server).table.seats]


def room_of(server: Any) -> Any:
    (room,) = server.app[CONTEXT].rooms.loaded.values()
    return room


async def test_a_commit_is_on_the_disk(tmp_path: Path) -> None:
    async with await open_journal(f"sqlite:///{tmp_path / 'club.db'}") as journal:
        writer = journal._writer._connection  # type: ignore[attr-defined]
        assert writer.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
        assert writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)


async def test_after_an_append_without_an_answer_the_journal_is_read_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann's move was written, but nobody here knows; bob's answer to it must not be refused as out of turn."""
    async with served() as server, Player(server) as ann, Player(server) as bob:
        await begun(ann, bob, "nim", **HEAP)
        await ann.until("state", actors=[0])
        await bob.until("state", actors=[0])
        journal = server.app[CONTEXT].journal
        append = journal.append

        async def silent(wish: Any) -> Any:
            monkeypatch.setattr(journal, "append", append)
            await append(wish)
            raise RuntimeError("the answer is lost")

        monkeypatch.setattr(journal, "append", silent)
        version = bob.state["version"]
        assert (await ann.act("take2", id="lost"))["key"] == "server-busy"
        answer = await bob.act("take1", seat=1, version=version + 1)
        assert answer["type"] == "done", answer
        assert (await ann.act("take2", id="lost"))["type"] == "done"  # it counts once
        assert room_of(server).table.playing().state.heap == 9


async def test_one_command_at_a_time_is_written_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is asked meanwhile is decided on the table as it is after the first."""
    async with served() as server, Player(server) as ann, Player(server) as bob:
        await begun(ann, bob, "nim", **HEAP)
        room, journal = room_of(server), server.app[CONTEXT].journal
        append, under_way = journal.append, asyncio.Lock()

        async def slow(wish: Any) -> Any:
            assert not under_way.locked(), "two appends of one table at once"
            async with under_way:
                await asyncio.sleep(0)  # whoever else may write would now
                return await append(wish)

        monkeypatch.setattr(journal, "append", slow)
        guests = [seat.guest for seat in room.table.seats]
        leaving = [room.do(tables.Leave(guest=guest, seat=seat)) for seat, guest in enumerate(guests)]
        assert await asyncio.gather(*leaving) == [True, True]


async def test_a_bots_illegal_action_is_replaced_by_a_legal_one(monkeypatch: pytest.MonkeyPatch) -> None:
    async def wild(question: Question) -> Reply:
        return Reply(plan=[999, -5])

    async with served() as server, Player(server) as ann:
        monkeypatch.setattr(server.app[CONTEXT].shelf.minds, "ask", wild)
        table = await table_of(ann, "nim", ["bot", "me"], options=HEAP, start=True)
        await ann.connect(table)
        await ann.until("state", actors=[1])
        assert room_of(server).table.playing().done[0][:2] == (0, 0)  # the first legal one


@pytest.mark.parametrize("hands", [("1444", "4444"), ("4444", "1444"), ("1444", "1444"), ("4444", "4444")])
def test_who_comes_back_after_a_pause_is_not_shown_who_let_go(hands: tuple[str, str]) -> None:
    """Letting go is no stage of what was missed: the number of beats would tell how many could have cut in."""
    bench = Bench(Snatch(), 3, options={"first": "0"}).seat("ann", "bob", "cid").start()
    held(bench.table.play.state, p0="1230", p1=hands[0], p2=hands[1])
    dealt = bench.table.play.state.clone()
    bench.table.play.dealt = dealt.clone
    version = bench.table.version
    for action in ("1", "2"):
        bench.act(0, action)
        bench.wait(9).do(tables.RunOut())
    assert [state.view(None)["top"] for state in missed(bench.table, version)] == [1]


@pytest.mark.parametrize("wants", ["scene", "view"])
async def test_two_windows_of_one_guest_see_with_their_own_eyes(wants: str) -> None:
    """What is made once for equal eyes is not sent to the guest's other window, which looks from another seat."""
    async with served() as server, Player(server) as ann:
        window = copy.copy(ann)
        table = await table_of(ann, "snatch", ["me", "me"], options={"first": "0"}, start=True)
        for seat, player in enumerate((ann, window)):
            await player.connect(table, wants=wants)
            await player.send(type="look", seat=seat)
            await player.until("state", "view", seat=seat)
        room = room_of(server)
        assert {client.guest.id for client in room.clients} == {room.table.seats[0].guest}
        await ann.act(room.table.play.state.legal(0)[0], seat=0)
        for seat, player in enumerate((ann, window)):
            await player.synchronised()
            shown = player.state["scene"]["prompt"]["key"] if wants == "scene" else player.state["view"]["hand"]
            assert player.state["seat"] == seat and player.state["version"] == room.table.version
            assert shown == (f"seat-{seat}" if wants == "scene" else room.table.play.state.view(seat)["hand"])


@pytest.mark.parametrize("trust_proxy", [False, True])
async def test_a_forwarded_scheme_counts_only_behind_a_trusted_proxy(trust_proxy: bool) -> None:
    async with served(trust_proxy=trust_proxy) as server, ClientSession() as web:
        headers = {"X-Forwarded-Proto": "https"}
        async with web.get(server.make_url("/api/me"), headers=headers) as answer:
            cookie = answer.headers["Set-Cookie"]
    assert ("secure" in cookie.lower()) is trust_proxy


@pytest.mark.skipif(os.name == "nt", reason="files have owners elsewhere")
async def test_a_database_that_others_could_read_is_made_its_owners(tmp_path: Path) -> None:
    """It holds seeds and the key of the cookies, also if somebody has copied it there with other rights."""
    place = f"sqlite:///{tmp_path / 'club.db'}"
    async with await open_journal(place) as journal:
        await journal.secret("guests")
    (tmp_path / "club.db").chmod(0o644)
    async with await open_journal(place) as journal:
        await journal.secret("guests")
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    assert modes["club.db"] == 0o600 and set(modes.values()) == {0o600}
