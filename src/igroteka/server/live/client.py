"""One websocket, as a table sees it: whose eyes it looks with, and where its frames go."""

import asyncio
from functools import lru_cache
from struct import Struct
from typing import Any
from zlib import Z_SYNC_FLUSH, compressobj

import msgspec

from igroteka.server.guard.guests import Guest

TEXT, COMPRESSED = 0x81, 0x40
LARGE = 1000  # bytes from which on a frame is worth compressing
LEVEL = 6
FULL = 1 << 20  # bytes in the send buffer of a client that does not read
encode = msgspec.json.Encoder().encode
short, middling, long = Struct(">BB").pack, Struct(">BBH").pack, Struct(">BBQ").pack  # the heads of frames


def framed(message: Any) -> bytes:
    """A message as one websocket text frame. It is made once and sent to everybody it concerns."""
    return frame_of(encode(message))


def frame_of(body: bytes, first: int = TEXT) -> bytes:
    size = len(body)
    if size < 126:
        return short(first, size) + body
    return (middling(first, 126, size) if size < 1 << 16 else long(first, 127, size)) + body


@lru_cache(maxsize=32)
def deflated(frame: bytes) -> bytes:
    """The same text frame compressed by itself (RFC 7692), once for everybody who is sent it."""
    packer = compressobj(level=LEVEL, wbits=-15)
    head = 4 if len(frame) < 4 + (1 << 16) else 10
    packed = packer.compress(frame[head:]) + packer.flush(Z_SYNC_FLUSH)
    return frame_of(packed[:-4], TEXT | COMPRESSED)


class Post:
    """The clients that have something to write in the next round of the event loop.

    So an answer and the state after it are one packet, and one callback writes for all tables.
    """

    def __init__(self) -> None:
        self.clients: list[Client] = []

    def add(self, client: "Client") -> None:
        if not self.clients:
            asyncio.get_running_loop().call_soon(self.deliver)
        self.clients.append(client)

    def deliver(self) -> None:
        clients, self.clients = self.clients, []
        for client in clients:
            client.flush()


class Client:
    """`seat` is whose eyes it looks with; `ready` once it has said hello; `post` delivers to many together."""

    __slots__ = ("deflates", "guest", "outbox", "post", "ready", "seat", "transport", "wants")

    def __init__(
        self, transport: asyncio.Transport, guest: Guest, deflates: bool = False, post: Post | None = None
    ) -> None:
        self.transport, self.guest = transport, guest
        self.deflates = deflates  # it reads compressed messages
        self.post = post or Post()
        self.wants = "scene"
        self.seat: int | None = None
        self.ready = False
        self.outbox: list[bytes] = []

    def send(self, message: Any) -> None:
        self.send_frame(frame_of(encode(message)))

    def send_frame(self, frame: bytes) -> None:
        """Never waits."""
        waits = bool(self.outbox)
        self.outbox.append(deflated(frame) if self.deflates and len(frame) > LARGE else frame)
        if not waits:
            self.post.add(self)

    def flush(self) -> None:
        """Disconnect clients whose send buffer exceeds `FULL`; they can reconnect."""
        frames, self.outbox = self.outbox, []
        transport = self.transport
        if frames and not transport.is_closing():
            transport.write(b"".join(frames))
            if transport.get_write_buffer_size() > FULL:
                transport.abort()
