"""GET /ws/<table>: aiohttp shakes hands, then the connection belongs to its Talk."""

from time import monotonic

from aiohttp import web

from igroteka.server.client import Client
from igroteka.server.club import CLUB
from igroteka.server.limits import Bucket
from igroteka.server.meaning import MEANING
from igroteka.server.refusals import refusal
from igroteka.server.room import Room
from igroteka.server.talk import Talk
from igroteka.server.visits import Visit, visit

HANG_UP = 0.1  # seconds aiohttp waits for a farewell after the connection has ended


async def table_socket(request: web.Request) -> web.WebSocketResponse:
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
    socket = web.WebSocketResponse(compress=False, timeout=HANG_UP)
    here.welcome(socket)
    await socket.prepare(request)
    club, transport = request.app[CLUB], request.transport
    if transport is None or transport.is_closing():  # gone already
        return socket
    bucket = Bucket(club.settings.message_rate, club.settings.message_burst, monotonic())
    talk = Talk(club, room, Client(transport, here.guest, bucket), MEANING)
    club.talks.add(talk)
    try:
        await talk.wire.gone
    finally:
        club.talks.discard(talk)
        talk.room.leave(talk.client)
    return socket
