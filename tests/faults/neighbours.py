"""Two people at a table beside an attack, and somebody who looks on and asks again and again.

In a process of their own, so that nobody waits for the attackers but at the server. What they met with is printed as
JSON when the input ends.
"""

import asyncio
import sys
from pathlib import Path
from time import monotonic

import msgspec
from aiohttp import ClientSession

from tests.faults.loaded import LoadedPlayer, pair
from tests.faults.process import ServerProcess


class Answer(msgspec.Struct):
    """How long one answer took, and how long of that the machine let the server or the asker wait for a processor."""

    took: float
    idle: float


class Met(msgspec.Struct):
    """What neighbours met with."""

    actions: int
    breaks: list[str]
    refusals: list[str]
    answers: list[Answer]
    last: str  # how their table stood at the end


class Running(ServerProcess):
    """A server somebody else has started."""

    def __init__(self, port: int) -> None:
        self.port = port


def waited(*processes: str) -> float:
    """Seconds their main threads were ready to run and had no processor."""
    return sum(int(Path(f"/proc/{process}/schedstat").read_text().split()[1]) for process in processes) / 1e9


async def ask_on(server: Running, process: str, table: str, rest: asyncio.Event) -> list[Answer]:
    answers: list[Answer] = []
    async with ClientSession() as web, web.ws_connect(server.url(f"/ws/{table}", "ws")) as socket:
        await socket.send_str('{"type":"hello","wants":"view"}')
        while not rest.is_set():
            began, idle = monotonic(), waited(process, "self")
            await socket.send_str('{"type":"ping"}')
            while (await socket.receive(timeout=60)).data != '{"type":"pong"}':
                pass
            answers.append(Answer(monotonic() - began, waited(process, "self") - idle))
            await asyncio.sleep(0.02)
    return answers


async def stay(person: LoadedPlayer, rest: asyncio.Event, breaks: list[str]) -> None:
    """Whoever is cut off comes back, as a browser does; but it is told."""
    while not rest.is_set():
        await person.session(rest)
        if not rest.is_set():
            breaks.append(f"{person.name}: {person.farewell or person.socket.close_code}")
            await asyncio.sleep(0.2)


async def main(port: int, process: str) -> Met:
    server, rest, breaks = Running(port), asyncio.Event(), list[str]()
    people = await pair(server, 1)
    looking = asyncio.create_task(ask_on(server, process, people[0].table, rest))
    playing = [asyncio.create_task(stay(person, rest, breaks)) for person in people]
    told = asyncio.create_task(asyncio.to_thread(sys.stdin.read))
    busy = [asyncio.create_task(person.busy.wait()) for person in people]
    await asyncio.wait([told, asyncio.gather(*busy)], return_when="FIRST_COMPLETED")
    print("playing", flush=True)
    await told
    rest.set()
    answers = await looking
    await asyncio.wait_for(asyncio.gather(*playing), 60)
    last = {"phase": people[0].seen["phase"], "open": [[*person.open.values()] for person in people]}
    refusals = [key for person in people for key in person.refusals]
    return Met(sum(len(person.promised) for person in people), breaks, refusals, answers, str(last))


class Neighbours:
    """The process, from the other side."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server

    async def come(self) -> "Neighbours":
        words = ["-m", "tests.faults.neighbours", str(self.server.port), str(self.server.process.pid)]
        pipe = asyncio.subprocess.PIPE
        self.process = await asyncio.create_subprocess_exec(sys.executable, *words, stdin=pipe, stdout=pipe)
        assert self.process.stdout is not None
        assert await self.process.stdout.readline() == b"playing\n"
        return self

    async def go(self) -> Met:
        said, _ = await asyncio.wait_for(self.process.communicate(b""), 120)
        return msgspec.json.decode(said, type=Met)


def percentile(times: list[float]) -> float:
    """99 of 100 are quicker."""
    return sorted(times)[len(times) * 99 // 100]


if __name__ == "__main__":
    print(msgspec.json.encode(asyncio.run(main(int(sys.argv[1]), sys.argv[2]))).decode())
