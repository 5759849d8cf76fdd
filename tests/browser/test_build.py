"""The Big Build in browsers: phones with a television, fingers on a phone, animals chosen in the lobby."""

from collections.abc import Callable

from tests.browser.axe import problems
from tests.browser.guest import Guest, play_on

Invite = Callable[..., Guest]
PHONE = {"width": 390, "height": 844}
FINGER = 46  # pixels
SOON_OVER = {"quiet": 1, "first": "0"}
WIDTHS = """(kind) => [...document.querySelectorAll(`[data-id^="${kind}"]`)].map((thing) => {
  const {width, height} = thing.getBoundingClientRect();
  return Math.min(width, height);
})"""
# Cells nobody stands on or before: how far to both sides of its middle does a finger still touch this cell?
TOUCHED = """() => [...document.querySelectorAll('[data-id^="cell-"]')].flatMap((cell) => {
  const {left, top, width, height} = cell.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const under = (dx) => document.elementFromPoint(x + dx, y)?.closest('[data-id]')?.dataset.id;
  if (under(0) !== cell.dataset.id) return [];
  return [[-22, -15, 15, 22].every((dx) => under(dx) === cell.dataset.id)];
})"""


def test_two_phones_and_a_television(invite: Invite) -> None:
    """The board and nobody's hand on the big screen, to the end; on phones everything is wide enough for a finger."""
    phones = [invite(language, viewport=PHONE) for language in ("ru", "en")]
    table = phones[0].lay("stroyka", "me", "open", start=False, options=SOON_OVER)
    for seat, phone in enumerate(phones):
        phone.sit_at(table, seat=seat or None)
    television = invite(viewport={"width": 1280, "height": 720})
    television.page.goto(f"/tv/{table}")
    phones[0].page.locator(".begin .button.main:enabled").click()
    television.page.wait_for_selector('.table.tv [data-id="site"]')
    phones[0].wait("mine")
    assert_fits_fingers(phones[0])
    assert problems(television.page) == []
    play_on(*phones)
    television.page.wait_for_selector(".end")
    assert television.page.locator("[data-id^=mine]").count() == 0
    assert all(state["seat"] is None for state in television.states)


def assert_fits_fingers(phone: Guest) -> None:
    cells: list[float] = phone.page.evaluate(WIDTHS, "cell-")
    cards: list[float] = phone.page.evaluate(WIDTHS, "mine-")
    touched: list[bool] = phone.page.evaluate(TOUCHED)
    assert len(cells) == 50 and min(cells) >= FINGER
    assert len(cards) == 3 and min(cards) >= 1.5 * FINGER
    assert len(touched) >= 30 and all(touched)


def test_animals_are_chosen_in_the_lobby_before_the_game(invite: Invite) -> None:
    masha = invite()
    masha.sit_at(masha.lay("stroyka", "me", "bot", start=False, options={"first": "0"}))
    for seat, animal in ((1, "сова Рулетка"), (2, "лось Сучок")):
        masha.page.get_by_role("button", name=f"Зверь игрока {seat}").click()
        masha.page.get_by_role("radio", name=animal).click()
        masha.page.get_by_role("button", name=f"Зверь игрока {seat}: {animal}").wait_for()
    masha.page.locator(".begin .button.main:enabled").click()
    masha.wait("mine")
    heads = [sprite for sprite in masha.states[-1]["scene"]["sprites"] if sprite["id"].startswith("head-")]
    assert [head["art"] for head in heads] == ["head-owl", "head-moose"]
    assert "сову" in masha.page.locator(".prompt .text").inner_text()
