"""The pages around the table: rules, lessons, the big screen, open tables."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guest

Invite = Callable[..., Guest]
FINGER = ".table .pointed[data-id]"


@pytest.mark.parametrize(("game", "rule"), [("pryzhok", "PR-14"), ("etazhiki", "ET-14"), ("stroyka", "ST-25")])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_link_leads_to_its_rule_and_diagrams_are_drawn(invite: Invite, game: str, rule: str, language: str) -> None:
    reader = invite(language)
    reader.page.goto(f"/rules/{game}#{rule}")
    expect(reader.page.locator(f"#{rule}")).to_be_in_viewport()
    expect(reader.page.locator("figure .table [data-id]").first).to_be_visible()
    assert reader.page.locator("figure button").count() == 0


# Does the first arrow begin on the card it belongs to, the picture being as wide as it is now?
ON_CARD = """() => {
  const figure = document.querySelector('figure');
  const line = figure.querySelector('path.line');
  const thing = figure.querySelector(`[data-id="${figure.dataset.arrows.split('>')[0]}"]`);
  if (!line || !thing || !figure.clientWidth) return false;
  const [box, at] = [thing.getBoundingClientRect(), line.getPointAtLength(0)];
  const from = line.ownerSVGElement.getBoundingClientRect();
  const inside = (x, low, size) => low < x && x < low + size;
  return inside(from.left + at.x, box.left, box.width) && inside(from.top + at.y, box.top, box.height);
}"""


def test_rules_are_a_picture_book_with_the_numbers_at_the_margin(invite: Invite) -> None:
    """Arrows in diagrams; numbers small, as links; rulings for the curious."""
    reader = invite(viewport={"width": 390, "height": 844})
    reader.page.goto("/rules/etazhiki")
    number = reader.page.locator("#ET-14 > .rule")
    expect(number).to_have_attribute("href", "#ET-14")
    assert number.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)") <= 14
    expect(reader.page.locator("figure").first.locator("path.line")).to_have_count(3)
    reader.page.wait_for_function(ON_CARD)
    reader.page.set_viewport_size({"width": 844, "height": 390})  # somebody turns the phone: arrows go with the cards
    reader.page.wait_for_function(ON_CARD)
    notation = reader.page.get_by_role("heading", name="Как записывают ходы")
    expect(reader.page.locator("#ET-18")).to_be_hidden()
    expect(notation).to_be_hidden()
    reader.page.get_by_role("switch").click()
    expect(reader.page.locator("#ET-18")).to_be_visible()
    expect(notation).to_be_visible()
    reader.page.goto("/")
    reader.page.goto("/rules/etazhiki#ET-34")  # whoever is sent there sees it
    expect(reader.page.locator("#ET-34")).to_be_in_viewport()


# The rules of a chapter that stand below its picture: as wide as the leaf?
BELOW = """() => [...document.querySelectorAll('#PR-18, #PR-19, #PR-20, #PR-21')].map((rule) => {
  const [section, figure] = [rule.closest('section'), rule.closest('section').querySelector('figure')];
  const [box, picture, leaf] = [rule, figure, section].map((one) => one.getBoundingClientRect());
  return box.top < picture.bottom ? box.right <= picture.left : box.width > leaf.width * 0.8;
})"""


@pytest.mark.parametrize("width", [1024, 1366, 1920])
def test_rules_stand_beside_their_picture_and_below_it_are_wide(invite: Invite, width: int) -> None:
    reader = invite(viewport={"width": width, "height": 1080})
    reader.page.goto("/rules/pryzhok")
    reader.page.wait_for_selector("figure path.line", state="attached")
    assert reader.page.locator("#PR-18").evaluate("(rule) => !!rule.closest('section').querySelector('figure')")
    assert reader.page.evaluate(BELOW) == [True] * 4
    assert reader.page.locator("figure > div").first.evaluate("(one) => one.clientWidth") > 360


BEGINS = """() => [...document.querySelectorAll('figure[data-arrows^="mine-8n-0"]')].some((figure) => {
  const [line, card] = [figure.querySelector('path.line'), figure.querySelector('[data-id="mine-8n-0"]')];
  const {x, y} = line.getPointAtLength(0).matrixTransform(line.getScreenCTM());
  const {left, right, top, bottom} = card.getBoundingClientRect();
  return left < x && x < right && top < y && y < bottom;
})"""


def test_arrows_begin_at_their_card_also_when_the_page_gets_wider(invite: Invite) -> None:
    reader = invite(viewport={"width": 390, "height": 844})
    reader.page.goto("/rules/etazhiki")
    reader.page.wait_for_selector("figure path.line", state="attached")
    reader.page.wait_for_function(BEGINS)
    reader.page.set_viewport_size({"width": 1024, "height": 768})
    reader.page.wait_for_function("() => document.querySelector('figure > div').clientWidth > 400")
    reader.page.wait_for_function(BEGINS)


LESSONS = ["pryzhok", "etazhiki#4", "etazhiki#6", "etazhiki#8", "stroyka", "odeyalo", "shipuchka#6", "shipuchka#8"]
# Once the table is as big as the window is now.
LINES = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const text = document.querySelector('.prompt .text');
  const range = document.createRange();
  range.selectNodeContents(text);
  return new Set([...range.getClientRects()].map(({bottom}) => Math.round(bottom / 4))).size;
}"""


