"""A person who has nothing but a keyboard: Tab, arrows, Enter, Space, Escape."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.guest import Guest

FAR = 150  # more presses than any page needs
ON = "(selector) => Boolean(document.activeElement?.matches(selector))"
GLOWING = ".stage [data-id].start, .stage [data-id].target"


class Keyboard:
    def __init__(self, guest: Guest) -> None:
        self.guest, self.page = guest, guest.page
        self.press = self.page.keyboard.press

    def is_on(self, selector: str) -> bool:
        return bool(self.page.evaluate(ON, selector))

    def tab_to(self, selector: str, key: str = "Tab") -> None:
        """Go on with Tab until the focus is there."""
        assert self.reaches(selector, key), f"Tab never reaches {selector}; now on {here(self.page)}"

    def reaches(self, selector: str, key: str = "Tab") -> bool:
        for _ in range(FAR):
            if self.is_on(selector):
                return True
            self.press(key)
        return False

    def push(self, selector: str, key: str = "Enter", *, by: str = "Tab") -> None:
        self.tab_to(selector, by)
        self.press(key)

    # Playing

    def play(self) -> None:
        """To the end of the game."""
        while self.guest.wait("mine", "over")["sight"] == "mine":
            self.act()

    def act(self) -> None:
        """One whole action: from glow to glow until the table has moved on."""
        seen = self.guest.wait("mine", "over")
        version = seen.get("version")
        while seen["sight"] == "mine" and seen["version"] == version:
            seen = self.touch(seen)

    def touch(self, seen: dict[str, Any]) -> dict[str, Any]:
        if not self.reaches(GLOWING):
            now = self.guest.look()
            left = now["sight"] == "mine" and now["version"] == seen["version"]
            assert not left, f"Tab never reaches what glows; now on {here(self.page)}"
            return self.guest.look_again(seen)
        for key in self.guest.dice.choices(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], k=2):
            self.press(key)
        self.press(self.guest.dice.choice(["Enter", "Space"]))
        return self.guest.moved(seen)


def here(page: Page) -> str:
    """Where the focus is, for the one who reads a failure."""
    return str(page.evaluate("document.activeElement?.outerHTML.slice(0, 200)"))
