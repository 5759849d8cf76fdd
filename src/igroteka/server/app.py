"""The web application: which address leads where."""

from collections.abc import AsyncIterator

from aiohttp import web

from igroteka.server import best, files, lessons, moves, pages, replays, texts
from igroteka.server.context import CONTEXT, Context
from igroteka.server.middleware import protect, receive
from igroteka.server.replays import LARGEST
from igroteka.server.settings import Settings
from igroteka.server.shelf import Shelf
from igroteka.server.sockets import table_socket
from igroteka.storage import Journal

ROUTES = [
    web.get("/ws/{table}", table_socket),
    web.get("/api/games", pages.games),
    web.get("/api/tables", pages.open_tables),
    web.post("/api/tables", pages.open_table),
    web.get("/api/tables/{table}", pages.one_table),
    web.get("/api/tables/{table}/record", replays.record),
    web.get("/api/tables/{table}/replay", replays.replay),
    web.get("/api/tables/{table}/look-back", replays.look_back),
    web.get("/api/tables/{table}/best", best.best),
    web.get("/api/tables/{table}/moves", moves.moves),
    web.get(r"/api/tables/{table}/moves/{count:\d{1,6}}", moves.moment),
    web.post("/api/records", replays.bring),
    web.post("/api/join", pages.join),
    web.get("/api/me", pages.me),
    web.post("/api/me", pages.change_me),
    web.get("/api/lessons/{game}", lessons.lesson),
    web.post(r"/api/lessons/{game}/{step:\d{1,3}}", lessons.attempt),
    web.get("/art/{sheet}.svg", files.art),
    web.get(r"/words/{name}.{language:\w\w}.ftl", texts.words),
    web.get(r"/rules/{name}.{language:\w\w}.html", texts.rules),
    web.get("/qr/{table}.svg", files.qr),
    web.get("/healthz", pages.health),
    web.get("/metrics", pages.metrics),
    web.get("/assets/{file}", files.asset),
    web.get("/", files.page),
    web.get("/{file}", files.root_file),
    web.get(r"/{page:(t|tv|join|rules|learn|replay)}/{rest:.*}", files.page),
]


async def application(settings: Settings, journal: Journal, shelf: Shelf) -> web.Application:
    """Everything wired up; the journal is closed with it."""
    secret = await journal.secret("guests")
    app = web.Application(middlewares=[receive], client_max_size=LARGEST)
    app[CONTEXT] = Context(settings, journal, shelf, secret)
    app.add_routes(ROUTES)
    app.on_response_prepare.append(protect)
    app.cleanup_ctx.append(alive)
    app.on_shutdown.append(goodbye)
    return app


async def alive(app: web.Application) -> AsyncIterator[None]:
    app[CONTEXT].begin()
    yield
    await app[CONTEXT].end()


async def goodbye(app: web.Application) -> None:
    await app[CONTEXT].say_goodbye()
