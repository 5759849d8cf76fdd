"""A websocket byte by byte, against a real server: what is heard, what is counted, what is hung up on."""

import asyncio
import base64
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from igroteka.server.ws import connection
from igroteka.server.ws.connection import CONNECTIONS
from igroteka.server.ws.endpoint import LARGEST
from tests.server.harness import Player, served, table_of

TEXT, BINARY, MORE, CLOSE, PING, PONG = 0x81, 0x82, 0x80, 0x88, 0x89, 0x8A
MASK = b"\x01\xa2\x03\xf4"
ASK = b'{"type":"ping"}'
HELLO = b'{"type":"hello","wants":"view"}'


def masked(body: bytes) -> bytes:
    return bytes(byte ^ MASK[place % 4] for place, byte in enumerate(body))


def frame(first: int, body: bytes = b"") -> bytes:
    size = len(body)
    head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE)) + size.to_bytes(2, "big")
    return head + MASK + masked(body)


def pieces(data: bytes, size: int) -> Iterator[bytes]:
    return (data[at : at + size] for at in range(0, len(data), size))


class Raw:
    """A websocket without a library."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def next(self) -> tuple[int, bytes]:
        """The next frame; (0, b"") at the end."""
        try:
            first, size = await asyncio.wait_for(self.reader.readexactly(2), 10)
            if size > 125:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
            return first, await self.reader.readexactly(size)
        except (asyncio.IncompleteReadError, ConnectionError):
            return 0, b""

    async def until(self, first: int, part: bytes = b"") -> bytes:
        while True:
            kind, body = await self.next()
            assert kind, "hung up"
            if kind == first and part in body:
                return body

    async def end(self) -> int | None:
        """The code of the farewell, when there was one."""
        code = None
        while (said := await self.next())[0]:
            if said[0] == CLOSE:
                code = int.from_bytes(said[1][:2], "big")
        return code


@asynccontextmanager
async def raw(server: Any, hello: bool = True, **settings: Any) -> AsyncIterator[Raw]:
    async with Player(server) as ann:
        table = await table_of(ann, "nim", ["open", "open"])
    key = base64.b64encode(os.urandom(16)).decode()
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(
        f"GET /ws/{table} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    assert b"101" in await reader.readuntil(b"\r\n\r\n")
    line = Raw(reader, writer)
    if hello:
        line.send(frame(TEXT, HELLO))
        await line.until(TEXT, b'"view"')
    try:
        yield line
    finally:
        writer.transport.abort()


@pytest.mark.parametrize("size", [1, 2, 3, 7, 1000])
async def test_messages_arrive_in_any_pieces(size: int) -> None:
    async with served() as server, raw(server) as line:
        for piece in pieces(frame(TEXT, ASK) * 2, size):
            line.send(piece)
            await asyncio.sleep(0)
        for _ in range(2):
            await line.until(TEXT, b"pong")


async def test_a_message_in_several_frames_with_a_ping_between() -> None:
    async with served() as server, raw(server) as line:
        line.send(frame(0x01, ASK[:4]) + frame(0x00, ASK[4:9]) + frame(PING, b"hi") + frame(MORE, ASK[9:]))
        assert await line.until(PONG) == b"hi"
        await line.until(TEXT, b"pong")


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(0xC1, b"x"), 1002),  # an extension nobody agreed on
        (frame(MORE, b"x"), 1002),  # goes on with nothing
        (frame(0x01, b"x") + frame(TEXT, b"y"), 1002),  # begins in the middle
        (frame(0x09, b"x"), 1002),  # a ping in pieces
        (frame(PING, b"x" * 126), 1002),
        (frame(0x83, b"x"), 1002),  # no such kind
        (frame(TEXT, b"x" * (LARGEST + 1)), 1009),
        (bytes((TEXT, 0xFF)) + b"\x7f" + b"\xff" * 7, 1009),
        (frame(0x01, b"x" * LARGEST) + frame(MORE, b"x"), 1009),
    ],
)
async def test_what_is_no_websocket_is_hung_up_on(data: bytes, code: int) -> None:
    async with served() as server, raw(server) as line:
        line.send(data)
        assert await line.end() == code


async def test_what_is_not_text_is_refused() -> None:
    async with served() as server, raw(server) as line:
        line.send(frame(BINARY, b"x"))
        await line.until(TEXT, b"server-malformed")


async def test_a_farewell_is_returned() -> None:
    async with served() as server, raw(server) as line:
        line.send(frame(CLOSE, b"\x03\xe8"))
        assert await line.end() == 1000


async def test_whoever_is_silent_is_asked_and_then_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "HEARTBEAT", 0.2)
    async with served() as server, raw(server) as line:
        for _ in range(2):
            await line.until(PING)
            line.send(frame(PONG))
        await line.until(PING)
        await line.end()
        await asyncio.sleep(0)
        assert not server.app[CONNECTIONS].open


@pytest.mark.parametrize("kind", [PING, PONG])
async def test_every_frame_counts_against_the_budget(kind: int) -> None:
    async with served(message_rate=1, message_burst=50, patience=5) as server, raw(server) as line:
        line.send(frame(kind, b"") * 200)
        await line.until(TEXT, b'"flood"')
        assert await line.end() is not None
