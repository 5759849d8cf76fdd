"""A new field touches three places; one that copy, clone, dump, load or a key forgets is found, in any game."""

import os
import shutil
import subprocess
import sys
from ast import literal_eval
from pathlib import Path

import pytest

from igroteka.engine.core.c_fields import fields
from tests.contract.cases import CASES

ROOT = Path(__file__).parents[2]
PLANTED = """
from igroteka.games.etazhiki.position import Position
from tests.contract import cases, fields
cases.CASES[:] = fields.CASES[:] = [case for case in cases.CASES if case.name == "etazhiki"][:1]
"""


def forgotten(planted: str = "") -> list[str]:
    """What is forgotten, by what, in rules that are not compiled: only there every field can be seen."""
    return sorted(set(run(f"{planted}\nfrom tests.contract.fields import main\nmain()").splitlines()))


def run(program: str, source: Path | None = None) -> str:
    path = {"PYTHONPATH": os.pathsep.join([str(source), str(ROOT)])} if source else {}
    environment = {**os.environ, "IGROTEKA_PURE": "1", **path}
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert not done.returncode, done.stderr
    return done.stdout


def test_no_field_is_forgotten() -> None:
    assert forgotten() == []


@pytest.mark.parametrize(
    ("fault", "found"),
    [
        ("copy", "copy forgets quiet"),
        ("dump", "dump and load forgets ball_laid"),
        ("load", "dump and load forgets below"),
    ],
)
def test_a_planted_fault_is_found(fault: str, found: str) -> None:
    """A copy without the quiet turns; a dump without the ball that was laid; a load without the cards beneath."""
    assert any(line.endswith(found) for line in forgotten(PLANTED + FAULTS[fault]))


REST = ["shipuchka: nobody misses bubbles", "stroyka: nobody misses deck"]  # left out: all that is nowhere else


@pytest.mark.parametrize(("fault", "left"), [("not_written", REST), ("not_read", [])])
def test_a_field_with_a_notation_of_its_own_is_missed(fault: str, left: list[str]) -> None:
    """Boards, beds, tokens, hands and sets of chips: whoever forgets one in `dump` or `load` hears of it."""
    program = f"from tests.contract import fields\nfields.unnoticed(fields.{fault})"
    assert sorted(run(program).splitlines()) == left


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
right = Position.dump
Position.dump = lambda self: {**right(self), "ball_laid": False}
""",
    "load": """
from igroteka.engine import codec as notations
right = notations.put
notations.put = lambda state, name, value: None if name == "below" else right(state, name, value)
""",
}


# A field of every kind of notation: its C type, its Python type, its bounds and notation as plain data

THREE_PLACES = {
    "position.pxd": (
        "    cdef public short deck[34]\n",
        """    cdef public bint sung
    cdef public int mood, guest, trump, moved
    cdef public int coins[5]
    cdef public int shown[2]
    cdef public short lost[34]
    cdef public int queue[3]
    cdef public cellset seen
    cdef public int east, north
    cdef public short deck[34]
""",
    ),
    "position.py": (
        "    ball_laid: bool",
        """    sung: bool
    mood: int
    guest: int
    trump: int
    moved: int
    coins: list[int]
    shown: list[int]
    lost: list[int]
    queue: list[int]
    seen: int
    east: int
    north: int
    ball_laid: bool""",
    ),
    "plain.py": (
        "    ball_laid: bool = False",
        """    sung: bool = False
    mood: Annotated[Literal["glad", "sad"], Named(("glad", "sad"))] = "glad"
    guest: Annotated[Natural | None, Perhaps()] = None
    tune: Annotated[Literal["ET-1", "ET-2"] | None, Ended("ET", of="trump")] = None
    paces: Annotated[Natural, Called("moved")] = 0
    coins: list[Natural] = []
    shown: Annotated[tuple[str | None, str | None], Named(NAMES)] = (None, None)
    lost: Annotated[Cards, HEAP] = ""
    queue: Annotated[Cards, Row(NAMES)] = ""
    seen: Annotated[list[str], Among(NAMES)] = []
    spot: Annotated[tuple[Natural, Natural], Spot()] = (0, 0)
    ball_laid: bool = False""",
    ),
}
OWN = """class Spot(Notation):
    def written(self, state, name):
        return [state.east, state.north]

    def filled(self, state, name, plain):
        state.east, state.north = plain


