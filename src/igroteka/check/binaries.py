"""Compiled and not: the same random games, action by action. Needs a checkout of this project and a C compiler."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from .faults import Fault, fault
from .subject import Subject

CHECKOUT = Path(__file__).parents[3]
TRACE = """
import json, sys
from igroteka import games
from igroteka.engine.core.dice import Dice
game = games.game(sys.argv[1])
for seed in range(10):
    state, dice = game.start(int(sys.argv[2]), seed=seed), Dice(seed)
    for _ in range(300):
        if not state.actors():
            break
        legal = state.legal(state.turn) if state.turn >= 0 else [state.settle(dice)]
        print(legal, json.dumps(state.dump()))
        state.apply(state.turn, legal[dice.below(len(legal))])
"""


def compiled_is_the_same(subject: Subject) -> Iterator[Fault]:
    """compiled rules play the same games as plain ones"""
    if not list(subject.folder.glob("*.pxd")) or not (CHECKOUT / "building").is_dir():
        return
    with tempfile.TemporaryDirectory() as place:
        made = run("-m", "building.own", str(subject.folder), place)
        if "no C compiler" in made.stderr:
            return
        if made.returncode:
            yield fault("rules.pxd", "does-not-compile", problem=last_line(made.stdout + made.stderr))
            return
        fast = traced(Path(place, subject.folder.name), subject.players)
    slow = traced(subject.folder, subject.players, IGROTEKA_PURE="1")
    if fast != slow:
        pairs = zip(fast.splitlines(), slow.splitlines(), strict=False)
        number = next((i for i, (one, other) in enumerate(pairs) if one != other), 0)
        yield fault("rules.pxd", "compiled-differs", number=number)


def traced(folder: Path, players: int, **environment: str) -> str:
    done = run("-c", TRACE, str(folder), str(players), **environment)
    return done.stdout + (last_line(done.stderr) if done.returncode else "")


def run(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Return the output of a fresh Python process."""
    inherited = {name: value for name, value in os.environ.items() if name != "IGROTEKA_PURE"}
    return subprocess.run(
        [sys.executable, *command], cwd=CHECKOUT, env={**inherited, **environment}, capture_output=True, text=True
    )


def last_line(text: str) -> str:
    return (text.strip().splitlines() or [""])[-1]


CHECKS = (compiled_is_the_same,)
