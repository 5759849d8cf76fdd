"""Numbers from strangers through every entrance, into compiled rules: each gets a sentence and changes nothing."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from igroteka import games
from igroteka.adapters.line import Conversation
from igroteka.cli.wiring import shelf
from igroteka.engine.core import state as compiled_state
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.seats import CHANCE, OVER
from igroteka.engine.core.state import State
from igroteka.engine.record import Record
from igroteka.engine.refusal import Refusal
from igroteka.games import game
from tests.server import harness
from tests.server.harness import Player, served, table_of

GAMES = games.games()
NUMBERS = [-(2**63), -(2**31), -1, 10**9, 2**31, 2**62, 3 * 2**61 + 5, 2**63 - 1, 2**63, 10**30]


def strange(name: str) -> list[int]:
    return [*NUMBERS, game(name).action_count]


def test_the_rules_are_compiled() -> None:
    assert compiled_state.__file__.endswith((".so", ".pyd"))


@pytest.fixture
def real_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harness, "small_shelf", lambda: shelf({}))


@pytest.mark.usefixtures("real_games")
@pytest.mark.parametrize("name", GAMES)
async def test_over_the_websocket_in_a_started_game(name: str) -> None:
    async with served(patience=10_000) as server, Player(server) as ann:
        seats = ["me"] * game(name).players[0]
        table = await table_of(ann, name, seats, start=True)
        await ann.connect(table, wants="view", seat=0)
        before = ann.state["version"]
        for number in strange(name):
            for said in sayings(number, before):
                await ann.send(id="x", **said)
                answer = await ann.until("refused", "why", "done", "hint")
                assert answer["type"] != "done", said
        await ann.send(type="hello", wants="view")
        assert (await ann.until("view"))["version"] == before


def sayings(number: int, version: int) -> list[dict[str, Any]]:
    seat = {"seat": number if number != -1 else 99}
    at = {"version": version, "path": ["x"]}
    return [
        {"type": "act", "version": version, "seat": 0, "action": number},
        {"type": "act", "version": version, "seat": 0, "action": str(number)[:40]},
        {"type": "act", "version": version, "seat": 0, "action": f"#{number}"},
        {"type": "act", "version": version, "action": 0, **seat},
        {"type": "act", "version": number if number < 0 else 2**60, "seat": 0, "action": 0},
        {"type": "aim", "at": [number, number], "seat": 0, **at},
        {"type": "aim", "at": [0, 0], **seat, **at},
        {"type": "why", "path": [str(number)], **seat},
        {"type": "undo", **seat},
    ]


@pytest.mark.usefixtures("real_games")
@pytest.mark.parametrize("name", GAMES)
async def test_in_lessons_replays_and_records(name: str) -> None:
    async with served() as server, Player(server) as ann:
        for number in strange(name):
            said = [{"action": number}, {"action": f"#{number}"}, {"path": [str(number)]}]
            for wish in [*said, {"path": ["x"], "at": [number, number]}]:
                answer = await ann.post(f"/api/lessons/{name}/0", wish)
                assert answer.get("right") is False or answer["ru"]
            async with ann.web.post(ann.url("/api/records"), data=record(name, number)) as answer:
                assert answer.status == 400 and json.loads(await answer.read())["ru"]


def record(name: str, number: int) -> bytes:
    """A record in which a number stands for a seat, for an action and for how many play."""
    box = game(name)
    head = f"igroteka record 1\ngame {name}\nrules {box.version}\nedition {box.edition_hash} {box.edition_name}\n"
    return f"{head}players {number}\nseed-hash 0\n\n{number} {number}\n\nseed 1\n".encode()


@pytest.mark.parametrize("name", GAMES)
def test_in_the_line_protocol(name: str) -> None:
    talk = Conversation(lambda edition: game(name), None)  # type: ignore[arg-type]
    talk.answer('new {"seed":1}')
    before = talk.answer("dump")
    for number in strange(name):
        for line in (f"do {number}", f"do {number} 0", f"do {number} {number}", f"why {number}", f"legal {number}"):
            talk.answer(line)
            assert talk.answer("dump") == before, line


@pytest.mark.usefixtures("real_games")
@pytest.mark.parametrize("name", GAMES)
async def test_in_what_a_replay_is_asked(name: str) -> None:
    """Whatever stands for the seat, the first move and how many: scenes of the game, seen by somebody."""
    async with served() as server, Player(server) as ann:
        async with ann.web.post(ann.url("/api/records"), data=played(name).encode()) as answer:
            table = json.loads(await answer.read())["id"]
        for number in strange(name):
            for asked in (f"seat={number}&count=1", f"start={number}&count=1", f"start=99999&count={number}"):
                said = await ann.get(f"/api/tables/{table}/replay?{asked}")
                assert len(said["scenes"]) == 1, asked


def played(name: str) -> str:
    """The record of a random game."""
    box, luck = game(name), Dice("random")
    state, record = box.start(box.players[0], None, 1), Record.begin(box, box.players[0], None, 1)
    while state.turn != OVER:
        seat = state.turn
        legal = state.legal(seat)
        action = legal[luck.below(len(legal))] if seat != CHANCE else state.settle(luck)
        record.add(box, seat, action)
        state.apply(seat, action)
    outcome = state.outcome()
    assert outcome is not None
    record.finish(outcome)
    return record.write()


@pytest.mark.parametrize("name", GAMES)
def test_in_positions(name: str) -> None:
    """Every number of a position in turn, however deep: it is refused, or it is a position that can be asked about."""
    box = game(name)
    position = middle(name).dump()
    tried = 0
    for data in changed(position):
        tried += 1
        try:
            loaded = box.load(data)
        except Refusal as problem:
            assert problem.text("ru")
        else:
            for seat in loaded.actors():
                assert loaded.legal(seat) is not None
    assert tried >= 4 * len(NUMBERS)


def middle(name: str) -> State:
    """A position after some moves."""
    box, luck = game(name), Dice("middle")
    state = box.start(box.players[-1], None, 1)
    for _ in range(12):
        legal = state.legal(state.turn)
        state.apply(state.turn, legal[luck.below(len(legal))])
    return state


def changed(data: Any) -> Iterator[Any]:
    """The same data with one number of it replaced by each strange one."""
    if isinstance(data, dict):
        yield from ({**data, key: new} for key, value in data.items() for new in changed(value))
    elif isinstance(data, list):
        yield from ([*data[:i], new, *data[i + 1 :]] for i, value in enumerate(data) for new in changed(value))
    elif isinstance(data, int | float) and not isinstance(data, bool):
        yield from NUMBERS
