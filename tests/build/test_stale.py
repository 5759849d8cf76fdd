"""An edited source is never silently shadowed by a binary made from what it was before."""

import json

import pytest

from building import tools
from tests.build.house import BOX, BOX_TYPES, House

SPIN = "from igroteka.toys import box; print(box.spun())"

pytestmark = pytest.mark.skipif(tools.compiler() is None, reason="no C compiler, no Zig")


def test_fresh_binaries_say_nothing(house: House) -> None:
    assert house.run("-W", "error", "-c", SPIN).stderr == ""


def test_an_edited_module_warns_by_name_and_says_what_to_do(house: House) -> None:
    house.edit("top.py", "self.turns + 2", "self.turns + 3")
    said = house.python(SPIN)
    assert "43\n" in said  # the edited source runs
    assert "StaleBinary: the binary of igroteka.toys.top was made from another toys/top.py" in said
    assert "make build" in said


def test_a_folder_runs_from_its_sources_as_a_whole(house: House) -> None:
    """Its binaries share C types: a mixture might crash."""
    house.edit("top.pxd", "public int", "public long")
    files = "from igroteka.toys import box, top; print(box.__file__[-6:], top.__file__[-6:])"
    assert "box.py top.py" in house.python(files)
    house.build()
    assert ".so" in house.python(files)


def test_all_others_run_from_their_sources_too(house: House) -> None:
    other = house.toy("").parent / "others"
    other.mkdir()
    (other / "__init__.py").touch()
    (other / "bag.py").write_text(BOX, "utf-8")
    (other / "bag.pxd").write_text(BOX_TYPES, "utf-8")
    spin = "from igroteka.others import bag; print(bag.spun(), bag.__file__[-6:])"
    house.build()
    assert ".so" in house.python(spin)
    house.edit("top.py", "self.turns + 2", "self.turns + 3")
    said = house.python(spin)
    assert "43 bag.py" in said
    assert "igroteka.toys runs interpreted; igroteka.others runs interpreted until" in said


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
        (True, {}, {"stale"}),
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
