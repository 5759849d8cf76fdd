"""What tests of the server share."""

import pytest

from igroteka.cli.wiring import shelf
from tests.server import harness


@pytest.fixture
def real_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harness, "small_shelf", lambda: shelf({}))
