"""Somebody of five who reads nothing: touches what is pointed at, what glows, or the lamp; knows no rule."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.guest import Guest

# What a child sees of a table at rest: what is pointed at, and whether so much could be touched that nothing glows.
EYES = """() => ({
  pointed: [...document.querySelectorAll('.pointed[data-id], [data-id]:has(.finger)')].map(({ dataset }) => dataset.id),
  crowd: document.querySelector('.stage.crowd') !== null,
  lamp: document.querySelector('.hint:enabled') !== null,
})"""
ADVISED = """(version) => document.querySelector('.table')?.dataset.version !== version
  || document.querySelector('.pointed[data-id]') !== null"""


class Child:
    def __init__(self, guest: Guest) -> None:
        self.guest, self.lamps = guest, 0

    def play(self) -> None:
        """A game to its end."""
        while (seen := self.guest.wait("mine", "over"))["sight"] != "over":
            self.touch(seen)

    def touch(self, seen: dict[str, Any]) -> None:
        eyes = self.guest.page.evaluate(EYES)
        if eyes["crowd"] and not eyes["pointed"] and eyes["lamp"]:
            self.ask(seen)
            return
        lit = [thing for thing in seen["lit"] if thing["id"] in eyes["pointed"]]
        assert lit or not eyes["crowd"], "nothing glows and nothing is pointed at"
        self.guest.touch({**seen, "lit": lit or seen["lit"]})

    def ask(self, seen: dict[str, Any]) -> None:
        """The lamp: something is pointed at then."""
        self.lamps += 1
        self.guest.page.locator(".hint:enabled").click()
        self.guest.page.wait_for_function(ADVISED, arg=seen["version"])

    def learn(self, game: str) -> None:
        """The whole lesson: what is pointed at, then the one big button."""
        page = self.guest.page
        page.goto(f"/learn/{game}")
        page.wait_for_selector(".table")
        while page.locator(".lesson.finished").count() == 0:
            self.step()
        expect(page.locator("#content")).to_be_visible()

    def step(self) -> None:
        page = self.guest.page
        page.wait_for_selector(".pointed[data-id], [data-id]:has(.finger), .below .button.main, .lesson.finished")
        if page.locator(".below .button.main").count():
            page.locator(".below .button.main").click()
        elif page.locator(".lesson.finished").count() == 0:
            seen = self.guest.wait("mine")
            pointed = page.evaluate(EYES)["pointed"]
            self.guest.touch({**seen, "lit": [thing for thing in seen["lit"] if thing["id"] in pointed]})
