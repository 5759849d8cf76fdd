"""Finished games: as a record to take home, as scenes to look at, and a record brought along as a table of its own."""

import secrets
from typing import cast
from weakref import WeakKeyDictionary

import msgspec
from aiohttp import web

from igroteka import tables
from igroteka.engine.core.seats import CHANCE
from igroteka.engine.core.state import State
from igroteka.engine.game import Game
from igroteka.engine.record import RESIGNED, Record
from igroteka.engine.refusal import Refusal
from igroteka.engine.replay import verify
from igroteka.engine.scene import Label, Scene
from igroteka.engine.thinking import Moment
from igroteka.server.avatars import fit_name
from igroteka.server.clock import now
from igroteka.server.errors import refusal
from igroteka.server.guard.guard import GUARD
from igroteka.server.guard.limits import gently
from igroteka.server.guard.middleware import answer, aside, read, visitor
from igroteka.server.live.context import CONTEXT
from igroteka.server.live.room import Room
from igroteka.server.live.rooms import new_code
from igroteka.server.shelf import Shelf
from igroteka.server.wire import api as a
from igroteka.server.wire import messages as m
from igroteka.tables import Table
from igroteka.tables.parts import Seat
from igroteka.tables.play import Play, watched

LARGEST = 400_000  # bytes of an uploaded record
LONGEST = 4_000  # lines of it: no game has nearly as many moves
MOST = 60  # scenes in one answer
BOT = "bot"  # how a record calls a bot, before its level
MOVES: WeakKeyDictionary[Play, list[a.ReplayMove]] = WeakKeyDictionary()  # told once for each game
LOOKED_BACK: WeakKeyDictionary[Play, a.LookBack] = WeakKeyDictionary()


async def finished(request: web.Request) -> Room:
    room = await request.app[CONTEXT].rooms.room(request.match_info["table"])
    if room.table.phase != "over":
        raise refusal("no-record")
    return room


async def record(request: web.Request) -> web.Response:
    """GET /api/tables/<table>/record"""
    room = await finished(request)
    name = f"{room.table.game.id}-{room.table.code}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return web.Response(text=recorded(room.table).write(), content_type="text/plain", headers=headers)


def recorded(table: Table) -> Record:
    play = table.playing()
    names = [f"{BOT} {seat.level}".strip() if seat.kind == "bot" else seat.name for seat in table.seats]
    record = Record.begin(table.game, table.players, play.options, play.seed, names)
    for seat, action, note in play.done:
        record.add(table.game, seat, action, note)
    outcome = table.outcome()
    if outcome is not None:
        record.finish(outcome)
    return record


# Looking at it again


async def replay(request: web.Request) -> web.Response:
    """GET /api/tables/<table>/replay?seat=&start=&count="""
    room = await finished(request)
    table, play = room.table, room.table.playing()
    total = len(play.done)
    start = min(number(request, "start", 0), total)
    count = min(number(request, "count", MOST), MOST, total + 1 - start)
    seat = number(request, "seat", -1)
    eyes = seat if 0 <= seat < table.players else None
    moves = await aside(request, told_once, room)
    outcome = table.outcome()
    scenes = await aside(request, positions, table, start, count, eyes)
    seats = [sitter(seat) for seat in table.seats]
    ranking = outcome.ranking if outcome else None
    return answer(a.Replay(table.id, table.game.id, seats, moves, start, cast(list[Scene], scenes), ranking))


def sitter(seat: Seat) -> m.Seat:
    """Return the player of a seat, without leaving or resigning, which belong to the game."""
    if seat.kind == "bot":
        return m.Seat(seat.number, "bot", level=seat.level)
    return m.Seat(seat.number, "person", seat.name or None, seat.picture or None, online=True)


def told_once(room: Room) -> list[a.ReplayMove]:
    """A long game of Fizz takes seconds to tell; a browser asks for it page by page."""
    play = room.table.playing()
    if play not in MOVES:
        MOVES[play] = told(room)
    return MOVES[play]


def told(room: Room) -> list[a.ReplayMove]:
    """Every move with the words of its gesture, seen from the seat that made it."""
    game, state = room.table.game, room.table.playing().at(0)
    came, moves = gains(room), []
    for index, (seat, action, note) in gently(enumerate(room.table.playing().done)):
        label = game.told(state, seat, action, seat).label or spoken(room, state, seat, action)
        half = game.half(state, seat, action)
        moves.append(a.ReplayMove(seat, game.name(action), label, came.get(index, []), half))
        if note:
            state.absorb(note)
        state.apply(seat, action)
    return moves


def gains(room: Room) -> dict[int, list[Label]]:
    """Return the summaries of the actions by their numbers."""
    play, drawn = room.table.playing(), room.table.game.table()
    return {index: drawn.summary(views, play.done[index][0]) for index, views in gently(watched(play))}


