"""All that one server process holds together: settings, journal, shelf, rooms, connections, limits, figures."""

import asyncio
from time import monotonic
from typing import Any

from aiohttp import web

from igroteka.server.addresses import Hosts
from igroteka.server.connection import Connections
from igroteka.server.guests import Signer
from igroteka.server.limits import Aside, Bucket, Limit, Places, Turns
from igroteka.server.logs import log_event
from igroteka.server.metrics import Metrics
from igroteka.server.room import Room
from igroteka.server.rooms import Rooms
from igroteka.server.settings import Settings
from igroteka.server.shelf import Shelf
from igroteka.server.thinkers import Thinkers
from igroteka.storage import Journal

GRACE = 5  # seconds for commands under way when the server stops


class Context:
    def __init__(self, settings: Settings, journal: Journal, shelf: Shelf, secret: bytes) -> None:
        self.settings, self.journal, self.shelf = settings, journal, shelf
        self.signer = Signer(secret)
        self.hosts = Hosts(settings)
        self.metrics = Metrics()
        self.thinkers = Thinkers(shelf, settings.bot_pace)
        self.rooms = Rooms(journal, shelf, self.thinkers, self.metrics, settings)
        self.turns, self.aside = Turns(), Aside()
        self.connections = Connections(self.rooms, self.metrics, settings, self.turns)
        self.gauges()
        self.requests = Limit(settings.request_rate, settings.request_burst)
        self.new_tables = Limit(settings.table_rate, settings.table_burst)
        self.codes = Limit(settings.code_rate, settings.code_burst)
        self.all_codes = Bucket(settings.code_rate * 20, settings.code_burst * 20, monotonic())
        self.places = Places(settings.connections, settings.connections_per_address)
        self.tasks: list[asyncio.Task[Any]] = []

    def gauges(self) -> None:
        self.metrics.gauge("igroteka_clients", "Websockets that are open.", lambda: len(self.connections.open))
        self.metrics.gauge("igroteka_tables_loaded", "Tables in memory.", lambda: len(self.rooms.loaded))
        waiting = "Appends that wait for a commit."
        self.metrics.gauge("igroteka_journal_waiting", waiting, lambda: self.journal.figures().waiting)

    @property
    def closing(self) -> bool:
        return self.connections.closing

    def begin(self) -> None:
        loop = asyncio.get_running_loop()
        lasting = (self.rooms.follow(), self.rooms.sweep(), self.connections.look_after())
        self.tasks = [loop.create_task(task) for task in lasting]

    async def say_goodbye(self) -> None:
        """No new commands; those being written are finished and answered; then everybody is told to come back."""
        self.connections.closing = True
        busy = [room for room in self.rooms.loaded.values() if room.commands.lock.locked()]
        log_event("closing", clients=len(self.connections.open), writing=len(busy))
        for room in self.rooms.loaded.values():
            room.background.rest()
        if busy:
            await asyncio.wait([asyncio.ensure_future(written(room)) for room in busy], timeout=GRACE)
        await self.connections.close(GRACE)

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.thinkers.close()
        await self.journal.close()
        log_event("closed")


async def written(room: Room) -> None:
    """Wait until nothing is being written."""
    async with room.commands.lock:
        return


CONTEXT = web.AppKey("context", Context)
