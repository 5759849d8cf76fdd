"""How well a game's quick physics agrees with the real one: measured by the game, shown here."""

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
from .report import Sayer

USUAL = 20  # piles, if nobody says how many


def calibrate(game: str, piles: int | None, seed: str, as_json: bool) -> int:
    """Measure and tell; games without physics of their own have nothing to measure."""
    box = games.game(game)
    if not (box.folder / "calibration.py").exists():
        raise Refusal("lab-no-physics", words=WORDS, game=game)
    part = games.part(game, "calibration")
    found = watched(part, box, piles or USUAL, seed)
    if as_json:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    else:
        say = Sayer(preferred_language())
        Console(highlight=False, soft_wrap=True, width=160).print(
            drawn(found, say), say("calibrate-agreement", percent=f"{found.agreement():.1f}")
        )
    return 0


def watched(part: Any, box: Any, piles: int, seed: str) -> Any:
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("calibrate", total=part.looks(piles))
        return part.calibrated(box, piles, seed, lambda: progress.advance(task))


def drawn(found: Any, say: Sayer) -> Table:
    table = Table(say("calibrate-standing"), box=None, padding=(0, 2, 0, 0))
    for key in ("asked", "agreed", "fates", "alike", "laid", "fell", "wanted", "guessed", "time"):
        table.add_column(say(f"calibrate-{key}"), justify="right")
    for height in found.heights:
        table.add_row(*map(str, height.row()))
    return table
