"""Getting together: the link, the code, the television, who sits where."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.guest import Guest

Invite = Callable[..., Guest]
PHONE = {"width": 390, "height": 844}
NO_CLIPBOARD = """Object.defineProperty(navigator, 'clipboard', {value: undefined});
document.execCommand = () => { window.copied = String(document.getSelection()); return ANSWER; };"""


def at_home(address: str) -> Callable[[Route], None]:
    """The shelf, as a server would send it that knows itself by another address than this browser does."""

    def answer(route: Route) -> None:
        found: dict[str, Any] = route.fetch().json()
        route.fulfill(json={**found, "address": address})

    return answer


def test_the_links_host_comes_from_the_server(invite: Invite) -> None:
    masha = invite()
    masha.page.route("**/api/games", at_home("http://192.168.1.5:8000"))
    table = masha.lay("pryzhok", "me", "open", start=False)
    masha.sit_at(table)
    expect(masha.page.locator(".invitation input")).to_have_value(f"http://192.168.1.5:8000/t/{table}")
    assert masha.page.locator(".invitation .only").count() == 0


def test_whoever_cannot_be_reached_is_told_so(invite: Invite) -> None:
    masha = invite()
    masha.sit_at(masha.lay("pryzhok", "me", "open", start=False))
    expect(masha.page.locator(".invitation .only")).to_contain_text("только этот компьютер")


@pytest.mark.parametrize(("works", "said"), [("true", "Скопировано"), ("false", "Выдели")])
def test_copied_is_said_only_when_it_was(invite: Invite, works: str, said: str) -> None:
    masha = invite()
    masha.context.add_init_script(NO_CLIPBOARD.replace("ANSWER", works))
    masha.sit_at(masha.lay("pryzhok", "me", "open", start=False))
    masha.page.get_by_role("button", name="Скопировать").click()
    expect(masha.page.locator(".invitation [role=status]")).to_contain_text(said)
    assert masha.page.get_by_role("button", name="Скопировано").count() == (1 if works == "true" else 0)
    link = masha.page.locator(".invitation input").input_value()
    selected = masha.page.evaluate("String(document.getSelection())")
    assert [masha.page.evaluate("copied"), selected] == [link, "" if works == "true" else link]


def test_the_hosts_qr_code_is_big(invite: Invite) -> None:
    masha = invite(viewport={"width": 1920, "height": 1080})
    masha.sit_at(masha.lay("pryzhok", "me", "open", start=False))
    picture = masha.page.get_by_role("img", name="QR-код")
    expect(picture).to_be_visible()
    assert picture.bounding_box()["width"] >= 300  # type: ignore[index]


def test_a_seated_host_is_not_asked_to_sit_again(invite: Invite) -> None:
    masha, peter = invite(), invite()
    table = masha.lay("pryzhok", "me", "open", start=False)
    masha.sit_at(table)
    expect(masha.page.locator(".seats li")).to_have_count(2)
    assert masha.page.get_by_role("button", name="Сесть").count() == 0
    peter.sit_at(table)
    expect(peter.page.get_by_role("button", name="Сесть")).to_be_visible()
    masha.page.get_by_role("button", name="Ещё один игрок").click()  # a brother at the same device
    expect(masha.page.locator(".seats li.mine")).to_have_count(2)


BACKGROUND = "(one) => getComputedStyle(one).backgroundColor"
CLEAR = "rgba(0, 0, 0, 0)"


def test_the_loudest_button_is_what_can_be_done_next(invite: Invite) -> None:
    masha, peter = invite(), invite()
    table = masha.lay("etazhiki", "me", "open", start=False)
    masha.sit_at(table)
    expect(masha.page.locator(".begin .main")).to_have_text("Позвать роботов")
    peter.sit_at(table)
    settings = peter.page.locator(".options :is(fieldset label, .ages button):visible")
    expect(settings.first).to_be_visible()
    assert {one.evaluate(BACKGROUND) for one in settings.all()} == {CLEAR}  # read, not pressed
    masha.page.locator(".begin .main").click()
    expect(masha.page.locator(".begin .main")).to_have_text("Начать игру")


# Is the sign on the loud button drawn with the pen its words are written with?
AS_ITS_WORDS = """(button) => getComputedStyle(button.querySelector('svg')).stroke === getComputedStyle(button).color"""


@pytest.mark.parametrize("address", ["lobby", "/rules/pryzhok", "/tv"])
def test_the_sign_on_a_green_button_is_as_light_as_its_words(invite: Invite, address: str) -> None:
    masha = invite()
    masha.page.goto(f"/t/{masha.lay('pryzhok', 'me', 'bot', start=False)}" if address == "lobby" else address)
    assert masha.page.locator(".button.main").evaluate(AS_ITS_WORDS)


def test_a_task_for_one_is_not_offered_to_two(invite: Invite) -> None:
    masha = invite()
    masha.sit_at(masha.lay("shipuchka", "me", start=False))
    masha.page.locator(".options .fold").click()
    task = masha.page.get_by_role("group", name="В одиночку: задание")
    task.get_by_role("radio", name="не больше").click()
    expect(task.get_by_role("radio", name="не больше")).to_be_checked()
    masha.page.get_by_role("group", name="Сколько игроков").get_by_role("radio", name="2", exact=True).click()
    expect(masha.page.locator(".seats li")).to_have_count(2)
    expect(task).to_have_count(0)


def test_a_robot_is_chosen_by_its_face(invite: Invite) -> None:
    masha = invite()
    masha.sit_at(masha.lay("pryzhok", "me", "bot", start=False))
    masha.page.get_by_role("button", name="Сила робота").click()
    strong = masha.page.locator("dialog label.tile:not(.chosen)").first
    name = strong.inner_text().strip()
    strong.click()
    expect(masha.page.locator("dialog")).to_have_count(0)
    expect(masha.page.get_by_role("button", name="Сила робота")).to_contain_text(name)


def test_a_television_finds_its_table_by_the_code(invite: Invite) -> None:
    """From the shelf, with big keys; the phone says what to type."""
    phone, screen = invite(viewport=PHONE), invite(viewport={"width": 1920, "height": 1080})
    table = phone.lay("pryzhok", "me", "bot")
    phone.sit_at(table)
    phone.page.wait_for_selector(".table")
    phone.page.get_by_role("button", name="Меню").click()
    phone.page.get_by_role("button", name="Открыть на телевизоре").click()
    how = phone.page.get_by_role("region", name="Стол на телевизоре")
    expect(how).to_contain_text("/tv")
    code = how.locator(".code").inner_text()
    screen.page.goto("/")
    screen.page.get_by_role("link", name="Это телевизор").click()
    for digit in code:
        screen.page.get_by_role("button", name=digit, exact=True).click()
    screen.page.get_by_role("button", name="Показать стол").click()
    screen.page.wait_for_url(f"**/tv/{table}")
    screen.page.wait_for_selector(".table.tv")
    phone.page.keyboard.press("Escape")
    phone.page.get_by_role("button", name="Сказать картинкой").click()
    phone.page.get_by_role("button", name="Ого!").click()
    screen.page.wait_for_selector(".panel .emote")  # what people say is seen by all


def test_a_wrong_code_on_the_television_may_be_typed_again(invite: Invite) -> None:
    screen = invite()
    screen.page.goto("/tv/000000")
    expect(screen.page.get_by_role("alert")).to_contain_text(".")
    expect(screen.page.get_by_label("Код стола")).to_be_visible()
