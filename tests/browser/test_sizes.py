"""Scores in panels, big and countable, on the smallest screen and on the largest."""

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from igroteka.engine.scene import Label, Scene, Sprite, Step, Zone
from igroteka.games import game
from tests.browser.film import Studio
from tests.browser.guest import Guest
from tests.browser.inspection import problems
from tests.games.etazhiki import house
from tests.games.pryzhok import pond

Invite = Callable[..., Guest]
PHONE, LARGE = {"width": 390, "height": 844}, {"width": 1920, "height": 1080}
FULL: list[Any] = [  # as many as may play, with all there is to be won
    pytest.param("pryzhok", 4, {"variant": "sets"}, 18, id="pryzhok"),
    pytest.param("etazhiki", 5, {"level": "beginner", "helps": True}, 18, id="etazhiki with its ring"),
    pytest.param("etazhiki", 5, {}, 18, id="etazhiki"),
    pytest.param("stroyka", 5, {}, 18, id="stroyka"),
    pytest.param("odeyalo", 4, {"teams": True}, 15, id="odeyalo"),
    pytest.param("shipuchka", 6, {}, 18, id="shipuchka"),
]
LOW: list[Any] = [
    pytest.param("etazhiki", 5, {}, '.sprite[data-id="top-deck"], .sprite[data-id^="deck"]', 60, id="etazhiki"),
    pytest.param("shipuchka", 2, {"kids": True}, "canvas", 100, id="many chips"),
    pytest.param("shipuchka", 6, {}, "canvas", 80, id="six at the bottle"),
]
# What lies in the others' panels: how small the smallest is, and what covers another by more than a quarter.
CROWDED = """() => {
  const panels = [...document.querySelectorAll('.panel:not(.mine)')].map((panel) => panel.getBoundingClientRect());
  const sprites = [...document.querySelectorAll('.sprite:not([data-id^="back-"])')]; // cards overlap
  const things = sprites.map((thing) => thing.getBoundingClientRect());
  const within = ({x, y, width, height}, {left, top, right, bottom}) =>
    x > left - 4 && x + width < right + 4 && y > top - 4 && y + height < bottom + 4;
  const inside = (panel) => things.filter((box) => within(box, panel));
  const shared = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
    * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const pairs = (all) => all.flatMap((a, i) => all.slice(i + 1).map((b) => shared(a, b) / (a.width * a.height)));
  return {
    panels: pairs(panels).filter((part) => part > 0).length,
    covered: panels.flatMap((panel) => pairs(inside(panel))).filter((part) => part > 0.25).length,
    smallest: Math.min(...panels.flatMap((panel) => inside(panel).map(({width, height}) => Math.max(width, height)))),
  };
}"""
# Of every row before somebody: the number beside it, how many things are won and how many places are drawn as empty.
COUNTED = """(named) => [...document.querySelectorAll('.zone.row .won')].map(({innerText}, seat) => {
  const things = [...document.querySelectorAll(named.replace('SEAT', seat))];
  const dashed = (one) => getComputedStyle(one.querySelector('.body'), '::after').borderTopStyle === 'dashed';
  const hollow = (one) => dashed(one) || one.querySelector('.now use[href$="-empty"]') !== null;
  const empty = things.filter(hollow).length;
  return [Number(innerText), things.length - empty, empty];
})"""
STARS = house.house("5 b1", "6", "1 1", "2 2", "3 3", "4 4", stars=[2, 0, 1, 0, 2])
MARKERS = pond.pond("rg", variant="sets", taken=["ro", ""])
ROWS: list[Any] = [  # whose label says the number, and whose does not
    pytest.param(
        "etazhiki",
        game("etazhiki").table().scene(STARS.view(0), 0),
        '[data-id^="star-SEAT-"]',
        3,
        [2, 0, 1, 0, 2],
        id="stars",
    ),
    pytest.param(
        "pryzhok",
        game("pryzhok").table().scene(MARKERS.view(0), 0),
        '[data-id$="-SEAT"].round',
        6,
        [2, 0],
        id="markers",
    ),
]
# How light a star still to be won is, and the paper it lies on.
LIGHT = """() => {
  const colour = (one, what) => getComputedStyle(one)[what].match(/[\\d.]+/g).slice(0, 3).map(Number);
  const empty = document.querySelector('.now use[href$="star-empty"]');
  const probe = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  const drawn = document.querySelector('#etazhiki-star-empty [stroke-dasharray]');
  probe.setAttribute('fill', drawn.getAttribute('fill'));
  probe.setAttribute('stroke', drawn.getAttribute('stroke'));
  empty.parentElement.append(probe);
  const mean = (colours) => colours.reduce((sum, one) => sum + one, 0) / 3;
  return [mean(colour(probe, 'fill')), mean(colour(probe, 'stroke'))];
}"""
# Of every such number: what it says, and how many things lie on it.
WRITTEN_OVER = """() => [...document.querySelectorAll('.zone.row .won')].map((number) => {
  const {left, right, top, bottom} = number.getBoundingClientRect();
  const things = [...document.querySelectorAll('.sprite')].map((thing) => thing.getBoundingClientRect());
  const over = things.filter((one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top);
  return [number.innerText, over.length];
}).sort().reverse()"""
ROBOTS = """(panels) => panels.map((panel) => {
  const paint = getComputedStyle(panel.querySelector('.face .art')).getPropertyValue('--paint');
  return [panel.querySelector('.name').innerText, paint];
})"""
LETTERS = """() => {
  const size = (text) => parseFloat(getComputedStyle(text).fontSize);
  const biggest = (words) => Math.max(...[...document.querySelectorAll(words)].map(size));
  return Object.fromEntries(['.panel .name', '.prompt .text', '.zone .won'].map((words) => [words, biggest(words)]));
}"""


