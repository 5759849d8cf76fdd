"""The frames of a websocket after its handshake (RFC 6455): straight from the transport to whoever listens.

aiohttp shakes hands and then hands over the transport: a move costs no queue, no task and no coroutine here. No
extensions; a message has at most LARGEST bytes, in one frame or in several.
"""

import asyncio
from collections.abc import Callable
from typing import cast

LARGEST = 16_384
CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FINAL, RESERVED, MASKED = 0x80, 0x70, 0x80
WRONG, TOO_LARGE = 1002, 1009  # why a connection is closed
PING_FRAME = bytes((FINAL | PING, 0))

Hear = Callable[[bytes | None], None]  # a text, or None for a message that is none


def unmasked(body: bytes, mask: bytes) -> bytes:
    size = len(body)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(body, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")


def closing(code: int) -> bytes:
    return bytes((FINAL | CLOSE, 2)) + code.to_bytes(2, "big")


class Wire:
    """Reads frames, as an asyncio.Protocol does. `gone` is done when the connection has ended, whoever ended it."""

    def __init__(self, transport: asyncio.Transport, hear: Hear) -> None:
        self.transport, self.hear = transport, hear
        self.before = transport.get_protocol()
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.rest = b""  # of a frame that has not arrived whole
        self.parts: list[bytes] | None = None  # of a message in several frames
        self.kind = TEXT
        self.silent = self.paused = False
        transport.set_protocol(cast(asyncio.Protocol, self))

    # What arrives

    def data_received(self, data: bytes) -> None:
        self.silent = False
        if self.rest:
            data = self.rest + data
        at = 0
        while len(data) - at >= 6 and not self.transport.is_closing():
            end = self.frame(data, at)
            if end == at:
                break
            at = end
        self.rest = data[at:]

    def frame(self, data: bytes, at: int) -> int:
        """Take the frame that begins here; where it ends, or `at` when it is not whole."""
        first, size, start = data[at], data[at + 1] & 0x7F, at + 2
        if first & RESERVED or not data[at + 1] & MASKED:
            return self.end(WRONG, len(data))
        if size > 125:
            wide = 2 if size == 126 else 8
            start += wide
            if len(data) < start:
                return at
            size = int.from_bytes(data[start - wide : start], "big")
        if size > LARGEST:
            return self.end(TOO_LARGE, len(data))
        stop = start + 4 + size
        if len(data) >= stop:
            self.take(first & 15, bool(first & FINAL), unmasked(data[start + 4 : stop], data[start : start + 4]))
            return stop
        return at

    def take(self, kind: int, final: bool, body: bytes) -> None:
        if kind in (TEXT, BINARY) and final and self.parts is None:
            self.hear(body if kind == TEXT else None)
        elif kind in (TEXT, BINARY, CONTINUED):
            self.piece(kind, final, body)
        elif not final or len(body) > 125 or kind not in (CLOSE, PING, PONG):
            self.end(WRONG)
        elif kind == PING:
            self.transport.write(bytes((FINAL | PONG, len(body))) + body)
        elif kind == CLOSE:
            self.close()

    def piece(self, kind: int, final: bool, body: bytes) -> None:
        """A part of a message; the first one says of which kind it is."""
        if (kind == CONTINUED) == (self.parts is None):
            self.end(WRONG)
            return
        if self.parts is None:
            self.parts, self.kind = [], kind
        self.parts.append(body)
        if sum(map(len, self.parts)) > LARGEST or len(self.parts) > 100:
            self.end(TOO_LARGE)
        elif final:
            whole, self.parts = b"".join(self.parts), None
            self.hear(whole if self.kind == TEXT else None)

    # The end

    def end(self, code: int, at: int = 0) -> int:
        self.close(code)
        return at

    def close(self, code: int = 1000) -> None:
        """Say why, send what is still on its way, hang up."""
        if not self.transport.is_closing():
            self.transport.write(closing(code))
            self.transport.close()

    def connection_lost(self, problem: Exception | None) -> None:
        self.before.connection_lost(problem)
        if not self.gone.done():
            self.gone.set_result(None)

    # Flow

    def beat(self) -> None:
        """Every now and then: whoever has not been heard of since the last time is gone."""
        if self.silent:
            self.transport.abort()
        elif not self.transport.is_closing():
            self.silent = True
            self.transport.write(PING_FRAME)

    def pause(self, paused: bool) -> None:
        """Read no more for now, or again."""
        if paused != self.paused and not self.transport.is_closing():
            self.paused = paused
            if paused:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def pause_writing(self) -> None:
        """The client looks after what piles up."""

    def resume_writing(self) -> None: ...
