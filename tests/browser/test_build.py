"""The Big Build in browsers: phones with a television, fingers on a phone, animals chosen in the lobby."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.axe import problems
from tests.browser.guest import Guest, play_on
from tests.browser.staging import DRIVE

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
    for seat, animal in ((0, "сова Рулетка"), (1, "лось Сучок")):
        who = masha.page.locator(".seats li").nth(seat).locator("input, b").first
        name = who.evaluate("(one) => one.value ?? one.innerText")
        masha.page.get_by_role("button", name=f"{name}: какой зверь?").click()
        expect(masha.page.locator("dialog h2")).to_have_text(f"{name}: какой зверь?")
        expect(masha.page.locator("dialog .setting .name")).to_have_count(0)  # it is said once
        masha.page.get_by_role("radio", name=animal).click()
        masha.page.get_by_role("button", name=f"{name}: какой зверь? — {animal}").wait_for()
    masha.page.locator(".begin .button.main:enabled").click()
    masha.wait("mine")
    heads = [sprite for sprite in masha.states[-1]["scene"]["sprites"] if sprite["id"].startswith("head-")]
    assert [head["art"] for head in heads] == ["head-owl", "head-moose"]
    assert "сову" in masha.page.locator(".prompt .text").inner_text()


# Several cells within reach, and one of them can be paid for in more than one way.
CHOICE = """s.seat === s.mover && s.gestures.filter(({touch}) => /^cell-/.test(touch)).length > 1
  && s.gestures.some(({touch, then}) => /^cell-/.test(touch) && then?.length > 1)"""
PRICES = """() => [...document.querySelectorAll('[data-id^="cost-"]')].map(({dataset}) => dataset.id).sort()"""


def test_while_a_payment_is_chosen_no_other_price_is_seen(invite: Invite) -> None:
    """A cell is touched, the cards that pay for it glow: prices of cells that go no more are gone until one cancels."""
    masha = invite()
    table = masha.lay("stroyka", "me", "bot", options={"first": "0"})
    masha.page.goto("/settings")
    assert masha.page.evaluate(DRIVE.replace("WISH", f"({CHOICE})"), [table, False])
    masha.sit_at(table)
    masha.wait("mine")
    steps = masha.states[-1]["gestures"]
    cell = next(step["touch"] for step in steps if step["touch"].startswith("cell-") and len(step.get("then", [])) > 1)
    before = masha.page.evaluate(PRICES)
    masha.page.locator(f'[data-id="{cell}"]').dispatch_event("click")
    expect(masha.page.locator('[data-id^="cost-"]')).to_have_count(1)
    assert masha.page.evaluate(PRICES) == [cell.replace("cell-", "cost-")] != before
    masha.page.get_by_role("button", name="Отменить").click()
    expect(masha.page.locator('[data-id^="cost-"]')).to_have_count(len(before))
