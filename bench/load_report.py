"""Report of the load benchmark, printed and written to a file."""

import argparse
import platform
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from bench.load_contenders import Contender, Pair

RESULTS = Path(__file__).parent / "results"
console = Console(highlight=False, soft_wrap=True, width=112)


def tell(asked: argparse.Namespace, contenders: Sequence[Contender], pairs: Sequence[Pair]) -> None:
    console.print(drawn(asked, contenders))
    for pair in pairs:
        console.print(against(pair))


def drawn(asked: argparse.Namespace, contenders: Sequence[Contender]) -> Table:
    title = f"{asked.tables} tables, two clients each, as fast as they are answered; then at {asked.rate:,.0f} moves/s"
    table = Table(box=None, padding=(0, 1), title=title)
    columns = ("moves/s", "of a core", "p50 ms", "p99 ms", "paced p50", "p99 ms", "kB a table", "MB")
    table.add_column("server", no_wrap=True)
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    for contender in contenders:
        table.add_row(contender.name, *cells(contender))
    return table


def cells(contender: Contender) -> list[str]:
    figures = found(contender)
    wide = [f"{figures[key]:,.0f}" for key in ("moves_per_second", "moves_per_core_second")]
    times = [f"{figures[key]:.1f}" for key in ("p50_ms", "p99_ms", "paced_p50_ms", "paced_p99_ms")]
    return [*wide, *times, f"{figures['kb_per_table']:.1f}", f"{figures['memory_mb']:.0f}"]


def found(contender: Contender) -> dict[str, float]:
    """Medians over the rounds."""
    rounds, paced = contender.rounds, contender.paced
    return {
        "moves_per_second": median(one.pace for one in rounds),
        "moves_per_core_second": median(one.per_core for one in rounds),
        "p50_ms": median(one.within(0.5) for one in rounds),
        "p99_ms": median(one.within(0.99) for one in rounds),
        "paced_p50_ms": paced.within(0.5) if paced else 0.0,
        "paced_p99_ms": paced.within(0.99) if paced else 0.0,
        "kb_per_table": contender.memory_of_one() / 1024,
        "memory_mb": contender.memory_now / 2**20,
    }


# Comparing


def ratios(pair: Pair) -> dict[str, list[float]]:
    """Round by round: what was measured a moment before or after."""
    both = list(zip(pair.mine.rounds, pair.peer.rounds, strict=True))
    return {
        "moves_per_second": [a.pace / b.pace for a, b in both],
        "moves_per_core_second": [a.per_core / b.per_core for a, b in both],
        "p99": [a.within(0.99) / b.within(0.99) for a, b in both],
    }


def against(pair: Pair) -> str:
    seen = ratios(pair)
    pace, core, late = (spread(seen[key]) for key in ("moves_per_second", "moves_per_core_second", "p99"))
    work = "" if pair.least else " (which keeps nothing)"
    return f"{named(pair)}{work}: {pace} the moves/s, {core} the moves/s of a core, {late} the p99"


def named(pair: Pair) -> str:
    return f"{pair.mine.name}, beside {pair.peer.name}"


def spread(seen: Sequence[float]) -> str:
    return f"{median(seen):.2g} × ({min(seen):.2g}–{max(seen):.2g})"


def judge(asked: argparse.Namespace, pairs: Sequence[Pair], many: Sequence[Contender]) -> bool:
    """Return whether a target was missed by a contender that does equal work."""
    missed = [f"open tables ({crowd.name})" for crowd in many if len(crowd.played.times) != asked.open]
    for pair in pairs:
        seen, name = ratios(pair), pair.peer.name
        if pair.least:
            missed += [f"{pair.least:g} × {name}"] if median(seen["moves_per_core_second"]) < pair.least else []
            missed += [f"a p99 below that of {name}"] if median(seen["p99"]) >= 1 else []
    if missed:
        console.print(f"Missed: {'; '.join(missed)}.")
    return bool(missed)


def tell_open(crowd: Contender) -> None:
    memory, each = crowd.memory_open / 2**20, crowd.memory_of_one() / 1024
    console.print(
        f"{crowd.crowd.tables:,} open tables, {len(crowd.wires):,} connections ({crowd.name}): {memory:,.0f} MB, "
        f"{each:.1f} kB a table; opened in {crowd.opening:.0f} s; then a move at each at once: "
        f"{crowd.played.moves:,} confirmed in {crowd.played.seconds:.1f} s"
    )


def write(
    asked: argparse.Namespace, contenders: Sequence[Contender], pairs: Sequence[Pair], many: Sequence[Contender]
) -> None:
    """The figures as JSON, with what they were measured on."""
    figures = {
        "servers": {one.name: found(one) for one in contenders},
        "ratios": {named(pair): ratios(pair) for pair in pairs},
        "open": [
            {"name": one.name, "memory_mb": one.memory_open / 2**20, "kb_per_table": one.memory_of_one() / 1024}
            for one in many
        ],
    }
    written("load", asked, figures)


def written(name: str, asked: argparse.Namespace, figures: dict[str, Any]) -> None:
    RESULTS.mkdir(exist_ok=True)
    measured = {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": f"{platform.machine()} {platform.system()}, Python {platform.python_version()}",
        "asked": vars(asked),
        **figures,
    }
    (RESULTS / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(measured), indent=2) + b"\n")
