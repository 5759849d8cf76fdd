"""ET-34: twin windows. Two tables differ only in whether somebody can cut in; what reaches a pair of eyes that cannot
know it, and when, is the same to the millisecond. Time is the loop's own here: a second takes no second.

IGROTEKA_WINDOWS=5000 runs as many windows for each kind of eyes (about a minute each); by default a few.
"""

import asyncio
import os
import re
import selectors
from collections.abc import AsyncIterator, Callable, Coroutine
from itertools import count
from random import Random
from typing import Any, TypeVar

import pytest

from igroteka import tables
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.state import State
from igroteka.engine.thinking import Reply
from igroteka.server import clock
from igroteka.server.guard.guests import Guest
from igroteka.server.live import automation, commands, room, views
from igroteka.server.live.automation import Automation
from igroteka.server.live.bots import Thinkers
from igroteka.server.live.client import Client
from igroteka.server.live.room import Room
from igroteka.server.metrics import Metrics
from igroteka.storage import Change, Journal, NewTable, open_journal
from igroteka.tables import Table, decode, encode
from igroteka.tables.play import letting_go
from tests.server.harness import small_shelf
from tests.tables.small_games import Snatch, held

WINDOWS = int(os.environ.get("IGROTEKA_WINDOWS", "40"))
FITS, DOES_NOT = "1444", "4444"
METRICS, SHELF = Metrics(), small_shelf()
NAMES = count()
T = TypeVar("T")


class Selector(selectors.DefaultSelector):
    """Never waits: where it would, the loop's time goes on."""

    skipped = 0.0

    def select(self, timeout: float | None = None) -> Any:
        self.skipped += timeout or 0
        return super().select(0)


class Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.selector = Selector()
        super().__init__(self.selector)

    def time(self) -> float:
        return 1000.0 + self.selector.skipped


def loop_time() -> float:
    return asyncio.get_running_loop().time()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automation, "monotonic", loop_time)
    monkeypatch.setattr(room, "monotonic", loop_time)
    for module in (commands, views, automation, clock):
        monkeypatch.setattr(module, "now", lambda: int(loop_time() * 1000))
    monkeypatch.setattr(automation, "moment", lambda milliseconds: milliseconds / 1000)
    monkeypatch.setattr(Thinkers, "choose", lets_go)


async def lets_go(self: Thinkers, table: Table, seat: int, milliseconds: float | None = None) -> Reply:
    """A bot that thinks for a while, often for longer than it has, and lets go."""
    state = table.playing().state
    await asyncio.sleep(Random(table.id.partition(" ")[0]).random() * 2)
    let = letting_go(state, seat)
    assert let is not None
    return Reply(plan=[let])


class Dealt(Snatch):
    """Snatch with these hands."""

    def __init__(self, hands: list[str]) -> None:
        super().__init__()
        self.hands = hands

    def deal(self, players: int, options: dict[str, Any], dice: Dice) -> State:
        state = super().deal(players, options, dice)
        held(state, **{f"p{seat}": hand for seat, hand in enumerate(self.hands)})  # type: ignore[arg-type]
        return state


class Eyes:
    """A transport that notes what reaches it, and when."""

    def __init__(self) -> None:
        self.seen: list[tuple[float, bytes]] = []

    def is_closing(self) -> bool:
        return False

    def write(self, data: bytes) -> None:
        self.seen.append((round(loop_time(), 6), data))

    def get_write_buffer_size(self) -> int:
        return 0


class Place:
    """A table on one server, or on two that share a database."""

    def __init__(self, hand: str, sitters: tuple[str, ...]) -> None:
        self.game, self.sitters = Dealt(["1230", hand, DOES_NOT]), sitters
        self.name = f"memory:windows-{next(NAMES)}"
        self.following: list[asyncio.Task[None]] = []

    async def open(self) -> Room:
        journal = await open_journal(self.name)
        await journal.create_table(NewTable("5 t", "snatch"), [encode(line) for line in self.lines()])
        return await self.server(journal)

    def lines(self) -> list[tables.Entry]:
        opened = tables.Opened(
            at=1, id="5 t", code="1", game="snatch", edition=self.game.edition_hash, host="ann", players=3
        )
        seats: list[tables.Entry] = [
            tables.BotSat(at=1, seat=seat, level="gentle")
            if name == "bot"
            else tables.Sat(at=1, seat=seat, guest=name, name=name, picture="cat")
            for seat, name in enumerate(self.sitters)
        ]
        options = self.game.checked_options({"first": "0"}, 3)
        return [opened, *seats, tables.Started(at=1, seed="s", rules=self.game.version, options=options)]

    async def server(self, journal: Journal | None = None) -> Room:
        journal = journal or await open_journal(self.name)
        table = Table(self.game)
        for entry in await journal.read("5 t"):
            table.absorb(decode(entry.body), entry.action_id)
        place = Room(table, journal, METRICS, shared=True)
        place.background = Automation(place, Thinkers(SHELF, 0), 0)
        self.following.append(asyncio.create_task(follow(place, journal.changes())))
        return place

    def close(self, *rooms: Room) -> None:
        for one in rooms:
            one.background.rest()
        for task in self.following:
            task.cancel()


