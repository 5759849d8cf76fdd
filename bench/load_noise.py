"""A noisy neighbour for the load bench: one address that asks for as much as it may, or for more.

`python -m bench.load_noise PORT KIND` prints a line as soon as it has begun and goes on until it is ended.
"""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Iterator
from itertools import cycle

import aiohttp
import uvloop

from bench.load_igroteka import open_table
from bench.load_wire import Wire, dial
from igroteka.lab.recording import recorded
from igroteka.lab.series import RANDOM, Series

ADDRESS = "127.0.0.2"  # another one of this machine than everybody else's
SOCKETS, TABLES = 190, 10
RATE = 19  # messages a second of each socket: a server takes 20
REQUESTS = 29  # requests a second: a server takes 30
GAMES = ("stroyka", "pryzhok", "etazhiki", "odeyalo", "shipuchka")
HELLO = b'{"type":"hello","seat":0}'
LOOK = b'{"type":"look","seat":0}'
HINT = b'{"type":"hint","id":"h","seat":0}'
WHY = b'{"type":"why","id":"w","seat":0,"path":["nothing"]}'
EMOTE = b'{"type":"emote","seat":0,"emote":"wow"}'
SAID = {"looks": (LOOK,), "hints": (HINT,), "words": (EMOTE,), "sockets": (LOOK, HINT, LOOK, WHY, LOOK, EMOTE)}
KINDS = (*SAID, "replays", "flood", "requests")


class Ear(Wire):
    """A websocket whose messages nobody reads."""

    def hear(self, body: bytes) -> None: ...

    def data_received(self, data: bytes) -> None:
        if not self.reading:
            super().data_received(data)


def session() -> aiohttp.ClientSession:
    connector = aiohttp.TCPConnector(local_addr=(ADDRESS, 0), limit=0)
    return aiohttp.ClientSession(connector=connector, cookie_jar=aiohttp.DummyCookieJar())


async def seated(http: aiohttp.ClientSession, port: int) -> Iterator[tuple[str, str]]:
    """Tables of all games with the host at every seat, over and over: their ids and their hosts' cookies."""
    tables = [await open_table(http, port, GAMES[k % len(GAMES)], "me", start=True) for k in range(TABLES)]
    return cycle(tables)


async def listen(port: int, table: str, cookie: str) -> Ear:
    ear = await dial(Ear(), port, f"/ws/{table}", cookie, ADDRESS)
    ear.say(HELLO)
    return ear


# What it does


async def sockets(port: int, said: tuple[bytes, ...]) -> None:
    """Speak on many sockets, on each a little less often than is allowed."""
    async with session() as http:
        tables = await seated(http, port)
        ears = [await listen(port, *next(tables)) for _ in range(SOCKETS)]
    begun()
    messages = cycle(said)
    while True:
        for number, ear in enumerate(ears):
            ear.say(next(messages))
            if number % RATE == 0:
                await asyncio.sleep(1 / SOCKETS)


async def replays(port: int) -> None:
    """Ask for the replay of a long game, a little less often than is allowed."""
    text = recorded(Series("pryzhok", 1, 2), RANDOM).write()
    base = f"http://127.0.0.1:{port}/api"
    async with session() as http, http.post(f"{base}/records", data=text.encode()) as answer:
        path = f"{base}/tables/{(await answer.json())['id']}/replay"
        begun()
        asked = set[asyncio.Task[None]]()
        while True:
            asked.add(task := asyncio.create_task(read(http, path)))
            task.add_done_callback(asked.discard)
            await asyncio.sleep(1 / REQUESTS)


async def read(http: aiohttp.ClientSession, path: str) -> None:
    async with http.get(path) as answer:
        await answer.read()


async def flood(port: int) -> None:
    """Say on one socket as much as it takes; when it is closed open another."""
    async with session() as http:
        table, cookie = next(await seated(http, port))
    begun()
    while True:
        try:
            ear = await listen(port, table, cookie)
            while ear.transport is not None and not ear.transport.is_closing():
                if ear.transport.get_write_buffer_size() < 1 << 16:
                    for _ in range(100):
                        ear.say(LOOK)
                await asyncio.sleep(0)
        except OSError:
            await asyncio.sleep(0.01)


async def requests(port: int) -> None:
    """Send requests on one connection as fast as it takes them."""
    asked = b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 100
    begun()
    while True:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0))
            reading = asyncio.create_task(drained(reader))
            while not reading.done():
                writer.write(asked)
                await writer.drain()
        except OSError:
            await asyncio.sleep(0.01)


async def drained(reader: asyncio.StreamReader) -> None:
    while await reader.read(1 << 16):
        pass


def begun() -> None:
    print("begun", flush=True)


def main(port: int, kind: str) -> None:
    os.nice(10)  # the clients that are measured come first
    others: dict[str, Callable[[int], Awaitable[None]]] = {"replays": replays, "flood": flood, "requests": requests}
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(sockets(port, SAID[kind]) if kind in SAID else others[kind](port))  # type: ignore[arg-type]


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
