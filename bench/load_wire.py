"""A websocket client as thin as can be, so that the load generator is not what is measured."""

import asyncio
from typing import TypeVar, cast

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
MASK = b"\0\0\0\0"  # a mask that changes nothing is a mask, too
KEY = "aWdyb3Rla2EgYmVuY2ghIQ=="
W = TypeVar("W", bound="Wire")


def framed(body: bytes, kind: int = TEXT) -> bytes:
    """One message from a client, as a websocket frame."""
    size = len(body)
    if size < 126:
        return bytes((kind, 0x80 | size)) + MASK + body
    return bytes((kind, 0xFE)) + size.to_bytes(2, "big") + MASK + body


def taken_apart(data: bytes) -> tuple[list[tuple[int, bytes]], bytes]:
    """The whole frames at the beginning of what a server sent, and the rest."""
    frames: list[tuple[int, bytes]] = []
    at, end = 0, len(data)
    while end - at >= 2:
        size, start = data[at + 1], at + 2
        if size >= 126:
            width = 2 if size == 126 else 8
            size, start = int.from_bytes(data[start : start + width], "big"), start + width
        if end < start + size:
            break
        frames.append((data[at], data[start : start + size]))
        at = start + size
    return frames, data[at:]


class Wire(asyncio.Protocol):
    """One websocket. Subclasses handle text messages in `hear`."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.rest = b""
        self.reading = False  # past the greeting of HTTP

    def hear(self, body: bytes) -> None:
        raise NotImplementedError

    def say(self, body: bytes) -> None:
        assert self.transport is not None
        self.transport.write(framed(body))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, problem: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed before it was open"))

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        if not self.reading:
            data = self.greeted(data)
        if self.reading:
            frames, self.rest = taken_apart(data)
            for kind, body in frames:
                self.heard(kind, body)

    def heard(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self.hear(body)
        elif kind == PING and self.transport is not None:
            self.transport.write(framed(body, PONG))

    def greeted(self, data: bytes) -> bytes:
        """Return the bytes after the HTTP response head, once that is complete."""
        greeting, blank, after = data.partition(b"\r\n\r\n")
        self.rest = data
        if blank:
            self.reading, self.rest = True, b""
            self.switched(greeting)
        return after

    def switched(self, greeting: bytes) -> None:
        first = greeting.split(b"\r\n", 1)[0].decode()
        if " 101 " in f"{first} ":
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(first))

    def hang_up(self) -> None:
        if self.transport is not None:
            self.transport.abort()


async def dial(wire: W, port: int, path: str, cookie: str = "", address: str = "127.0.0.1") -> W:
    """Connect to a server on this machine, from one of its addresses."""
    lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Sec-WebSocket-Key: {KEY}", "Sec-WebSocket-Version: 13"] + ([f"Cookie: {cookie}"] if cookie else [])
    await asyncio.get_running_loop().create_connection(lambda: wire, "127.0.0.1", port, local_addr=(address, 0))
    assert wire.transport is not None
    wire.transport.write("\r\n".join([*lines, "", ""]).encode())
    await wire.opened
    return wire
