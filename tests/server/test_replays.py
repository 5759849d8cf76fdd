"""Games looked back at: replays, records taken home and brought back, and through whose eyes."""

from typing import Any

import msgspec
import pytest

from tests.server.harness import Player, served, table_of


@pytest.mark.usefixtures("real_games")
async def test_a_finished_game_is_replayed_taken_home_and_brought_back() -> None:
    async with served() as server, Player(server) as ann:
        table = await table_of(ann, "pryzhok", ["me", "bot"], options={"quiet": 3, "first": "0"}, start=True)
        await ann.connect(table, wants="view")
        assert (await ann.get(f"/api/tables/{table}/record"))["key"] == "server-no-record"
        assert (await ann.get(f"/api/tables/{table}/look-back"))["key"] == "server-no-record"
        while ann.state["phase"] != "over":
            if ann.state["legal"]:
                await ann.act(ann.state["legal"][0])
            await ann.until("view")
        record = await ann.get(f"/api/tables/{table}/record")
        replay = await ann.get(f"/api/tables/{table}/replay?start=1&count=2")
        assert (replay["start"], len(replay["scenes"]), replay["moves"][0]["seat"]) == (1, 2, 0)
        back = await ann.get(f"/api/tables/{table}/look-back")
        assert len(back["curve"]) == len(replay["moves"]) + 1
        assert all(
            len(back["curve"][turn["move"]]) == 2 and turn["name"] and turn["cost"] > 0 for turn in back["turns"]
        )
        brought = await bring(ann, record)
        assert (await ann.get(f"/api/tables/{brought['id']}/record")) == record
        assert (await bring(ann, record.replace("seed ", "seed x")))["key"] == "record-at-line"


@pytest.mark.usefixtures("real_games")
async def test_a_game_being_played_is_looked_back_at_through_ones_own_eyes() -> None:
    """After a reload too. Others are told what they may know, and see no hand but their own."""
    async with served() as server, Player(server) as ann, Player(server) as bob:
        options = {"level": "full", "first": "0"}
        table = await table_of(ann, "etazhiki", ["me", "bot"], options=options, start=True, window_seconds=0)
        await ann.connect(table, wants="view")
        await ann.act(ann.state["legal"][0])
        await ann.until("view")
        moves = (await ann.get(f"/api/tables/{table}/moves?seat=0"))["moves"]
        assert moves[0]["seat"] == 0 and moves[0]["label"]["key"]
        own = await ann.get(f"/api/tables/{table}/moves/0?seat=0")
        others = await bob.get(f"/api/tables/{table}/moves/0?seat=0")
        assert cards(own) and not cards(others)
        later = await ann.get(f"/api/tables/{table}/moves/1?seat=0")
        assert later != own
        lobby = await table_of(bob, "etazhiki", ["me", "open"])
        assert (await bob.get(f"/api/tables/{lobby}/moves"))["key"] == "server-no-record"


@pytest.mark.usefixtures("real_games")
async def test_the_moves_tell_what_they_brought_and_no_secret() -> None:
    """The same for every eye, while it is played and when it is over."""
    async with served() as server, Player(server) as ann, Player(server) as bob:
        table = await table_of(ann, "etazhiki", ["me", "bot"], options={"first": "0"}, start=True, window_seconds=0)
        await ann.connect(table, wants="view")
        await ann.act(ann.state["legal"][0])
        await ann.until("view")
        own = (await ann.get(f"/api/tables/{table}/moves?seat=0"))["moves"]
        others = (await bob.get(f"/api/tables/{table}/moves"))["moves"]
        assert own[0]["brought"][0]["key"].startswith("brought-")
        assert [move["brought"] for move in own] == [move["brought"] for move in others[: len(own)]]
        await ann.ask(type="resign", seat=0)
        replay = await ann.get(f"/api/tables/{table}/replay")
        assert replay["moves"][0]["brought"] == own[0]["brought"]


def cards(scene: dict[str, Any]) -> list[str]:
    """Of a hand that lies open."""
    return [one["id"] for one in scene["sprites"] if one["id"].startswith("mine-")]


@pytest.mark.usefixtures("real_games")
async def test_a_replay_knows_who_sat_there() -> None:
    async with served() as server, Player(server) as ann:
        await ann.post("/api/me", {"name": "Аня", "picture": "fox"})
        table = await table_of(ann, "pryzhok", ["me", "bot"], start=True)
        await ann.connect(table)
        await ann.ask(type="resign", seat=0)
        assert await sitters(ann, table) == [("person", "Аня", "fox", None), ("bot", None, None, "amateur")]
        record = await ann.get(f"/api/tables/{table}/record")
        brought = (await bring(ann, record))["id"]
        assert await sitters(ann, brought) == [("person", "Аня", None, None), ("bot", None, None, "amateur")]
        nameless = record.replace("seat 0 Аня\nseat 1 bot amateur\n", "")
        brought = (await bring(ann, nameless))["id"]
        assert await sitters(ann, brought) == [("person", None, None, None)] * 2


async def sitters(player: Player, table: str) -> list[tuple[Any, ...]]:
    seats = (await player.get(f"/api/tables/{table}/replay"))["seats"]
    assert not any(seat["away"] or seat["resigned"] for seat in seats)
    return [(seat["kind"], seat["name"], seat["picture"], seat["level"]) for seat in seats]


async def test_a_person_without_a_name_is_no_bot_in_the_record() -> None:
    async with served() as server, Player(server) as ann:
        table = await table_of(ann, "nim", ["me", "me"], start=True)
        await ann.connect(table)
        await ann.ask(type="resign", seat=0)
        assert "seat 0 \nseat 1 \n" in await ann.get(f"/api/tables/{table}/record")


async def bring(player: Player, record: str) -> Any:
    async with player.web.post(player.url("/api/records"), data=record.encode()) as answer:
        return msgspec.json.decode(await answer.read())
