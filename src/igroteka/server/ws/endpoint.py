"""GET /ws/<table>: the handshake; then the connection reads its messages."""

from typing import Any

from aiohttp import web

from igroteka.server.errors import refusal
from igroteka.server.guard.guard import GUARD
from igroteka.server.guard.middleware import Visitor, visitor
from igroteka.server.live.client import Client
from igroteka.server.live.context import CONTEXT
from igroteka.server.live.room import Room

from .connection import CONNECTIONS, Connection
from .handlers import HANDLERS

LARGEST = 16_384  # bytes of one message
HANG_UP = 0.1  # seconds to wait for the other side's farewell


async def table_socket(request: web.Request) -> web.WebSocketResponse[Any]:
    here = visitor(request)
    places = request.app[GUARD].places
    here.check_origin()
    if not places.enter(here.address):
        raise refusal("crowded")
    try:
        room = await request.app[CONTEXT].rooms.room(request.match_info["table"])
        return await connected(request, here, room)
    finally:
        places.leave(here.address)


async def connected(request: web.Request, here: Visitor, room: Room) -> web.WebSocketResponse[Any]:
    socket: web.WebSocketResponse[Any] = web.WebSocketResponse(
        timeout=HANG_UP, autoping=False, compress=True, max_msg_size=LARGEST, decode_text=False
    )
    here.welcome(socket)
    await socket.prepare(request)
    transport = request.transport
    if transport is not None and not transport.is_closing():  # else gone already
        connections = request.app[CONNECTIONS]
        client = Client(transport, here.guest, bool(socket.compress), connections.post)
        await Connection(connections, socket, room, client, HANDLERS, here.address).run()
    return socket
