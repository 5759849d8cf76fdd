"""Cutting in (ET-31 to ET-34): a second browser claims a floor; a third one that is not asked sees the same pause."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.guest import Guest
from tests.browser.house import House

Invite = Callable[..., Guest]

# Every floor is a 5, so every floor fits at any time. Blue ones stay in the box at `full`; the other levels need them.
BOX = """name = "{name}"
[[floors]]
numbers = [5]
copies = {day}
{mark}
[[floors]]
numbers = [5]
copies = {night}
night = true
[[balls]]
numbers = [1]
copies = 1
"""
ALL_NIGHT = BOX.format(name="all night", day=40, mark='mark = "blue"', night=40)
FEW_NIGHT = BOX.format(name="few night floors", day=40, mark="", night=5)
DEALS = 30  # in every second deal exactly one of two hands has a night floor
OPTIONS = {"level": "full", "first": "0"}


def opened(folder: Path, box: str) -> Iterator[House]:
    (folder / "box.toml").write_text(box, "utf-8")
    house = House(folder, IGROTEKA_EDITIONS=f"etazhiki={folder}/box.toml").open()
    yield house
    house.close()


@pytest.fixture(scope="module")
def night(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    yield from opened(tmp_path_factory.mktemp("night"), ALL_NIGHT)


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    yield from opened(tmp_path_factory.mktemp("evening"), FEW_NIGHT)


def gather(host: Guest, *others: Guest, window: float) -> str:
    """A new game of these people, each with a browser of their own; the host has the first turn."""
    kinds = ["me", *("open" for _ in others)]
    table = host.lay("etazhiki", *kinds, start=False, options=OPTIONS, window_seconds=window)
    host.sit_at(table)
    for seat, other in enumerate(others, 1):
        other.sit_at(table, seat)
    host.page.locator(".begin .button.main:enabled").click()
    return table


def lay_a_floor(guest: Guest) -> None:
    """A card out of the hand (the only one that goes is taken up by itself), and onto the pile."""
    guest.wait("mine")
    cards = guest.page.locator('[data-id^="mine-5"].start')
    if cards.count():
        cards.last.click()
    guest.page.locator('[data-id="floors"].target').click()


def sees_a_pause(guest: Guest) -> None:
    guest.page.wait_for_selector(".prompt .ring")


def hand(guest: Guest) -> int:
    return guest.page.locator('[data-id^="mine-"]').count()


def pile(guest: Guest) -> str:
    """How many cards of floors everybody sees lying."""
    badge = guest.page.locator('[data-id^="floors-"] .badge').last
    return badge.get_attribute("data-text") or ""


def wait_for_pile(guest: Guest, count: int) -> None:
    guest.page.wait_for_selector(f'[data-id^="floors-"] .badge[data-text="{count}"]')


def test_a_second_browser_cuts_in(invite: Invite, night: House) -> None:
    masha, peter = invite(at=night), invite("en", at=night)
    gather(masha, peter, window=60)
    lay_a_floor(masha)
    sees_a_pause(masha)
    assert masha.look()["sight"] == "wait"  # nobody goes on while somebody may cut in
    lay_a_floor(peter)
    wait_for_pile(masha, 3)
    masha.page.wait_for_selector('.panel.active[data-seat="1"]')
    assert masha.page.locator('[data-told="news"]').inner_text() != ""
    assert (hand(masha), hand(peter)) == (5, 5)
    lay_a_floor(masha)  # and she cuts in again: after that card there is a new pause for all the others
    wait_for_pile(peter, 4)
    sees_a_pause(peter)
    assert (hand(masha), hand(peter)) == (4, 5)


def test_letting_it_go_tells_nobody(invite: Invite, night: House) -> None:
    """Whoever lets go is not asked again; the others see the pause go on to its end, then the turn goes on."""
    masha, peter = invite(at=night), invite(at=night)
    gather(masha, peter, window=12)
    lay_a_floor(masha)
    peter.wait("mine")
    seen = len(masha.states)
    peter.page.locator('[data-id="let"]').click()
    peter.page.wait_for_selector('[data-id="let"]', state="detached")
    assert len(masha.states) == seen
    assert masha.page.locator(".prompt .ring").count() == 1
    masha.wait("mine")
    assert masha.page.locator(".prompt .ring").count() == 0
    assert (pile(masha), pile(peter)) == ("2", "2")
    masha.page.locator('[data-id="end"].start').click()
    lay_a_floor(peter)  # his own turn has come
    wait_for_pile(masha, 3)


def asked(states: list[dict[str, Any]]) -> bool:
    return bool(states[-1]["gestures"])


def deal_for_one(masha: Guest, *others: Guest) -> tuple[Guest, Guest]:
    """Deal anew until exactly one of the others can cut in on Masha's card; that one first."""
    for _ in range(DEALS):
        gather(masha, *others, window=60)
        lay_a_floor(masha)
        for guest in others:
            sees_a_pause(guest)
        able = [asked(guest.states) for guest in others]
        if able.count(True) == 1:
            return others[able.index(True)], others[able.index(False)]
    raise AssertionError("never exactly one")


