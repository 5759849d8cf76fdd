"""A field of a position that copy, clone, dump or load forgets is found, in any game."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLANTED = """
from igroteka.games.etazhiki.position import Position
from tests.contract import cases, fields
cases.CASES[:] = fields.CASES[:] = [case for case in cases.CASES if case.name == "etazhiki"][:1]
"""


def forgotten(planted: str = "") -> list[str]:
    """What is forgotten, by what, in rules that are not compiled: only there every field can be seen."""
    program = f"{planted}\nfrom tests.contract.fields import main\nmain()"
    environment = {**os.environ, "IGROTEKA_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert not done.returncode, done.stderr
    return sorted(set(done.stdout.splitlines()))


def test_no_field_is_forgotten() -> None:
    assert forgotten() == []


@pytest.mark.parametrize(
    ("fault", "found"),
    [("copy", "copy forgets quiet"), ("dump", "dump and load forgets ball_laid")],
)
def test_a_planted_fault_is_found(fault: str, found: str) -> None:
    """A copy without the quiet turns; a dump without the ball that was laid."""
    assert any(line.endswith(found) for line in forgotten(PLANTED + FAULTS[fault]))


FAULTS = {
    "copy": """
right = Position.copy
def copy(self, other):
    quiet = getattr(self, "quiet", 0)
    right(self, other)
    self.quiet = quiet
    return True
Position.copy = copy
""",
    "dump": """
right = Position.known
Position.known = lambda self: {**right(self), "ball_laid": False}
""",
}
