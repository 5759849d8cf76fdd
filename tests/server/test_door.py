"""Whoever connects: how long a request may take to arrive, how many connections there may be."""

import asyncio
import contextlib
import socket
from typing import Any

import pytest

from igroteka.server.guard import connections, middleware
from igroteka.server.guard.connections import Door, guarded
from igroteka.server.guard.limits import Places
from igroteka.server.settings import Settings
from tests.server.harness import served


async def behind_a_door(places: Places) -> tuple[asyncio.Server, int]:
    class Inside(asyncio.Protocol):
        def connection_made(self, transport: Any) -> None:
            self.transport = transport

        def data_received(self, data: bytes) -> None:
            self.transport.write(b"heard")

    server = await asyncio.get_running_loop().create_server(guarded(Inside, places), "127.0.0.1", 0)  # type: ignore[arg-type]
    return server, server.sockets[0].getsockname()[1]


async def test_whoever_does_not_say_a_request_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "PATIENCE", 2.0)
    places = Places(10, 10)
    server, port = await behind_a_door(places)
    slow, silent = await asyncio.open_connection("127.0.0.1", port)
    _, quick = await asyncio.open_connection("127.0.0.1", port)
    quick.write(b"GET / HTTP/1.1\r")
    await asyncio.sleep(0.01)
    quick.write(b"\n\r\n")
    with contextlib.suppress(ConnectionError):  # which of the two is a matter of luck
        assert await asyncio.wait_for(slow.read(10), 30) == b""
    assert places.count == 1
    for writer in (silent, quick):
        writer.close()
    server.close()


async def test_an_address_has_so_many_connections() -> None:
    places = Places(10, 3)
    server, port = await behind_a_door(places)
    held = [socket.create_connection(("127.0.0.1", port)) for _ in range(8)]
    await asyncio.to_thread(refused_ones, held)
    assert places.count == 3
    for one in held:
        one.close()
    server.close()


def refused_ones(held: list[socket.socket]) -> None:
    """Wait until all but three have been hung up on."""
    for one in held[3:]:
        one.settimeout(10)
        with contextlib.suppress(ConnectionError):
            assert one.recv(1) == b""


def test_there_are_no_more_places_than_descriptors() -> None:
    import resource

    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    found = connections.places(Settings())
    assert found.most <= limit or limit == resource.RLIM_INFINITY
    assert connections.places(Settings(trust_proxy=True)).most_each == found.most
    assert Door


async def test_a_body_that_does_not_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "PATIENCE", 0.1)
    async with served() as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        assert b"408" in await asyncio.wait_for(reader.readline(), 10)
        writer.close()
