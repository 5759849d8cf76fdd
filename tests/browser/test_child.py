"""A child of five can play it: a first game of every level, touching only what is shown (lessons: test_pages)."""

import os
from collections.abc import Callable
from typing import Any

import pytest

from igroteka.games.shipuchka import physics
from tests.browser.child import Child
from tests.browser.guest import Guest

Invite = Callable[..., Guest]
LONG = bool(os.environ.get("IGROTEKA_LONG"))  # as long as it lasts; else until little has happened for a while
SHORT: dict[str, Any] = {} if LONG else {"quiet": 2}
FEW: dict[str, Any] = {} if LONG else {"limit": 3}
referee = pytest.mark.skipif(not physics.installed(), reason="MuJoCo has no wheel for this platform")
FIRST = [
    pytest.param("pryzhok", {"variant": "markers", **SHORT}, id="markers"),
    pytest.param("pryzhok", {"variant": "sets", **SHORT}, id="sets"),
    pytest.param("etazhiki", {"level": "beginner", "helps": True, **SHORT}, id="4+"),
    pytest.param("etazhiki", {"level": "middle", **SHORT}, id="6+"),
    pytest.param("etazhiki", {"level": "full", **SHORT}, id="8+"),
    pytest.param("stroyka", SHORT, id="build"),
    pytest.param("odeyalo", SHORT, id="blanket"),
    pytest.param("shipuchka", {"kids": True, "rounds": 1, **FEW}, id="fizz 6+", marks=referee),
    pytest.param("shipuchka", {"rounds": 1, **FEW}, id="fizz 8+", marks=referee),
]


@pytest.mark.parametrize(("game", "options"), FIRST)
def test_a_child_finishes_a_first_game(invite: Invite, game: str, options: dict[str, Any]) -> None:
    child = Child(invite(viewport={"width": 390, "height": 844}))
    child.guest.sit_at(child.guest.lay(game, "me", "bot", options=options))
    child.play()
    assert child.guest.page.locator(".end ol > li").count() == 2


def test_where_everything_could_move_the_lamp_shows_one_way_and_why(invite: Invite) -> None:
    """Fifteen frogs do not glow; the hint lights one thing and the way, and the line gives the reason."""
    child = Child(invite())
    page = child.guest.page
    child.guest.sit_at(child.guest.lay("pryzhok", "me", "bot", options={"first": "0"}))
    child.ask(child.guest.wait("mine"))
    assert page.locator(".pointed[data-id]").count() == 1 and page.locator(".trail circle").count() == 1
    assert page.locator(".prompt .text").inner_text() != "Подвинь лягушку или прыгни"
    glowing = "(elements) => elements.filter((one) => getComputedStyle(one).opacity !== '0').length"
    assert page.locator(".sprite.start .halo").evaluate_all(glowing) == 1
