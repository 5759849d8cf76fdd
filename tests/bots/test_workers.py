"""Thinking in other processes: answered, cancelled at once, replaced when dead, less of it under load."""

import asyncio
import logging
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from igroteka import games
from igroteka.bots.workers import Busy, Failed, Worker, Workers
from igroteka.engine.thinking import Question, Reply
from tests.contract.cases import EXAMPLES

OPENER = "igroteka.games:playable"
ENDLESS = EXAMPLES / "connect_four"  # thinks as long as it may
FOUR = {"turn": 0, "columns": [""] * 7}


def question(kind: Any = "plan", milliseconds: float = 50, **more: Any) -> Question:
    state = games.game("pryzhok").start(2, {"variant": "markers"}, "workers")
    fields = {"game": "pryzhok", "position": state.view(state.turn), "seat": state.turn, "level": "master", "seed": "w"}
    return Question(kind=kind, milliseconds=milliseconds, **{**fields, **more})


async def test_a_plan_comes_back_and_so_does_a_hint_with_its_reason() -> None:
    workers = Workers(OPENER, 1)
    try:
        state = games.game("pryzhok").start(2, {"variant": "markers"}, "workers")
        reply = await workers.ask(question())
        assert reply.plan[0] in state.legal(state.turn)
        assert reply.problem == ""
        assert (await workers.ask(question("hint"))).plan[0] in state.legal(state.turn)
    finally:
        await workers.close()


async def test_cancelled_work_ends_and_the_same_worker_goes_on() -> None:
    """A worker that did not hear of it would never end by itself, and have to be replaced."""
    workers = Workers("tests.bots.endless:playable", 1)
    heap, obvious = ({"heap": left, "taken": [0, 0], "turn": 0, "last": 0, "players": 2} for left in (9, 1))
    try:
        await workers.ask(question(position=obvious, seat=0))
        process = workers.all[0].process
        thought = asyncio.ensure_future(workers.ask(question(position=heap, seat=0)))
        await asyncio.sleep(0.3)
        assert not thought.done()
        thought.cancel()
        assert (await workers.ask(question(position=obvious, seat=0))).plan == [0]
        assert workers.all[0].process is process
    finally:
        await workers.close()


@pytest.mark.parametrize("steps", range(12))
async def test_a_worker_that_is_only_being_made_is_ended_too(steps: int) -> None:
    """Whoever asked has lost patience meanwhile, and the house is closed: nothing is left running, no pipe open."""
    workers, before = Workers(OPENER, 1), open_files()
    thought = asyncio.ensure_future(workers.ask(question()))
    await turns(steps)
    thought.cancel()
    await workers.close()
    await turns(5)  # pipes are closed a turn of the loop later
    assert open_files() == before
    assert thought.cancelled()


