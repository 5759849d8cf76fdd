"""How long a person at a browser waits: as long as something goes on, and no longer. No browser is needed for it."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import TimeoutError

from tests.browser.guest import SILENCE, Guest


class Slow:
    """A page on which nothing is ever found, and the server behind it; `after` happens at every look."""

    def __init__(self, after: Callable[["Slow"], None], finds: int = 1000) -> None:
        self.after, self.finds, self.looks, self.seconds, self.told = after, finds, 0, 0, 0

    def wait_for_function(self, script: str, **how: Any) -> "Slow":
        self.looks += 1
        self.after(self)
        if self.looks < self.finds:
            raise TimeoutError("not yet")
        return self

    def json_value(self) -> dict[str, Any]:
        return {"sight": "mine"}

    def evaluate(self, script: str) -> dict[str, Any]:
        return {"version": self.told}

    def thought(self) -> int:
        return self.seconds


def guest(page: Slow) -> Guest:
    waiting = Guest.__new__(Guest)
    waiting.page, waiting.house, waiting.states, waiting.frames = page, page, [], []  # type: ignore[assignment]
    return waiting


def think(page: Slow) -> None:
    page.seconds += 20


def answer(page: Slow) -> None:
    think(page)
    page.told += 1


def test_a_server_that_does_nothing_is_waited_for_once() -> None:
    page = Slow(lambda page: None)
    with pytest.raises(AssertionError, match="in vain"):
        guest(page).wait("mine")
    assert page.looks == 1


def test_a_server_that_computes_for_ever_is_not_waited_for_for_ever() -> None:
    page = Slow(think)
    with pytest.raises(AssertionError, match="in vain"):
        guest(page).wait("mine")
    assert 2 <= page.looks <= 1 + SILENCE / 20


def test_a_slow_server_that_answers_is_waited_for() -> None:
    assert guest(Slow(answer, finds=40)).wait("mine") == {"sight": "mine"}
