"""Somebody of five who reads nothing: touches what is pointed at, what glows, or the lamp; knows no rule."""

from typing import Any

from tests.browser.guest import Guest

# What a child sees of a table at rest: what is pointed at, what does not glow, and whether nothing does.
EYES = """() => ({
  pointed: [...document.querySelectorAll('.pointed[data-id]')].map(({ dataset }) => dataset.id),
  quiet: [...document.querySelectorAll('.quiet[data-id]')].map(({ dataset }) => dataset.id),
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
        pointed = [thing for thing in seen["lit"] if thing["id"] in eyes["pointed"]]
        lit = pointed or [thing for thing in seen["lit"] if thing["id"] not in eyes["quiet"]]
        assert lit, "nothing glows and nothing is pointed at"
        self.guest.touch({**seen, "lit": lit})

    def ask(self, seen: dict[str, Any]) -> None:
        """The lamp: something is pointed at then."""
        self.lamps += 1
        self.guest.press(".hint:enabled")
        self.guest.page.wait_for_function(ADVISED, arg=seen["version"])
