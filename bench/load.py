"""The load bench: N tables of two bot clients each over real websockets, the server alone on one core,
and beside it the same load on boardgame.io's server, in turns in the same run.

Every move is sent, confirmed to its mover and shown to both players. docs/decisions/0043-the-load-bench.md says what
is compared with what. Needs Linux (cores, /proc) and, for boardgame.io, Node.
"""

import argparse
import asyncio
import os
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack, nullcontext
from pathlib import Path

import uvloop

from bench import load_mixed, load_neighbours
from bench import load_report as report
from bench.load_contenders import Contender, Pair, boardgame_io, ours
from bench.load_servers import boardgame, cores, endless, igroteka, pinned
from building import SCRATCH

PORT = 8150


def options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench load", description="Tables of bots over websockets.")
    parser.add_argument("--tables", type=int, default=200, metavar="N", help="tables that play (200)")
    parser.add_argument("--rounds", type=int, default=6, metavar="N", help="of every server, in turn (6)")
    parser.add_argument("--seconds", type=float, default=2, metavar="S", help="of a round (2)")
    parser.add_argument("--rate", type=float, default=800, metavar="R", help="moves a second when all go at one pace")
    parser.add_argument("--open", type=int, default=5000, metavar="N", help="tables open at once (5000; 0: none)")
    parser.add_argument("--port", type=int, default=PORT, metavar="P", help=f"the first of six ({PORT})")
    parser.add_argument("--neighbours", action="store_true", help="only what a noisy address costs its neighbours")
    parser.add_argument("--mixed", action="store_true", help="only tables of all games on one server")
    parser.add_argument("--noise", action="append", metavar="KIND", help="beside neighbours: only this kind (all)")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] = ()) -> int:
    asked = options(arguments)
    if not hasattr(os, "sched_setaffinity"):
        print("The load bench needs Linux: it gives every process a core of its own.")
        return 0
    SCRATCH.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory(prefix="load-", dir=SCRATCH) as folder,
        nullcontext() if asked.neighbours or asked.mixed else pinned(cores()[1]),
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        if asked.mixed:
            return runner.run(load_mixed.measure(asked, Path(folder)))
        if asked.neighbours:
            return runner.run(load_neighbours.measure(asked, Path(folder)))
        game = endless(Path(folder))
        contenders, pairs = runner.run(compare(asked, game, Path(folder)))
        many = runner.run(open_many(asked, game, Path(folder))) if asked.open else []
    report.write(asked, contenders, pairs, many)
    return int(report.judge(asked, pairs, many))


async def compare(asked: argparse.Namespace, game: Path, folder: Path) -> tuple[list[Contender], list[Pair]]:
    """All servers with their tables; then each plays a round, and again."""
    with ExitStack() as servers:
        contenders, pairs = begun(asked, game, folder, servers)
        for contender in contenders:
            await contender.seat(asked.tables)
        for _ in range(asked.rounds):
            for contender in contenders:
                await contender.play_round(asked.seconds)
        for contender in contenders:
            await contender.play_at(asked.rate, asked.seconds * 2)
        report.tell(asked, contenders, pairs)
        for contender in contenders:
            contender.leave()
    return contenders, pairs


def begun(
    asked: argparse.Namespace, game: Path, folder: Path, servers: ExitStack
) -> tuple[list[Contender], list[Pair]]:
    """Both with their moves on the disk, both in memory; and a whole game of ours."""
    port, enter = asked.port, servers.enter_context
    disk = ours("Igroteka, SQLite", enter(igroteka(port, folder, game)), game.name)
    memory = ours("Igroteka, in memory", enter(igroteka(port + 1, folder, game, "memory:")), game.name)
    jump = ours("Igroteka, Flip Jump", enter(igroteka(port + 2, folder)), "pryzhok")
    if asked.alone:
        return [disk, memory, jump], []
    files = boardgame_io("boardgame.io, files", enter(boardgame(port + 3, folder, on_disk=True)))
    theirs = boardgame_io("boardgame.io, in memory", enter(boardgame(port + 4, folder)))
    pairs = [Pair(disk, files, least=12), Pair(memory, theirs, least=3), Pair(disk, theirs)]
    return [disk, files, memory, theirs, jump], pairs


async def open_many(asked: argparse.Namespace, game: Path, folder: Path) -> list[Contender]:
    """Open many tables with two clients each, then make a move at every table at once."""
    crowds = []
    for name in (game.name, "pryzhok"):
        place = folder / f"open-{name}"
        place.mkdir()
        with igroteka(asked.port + 5, place, game) as server:
            crowd = ours(f"Igroteka, {name}", server, name)
            await crowd.seat(asked.open)
            await crowd.play_once()
            report.tell_open(crowd)
            crowd.leave()
        crowds.append(crowd)
    return crowds
