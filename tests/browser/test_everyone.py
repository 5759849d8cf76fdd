"""Everybody can play: no serious problem for axe on any page, and whole games by keyboard alone."""

from collections.abc import Callable

import pytest

from tests.browser.axe import problems
from tests.browser.guest import Guest, play_on
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
    "lessons of stroyka": ("/learn/stroyka", ".table .sprite"),
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


@pytest.mark.parametrize("game", GAMES)
def test_axe_at_the_table(invite: Invite, game: str) -> None:
    masha = invite()
    table = masha.lay(game, "me", "bot", "bot", options={"first": "0"})
    masha.sit_at(table)
    masha.wait("mine")
    assert problems(masha.page) == []
    masha.page.goto(f"/tv/{table}")
    masha.page.wait_for_selector(".table .sprite")
    assert problems(masha.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_after_the_game(invite: Invite, game: str) -> None:
    masha = invite()
    table = masha.lay(game, "me", "bot", options=SOON_OVER)
    masha.sit_at(table)
    play_on(masha)
    assert problems(masha.page) == []
    masha.page.goto(f"/replay/{table}")
    masha.page.wait_for_selector(".table .sprite")
    assert problems(masha.page) == []


def test_axe_on_the_curtain(invite: Invite) -> None:
    """One device for two: whose hand it is, is asked first."""
    family = invite()
    family.sit_at(family.lay("etazhiki", "me", "me", options={"first": "0"}))
    family.wait("curtain")
    assert problems(family.page) == []


# Nothing but keys

AGAINST_BOTS = ".ways button:first-child"
YOUNGEST_FIRST = ("beginner", "middle", "full")
BY_KEYS = [("pryzhok", ""), ("stroyka", ""), ("etazhiki", "beginner"), ("etazhiki", "middle"), ("etazhiki", "full")]


@pytest.mark.parametrize(("game", "level"), BY_KEYS)
def test_a_whole_game_by_keyboard(invite: Invite, game: str, level: str) -> None:
    """From the first page to the end screen, against a bot."""
    masha = invite()
    keys = Keyboard(masha)
    masha.page.goto("/")
    masha.page.wait_for_selector(".shelf li")
    open_box(keys, game, level)
    set_options(keys)
    keys.push(AGAINST_BOTS)
    masha.page.wait_for_selector(".table")
    keys.play()
    assert masha.states[-1]["table"]["options"].get("level", "") == level
    assert keys.is_on(".end, .end *"), here(masha.page)
    keys.push(".end .button.main", "Space")  # once more
    masha.page.wait_for_selector(".end", state="detached")


def open_box(keys: Keyboard, game: str, level: str) -> None:
    """For Floors the age says the level."""
    keys.push(f'article[data-game="{game}"] button')
    if level:
        keys.push(f".ages button:nth-child({1 + YOUNGEST_FIRST.index(level)})")
    keys.page.wait_for_selector("dialog[open] .ways")


def set_options(keys: Keyboard) -> None:
    """A game that ends soon."""
    keys.push("dialog .fold")
    while keys.page.locator("dialog .folded output").inner_text() != "10":
        keys.push("dialog .folded .stepper button:first-child")
    keys.tab_to(AGAINST_BOTS, "Shift+Tab")  # back to the top of the sheet, where one begins
