"""An edited source is never silently shadowed by a binary made from what it was before."""

import json

import pytest

from building import tools
from tests.build.house import BOX, BOX_TYPES, TOP, TOP_TYPES, House

BAG = """
from igroteka.toys.top import Top as Toy

class Top(Toy):
    pass
"""
BAG_TYPES = """
from igroteka.toys.top cimport Top as Toy

cdef class Top(Toy):
    pass
"""
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


def test_folders_that_use_its_types_run_from_their_sources_too_and_others_do_not(house: House) -> None:
    guest, its_types = (text.replace("igroteka.toys.top", "igroteka.users.bag") for text in (BOX, BOX_TYPES))
    for folder, files in {
        "others": {"top.py": TOP, "top.pxd": TOP_TYPES},
        "users": {"bag.py": BAG, "bag.pxd": BAG_TYPES},
        "guests": {"box.py": guest, "box.pxd": its_types},
    }.items():
        place = house.toy("").parent / folder
        place.mkdir()
        for name, text in {"__init__.py": "", **files}.items():
            (place / name).write_text(text, "utf-8")
    house.build()
    files = "import igroteka.toys.top, igroteka.users.bag, igroteka.guests.box, igroteka.others.top, sys; print(*("
    files += "sys.modules[f'igroteka.{name}'].__file__[-3:] for name in ('toys.top', 'users.bag', 'guests.box',"
    files += " 'others.top')), igroteka.guests.box.spun())"
    assert house.python(files) == ".so .so .so .so 42\n"
    house.edit("top.py", "self.turns + 2", "self.turns + 3")
    said = house.python(files)
    assert ".py .py .py .so 43" in said
    assert "igroteka.toys runs interpreted; igroteka.users runs interpreted until" in said


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
