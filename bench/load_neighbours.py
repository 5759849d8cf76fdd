"""Times of moves at an easy pace beside a noisy address, as multiples of those without it in the same run."""

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median

from rich.table import Table

from bench.load_contenders import Contender, ours
from bench.load_crowd import Round
from bench.load_noise import KINDS
from bench.load_report import console, written
from bench.load_servers import LIMITED, igroteka

GAME = "pryzhok"
TABLES, RATE = 12, 80  # neighbours, and their moves a second in all
MOST = 2.0  # times the p99 without the noise
SETTLE = 2.0  # seconds in which the noise uses up what it may take at once


async def measure(asked: argparse.Namespace, folder: Path) -> int:
    """Print how many times longer moves take beside each kind of noise, and whether that is too long."""
    found: dict[str, list[tuple[Round, Round]]] = {}
    for kind in asked.noise or KINDS:
        place = folder / kind
        place.mkdir()
        with igroteka(asked.port, place, limits=LIMITED, core=False) as server:
            neighbours = ours("neighbours", server, GAME)
            await neighbours.seat(TABLES)
            found[kind] = [await both(neighbours, kind, asked.seconds * 2) for _ in range(asked.rounds)]
            neighbours.leave()
        console.print(f"{kind}: p99 {ratio(found[kind], 0.99):.2f} ×")
    console.print(drawn(found))
    written("neighbours", asked, {kind: figures(rounds) for kind, rounds in found.items()})
    late = [kind for kind, rounds in found.items() if ratio(rounds, 0.99) > MOST]
    if late:
        console.print(f"Missed: a p99 of at most {MOST:g} × beside {', '.join(late)}.")
    return int(bool(late))


async def both(neighbours: Contender, kind: str, seconds: float) -> tuple[Round, Round]:
    alone = await neighbours.play(seconds, RATE)
    async with noise(neighbours.server.port, kind):
        await asyncio.sleep(SETTLE)
        return alone, await neighbours.play(seconds, RATE)


@asynccontextmanager
async def noise(port: int, kind: str) -> AsyncIterator[None]:
    """A process that makes noise until the end of the block."""
    command = [sys.executable, "-m", "bench.load_noise", str(port), kind]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    try:
        if await process.stdout.readline() != b"begun\n":
            raise RuntimeError(f"no noise of {kind}")
        yield
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


# Report


def ratio(rounds: list[tuple[Round, Round]], share: float) -> float:
    """Median over the rounds of how many times longer this share of the moves took."""
    return median(beside.within(share) / alone.within(share) for alone, beside in rounds)


def figures(rounds: list[tuple[Round, Round]]) -> dict[str, float]:
    return {
        "p50_alone_ms": median(alone.within(0.5) for alone, _ in rounds),
        "p50_ms": median(beside.within(0.5) for _, beside in rounds),
        "p50_ratio": ratio(rounds, 0.5),
        "p99_alone_ms": median(alone.within(0.99) for alone, _ in rounds),
        "p99_ms": median(beside.within(0.99) for _, beside in rounds),
        "p99_ratio": ratio(rounds, 0.99),
        "longest_ms": max(beside.within(1) for _, beside in rounds),
        "moves": sum(beside.moves for _, beside in rounds),
        "moves_alone": sum(alone.moves for alone, _ in rounds),
    }


def drawn(found: dict[str, list[tuple[Round, Round]]]) -> Table:
    table = Table(box=None, padding=(0, 1), title=f"{TABLES} tables at {RATE} moves/s, alone and beside one address")
    table.add_column("noise", no_wrap=True)
    for column in ("p50 ms", "beside", "ratio", "p99 ms", "beside", "ratio", "longest", "moves"):
        table.add_column(column, justify="right", no_wrap=True)
    for kind, rounds in found.items():
        table.add_row(
            kind,
            *[f"{figure:.2f}" for figure in list(figures(rounds).values())[:-2]],
            f"{figures(rounds)['moves']:.0f}",
        )
    return table
