"""Wheels and sdists as pip makes them: with binaries for this machine, or for every machine without."""

import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from building import tools
from tests.build.house import House

QUIETLY = [
    "-m",
    "pip",
    "--disable-pip-version-check",
    "wheel",
    "--quiet",
    "--no-deps",
    "--no-index",
    "--no-build-isolation",
]


def wheel(house: House, source: str = ".", **environment: str) -> Path:
    done = house.run(*QUIETLY, "--wheel-dir", "wheels", source, **environment)
    assert done.returncode == 0, done.stderr
    [made] = (house.root / "wheels").iterdir()
    return made


def names(made: Path) -> set[str]:
    return set(zipfile.ZipFile(made).namelist())


@pytest.mark.skipif(tools.compiler() is None, reason="no C compiler, no Zig")
def test_a_compiled_wheel_is_for_this_machine_and_carries_binaries_and_sources(house: House) -> None:
    made = wheel(house)
    assert f"-cp{sys.version_info[0]}{sys.version_info[1]}-" in made.name
    assert {"igroteka/toys/top.py", "igroteka/toys/top.pxd"} < names(made)
    assert {name.split(".")[0] for name in names(made) if ".cpython" in name} == {
        "igroteka/_shared",
        "igroteka/compiled",
        "igroteka/toys/top",
        "igroteka/toys/box",
    }


def test_a_plain_wheel_is_for_every_machine(bare: House) -> None:
    made = wheel(bare, IGROTEKA_COMPILER="none")
    assert made.name.endswith("-py3-none-any.whl")
    assert not any(".cpython" in name for name in names(made))


def test_binaries_of_another_python_stay_behind(bare: House) -> None:
    bare.toy("top.cpython-27-pdp11.so").write_bytes(b"")
    assert not any("pdp11" in name for name in names(wheel(bare, IGROTEKA_COMPILER="none")))


def test_an_sdist_carries_the_built_client_and_needs_no_node_again(bare: House) -> None:
    dist = bare.root / "src" / "igroteka" / "client_dist"
    dist.mkdir()
    (dist / "index.html").write_text("the client", "utf-8")
    bare.run("-c", "from hatchling.build import build_sdist; build_sdist('dist')", IGROTEKA_SKIP_CLIENT="1")
    [packed] = (bare.root / "dist").iterdir()
    with tarfile.open(packed) as sdist:
        assert any(name.endswith("client_dist/index.html") for name in sdist.getnames())
    assert "igroteka/client_dist/index.html" in names(wheel(bare, str(packed), IGROTEKA_COMPILER="none"))
