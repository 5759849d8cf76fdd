"""Compiled and interpreted rules agree, action by action."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def trace(pure: bool, games: int = 3, most: int = 250) -> tuple[str, list[str]]:
    environment = {**os.environ, "IGROTEKA_PURE": "1"} if pure else {**os.environ}
    if not pure:
        environment.pop("IGROTEKA_PURE", None)
    command = [sys.executable, "-m", "tests.contract.trace", str(games), str(most)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return done.stderr.split()[-1], done.stdout.splitlines()


def test_compiled_and_interpreted_rules_agree() -> None:
    kind, compiled = trace(pure=False)
    assert kind == "compiled", "nothing is compiled: see igroteka doctor"
    kind, interpreted = trace(pure=True)
    assert kind == "interpreted"
    assert len(compiled) == len(interpreted) > 1000
    for number, (one, other) in enumerate(zip(compiled, interpreted, strict=True)):
        assert one == other, f"line {number}"
