"""An edited source is never silently shadowed by a binary made from what it was before."""

import json

import pytest

from building import tools
from tests.build.house import House

SPIN = "from igroteka.toys import box; print(box.spun())"

pytestmark = pytest.mark.skipif(tools.compiler() is None, reason="no C compiler, no Zig")


def test_fresh_binaries_say_nothing(house: House) -> None:
    assert house.run("-W", "error", "-c", SPIN).stderr == ""


def test_an_edited_module_warns_by_name_and_says_what_to_do(house: House) -> None:
    house.edit("top.py", "self.turns + 2", "self.turns + 3")
    said = house.python(SPIN)
    assert "42\n" in said
    assert "StaleBinary: the binary of igroteka.toys.top was made from another toys/top.py" in said
    assert "make build" in said


def test_edited_types_warn_for_all_their_users(house: House) -> None:
    house.edit("top.pxd", "public int", "public long")
    said = house.python(SPIN)
    assert "binary of igroteka.toys.top " in said
    assert "binary of igroteka.toys.box " in said


def test_a_binary_from_nowhere_warns(house: House) -> None:
    next(house.root.glob("src/igroteka/compiled.*.json")).unlink()
    assert "made from nobody knows what" in house.python(SPIN)


def test_warnings_as_errors_refuse_the_stale_module(house: House) -> None:
    house.edit("top.py", "self.turns + 2", "self.turns + 3")
    assert house.run("-W", "error", "-c", SPIN).returncode == 1


def test_pure_runs_the_sources_and_does_not_warn(house: House) -> None:
    house.edit("top.py", "self.turns + 2", "self.turns + 3")
    assert house.python(SPIN, IGROTEKA_PURE="1") == "43\n"


def test_pure_0_is_not_pure(house: House) -> None:
    assert house.python("from igroteka import compiled; print(compiled.pure())", IGROTEKA_PURE="0") == "False\n"


def test_touching_a_file_without_editing_it_changes_nothing(house: House) -> None:
    house.toy("top.py").touch()
    assert house.python(SPIN) == "42\n"


@pytest.mark.parametrize(
    ("edited", "environment", "states"),
    [
        (False, {}, {"compiled"}),
        (True, {}, {"compiled", "stale"}),
        (True, {"IGROTEKA_PURE": "1"}, {"plain"}),
    ],
)
def test_the_doctor_sees_it(house: House, edited: bool, environment: dict[str, str], states: set[str]) -> None:
    if edited:
        house.edit("top.py", "self.turns + 2", "self.turns + 3")
    done = house.run("-m", "igroteka.cli", "doctor", "--json", **environment)
    assert set(json.loads(done.stdout)["modules"].values()) == states
    assert done.returncode == ("stale" in states)


def test_a_house_without_binaries_says_so_before_every_command(bare: House) -> None:
    assert "nothing is compiled here" in bare.run("-m", "igroteka.cli", "doctor").stderr
    assert bare.run("-m", "igroteka.cli", "doctor", IGROTEKA_PURE="1").stderr == ""
