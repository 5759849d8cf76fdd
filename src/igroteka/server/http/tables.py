"""The pages around the tables, as data: games, tables, guests."""

from time import monotonic
from typing import Any, TypeVar

import msgspec
from aiohttp import web

import igroteka
from igroteka.server.avatars import EMOTES, NAMES, PICTURES, name_of
from igroteka.server.errors import refusal
from igroteka.server.guard.addresses import base_url
from igroteka.server.guard.guard import GUARD
from igroteka.server.guard.guests import changed
from igroteka.server.guard.middleware import answer, read, visitor
from igroteka.server.live.context import CONTEXT
from igroteka.server.wire import api as a
from igroteka.server.wire.messages import Seat
from igroteka.storage import TableInfo

T = TypeVar("T")
LISTED = 60


async def body(request: web.Request, kind: type[T]) -> T:
    """The request's JSON as a typed value."""
    text = await read(request)
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError) as problem:
        raise refusal("malformed", problem=str(problem)[:120]) from None


async def games(request: web.Request) -> web.Response:
    """GET /api/games"""
    context = request.app[CONTEXT]
    faces = list(PICTURES), NAMES, list(EMOTES)
    address = base_url(context.settings, request)
    return answer(a.Shelf(context.shelf.boxes(), context.shelf.levels, *faces, igroteka.__version__, address))


# Tables


async def open_table(request: web.Request) -> web.Response:
    """POST /api/tables"""
    context, here = request.app[CONTEXT], visitor(request)
    wish = await body(request, a.NewTable)
    if not request.app[GUARD].new_tables.take(here.address):
        raise refusal("too-fast")
    return answer(await context.rooms.open(wish, here.guest), 201)


async def open_tables(request: web.Request) -> web.Response:
    """GET /api/tables"""
    lines = await request.app[CONTEXT].journal.list_tables(phase="lobby", open=True, limit=LISTED)
    return answer(a.OpenTables([listed(line) for line in lines]))


async def one_table(request: web.Request) -> web.Response:
    """GET /api/tables/<table>"""
    line = await request.app[CONTEXT].journal.table(request.match_info["table"])
    if line is None or line.phase == "book":
        raise refusal("no-table")
    shown = listed(line)
    shown.code = line.code or ""
    return answer(shown)


def listed(line: TableInfo) -> a.OpenTable:
    known: dict[str, Any] = msgspec.json.decode(line.about)
    seats = msgspec.convert(known["seats"], list[Seat])
    return a.OpenTable(line.id, line.game, known["players"], seats, line.phase)  # type: ignore[arg-type]


async def join(request: web.Request) -> web.Response:
    """POST /api/join: the short code, for people in the room."""
    guard, journal = request.app[GUARD], request.app[CONTEXT].journal
    wish = await body(request, a.JoinCode)
    if not (guard.codes.take(visitor(request).address) and guard.all_codes.take(monotonic())):
        raise refusal("too-fast")
    line = await journal.table_by_code("".join(c for c in wish.code if c.isalnum()))
    if line is None or line.phase == "over":
        raise refusal("no-code")
    return answer(a.TableLink(line.id, line.code or ""))


# Guests


async def me(request: web.Request) -> web.Response:
    """GET /api/me"""
    guest = visitor(request).guest
    return answer(a.Me(guest.name or name_of(guest.picture, guest.language or "ru"), guest.picture, guest.language))


async def change_me(request: web.Request) -> web.Response:
    """POST /api/me"""
    here = visitor(request)
    wish = await body(request, a.MeWish)
    here.become(changed(here.guest, wish.name, wish.picture, wish.language))
    return await me(request)