async def turns(count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


def open_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


async def test_a_dead_worker_is_replaced_and_the_question_asked_again() -> None:
    workers = Workers(OPENER, 1)
    try:
        await workers.ask(question(milliseconds=5))
        endless = question(milliseconds=400, game=str(ENDLESS), position=FOUR, seat=0)
        thought = asyncio.ensure_future(workers.ask(endless))
        await asyncio.sleep(0.05)
        workers.all[0].process.kill()  # type: ignore[union-attr]
        assert (await thought).plan
        assert workers.replaced == 1
    finally:
        await workers.close()


async def test_a_worker_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.bots.workers.GRACE", -1.0)
    workers = Workers("time:sleep", 1)  # whatever is asked, it fails: that is told
    try:
        monkeypatch.setattr("igroteka.bots.workers.TRIES", 1)
        with pytest.raises(Failed):
            await workers.ask(question(milliseconds=1))
    finally:
        await workers.close()


async def test_what_goes_wrong_in_a_game_is_told() -> None:
    workers = Workers(OPENER, 1)
    try:
        reply = await workers.ask(question(position={"nonsense": 1}))
        assert "nonsense" in reply.problem or reply.problem
        assert reply.plan == []
    finally:
        await workers.close()


class Fake(Worker):
    """A worker that notes its questions and replies when it is told to."""

    heard: list[Question]

    def __init__(self, opener: str) -> None:
        super().__init__(opener)
        self.done = asyncio.Event()

    async def ready(self) -> None: ...

    async def ask(self, question: Question) -> Reply:
        self.heard.append(question)
        self.done.clear()
        await self.done.wait()
        return Reply(plan=[0])


class Bench:
    """Workers without processes, and the questions put to them."""

    def __init__(self, count: int, most_waiting: int = 400) -> None:
        Fake.heard = self.heard = []
        self.workers = Workers("", count, most_waiting)
        self.asking: list[asyncio.Future[Reply]] = []

    async def ask(self, *questions: Question) -> None:
        self.asking += [asyncio.ensure_future(self.workers.ask(question)) for question in questions]
        await turns(3)

    async def reply(self, worker: int) -> None:
        fake: Any = self.workers.all[worker]
        fake.done.set()
        await turns(5)

    def order(self) -> list[str]:
        return [f"{question.kind} {question.owner}" for question in self.heard]


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.bots.workers.Worker", Fake)


def plan(owner: str, **more: Any) -> Question:
    return question(owner=owner, **more)


def placement(owner: str) -> Question:
    return question("settle", game="coin", position={}, seat=-1, owner=owner)


@pytest.mark.usefixtures("fake")
async def test_a_placement_never_waits_behind_a_search() -> None:
    """Neither behind searches that run nor behind those that wait; a worker that becomes free takes physics first."""
    bench = Bench(2)
    await bench.ask(*[plan(f"bots {number}") for number in range(9)])
    await bench.ask(placement("Ann"))
    assert bench.order() == ["plan bots 0", "plan bots 1", "settle Ann"]
    await bench.ask(placement("Bob"), placement("Cid"))
    await bench.reply(0)
    await bench.reply(2)
    assert bench.order()[3:] == ["settle Bob", "settle Cid"]


@pytest.mark.usefixtures("fake")
async def test_a_search_never_gets_the_worker_of_physics() -> None:
    bench = Bench(1)
    await bench.ask(plan("a"), plan("b"))
    assert bench.order() == ["plan a"]
    await bench.ask(placement("c"))
    await bench.reply(1)
    assert bench.order() == ["plan a", "settle c"]


@pytest.mark.usefixtures("fake")
@pytest.mark.parametrize("ask", [plan, placement])
async def test_tables_are_served_in_turn_however_much_one_of_them_asks(ask: Any) -> None:
    bench = Bench(1)
    await bench.ask(*[plan("busy"), placement("busy")])
    await bench.ask(*[ask("greedy")] * 5, ask("late"), ask("later"))
    for _ in range(7):
        await bench.reply(0 if ask is plan else 1)
    kind = ask("").kind
    assert bench.order()[2:] == [f"{kind} {owner}" for owner in ("greedy", "late", "later", *["greedy"] * 4)]


@pytest.mark.usefixtures("fake")
async def test_a_long_task_waits_until_its_table_has_saved_up_for_it() -> None:
    """Looking back at a finished game delays the bots of other tables by one turn at most."""
    bench = Bench(1)
    await bench.ask(plan("busy"), question("back", milliseconds=None, owner="over"))
    await bench.ask(*[plan("bots", milliseconds=300) for _ in range(20)])
    for _ in range(21):
        await bench.reply(0)
    assert 8 <= bench.order().index("back over") <= 12


@pytest.mark.usefixtures("fake")
async def test_too_many_searches_are_refused_and_no_placement() -> None:
    bench = Bench(1, most_waiting=3)
    await bench.ask(*[plan("a") for _ in range(4)])
    with pytest.raises(Busy):
        await bench.workers.ask(plan("b"))
    await bench.ask(*[placement(str(number)) for number in range(5)])
    assert len(bench.workers.physics) == 4


@pytest.mark.usefixtures("fake")
async def test_a_question_nobody_wants_any_more_takes_no_turn() -> None:
    bench = Bench(1)
    await bench.ask(plan("a"), plan("b"), plan("c"))
    bench.asking[1].cancel()
    await bench.reply(0)
    assert bench.order() == ["plan a", "plan c"]
    await bench.reply(0)
    await bench.ask(plan("d"))
    assert bench.order()[2:] == ["plan d"]
    assert len(bench.workers.searches) == 0


@pytest.mark.usefixtures("fake")
async def test_a_worker_that_nobody_wants_any_more_serves_the_next() -> None:
    bench = Bench(1)
    await bench.ask(plan("a"), plan("b"), plan("c"))
    fake: Any = bench.workers.all[0]
    fake.done.set()
    while len(bench.workers.searches) == 2:
        await turns(1)
    bench.asking[1].cancel()  # it has got the worker, and has not noticed yet
    await turns(5)
    assert bench.order()[-1] == "plan c"


@pytest.mark.usefixtures("fake")
async def test_under_load_everybody_thinks_less() -> None:
    bench = Bench(1)
    await bench.ask(*[plan(str(number), milliseconds=300) for number in range(5)])
    for _ in range(4):
        await bench.reply(0)
    assert [question.milliseconds for question in bench.heard] == [300, 75, 100, 150, 300]


async def test_physics_answers_in_a_worker() -> None:
    workers = Workers("tests.bots.coins:playable", 1)
    try:
        reply = await workers.ask(question("settle", game="coin", position={"side": -1, "pose": ""}, seat=-1))
        assert reply.plan[0] in (0, 1)
    finally:
        await workers.close()


@pytest.mark.parametrize("asked", [False, True])
def test_a_worker_whose_server_has_died_exits_silently(asked: bool) -> None:
    words = [sys.executable, "-m", "igroteka.bots.worker", OPENER]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        assert worker.stderr is not None
        if asked:
            worker.stdout.readline()
            worker.stdin.write(msgspec.json.encode(question(milliseconds=300)) + b"\n")
            worker.stdin.flush()
        worker.stdout.close()
        worker.stdin.close()
        assert worker.stderr.read() == b""
        assert worker.wait() == 0


async def test_what_a_worker_writes_to_standard_error_goes_to_the_log(caplog: pytest.LogCaptureFixture) -> None:
    """An opener that fails ends the worker with a traceback. The server's log is lines of JSON, whoever writes."""
    worker = Worker("tests.bots.nowhere:playable")
    with caplog.at_level(logging.WARNING, "igroteka"), pytest.raises(EOFError):
        await worker.ready()
    await worker.end()
    remarks = [record.__dict__["about"]["text"] for record in caplog.records if record.name == "igroteka"]
    assert "No module named" in "".join(remarks)
