"""One connection from its hello to its end: one message after the other, within its limits."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from igroteka import tables
from igroteka.engine.refusal import Refusal
from igroteka.server.errors import discreet, refusal, refused
from igroteka.server.guard.limits import Bucket, Turns
from igroteka.server.live.client import Client, Post
from igroteka.server.live.room import Room
from igroteka.server.live.rooms import Rooms
from igroteka.server.logs import log
from igroteka.server.metrics import Metrics
from igroteka.server.settings import Settings
from igroteka.server.wire.messages import Bye
from igroteka.server.wire.requests import Aim, AskHint, ClientMessage, Hello, Look, Ping, Why
from igroteka.storage import Closed, NoSuchTable

decode = msgspec.json.Decoder(ClientMessage).decode
Socket = web.WebSocketResponse[Any]
HEARTBEAT = 30.0  # seconds of silence before a client is asked whether it is there; half as long to answer
PING = bytes((0x89, 0))
LAST = (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR)  # frames after which none will come


# Milliseconds of the event loop
COSTS: dict[type, float] = {Hello: 2.0, Look: 1.0, AskHint: 0.5, Why: 0.3, Aim: 0.5, Ping: 0.01}
COMMAND, DRAWN, EACH = 0.05, 1.0, 0.01  # and for each client that is told of it


class Connections:
    """All that are open in this process."""

    def __init__(self, rooms: Rooms, metrics: Metrics, settings: Settings, turns: Turns) -> None:
        self.rooms, self.metrics, self.settings, self.turns = rooms, metrics, settings, turns
        self.open: set[Connection] = set()
        self.post = Post()
        self.closing = False  # the server is about to stop

    def bucket(self) -> Bucket:
        return Bucket(self.settings.message_rate, self.settings.message_burst, monotonic())

    async def look_after(self) -> None:
        """Ping silent clients, and disconnect those that do not answer.

        aiohttp would set a timer anew with every message; one look at all of them is enough.
        """
        while True:
            await asyncio.sleep(HEARTBEAT / 2)
            for one in list(self.open):
                one.listen()

    async def close(self, grace: float) -> None:
        """Ask all clients to reconnect; disconnect those that do not read it in time."""
        farewells = {asyncio.ensure_future(one.bye("restart")): one for one in self.open}
        if farewells:
            _, unheard = await asyncio.wait(farewells, timeout=grace)
            for farewell in unheard:
                farewells[farewell].client.transport.abort()


class Connection:
    """Reads a message, lets its handler do what it asks, reads the next. aiohttp stops reading when too many wait."""

    def __init__(
        self, all: Connections, socket: Socket, room: Room, client: Client, handlers: "Handlers", address: str = ""
    ) -> None:
        self.all, self.rooms = all, all.rooms
        self.socket, self.room, self.client, self.handlers = socket, room, client, handlers
        self.bucket, self.address = all.bucket(), address
        self.message: Any = None  # the last one understood
        self.faults, self.farewell = 0, ""
        self.silence = 0  # halves of a heartbeat

    # Reading

    async def run(self) -> None:
        """Until either side hangs up."""
        self.all.open.add(self)
        try:
            while not self.farewell and (frame := await self.socket.receive()).type not in LAST:
                try:
                    if (asked := self.take(frame.type, frame.data)) is not None:
                        await asked
                except Exception as problem:  # a fault of ours ends a message, not the connection
                    self.excuse(problem)
            if self.farewell:
                await self.bye(self.farewell)
        finally:
            self.all.open.discard(self)
            self.room.leave(self.client)

    def take(self, kind: WSMsgType, data: bytes) -> Awaitable[object] | None:
        """Every frame counts, whatever is in it; what it asks for is to be waited for."""
        self.silence = 0
        self.all.metrics.messages += 1
        if self.all.closing:
            self.farewell = "restart"
        elif not self.bucket.take(monotonic()):
            self.decline(refusal("too-fast"), "flood")
        elif kind is WSMsgType.TEXT:
            return self.understand(data)
        elif kind is WSMsgType.PING:
            return self.pong(data)
        elif kind is not WSMsgType.PONG:
            self.decline(refusal("malformed", problem="not text"))
        return None

    def understand(self, text: bytes) -> Awaitable[object] | None:
        try:
            message = self.message = decode(text)
        except (msgspec.MsgspecError, ValueError, RecursionError) as problem:
            self.decline(refusal("malformed", problem=str(problem)[:120]))
        else:
            if self.client.ready or isinstance(message, Hello):
                return self.answer(message)
            self.decline(refusal("hello-first"), id=getattr(message, "id", ""))
        return None

    async def answer(self, message: Any) -> None:
        """Let a message's handler do what it asks, when it is the turn of its address."""
        turn = self.all.turns.wait(self.address, self.cost(message))
        if turn is not None:
            await turn
        if type(message) in COSTS and self.client.transport.is_closing():
            return  # nobody reads the answer to a question; a command still counts
        await self.handlers[type(message)](self, message)

    def cost(self, message: object) -> float:
        """Return about how many milliseconds of the event loop a message takes."""
        drawn = DRAWN if self.room.draws else 0.0
        return COSTS.get(type(message)) or COMMAND + drawn + EACH * len(self.room.clients)

    def listen(self) -> None:
        self.silence += 1
        if self.silence == 2:
            self.client.send_frame(PING)
        elif self.silence > 2:
            self.client.transport.abort()

    # Answering

    def excuse(self, problem: Exception) -> None:
        """Report an exception to the client."""
        if isinstance(problem, Refusal):
            id = getattr(self.message, "id", "")
            self.client.send(refused(id, discreet(problem), self.room.table.version))
        elif isinstance(problem, NoSuchTable | Closed):
            self.farewell = "restart"
        else:
            about = {"message": type(self.message).__name__}
            log.error("message failed", exc_info=problem, extra={"about": about})

    def decline(self, problem: Refusal, farewell: str = "protocol", id: str = "") -> None:
        """Refuse an invalid message; end the connection after too many."""
        self.faults += 1
        self.client.send(refused(id, problem, self.room.table.version))
        if self.faults > self.all.settings.patience:
            self.farewell = farewell

    async def pong(self, data: bytes) -> None:
        """Answer a ping; a lost connection is noticed by the next read."""
        with suppress(ConnectionError):
            await self.socket.pong(data)

    async def bye(self, reason: Any) -> None:
        self.client.send(Bye(reason))
        self.client.flush()
        await self.socket.close()

    # Commands

    def ref(self, id: str) -> str:
        """Return the id of a command, made unique for its guest."""
        return f"{self.client.guest.id}:{id}" if id else ""

    def do(self, command: tables.Command, id: str) -> Awaitable[bool]:
        return self.room.do(command, self.client, id)


Handlers = Mapping[type, Callable[[Connection, Any], Awaitable[object]]]
CONNECTIONS = web.AppKey("connections", Connections)