def most_lines(child: Guest) -> int:
    """On a small phone, a tablet, a desktop and the usual phone."""
    found = []
    for width, height in ((360, 640), (1024, 768), (1920, 1080), (390, 844)):
        child.page.set_viewport_size({"width": width, "height": height})
        found.append(int(child.page.evaluate(LINES)))
    return max(found)


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_guided_first_game_is_finished_by_following_the_finger(invite: Invite, lesson: str) -> None:
    """One thing to touch, picked up by the child, in two lines, with praise."""
    child = invite(viewport={"width": 390, "height": 844})
    child.page.goto(f"/learn/{lesson}")
    steps = child.page.locator("nav button[aria-label^=Шаг]")
    child.page.wait_for_selector("nav button[aria-current=step]")
    for step in range(steps.count()):
        child.page.wait_for_selector(f"nav button:nth-child({step + 1})[aria-current=step]")
        child.page.wait_for_selector(f"{FINGER}, .below .button.main")
        assert child.page.locator(".table .traced").count() == 0  # they would be gone in a second
        assert most_lines(child) <= 2, child.page.locator(".prompt .text").inner_text()
        assert child.page.locator(".table .press:not(.pointed), .table .start:not(.pointed)").count() == 0
        told = child.page.locator(".prompt .text").inner_text()
        while child.page.locator(".below .button.main").count() == 0:
            child.page.locator(FINGER).click(force=True)  # as a finger: on what lies there
            child.page.wait_for_selector(f"{FINGER}, .below .button.main")
        expect(child.page.locator(".prompt .text")).not_to_have_text(told)  # praise instead of a command
        child.page.locator(".below .button.main").click()
    expect(child.page.get_by_role("heading", name="Ты умеешь играть!")).to_be_visible()


def test_a_lesson_lets_the_child_pick_the_card_up(invite: Invite) -> None:
    child = invite()
    child.page.goto("/learn/etazhiki#4")
    finger = child.page.locator(FINGER)
    expect(finger).to_have_attribute("data-id", "mine-4-0")
    finger.click()
    expect(finger).to_have_attribute("data-id", "floors-1")


LOWEST = """() => {
  const [finger, line] = ['.finger', '.prompt'].map((one) => document.querySelector(one).getBoundingClientRect());
  return [finger.bottom, line.top];
}"""


@pytest.mark.parametrize("size", [(1024, 768), (390, 844), (844, 390)])
def test_the_finger_does_not_lie_on_the_words_that_are_read_meanwhile(invite: Invite, size: tuple[int, int]) -> None:
    child = invite(viewport={"width": size[0], "height": size[1]})
    child.page.goto("/learn/etazhiki#4")
    child.page.wait_for_selector(".finger")
    finger, line = child.page.evaluate(LOWEST)
    assert finger <= line + 1


def test_each_age_is_asked_for_and_has_its_own_lesson(invite: Invite) -> None:
    child = invite()
    child.page.goto("/learn/etazhiki")
    child.page.get_by_role("button", name="от 4 лет").click()
    child.page.wait_for_url("**/learn/etazhiki#4")
    expect(child.page.locator("nav button[aria-label^=Шаг]")).to_have_count(7)


def test_leaving_a_lesson_asks_for_nothing_that_is_not_there(invite: Invite) -> None:
    child = invite()
    missing: list[str] = []
    child.page.on("response", lambda answer: missing.append(answer.url) if answer.status == 404 else None)
    child.page.goto("/learn/pryzhok")
    child.page.wait_for_selector(".table [data-id]")
    child.page.get_by_role("link", name="На полку с играми").click()
    child.page.wait_for_selector("article")
    child.page.go_back()
    child.page.wait_for_selector(".table [data-id]")
    child.page.go_back()
    assert missing == []


def test_the_big_screen_shows_the_board_and_the_way_in_but_no_hands(invite: Invite) -> None:
    masha, screen = invite(), invite(viewport={"width": 1920, "height": 1080})
    table = masha.lay("etazhiki", "me", "bot")
    screen.page.goto(f"/tv/{table}")
    screen.page.wait_for_selector(".table.tv")
    expect(screen.page.get_by_role("img", name="QR-код")).to_be_visible()
    assert screen.page.locator("[data-id^=mine]").count() == 0
    assert all(state["seat"] is None for state in screen.states)


def test_the_hosts_own_big_screen_shows_no_hand_either(invite: Invite) -> None:
    masha = invite()
    masha.page.goto(f"/tv/{masha.lay('etazhiki', 'me', 'bot')}")
    masha.page.wait_for_selector(".table.tv")
    assert masha.page.locator("[data-id^=mine]").count() == 0


def test_with_the_board_on_television_a_phone_keeps_the_hand(invite: Invite) -> None:
    phone = invite(viewport={"width": 390, "height": 844})
    phone.sit_at(phone.lay("etazhiki", "me", "bot", options={"level": "middle", "first": "1"}))
    phone.page.get_by_role("button", name="Меню").click()
    phone.page.get_by_role("button", name="Доска на телевизоре").click()
    phone.page.wait_for_selector("[data-id^=mine]")
    assert phone.act()["sight"] in ("mine", "wait", "pause")


def test_an_open_table_is_found_and_a_private_one_is_not(invite: Invite) -> None:
    masha, peter = invite(), invite()
    masha.sit_at(masha.lay("pryzhok", "me", "open", start=False))
    peter.page.goto("/tables")
    assert peter.page.locator(f'a[href="{path(masha)}"]').count() == 0
    masha.page.locator("label", has_text="Открытый стол").click()
    peter.page.locator(f'a[href="{path(masha)}"]').click()
    peter.page.wait_for_selector(".seats")


def path(guest: Guest) -> str:
    return "/" + guest.page.url.split("/", 3)[3]
