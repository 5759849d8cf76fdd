"""Fizz in browsers: in three dimensions by software, flat without it, alone, with a real bottle, by keys alone."""

from collections.abc import Callable
from time import monotonic
from typing import Any

import pytest

from igroteka.games.shipuchka import physics
from tests.browser.axe import problems
from tests.browser.conftest import PATIENCE
from tests.browser.guest import Guest, play_on
from tests.browser.keyboard import GLOWING, Keyboard, here
from tests.browser.ways import lessons

pytestmark = pytest.mark.skipif(not physics.installed(), reason="MuJoCo has no wheel for this platform")
Invite = Callable[..., Guest]
PHONE = {"width": 390, "height": 844}
TABLET = {"width": 1024, "height": 768}
SMALL = {"width": 360, "height": 560}  # software draws few pixels sooner
SOON_OVER = {"rounds": 1, "limit": 3, "first": "0", "kids": True}
# Where marked places are, frame by frame, from the first on.
WATCH = """() => {
  window.marks = [];
  const look = () => {
    const seen = [...document.querySelectorAll('.pile3d [data-id^="spot-"]')].map((mark) => {
      return `${mark.dataset.id} ${mark.style.left} ${mark.style.top}`;
    });
    if (seen.length) window.marks.push(seen.join());
    requestAnimationFrame(look);
  };
  look();
}"""
# How often the canvas was made anew, which empties it and costs a drawing more.
RESIZED = """() => {
  window.resized = 0;
  const canvas = document.querySelector('.pile3d canvas');
  new MutationObserver(() => window.resized++).observe(canvas, {attributeFilter: ['width', 'height']});
}"""
FINE = "addEventListener('DOMContentLoaded', () => (document.documentElement.dataset.fine = ''))"
NO_WEBGL = "HTMLCanvasElement.prototype.getContext = () => null"


def places_first(guest: Guest) -> Guest:
    """Whoever holds a chip puts it on a marked place; no second thoughts."""

    def choose(lit: list[dict[str, Any]]) -> dict[str, Any]:
        marks = [thing for thing in lit if thing["id"].startswith("spot-")]
        chips = [thing for thing in lit if thing["id"].startswith(("face-", "colour-", "take"))]
        return guest.dice.choice(marks or chips or lit)

    guest.choose = choose  # type: ignore[method-assign]
    return guest


def tells_what_fell(guest: Guest) -> Guest:
    """Whoever has touched what fell says so, and does not take it back."""

    def choose(lit: list[dict[str, Any]]) -> dict[str, Any]:
        said = [thing for thing in lit if thing["id"] == "told"]
        return guest.dice.choice(said or lit)

    guest.choose = choose  # type: ignore[method-assign]
    return guest


def poses(guest: Guest) -> dict[str, Any]:
    """Where chips stand, as this browser was told last."""
    sprites = guest.states[-1]["scene"]["sprites"]
    return {sprite["id"]: sprite["at"] for sprite in sprites if sprite["id"].startswith("chip-")}


def films(guest: Guest) -> list[str]:
    """How placements went, as this browser was told."""
    scenes = [scene for state in guest.states for scene in [*state.get("beats", []), state["scene"]] if scene]
    return [zone["film"] for scene in scenes for zone in scene["zones"] if zone.get("film")]


def test_a_whole_game_against_a_bot_in_three_dimensions(invite: Invite) -> None:
    masha = places_first(invite(viewport=SMALL))
    masha.sit_at(masha.lay("shipuchka", "me", "bot", level="tiny", options=SOON_OVER))
    masha.page.wait_for_selector('[data-pile="still"]')
    play_on(masha)
    assert masha.page.locator(".end ol > li").count() == 2
    assert masha.states[-1]["outcome"]["rule"] in ("SH-50", "SH-51", "SH-53")
    assert problems(masha.page) == []


def test_the_same_fall_in_two_browsers(invite: Invite) -> None:
    """One lays a chip on the very rim; both are told the same film and see the same pile."""
    masha, petya = places_first(invite(viewport=SMALL)), places_first(invite(viewport=PHONE))
    table = masha.lay("shipuchka", "me", "open", start=False, options={**SOON_OVER, "hands": "shaky", "limit": 30})
    masha.sit_at(table)
    petya.sit_at(table, seat=1)
    masha.page.locator(".begin .button.main:enabled").click()
    masha.page.wait_for_selector('[data-pile="still"]')
    masha.wait("mine")
    masha.page.locator('.stage [data-id^="face-"].start').first.click()
    aim_beyond_the_rim(masha)
    for guest in (masha, petya):
        until_told(guest)
    assert films(masha)[-1] == films(petya)[-1]
    assert poses(masha) == poses(petya)


def until_told(guest: Guest) -> None:
    """Physics has answered, and what it said has been shown."""
    deadline = monotonic() + 3 * PATIENCE / 1000
    while not films(guest) and monotonic() < deadline:
        guest.page.wait_for_timeout(10)  # browsers tell us things only while we listen
    assert films(guest)
    guest.page.wait_for_function("() => !document.querySelector('.table').dataset.busy")


