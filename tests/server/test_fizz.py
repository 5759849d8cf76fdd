"""A real placement of Fizz over the websocket: whatever happens to the worker that works it out, it is not lost."""

import asyncio
import json
import os
import signal
from typing import Any

import pytest

from igroteka.bots import workers as minds
from igroteka.cli.wiring import shelf
from igroteka.games.shipuchka import physics
from igroteka.server.shelf import Shelf
from tests.server import harness
from tests.server.harness import Player, served, table_of

pytestmark = pytest.mark.skipif(not physics.installed(), reason="there is no MuJoCo here")
OPTIONS = {"challenge": "free"}


@pytest.fixture
async def boxes(monkeypatch: pytest.MonkeyPatch) -> Shelf:
    found = shelf({}, workers=1)
    await found.minds.all[-1].ready()  # type: ignore[attr-defined]  # else it is stopped while it comes to life
    monkeypatch.setattr(harness, "small_shelf", lambda: found)
    return found


async def placed(ann: Player) -> None:
    """A chip of the hand, and a place on the cap."""
    table = await table_of(ann, "shipuchka", ["me"], options=OPTIONS, start=True)
    await ann.connect(table, wants="view", seat=0)
    assert (await ann.act(ann.state["legal"][0]))["type"] == "done"
    await ann.until("view", actors=[0])
    said = {"type": "aim", "version": ann.state["version"], "seat": 0, "path": ["pile"], "at": [0, 0]}
    assert (await ann.ask(**said))["type"] == "done"


async def stood(ann: Player) -> dict[str, Any]:
    """However long it takes: a worker has to be given up first, and another one to come to life."""
    while not (ann.state["view"]["pile"] or ann.state["phase"] == "over"):
        said = json.loads((await ann.socket.receive()).data)
        ann.state = said if said["type"] == "view" else ann.state
    return ann.state["view"]


async def worker(boxes: Shelf) -> int:
    """The process physics has begun to work in."""
    mind = boxes.minds.all[-1]  # type: ignore[attr-defined]
    while mind.process is None or mind in boxes.minds.free:  # type: ignore[attr-defined]  # noqa: ASYNC110
        await asyncio.sleep(0.001)
    return int(mind.process.pid)


@pytest.mark.parametrize("fault", [signal.SIGKILL, signal.SIGSTOP])
async def test_a_worker_that_dies_or_hangs(boxes: Shelf, fault: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed, or silent for longer than physics may take: another one is asked the same, and answers the same."""
    monkeypatch.setattr(minds, "PHYSICS", 4.0)
    async with served() as server, Player(server) as ann:
        await placed(ann)
        os.kill(await worker(boxes), fault)
        view = await asyncio.wait_for(stood(ann), 120)
        assert len(view["pile"]) == 1 and view["placements"] == 1
        assert boxes.minds.replaced >= 1  # type: ignore[attr-defined]


async def test_physics_that_cannot_be_asked_at_all_is_asked_again_later(
    boxes: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("igroteka.server.live.automation.RETRY", 0.05)
    ask, asked = boxes.minds.ask, 0

    async def shaky(question: Any) -> Any:
        nonlocal asked
        asked += question.kind == "settle"
        if asked < 3:
            raise minds.Failed("no worker lived")
        return await ask(question)

    monkeypatch.setattr(boxes.minds, "ask", shaky)
    async with served() as server, Player(server) as ann:
        await placed(ann)
        assert len((await asyncio.wait_for(stood(ann), 120))["pile"]) == 1
