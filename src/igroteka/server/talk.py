"""One connection from its hello to its end: one message after the other, within its limits."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec

from igroteka.engine.refusal import Refusal
from igroteka.server import messages as m
from igroteka.server.client import Client
from igroteka.server.logs import log
from igroteka.server.refusals import refusal, refused
from igroteka.server.wire import Wire
from igroteka.storage import Closed, NoSuchTable
from igroteka.tables import commands as c

if TYPE_CHECKING:
    from igroteka.server.club import Club
    from igroteka.server.room import Room

AHEAD = 32  # messages that may wait for the one before them; then the connection is read no further
decode = msgspec.json.Decoder(m.ClientMessage).decode
Meaning = Mapping[type, Callable[["Talk", Any], Awaitable[None]]]


class Talk:
    """An action goes the short way, without a coroutine; everything else becomes a task. Nothing overtakes."""

    def __init__(self, club: "Club", room: "Room", client: Client, meaning: Meaning) -> None:
        self.club, self.room, self.client, self.meaning = club, room, client, meaning
        self.wire = Wire(client.transport, self.hear)
        self.faults, self.farewell = 0, ""
        self.busy = False
        self.waiting: deque[bytes | None] = deque()
        self.task: asyncio.Task[None] | None = None

    # Listening

    def hear(self, text: bytes | None) -> None:
        """A message has come; None is one that is no text."""
        if not self.busy:
            return self.take(text)
        self.waiting.append(text)
        if len(self.waiting) >= AHEAD:
            self.wire.pause(True)
        return None

    def go_on(self) -> None:
        """The last message is done with: take the next ones."""
        self.busy = False
        while self.waiting and not self.busy:
            self.take(self.waiting.popleft())
        if len(self.waiting) < AHEAD:
            self.wire.pause(False)

    def take(self, text: bytes | None) -> None:
        self.club.metrics.messages += 1
        if self.club.closing:
            return self.bye("restart")
        if not self.client.bucket.take(monotonic()):
            self.decline(refusal("too-fast"), "flood")
        elif text is None:
            self.decline(refusal("malformed", problem="not text"))
        else:
            self.understand(text)
        return self.bye(self.farewell) if self.farewell else None

    def understand(self, text: bytes) -> None:
        try:
            message = decode(text)
        except (msgspec.MsgspecError, ValueError, RecursionError) as problem:
            return self.decline(refusal("malformed", problem=str(problem)[:120]))
        if not self.client.ready and not isinstance(message, m.Hello):
            return self.decline(refusal("hello-first"), id=getattr(message, "id", ""))
        self.busy = True
        if isinstance(message, m.Act) and self.room.act(self.action(message), self.client, message.id, self.go_on):
            return None
        self.task = asyncio.get_running_loop().create_task(self.answer(message))
        return None

    async def answer(self, message: Any) -> None:
        try:
            await self.meaning[type(message)](self, message)
        except Refusal as problem:
            self.client.send(refused(getattr(message, "id", ""), problem, self.room.table.version))
        except (NoSuchTable, Closed):
            self.bye("restart")
        finally:
            self.go_on()

    # Answering

    def decline(self, problem: Refusal, farewell: str = "protocol", id: str = "") -> None:
        """Refuse what is no message of ours; whoever sends too much of it has to go."""
        self.faults += 1
        self.client.send(refused(id, problem, self.room.table.version))
        if self.faults > self.club.settings.patience:
            self.farewell = farewell

    def bye(self, reason: Any) -> None:
        self.waiting.clear()
        self.client.send(m.Bye(reason))
        self.wire.close()

    # Commands

    def ref(self, id: str) -> str:
        """A client's id for a command, made its own: nobody uses up somebody else's."""
        return f"{self.client.guest.id}:{id}" if id else ""

    def action(self, message: m.Act) -> c.Act:
        return c.Act(
            guest=self.client.guest.id,
            seat=message.seat,
            action=message.action,
            version=message.version,
            ref=self.ref(message.id),
            watched=self.room.table.game.hidden and self.room.watched,
        )

    async def do(self, command: c.Command, id: str) -> None:
        try:
            await self.room.do(command, self.client, id)
        except (Refusal, NoSuchTable, Closed, asyncio.CancelledError):
            raise
        except Exception:
            log.exception("command failed", extra={"about": {"command": type(command).__name__}})
            self.client.send(refused(id, refusal("busy"), self.room.table.version))