async def follow(place: Room, changes: AsyncIterator[Change]) -> None:
    async for _ in changes:
        await place.commands.refresh()


async def join(place: Room, guest: str, eyes: Eyes) -> Client:
    client = Client(eyes, Guest(guest))  # type: ignore[arg-type]
    client.wants, client.ready = "view", True
    await place.join(client, None)
    return client


# What the eyes do; all end when the pause is long over


async def seated(place: Room, eyes: Eyes, at: Place) -> None:
    await lay_and_wait(place, eyes, "cid")


async def away(place: Room, eyes: Eyes, at: Place) -> None:
    await place.do(tables.Leave(guest="cid", seat=2))
    await lay_and_wait(place, eyes, "cid")


async def away_in_the_pause(place: Room, eyes: Eyes, at: Place) -> None:
    await lay_and_wait(place, eyes, "cid", [tables.Leave(guest="cid", seat=2), tables.Return(guest="cid", seat=2)])


async def others_away(place: Room, eyes: Eyes, at: Place) -> None:
    await place.do(tables.Leave(guest="bob", seat=1))
    await lay_and_wait(place, eyes, "cid")


async def resigned(place: Room, eyes: Eyes, at: Place) -> None:
    await place.do(tables.Resign(guest="cid", seat=2))
    await lay_and_wait(place, eyes, "cid")


async def spectating(place: Room, eyes: Eyes, at: Place) -> None:
    await lay_and_wait(place, eyes, "tv")


async def reconnecting(place: Room, eyes: Eyes, at: Place) -> None:
    """Four times a second."""
    await join(place, "ann", Eyes())
    await lay(place)
    for _ in range(30):
        client = await join(place, "tv", eyes)
        await asyncio.sleep(0.25)
        place.leave(client)


async def second_server(place: Room, eyes: Eyes, at: Place) -> None:
    await join(place, "ann", Eyes())
    other = await at.server()
    await join(other, "tv", eyes)
    await lay(place)
    await asyncio.sleep(8)
    at.close(other)


async def lay_and_wait(place: Room, eyes: Eyes, guest: str, then: list[tables.Command] | None = None) -> None:
    await join(place, guest, eyes)
    await lay(place)
    for command in then or []:
        await asyncio.sleep(0.3)
        await place.do(command)
    await asyncio.sleep(8)


async def lay(place: Room) -> None:
    guest = place.table.seats[0].guest
    done = await place.do(tables.Act(guest=guest, seat=0, action=1))
    assert done or guest is None  # a bot at the first seat lays by itself


KINDS: dict[str, tuple[Callable[[Room, Eyes, Place], Coroutine[Any, Any, None]], list[tuple[str, ...]]]] = {
    "seated": (seated, [("ann", "bob", "cid"), ("ann", "bot", "cid")]),
    "away": (away, [("ann", "bob", "cid"), ("ann", "bot", "cid")]),
    "away in the pause": (away_in_the_pause, [("ann", "bob", "cid"), ("ann", "bot", "cid")]),
    "others away": (others_away, [("ann", "bob", "cid")]),
    "resigned": (resigned, [("ann", "bob", "cid"), ("ann", "bot", "cid")]),
    "spectating": (spectating, [("ann", "bob", "bot"), ("ann", "bot", "bot")]),
    "reconnecting": (reconnecting, [("ann", "bob", "bot"), ("ann", "bot", "bot")]),
    "second server": (second_server, [("ann", "bob", "bot"), ("ann", "bot", "bot")]),
}


async def window(kind: str, hand: str, number: int) -> list[tuple[float, bytes]]:
    act, sitters = KINDS[kind]
    at = Place(hand, sitters[number % len(sitters)])
    place, eyes, began = await at.open(), Eyes(), loop_time()
    await asyncio.sleep(Random(number).random())
    if number % 3 == 0:  # whoever is asked and is a person lets go at some moment
        asyncio.get_running_loop().call_later(1 + number % 5 / 3, lambda: at.following.append(let_go(place)))
    await act(place, eyes, at)
    assert place.table.pause is None
    at.close(place)
    return [(round(moment - began, 6), data) for moment, data in eyes.seen]


def let_go(place: Room) -> "asyncio.Task[Any]":
    command = tables.Act(guest=place.table.seats[1].guest, seat=1, action="let", version=place.table.version)
    return asyncio.create_task(place.do(command))


def run(seen: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=Loop) as runner:
        return runner.run(seen)


@pytest.mark.parametrize("kind", KINDS)
def test_twin_windows_look_alike(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    announced: set[bytes] = set()
    for number in range(WINDOWS):
        twins = [run(window(kind, hand, number)) for hand in (FITS, DOES_NOT)]
        assert twins[0] == twins[1], f"window {number}"
        announced |= {length for _, data in twins[0] for length in re.findall(rb'"pause":([^,]*),', data)}
    assert len(announced) > 1  # a pause was seen, and its end
    with capsys.disabled():
        print(f"\n{kind}: {WINDOWS} twin windows, 0 differ; announced {len(announced) - 1} lengths", end="")
