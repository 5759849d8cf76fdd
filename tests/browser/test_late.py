"""Guests whose table moves on between the look and the touch: they see what is there now and wait for nobody's turn."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.adviser import Adviser
from tests.browser.child import Child
from tests.browser.guest import Guest, react
from tests.browser.keyboard import Keyboard
from tests.browser.staging import DRIVE

Invite = Callable[..., Guest]
Seen = dict[str, Any]
LATE: dict[str, Callable[[Guest, Seen, str], Seen]] = {
    "touch": lambda masha, seen, table: masha.touch(seen),
    "act": lambda masha, seen, table: masha.act(seen),
    "keyboard": lambda masha, seen, table: Keyboard(masha).touch(seen),
    "adviser": lambda masha, seen, table: Adviser(masha, "pryzhok", table).touch(seen, [["moved"]])[0],
}


def overtaken(invite: Invite) -> tuple[Guest, Seen, str]:
    """Masha, what she saw in her turn, and the table: her other device has played meanwhile, Peter's turn lasts."""
    masha, peter = invite(), invite()
    table = masha.lay("pryzhok", "me", "open", start=False, options={"first": "0"})
    masha.sit_at(table)
    peter.sit_at(table, seat=1)
    masha.page.locator(".begin .button.main:enabled").click()
    seen = masha.wait("mine")
    masha.page.evaluate(DRIVE.replace("WISH", "s.mover === 1"), [table, False])
    peter.wait("mine")
    return masha, {**seen, "lit": [{"id": "moved", "at": [1, 1], "button": False}]}, table


@pytest.mark.parametrize("way", LATE)
def test_a_late_touch_returns_what_is_seen_in_the_turn_of_another(invite: Invite, way: str) -> None:
    masha, seen, table = overtaken(invite)
    now = LATE[way](masha, seen, table)
    assert now["sight"] == "wait" and now["version"] != seen["version"]


@pytest.mark.parametrize("sight", ["mine", "curtain", "pause"])
def test_a_late_reaction_waits_for_nothing(invite: Invite, sight: str) -> None:
    masha, seen, _ = overtaken(invite)
    react(masha, {**seen, "sight": sight})


def test_a_lamp_that_has_gone_out_is_not_waited_for(invite: Invite) -> None:
    masha, seen, _ = overtaken(invite)
    Child(masha).ask(seen)
