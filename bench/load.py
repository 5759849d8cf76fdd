"""The load bench: N tables of two bot clients each over real websockets, the server alone on one core,
and beside it the same load on boardgame.io's server, interleaved in the same run.

Every move is sent, confirmed to its mover and shown to both players. Ours is in the journal on the disk before that
(SQLite, committed); boardgame.io is measured with its matches in memory and with its own files.
What favours boardgame.io: it broadcasts before it stores, sends no confirmation beside the new state, and clears its
board by itself, while our host asks for a rematch after every game, which is not counted as a move.
"""

import argparse
import asyncio
import os
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import uvloop

from bench import load_report as report
from bench.load_contenders import Contender, boardgame_io, ours
from bench.load_servers import boardgame, cores, igroteka, pinned
from building import SCRATCH

PORT = 8150


def options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench load", description="Tables of bots over websockets.")
    parser.add_argument("--tables", type=int, default=200, metavar="N", help="tables that play (200)")
    parser.add_argument("--seconds", type=float, default=4, metavar="S", help="of play in a round (4)")
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="of every server, in turn (3)")
    parser.add_argument("--rate", type=float, default=800, metavar="R", help="moves a second when all go at one pace")
    parser.add_argument("--open", type=int, default=5000, metavar="N", help="tables open at once (5000; 0: none)")
    parser.add_argument("--port", type=int, default=PORT, metavar="P", help=f"the first of five ({PORT})")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] = ()) -> int:
    asked = options(arguments)
    SCRATCH.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="load-", dir=SCRATCH) as folder, pinned(cores()[1]):
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(compare(asked, Path(folder)))
            if asked.open:
                runner.run(open_many(asked, Path(folder)))
    return 0


async def compare(asked: argparse.Namespace, folder: Path) -> None:
    with ExitStack() as servers:
        contenders = await seated(asked, folder, servers)
        report.begin(asked, contenders)
        for number in range(asked.rounds):
            for contender in contenders:
                contender.rounds.append(await contender.play(asked.seconds))
            report.tell_round(number, contenders)
        for contender in contenders:
            contender.paced = await contender.play(asked.seconds, asked.rate)
        report.tell_all(asked, contenders)
        for contender in contenders:
            contender.leave()


async def seated(asked: argparse.Namespace, folder: Path, servers: ExitStack) -> list[Contender]:
    """Every server with its tables; ours with the minimal game comes first, what it is compared with second."""
    port = asked.port
    mine = servers.enter_context(igroteka(port, folder))
    box = servers.enter_context(igroteka(port + 1, folder))
    contenders = [ours("Igroteka, tic-tac-toe", mine, "tic_tac_toe")]
    if not asked.alone:
        memory = servers.enter_context(boardgame(port + 2, folder))
        files = servers.enter_context(boardgame(port + 3, folder, on_disk=True))
        contenders += [boardgame_io("boardgame.io, in memory", memory), boardgame_io("boardgame.io, files", files)]
    contenders.append(ours("Igroteka, Flip Jump", box, "pryzhok"))
    for contender in contenders:
        await contender.seat(asked.tables)
    return contenders


async def open_many(asked: argparse.Namespace, folder: Path) -> None:
    """So many tables, two people connected to each, and every table plays a move."""
    for game in ("tic_tac_toe", "pryzhok"):
        with igroteka(asked.port + 4, folder) as server:
            crowd = ours(f"Igroteka, {game}", server, game)
            await crowd.seat(asked.open)
            played = await crowd.play_once()
            report.tell_open(crowd, played)
            crowd.leave()
        for file in folder.glob(f"{asked.port + 4}.*"):
            os.unlink(file)
