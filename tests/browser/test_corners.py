"""The same on every page, in the evening as by day, and over plain HTTP as at home."""

from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page

from tests.browser.guest import Guest
from tests.browser.house import AWAY, House
from tests.browser.test_everyone import PAGES

Invite = Callable[..., Guest]
TABLET, DESKTOP = {"width": 1024, "height": 768}, {"width": 1920, "height": 1080}
SEEN_BY_ALL = 3  # contrast, for things that are not letters (WCAG 1.4.11)
# The ways home that need no words: how big, how round, what is drawn on it, how it is called.
HOUSES = """() => {
  const look = (one) => {
    const [{width, height}, style] = [one.getBoundingClientRect(), getComputedStyle(one)];
    const shape = [width, height, style.borderRadius, style.borderWidth, style.backgroundColor];
    return [...shape, one.querySelector('svg').innerHTML, one.ariaLabel].join(' ');
  };
  return [...document.querySelectorAll('a[href="/"]:has(svg)')].filter((one) => !one.innerText.trim()).map(look);
}"""
# How far the outlines of what stands on the table's wood are from it.
OUTLINES = """() => {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true});
  const linear = (part) => (part < 10.3 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = (colour) => {
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red, green, blue] = [...pen.getImageData(0, 0, 1, 1).data].map(linear);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const wood = luminance(getComputedStyle(document.body).backgroundColor);
  const contrast = (one) => Math.max(one / wood, wood / one);
  const things = [...document.querySelectorAll('.button, .home, header button, article, main > section, dialog')];
  const outline = (one) => getComputedStyle(one).borderTopColor;
  return things.filter((one) => one.checkVisibility() && !/, 0\\)/.test(outline(one)))
    .map((one) => contrast(luminance(outline(one))));
}"""
# How far down the page goes, as a part of the window.
LOWEST = """() => {
  const things = [...document.querySelectorAll('main :is(svg, img, button, a, p, h2), dialog *, .table *')];
  const seen = things.filter((one) => one.checkVisibility() && !one.closest('.unseen'));
  return Math.max(...seen.map((one) => one.getBoundingClientRect().bottom)) / innerHeight;
}"""


def everywhere(guest: Guest) -> Iterator[Page]:
    """Every page there is, one after the other, in one browser."""
    lobby = guest.lay("etazhiki", "me", "open", "bot", start=False)
    table = guest.lay("stroyka", "me", "bot", options={"first": "0"})
    over = guest.finished("pryzhok", quiet=2)
    tables = [
        (f"/t/{lobby}", ".seats li.mine"),
        (f"/tv/{lobby}", ".gathering"),
        (f"/t/{table}", ".table .sprite"),
        (f"/tv/{table}", ".table .sprite"),
        (f"/t/{over}", ".end"),
        (f"/replay/{over}", ".table .sprite"),
    ]
    for address, sign in [*PAGES.values(), *tables]:
        guest.page.goto("about:blank")  # the shelf with a sheet over it is a page of its own
        guest.page.goto(address)
        guest.page.wait_for_selector(sign)
        yield guest.page


def lowest(page: Page, size: Any) -> float:
    page.set_viewport_size(size)
    page.evaluate("() => new Promise(requestAnimationFrame)")
    return float(page.evaluate(LOWEST))


def test_every_page_is_of_one_house(invite: Invite) -> None:
    """No `<select>` and `<details>` of the browser's, one button home, outlines in the dark, no empty lower third."""
    native, faint, empty = list[str](), list[str](), list[str]()
    houses: dict[str, set[str]] = {}
    for page in everywhere(invite(color_scheme="dark")):
        native += [page.url] * page.locator("select, details, datalist").count()
        houses.setdefault("; ".join(page.evaluate(HOUSES)), set()).add(urlsplit(page.url).path)
        faint += [page.url] * (min(page.evaluate(OUTLINES), default=SEEN_BY_ALL) < SEEN_BY_ALL)
        empty += [page.url] * (min(lowest(page, size) for size in (DESKTOP, TABLET)) < 2 / 3)
    assert (native, faint, empty) == ([], [], [])
    without = houses.pop("")
    assert without - {"/"} == {path for path in without if path.startswith("/tv/")}  # nobody touches a television
    assert len(houses) == 1 and ";" not in "".join(houses), houses


def test_over_plain_http_nothing_is_promised_and_nothing_complains(invite: Invite, house: House) -> None:
    """As on a phone that was given this machine's address: browsers trust nothing there, and offer less."""
    masha = invite()
    said, promised = list[str](), list[str]()
    page = masha.page
    page.on("console", lambda message: said.append(message.text) if message.type in ("error", "warning") else None)
    page.on("response", lambda answer: promised.extend(name for name in answer.headers if "opener" in name))
    for path in ("/rules/pryzhok", "/learn/pryzhok", "/tv", "/tables", "/settings", "/"):
        page.goto(f"http://{AWAY}:{house.port}{path}")
        page.wait_for_selector("main :is(h2, .table, .keys, .shelf, fieldset)")
    assert page.evaluate("isSecureContext") is False
    page.locator('article[data-game="pryzhok"] button').click()
    page.locator(".ways button").first.click()
    masha.act()
    assert (said, promised) == ([], [])
