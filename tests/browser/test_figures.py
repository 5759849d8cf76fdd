"""How heavy the first page is, and how soon a move is seen. The figures are printed; only the weight has a bound."""

from collections.abc import Callable
from statistics import median
from typing import Any

import pytest

from tests.browser.guest import Guest

Invite = Callable[..., Guest]
MOST = 120_000  # bytes of the first page, compressed, with its letters and pictures

# From the moment the browser hands over a message with a new position to the first change of anything on the table,
# and to the first frame that shows it. (What arrives while a move is still being shown waits for its end, on purpose:
# bots of these tests do not think, people see one move after the other.)
WATCH = """() => {
  window.delays = [];
  let since = null;
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({data}) => {
        const {type, version} = JSON.parse(data);
        const shown = document.querySelector('.table:not([data-busy])')?.dataset.version;
        if (type === 'state' && shown !== undefined && Number(shown) !== version) since = performance.now();
      });
    }
  };
  new MutationObserver((changes) => {
    if (since === null || !changes.some(({target}) => target.closest?.('.stage'))) return;
    const [heard, changed] = [since, performance.now()];
    since = null;
    requestAnimationFrame(() => setTimeout(() => delays.push([changed - heard, performance.now() - heard])));
  }).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ['style', 'class']});
}"""


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_first_page_is_light(invite: Invite, language: str) -> None:
    page = invite(language).page
    seen: list[int] = []
    line = page.context.new_cdp_session(page)
    line.on("Network.loadingFinished", lambda event: seen.append(int(event["encodedDataLength"])))
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.goto("/", wait_until="networkidle")
    page.wait_for_selector(".shelf li svg use")
    print(f"first page ({language}): {sum(seen)} bytes in {len(seen)} answers")
    assert 0 < sum(seen) <= MOST


@pytest.mark.parametrize("game", ["pryzhok", "etazhiki"])
def test_how_soon_a_move_is_seen(invite: Invite, game: str) -> None:
    masha = invite(reduced_motion="no-preference")
    masha.page.add_init_script(f"({WATCH})()")
    masha.sit_at(masha.lay(game, "me", "bot", options={"first": "0"}))
    for _ in range(4):
        masha.act()
        masha.wait("mine", "over")
    masha.page.wait_for_function("delays.length >= 4")
    delays: list[tuple[float, float]] = masha.page.evaluate("delays")
    print(f"{game}: {told(delays, 0)} from the server's answer to the page, {told(delays, 1)} to the screen")


def told(delays: list[Any], which: int) -> str:
    times = [delay[which] for delay in delays]
    return f"{median(times):.1f} ms (median of {len(times)}, at most {max(times):.1f})"
