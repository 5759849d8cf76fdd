"""My Blanket! in browsers: two, four, two teams on four phones with a television; for everybody; by keys alone."""

import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from igroteka.engine.gestures import steps
from igroteka.engine.scene import Scene
from igroteka.games import game
from igroteka.games.odeyalo.rules import Blanket
from igroteka.server.wire import messages as m
from tests.browser.axe import problems
from tests.browser.film import Studio
from tests.browser.guest import Guest, play_on
from tests.browser.keyboard import Keyboard, here
from tests.games.odeyalo.bedroom import BOX, room

Invite = Callable[..., Guest]
PHONE = {"width": 390, "height": 844}
SOON_OVER = {"quiet": 1, "first": "0"}  # three rounds of one turn, unless somebody pulls
ALL_ACT = {"quiet": 2, "first": "0"}  # three rounds of two turns: every one of four is to move
BEDS = """() => Object.fromEntries([...document.querySelectorAll('[data-id^="bed-"]')].map((bed) => {
  const {top, height} = bed.getBoundingClientRect();
  return [bed.dataset.id, top + height / 2];
}))"""


MODES = [pytest.param(2, False, id="two"), pytest.param(4, False, id="four"), pytest.param(4, True, id="teams")]


@pytest.mark.parametrize(("seats", "teams"), MODES)
def test_against_bots_axe_and_the_replay(invite: Invite, seats: int, teams: bool) -> None:
    masha = invite(viewport=PHONE)
    table = masha.lay("odeyalo", "me", *["bot"] * (seats - 1), options={**SOON_OVER, "teams": teams})
    masha.sit_at(table)
    masha.wait("mine")
    assert problems(masha.page) == []
    play_on(masha)
    assert masha.page.locator(".end ol > li").count() == (2 if teams else seats)
    assert problems(masha.page) == []
    masha.page.goto(f"/replay/{table}")
    masha.page.wait_for_selector(".table .sprite")


@pytest.mark.parametrize(("seats", "teams"), MODES)
def test_a_whole_game_by_keyboard(invite: Invite, seats: int, teams: bool) -> None:
    masha = invite()
    masha.sit_at(masha.lay("odeyalo", "me", *["bot"] * (seats - 1), options={**SOON_OVER, "teams": teams}))
    keys = Keyboard(masha)
    keys.play()
    assert keys.is_on(".end, .end *"), here(masha.page)


@pytest.mark.parametrize(("seats", "teams"), MODES)
def test_on_one_device(invite: Invite, seats: int, teams: bool) -> None:
    """Handed round; who holds it has their own bed nearest."""
    family = invite(viewport=PHONE)
    family.sit_at(family.lay("odeyalo", *["me"] * seats, options={**SOON_OVER, "teams": teams}))
    play_on(family)
    assert family.page.locator(".end ol > li").count() == (2 if teams else seats)


@pytest.mark.parametrize(("seats", "teams"), MODES)
def test_between_two_browsers(invite: Invite, seats: int, teams: bool) -> None:
    masha, peter = invite("ru"), invite("en", viewport=PHONE)
    rest = ["bot"] * (seats - 2)
    options = {**SOON_OVER, "teams": teams}
    table = masha.lay("odeyalo", "me", "open", *rest, start=False, options=options)
    masha.sit_at(table)
    peter.sit_at(table, seat=1)
    masha.page.locator(".begin .button.main:enabled").click()
    play_on(masha, peter)
    assert masha.states[-1]["outcome"]["teams"] == ([[0, 1], [2, 3]] if teams else [])
    assert peter.states[-1]["seat"] == 1


# One touch after the other


