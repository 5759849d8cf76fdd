"""One websocket, as a table sees it: whose eyes it looks with, and where its frames go."""

import asyncio
from functools import lru_cache
from typing import Any
from zlib import Z_SYNC_FLUSH, compressobj

import msgspec

from igroteka.server.guests import Guest

TEXT, COMPRESSED = 0x81, 0x40
LARGE = 1000  # bytes from which on a frame is worth compressing
LEVEL = 6
FULL = 1 << 20  # bytes waiting for somebody who does not read
encode = msgspec.json.Encoder().encode


def framed(message: Any) -> bytes:
    """A message as one websocket text frame. It is made once and sent to everybody it concerns."""
    return frame_of(TEXT, encode(message))


def frame_of(first: int, body: bytes) -> bytes:
    size = len(body)
    if size < 126:
        return bytes((first, size)) + body
    if size < 1 << 16:
        return bytes((first, 126)) + size.to_bytes(2, "big") + body
    return bytes((first, 127)) + size.to_bytes(8, "big") + body


@lru_cache(maxsize=32)
def deflated(frame: bytes) -> bytes:
    """The same text frame compressed by itself (RFC 7692), once for everybody who is sent it."""
    packer = compressobj(level=LEVEL, wbits=-15)
    head = 4 if len(frame) < 4 + (1 << 16) else 10
    packed = packer.compress(frame[head:]) + packer.flush(Z_SYNC_FLUSH)
    return frame_of(TEXT | COMPRESSED, packed[:-4])


class Client:
    """`seat` is whose eyes it looks with; `ready` once it has said hello."""

    __slots__ = ("deflates", "guest", "loop", "outbox", "ready", "seat", "transport", "wants")

    def __init__(self, transport: asyncio.Transport, guest: Guest, deflates: bool = False) -> None:
        self.transport, self.guest = transport, guest
        self.deflates = deflates  # it reads compressed messages
        self.wants = "scene"
        self.seat: int | None = None
        self.ready = False
        self.loop = asyncio.get_running_loop()
        self.outbox: list[bytes] = []

    def send(self, message: Any) -> None:
        self.send_frame(framed(message))

    def send_frame(self, frame: bytes) -> None:
        """Never waits. Written at the end of this round of the loop: an answer and what came of it in one packet, and
        whoever shares the machine is woken once for all tables instead of once for each."""
        self.outbox.append(deflated(frame) if self.deflates and len(frame) > LARGE else frame)
        if len(self.outbox) == 1:
            self.loop.call_soon(self.flush)

    def flush(self) -> None:
        """Whoever lets too much pile up is disconnected and may come back."""
        frames, self.outbox = b"".join(self.outbox), []
        if frames and not self.transport.is_closing():
            self.transport.write(frames)
            if self.transport.get_write_buffer_size() > FULL:
                self.transport.abort()