class Known("""
NEW = """
from igroteka.games import game
floors = game("etazhiki")
state, spare = floors.start(3, None, 1), floors.start(2, None, 2)
new = dict(sung=True, mood=1, guest=2, trump=2, moved=7, coins=[0, 1, 2, 0, 0], shown=[3, -1],
           lost=[2, 1] + 32 * [0], queue=[4, 5, 0], seen=0b101, east=3, north=4)
for name, value in new.items():
    before = state.key()
    setattr(state, name, value)
    assert state.key() != before, f"equality forgets {name}"
spare.copy(state)
for way, other in dict(copy=spare, clone=state.clone(), load=floors.load(state.dump())).items():
    for name, value in new.items():
        assert getattr(other, name) == value, f"{way} forgets {name}: {getattr(other, name)}"
shown = ("mood", "guest", "tune", "lost", "queue", "seen", "spot")
print({name: part for name, part in state.dump().items() if name in shown})
"""
ON_PAPER = {
    "mood": "sad",
    "guest": 2,
    "tune": "ET-2",
    "lost": "0 0 1",
    "queue": "4 5 0",
    "seen": ["0", "2"],
    "spot": [3, 4],
}


def test_a_new_field_touches_three_places_whatever_its_notation(tmp_path: Path) -> None:
    """Copy, clone, dump, load and equality know it then: a flag, a name, perhaps a number, a rule, a number by another
    name, numbers by seat, names in a row, a heap of cards, cards in order, a set, and a notation of its own."""
    unneeded = shutil.ignore_patterns("*.so", "*.svg", "client_dist", "__pycache__", "*.webp", "*.png")
    shutil.copytree(ROOT / "src" / "igroteka", tmp_path / "igroteka", ignore=unneeded)
    for name, (old, new) in THREE_PLACES.items():
        file = tmp_path / "igroteka" / "games" / "etazhiki" / name
        text = file.read_text("utf-8").replace("import Among, Apart,", "import Notation, Row, Called, Among, Apart,")
        text = text.replace("class Known(", OWN)
        assert text.count(old) == 1, name
        file.write_text(text.replace(old, new), "utf-8")
    assert literal_eval(run(NEW, tmp_path)) == ON_PAPER


@pytest.mark.parametrize("name", sorted({case.name for case in CASES}))
def test_numbers_stand_behind_everything_else(name: str) -> None:
    """They are copied all at once, from the first one to the end of the object; nothing else may be among them."""
    state = next(case for case in CASES if case.name == name).start()
    own = [field for field in fields(type(state)) if field.name not in ("turn", "players", "witness")]
    kinds = [field.is_number for field in own]
    assert own and kinds == sorted(kinds), name


KEYS = """
from tests.contract.cases import CASES, sampled
from tests.contract.fields import fields
from igroteka.engine.core.state import State
for case in CASES:
    if type(case.start()).key is not State.key:
        for step in sampled(case, 3, every=5, most=60):
            for field, value in fields(step.state).items():
                if not isinstance(value, list | int) or field in DERIVED.get(case.name, ()):
                    continue
                other = step.state.clone()
                setattr(other, field, [value[0] + 1, *value[1:]] if isinstance(value, list) else value + 1)
                if other.key() == step.state.key():
                    print(case.name, field)
"""
SHOWN = ["counted", "row_count", "lit", "won"]  # only for a moment
DERIVED = {  # what follows from the rest, or never changes in a game
    "pryzhok": [
        "players",
        "variant",
        "slides",
        "quiet_limit",
        "rule",
        "supply",
        "showing",
        "start",
        "top",
        "under",
        *SHOWN,
    ],
}


def test_a_key_of_a_games_own_knows_every_field() -> None:
    assert set(run(f"DERIVED = {DERIVED}{KEYS}").splitlines()) == set()
