"""Playing over real websockets: confirmed after the commit, told to everybody, safe to repeat and to resume."""

from igroteka.server.live.context import CONTEXT
from tests.server.harness import Player, begun, served, table_of

HEAP = {"heap": 12, "first": "0"}


async def test_two_people_play_to_the_end() -> None:
    async with served() as server, Player(server) as ann, Player(server) as bob:
        table = await table_of(ann, "nim", ["me", "open"], options={"heap": 4, "first": "0"})
        await ann.connect(table)
        await bob.connect(table)
        assert (await bob.ask(type="sit", name="Bob"))["type"] == "done"
        assert (await ann.ask(type="start"))["type"] == "done"
        await ann.until("state")
        assert (await ann.act("take3"))["type"] == "done"
        await bob.until("state", actors=[1])
        assert bob.state["scene"]["sprites"][0]["text"] == "1"
        assert [gesture["action"] for gesture in bob.state["gestures"]] == [0]
        assert (await bob.act(0))["type"] == "done"
        await ann.until("state", mover=None)
        assert ann.state["table"]["phase"] == "over"
        assert ann.state["outcome"]["ranking"][0] == [1]
        assert ann.state["seed"]


async def test_bots_answer_and_every_stage_is_shown() -> None:
    async with served() as server, Player(server) as ann:
        table = await table_of(ann, "nim", ["me", "bot"], options=HEAP, start=True)
        await ann.connect(table)
        assert (await ann.act(0))["type"] == "done"
        said = await ann.until("state", actors=[0])
        assert said["last"] == {"seat": 1, "name": "take1", "label": {"key": "take", "args": {}}}
        assert len(said["beats"]) == 1
        assert ann.state["scene"]["sprites"][0]["text"] == "10"


async def test_a_repeat_counts_once_and_a_late_one_gets_the_new_state() -> None:
    async with served() as server, Player(server) as ann, Player(server) as bob:
        await begun(ann, bob, "nim", **HEAP)
        await ann.until("state", actors=[0])
        version = ann.state["version"]
        assert (await ann.act(0, id="x", version=version))["type"] == "done"
        assert (await ann.act(0, id="x", version=version))["type"] == "done"
        assert (await ann.act(0, id="y", version=version))["key"] == "table-late"
        said = await ann.until("state")
        assert said["scene"]["sprites"][0]["text"] == "11"


async def test_the_same_id_of_two_people_is_two_ids() -> None:
    async with served() as server, Player(server) as ann, Player(server) as bob:
        await begun(ann, bob, "nim", **HEAP)
        await ann.until("state", actors=[0])
        await ann.act(0, id="same")
        await bob.until("state", actors=[1])
        await bob.act(0, id="same")
        await ann.until("state", actors=[0])
        assert ann.state["scene"]["sprites"][0]["text"] == "10"


async def test_after_a_break_what_was_missed_is_shown() -> None:
    async with served() as server, Player(server) as ann, Player(server) as bob:
        table = await begun(ann, bob, "nim", **HEAP)
        await bob.until("state", actors=[0])
        seen = bob.state["version"]
        await bob.socket.close()
        await ann.until("state", actors=[0])
        await ann.act(2)
        said = await bob.connect(table, version=seen, seat=1)
        assert (said["seat"], said["scene"]["sprites"][0]["text"]) == (1, "9")
        assert said["beats"] == []
        await bob.act(0)
        await ann.until("state", actors=[0])
        await ann.act(0)
        await bob.socket.close()
        said = await bob.connect(table, version=seen)
        assert [scene["sprites"][0]["text"] for scene in said["beats"]] == ["9", "8"]


async def test_a_foreign_seat_is_refused_and_not_looked_at() -> None:
    async with served() as server, Player(server) as ann, Player(server) as eve:
        table = await table_of(ann, "snatch", ["me", "bot"], start=True)
        said = await eve.connect(table, seat=0)
        assert (said["seat"], said["you"]["seats"], said["gestures"]) == (None, [], [])
        assert (await eve.act(0, seat=0))["key"] == "table-not-your-seat"
        await eve.send(type="look", seat=0)
        assert (await eve.until("state"))["seat"] is None


