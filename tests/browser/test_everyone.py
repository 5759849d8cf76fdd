"""Everybody can play: axe finds nothing on any page, and whole games by keyboard alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.axe import problems
from tests.browser.conftest import PATIENCE
from tests.browser.guest import Guest
from tests.browser.keyboard import Keyboard, here

Invite = Callable[..., Guest]
GAMES = ["pryzhok", "etazhiki", "stroyka"]
SOON_OVER = {"quiet": 2, "first": "0"}

PAGES = {
    "home": ("/", "main .shelf"),
    "sheet": ("/#pryzhok", "dialog[open] .ways"),
    "tables": ("/tables", "main h1, main h2, main p"),
    "join": ("/join/000000", "main"),
    "settings": ("/settings", "main fieldset"),
    "no such table": ("/t/nothing", "main"),
    "rules of pryzhok": ("/rules/pryzhok", "article figure .sprite"),
    "rules of etazhiki": ("/rules/etazhiki", "article figure .sprite"),
    "rules of stroyka": ("/rules/stroyka", "article figure .sprite"),
    "rules of odeyalo": ("/rules/odeyalo", "article figure .sprite"),
    "rules of shipuchka": ("/rules/shipuchka", "article figure .sprite"),
    "lessons of stroyka": ("/learn/stroyka", ".table .sprite"),
    "lessons of odeyalo": ("/learn/odeyalo", ".table .sprite"),
    "lessons of shipuchka": ("/learn/shipuchka#6", ".table .sprite"),
    "lessons of pryzhok": ("/learn/pryzhok", ".table .sprite"),
    "lessons of etazhiki": ("/learn/etazhiki#4", ".table .sprite"),
    "ages": ("/#etazhiki", ".ages.big"),
    "the television without a table": ("/tv", ".keys"),
}


@pytest.mark.parametrize("name", PAGES)
def test_axe_on_pages(invite: Invite, name: str) -> None:
    page = invite().page
    address, sign = PAGES[name]
    page.goto(address)
    page.wait_for_selector(sign)
    assert problems(page) == []


def test_axe_in_the_lobby_and_before_the_television(invite: Invite) -> None:
    masha = invite()
    table = masha.lay("etazhiki", "me", "open", "bot", start=False, open=True)
    masha.sit_at(table)
    masha.page.wait_for_selector(".seats li.mine")
    assert problems(masha.page) == []
    masha.page.goto(f"/tv/{table}")
    masha.page.wait_for_selector("main")
    assert problems(masha.page) == []
    masha.page.goto("/tables")
    masha.page.wait_for_selector(f'a[href="/t/{table}"], main li')
    assert problems(masha.page) == []


@pytest.mark.parametrize("game", [*GAMES, "odeyalo", "shipuchka"])
def test_axe_at_the_table(invite: Invite, game: str) -> None:
    masha = invite()
    bots = ["bot"] * (3 if game == "odeyalo" else 2)
    table = masha.lay(game, "me", *bots, options={"first": "0"})
    masha.sit_at(table)
    masha.wait("mine")
    assert problems(masha.page) == []
    masha.page.goto(f"/tv/{table}")
    masha.page.wait_for_selector(".table .sprite")
    assert problems(masha.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_after_the_game(invite: Invite, game: str) -> None:
    masha = invite()
    table = masha.finished(game, quiet=2)
    masha.sit_at(table)
    masha.wait("over")
    assert problems(masha.page) == []
    masha.page.emulate_media(color_scheme="light")
    with masha.page.expect_response("**/look-back", timeout=3 * PATIENCE):  # late, and not while axe looks
        masha.page.goto(f"/replay/{table}")
    masha.page.wait_for_selector(".table .sprite")
    masha.page.wait_for_load_state("networkidle")
    assert problems(masha.page) == []


def test_the_table_is_told_in_words_and_left_again(invite: Invite) -> None:
    masha = invite()
    masha.sit_at(masha.lay("etazhiki", "me", "bot", options={"first": "0"}))
    masha.wait("mine")
    masha.page.get_by_role("button", name="Рассказать стол словами").focus()
    masha.page.keyboard.press("Enter")
    told = masha.page.get_by_role("region", name="Стол словами")
    expect(told.get_by_role("button", name="Вернуться к столу")).to_be_focused()
    expect(told).to_contain_text("Колода")
    masha.page.keyboard.press("Escape")
    expect(told).to_have_count(0)


def test_axe_on_the_curtain(invite: Invite) -> None:
    """One device for two: whose hand it is, is asked first."""
    family = invite()
    family.sit_at(family.lay("etazhiki", "me", "me", options={"first": "0"}))
    family.wait("curtain")
    assert problems(family.page) == []


# Nothing but keys

AGAINST_BOTS = ".ways button:first-child"
POINTED, ONWARD = ".table .pointed[data-id]", ".below .button.main"
MANY_STEPS = 60  # of a lesson, with all touches
AGES = {"beginner": 1, "middle": 2, "full": 3}  # for Floors the age says the level


@pytest.mark.parametrize(("game", "level"), [("pryzhok", ""), ("stroyka", ""), ("etazhiki", "middle")])
def test_from_the_shelf_to_a_game_by_keyboard(invite: Invite, game: str, level: str) -> None:
    """The box, the age, an option changed, against a bot; then the first action."""
    masha = invite()
    keys = Keyboard(masha)
    masha.page.goto("/")
    masha.page.wait_for_selector(".shelf li")
    open_box(keys, game, level)
    quiet = fewer_quiet_turns(keys)
    keys.push(AGAINST_BOTS, by="Shift+Tab")
    masha.page.wait_for_selector(".table")
    keys.act()
    options = masha.states[-1]["table"]["options"]
    assert (options.get("level", ""), options["quiet"]) == (level, quiet)


@pytest.mark.parametrize(("game", "level"), [("pryzhok", ""), ("stroyka", ""), ("etazhiki", "full")])
def test_a_whole_game_by_keyboard(invite: Invite, game: str, level: str) -> None:
    """To the end screen, and once more."""
    masha = invite()
    keys = Keyboard(masha)
    masha.sit_at(masha.lay(game, "me", "bot", options={**SOON_OVER, **({"level": level} if level else {})}))
    keys.play()
    assert keys.is_on(".end, .end *"), here(masha.page)
    keys.push(".end .button.main", "Space")
    masha.page.wait_for_selector(".end", state="detached")


@pytest.mark.parametrize("lesson", ["pryzhok", "stroyka"])
def test_a_lesson_by_keyboard(invite: Invite, lesson: str) -> None:
    """Every step is found by keys alone, to the praise at the end."""
    masha = invite()
    keys = Keyboard(masha)
    masha.page.goto(f"/learn/{lesson}")
    masha.page.wait_for_selector(f"{POINTED}, {ONWARD}")
    for _ in range(MANY_STEPS):
        if masha.page.locator(".trophy").count():
            return
        follow(keys)
        masha.page.wait_for_selector(f"{POINTED}, {ONWARD}, .trophy")
    raise AssertionError(here(masha.page))


def follow(keys: Keyboard) -> None:
    """On, or to what is pointed at: with Tab among the things, from one to the other with an arrow."""
    wanted = ONWARD if keys.page.locator(ONWARD).count() else POINTED
    for arrow in ("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown"):
        if keys.is_on(".stage [data-id]") and not keys.is_on(wanted):
            keys.press(arrow)
    keys.push(wanted)


def open_box(keys: Keyboard, game: str, level: str) -> None:
    keys.push(f'article[data-game="{game}"] button')
    if level:
        keys.push(f".ages button:nth-child({AGES[level]})")
    keys.page.wait_for_selector("dialog[open] .ways")


def fewer_quiet_turns(keys: Keyboard) -> int:
    keys.push("dialog .fold")
    shown = keys.page.locator("dialog .folded output")
    before = shown.inner_text()
    keys.push("dialog .folded .stepper button:first-child")
    expect(shown).not_to_have_text(before)
    return int(shown.inner_text())
