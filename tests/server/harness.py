"""A real server in the test's own loop, on a journal in memory, with small games; and players made of websockets."""

import asyncio
import json
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from aiohttp import ClientSession, ClientWebSocketResponse, CookieJar, WSMsgType
from aiohttp.test_utils import TestServer

from igroteka.engine.core.dice import Dice
from igroteka.engine.thinking import Question, Reply
from igroteka.server.app import application
from igroteka.server.guard.connections import HTTP
from igroteka.server.settings import Settings
from igroteka.server.shelf import Shelf
from igroteka.storage import Journal, open_journal
from tests.tables.small_games import Nim, Snatch

QUICK = {"bot_pace": 0, "bot_breath": 0.01, "message_rate": 1e9, "message_burst": 1e9, "request_rate": 1e9,
         "request_burst": 1e9, "table_rate": 1e9, "table_burst": 1e9}  # fmt: skip


class FirstLegal:
    """Bots that do the first thing that goes."""

    def __init__(self, games: Any) -> None:
        self.games = {game.id: game for game in games}

    async def ask(self, question: Question) -> Reply:
        game, dice = self.games[question.game], Dice(question.seed)
        if question.kind == "settle":
            answer = game.settle(game.load(question.position), question.seed)
            return Reply(plan=[answer.action], note=answer.note)
        return Reply(plan=game.imagine(question.position, question.seat, dice).legal(question.seat)[:1])

    async def close(self) -> None: ...


def small_shelf(*games: Any) -> Shelf:
    boxes = games or (Nim(), Snatch())
    return Shelf(boxes, FirstLegal(boxes), ["gentle"], "gentle", ["later"])


class Player:
    """Somebody with a cookie, at one or several tables."""

    def __init__(self, server: Any) -> None:
        self.server = server
        self.web = ClientSession(cookie_jar=CookieJar(unsafe=True))
        self.socket: ClientWebSocketResponse
        self.state: dict[str, Any] = {}
        self.count = 0
        self.heard: list[str] = []

    async def __aenter__(self) -> "Player":
        await self.get("/api/me")
        return self

    async def __aexit__(self, *exception: object) -> None:
        await self.web.close()

    def url(self, path: str) -> str:
        return str(self.server.make_url(path))

    async def get(self, path: str, **more: Any) -> Any:
        async with self.web.get(self.url(path), **more) as answer:
            body = await answer.read()
            return msgspec.json.decode(body) if answer.content_type == "application/json" else body.decode()

    async def post(self, path: str, body: Any, **more: Any) -> Any:
        async with self.web.post(self.url(path), data=msgspec.json.encode(body), **more) as answer:
            return msgspec.json.decode(await answer.read())

    async def connect(self, table: str, **hello: Any) -> dict[str, Any]:
        self.socket = await self.web.ws_connect(self.url(f"/ws/{table}"))
        await self.send(type="hello", **hello)
        return await self.until("state", "view")

    async def send(self, **message: Any) -> None:
        await self.socket.send_str(msgspec.json.encode(message).decode())

    async def next(self) -> dict[str, Any]:
        message = await asyncio.wait_for(self.socket.receive(), 60)
        assert message.type is WSMsgType.TEXT, message
        self.heard.append(message.data)
        said = msgspec.json.decode(message.data)
        if said["type"] in ("state", "view"):
            self.state = said
        return said

    async def until(self, *types: str, **fields: Any) -> dict[str, Any]:
        """The next message of a type, with these fields."""
        while True:
            said = await self.next()
            if said["type"] in types and all(said.get(name) == value for name, value in fields.items()):
                return said

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send with a new id and wait for its answer."""
        self.count += 1
        id = message.pop("id", f"q{self.count}")
        await self.send(id=id, **message)
        return await self.until("done", "refused", "why", "hint", id=id)

    async def act(self, action: int | str, seat: int | None = None, **more: Any) -> dict[str, Any]:
        seat = self.state["seat"] if seat is None else seat
        return await self.ask(
            type="act", version=more.pop("version", self.state["version"]), seat=seat, action=action, **more
        )

    async def synchronised(self) -> None:
        """All that was on its way has arrived."""
        await self.send(type="ping")
        await self.until("pong")


@asynccontextmanager
async def served(*games: Any, journal: Journal | None = None, **settings: Any) -> Any:
    own = journal or await open_journal("memory:")
    app = await application(Settings(**{**QUICK, **settings}), own, small_shelf(*games))
    server = TestServer(app, host="127.0.0.1")
    await server.start_server(**HTTP)
    assert server.runner is not None and server.runner.server is not None
    server.runner.server.handler_cancellation = False  # as in a running server
    try:
        yield server
    finally:
        await server.close()


async def said(player: Player, method: str, path: str, **more: Any) -> tuple[int, dict[str, Any]]:
    async with player.web.request(method, player.url(path), **more) as answer:
        body = await answer.read()
        return answer.status, json.loads(body) if answer.content_type == "application/json" else {}


async def table_of(host: Player, game: str, seats: list[str], **more: Any) -> str:
    """A new table; seats are "me", "open" or "bot"."""
    wish = {"game": game, "seats": [{"kind": kind} for kind in seats], **more}
    return (await host.post("/api/tables", wish))["id"]


async def begun(host: Player, guest: Player, game: str, **options: Any) -> str:
    """A game of two that has just begun, each on a device of their own."""
    table = await table_of(host, game, ["me", "open"], options=options)
    await host.connect(table)
    await guest.connect(table)
    await guest.ask(type="sit", seat=1)
    await host.ask(type="start")
    return table
