"""A mixed load: tables of every game on one server, at each a player of code beside a bot that never rests.

What counts is the time until a move with all its physics is on the table, and that no game is left behind.
"""

import argparse
import asyncio
from pathlib import Path

import aiohttp
from rich.table import Table

from bench.load_crowd import Crowd, Round
from bench.load_igroteka import HELLO, Heard, Player, open_table
from bench.load_noise import GAMES
from bench.load_report import console, written
from bench.load_servers import igroteka
from bench.load_wire import Wire, dial

TABLES = 10  # of each game
PACE = 0.0  # moves a second of each table; 0: as fast as they are answered


class Sitter(Player):
    """A player who waits until physics has answered."""

    def confirmed(self) -> None: ...

    def see(self, message: Heard) -> None:
        if self.began and message.version > self.version and message.actors:
            self.crowd.confirmed(self.began)
            self.began = 0.0
        super().see(message)

    def move(self) -> None:
        if self.legal:  # else something has happened since
            super().move()


async def measure(asked: argparse.Namespace, folder: Path) -> int:
    """Print how long moves take in each game while all of them are played."""
    with igroteka(asked.port, folder, core=False) as server:
        crowds = {game: Crowd() for game in GAMES}
        wires: list[Wire] = []
        async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as http:
            for game, crowd in crowds.items():
                for _ in range(TABLES):
                    table, cookie = await open_table(http, server.port, game, "bot", start=True)
                    wires.append(await dial(Sitter(crowd, 0), server.port, f"/ws/{table}", cookie))
                    crowd.tables += 1
        for wire in wires:
            wire.say(HELLO)
        for crowd in crowds.values():
            crowd.begin(PACE * TABLES)
        await asyncio.sleep(3)
        for crowd in crowds.values():
            crowd.noted()
        seconds = asked.seconds * asked.rounds
        await asyncio.sleep(seconds)
        rounds = {game: Round(len(crowd.times), seconds, 0.0, crowd.noted()) for game, crowd in crowds.items()}
        for wire in wires:
            wire.hang_up()
    console.print(drawn(rounds))
    written("mixed", asked, {game: figures(one, rounds) for game, one in rounds.items()})
    return int(any(not one.moves for one in rounds.values()))


def figures(one: Round, rounds: dict[str, Round]) -> dict[str, float]:
    everything = sum(other.moves for other in rounds.values())
    return {
        "moves": one.moves,
        "share": one.moves / max(1, everything),
        "p50_ms": one.within(0.5),
        "p99_ms": one.within(0.99),
    }


def drawn(rounds: dict[str, Round]) -> Table:
    table = Table(box=None, padding=(0, 1), title=f"{TABLES} tables of each game, a player of code and a bot at each")
    table.add_column("game", no_wrap=True)
    for column in ("moves", "share", "p50 ms", "p99 ms"):
        table.add_column(column, justify="right", no_wrap=True)
    for game, one in rounds.items():
        found = figures(one, rounds)
        shown = (f"{found['moves']:,.0f}", f"{found['share']:.1%}", f"{found['p50_ms']:.1f}", f"{found['p99_ms']:.1f}")
        table.add_row(game, *shown)
    return table
