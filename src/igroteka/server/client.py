"""One websocket, as a table sees it: whose eyes it looks with, and where its frames go."""

import asyncio
from typing import Any

import msgspec

from igroteka.server.guests import Guest

FULL = 1 << 20  # bytes waiting for somebody who does not read
encode = msgspec.json.Encoder().encode


def framed(message: Any) -> bytes:
    """A message as one websocket text frame. It is made once and sent to everybody it concerns."""
    body = encode(message)
    size = len(body)
    if size < 126:
        return bytes((0x81, size)) + body
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + body
    return b"\x81\x7f" + size.to_bytes(8, "big") + body


class Client:
    """`seat` is whose eyes it looks with; `ready` once it has said hello."""

    __slots__ = ("guest", "held", "ready", "seat", "transport", "wants")

    def __init__(self, transport: asyncio.Transport, guest: Guest) -> None:
        self.transport, self.guest = transport, guest
        self.wants = "scene"
        self.seat: int | None = None
        self.ready = False
        self.held = b""

    def hold(self, message: Any) -> None:
        """Send it together with the next frame, or when released: one packet instead of two."""
        self.held += framed(message)

    def release(self) -> None:
        if self.held:
            self.send_frame(b"")

    def send(self, message: Any) -> None:
        self.send_frame(framed(message))

    def send_frame(self, frame: bytes) -> None:
        """Never waits: whoever lets too much pile up is disconnected and may come back."""
        transport = self.transport
        if transport.is_closing():
            return
        if self.held:
            frame, self.held = self.held + frame, b""
        transport.write(frame)
        if transport.get_write_buffer_size() > FULL:
            transport.abort()