def test_a_third_browser_sees_the_same_pause(invite: Invite, evening: House) -> None:
    masha, peter, vera, ivan = (invite(at=evening) for _ in range(4))
    able, unable = deal_for_one(masha, peter, vera)
    ivan.sit_at(masha.page.url.rsplit("/", 1)[1])  # he only looks on
    for guest in (masha, unable, ivan):
        sees_a_pause(guest)
        assert guest.look()["sight"] == "wait"
        assert guest.page.locator('[data-id="let"]').count() == 0
    told = ("actors", "mover", "last", "version")
    assert [unable.states[-1][what] for what in told] == [able.states[-1][what] for what in told]
    lay_a_floor(able)
    for guest in (masha, unable, ivan):
        wait_for_pile(guest, 3)


# Before the first card of a turn: nobody waits, the first action to arrive wins


def next_turn(masha: Guest, peter: Guest) -> None:
    """Masha lays a card and ends her turn; Peter is to move, and she could cut in."""
    gather(masha, peter, window=0.2)
    lay_a_floor(masha)
    masha.wait("mine")
    masha.page.locator('[data-id="end"].start').click()
    peter.wait("mine")
    masha.page.wait_for_selector('.panel.active[data-seat="1"]')


def cut_in_early(guest: Guest) -> None:
    guest.page.locator('[data-id^="mine-5n"].start').last.click()
    guest.page.locator('[data-id="floors"].target').click()


def test_a_second_browser_cuts_in_before_the_first_card(invite: Invite, night: House) -> None:
    masha, peter = invite(at=night), invite(at=night)
    next_turn(masha, peter)
    assert [guest.page.locator(".prompt .ring").count() for guest in (masha, peter)] == [0, 0]
    assert masha.page.locator('[data-id="let"]').count() == 0
    assert "mine" not in masha.page.evaluate("() => ({...document.querySelector('.table').dataset})")
    cut_in_early(masha)
    wait_for_pile(peter, 3)
    for guest in (masha, peter):
        guest.page.wait_for_selector('.panel.active[data-seat="0"]')
    assert (hand(masha), hand(peter)) == (4, 6)


def test_whoever_is_too_late_sees_who_was_faster_and_keeps_the_card(invite: Invite, night: House) -> None:
    masha, peter = invite(at=night), invite(at=night)
    line = Held(peter)
    next_turn(masha, peter)
    line.holding = True
    cut_in_early(masha)
    wait_for_pile(masha, 3)
    lay_a_floor(peter)  # he has not heard of it
    line.let_go()
    peter.page.wait_for_selector('.bubble[data-why="table-faster"]')
    assert peter.page.locator(".bubble p").inner_text().startswith("Гость 1 быстрее!")
    wait_for_pile(peter, 3)
    assert (hand(masha), hand(peter)) == (4, 6)


class Held:
    """A line on which what the server says may be held back for a while."""

    def __init__(self, guest: Guest) -> None:
        self.holding = False
        self.held: list[tuple[WebSocketRoute, str | bytes]] = []
        guest.page.route_web_socket(re.compile("/ws/"), self.join)

    def join(self, near: WebSocketRoute) -> None:
        far = near.connect_to_server()
        far.on_message(lambda said: self.held.append((near, said)) if self.holding else near.send(said))

    def let_go(self) -> None:
        self.holding = False
        for near, said in self.held:
            near.send(said)
