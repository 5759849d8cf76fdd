"""My Blanket! in browsers: two, four, two teams on four phones with a television; for everybody; by keys alone."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.axe import problems
from tests.browser.guest import Guest, play_on
from tests.browser.keyboard import Keyboard, here

Invite = Callable[..., Guest]
PHONE = {"width": 390, "height": 844}
SOON_OVER = {"quiet": 2, "first": "0"}  # three rounds of two turns
BEDS = """() => Object.fromEntries([...document.querySelectorAll('[data-id^="bed-"]')].map((bed) => {
  const {top, height} = bed.getBoundingClientRect();
  return [bed.dataset.id, top + height / 2];
}))"""


@pytest.mark.parametrize("seats", [2, 4])
def test_against_bots_axe_and_the_replay(invite: Invite, seats: int) -> None:
    masha = invite(viewport=PHONE)
    table = masha.lay("odeyalo", "me", *["bot"] * (seats - 1), options=SOON_OVER)
    masha.sit_at(table)
    masha.wait("mine")
    assert problems(masha.page) == []
    play_on(masha)
    assert masha.page.locator(".end ol > li").count() == seats
    masha.page.goto(f"/replay/{table}")
    masha.page.wait_for_selector(".table .sprite")


def test_a_whole_game_by_keyboard(invite: Invite) -> None:
    masha = invite()
    masha.sit_at(masha.lay("odeyalo", "me", "bot", options=SOON_OVER))
    keys = Keyboard(masha)
    keys.play()
    assert keys.is_on(".end, .end *"), here(masha.page)


def test_four_phones_in_two_teams_and_a_television(invite: Invite) -> None:
    """Everybody has their own bed nearest; the result names both teams."""
    phones = [invite("ru" if n % 2 else "en", viewport=PHONE) for n in range(4)]
    table = phones[0].lay("odeyalo", "me", "open", "open", "open", start=False, options={**SOON_OVER, "teams": True})
    phones[0].sit_at(table)
    for seat, phone in enumerate(phones[1:], 1):
        phone.sit_at(table, seat=seat)
    television = invite(viewport={"width": 1280, "height": 720})
    television.page.goto(f"/tv/{table}")
    phones[0].page.locator(".begin .button.main:enabled").click()
    for seat, phone in enumerate(phones):
        phone.page.wait_for_selector('[data-id="bed-0"]')
        middles: dict[str, float] = phone.page.evaluate(BEDS)
        assert max(middles, key=lambda bed: middles[bed]) == f"bed-{seat}"
    television.page.wait_for_selector('[data-id="team-3"]')
    play_on(*phones)
    outcome: dict[str, Any] = phones[3].states[-1]["outcome"]
    assert outcome["teams"] == [[0, 1], [2, 3]] and outcome["rule"] == "OD-32"
    television.page.wait_for_selector(".end")


@pytest.mark.parametrize("page", ["rules", "learn"])
def test_axe_on_its_pages(invite: Invite, page: str) -> None:
    masha = invite()
    masha.page.goto(f"/{page}/odeyalo")
    masha.page.wait_for_selector("article figure .sprite" if page == "rules" else ".table .sprite")
    assert problems(masha.page) == []
