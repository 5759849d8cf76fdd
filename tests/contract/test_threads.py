"""Tables in several threads do not disturb one another: nothing that is written is shared."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SHARED_PILE = """
from igroteka.games.shipuchka.bottle import Bottle
from igroteka.games.shipuchka.pile import Pile
shared = Pile()
def piled(self):
    shared.count, shared.shrink = 0, 0.0
    self.fill(shared)
    return shared
Bottle.piled = Bottle.ground = piled
"""
LEAK = """
from igroteka.games.odeyalo import table
right, table.SEEN = table.Table.scene, []
def scene(self, view, seat):
    table.SEEN.append(seat)
    return right(self, view, seat)
table.Table.scene = scene
"""


def run(program: str, pure: bool) -> list[str]:
    environment = {name: value for name, value in os.environ.items() if name != "IGROTEKA_PURE"}
    environment |= {"IGROTEKA_PURE": "1"} if pure else {}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    return done.stdout.splitlines()


def played(at_once: bool, pure: bool, name: str = "", planted: str = "") -> list[str]:
    return run(f"{planted}\nfrom tests.contract import threads\nthreads.main({at_once}, {name!r})", pure)


def test_two_tables_at_once_answer_as_they_do_one_after_the_other() -> None:
    """Views, scenes, touches, refusals, hints and replays of every game, compiled."""
    alone = played(False, pure=False)
    assert len(alone) > 10_000 and not any("Error" in line for line in alone)
    assert played(True, pure=False) == alone


def test_two_tables_at_once_answer_alike_in_plain_python() -> None:
    """Python changes between threads at any place; Fizz has the only rules that need room to reckon in."""
    alone = played(False, pure=True, name="shipuchka")
    assert len(alone) > 1000 and not any("Error" in line for line in alone)
    assert played(True, pure=True, name="shipuchka") == alone


def test_a_shared_pile_is_found() -> None:
    alone = played(False, pure=True, name="shipuchka")
    assert played(True, pure=True, name="shipuchka", planted=SHARED_PILE) != alone


@pytest.mark.parametrize(("planted", "found"), [("", []), (LEAK, ["igroteka.games.odeyalo.table.SEEN"])])
def test_nothing_of_a_module_is_written_after_import(planted: str, found: list[str]) -> None:
    said = run(f"{planted}\nfrom tests.contract import globals\nglobals.main()", pure=True)
    assert [line for line in said if line] == found
