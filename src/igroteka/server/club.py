"""All that one server process holds together: settings, journal, shelf, rooms, limits, figures."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from aiohttp import web

from igroteka.server.guests import Signer
from igroteka.server.house import Thinkers
from igroteka.server.limits import Limit, Places
from igroteka.server.logs import tell
from igroteka.server.metrics import Metrics
from igroteka.server.rooms import Rooms
from igroteka.server.settings import Settings
from igroteka.server.shelf import Shelf
from igroteka.server.turn import Turn
from igroteka.storage import Journal

if TYPE_CHECKING:
    from igroteka.server.talk import Talk

HEARTBEAT = 30  # seconds; whoever is silent for two of them is gone
GRACE = 5  # seconds for commands under way when the server stops


class Club:
    def __init__(self, settings: Settings, journal: Journal, shelf: Shelf, secret: bytes) -> None:
        self.settings, self.journal, self.shelf = settings, journal, shelf
        self.signer = Signer(secret)
        self.metrics = Metrics()
        self.pool = ThreadPoolExecutor(settings.bot_threads, "bots")
        thinkers = Thinkers(shelf, self.pool, settings.bot_pace, settings.away_after)
        self.rooms = Rooms(journal, shelf, thinkers, self.metrics, settings)
        self.requests = Limit(settings.request_rate, settings.request_burst)
        self.new_tables = Limit(settings.table_rate, settings.table_burst)
        self.codes = Limit(settings.code_rate, settings.code_burst)
        self.places = Places(settings.connections, settings.connections_per_address)
        self.talks: set[Talk] = set()
        self.chores: list[asyncio.Task[Any]] = []
        self.closing = False

    def begin(self) -> None:
        loop = asyncio.get_running_loop()
        chores = (self.rooms.follow(), self.rooms.sweep(), self.heartbeat())
        self.chores = [loop.create_task(chore) for chore in chores]

    async def heartbeat(self) -> None:
        """One for all connections: a clock for each would have to be wound up by every message."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            for talk in list(self.talks):
                talk.wire.beat()

    async def say_goodbye(self) -> None:
        """No new commands; those being written are finished and answered; then everybody is told to come back."""
        self.closing = True
        busy = [room for room in self.rooms.loaded.values() if room.turn.locked()]
        tell("closing", clients=len(self.talks), writing=len(busy))
        for room in self.rooms.loaded.values():
            room.house.rest()
        await asyncio.wait([asyncio.ensure_future(quiet(room.turn)) for room in busy] or [done()], timeout=GRACE)
        talks = list(self.talks)
        for talk in talks:
            talk.bye("restart")
        await asyncio.wait([talk.wire.gone for talk in talks] or [done()], timeout=GRACE)

    async def end(self) -> None:
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        self.pool.shutdown(wait=False, cancel_futures=True)
        await self.journal.close()
        tell("closed")


async def quiet(turn: Turn) -> None:
    """Wait until nothing is being written."""
    async with turn:
        return


def done() -> asyncio.Future[None]:
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    future.set_result(None)
    return future


CLUB = web.AppKey("club", Club)
