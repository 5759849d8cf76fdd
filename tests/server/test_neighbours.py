"""A noisy address and its neighbours: whatever one address asks for, others get the event loop when they need it."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from igroteka.engine.thinking import Question, Reply
from igroteka.server.guard import limits
from igroteka.server.guard.limits import BURST, ROUND, SHARE, Aside, Turns, gently
from igroteka.server.http import lessons
from igroteka.server.live.context import CONTEXT
from igroteka.server.wire.requests import Look
from igroteka.server.ws.connection import CONNECTIONS, Connection
from tests.server.harness import Player, begun, served, table_of


class Clockwork:
    """A loop with a clock of its own, in which nothing happens by itself."""

    def __init__(self) -> None:
        self.now = 100.0
        self.due: list[tuple[float, Callable[[], None]]] = []

    def time(self) -> float:
        return self.now

    def create_future(self) -> "asyncio.Future[None]":
        return asyncio.get_running_loop().create_future()

    def call_soon(self, work: Callable[[], None]) -> None:
        self.call_later(0, work)

    def call_later(self, delay: float, work: Callable[[], None]) -> None:
        self.due.append((self.now + delay, work))

    def run(self, seconds: float) -> None:
        end = self.now + seconds
        while self.due and (first := min(self.due, key=lambda due: due[0]))[0] <= end:
            self.due.remove(first)
            self.now = max(self.now, first[0])
            first[1]()
        self.now = end


class Guests:
    """Addresses that ask for requests, and what each has been served."""

    def __init__(self) -> None:
        self.loop: Any = Clockwork()
        self.turns = Turns(self.loop)
        self.pending: list[tuple[str, float, asyncio.Future[None]]] = []
        self.served: dict[str, float] = {}

    def ask(self, address: str, cost: float) -> bool:
        """Return whether it need not wait."""
        turn = self.turns.wait(address, cost)
        if turn is not None:
            self.pending.append((address, cost, turn))
            return False
        self.served[address] = self.served.get(address, 0) + cost
        return True

    def run(self, seconds: float) -> None:
        self.loop.run(seconds)
        for one in [one for one in self.pending if one[2].done()]:
            self.pending.remove(one)
            self.served[one[0]] = self.served.get(one[0], 0) + one[1]


async def test_a_neighbour_never_waits_for_an_address_that_asks_for_more_than_its_share() -> None:
    guests = Guests()
    for second in range(20):
        for _ in range(190):
            guests.ask("noise", 1.0)
        for _ in range(10):
            guests.run(0.1)
            assert guests.ask("neighbour", 1.1), second


async def test_an_address_gets_its_share_of_the_loop_and_no_more() -> None:
    guests = Guests()
    for _ in range(4000):
        guests.ask("noise", 1.0)
    guests.run(10)
    assert 0.9 * SHARE * 10_000 <= guests.served["noise"] <= SHARE * 10_000 + BURST + ROUND


async def test_one_that_waits_for_each_answer_gets_no_more_than_that_either() -> None:
    guests = Guests()
    while guests.loop.now < 110:
        guests.ask("noise", 0.5)
        while guests.pending:
            guests.run(0.0005)
        guests.run(0.0005)
    assert guests.served["noise"] <= SHARE * 10_000 + BURST + ROUND


async def test_addresses_that_wait_are_served_in_turn_by_what_their_requests_cost() -> None:
    guests = Guests()
    for _ in range(1000):
        guests.ask("many", 0.5)
    for _ in range(100):
        guests.ask("dear", 2.0)
    guests.run(0.6)
    assert abs(guests.served["many"] - guests.served["dear"]) <= BURST + 2 * ROUND + 2.0


async def test_all_that_waits_is_served_in_the_end_and_then_nothing_is_left() -> None:
    guests = Guests()
    for number in range(50):
        guests.ask(f"address {number % 7}", 1.0 + number % 3)
    guests.run(5)
    assert guests.pending == [] and guests.loop.due == [] and not guests.turns.waiting
    guests.ask("address 0", 100.0)  # dearer than any burst
    guests.run(1)
    assert guests.pending == []


async def test_requests_of_those_who_have_gone_take_no_turn() -> None:
    guests = Guests()
    for _ in range(500):
        guests.ask("gone", 1.0)
    for _, _, turn in guests.pending:
        turn.cancel()
    guests.ask("here", 100.0)
    guests.run(0.001)
    assert guests.served["here"] == 100


async def test_cheap_requests_never_wait() -> None:
    guests = Guests()
    assert not all(guests.ask("noise", 1.0) for _ in range(50))
    assert all(guests.ask("noise", 0.05) for _ in range(50))


# Long work in a thread


async def test_long_work_is_done_one_piece_after_the_other_the_addresses_in_turn() -> None:
    aside, gate, done = Aside(), threading.Event(), list[str]()

    def work(name: str) -> None:
        gate.wait(30)
        done.append(name)

    pieces = [aside.do("noise", work, f"noise {number}") for number in range(4)] + [aside.do("ann", work, "ann")]
    tasks = [asyncio.ensure_future(piece) for piece in pieces]
    await asyncio.sleep(0)
    tasks[2].cancel()
    gate.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert done == ["noise 0", "ann", "noise 1", "noise 3"] or done == ["noise 0", "noise 1", "ann", "noise 3"]
    assert not aside.busy


async def test_long_work_that_fails_lets_the_next_one_begin() -> None:
    aside = Aside()
    results = await asyncio.gather(*[aside.do("a", int, text) for text in ("x", "7")], return_exceptions=True)
    assert isinstance(results[0], ValueError) and results[1] == 7


def test_long_work_rests_longer_than_it_works() -> None:
    loop, rests = Clockwork(), list[float]()

    def sleep(seconds: float) -> None:
        loop.now += seconds
        rests.append(seconds)

    steps = [0.0001] * 20 + [0.004] * 5
    for step in gently(steps, loop.time, sleep):
        loop.now += step
    assert sum(rests) >= 0.9 * sum(steps) * (1 / SHARE - 1)


# Over the wire


class Noted(Turns):
    """Turns that note what is asked of them."""

    asked: ClassVar[list[tuple[str, float]]]

    def wait(self, address: str, cost: float) -> asyncio.Future[None] | None:
        self.asked.append((address, cost))
        return super().wait(address, cost)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    found: list[tuple[str, float]] = []
    monkeypatch.setattr(Noted, "asked", found, raising=False)
    monkeypatch.setattr("igroteka.server.guard.guard.Turns", Noted)
    return found


@pytest.mark.parametrize(
    "message",
    [{"type": "look"}, {"type": "hint", "id": "h", "seat": 0}, {"type": "why", "id": "w", "seat": 0, "path": []}],
)
async def test_what_is_drawn_or_thought_of_for_one_alone_takes_a_turn(
    message: dict[str, Any], asked: list[tuple[str, float]]
) -> None:
    async with served() as server, Player(server) as ann, Player(server) as bob:
        await begun(ann, bob, "nim")
        before = len(asked)
        await ann.send(**message)
        await ann.until("state", "hint", "why")
        [(address, cost)] = asked[before:]
        assert address == "127.0.0.1" and cost >= limits.CHEAP


async def test_what_many_are_told_costs_more(asked: list[tuple[str, float]]) -> None:
    async with served() as server, Player(server) as ann:
        table = await table_of(ann, "nim", ["me", "bot"], options={"first": "0"}, start=True)
        await ann.connect(table)
        await ann.send(type="emote", seat=0, emote="wow")
        await ann.until("emote")
        alone = asked[-1][1]
        others = [await ann.web.ws_connect(ann.url(f"/ws/{table}")) for _ in range(30)]
        for other in others:
            await other.send_str('{"type":"hello"}')
            await other.receive()
        await ann.send(type="emote", seat=0, emote="wow")
        await ann.until("emote")
        assert asked[-1][1] > alone


async def test_every_request_takes_a_turn(asked: list[tuple[str, float]]) -> None:
    async with served(request_rate=1e-9, request_burst=2) as server, Player(server) as ann:
        await ann.get("/api/games")
        before = len(asked)
        assert (await ann.get("/api/games"))["key"] == "server-too-fast"  # refusing costs, too
        assert len(asked) == before + 1


async def test_hints_are_taken_in_turn_by_address_and_bots_by_table() -> None:
    async with served() as server, Player(server) as ann:
        heard: list[Question] = []
        minds = server.app[CONTEXT].shelf.minds
        ask = minds.ask

        async def noted(question: Question) -> Reply:
            heard.append(question)
            return await ask(question)

        minds.ask = noted
        table = await table_of(ann, "nim", ["me", "bot"], options={"first": "0"}, start=True)
        await ann.connect(table)
        await ann.ask(type="hint", seat=0)
        await ann.act(ann.state["gestures"][0].get("action", 1))
        while len(heard) < 2:
            await ann.next()
        assert {question.kind: question.owner for question in heard} == {"hint": "127.0.0.1", "plan": table}


async def test_what_a_closed_connection_still_asked_for_is_not_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """Questions that have arrived meanwhile are not answered: the place is free again."""
    looked, ended = 0, asyncio.Event()

    async def look(on: Connection, message: Any) -> None:
        nonlocal looked
        looked += 1
        on.client.transport.abort()

    def leave(client: Any) -> None:
        ended.set()

    async with served() as server, Player(server) as ann, Player(server) as bob:
        await begun(ann, bob, "nim")
        [mine] = [one for one in server.app[CONNECTIONS].open if one.client.seat == 0]
        monkeypatch.setattr(mine, "handlers", {**mine.handlers, Look: look})
        monkeypatch.setattr(mine.room, "leave", leave)
        for _ in range(20):
            await ann.send(type="look")
        await ended.wait()
        assert looked == 1


async def test_the_last_command_of_a_closing_client_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who gives the seat to a bot and closes the page has given it, however many others wait."""
    monkeypatch.setattr("igroteka.server.guard.limits.BURST", 0.0)
    async with served(away_after=0) as server, Player(server) as ann, Player(server) as bob:
        await begun(ann, bob, "nim")
        await bob.send(type="away", seat=1)
        await bob.socket.close()
        while not ann.state["table"]["seats"][1]["away"]:
            await ann.until("state")


@pytest.mark.usefixtures("real_games")
async def test_a_lesson_is_drawn_beside_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    threads, drawn = list[threading.Thread](), lessons.drawn

    def noted(*about: Any) -> Any:
        threads.append(threading.current_thread())
        return drawn(*about)

    monkeypatch.setattr(lessons, "drawn", noted)
    async with served() as server, Player(server) as ann:
        assert (await ann.get("/api/lessons/pryzhok"))["steps"]
    assert threads and threading.main_thread() not in threads
