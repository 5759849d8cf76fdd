"""One device, several people: hands stay behind the curtain, and the browser is not even sent them."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.guest import Guest, react

Invite = Callable[..., Guest]


def faces(state: dict[str, Any]) -> list[str]:
    """The cards of hands a state shows face up."""
    hands = {zone["id"] for zone in state["scene"]["zones"] if zone["kind"] == "hand"}
    return [one["id"] for one in state["scene"]["sprites"] if one["zone"] in hands and one.get("art") != "back"]


def test_no_hand_is_sent_before_its_owner_is_ready(invite: Invite) -> None:
    family = invite()
    family.sit_at(family.lay("etazhiki", "me", "me", options={"level": "middle"}))
    family.wait("curtain")
    expect(family.page.locator(".prompt")).to_contain_text("Ходит")  # nobody thinks behind the curtain
    assert all(state["seat"] is None and not faces(state) for state in family.states)
    family.page.locator(".curtain .button.main").click()
    family.wait("mine")
    assert family.states[-1]["seat"] == family.states[-1]["mover"]
    assert faces(family.states[-1])


def test_a_hand_is_given_back_when_the_device_goes_on(invite: Invite) -> None:
    family = invite()
    family.sit_at(family.lay("etazhiki", "me", "me", options={"level": "beginner"}))
    family.wait("curtain")
    family.page.locator(".curtain .button.main").click()
    family.wait("mine")
    first = family.states[-1]["seat"]
    while family.act()["sight"] != "curtain":
        pass
    family.page.wait_for_function("() => document.querySelectorAll('[data-id^=mine]').length === 0")
    assert family.states[-1]["seat"] is None
    assert not faces(family.states[-1])
    family.page.locator(".curtain .button.main").click()
    family.wait("mine")
    assert family.states[-1]["seat"] == 1 - first


def test_an_open_game_needs_no_curtain(invite: Invite) -> None:
    family = invite()
    family.sit_at(family.lay("pryzhok", "me", "me"))
    seats: set[int] = set()
    while len(seats) < 2:
        family.wait("mine")
        seats.add(family.states[-1]["seat"])
        family.act()
    assert family.page.locator(".curtain").count() == 0


def test_everybody_here_may_call_cut_in_whatever_they_hold(invite: Invite) -> None:
    """ET-34: the button is there in every pause, and shows nothing of a hand."""
    family = invite()
    family.sit_at(family.lay("etazhiki", "me", "me", "me", options={"level": "full"}, window_seconds=30))
    while (seen := family.wait("mine", "curtain", "pause"))["sight"] != "pause":
        react(family, seen)
    calls = family.page.locator(".cut .button:not(.main)")
    assert calls.count() == 2
    assert set(hand_drawn(family)) == {"#etazhiki-back"}, "whoever comes to press sees no face"
    calls.first.click()
    family.page.wait_for_selector(".curtain")
    family.page.wait_for_function("() => document.querySelectorAll('[data-id^=mine]').length === 0")
    assert not faces(family.states[-1])


def test_whoever_cannot_cut_in_gives_the_device_back(invite: Invite) -> None:
    family = invite()
    family.sit_at(family.lay("etazhiki", "me", "me", options={"level": "full"}, window_seconds=30))
    while not looked_in_vain(family):
        pass
    family.page.get_by_role("button", name="Понятно, дальше").click()
    family.page.wait_for_selector(".curtain")
    family.page.wait_for_function("() => document.querySelectorAll('[data-id^=mine]').length === 0")


def test_behind_the_curtain_everybody_may_cut_in_before_the_first_card(invite: Invite) -> None:
    """ET-34: the same buttons at the start of every turn once a card was laid, whatever anybody holds."""
    family = invite()
    family.sit_at(family.lay("etazhiki", "me", "me", "me", options={"level": "full"}, window_seconds=30))
    while (seen := family.wait("mine", "curtain", "pause"))["sight"] != "pause":
        assert family.page.locator(".curtain .others").count() == 0
        react(family, seen)
    while (seen := family.wait("mine", "curtain", "pause"))["sight"] != "curtain":
        react(family, seen)
    mover = family.states[-1]["mover"]
    assert family.page.locator(".curtain .others .button").count() == 2
    family.page.locator(".curtain .others .button").first.click()
    family.page.locator(".curtain .button", has_text="Нет, дальше").wait_for()
    family.page.locator(".curtain .button.main").click()
    family.page.wait_for_selector(".curtain", state="detached")
    assert family.states[-1]["seat"] != mover and family.states[-1]["mover"] == mover
    family.page.get_by_role("button", name="Понятно, дальше").click()
    family.page.wait_for_selector(".curtain")
    family.page.wait_for_function("() => document.querySelectorAll('[data-id^=mine]').length === 0")


def hand_drawn(family: Guest) -> list[str]:
    drawn = family.page.locator("[data-id^=mine] .now use")
    return [str(one.get_attribute("href")) for one in drawn.all()]


def looked_in_vain(family: Guest) -> bool:
    """Play on to the next pause and look who could cut in; False when somebody can."""
    while (seen := family.wait("mine", "curtain", "pause"))["sight"] != "pause":
        react(family, seen)
    family.page.locator(".cut .button:not(.main)").first.click()
    family.page.locator(".curtain .button.main").click()
    family.page.wait_for_selector(".curtain", state="detached")
    family.page.wait_for_selector(".wide, [data-id=let]")
    return family.page.locator(".wide").count() > 0
