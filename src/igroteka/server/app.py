"""The web application: its routes, its parts, its start and its end."""

import asyncio
from collections.abc import AsyncIterator

from aiohttp import web

from igroteka.server.logs import log_event
from igroteka.server.settings import Settings
from igroteka.server.shelf import Shelf
from igroteka.storage import Journal

from .guard.guard import GUARD, Guard
from .guard.middleware import protect, receive
from .http import (
    best,
    health,
    lessons,
    moves,
    replays,
    rules_pages,
    static,
    tables,
)
from .http.replays import LARGEST
from .live.context import CONTEXT, Context
from .live.room import Room
from .ws.connection import CONNECTIONS, Connections
from .ws.endpoint import table_socket

GRACE = 5  # seconds for commands under way when the server stops
ROUTES = [
    web.get("/ws/{table}", table_socket),
    web.get("/api/games", tables.games),
    web.get("/api/tables", tables.open_tables),
    web.post("/api/tables", tables.open_table),
    web.get("/api/tables/{table}", tables.one_table),
    web.get("/api/tables/{table}/record", replays.record),
    web.get("/api/tables/{table}/replay", replays.replay),
    web.get("/api/tables/{table}/look-back", replays.look_back),
    web.get("/api/tables/{table}/best", best.best),
    web.get("/api/tables/{table}/moves", moves.moves),
    web.get(r"/api/tables/{table}/moves/{count:\d{1,6}}", moves.moment),
    web.post("/api/records", replays.bring),
    web.post("/api/join", tables.join),
    web.get("/api/me", tables.me),
    web.post("/api/me", tables.change_me),
    web.get("/api/lessons/{game}", lessons.lesson),
    web.post(r"/api/lessons/{game}/{step:\d{1,3}}", lessons.attempt),
    web.get("/art/{sheet}.svg", static.art),
    web.get(r"/words/{name}.{language:\w\w}.ftl", rules_pages.words),
    web.get(r"/rules/{name}.{language:\w\w}.html", rules_pages.rules),
    web.get("/qr/{table}.svg", static.qr),
    web.get("/healthz", health.health),
    web.get("/metrics", health.metrics),
    web.get("/assets/{file}", static.asset),
    web.get("/", static.page),
    web.get("/{file}", static.root_file),
    web.get(r"/{page:(t|tv|join|rules|learn|replay)}/{rest:.*}", static.page),
]


async def application(settings: Settings, journal: Journal, shelf: Shelf) -> web.Application:
    """Return the application with all its parts; it closes the journal when it ends."""
    app = web.Application(middlewares=[receive], client_max_size=LARGEST)
    app[GUARD] = guard = Guard(settings, await journal.secret("guests"))
    app[CONTEXT] = context = Context(settings, journal, shelf)
    app[CONNECTIONS] = Connections(context.rooms, context.metrics, settings, guard.turns)
    _add_gauges(context, app[CONNECTIONS])
    app.add_routes(ROUTES)
    app.on_response_prepare.append(protect)
    app.cleanup_ctx.append(_run)
    app.on_shutdown.append(_say_goodbye)
    return app


def _add_gauges(context: Context, connections: Connections) -> None:
    gauge = context.metrics.gauge
    gauge("igroteka_clients", "Websockets that are open.", lambda: len(connections.open))
    gauge("igroteka_tables_loaded", "Tables in memory.", lambda: len(context.rooms.loaded))
    gauge("igroteka_journal_waiting", "Appends that wait for a commit.", lambda: context.journal.figures().waiting)


async def _run(app: web.Application) -> AsyncIterator[None]:
    """Run the tasks of the server from its start to its end."""
    context, loop = app[CONTEXT], asyncio.get_running_loop()
    lasting = (context.rooms.follow(), context.rooms.sweep(), app[CONNECTIONS].look_after())
    tasks = [loop.create_task(task) for task in lasting]
    yield
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await context.thinkers.close()
    await context.journal.close()
    log_event("closed")


async def _say_goodbye(app: web.Application) -> None:
    """Take no new commands, finish and answer those being written, then ask all clients to come back."""
    rooms, connections = app[CONTEXT].rooms.loaded.values(), app[CONNECTIONS]
    connections.closing = True
    busy = [room for room in rooms if room.commands.lock.locked()]
    log_event("closing", clients=len(connections.open), writing=len(busy))
    for room in rooms:
        room.background.rest()
    if busy:
        await asyncio.wait([asyncio.ensure_future(_written(room)) for room in busy], timeout=GRACE)
    await connections.close(GRACE)


async def _written(room: Room) -> None:
    """Wait until nothing is being written."""
    async with room.commands.lock:
        return
