"""The buffer of actions."""

import pytest

from igroteka.engine.core.actions import Actions


def test_it_grows_beyond_any_size() -> None:
    actions = Actions()
    for action in range(5000):
        actions.add(action * 10**12)
    assert len(actions) == 5000
    assert list(actions)[-1] == actions[4999] == 4999 * 10**12


def test_it_is_empty_again_after_clear() -> None:
    actions = Actions()
    actions.append(3)
    actions.clear()
    assert list(actions) == []


@pytest.mark.parametrize("index", [-1, 1, 500])
def test_nothing_is_read_beyond_the_end(index: int) -> None:
    actions = Actions()
    actions.add(7)
    with pytest.raises(IndexError):
        actions[index]


def test_it_has_no_other_attributes() -> None:
    with pytest.raises(AttributeError):
        Actions().remove  # noqa: B018
