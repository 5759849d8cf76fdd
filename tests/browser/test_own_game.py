"""A game of somebody's own, in browsers: on the shelf, and with everybody asked at once around one device."""

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import TimeoutError

from tests.browser.guest import MOVED, Guest
from tests.browser.house import House
from tests.browser.test_device import faces
from tests.contract.cases import EXAMPLES

Invite = Callable[..., Guest]
SOON = 3000  # milliseconds


def lay(family: Guest) -> None:
    """Touch a card until one is laid: something may fly over it just when the finger comes down."""
    seen = family.wait("mine")
    version = seen["version"]
    while seen["sight"] == "mine" and seen["version"] == version:
        family.page.mouse.click(*family.choose(seen["lit"])["at"])
        lit = ",".join(thing["id"] for thing in seen["lit"])
        with contextlib.suppress(TimeoutError):
            family.page.wait_for_function(MOVED, arg=[version, lit], timeout=SOON)
        seen = family.wait("mine", "curtain", "over")


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with High Card, in which everybody chooses a card at the same time."""
    opened = House(tmp_path_factory.mktemp("own"), own=[Path(EXAMPLES / "high_card")]).open()
    yield opened
    opened.close()


def test_several_who_are_asked_at_once_choose_one_after_the_other_behind_the_curtain(
    invite: Invite, own: House
) -> None:
    family = invite(at=own)
    family.sit_at(family.lay("high_card", "me", "me", "me"))
    chosen = []
    for _ in range(3):
        family.wait("curtain")
        assert family.states[-1]["seat"] is None and not faces(family.states[-1])
        family.page.locator(".curtain .button.main").click()
        family.wait("mine")
        seat = family.states[-1]["seat"]
        assert faces(family.states[-1]) and seat in family.states[-1]["actors"]
        chosen.append(seat)
        lay(family)
    assert sorted(chosen) == [0, 1, 2]
    family.wait("mine")  # all were turned over; whoever holds the device begins the next round
    assert family.states[-1]["actors"] == [0, 1, 2] and family.states[-1]["seat"] == chosen[-1]
    assert all(state["seat"] in (None, *chosen) for state in family.states)


def test_its_title_and_picture_are_on_the_shelf(invite: Invite, own: House) -> None:
    for language, title in (("ru", "Кто больше?"), ("en", "High Card")):
        guest = invite(language, at=own)
        guest.page.goto("/")
        guest.page.get_by_text(title, exact=True).first.wait_for()
        guest.page.wait_for_selector("use[href='#high_card-box']", state="attached")
