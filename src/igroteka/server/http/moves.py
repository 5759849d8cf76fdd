"""A game that is being played, looked back at: what was done, as these eyes may know it, and how it looked then."""

from collections.abc import Iterator
from itertools import islice

from aiohttp import web

from igroteka.engine.answers import Told
from igroteka.engine.core.state import State
from igroteka.engine.scene import Label, Scene
from igroteka.server.errors import refusal
from igroteka.server.guard.limits import gently
from igroteka.server.guard.middleware import answer, aside, visitor
from igroteka.server.live.context import CONTEXT
from igroteka.server.live.room import Room
from igroteka.server.wire import api as a
from igroteka.tables import Table
from igroteka.tables.play import Done, do

from .replays import gains, number, spoken


async def moves(request: web.Request) -> web.Response:
    """GET /api/tables/<table>/moves?seat="""
    room = await begun(request)
    return answer(a.Moves(await aside(request, told, room, eyes_of(request, room.table))))


async def moment(request: web.Request) -> web.Response:
    """GET /api/tables/<table>/moves/<count>?seat= : the scene after `count` visible actions."""
    room = await begun(request)
    count = int(request.match_info["count"])
    return answer(await aside(request, scene, room, eyes_of(request, room.table), count))


async def begun(request: web.Request) -> Room:
    room = await request.app[CONTEXT].rooms.room(request.match_info["table"])
    if room.table.play is None:
        raise refusal("no-record")
    return room


def eyes_of(request: web.Request, table: Table) -> int | None:
    """Return the own seat named in the request, or None for a spectator."""
    seat = number(request, "seat", -1)
    return seat if seat in table.seats_of(visitor(request).guest.id) else None


def walked(table: Table) -> Iterator[tuple[int, State, Done]]:
    """Every action that everybody saw, with the position before it."""
    play = table.playing()
    state, done, quiet = play.at(0), list(play.done), set(play.quiet)
    for index, deed in gently(enumerate(done)):
        if index not in quiet:
            yield index, state, deed
        do(state, *deed)


def told(room: Room, eyes: int | None) -> list[a.ReplayMove]:
    came = gains(room)
    return [
        seen(room, state, seat, action, eyes, came.get(index, []))
        for index, state, (seat, action, _) in walked(room.table)
    ]


def seen(room: Room, state: State, seat: int, action: int, eyes: int | None, came: list[Label]) -> a.ReplayMove:
    """A whole name is spoken with the words of its gesture; of the rest only what may be known."""
    whole = Told(room.table.game.name(action))
    found = room.table.game.told(state, seat, action, eyes)
    label = spoken(room, state, seat, action) if found == whole else found.label
    return a.ReplayMove(seat, found.name, label, came, room.table.game.half(state, seat, action))


def scene(room: Room, eyes: int | None, count: int) -> Scene:
    """Draw the table after `count` visible actions."""
    state = after(room.table, count)
    return room.table.game.table().scene(state.view(eyes), eyes)


def after(table: Table, count: int) -> State:
    """Return the position after `count` visible actions; the first one if there are fewer."""
    for _, before, done in islice(walked(table), max(0, count - 1), count):
        state = before.clone()
        do(state, *done)
        return state
    return table.playing().at(0)
