"""What happens by itself: bots take their turns, pauses run out by themselves, on real sockets."""

from typing import Any

import pytest

from igroteka import games
from igroteka.cli.wiring import shelf
from igroteka.engine.refusal import Refusal
from igroteka.server.live.context import CONTEXT
from tests.server import harness
from tests.server.harness import Player, served, table_of
from tests.wire import flat

SHORT = {"window_seconds": 0.2, "options": {"first": "0"}}


async def seated(ann: Player, bob: Player, **more: Any) -> str:
    table = await table_of(ann, "snatch", ["me", "open", "bot"], **{**SHORT, **more})
    await ann.connect(table)
    await bob.connect(table)
    await bob.ask(type="sit")
    await ann.ask(type="start")
    await ann.until("state", actors=[0])
    return table


def laying(player: Player) -> int:
    return next(gesture["action"] for gesture in flat(player.state["gestures"]) if gesture["action"] < 5)


async def test_everybody_sees_the_pause_begin_and_end() -> None:
    async with served() as server, Player(server) as ann, Player(server) as bob:
        await seated(ann, bob)
        assert (await ann.act(laying(ann)))["type"] == "done"
        for player in (ann, bob):
            said = await player.until("state", actors=[0])
            while said["pause"] is None:
                said = await player.until("state")
            assert 0 < said["pause"] <= 200
            assert (said["gestures"] == []) or player is bob
            while player.state["pause"] is not None:
                await player.until("state")


async def test_in_the_pause_the_one_whose_turn_it_is_waits() -> None:
    async with served() as server, Player(server) as ann, Player(server) as bob:
        await seated(ann, bob, window_seconds=60)
        await ann.act(laying(ann))
        await ann.until("state")
        said = await ann.act(0)
        assert said["key"] == "table-pause"


async def test_one_device_looks_in_the_pause_and_goes_on() -> None:
    async with served() as server, Player(server) as ann:
        table = await table_of(ann, "snatch", ["me", "me"], window_seconds=60, options={"first": "0"}, start=True)
        await ann.connect(table, seat=0)
        await ann.act(laying(ann))
        await ann.until("state")
        assert ann.state["pause"] > 20_000
        await ann.send(type="look", seat=1)
        await ann.until("state", seat=1)
        assert (await ann.ask(type="go"))["type"] == "done"
        said = await ann.until("state", pause=None)
        assert said["actors"] == [0]


async def test_with_bots_alone_it_goes_fast() -> None:
    async with served() as server, Player(server) as tv:
        table = await table_of(tv, "snatch", ["bot", "bot", "bot"], start=True, window_seconds=0)
        await tv.connect(table, wants="view")
        while tv.state["phase"] != "over":
            await tv.until("view")


@pytest.mark.parametrize("game", ["pryzhok", "etazhiki"])
async def test_a_person_plays_a_real_game_against_bots_to_the_end(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harness, "small_shelf", lambda: shelf({}))
    async with served(bot_breath=0) as server, Player(server) as ann:
        table = await table_of(ann, game, ["me", "bot", "bot"], start=True, window_seconds=0.01)
        await ann.connect(table)
        while ann.state["table"]["phase"] != "over":
            if ann.state["gestures"] and ann.state["version"] != ann.count:
                ann.count = ann.state["version"]  # once for each version
                choices = flat(ann.state["gestures"])
                await ann.send(type="act", id=f"v{ann.count}", version=ann.count, seat=0,
                               action=choices[ann.count % len(choices)]["action"])  # fmt: skip
            await ann.next()
        assert ann.state["outcome"]["ranking"]
        assert ann.state["seed"]


@pytest.mark.parametrize("game", games.games())
async def test_a_hint_of_a_real_game_leads_along_a_gesture(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harness, "small_shelf", lambda: shelf({}))
    async with served() as server, Player(server) as ann:
        table = await table_of(ann, game, ["me", "bot"], options={"first": "0"}, start=True)
        await ann.connect(table)
        said = await ann.ask(type="hint", seat=0)
        assert said["path"]
        assert said["path"] in [list(gesture["path"]) for gesture in flat(ann.state["gestures"])]
        assert said["label"] is None or said["label"]["key"].startswith("reason-")


async def test_what_can_only_be_done_is_done_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five people in The Big Build: the fifth has one flag left, and stands on it without a touch."""
    monkeypatch.setattr(harness, "small_shelf", lambda: shelf({}))
    async with served() as server, Player(server) as ann:
        table = await table_of(ann, "stroyka", ["me"] * 5, options={"first": "0"}, start=True)
        await ann.connect(table, seat=0)
        for seat in range(4):
            await ann.send(type="look", seat=seat)
            await ann.until("state", seat=seat)
            assert (await ann.act(f"start S{seat}", seat=seat))["type"] == "done"
        await ann.until("state", actors=[4])
        await ann.until("state", actors=[0])


async def test_what_came_to_nothing_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The journal is away when a bot wants to move; a moment later it moves."""
    monkeypatch.setattr("igroteka.server.live.automation.RETRY", 0.01)
    async with served() as server, Player(server) as ann:
        table = await table_of(ann, "nim", ["bot", "me"], options={"first": "0"}, start=True)
        context = server.app[CONTEXT]
        append, faults = context.journal.append, [1, 2, 3]

        async def away(*words: Any, **more: Any) -> Any:
            if faults:
                faults.pop()
                raise Refusal("journal-away")
            return await append(*words, **more)

        monkeypatch.setattr(context.journal, "append", away)
        await ann.connect(table)
        await ann.until("state", actors=[1])
        assert faults == []
