"""The shelf: from opening the page to playing in two touches; what it remembers; how light it is."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Response, expect

from tests.browser.guest import Guest

Invite = Callable[..., Guest]
DRAWN = "(all) => all.map((one) => one.getAttribute('href'))"
HEIGHTS = "(all) => all.map((one) => one.getBoundingClientRect().height)"
LIGHT = 120_000  # bytes of the first page as they travel


def open_box(guest: Guest, game: str) -> None:
    guest.page.goto("/")
    guest.page.locator(f'article[data-game="{game}"] button').click()


@pytest.mark.parametrize(("game", "way"), [("pryzhok", 0), ("pryzhok", 1), ("etazhiki", 0)])
def test_two_touches_from_the_shelf_to_a_game(invite: Invite, game: str, way: int) -> None:
    masha = invite()
    masha.page.goto("/")
    masha.page.evaluate("localStorage.setItem('age', '6')")  # she has been here before
    open_box(masha, game)
    masha.page.locator(".ways button").nth(way).click()
    masha.page.wait_for_url("**/t/*")
    masha.page.wait_for_selector(f'.table[data-game="{game}"]')


def test_ages_come_first_and_are_remembered(invite: Invite) -> None:
    """Faces and numbers, then the rules for that age; next time nobody is asked."""
    child = invite(viewport={"width": 390, "height": 844})
    open_box(child, "etazhiki")
    faces = child.page.locator(".ages.big button")
    expect(faces).to_have_text([re.compile("4"), re.compile("6"), re.compile("8")])
    expect(faces.first).to_be_focused()  # not the cross that closes
    assert len(set(faces.locator("use").evaluate_all(DRAWN))) == 3
    assert min(faces.evaluate_all(HEIGHTS)) >= 88  # two fingers high
    assert child.page.locator(".ways").count() == 0
    faces.first.click()
    child.page.locator(".ways button").first.click()
    child.page.wait_for_selector('.table [data-id^="ring-"]')  # the ring of floors helps the youngest
    assert {"level": "beginner", "helps": True}.items() <= child.states[-1]["table"]["options"].items()
    open_box(child, "etazhiki")
    expect(child.page.locator('.ages [aria-pressed="true"]')).to_contain_text("4")
    expect(child.page.locator('nav a[href="/learn/etazhiki#4"]')).to_be_visible()
    child.page.get_by_role("button", name="от 8 лет").click()
    child.page.locator(".ways button").first.click()
    child.page.wait_for_selector(".table")
    child.page.wait_for_function("() => !document.querySelector('.table [data-id^=\"ring-\"]')")
    assert child.states[-1]["table"]["options"]["level"] == "full"


def test_nothing_is_folded_or_chosen_by_the_browsers_own_controls(invite: Invite) -> None:
    masha = invite()
    open_box(masha, "pryzhok")
    masha.page.get_by_role("button", name="Как играем").click()
    expect(masha.page.locator(".folded fieldset").first).to_be_visible()
    assert masha.page.locator("select, details").count() == 0


def test_with_friends_leads_to_an_invitation(invite: Invite) -> None:
    masha = invite()
    open_box(masha, "pryzhok")
    masha.page.locator(".ways button").nth(2).click()
    picture = masha.page.get_by_role("img", name="QR-код")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.naturalWidth") > 0
    expect(masha.page.locator(".invitation input")).to_have_value(masha.page.url)


def test_games_to_come_are_only_looked_at(invite: Invite) -> None:
    masha = invite()
    masha.page.goto("/")
    boxes = masha.context.request.get("/api/games").json()["games"]
    expect(masha.page.locator("article")).to_have_count(len(boxes))
    coming = masha.page.locator("article.coming")
    expect(coming).to_have_count(len([box for box in boxes if box["coming"]]))
    assert coming.locator("button, a").count() == 0


@pytest.mark.parametrize(
    ("browser_speaks", "title"), [("ru-RU", "Игротека"), ("en-GB", "Igroteka"), ("de", "Igroteka")]
)
def test_the_first_language_is_the_browsers(invite: Invite, browser_speaks: str, title: str) -> None:
    somebody = invite(browser_speaks)
    somebody.page.goto("/")
    expect(somebody.page).to_have_title(title)


def test_a_chosen_language_is_remembered(invite: Invite) -> None:
    masha = invite("ru")
    masha.page.goto("/")
    masha.page.get_by_role("button", name="English").click()
    expect(masha.page.get_by_role("heading", level=1)).to_have_text("What shall we play?")
    masha.page.reload()
    expect(masha.page.get_by_role("heading", level=1)).to_have_text("What shall we play?")
    assert masha.page.locator("html").get_attribute("lang") == "en"


def test_chosen_light_and_sound_are_remembered(invite: Invite) -> None:
    masha = invite(color_scheme="light")
    masha.page.goto("/")
    masha.page.get_by_role("button", name="Вечер").click()
    masha.page.get_by_role("button", name="Звук").click()
    masha.page.reload()
    expect(masha.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(masha.page.get_by_role("button", name="Звук")).to_have_attribute("aria-pressed", "true")


def test_a_name_and_a_picture_of_ones_own(invite: Invite) -> None:
    masha = invite()
    masha.page.goto("/settings")
    masha.page.get_by_label("Моё имя").fill("Маша")
    masha.page.get_by_label("Моё имя").blur()
    masha.page.locator("label.picture", has_text="Панда").click()
    expect(masha.page.locator("label.picture.chosen")).to_contain_text("Панда")
    masha.page.reload()
    expect(masha.page.get_by_label("Моё имя")).to_have_value("Маша")
    expect(masha.page.locator("label.picture.chosen")).to_contain_text("Панда")


@pytest.mark.parametrize(("language", "letters"), [("ru", "[А-ЯЁа-яё]+"), ("en", "[A-Za-z]+")])
def test_a_newcomers_name_is_in_their_language(invite: Invite, language: str, letters: str) -> None:
    somebody = invite(language)
    somebody.page.goto("/settings")
    expect(somebody.page.locator("input[autocomplete=nickname]")).to_have_value(re.compile(f"^{letters}$"))


def test_joining_by_the_code(invite: Invite) -> None:
    masha, peter = invite(), invite("en")
    masha.sit_at(masha.lay("pryzhok", "me", "open", start=False))
    code = masha.page.locator(".code b").inner_text()
    peter.page.goto("/")
    peter.page.get_by_label("Table code").fill(code)
    peter.page.get_by_role("button", name="Join").click()
    peter.page.wait_for_url("**/t/*")
    assert peter.page.url == masha.page.url


def test_a_wrong_code_is_answered_with_a_sentence(invite: Invite) -> None:
    masha = invite()
    masha.page.goto("/join/000000")
    expect(masha.page.get_by_role("alert")).to_contain_text(".")
    expect(masha.page.get_by_label("Код стола")).to_be_visible()


def test_a_game_left_is_continued(invite: Invite) -> None:
    masha = invite()
    table = masha.lay("etazhiki", "me", "bot")
    masha.sit_at(table)
    masha.page.wait_for_selector(".table")
    masha.page.get_by_role("link", name="На полку с играми").click()
    masha.page.get_by_role("region", name="Твои игры").get_by_role("link", name="Этажики").click()
    masha.page.wait_for_selector('.table[data-game="etazhiki"]')
    assert masha.page.url.endswith(table)


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_first_page_is_light(invite: Invite, language: str) -> None:
    masha = invite(language, service_workers="block")
    answers: list[Response] = []
    masha.page.on("response", lambda answer: answers.append(answer))
    masha.page.goto("/", wait_until="networkidle")
    sizes = {answer.url: answer.request.sizes()["responseBodySize"] for answer in answers}
    assert any("woff2" in url for url in sizes)
    assert sum(sizes.values()) <= LIGHT, sorted(sizes.items(), key=lambda one: -one[1])


def test_it_can_be_installed(invite: Invite) -> None:
    masha = invite(service_workers="allow")
    masha.page.goto("/")
    manifest = masha.context.request.get("/manifest.webmanifest").json()
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert all(masha.context.request.get(icon["src"]).ok for icon in manifest["icons"])
    assert masha.page.evaluate("navigator.serviceWorker.ready.then((found) => found.active !== null)")
