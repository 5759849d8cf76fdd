"""Players of code at Igroteka's tables: HTTP to open one, a websocket each, moves by number."""

from http.cookies import SimpleCookie
from time import perf_counter

import aiohttp
import msgspec

from bench.load_crowd import Crowd
from bench.load_wire import Wire, dial

HELLO = b'{"type":"hello","wants":"view"}'


class Heard(msgspec.Struct):
    """Whatever of a message matters to a player."""

    type: str
    version: int = 0
    phase: str = ""
    legal: list[int] = []
    actors: list[int] = []
    key: str = ""


decode = msgspec.json.Decoder(Heard).decode


class Player(Wire):
    """Takes the first possible action, one later in each position: games differ, the work is the same."""

    def __init__(self, crowd: Crowd, seat: int) -> None:
        super().__init__()
        self.crowd, self.seat = crowd, seat
        self.version = self.said = 0
        self.legal: list[int] = []
        self.began = 0.0
        self.again = -1  # the version at whose end a rematch was asked for
        self.host: Player | None = None  # who starts the game once this guest sits

    def hear(self, body: bytes) -> None:
        message = decode(body)
        if message.type == "view":
            self.see(message)
        elif message.type == "done":
            self.confirmed()
        elif message.type in ("refused", "bye"):
            self.crowd.complain(message.key or message.type)

    def confirmed(self) -> None:
        if self.began:
            self.crowd.confirmed(self.began)
            self.began = 0.0
        elif self.host is not None:
            self.host.say(b'{"type":"start"}')
            self.host = None

    def see(self, message: Heard) -> None:
        self.version, self.legal = message.version, message.legal
        if message.legal:
            self.crowd.ready(self)
        elif message.phase == "over" and self.seat == 0 and self.again != message.version:
            self.again = message.version
            self.say(b'{"type":"rematch"}')

    def move(self) -> None:
        self.said += 1
        action = self.legal[self.version % len(self.legal)]
        self.began = perf_counter()
        self.say(
            b'{"type":"act","id":"%d","version":%d,"seat":%d,"action":%d}'
            % (self.said, self.version, self.seat, action)
        )


async def open_table(
    http: aiohttp.ClientSession, port: int, game: str, second: str = "open", start: bool = False
) -> tuple[str, str]:
    """A new table with its host on the first seat: its id, and the host's cookie."""
    wish = {"game": game, "players": 2, "seats": [{"kind": "me"}, {"kind": second, "level": "master"}], "start": start}
    async with http.post(f"http://127.0.0.1:{port}/api/tables", json=wish) as answer:
        answer.raise_for_status()
        cookies = SimpleCookie(answer.headers["Set-Cookie"])
        cookie = "; ".join(f"{name}={one.value}" for name, one in cookies.items())
        return (await answer.json())["id"], cookie


async def seat_table(http: aiohttp.ClientSession, port: int, game: str, crowd: Crowd) -> list[Wire]:
    """Two players at a table of their own; the game has begun."""
    table, cookie = await open_table(http, port, game)
    host = await dial(Player(crowd, 0), port, f"/ws/{table}", cookie)
    guest = await dial(Player(crowd, 1), port, f"/ws/{table}")
    guest.host = host
    host.say(HELLO)
    guest.say(HELLO)
    guest.say(b'{"type":"sit","seat":1,"name":"guest","id":"sit"}')
    crowd.tables += 1
    return [host, guest]
