"""Limits of connections, checked before aiohttp handles them.

A bound of connections in all and from each address, and a time within which a request must have been said.
"""

import asyncio
import resource
from collections.abc import Callable
from typing import Any, cast

from aiohttp import web

from igroteka.server.settings import Settings

from .limits import Places

PATIENCE = 10.0  # seconds for the first request's headers
SPARE = 64  # descriptors for the database, the log and the like
BESIDES = 50  # connections of an address beside its websockets: pages, pictures
HEAD_END = b"\r\n\r\n"
# Bodies come as they are.
HTTP: dict[str, Any] = {
    "access_log": None,
    "auto_decompress": False,
    "keepalive_timeout": 30.0,
}


def places(settings: Settings) -> Places:
    """The limits by file descriptors. Behind a proxy all connections come from one address."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    most = settings.connections + 1000
    if hard != resource.RLIM_INFINITY:
        most = max(16, min(most, hard - SPARE))
    return Places(most, most if settings.trust_proxy else settings.connections_per_address + BESIDES)


class Door(asyncio.Protocol):
    """Pass data on to aiohttp's protocol while the connection has a place and is not silent."""

    def __init__(self, inside: web.RequestHandler, places: Places) -> None:
        self.inside, self.places = inside, places
        self.address: str | None = None
        self.head = b""
        self.timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        address = str((transport.get_extra_info("peername") or ("",))[0])
        hang_up = cast(asyncio.Transport, transport).abort  # uvloop's transport is one in all but name
        if not self.places.enter(address):
            hang_up()
            return
        self.address = address
        self.timer = asyncio.get_running_loop().call_later(PATIENCE, hang_up)
        self.inside.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        if self.timer is not None:
            self.listen(data)
        if self.address is not None:
            self.inside.data_received(data)

    def listen(self, data: bytes) -> None:
        self.head = self.head[-3:] + data
        if HEAD_END in self.head and self.timer is not None:
            self.timer.cancel()
            self.timer, self.head = None, b""

    def eof_received(self) -> None:
        if self.address is not None:
            self.inside.eof_received()

    def connection_lost(self, problem: BaseException | None) -> None:
        if self.address is None:
            return
        if self.timer is not None:
            self.timer.cancel()
        self.places.leave(self.address)
        self.inside.connection_lost(problem)

    def pause_writing(self) -> None:
        self.inside.pause_writing()

    def resume_writing(self) -> None:
        self.inside.resume_writing()


def guarded(server: Callable[[], web.RequestHandler], places: Places) -> Callable[[], Door]:
    return lambda: Door(server(), places)
