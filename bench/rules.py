"""The rules bench: actions a second of random games, and how many times OpenSpiel's that is.

Ours inside compiled code, from a Python loop, and interpreted; beside the first two OpenSpiel's game of the same kind
in the same run. docs/decisions/0040-the-rules-bench.md says what is compared with what, and why.
"""

import argparse
import importlib.util
import platform
import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from bench.contenders import (
    Play,
    is_compiled,
    mean_length,
    ours_in_python,
    ours_inside,
    spiel_in_python,
    spiel_inside,
    spiel_start,
    start,
)
from bench.interpreted import interpreted
from bench.measure import Speed, in_turns
from building import ROOT, own

RESULTS = Path(__file__).parent / "results"


class Pair(msgspec.Struct, frozen=True):
    """One of our games, OpenSpiel's beside it if it has one, and how many times as fast ours should be at least."""

    name: str
    peer: str = ""
    inside: float | None = None
    loop: float | None = None
    example: bool = False
    options: dict[str, Any] = {}
    note: str = ""  # what is measured, and what is left out
    interpreted: bool = True


FIZZ = (
    "shipuchka: one round of at most 30 placements; every place of some 3 000 is listed, physics answers by the fast "
    "pile (no MuJoCo); not interpreted, a game takes minutes so; OpenSpiel has nothing like it."
)
PAIRS = (
    Pair("pryzhok", "breakthrough(rows=6,columns=6)", inside=2),
    Pair("etazhiki", "crazy_eights(players=2)", inside=3),
    Pair("stroyka", "maedn(players=2)", inside=2),
    Pair("odeyalo", "crazy_eights(players=2)", inside=3),
    Pair("shipuchka", options={"rounds": 1, "limit": 30}, note=FIZZ, interpreted=False),
    Pair("connect_four", "connect_four", inside=8, loop=1.5, example=True),
    Pair("tic_tac_toe", "tic_tac_toe", example=True),
)


class Row(msgspec.Struct, frozen=True):
    """Measurements of a pair of contenders."""

    game: str
    peer: str
    compiled: bool
    speeds: dict[str, Speed]
    interpreted: float | None
    peer_length: float | None
    ratios: dict[str, list[float]]
    targets: dict[str, float]
    note: str = ""

    def ratio(self, kind: str) -> float | None:
        return median(self.ratios[kind]) if kind in self.ratios else None

    def missed(self) -> bool:
        return any((self.ratio(kind) or target) < target for kind, target in self.targets.items())


def main(arguments: Sequence[str] = ()) -> int:
    asked = options(arguments)
    with tempfile.TemporaryDirectory() as place:
        rows = [measured(pair, Path(place), asked) for pair in PAIRS if asked.game in (None, pair.name)]
    Console(highlight=False, soft_wrap=True).print(drawn(rows), *remarks(rows), sep="\n")
    write(rows, asked)
    return int(any(row.missed() for row in rows))


def options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench rules", description="Actions a second of random games.")
    parser.add_argument("--game", choices=[pair.name for pair in PAIRS], help="only this one")
    parser.add_argument("--rounds", type=int, default=9, metavar="N", help="of every contender, in turn (9)")
    parser.add_argument("--seconds", type=float, default=0.3, metavar="S", help="of a round, about (0.3)")
    parser.add_argument("--alone", action="store_true", help="without OpenSpiel")
    return parser.parse_args(arguments)


def measured(pair: Pair, place: Path, asked: argparse.Namespace) -> Row:
    folder = str(example(pair.name, place)) if pair.example else pair.name
    state, length = start(folder, **pair.options), None
    contenders: dict[str, Play] = {"inside": ours_inside(state), "loop": ours_in_python(state)}
    if pair.peer and not asked.alone and importlib.util.find_spec("pyspiel"):
        peer = spiel_start(pair.peer)
        length = mean_length(peer, 4000)
        contenders |= {"peer inside": spiel_inside(peer, length), "peer loop": spiel_in_python(peer)}
    speeds = in_turns(contenders, asked.rounds, asked.seconds)
    slow = interpreted(folder, asked.seconds) if pair.interpreted else None
    return Row(pair.name, pair.peer, is_compiled(state), speeds, slow, length, ratios(speeds), targets(pair), pair.note)


def example(name: str, place: Path) -> Path:
    """An example, compiled if this machine can."""
    return own.build(ROOT / "examples" / name, place) or ROOT / "examples" / name


def ratios(speeds: dict[str, Speed]) -> dict[str, list[float]]:
    kinds = [kind for kind in ("inside", "loop") if f"peer {kind}" in speeds]
    return {kind: speeds[kind].over(speeds[f"peer {kind}"]) for kind in kinds}


def targets(pair: Pair) -> dict[str, float]:
    return {kind: least for kind, least in (("inside", pair.inside), ("loop", pair.loop)) if least}


# The table

KINDS = {"inside": "compiled", "loop": "Python loop", "interpreted": "interpreted"}


def drawn(rows: Sequence[Row]) -> Table:
    table = Table(box=None, padding=(0, 1), title="Random games: actions a second of processor time")
    for column in ("game", "how", "Igroteka", "OpenSpiel", "ratio", "from–to", "target"):
        table.add_column(column, justify="left" if column in ("game", "how") else "right", no_wrap=True)
    for row in rows:
        for kind, name in zip(KINDS, (row.game, row.peer.partition("(")[0], ""), strict=True):
            table.add_row(name, KINDS[kind], *figures(row, kind))
    return table


def figures(row: Row, kind: str) -> list[str]:
    mine = row.interpreted if kind == "interpreted" else row.speeds[kind].typical
    if mine is None:
        return ["—"]
    if kind not in row.ratios:
        return [number(mine)]
    seen, target = row.ratios[kind], row.targets.get(kind)
    spread = f"{min(seen):.1f}–{max(seen):.1f}"
    goal = f"≥ {target:g}" if target else ""
    return [number(mine), number(row.speeds[f"peer {kind}"].typical), f"{median(seen):.1f} ×", spread, goal]


def number(actions: float) -> str:
    if actions < 1e4:
        return f"{actions:.0f}"
    return f"{actions / 1e6:.2f} M" if actions >= 1e6 else f"{actions / 1e3:.0f} k"


def remarks(rows: Sequence[Row]) -> list[str]:
    plain = [row.game for row in rows if not row.compiled]
    missed = [row.game for row in rows if row.missed()]
    said = [f"Not compiled here: {', '.join(plain)}."] if plain else []
    said += [row.note for row in rows if row.note]
    if not any(row.ratios for row in rows):
        said.append("OpenSpiel was left out, or is not installed.")
    return [*said, *([f"Below the target: {', '.join(missed)}."] if missed else [])]


def write(rows: Sequence[Row], asked: argparse.Namespace) -> None:
    """The figures as JSON, with what they were measured on."""
    found: dict[str, Any] = {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": f"{platform.machine()} {platform.system()}, Python {platform.python_version()}",
        "open_spiel": version("open_spiel") if importlib.util.find_spec("pyspiel") else None,
        "rounds": asked.rounds,
        "seconds": asked.seconds,
        "rows": rows,
    }
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "rules.json").write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