@pytest.mark.parametrize(("game", "players", "options", "least"), FULL)
def test_a_full_table_on_a_phone_has_nothing_on_each_other(
    invite: Invite, game: str, players: int, options: dict[str, Any], least: int
) -> None:
    masha = invite(viewport=PHONE)
    masha.sit_at(masha.lay(game, "me", *["bot"] * (players - 1), options={**options, "first": "0"}))
    masha.wait("mine")
    seen = masha.page.evaluate(CROWDED)
    assert (seen["panels"], seen["covered"]) == (0, 0)
    assert seen["smallest"] >= least
    assert problems(masha.page, is_phone=True) == []


@pytest.mark.parametrize(("game", "scene", "named", "places", "won"), ROWS)
def test_what_is_won_is_a_number_and_what_is_not_an_empty_place(
    invite: Invite, game: str, scene: Scene, named: str, places: int, won: list[int]
) -> None:
    studio = Studio(invite(viewport=PHONE), game, players=len(won))
    studio.open(scene)
    assert studio.guest.page.evaluate(COUNTED, named) == [[count, count, places - count] for count in won]


@pytest.mark.parametrize("viewport", [PHONE, {"width": 1280, "height": 800}], ids=["phone", "desktop"])
def test_a_number_of_two_digits_has_room(invite: Invite, viewport: dict[str, Any]) -> None:
    """One of two can take ten of the twelve markers of game 1."""
    studio = Studio(invite(viewport=viewport), "pryzhok")
    studio.open(game("pryzhok").table().scene(pond.pond("rg", supply="yv", taken=["", "rrooyggbbv"]).view(0), 0))
    assert studio.guest.page.evaluate(WRITTEN_OVER) == [["10", 0], ["0", 0]]


def test_robots_have_names_and_faces_of_their_own(invite: Invite) -> None:
    """By seat, also where all are equally strong."""
    masha = invite()
    masha.sit_at(masha.lay("etazhiki", "me", *["bot"] * 4, options={"first": "0"}))
    masha.wait("mine")
    robots = masha.page.locator(".panel:not(.mine)").evaluate_all(ROBOTS)
    assert [len(set(each)) for each in zip(*robots, strict=True)] == [4, 4]
    assert not any(name.startswith(("Игрок", "table-")) for name, _ in robots)


@pytest.mark.parametrize(("game", "players", "options", "middle", "least"), LOW)
def test_on_a_low_phone_the_middle_keeps_its_room(
    invite: Invite, game: str, players: int, options: dict[str, Any], middle: str, least: int
) -> None:
    masha = invite(viewport={"width": 375, "height": 553})
    masha.sit_at(masha.lay(game, "me", *["bot"] * (players - 1), options={**options, "first": "0"}))
    masha.wait("mine")
    box = masha.page.locator(middle).first.bounding_box()
    assert box and box["height"] >= least
    assert problems(masha.page, is_phone=True) == []


CORNER = """() => {
  const [corner, line] = ['aside', '.prompt'].map((name) => document.querySelector(name).getBoundingClientRect());
  const code = document.querySelector('aside b');
  return {
    picture: document.querySelector('aside img').getBoundingClientRect().width,
    letters: parseFloat(getComputedStyle(code).fontSize),
    below: innerHeight - corner.bottom,
    beside: corner.left - line.right,
    cut: [...document.querySelectorAll('.panel .word')].filter((word) => word.scrollWidth > word.clientWidth).length,
  };
}"""


@pytest.mark.parametrize("size", [LARGE, {"width": 1024, "height": 768}, {"width": 390, "height": 844}])
def test_a_television_shows_how_to_join_in_its_corner(invite: Invite, size: Any) -> None:
    masha = invite(viewport=size)
    masha.page.goto(f"/tv/{masha.lay('pryzhok', 'me', 'bot', 'bot', options={'first': '0'})}")
    masha.page.wait_for_selector(".table .sprite")
    seen = masha.page.evaluate(CORNER)
    assert 0 < seen["below"] <= 8 and seen["beside"] >= 4 and seen["cut"] == 0
    assert size is not LARGE or (seen["picture"] >= 175 and seen["letters"] >= 32)