class Asked(Studio):
    """A table whose server is this test, and asks the first player; what the browser wants to do is kept."""

    def __init__(self, guest: Guest, state: Blanket) -> None:
        self.state, self.wishes = state, list[str]()
        super().__init__(guest, "odeyalo", state.players)
        self.open(game("odeyalo").table().scene(state.view(0), 0))

    def answer(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(lambda text: self.hear(json.loads(text)))

    def hear(self, said: dict[str, Any]) -> None:
        if said["type"] == "hello":
            self.tell(self.first)
        if said["type"] == "act":
            self.wishes.append(BOX.name(said["action"]))

    def message(self, scene: Scene, beats: Sequence[Scene] = ()) -> m.StateMessage:
        told = super().message(scene, beats)
        told.actors, told.mover = [0], 0
        told.gestures = steps(game("odeyalo").table(), self.state.view(0), 0, self.state.legal(0))
        return told

    def lit(self, kind: str) -> set[str]:
        found = self.guest.page.locator(f"[data-id].{kind}").evaluate_all("(all) => all.map(({dataset}) => dataset.id)")
        return set(found)

    def middle(self, thing: str) -> tuple[float, float]:
        at = self.guest.page.locator(f'[data-id="{thing}"]').bounding_box()
        assert at is not None
        return at["x"] + at["width"] / 2, at["y"] + at["height"] / 2

    def says(self, key: str) -> None:
        """The line asks for this step and no other."""
        expect(self.guest.page.locator(".prompt .text")).to_have_text(BOX.words.text("ru", key, {}))

    def touch(self, thing: str) -> None:
        self.guest.page.mouse.click(*self.middle(thing))

    def wished(self) -> list[str]:
        """What the browser asked for, as soon as it has."""
        for _ in range(500):
            if self.wishes:
                break
            self.guest.page.wait_for_timeout(20)  # browsers tell us things only while we listen
        return self.wishes

    def drag(self, thing: str, to: str) -> None:
        mouse = self.guest.page.mouse
        mouse.move(*self.middle(thing))
        mouse.down()
        mouse.move(*self.middle(to), steps=8)
        mouse.up()


def test_card_gnome_pillow_each_lights_what_may_follow_and_the_way_back_is_one_touch(invite: Invite) -> None:
    """The line says what each step wants."""
    asked = Asked(invite(viewport=PHONE), room(".A. bCD .E. FG.", "lure pull"))
    page = asked.guest.page
    page.wait_for_selector('[data-id="mine-lure"].start')
    asked.touch("mine-lure")
    page.wait_for_selector('[data-id="gnome-C"].target')
    assert asked.lit("target") == {"gnome-C", "gnome-D", "gnome-F", "gnome-G"}  # B sleeps, E is the last of its bed
    asked.says("ask-lure")
    asked.touch("gnome-C")
    page.wait_for_selector('[data-id="pillow-0"].target')
    assert asked.lit("target") == {"pillow-0", "pillow-2"}
    asked.says("ask-pillow")
    asked.touch("gnome-C")  # once more: back
    page.wait_for_selector('[data-id="pillow-0"].target', state="detached")
    assert asked.wishes == []
    assert asked.lit("target") == {"gnome-C", "gnome-D", "gnome-F", "gnome-G"}
    asked.touch("gnome-F")
    asked.touch("pillow-2")
    assert asked.wished() == ["play lure E-1 +1"]


def test_a_gnome_is_dragged_to_a_pillow(invite: Invite) -> None:
    asked = Asked(invite(viewport=PHONE), room(".A. bCD", "lure pull"))
    asked.guest.page.wait_for_selector('[data-id="mine-lure"].start')
    asked.drag("gnome-D", "pillow-0")
    assert asked.wished() == ["play lure N+1 -1"]


def test_four_phones_in_two_teams_and_a_television(invite: Invite) -> None:
    """Everybody has their own bed nearest; the result names both teams."""
    phones = [invite("ru" if n % 2 else "en", viewport=PHONE) for n in range(4)]
    table = phones[0].lay("odeyalo", "me", "open", "open", "open", start=False, options={**ALL_ACT, "teams": True})
    phones[0].sit_at(table)
    for seat, phone in enumerate(phones[1:], 1):
        phone.sit_at(table, seat=seat)
    television = invite(viewport={"width": 1280, "height": 720})
    television.page.goto(f"/tv/{table}")
    phones[0].page.locator(".begin .button.main:enabled").click()
    for seat, phone in enumerate(phones):
        phone.page.wait_for_selector('[data-id="bed-0"]')
        middles: dict[str, float] = phone.page.evaluate(BEDS)
        assert max(middles, key=lambda bed: middles[bed]) == f"bed-{seat}"
    television.page.wait_for_selector('[data-id="team-3"]')
    play_on(*phones)
    outcome: dict[str, Any] = phones[3].states[-1]["outcome"]
    assert outcome["teams"] == [[0, 1], [2, 3]] and outcome["rule"] == "OD-32"
    television.page.wait_for_selector(".end")
