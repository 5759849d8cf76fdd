"""Pictures of every page and every state of a game worth seeing, in all sizes and both languages: `make screenshots`.

The machine looks them over too: nothing scrolls sideways, is cut off, is too small to read, or complains.
Only some of them: python -m tests.browser.screenshots <folder> <beginning of a name> ...
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, sync_playwright

from tests.browser.conftest import ARGUMENTS, CHROMIUM, GL, PATIENCE
from tests.browser.house import House
from tests.browser.inspection import problems
from tests.browser.shots import SHOTS
from tests.browser.staging import Host
from tests.browser.ways import Shot

SIZES = {"phone": (390, 844), "tablet": (1024, 768), "desktop": (1920, 1080)}
LANGUAGES = ("ru", "en")
EXPECTED = ("Failed to load resource", "WebSocket connection", "Service Worker")  # tables that are not there, cut lines
# So that a picture can be taken of a line that was cut.
KEEP_LINES = """window.lines = [];
window.WebSocket = class extends WebSocket { constructor(...all) { super(...all); window.lines.push(this); } };"""
FINE = "addEventListener('DOMContentLoaded', () => (document.documentElement.dataset.fine = ''))"  # as with a card
AT_REST = """() => !document.querySelector('[data-busy], .table:not(:has(.sprite, .pile3d))')
  && document.fonts.status === 'loaded'
  && [...document.querySelectorAll('use')].every((use) => document.querySelector(use.getAttribute('href')))"""


class Camera:
    """One browser in one language; takes a shot in all sizes and writes down what is wrong with it."""

    def __init__(self, browser: Browser, house: House, language: str, folder: Path) -> None:
        self.language, self.folder, self.troubles = language, folder, list[str]()
        self.context = self.arrive(browser, house)
        self.host = Host(self.context, language)
        self.friend = Host(self.arrive(browser, house), language, first=1)
        self.page = self.host.page
        self.page.on("pageerror", lambda problem: self.troubles.append(str(problem)))
        self.page.on("console", self.hear)

    def arrive(self, browser: Browser, house: House) -> BrowserContext:
        how = {"locale": self.language, "base_url": house.url, "reduced_motion": "reduce", "service_workers": "block"}
        context = browser.new_context(**how)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE / 2)
        context.add_init_script(KEEP_LINES)
        context.add_init_script(FINE)
        return context

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(part in message.text for part in EXPECTED):
            self.troubles.append(message.text)

    def take(self, shot: Shot) -> list[str]:
        path = shot.lay(self.host, self.friend)
        found = []
        for size in shot.sizes:
            self.resize(size)
            if size == shot.sizes[0] or shot.anew:
                self.open(path, shot)
            found += self.develop(f"{shot.name}.{size}.{self.language}", size)
            if shot.dark and size == "tablet":
                self.page.emulate_media(color_scheme="dark")
                self.develop(f"{shot.name}.{size}.{self.language}.dark", size)
                self.page.emulate_media(color_scheme="light")
        shot.leave(self.page)
        return found

    def resize(self, size: str) -> None:
        width, height = SIZES[size]
        self.page.set_viewport_size({"width": width, "height": height})

    def open(self, path: str, shot: Shot) -> None:
        self.page.goto("about:blank")  # a new anchor alone would not load the page again
        self.page.goto(path)
        self.rest()
        shot.touch(self.page)

    def rest(self) -> None:
        self.page.wait_for_selector("#content", state="attached")
        self.page.wait_for_function(AT_REST)
        self.page.wait_for_timeout(150)

    def develop(self, name: str, size: str) -> list[str]:
        self.rest()
        self.page.screenshot(path=self.folder / f"{name}.png", animations="disabled", timeout=2 * PATIENCE)
        found = [*problems(self.page, size == "phone"), *self.troubles]
        self.troubles.clear()
        return [f"{name}: {problem}" for problem in found]


def pictures(browser: Browser, house: House, folder: Path, wanted: list[str]) -> list[str]:
    found = []
    for language in LANGUAGES:
        camera = Camera(browser, house, language, folder)
        for shot in SHOTS:
            if not wanted or shot.name.startswith(tuple(wanted)):
                found += told(attempt(camera, shot))
        camera.context.close()
        camera.friend.context.close()
    return found


def told(found: list[str]) -> list[str]:
    """Said at once: taking all the pictures takes minutes."""
    for problem in found:
        print(problem, flush=True)
    return found


def attempt(camera: Camera, shot: Shot) -> list[str]:
    """One picture that cannot be taken does not keep the others from being taken."""
    try:
        return camera.take(shot)
    except Exception as trouble:
        return [f"{shot.name} {camera.language}: no picture: {trouble}"]


def main(folder: Path, wanted: list[str]) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data)).open()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*ARGUMENTS, *GL])
        found = pictures(browser, house, folder, wanted)
        browser.close()
        house.close()
    print(f"{len(found)} problems" if found else "nothing is cut off, covered or too small")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