def aim_beyond_the_rim(guest: Guest) -> None:
    """Arrow keys: 30 mm to the side, where half of the chip hangs over, and let go."""
    guest.page.wait_for_selector(".pile3d.aiming canvas")
    guest.page.locator("canvas[data-id=pile]").focus()
    for _ in range(6):
        guest.page.keyboard.press("Shift+ArrowRight")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_function(
        "(n) => Number(document.querySelector('.table').dataset.version) > n", arg=version(guest)
    )


def version(guest: Guest) -> int:
    return int(guest.page.locator(".table").get_attribute("data-version") or 0)


def test_whoever_never_opens_it_loads_nothing_of_it(invite: Invite) -> None:
    """Only a table of Fizz asks for what draws in three dimensions."""
    masha, asked = places_first(invite(viewport=SMALL, service_workers="block")), list[str]()
    masha.page.on("request", lambda request: asked.append(request.url) if request.url.endswith(".js") else None)
    masha.page.goto("/", wait_until="networkidle")
    masha.sit_at(masha.lay("pryzhok", "me", "bot"))
    masha.wait("mine", "others")
    assert asked and not any(draws_solids(masha, script) for script in asked)
    masha.sit_at(masha.lay("shipuchka", "me", "bot", level="tiny", options=SOON_OVER))
    masha.page.wait_for_selector('[data-pile="still"]')
    assert any(draws_solids(masha, script) for script in asked)


def draws_solids(guest: Guest, script: str) -> bool:
    return "WebGLRenderer" in guest.context.request.get(script).text()


def test_alone_and_the_score_is_kept(invite: Invite) -> None:
    masha = places_first(invite(viewport=SMALL))
    for laid in (2, 1):
        masha.sit_at(masha.lay("shipuchka", "me", options={"hands": "steady"}))
        for _ in range(2 * laid):
            masha.act()
        masha.wait("mine")
        masha.page.locator('[data-id="stop"]').dispatch_event("click")
        masha.page.wait_for_selector(".end")
        score = int(masha.page.locator("[data-best]").get_attribute("data-best") or -1)
        assert score >= masha.states[-1]["outcome"]["scores"][0]
    assert masha.page.locator("[data-keep]").count() == 1


def test_with_a_real_bottle_on_one_device(invite: Invite) -> None:
    """Two people, one device in the middle: the app deals, asks what fell, and counts."""
    masha = tells_what_fell(invite(viewport=TABLET))
    masha.sit_at(masha.lay("shipuchka", "me", "me", options={**SOON_OVER, "companion": True}))
    play_on(masha)
    assert masha.states[-1]["outcome"]["rule"] in ("SH-50", "SH-51", "SH-53")


def test_a_marked_place_stands_where_it_appears(invite: Invite) -> None:
    """The camera goes up when a chip is taken: nothing slides away under a finger meanwhile."""
    masha = invite(viewport=SMALL, reduced_motion="no-preference")
    masha.context.add_init_script(FINE)  # the camera glides, also without a graphics card
    masha.sit_at(masha.lay("shipuchka", "me", "bot", level="tiny", options=SOON_OVER))
    masha.page.wait_for_selector('[data-pile="still"]')
    masha.wait("mine")
    masha.page.evaluate(WATCH)
    masha.page.locator('.stage [data-id^="face-"].start').first.click()
    seen = masha.page.wait_for_function("() => window.marks.length > 20 && window.marks").json_value()
    assert len(set(seen)) == 1


# The plate of the chip in the hand against every marked place, and the glow of the chips that were not taken.
HELD = """() => {
  const box = (thing) => thing.getBoundingClientRect();
  const plate = box(document.querySelector('.pile3d [data-held]'));
  const beside = (mark) => mark.right < plate.left || mark.left > plate.right;
  const apart = (mark) => beside(mark) || mark.bottom < plate.top || mark.top > plate.bottom;
  return {
    wide: plate.width,
    clear: [...document.querySelectorAll('.pile3d [data-id^="spot-"]')].map((mark) => apart(box(mark))),
    glow: [...document.querySelectorAll('.sprite.start .halo')].map((halo) => getComputedStyle(halo).opacity),
  };
}"""


@pytest.mark.parametrize("viewport", [PHONE, TABLET])
def test_a_chip_that_was_taken_is_plainly_held(invite: Invite, viewport: Any) -> None:
    """It waits beside the cap, on no marked place, and what was not taken is quiet."""
    masha = invite(viewport=viewport)
    masha.sit_at(masha.lay("shipuchka", "me", "bot", level="tiny", options=SOON_OVER))
    masha.page.wait_for_selector('[data-pile="still"]')
    masha.wait("mine")
    masha.page.locator('.stage [data-id^="face-"].start').first.click()
    masha.page.wait_for_selector('.pile3d [data-id^="spot-"]')
    seen = masha.page.evaluate(HELD)
    assert seen["wide"] >= 44 and seen["clear"] and all(seen["clear"])
    assert set(seen["glow"]) <= {"0"}


