"""Browsers and a server for them. Without Chromium these tests are skipped, loudly; in CI they fail."""

import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.guest import Guest
from tests.browser.house import AWAY, House

# The shell has no window of its own to draw beside the page; the whole browser does as well, at a third more work.
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium") or "/usr/bin/chromium"
GL = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]  # three dimensions without a card
DEEP = re.compile("shipuchka|fizz")  # tests with a pile in their name; all others draw everything flat, much sooner
PATIENCE = 30_000  # milliseconds for any one thing; machines may be slow, nothing waits for it to pass
# No window and no graphics card: what is drawn is drawn by the processor, the plainest way; nothing calls home.
ARGUMENTS = [
    "--no-sandbox", "--disable-dev-shm-usage", "--force-color-profile=srgb",
    "--disable-gpu-rasterization", "--disable-extensions", "--disable-background-networking",
    f"--host-resolver-rules=MAP {AWAY} 127.0.0.1",
]  # fmt: skip
# Piles are drawn without shadows and smoothing.
PLAINLY = "addEventListener('DOMContentLoaded', () => (document.documentElement.dataset.plain = ''))"
QUICKLY = "try { localStorage.setItem('pace', '10') } catch {}"  # motion that is not the subject of a test is over soon
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In CI a failed browser test is tried once more, and named: one flake must not cost a day's work."""
    here = Path(__file__).parent
    for item in items if os.environ.get("CI") == "true" else []:
        if here in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    if not Path(CHROMIUM).exists():
        missing = f"NO BROWSER TESTS: there is no Chromium at {CHROMIUM} (Debian: apt install chromium-headless-shell)"
        pytest.fail(missing) if os.environ.get("CI") == "true" else pytest.skip(missing)
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def flat_browser(playwright: Playwright) -> Iterator[Browser]:
    with playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS) as opened:
        yield opened


@pytest.fixture(scope="session")
def deep_browser(playwright: Playwright) -> Iterator[Browser]:
    with playwright.chromium.launch(executable_path=CHROMIUM, args=[*ARGUMENTS, *GL]) as opened:
        yield opened


@pytest.fixture
def browser(request: pytest.FixtureRequest) -> Browser:
    """One of two that all tests of a worker share."""
    opened: Browser = request.getfixturevalue("deep_browser" if DEEP.search(request.node.nodeid) else "flat_browser")
    return opened


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("house")).open()
    yield opened
    opened.close()


@pytest.fixture
def invite(browser: Browser, house: House) -> Iterator[Callable[..., Guest]]:
    """Somebody with a browser of their own: invite(), invite("en"), invite(viewport=...).

    They see little motion and that quickly, unless asked for reduced_motion="no-preference".
    """
    guests: list[Guest] = []

    def come(language: str = "ru", at: House = house, **how: Any) -> Guest:
        how.setdefault("reduced_motion", "reduce")
        how.setdefault("viewport", {"width": 1024, "height": 768})
        how.setdefault("service_workers", "block")
        context = browser.new_context(locale=language, base_url=at.url, **how)
        if how["reduced_motion"] == "reduce":
            context.add_init_script(f"{PLAINLY}; {QUICKLY}")
        context.set_default_timeout(PATIENCE)
        guests.append(Guest(context, at))
        return guests[-1]

    yield come
    for guest in guests:
        guest.context.close()
    assert [trouble for guest in guests for trouble in guest.troubles] == []
