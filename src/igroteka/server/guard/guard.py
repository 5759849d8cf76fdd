"""Guests, limits and the addresses of one server process."""

from time import monotonic

from aiohttp import web

from igroteka.server.settings import Settings

from .addresses import Hosts
from .guests import Signer
from .limits import Aside, Bucket, Limit, Places, Turns


class Guard:
    """The checks that every request and every connection passes."""

    def __init__(self, settings: Settings, secret: bytes) -> None:
        self.settings = settings
        self.signer = Signer(secret)
        self.hosts = Hosts(settings)
        self.turns, self.aside = Turns(), Aside()
        self.requests = Limit(settings.request_rate, settings.request_burst)
        self.new_tables = Limit(settings.table_rate, settings.table_burst)
        self.codes = Limit(settings.code_rate, settings.code_burst)
        self.all_codes = Bucket(settings.code_rate * 20, settings.code_burst * 20, monotonic())
        self.places = Places(settings.connections, settings.connections_per_address)


GUARD = web.AppKey("guard", Guard)
