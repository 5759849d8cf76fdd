"""Whatever a test started and did not end is ended, also when the test failed."""

from collections.abc import Iterator

import pytest

from tests.faults.process import ServerProcess


@pytest.fixture(autouse=True)
def nobody_left_behind() -> Iterator[None]:
    yield
    for server in ServerProcess.started:
        server.put_down()
    ServerProcess.started.clear()
