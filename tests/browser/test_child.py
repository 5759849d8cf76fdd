"""A child of five can play it: a first game of every level, touching only what is shown (lessons: test_pages)."""

import json
import os
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

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


GLOWING = "(halos) => halos.filter((one) => getComputedStyle(one).opacity !== '0').length"
REASON = {"key": "reason-leaves-nothing", "args": {}}


def give_a_reason(line: WebSocketRoute) -> None:
    """The robot can say why, whatever it advises."""
    server = line.connect_to_server()
    server.on_message(lambda text: line.send(reasoned(str(text))))


def reasoned(text: str) -> str:
    said = json.loads(text)
    return json.dumps({**said, "label": REASON}) if said["type"] == "hint" else text


def test_where_everything_could_move_the_lamp_shows_one_way_and_why(invite: Invite) -> None:
    """Fifteen frogs do not glow; the hint lights one thing and the way, the line says why."""
    child = Child(invite())
    page = child.guest.page
    page.route_web_socket(re.compile("/ws/"), give_a_reason)
    child.guest.sit_at(child.guest.lay("pryzhok", "me", "bot", options={"first": "0"}))
    seen = child.guest.wait("mine")
    halos = page.locator(".sprite.start .halo")
    assert (halos.count(), halos.evaluate_all(GLOWING)) == (len(seen["lit"]), 0)
    child.ask(seen)
    assert page.locator(".pointed[data-id]").count() == 1 and page.locator(".trail circle").count() == 1
    expect(page.locator(".prompt .text")).to_have_text("Следующему не из чего сложить ряд")
    assert halos.evaluate_all(GLOWING) == 1
