"""The websocket of a table: reads messages, turns them into commands, keeps its limits."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from igroteka.engine.dice import new_seed
from igroteka.engine.refusal import Refusal
from igroteka.server import messages as m
from igroteka.server.client import Client
from igroteka.server.club import CLUB
from igroteka.server.faces import EMOTES, fit_name, fit_picture, fit_text
from igroteka.server.limits import Bucket
from igroteka.server.logs import log
from igroteka.server.refusals import explained, refusal, refused
from igroteka.server.room import Room
from igroteka.server.telling import Teller
from igroteka.server.visits import Visit, visit
from igroteka.storage import Closed, NoSuchTable
from igroteka.tables import commands as c
from igroteka.tables.playing import why_not

LARGEST = 16_384
decode = msgspec.json.Decoder(m.ClientMessage).decode


async def table_socket(request: web.Request) -> web.WebSocketResponse:
    """GET /ws/<table>"""
    here = visit(request)
    club = request.app[CLUB]
    here.check_origin()
    if not club.places.enter(here.address):
        raise refusal("crowded")
    try:
        room = await club.rooms.room(request.match_info["table"])
        return await connected(request, here, room)
    finally:
        club.places.leave(here.address)


async def connected(request: web.Request, here: Visit, room: Room) -> web.WebSocketResponse:
    socket = web.WebSocketResponse(max_msg_size=LARGEST, compress=False, heartbeat=30, autoping=True)
    here.welcome(socket)
    await socket.prepare(request)
    club, transport = request.app[CLUB], request.transport
    if transport is None:  # gone already
        return socket
    limits = club.settings
    bucket = Bucket(limits.message_rate, limits.message_burst, monotonic())
    talk = Talk(socket, room, Client(transport, here.guest, bucket), here, request)
    club.talks.add(talk)
    club.metrics.clients.inc()
    try:
        await talk.listen()
    finally:
        club.metrics.clients.dec()
        club.talks.discard(talk)
        talk.room.leave(talk.client)
    return socket


class Talk:
    """One connection from its hello to its end."""

    def __init__(
        self, socket: web.WebSocketResponse, room: Room, client: Client, here: Visit, request: web.Request
    ) -> None:
        self.socket, self.room, self.client, self.here = socket, room, client, here
        self.club = request.app[CLUB]
        self.faults, self.farewell = 0, ""

    async def listen(self) -> None:
        async for message in self.socket:
            self.club.metrics.messages.inc()
            if self.club.closing:
                return await self.bye("restart")
            if message.type is not WSMsgType.TEXT:
                self.decline(refusal("malformed", problem="not text"))
            elif self.client.bucket.take(monotonic()):
                await self.hear(message.data)
            else:
                self.decline(refusal("too-fast"), "flood")
            if self.farewell:
                return await self.bye(self.farewell)
        return None

    def decline(self, problem: Refusal, farewell: str = "protocol", id: str = "") -> None:
        """Refuse what is no message of ours; whoever sends too much of it has to go."""
        self.faults += 1
        self.client.send(refused(id, problem, self.room.table.version))
        if self.faults > self.club.settings.patience:
            self.farewell = farewell

    async def hear(self, text: str) -> None:
        """Take in one message."""
        try:
            message = decode(text)
        except (msgspec.MsgspecError, ValueError, RecursionError) as problem:
            return self.decline(refusal("malformed", problem=str(problem)[:120]))
        if not self.client.ready and not isinstance(message, m.Hello):
            return self.decline(refusal("hello-first"), id=getattr(message, "id", ""))
        return await self.answer(message)

    async def answer(self, message: Any) -> None:
        try:
            await HEAR[type(message)](self, message)
        except Refusal as problem:
            self.client.send(refused(getattr(message, "id", ""), problem, self.room.table.version))
        except (NoSuchTable, Closed):
            self.farewell = "restart"

    async def bye(self, reason: Any) -> None:
        self.client.send(m.Bye(reason))
        await self.socket.close()

    def ref(self, id: str) -> str:
        """A client's id for a command, made its own: nobody uses up somebody else's."""
        return f"{self.client.guest.id}:{id}" if id else ""

    async def do(self, command: c.Command, id: str) -> None:
        try:
            await self.room.do(command, self.client, id)
        except (Refusal, NoSuchTable, Closed, asyncio.CancelledError):
            raise
        except Exception:
            log.exception("command failed", extra={"about": {"command": type(command).__name__}})
            self.client.send(refused(id, refusal("busy"), self.room.table.version))


# What each message means


async def hello(talk: Talk, message: m.Hello) -> None:
    if message.protocol != m.PROTOCOL:
        talk.client.send(refused("", refusal("protocol"), 0))
        return await talk.bye("protocol")
    if talk.client.ready:
        return talk.client.send_frame(Teller(talk.room).frame(talk.client))
    talk.client.ready, talk.client.wants, talk.client.seat = True, message.wants, message.seat
    await talk.room.join(talk.client, message.version)
    return await come_back(talk)


async def come_back(talk: Talk) -> None:
    """Whoever was only offline has the seat back at once."""
    table, guest = talk.room.table, talk.client.guest.id
    for seat in table.seats_of(guest):
        if table.seats[seat].away and table.seats[seat].cause == "gone":
            await talk.room.do(c.Return(guest=guest, seat=seat))


async def act(talk: Talk, message: m.Act) -> None:
    guest = talk.client.guest.id
    watched = talk.room.table.game.hidden and talk.room.watched
    await talk.do(
        c.Act(
            guest=guest,
            seat=message.seat,
            action=message.action,
            version=message.version,
            ref=talk.ref(message.id),
            watched=watched,
        ),
        message.id,
    )


async def why(talk: Talk, message: m.Why) -> None:
    table, seat = talk.room.table, message.seat
    problem = None
    if table.play is not None and seat in table.seats_of(talk.client.guest.id):
        action = talk.room.part.meant(table.play.state.view(seat), seat, message.path)
        problem = why_not(table, table.play, seat, action) if action is not None else None
    talk.client.send(explained(message.id, problem))


async def look(talk: Talk, message: m.Look) -> None:
    room, guest = talk.room, talk.client.guest.id
    if room.table.pause is not None and message.seat != talk.client.seat and len(room.table.seats_of(guest)) > 1:
        await room.do(c.Hold(guest=guest))
    room.look(talk.client, message.seat)


async def go(talk: Talk, message: m.Go) -> None:
    await talk.do(c.Go(guest=talk.client.guest.id, ref=talk.ref(message.id)), message.id)


async def sit(talk: Talk, message: m.Sit) -> None:
    guest = talk.client.guest
    name = fit_name(message.name if message.name is not None else guest.name)
    picture = fit_picture(message.picture) or guest.picture
    command = c.Sit(guest=guest.id, seat=message.seat, name=name, picture=picture, ref=talk.ref(message.id))
    await talk.do(command, message.id)
    if talk.client.seat is None and (seats := talk.room.table.seats_of(guest.id)):
        talk.room.look(talk.client, seats[-1])


async def stand(talk: Talk, message: m.Stand) -> None:
    guest = talk.client.guest.id
    await talk.do(c.Stand(guest=guest, seat=message.seat, ref=talk.ref(message.id)), message.id)
    if talk.client.seat not in talk.room.table.seats_of(guest):
        talk.room.look(talk.client, None)


async def seat_bot(talk: Talk, message: m.SeatBot) -> None:
    level = talk.club.shelf.level(message.level)
    guest = talk.client.guest.id
    await talk.do(c.SeatBot(guest=guest, seat=message.seat, level=level, ref=talk.ref(message.id)), message.id)


async def options(talk: Talk, message: m.Options) -> None:
    window = None if message.window_seconds is None else int(message.window_seconds * 1000)
    command = c.Change(
        guest=talk.client.guest.id,
        options=dict(message.options) if message.options is not None else None,
        players=message.players,
        open=message.open,
        chat=message.chat,
        move_seconds=message.move_seconds,
        window=window,
        ref=talk.ref(message.id),
    )
    await talk.do(command, message.id)


async def start(talk: Talk, message: m.Start) -> None:
    await talk.do(c.Start(guest=talk.client.guest.id, seed=new_seed(), ref=talk.ref(message.id)), message.id)


async def rematch(talk: Talk, message: m.Rematch) -> None:
    await talk.do(c.Rematch(guest=talk.client.guest.id, seed=new_seed(), ref=talk.ref(message.id)), message.id)


async def undo(talk: Talk, message: m.Undo) -> None:
    await talk.do(c.AskUndo(guest=talk.client.guest.id, seat=message.seat, ref=talk.ref(message.id)), message.id)


async def consent(talk: Talk, message: m.Consent) -> None:
    await talk.do(c.Consent(guest=talk.client.guest.id, yes=message.yes, ref=talk.ref(message.id)), message.id)


async def resign(talk: Talk, message: m.Resign) -> None:
    await talk.do(c.Resign(guest=talk.client.guest.id, seat=message.seat, ref=talk.ref(message.id)), message.id)


async def away(talk: Talk, message: m.Away) -> None:
    await talk.do(c.Leave(guest=talk.client.guest.id, seat=message.seat, ref=talk.ref(message.id)), message.id)


async def back(talk: Talk, message: m.Back) -> None:
    await talk.do(c.Return(guest=talk.client.guest.id, seat=message.seat, ref=talk.ref(message.id)), message.id)


async def emote(talk: Talk, message: m.Emote) -> None:
    if message.emote not in EMOTES:
        raise refusal("unknown-emote")
    await talk.do(c.Emote(guest=talk.client.guest.id, seat=message.seat, emote=message.emote), "")


async def say(talk: Talk, message: m.Say) -> None:
    if text := fit_text(message.text):
        await talk.do(c.Say(guest=talk.client.guest.id, seat=message.seat, text=text), "")


async def ping(talk: Talk, message: m.Ping) -> None:
    talk.client.send(m.Pong())


HEAR: dict[type, Callable[[Talk, Any], Awaitable[None]]] = {
    m.Hello: hello,
    m.Act: act,
    m.Why: why,
    m.Look: look,
    m.Go: go,
    m.Sit: sit,
    m.Stand: stand,
    m.SeatBot: seat_bot,
    m.Options: options,
    m.Start: start,
    m.Rematch: rematch,
    m.Undo: undo,
    m.Consent: consent,
    m.Resign: resign,
    m.Away: away,
    m.Back: back,
    m.Emote: emote,
    m.Say: say,
    m.Ping: ping,
}
