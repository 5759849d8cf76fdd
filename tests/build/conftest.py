"""A house that nothing is compiled in, and one that everything is compiled in."""

import shutil
from pathlib import Path

import pytest

from tests.build.house import House, furnish


@pytest.fixture(scope="session")
def built_once(tmp_path_factory: pytest.TempPathFactory) -> House:
    house = furnish(tmp_path_factory.mktemp("house"))
    assert house.build().returncode == 0
    return house


@pytest.fixture
def bare(tmp_path: Path) -> House:
    """Nothing is compiled yet."""
    return furnish(tmp_path)


@pytest.fixture
def house(built_once: House, tmp_path: Path) -> House:
    """Everything is compiled."""
    shutil.copytree(built_once.root, tmp_path / "house", ignore=shutil.ignore_patterns("__pycache__"))
    return House(tmp_path / "house")
