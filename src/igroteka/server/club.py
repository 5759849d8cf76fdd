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
from igroteka.storage import Journal

if TYPE_CHECKING:
    from igroteka.server.sockets import Talk

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
        self.chores = [loop.create_task(self.rooms.follow()), loop.create_task(self.rooms.sweep())]

    async def say_goodbye(self) -> None:
        """No new commands; those being written are finished and answered; then everybody is told to come back."""
        self.closing = True
        busy = [room for room in self.rooms.loaded.values() if room.lock.locked()]
        tell("closing", clients=len(self.talks), writing=len(busy))
        for room in self.rooms.loaded.values():
            room.house.rest()
        await asyncio.wait([asyncio.ensure_future(quiet(room.lock)) for room in busy] or [done()], timeout=GRACE)
        await asyncio.gather(*(talk.bye("restart") for talk in list(self.talks)), return_exceptions=True)

    async def end(self) -> None:
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        self.pool.shutdown(wait=False, cancel_futures=True)
        await self.journal.close()
        tell("closed")


async def quiet(lock: asyncio.Lock) -> None:
    """Wait until nobody holds the lock."""
    async with lock:
        return


def done() -> asyncio.Future[None]:
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    future.set_result(None)
    return future


CLUB = web.AppKey("club", Club)
