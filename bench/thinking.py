"""Latency of a person's move while bots think at other tables: `python -m bench thinking`.

Two players of code play on one table of a real server, as in the load bench. Meanwhile a bot is asked, on another
table, to think for ten seconds; then a hundred tables of bots alone play. Printed are p50, p99 and the worst.
"""

import argparse
import asyncio
import contextlib
import json
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import aiohttp

from bench import load_servers

PORT = 8137
SECONDS = 10.0


def main(arguments: Sequence[str] = ()) -> int:
    parser = argparse.ArgumentParser(prog="bench thinking", description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long each part lasts")
    parser.add_argument("--tables", type=int, default=100, help="tables of bots alone")
    asked = parser.parse_args(list(arguments))
    with tempfile.TemporaryDirectory() as folder, load_servers.igroteka(PORT, Path(folder)):
        figures = asyncio.run(measured(asked.seconds, asked.tables))
    for part, waits in figures.items():
        print(
            f"{part:34} moves {len(waits):5}  " + "  ".join(f"{name} {value:6.1f} ms" for name, value in short(waits))
        )
    return 0


def short(waits: list[float]) -> list[tuple[str, float]]:
    ordered = sorted(waits) or [0.0]
    place = [("p50", 0.5), ("p99", 0.99), ("worst", 1.0)]
    return [(name, 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]) for name, part in place]


async def measured(seconds: float, tables: int) -> dict[str, list[float]]:
    figures: dict[str, list[float]] = {}
    async with contextlib.AsyncExitStack() as stack:
        people = await stack.enter_async_context(Pair())
        figures["nobody thinks"] = await people.play(seconds)
        thinking = asyncio.ensure_future(ten_seconds(seconds))
        figures["one bot thinks on another table"] = await people.play(seconds)
        await thinking
        bots = [await stack.enter_async_context(Watcher()) for _ in range(tables)]
        figures[f"{len(bots)} tables of bots"] = await people.play(seconds)
    return figures


async def ten_seconds(seconds: float) -> None:
    """One question after the other, each as long as a hint may take, until the time is over: a worker never rests."""
    end = perf_counter() + seconds
    async with Person() as person:
        await person.sit("pryzhok", ["me", "bot"], {"first": "0"})
        while perf_counter() < end:
            await person.ask(type="hint", seat=0)


class Person:
    """A guest with a cookie at one table."""

    async def __aenter__(self) -> Any:
        self.web = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
        self.count = 0
        self.view: dict[str, Any] = {}
        return self

    async def __aexit__(self, *problem: Any) -> None:
        await self.web.close()

    async def sit(self, game: str, seats: list[str], options: dict[str, Any]) -> str:
        wish = {"game": game, "players": len(seats), "seats": [{"kind": kind} for kind in seats], "options": options}
        async with self.web.post(f"http://127.0.0.1:{PORT}/api/tables", json={**wish, "start": True}) as answer:
            answer.raise_for_status()
            table = str((await answer.json())["id"])
        await self.come(table)
        return table

    async def come(self, table: str) -> None:
        self.socket = await self.web.ws_connect(f"http://127.0.0.1:{PORT}/ws/{table}")
        await self.socket.send_json({"type": "hello", "wants": "view"})
        await self.until("view")

    async def until(self, *types: str, **fields: Any) -> dict[str, Any]:
        while True:
            said: dict[str, Any] = json.loads((await self.socket.receive()).data)
            if said["type"] == "view":
                self.view = said
            if said["type"] in types and all(said.get(name) == value for name, value in fields.items()):
                return said

    async def ask(self, **message: Any) -> dict[str, Any]:
        self.count += 1
        await self.socket.send_json({"id": f"q{self.count}", **message})
        return await self.until("done", "refused", "hint", id=f"q{self.count}")


class Watcher(Person):
    """Looks on at a table of bots alone, and asks for another game when one is over."""

    async def __aenter__(self) -> Any:
        await super().__aenter__()
        await self.sit("etazhiki", ["bot", "bot"], {"level": "middle"})
        self.task = asyncio.ensure_future(self.look_on())
        return self

    async def look_on(self) -> None:
        while True:
            if (await self.until("view"))["phase"] == "over":
                await self.socket.send_json({"type": "rematch"})

    async def __aexit__(self, *problem: Any) -> None:
        self.task.cancel()
        await super().__aexit__(*problem)


class Pair:
    """One device, two seats: whose turn it is acts as soon as the position is there."""

    async def __aenter__(self) -> "Pair":
        self.person = await Person().__aenter__()
        await self.person.sit("pryzhok", ["me", "me"], {"first": "0", "quiet": 0})
        return self

    async def __aexit__(self, *problem: Any) -> None:
        await self.person.__aexit__()

    async def play(self, seconds: float) -> list[float]:
        """The seconds from each move to its confirmation, a few moves a second as people make them."""
        waits: list[float] = []
        end = perf_counter() + seconds
        while perf_counter() < end:
            waits += await self.move()
            await asyncio.sleep(0.02)
        return waits

    async def move(self) -> list[float]:
        view = self.person.view
        if view["phase"] == "over":
            await self.person.socket.send_json({"type": "rematch"})
            await self.person.until("view", phase="playing")
            return []
        seat = view["actors"][0]
        if view["seat"] != seat or not view["legal"]:
            await self.person.socket.send_json({"type": "look", "seat": seat})
            await self.person.until("view", seat=seat)
            return []
        began = perf_counter()
        said = await self.person.ask(
            type="act", version=view["version"], seat=seat, action=view["legal"][view["version"] % len(view["legal"])]
        )
        waited = perf_counter() - began
        await self.fresh(view["version"])
        return [waited] if said["type"] == "done" else []

    async def fresh(self, version: int) -> None:
        while self.person.view["version"] == version:
            await self.person.until("view")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
