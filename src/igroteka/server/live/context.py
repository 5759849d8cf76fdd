"""The parts of one server process that requests use: settings, journal, games, rooms, bots, figures."""

from aiohttp import web

from igroteka.server.metrics import Metrics
from igroteka.server.settings import Settings
from igroteka.server.shelf import Shelf
from igroteka.storage import Journal

from .bots import Thinkers
from .rooms import Rooms


class Context:
    """Everything that lives as long as the server process, but its connections and limits."""

    def __init__(self, settings: Settings, journal: Journal, shelf: Shelf) -> None:
        self.settings, self.journal, self.shelf = settings, journal, shelf
        self.metrics = Metrics()
        self.thinkers = Thinkers(shelf, settings.bot_pace)
        self.rooms = Rooms(journal, shelf, self.thinkers, self.metrics, settings)


CONTEXT = web.AppKey("context", Context)