def test_on_a_television_words_are_twice_as_big(invite: Invite) -> None:
    masha = invite(viewport=LARGE)
    table = masha.lay("etazhiki", "me", *["bot"] * 4, options={"first": "0"})
    masha.sit_at(table)
    masha.wait("mine")
    near = masha.page.evaluate(LETTERS)
    masha.page.goto(f"/tv/{table}")
    masha.page.wait_for_selector(".table .sprite")
    afar = masha.page.evaluate(LETTERS)
    assert afar[".panel .name"] >= 2 * near[".panel .name"]
    assert afar[".prompt .text"] >= 1.95 * near[".prompt .text"]
    assert afar[".zone .won"] >= 60


def test_a_star_still_to_be_won_is_empty_in_the_dark_too(invite: Invite) -> None:
    masha = invite(viewport=PHONE, color_scheme="dark")
    masha.sit_at(masha.lay("etazhiki", "me", "bot", options={"first": "0"}))
    masha.wait("mine")
    inside, outline = masha.page.evaluate(LIGHT)
    assert inside < 80 and outline > inside + 60


SIZE = "(one) => parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom"
APART = """() => {
  const [sheet, code] = ['.end', '.screen > aside'].map((one) => document.querySelector(one).getBoundingClientRect());
  return sheet.right <= code.left || sheet.bottom <= code.top;
}"""


def test_a_television_tells_the_end_to_the_sofa(invite: Invite) -> None:
    masha = invite(viewport=LARGE)
    masha.page.goto(f"/tv/{masha.finished('etazhiki')}")
    masha.page.wait_for_selector(".end .score")
    assert masha.page.locator(".end ol .name").first.evaluate(SIZE) >= 40
    assert masha.page.locator(".end ol .score").first.evaluate(SIZE) >= 56
    assert masha.page.evaluate(APART)


def test_a_television_tells_points_and_who_is_here_to_the_sofa(invite: Invite) -> None:
    masha = invite(viewport=LARGE)
    masha.page.goto(f"/tv/{masha.lay('stroyka', 'me', 'bot', 'bot', options={'first': '0'})}")
    masha.page.wait_for_selector(".row .won")
    assert masha.page.locator(".row .won").first.evaluate(SIZE) >= 48
    masha.page.goto(f"/tv/{masha.lay('pryzhok', 'me', 'open', 'bot', start=False)}")
    masha.page.wait_for_selector(".gathering li b")
    assert masha.page.locator(".gathering li b").first.evaluate(SIZE) >= 40


SMALL = {"width": 320, "height": 568}
WORDS = {"seat": 1, "count": 8, "mine": 3, "theirs": 3, "figure": "hedgehog"}  # as long as they get
# The words of the line: in how many lines they stand, and how far they reach out of its paper.
LINE = """() => {
  const [text, line] = ['.prompt .text', '.prompt'].map((one) => document.querySelector(one));
  const [words, paper, high] = [text, line, parseFloat(getComputedStyle(text).lineHeight)].map(
    (one) => one.getBoundingClientRect?.() ?? one);
  const out = Math.max(paper.top + 3 - words.top, words.bottom - paper.bottom + 3);
  return [Math.round(words.height / high), Math.max(0, Math.round(out))];
}"""


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("game", ["pryzhok", "etazhiki", "stroyka", "odeyalo", "shipuchka"])
def test_every_prompt_fits_into_the_line_of_a_small_phone(invite: Invite, game: str, language: str) -> None:
    words = (files("igroteka.games") / game / f"words.{language}.ftl").read_text(encoding="utf-8")
    prompts = re.findall(r"^(prompt-[\w-]+) =", words, re.MULTILINE)
    studio = Studio(invite(language, viewport=SMALL), game)
    zones = [Zone("board", "board", Label("zone-buttons"))]
    sprites = [Sprite("thing", "board", (0, 0), label=Label("zone-buttons"))]
    studio.open(Scene(zones, sprites, Label(prompts[0], WORDS)))
    page = studio.guest.page
    for prompt in prompts:
        mine = msgspec.structs.replace(
            studio.message(Scene(zones, sprites, Label(prompt, WORDS))), gestures=[Step("thing", action=0)]
        )
        studio.tell(mine)
        page.wait_for_selector(f'.table[data-version="{studio.version}"]:not([data-busy])')
        lines, out = page.evaluate(LINE)
        assert (lines <= 2, out) == (True, 0), page.locator(".prompt .text").inner_text()
