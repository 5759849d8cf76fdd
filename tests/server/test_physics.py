"""Physics over the websocket: a point is aimed at, CHANCE answers with a note, to the end and again without physics."""

import asyncio
from typing import Any

import pytest

from igroteka.engine.answers import Answer
from igroteka.engine.core.state import State
from tests.server.harness import Player, begun, served, table_of
from tests.tables.physics_games import Tumble

HERE = {"path": ["heap"], "at": [150.4, 70]}


async def push(player: Player, **more: Any) -> dict[str, Any]:
    said = {"type": "aim", "version": player.state["version"], "seat": player.state["seat"], **HERE, **more}
    return await player.ask(**said)


async def asked(players: list[Player]) -> Player:
    """Whoever is asked, once everybody sees the same."""
    while True:
        newest = max(player.state["version"] for player in players)
        for player in players:
            while player.state["version"] < newest:
                await player.next()
        for player in players:
            if player.state["gestures"] or player.state["table"]["phase"] == "over":
                return player
        await players[0].next()


async def test_a_gesture_that_ends_in_a_point_is_an_action() -> None:
    async with served(Tumble()) as server, Player(server) as ann:
        table = await table_of(ann, "tumble", ["me", "me"], options={"first": "0"}, start=True)
        await ann.connect(table, seat=0)
        assert ann.state["gestures"] == [{"touch": "heap", "label": {"key": "push", "args": {}}, "point": True}]
        assert (await push(ann))["type"] == "done"
        await ann.until("state", actors=[1])
        assert (ann.state["last"]["seat"], ann.state["last"]["name"][:5]) == (-1, "fell ")


@pytest.mark.parametrize(
    "wrong", [{"at": [1e5, 0]}, {"at": [-1, 0]}, {"path": []}, {"path": ["x", "y"]}, {"seat": 1}, {"at": [1e9, 0]}]
)
async def test_a_point_that_is_no_action_is_refused(wrong: dict[str, Any]) -> None:
    async with served(Tumble()) as server, Player(server) as ann, Player(server) as bob:
        await begun(ann, bob, "tumble", first="0")
        await ann.until("state", actors=[0])
        said = {"type": "aim", "id": "x", "version": ann.state["version"], "seat": 0, **HERE, **wrong}
        await ann.send(**said)
        problem = await ann.until("refused")
        assert problem["ru"] != problem["key"] != problem["en"]
        assert (await push(ann))["type"] == "done"


async def test_where_nothing_can_be_aimed_at_a_point_is_refused() -> None:
    async with served() as server, Player(server) as ann:
        await ann.connect(await table_of(ann, "nim", ["me", "bot"], options={"first": "0"}, start=True))
        assert (await push(ann))["key"] == "server-nothing-to-aim-at"


async def test_physics_from_start_to_end_in_the_record_and_again() -> None:
    """Every answer is in the record with its note; the record plays again on a server whose physics is broken."""
    async with served(Tumble()) as server, Player(server) as ann, Player(server) as bob:
        table = await begun(ann, bob, "tumble")
        await ann.until("state", version=ann.state["version"] + 1)
        while (player := await asked([ann, bob])).state["table"]["phase"] != "over":
            await push(player)
        record = await ann.get(f"/api/tables/{table}/record")
    assert " ; pose " in record and record.count("chance fell ") == record.count(" ; pose ")
    async with served(Broken()) as server, Player(server) as cid:
        async with cid.web.post(cid.url("/api/records"), data=record.encode()) as answer:
            brought = await answer.json()
        replay = await cid.get(f"/api/tables/{brought['id']}/replay")
        assert len(replay["moves"]) == record.count("pose") * 2


class Broken(Tumble):
    def settle(self, state: State, seed: str) -> Answer:
        raise RuntimeError("physics is out of order")


class Shaky(Tumble):
    """Physics that fails the first times it is asked."""

    asked = 0

    def settle(self, state: State, seed: str) -> Answer:
        self.asked += 1
        if self.asked < 3:
            raise RuntimeError("out of order")
        return super().settle(state, seed)


async def test_physics_that_fails_is_asked_again_and_the_push_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.server.live.automation.RETRY", 0.01)
    async with served(Shaky()) as server, Player(server) as ann:
        table = await table_of(ann, "tumble", ["me", "me"], options={"first": "0"}, start=True)
        await ann.connect(table, seat=0)
        await push(ann)
        await asyncio.wait_for(ann.until("state", actors=[1]), 5)
