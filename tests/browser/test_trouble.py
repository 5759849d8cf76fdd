"""Trouble at the table: reload, lost connections, a killed server, wrong touches, late and repeated actions."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.line import Line

Invite = Callable[..., Guest]
JUMPS = {"variant": "sets", "first": "0"}
REACHABLE = """(selector) => {
  for (const thing of document.querySelectorAll(selector)) {
    const {left, top, width, height} = thing.getBoundingClientRect();
    for (const part of [0.5, 0.25, 0.12]) {
      const [x, y] = [left + part * width, top + 0.5 * height];
      if (document.elementFromPoint(x, y)?.closest('[data-id]') === thing) return [x, y];
    }
  }
}"""
LYING = """() => [...document.querySelectorAll('.stage [data-id]')]
  .map((thing) => `${thing.dataset.id} ${thing.style.transform}`).sort()"""


@pytest.fixture
def line(house: House) -> Iterator[Line]:
    laid = Line(house)
    yield laid
    laid.close()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    opened = House(tmp_path).open()
    yield opened
    opened.close()


def strike(house: House) -> None:
    """kill -9"""
    house.process.kill()
    house.process.wait(30)
    house.reading.join(10)
    assert house.process.stderr is not None
    house.process.stderr.close()


def lying(guest: Guest) -> list[str]:
    """Everything on the table and where."""
    things: list[str] = guest.page.evaluate(LYING)
    return things


def touch_one(guest: Guest, selector: str) -> None:
    """Touch something, whether or not it says that it can be touched."""
    guest.page.mouse.click(*guest.page.evaluate(REACHABLE, selector))


def version(guest: Guest) -> int:
    return int(guest.page.locator(".table").get_attribute("data-version") or 0)


def wait_for_version(guest: Guest, at_least: int) -> None:
    guest.page.wait_for_function("(n) => Number(document.querySelector('.table')?.dataset.version) >= n", arg=at_least)


def choose_all_but_the_last(guest: Guest) -> Callable[[], None]:
    """Begin a jump; what is given back touches where it ends."""
    seen = guest.wait("mine")
    guest.page.mouse.click(*seen["lit"][0]["at"])
    target = guest.moved(seen)["lit"][0]
    return lambda: guest.page.mouse.click(*target["at"])


def pair(invite: Invite, line: Line) -> tuple[Guest, Guest, str]:
    """Masha, whose turn it is, on a line of her own, and Peter across the table."""
    masha, peter = invite(at=line), invite()
    table = masha.lay("pryzhok", "me", "open", start=False, options=JUMPS)
    masha.sit_at(table)
    peter.sit_at(table, seat=1)
    masha.page.locator(".begin .button.main:enabled").click()
    masha.wait("mine")
    wait_for_version(peter, version(masha))
    return masha, peter, table


# Coming back


@pytest.mark.parametrize(("game", "options"), [("pryzhok", JUMPS), ("etazhiki", {"level": "full", "first": "0"})])
def test_reload_in_mid_game(invite: Invite, game: str, options: dict[str, str]) -> None:
    masha = invite()
    masha.sit_at(masha.lay(game, "me", "bot", options=options))
    masha.act()
    masha.wait("mine")
    before = version(masha), lying(masha)
    masha.page.reload()
    masha.wait("mine")
    assert (version(masha), lying(masha)) == before
    masha.act()


def test_a_killed_server_comes_back(invite: Invite, own_house: House) -> None:
    """What was touched while it was gone is done once it is back."""
    masha = invite(at=own_house)
    masha.sit_at(masha.lay("pryzhok", "me", "bot", options=JUMPS))
    masha.wait("mine")
    before = version(masha), lying(masha)
    strike(own_house)
    masha.page.wait_for_selector(".prompt .offline")
    assert (version(masha), lying(masha)) == before
    touch = choose_all_but_the_last(masha)
    touch()
    own_house.open()
    masha.page.wait_for_selector(".prompt .offline", state="detached")
    wait_for_version(masha, before[0] + 1)
    masha.wait("mine", "over")


def test_a_dropped_connection_heals_by_itself(invite: Invite, line: Line) -> None:
    masha, peter, _ = pair(invite, line)
    line.cut()
    masha.page.wait_for_selector(".prompt:not(.mine) .offline")
    assert "Связь" in masha.page.inner_text(".prompt .text")  # nobody is told to move
    peter.page.wait_for_selector('.panel.faded[data-seat="0"]')
    line.mend()
    masha.page.wait_for_selector(".prompt .offline", state="detached")
    peter.page.wait_for_selector('.panel[data-seat="0"]:not(.faded)')
    masha.act()
    wait_for_version(peter, version(masha))


def test_an_action_whose_answer_was_lost_counts_once(invite: Invite, line: Line) -> None:
    masha, peter, _ = pair(invite, line)
    before = version(masha)
    touch = choose_all_but_the_last(masha)
    line.lose_answers()
    touch()
    wait_for_version(peter, before + 1)
    after = lying(peter)
    line.cut()  # Masha does not know; her browser says it again with the same id
    line.mend()
    wait_for_version(masha, before + 1)
    masha.page.wait_for_selector(".table:not([data-busy])")
    peter.page.wait_for_selector('.panel[data-seat="0"]:not(.faded)')
    assert lying(peter) == after
    assert masha.page.locator(".bubble").count() == 0


def test_a_late_action_says_so(invite: Invite, house: House, line: Line) -> None:
    """Masha has two windows open and moves in one; the other one has not heard of it."""
    masha, peter, table = pair(invite, line)
    before = version(masha)
    touch = choose_all_but_the_last(masha)
    line.lose_answers()
    other = Guest(masha.context)
    other.page.goto(f"{house.url}/t/{table}")
    other.act()
    wait_for_version(peter, before + 1)
    after = lying(peter)
    touch()
    line.cut()
    line.mend()
    masha.page.wait_for_selector('.bubble[data-why="table-late"]')
    assert "изменилось" in masha.page.locator(".bubble p").inner_text()
    wait_for_version(masha, before + 1)
    assert (lying(peter), other.troubles) == (after, [])


# Why not?

LETTERS = {"ru": "[а-яё]{3}", "en": "[a-z]{3}"}


IN_SIGHT = """(id) => {
  const {top, bottom} = document.getElementById(id).getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}"""


def follow_the_rule(page: Page) -> None:
    """The link in the bubble leads to that very rule, in the same language."""
    rule = page.locator(".bubble").get_attribute("data-why")
    link = page.locator(f'.bubble a[href$="#{rule}"]')
    with page.expect_popup() as opened:
        link.click()
    opened.value.wait_for_selector(f'[id="{rule}"].here')
    opened.value.wait_for_function(IN_SIGHT, arg=rule)
    opened.value.close()


def across_the_hole(sprites: list[dict[str, Any]]) -> tuple[str, str]:
    """Of fifteen frogs on sixteen cells one has the hole at its side, and behind it the empty edge."""
    frogs = {tuple(one["at"]): one["id"] for one in sprites if one["id"].startswith("frog-")}
    cells = {tuple(one["at"]): one["id"] for one in sprites if one["id"].startswith("cell-")}
    [(file, rank)] = [(x, y) for x in range(1, 5) for y in range(1, 5) if (x, y) not in frogs]
    return (frogs[file - 1, rank], cells[5, rank]) if file > 1 else (frogs[2, rank], cells[0, rank])


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_jump_that_does_not_go(invite: Invite, language: str) -> None:
    """A frog is chosen that sits beside the hole, and the far side behind the hole touched (PR-14)."""
    masha = invite(language)
    masha.sit_at(masha.lay("pryzhok", "me", "bot", options=JUMPS))
    masha.wait("mine")
    frog, cell = across_the_hole(masha.states[-1]["scene"]["sprites"])
    touch_one(masha, f'[data-id="{frog}"]')
    masha.page.wait_for_selector(f'[data-id="{frog}"].chosen')
    touch_one(masha, f'[data-id="{cell}"]')
    masha.page.wait_for_selector('.bubble[data-why="PR-14"]')
    assert re.search(LETTERS[language], masha.page.locator(".bubble p").inner_text())
    follow_the_rule(masha.page)
    masha.page.keyboard.press("Escape")
    masha.page.wait_for_selector(".bubble", state="detached")
    masha.act()


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("level", ["full", "middle", "beginner"])
def test_a_card_that_does_not_go(invite: Invite, language: str, level: str) -> None:
    """A card that fits nowhere, or the button of those who cannot move."""
    masha, idle = invite(language), '[data-id^="mine-"]:not(.start, .chosen), .press:not(.start)'
    for _ in range(9):  # until the cards are dealt so that one of them does not go
        masha.sit_at(masha.lay("etazhiki", "me", "bot", options={"level": level, "first": "0"}))
        masha.wait("mine")
        if masha.page.evaluate(REACHABLE, idle):
            break
    touch_one(masha, idle)
    masha.page.wait_for_selector('.bubble[data-why^="ET-"]')
    assert re.search(LETTERS[language], masha.page.locator(".bubble p").inner_text())
    follow_the_rule(masha.page)
    masha.page.locator(".bubble button").last.click()
    masha.page.wait_for_selector(".bubble", state="detached")


@pytest.mark.parametrize("viewport", [{"width": 1024, "height": 768}, {"width": 1920, "height": 1080}])
def test_a_reason_does_not_cover_ones_own_hand(invite: Invite, viewport: dict[str, int]) -> None:
    masha = invite(viewport=viewport)
    masha.sit_at(masha.lay("etazhiki", "me", "bot", options={"level": "full", "first": "0"}))
    masha.wait("mine")
    touch_one(masha, ".touchable[aria-disabled]:not([data-id^=mine])")
    bubble = masha.page.locator(".bubble").bounding_box()
    tops = [box["y"] for card in masha.page.locator('[data-id^="mine-"]').all() if (box := card.bounding_box())]
    assert bubble and bubble["y"] + bubble["height"] <= min(tops)


# Two languages


@pytest.mark.parametrize(("locale", "language", "other"), [("ru-RU", "ru", "en"), ("en-GB", "en", "ru")])
def test_the_language_is_the_browsers_until_another_is_chosen(
    invite: Invite, locale: str, language: str, other: str
) -> None:
    page = invite(locale).page
    page.goto("/")
    page.wait_for_selector(f'html[lang="{language}"] main h1')
    page.locator(f'header button[lang="{other}"]').click()
    page.wait_for_selector(f'html[lang="{other}"]')
    assert re.search(LETTERS[other], page.locator("main h1").inner_text())
    page.reload()
    page.wait_for_selector(f'html[lang="{other}"] main h1')
    page.goto("/rules/etazhiki")
    page.wait_for_selector("#ET-14")
    assert re.search(LETTERS[other], page.locator("#ET-14").inner_text())