async def look_back(request: web.Request) -> web.Response:
    """GET /api/tables/<table>/look-back"""
    room = await finished(request)
    play = room.table.playing()
    if play not in LOOKED_BACK:
        thinkers, record = request.app[CONTEXT].thinkers, recorded(room.table).write()
        reply = await thinkers.look_back(room.table, record)
        if not reply.curve:
            return answer(a.LookBack([], []))  # nobody had the time: a page without it
        turns = [await aside(request, turned, room, moment) for moment in reply.moments]
        LOOKED_BACK[play] = a.LookBack(reply.curve, turns)
    return answer(LOOKED_BACK[play])


def turned(room: Room, moment: Moment) -> a.Turn:
    """Return a turning point with the words of the better action."""
    before = room.table.playing().at(moment.number - 1)
    label = spoken(room, before, moment.seat, moment.plan)
    return a.Turn(moment.number, moment.seat, moment.cost, moment.better, label, moment.reason)


def spoken(room: Room, state: State, seat: int, action: int) -> Label | None:
    """Return the words of an action; those of chance have none."""
    return room.table.game.table().label(state.view(seat), seat, action) if seat >= 0 else None


def number(request: web.Request, name: str, default: int) -> int:
    text = request.query.get(name, "")
    return int(text) if text.isdecimal() and len(text) < 8 else default


def positions(table: Table, start: int, count: int, eyes: int | None) -> list[msgspec.Raw]:
    """Return scenes in a row, written already: all of them together would hold up the event loop."""
    play, drawn = table.playing(), table.game.table()
    state = play.at(start)
    scenes = [written(drawn.scene(state.view(eyes), eyes))]
    for seat, action, note in gently(play.done[start : start + count - 1]):
        if note:
            state.absorb(note)
        state.apply(seat, action)
        scenes.append(written(drawn.scene(state.view(eyes), eyes)))
    return scenes


def written(scene: Scene) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(scene))


# Uploaded records


async def bring(request: web.Request) -> web.Response:
    """POST /api/records: checked to the last line, then a finished table like any other."""
    context = request.app[CONTEXT]
    if not request.app[GUARD].new_tables.take(visitor(request).address):
        raise refusal("too-fast")
    text = (await read(request)).decode("utf-8", "replace")
    table, lines = await aside(request, checked, context.shelf, text)
    if not await context.rooms.created(table, lines):
        raise refusal("crowded")
    return answer(a.TableLink(table.id, table.code), 201)


def checked(shelf: Shelf, text: str) -> tuple[Table, list[tables.Entry]]:
    """Parsed, played through, and made into a table."""
    if text.count("\n") > LONGEST:
        raise refusal("record-too-long", moves=LONGEST)
    found = Record.parse(text)
    game = shelf.game(found.game)
    verify(found, game)
    if found.seed is None or found.start is not None or found.result is None:
        raise Refusal("record-without-seed")
    return rebuilt(game, found, shelf.levels)


def rebuilt(game: Game, found: Record, levels: list[str]) -> tuple[Table, list[tables.Entry]]:
    table = Table(game)
    lines = record_lines(game, found, levels)
    for line in lines:
        table.absorb(line)
    return table, lines


def record_lines(game: Game, found: Record, levels: list[str]) -> list[tables.Entry]:
    """The journal a recorded game would have left. Its seats are nobody's."""
    at, options = now(), game.recorded_options(found.options, found.players)
    opened = tables.Opened(
        at=at,
        id=secrets.token_urlsafe(15),
        code=new_code(5),
        game=game.id,
        edition=game.edition_hash,
        host="",
        players=found.players,
        options=options,
    )
    names = [*found.names, *[""] * found.players][: found.players]
    seated = [sat(at, seat, name, levels) for seat, name in enumerate(names)]
    started = tables.Started(at=at, seed=str(found.seed), rules=found.rules, options=options)
    acted = [tables.Acted(at=at, seat=d.seat, action=game.parse(d.action), note=d.note) for d in found.done]
    return [opened, *seated, started, *acted, *resigned(found, at)]


def sat(at: int, seat: int, name: str, levels: list[str]) -> tables.Entry:
    """A bot if it is written down as one of ours, else a person, perhaps without a name."""
    first, _, level = name.partition(" ")
    if first == BOT and level in levels:
        return tables.BotSat(at=at, seat=seat, level=level)
    return tables.Sat(at=at, seat=seat, guest=f"record {seat}", name=fit_name(name), picture="")


def resigned(found: Record, at: int) -> list[tables.Entry]:
    if found.result is None or found.result.rule != RESIGNED:
        return []
    losers = [seat for seats in found.result.ranking[1:] for seat in seats if seat != CHANCE]
    return [tables.Resigned(at=at, seat=seat) for seat in losers]
