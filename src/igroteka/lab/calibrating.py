"""Comparison of a game's quick physics with the real one, measured by the game on all cores."""

import sys
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from igroteka import games
from igroteka.engine.refusal import Refusal
from igroteka.engine.words import preferred_language

from . import WORDS
from .cores import shared_out
from .ladder import wilson
from .report import Sayer

USUAL = 20  # piles, if nobody says how many
COLUMNS = ("asked", "agreed", "fates", "alike", "piles", "laid", "fell", "sure", "wanted", "guessed", "time")


def calibrate(game: str, piles: int | None, seed: str, as_json: bool, cores: int) -> int:
    """Measure and tell; games without physics of their own have nothing to measure."""
    if not (games.game(game).folder / "calibration.py").exists():
        raise Refusal("lab-no-physics", words=WORDS, game=game)
    work = games.imported(game, "calibration").parts(piles or USUAL, seed)
    found = watched(game, work, cores)
    if not found:
        return 130
    told = games.imported(game, "calibration").together([found[number] for number in sorted(found)])
    if as_json:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(told), indent=2) + b"\n")
    else:
        say = Sayer(preferred_language())
        Console(highlight=False, soft_wrap=True, width=180).print(
            drawn(told, say), say("calibrate-agreement", percent=f"{told.agreement():.1f}")
        )
    return 0 if len(found) == len(work) else 130


def watched(game: str, work: list[Any], cores: int) -> dict[int, Any]:
    """Yield the result of each part by its number; Ctrl-C ends with the results so far."""
    console, found = Console(stderr=True), dict[int, Any]()
    try:
        with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task("calibrate", total=len(work))
            for number, some in shared_out(measured, [(game, *part) for part in enumerate(work)], cores):
                found[number] = some
                progress.advance(task)
    except KeyboardInterrupt:
        pass
    return found


def measured(chunk: tuple[str, int, Any]) -> tuple[int, Any]:
    """One part of the work, on any core."""
    game, number, part = chunk
    return number, games.imported(game, "calibration").measured(games.game(game), part)


def drawn(found: Any, say: Sayer) -> Table:
    table = Table(say("calibrate-standing"), box=None, padding=(0, 2, 0, 0))
    for key in COLUMNS:
        table.add_column(say(f"calibrate-{key}"), justify="right")
    for height in found.heights:
        low, high = wilson(height.fell / max(1, height.laid), height.worth())
        table.add_row(*height.row(f"{100 * low:.1f}–{100 * high:.1f} %"))
    return table
