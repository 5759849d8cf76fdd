"""GET /ws/<table>: the handshake; then the connection reads its messages."""

from typing import Any

from aiohttp import web

from igroteka.server.client import Client
from igroteka.server.connection import Connection
from igroteka.server.context import CONTEXT
from igroteka.server.handlers import HANDLERS
from igroteka.server.middleware import Visitor, visitor
from igroteka.server.refusals import refusal
from igroteka.server.room import Room

LARGEST = 16_384  # bytes of one message
HANG_UP = 0.1  # seconds to wait for the other side's farewell


async def table_socket(request: web.Request) -> web.WebSocketResponse[Any]:
    here = visitor(request)
    context = request.app[CONTEXT]
    here.check_origin()
    if not context.places.enter(here.address):
        raise refusal("crowded")
    try:
        room = await context.rooms.room(request.match_info["table"])
        return await connected(request, here, room)
    finally:
        context.places.leave(here.address)


async def connected(request: web.Request, here: Visitor, room: Room) -> web.WebSocketResponse[Any]:
    socket: web.WebSocketResponse[Any] = web.WebSocketResponse(
        timeout=HANG_UP, autoping=False, compress=True, max_msg_size=LARGEST, decode_text=False
    )
    here.welcome(socket)
    await socket.prepare(request)
    transport = request.transport
    if transport is not None and not transport.is_closing():  # else gone already
        connections = request.app[CONTEXT].connections
        client = Client(transport, here.guest, bool(socket.compress), connections.post)
        await Connection(connections, socket, room, client, HANDLERS, here.address).run()
    return socket
