"""A picture to be taken, and the ways to what it shows: how a table is laid, what is touched."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from playwright.sync_api import Page, TimeoutError

from tests.browser.staging import Host

Lay = Callable[[Host, Host], str]
Touch = Callable[[Page], None]
ALL = ("phone", "tablet", "desktop")
GAMES = ("pryzhok", "etazhiki", "stroyka", "odeyalo", "shipuchka")


def nothing(page: Page) -> None:
    """Leave it as it is."""


@dataclass(frozen=True)
class Shot:
    name: str
    lay: Lay  # prepares a table if need be; the address to open
    touch: Touch = nothing
    leave: Touch = nothing
    sizes: tuple[str, ...] = ALL
    anew: bool = False  # open and touch again for each size
    dark: bool = False  # in the evening, too


def at(path: str) -> Lay:
    return lambda host, friend: path


def press(*selectors: str) -> Touch:
    def touch(page: Page) -> None:
        for selector in selectors:
            page.locator(selector).first.click()

    return touch


def press_edge(selector: str) -> Touch:
    """A card of a fan: the next one may lie over its middle."""
    return lambda page: page.locator(selector).first.click(position={"x": 14, "y": 50})


def table(
    wish: str, game: str, *seats: str, page: str = "t", stand_in: bool = False, **options: str | int | bool
) -> Lay:
    def lay(host: Host, friend: Host) -> str:
        found = host.staged(wish, game, *seats, stand_in=stand_in, options=options, window_seconds=60)
        return f"/{page}/{found}"

    return lay


def lobby(host: Host, friend: Host) -> str:
    host.lay("etazhiki", "me", "open", "open", start=False, open=True)
    found = host.lay("pryzhok", "me", "open", "bot", "open", start=False, open=True)
    friend.lay("etazhiki", "me", "open", "bot", start=False, open=True)
    return found


def build_lobby(host: Host, friend: Host) -> str:
    options = {"figure-1": "owl", "figure-2": "hedgehog"}
    return f"/t/{host.lay('stroyka', 'me', 'bot', 'open', start=False, options=options)}"


def watched(wish: str, game: str) -> Lay:
    """The friend's table, where the host only looks on."""
    return lambda host, friend: f"/t/{friend.staged(wish, game, 'me', 'bot', options={})}"


def wishes(game: str) -> Lay:
    """The friend wants a move back after the host has moved."""

    def lay(host: Host, friend: Host) -> str:
        found = host.lay(game, "me", "open", start=False, options={"first": "1"})
        assert friend.tell(found, type="sit", seat=1, name=friend.name, picture="bear") == "done"
        assert host.tell(found, type="start") == "done"
        friend.play(found, "s.last && s.mover === 0")
        host.play(found, "s.last && s.mover === 1")
        assert friend.tell(found, type="undo", seat=1) == "done"
        return f"/t/{found}"

    return lay


def unlit(page: Page) -> None:
    """Touch a thing that does not go: the reason appears."""
    page.wait_for_selector("[data-id].start")
    page.locator(".touchable[aria-disabled], .press[aria-disabled]").first.click(
        position={"x": 14, "y": 14}, force=True
    )
    page.wait_for_selector(".bubble")


def until_pause(page: Page) -> None:
    """Several people on one device: play until they may cut in."""
    for _ in range(60):
        page.wait_for_selector(".cut, .curtain .main, [data-id].target, [data-id].start")
        if page.locator(".cut").count():
            return
        lit = page.locator(".curtain .main, [data-id].target, [data-id].start:not(.press)")
        thing = lit if lit.count() else page.locator(".press.start")
        with suppress(TimeoutError):  # it was gone before the finger came down
            thing.first.click(position={"x": 14, "y": 14}, force=True, timeout=1000)
        page.wait_for_timeout(250)
    page.wait_for_selector(".cut")


def see_hand(page: Page) -> None:
    """Past the curtain, if it hangs there: whoever just looked needs none."""
    if page.locator(".curtain .main").count():
        page.locator(".curtain .main").click()


def hinted(page: Page) -> None:
    page.locator(".hint:enabled").click()
    page.wait_for_selector(".pointed[data-id]")


def cut_the_line(page: Page) -> None:
    page.context.set_offline(True)
    page.evaluate("window.lines.forEach((line) => line.close())")
    page.wait_for_selector(".prompt .offline, .shown")


def lessons(steps: int) -> Touch:
    """Find the first steps of a guided game: touch what is pointed at."""

    def touch(page: Page) -> None:
        for _ in range(steps):
            find_one(page)

    return touch


POINTED = ".pointed[data-id]"
PASSED = "(before) => document.querySelector('.prompt .text')?.innerText !== before"


def found(page: Page) -> None:
    """Touch what is pointed at until the step is done."""
    page.wait_for_selector(f".below .button, {POINTED}")
    while not page.locator(".below .button").count():
        page.locator(POINTED).first.dispatch_event("click")
        page.wait_for_selector(f".below .button, {POINTED}")


def find_one(page: Page) -> None:
    found(page)
    before = page.locator(".prompt .text").inner_text()
    page.locator(".below .button").click()
    page.wait_for_function(PASSED, arg=before)


def finished(page: Page) -> None:
    while not page.locator(".trophy").count():
        find_one(page)