async def test_several_people_on_one_device_look_in_turn() -> None:
    async with served() as server, Player(server) as ann:
        table = await table_of(ann, "nim", ["me", "me"], options=HEAP, start=True)
        said = await ann.connect(table)
        assert (said["seat"], said["you"]["seats"]) == (0, [0, 1])
        await ann.act(0)
        await ann.send(type="look", seat=1)
        said = await ann.until("state", seat=1)
        assert len(said["gestures"]) == 3


async def test_why_not_answers_with_the_rule() -> None:
    async with served() as server, Player(server) as ann:
        table = await table_of(ann, "nim", ["me", "me"], options={"heap": 1, "first": "0"}, start=True)
        await ann.connect(table)
        said = await ann.ask(type="why", seat=0, path=["take-2"])
        assert (said["type"], said["rule"]) == ("why", "S-1")
        assert (await ann.ask(type="why", seat=0, path=["nothing"]))["key"] == ""


async def test_undo_rematch_resign_and_emotes_travel() -> None:
    async with served() as server, Player(server) as ann, Player(server) as bob:
        await begun(ann, bob, "nim", **HEAP)
        await ann.until("state", actors=[0])
        await ann.act(0)
        await bob.until("state", actors=[1])
        await bob.act(0)
        assert (await ann.ask(type="undo", seat=0))["type"] == "done"
        said = await bob.until("state", undo={"asked_by": 0, "waiting_for": [1]})
        assert (await bob.ask(type="consent", yes=True))["type"] == "done"
        said = await ann.until("state", actors=[0], undo=None)
        assert said["scene"]["sprites"][0]["text"] == "12"
        await bob.send(type="emote", seat=1, emote="wow")
        assert (await ann.until("emote"))["emote"] == "wow"
        await bob.ask(type="resign", seat=1)
        assert (await ann.until("state", mover=None))["outcome"]["rule"] == "resigned"
        assert (await ann.ask(type="rematch"))["type"] == "done"
        assert (await ann.until("state", actors=[1]))["table"]["round"] == 2


async def test_programs_get_views() -> None:
    async with served() as server, Player(server) as ann:
        table = await table_of(ann, "nim", ["me", "bot"], options=HEAP, start=True)
        said = await ann.connect(table, wants="view")
        assert (said["type"], said["legal"], said["view"]["heap"]) == ("view", [0, 1, 2], 12)
        assert (await ann.act(0))["type"] == "done"


async def test_whoever_was_offline_for_long_gets_the_seat_back() -> None:
    async with served(away_after=0.05) as server, Player(server) as ann, Player(server) as bob:
        table = await begun(ann, bob, "nim", **HEAP)
        await bob.socket.close()
        while not ann.state["table"]["seats"][1]["away"]:
            await ann.until("state")
        await bob.connect(table)
        while ann.state["table"]["seats"][1]["away"]:
            await ann.until("state")


async def test_a_move_clock_calls_a_bot() -> None:
    async with served() as server, Player(server) as ann:
        table = await table_of(ann, "nim", ["me", "me"], options=HEAP, move_seconds=1, start=True)
        said = await ann.connect(table)
        assert said["clock"]["seat"] == 0
        said = await ann.until("state", actors=[1])
        assert said["table"]["seats"][0]["away"]
        assert (await ann.ask(type="back", seat=0))["type"] == "done"


async def test_tables_leave_the_memory_and_come_back() -> None:
    async with served(unload_after=0) as server, Player(server) as ann:
        table = await table_of(ann, "nim", ["me", "bot"], options=HEAP, start=True)
        await ann.connect(table)
        await ann.act(0)
        await ann.until("state", actors=[0])
        await ann.socket.close()
        rooms = server.app[CONTEXT].rooms
        while rooms.loaded:
            rooms.unload(float("inf"))
            await ann.get("/api/me")
        assert (await ann.connect(table))["scene"]["sprites"][0]["text"] == "10"


async def test_a_hint_says_what_to_touch_to_whoever_sits_there() -> None:
    async with served() as server, Player(server) as ann, Player(server) as bob:
        table = await table_of(ann, "nim", ["me", "bot"], options=HEAP, start=True)
        await ann.connect(table)
        await bob.connect(table)
        said = await ann.ask(type="hint", seat=0)
        assert (said["type"], said["path"]) == ("hint", ["take-0"])
        assert (await bob.ask(type="hint", seat=0))["path"] == []
