"""Tables that differ only in what a seat cannot know, and what is said at them."""

from typing import Any

from igroteka import tables
from igroteka.engine.core.dice import Dice
from igroteka.engine.game import Game
from igroteka.server.guard.guests import Guest
from igroteka.server.live.automation import Automation
from igroteka.server.live.bots import Thinkers
from igroteka.server.live.client import Client, Post
from igroteka.server.live.room import Room
from igroteka.server.metrics import Metrics
from igroteka.storage import NewTable, open_journal
from igroteka.tables import Table, encode
from tests.server.harness import small_shelf

PEOPLE = ("ann", "bob", "cid")


class Line:
    """A transport that keeps what is written to it."""

    def __init__(self) -> None:
        self.written = b""

    def is_closing(self) -> bool:
        return False

    def write(self, data: bytes) -> None:
        self.written += data

    def get_write_buffer_size(self) -> int:
        return 0


class AtOnce(Post):
    """What is sent is written at once, not in the next round of the loop: these tests have no rounds."""

    def add(self, client: Client) -> None:
        client.flush()


class Clock:
    now = 1_000_000_000

    def __call__(self) -> int:
        return self.now


def opening(game: Game, options: dict[str, Any]) -> list[tables.Entry]:
    opened = tables.Opened(at=1, id="t", code="1", game=game.id, edition=game.edition_hash, host="ann", players=3)
    sat = [tables.Sat(at=1, seat=n, guest=name, name=name, picture="cat") for n, name in enumerate(PEOPLE)]
    return [opened, *sat, tables.Started(at=1, seed="twins", rules=game.version, options=options)]


async def room_of(game: Game, options: dict[str, Any], seat: int, twin: int | None) -> Room:
    journal, table = await open_journal("memory:"), Table(game)
    lines = opening(game, game.checked_options(options, 3))
    for line in lines:
        table.absorb(line)
    await journal.create_table(NewTable("t", game.id), [encode(line) for line in lines])
    if twin is not None:
        table.playing().state.redeal(seat, Dice(twin))
    room = Room(table, journal, Metrics(), shared=False)
    room.background = Automation(room, Thinkers(small_shelf(), 0), 0)
    return room


async def watch(place: Room, guest: str, wants: str) -> Line:
    line = Line()
    client = Client(line, Guest(guest), post=AtOnce())  # type: ignore[arg-type]
    client.wants, client.ready = wants, True
    await place.join(client, None)
    return line
