"""Whole games to the end screen, every kind of every game: apart, on one device; against a robot till it is won."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.adviser import Adviser
from tests.browser.guest import Guest, play_on

Invite = Callable[..., Guest]
GAMES = [
    pytest.param("pryzhok", {"variant": "markers", "quiet": 2}, id="markers"),
    pytest.param("pryzhok", {"variant": "sets", "quiet": 2}, id="sets"),
    pytest.param("stroyka", {"quiet": 1}, id="build"),
    pytest.param("etazhiki", {"level": "full", "quiet": 2}, id="full"),
    pytest.param("etazhiki", {"level": "full", "cut-in": "after-a-card", "quiet": 2}, id="after-a-card"),
    pytest.param("etazhiki", {"level": "middle", "quiet": 2}, id="middle"),
    pytest.param("etazhiki", {"level": "beginner", "quiet": 2}, id="beginner"),
]  # people who touch anything that glows play for ever: these games stop when nothing has happened for a while


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_between_two_browsers(invite: Invite, game: str, options: dict[str, Any]) -> None:
    masha, peter = invite("ru"), invite("en")
    table = masha.lay(game, "me", "open", start=False, options=options, window_seconds=0.1)
    masha.sit_at(table)
    peter.sit_at(table, seat=1)
    masha.page.locator(".begin .button.main:enabled").click()
    play_on(masha, peter)
    assert "Победа" in masha.page.locator(".end h2").inner_text()
    assert re.search("w[oi]n", peter.page.locator(".end h2").inner_text())


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_on_one_device(invite: Invite, game: str, options: dict[str, Any]) -> None:
    family = invite()
    family.sit_at(family.lay(game, "me", "me", options=options))
    play_on(family)
    assert family.page.locator(".end ol > li").count() == 2


WHOLE = [
    pytest.param("pryzhok", {"variant": "markers", "quiet": 1000}, "PR-22", id="markers"),
    pytest.param("pryzhok", {"variant": "sets", "quiet": 1000}, "PR-33", id="sets"),
    pytest.param("stroyka", {"quiet": 0}, "ST-31", id="build"),
    pytest.param("etazhiki", {"level": "full"}, "ET-24", id="full"),
    pytest.param("etazhiki", {"level": "full", "cut-in": "after-a-card"}, "ET-24", id="after-a-card"),
    pytest.param("etazhiki", {"level": "middle"}, "ET-24", id="middle"),
    pytest.param("etazhiki", {"level": "beginner"}, "ET-24", id="beginner"),
]


@pytest.mark.parametrize(("game", "options", "rule"), WHOLE)
def test_a_game_as_long_as_it_lasts(invite: Invite, game: str, options: dict[str, Any], rule: str) -> None:
    """Played well against the gentlest robot until somebody has won: careful ones slide about for hundreds of turns."""
    masha = invite()
    table = masha.lay(game, "me", "bot", level="tiny", window_seconds=60, options=options)  # nobody waits that long
    masha.sit_at(table)
    Adviser(masha, game, table).play()
    assert masha.states[-1]["outcome"]["rule"] == rule
    assert masha.page.locator(".end ol > li").count() == 2
