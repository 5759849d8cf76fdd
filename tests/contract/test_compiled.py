"""Compiled and interpreted rules agree, action by action."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def trace(*words: str, pure: bool = False, games: int = 3, most: int = 250) -> tuple[list[str], list[str]]:
    """Return whether engine and games ran compiled, and the lines of the games."""
    environment = {name: value for name, value in os.environ.items() if name != "IGROTEKA_PURE"}
    command = [sys.executable, "-W", "ignore", "-m", "tests.contract.trace", str(games), str(most), *words]
    environment |= {"IGROTEKA_PURE": "1"} if pure else {}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return done.stderr.split()[-2:], done.stdout.splitlines()


def test_compiled_and_interpreted_rules_agree() -> None:
    kinds, compiled = trace()
    assert kinds == ["compiled", "compiled"], "nothing is compiled: see igroteka doctor"
    kinds, edited = trace("edited")
    assert kinds == ["compiled", "interpreted"]
    kinds, interpreted = trace(pure=True)
    assert kinds == ["interpreted", "interpreted"]
    assert len(compiled) == len(edited) == len(interpreted) > 1000
    for number, (one, other, third) in enumerate(zip(compiled, edited, interpreted, strict=True)):
        assert one == other == third, f"line {number}"