# Where in the cap's top a fingertip and the heads of arrows lie: 0 is its far edge, 1 the one near the looker.
ON_THE_CAP = """(pointers) => [...document.querySelectorAll(pointers)].map((pointer) => {
  const cap = pointer.closest('.table, figure').querySelector('[data-top="pile"]').getBoundingClientRect();
  const {left, top, width, height} = pointer.getBoundingClientRect();
  const head = pointer.getScreenCTM?.();
  const tip = head ? {x: head.e, y: head.f} : {x: left + 0.41 * width, y: top + 0.09 * height};
  return tip.x > cap.left && tip.x < cap.right ? (tip.y - cap.top) / cap.height : null;
})"""


def test_a_move_leaves_the_canvas_as_it_is(invite: Invite) -> None:
    """Every scene tells where the pile is; drawn anew for that, a move would be seen two drawings later."""
    masha = places_first(invite(viewport=TABLET))
    masha.sit_at(masha.lay("shipuchka", "me", "bot", level="tiny", options={"first": "0"}))
    masha.wait("mine")
    masha.page.wait_for_selector(".pile3d[data-pile=still]")
    masha.page.evaluate(RESIZED)
    for _ in range(4):
        masha.act()
        masha.wait("mine", "over")
    assert masha.page.evaluate("resized") == 0


def test_a_lesson_points_at_the_cap(invite: Invite) -> None:
    masha = invite(viewport=PHONE)
    masha.page.goto("/learn/shipuchka#6")
    lessons(3)(masha.page)
    masha.page.wait_for_selector(".pile3d .finger")
    [tip] = masha.page.evaluate(ON_THE_CAP, ".finger")
    assert tip is not None and 0.5 < tip < 1
    room, finger = (masha.page.locator(one).bounding_box() for one in (".pile3d.aiming", ".finger"))
    assert room and finger and finger["y"] + finger["height"] <= room["y"] + room["height"] + 1


def test_arrows_of_the_rules_end_on_the_cap(invite: Invite) -> None:
    masha = invite(viewport=TABLET)
    masha.page.goto("/rules/shipuchka")
    masha.page.wait_for_selector("figure [data-top=pile]", state="attached")
    masha.page.wait_for_function("() => document.querySelector('figure:has([data-top=pile]) .head')")
    tips = masha.page.evaluate(ON_THE_CAP, "figure:has([data-top=pile]) .head")
    assert tips and all(tip is not None and 0 < tip < 0.9 for tip in tips)


def test_the_number_on_a_small_chip_does_not_cover_its_picture(invite: Invite) -> None:
    masha = invite(viewport=PHONE)
    masha.sit_at(masha.lay("shipuchka", "me", "bot", options={"first": "0"}))
    masha.wait("mine")
    chip, badge = (masha.page.locator(f'[data-id="bubble"]{one}').bounding_box() for one in ("", " .badge"))
    assert chip and badge and chip["width"] < 64
    assert badge["y"] + badge["height"] < chip["y"] + 0.36 * chip["height"]


def test_by_keyboard_alone(invite: Invite) -> None:
    masha = places_first(invite(viewport=SMALL))
    masha.sit_at(masha.lay("shipuchka", "me", "bot", level="tiny", options=SOON_OVER))
    keys = Keyboard(masha)
    masha.wait("mine")
    keys.tab_to('[data-id^="face-"].start')
    keys.press("Enter")
    masha.page.wait_for_selector(".pile3d.aiming canvas")
    keys.tab_to("canvas[data-id=pile]")
    keys.press("ArrowRight")
    keys.press("Enter")
    masha.page.wait_for_function("() => !document.querySelector('.pile3d.aiming')")
    assert keys.is_on("canvas[data-id=pile], body, .table *"), here(masha.page)


def test_a_whole_game_by_keyboard(invite: Invite) -> None:
    """Chips, colours and marked places are reached with Tab and arrows, to the end screen."""
    masha = invite(viewport=SMALL)
    masha.sit_at(masha.lay("shipuchka", "me", "bot", level="tiny", options=SOON_OVER))
    keys = Keyboard(masha)
    while (seen := masha.wait("mine", "over"))["sight"] == "mine":
        lit = [thing["id"] for thing in seen["lit"]]
        wanted = next(kind for kind in ("spot-", "colour-", "face-", "") if any(id.startswith(kind) for id in lit))
        keys.push(f'.stage [data-id^="{wanted}"]:is(.start, .target)' if wanted else GLOWING)
        masha.moved(seen)
    assert films(masha) and keys.is_on(".end, .end *"), here(masha.page)


def test_without_webgl_the_pile_is_seen_from_above(invite: Invite) -> None:
    masha = places_first(invite(viewport=SMALL))
    masha.context.add_init_script(NO_WEBGL)
    masha.sit_at(masha.lay("shipuchka", "me", "bot", level="tiny", options=SOON_OVER))
    play_on(masha)
    assert masha.page.locator("canvas").count() == 0
