"""Rules become machine code, again only when they changed, and nothing ever fails an install."""

import re

import pytest

from building import tools
from tests.build.house import House

SPIN = "from igroteka.toys import box; print(box.spun(), box.__file__.rsplit('.', 1)[1])"

pytestmark = pytest.mark.skipif(tools.compiler() is None, reason="no C compiler, no Zig")


def test_modules_with_types_are_compiled_and_the_others_not(house: House) -> None:
    assert house.binaries().keys() == {"top", "box"}
    assert house.python(SPIN) == "42 so\n"


def test_a_build_tells_how_many_modules_are_compiled(bare: House) -> None:
    said = bare.build().stderr
    assert re.findall(r"compiled (\d+ of \d+): igroteka", said) == ["1 of 3", "2 of 3", "3 of 3"]


def test_what_did_not_change_is_not_compiled_again(house: House) -> None:
    before = house.binaries()
    house.edit("box.py", "return top.spin()", "return top.spin() + 1")
    house.build()
    assert house.binaries()["top"] == before["top"]
    assert house.python(SPIN) == "43 so\n"


def test_changed_types_recompile_their_users(house: House) -> None:
    before = house.binaries()
    house.edit("top.pxd", "public int turns", "public long turns")
    house.build()
    assert all(house.binaries()[name] > before[name] for name in ("top", "box"))


def test_a_binary_whose_types_are_gone_goes_too(house: House) -> None:
    house.toy("box.pxd").unlink()
    house.build()
    assert house.binaries().keys() == {"top"}
    assert house.python(SPIN) == "42 py\n"


def test_without_a_compiler_the_same_sources_run_and_the_build_says_so(house: House) -> None:
    done = house.build(IGROTEKA_COMPILER="none")
    assert done.returncode == 0
    assert "plain Python" in done.stderr
    assert house.binaries() == {}
    assert house.python(SPIN) == "42 py\n"


def test_a_broken_compiler_is_no_compiler(bare: House) -> None:
    done = bare.build(IGROTEKA_COMPILER="system", CC="false")
    assert done.returncode == 0
    assert "plain Python" in done.stderr


def test_an_unknown_compiler_is_refused(bare: House) -> None:
    done = bare.build(IGROTEKA_COMPILER="abacus")
    assert done.returncode == 1
    assert "expected auto, system, zig or none" in done.stderr


def test_a_module_that_does_not_compile_stops_the_developer_and_spares_the_rest(house: House) -> None:
    before = house.binaries()
    house.edit("top.py", "return self.turns + 2", "return self.turns + 3")
    house.edit("box.pxd", "cpdef int spun()", "cpdef int spun(int)")
    done = house.build()
    assert done.returncode == 1
    assert "toys/box.py:4:0: wrong number of arguments" in done.stderr
    assert re.findall("toys.* does not compile", done.stderr) == ["toys.box does not compile"]
    assert "Traceback" not in done.stderr
    assert house.binaries()["top"] > before["top"] and house.binaries()["box"] == before["box"]
    said = house.python("from igroteka.toys.top import Top; print(Top().spin())")
    assert said.splitlines()[0] == "43"  # a warning about the one that did not compile may follow


def test_a_module_that_does_not_compile_does_not_stop_an_install(house: House) -> None:
    house.edit("box.pxd", "cpdef int spun()", "cpdef int spun(int)")
    done = house.run("-c", "from building import rules; rules.install()")
    assert done.returncode == 0
    assert "the rules did not compile" in done.stderr
    assert house.binaries() == {}


def test_what_was_compiled_for_speed_is_not_replaced_by_something_quick(house: House) -> None:
    before = house.binaries()
    house.run("-m", "building", "rules", "--quick")
    assert house.binaries() == before


def test_what_was_compiled_quickly_stays_until_speed_is_asked_for(bare: House) -> None:
    bare.run("-m", "building", "rules", "--quick")
    quick = bare.binaries()
    bare.run("-m", "building", "rules", "--quick")
    assert bare.binaries() == quick != {}
    bare.build()
    assert all(bare.binaries()[name] > quick[name] for name in ("top", "box"))
