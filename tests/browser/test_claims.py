"""Somebody who looks on asks to play on for a robot whose cards are hidden; those who play are asked, on phones."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guest

Invite = Callable[..., Guest]
PHONE = {"width": 390, "height": 844}
LINE = ".prompt .text"


def gathered(invite: Invite) -> tuple[Guest, Guest]:
    """Masha plays with a robot; Petya came by the link and looks on."""
    masha, petya = invite(viewport=PHONE), invite(viewport=PHONE)
    table = masha.lay("etazhiki", "me", "bot", options={"first": "0"})
    masha.sit_at(table)
    masha.wait("mine")
    petya.sit_at(table)
    petya.page.get_by_role("button", name="Играть вместо робота").click()
    expect(petya.page.locator(LINE)).to_contain_text("Ждём")
    expect(masha.page.locator(LINE)).to_contain_text("Можно?")
    return masha, petya


@pytest.mark.parametrize(("answer", "told"), [("Можно", "Теперь играешь ты"), ("Нет", "доиграют с роботом")])
def test_one_asks_the_other_answers_and_both_are_told(invite: Invite, answer: str, told: str) -> None:
    masha, petya = gathered(invite)
    masha.page.get_by_role("button", name=answer, exact=True).click()
    expect(petya.page.get_by_role("log")).to_contain_text(told)
    expect(masha.page.locator(LINE)).not_to_contain_text("Можно?")
    seated = answer == "Можно"
    expect(petya.page.locator("[data-id^=mine]")).not_to_have_count(0) if seated else None
    assert petya.states[-1]["you"]["seats"] == ([1] if seated else [])
    expect(masha.page.locator(".press, [data-id].start").first).to_be_visible()  # the game goes on


def test_whoever_asked_may_think_better_of_it(invite: Invite) -> None:
    masha, petya = gathered(invite)
    petya.page.get_by_role("button", name="Не надо").click()
    expect(masha.page.locator(LINE)).not_to_contain_text("Можно?")
    expect(petya.page.get_by_role("button", name="Не надо")).to_have_count(0)
