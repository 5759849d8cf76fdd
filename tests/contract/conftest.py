"""Every contract test runs for every case."""

import pytest

from tests.contract.cases import CASES, Case, label


@pytest.fixture(params=CASES, ids=label)
def case(request: pytest.FixtureRequest) -> Case:
    chosen: Case = request.param
    return chosen
