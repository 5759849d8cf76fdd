"""How heavy the first page is, and how soon a move is seen. The figures are printed; only the weight has a bound."""

import os
from collections.abc import Callable
from statistics import median

import pytest

from tests.browser.guest import Guest

Invite = Callable[..., Guest]
MOST = 120_000  # bytes of the first page, compressed, with its letters and pictures

# From the moment the browser hands over a message with a new position to the first change of anything on the table,
# and to the frame after the first one that shows it. (What arrives while a move is still being shown waits for its
# end, on purpose: bots of these tests do not think, people see one move after the other.)
WATCH = """() => {
  let heard = false;
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({data}) => {
        const {type, version} = JSON.parse(data);
        const shown = document.querySelector('.table:not([data-busy])')?.dataset.version;
        if (type !== 'state' || shown === undefined || Number(shown) === version) return;
        performance.mark('heard');
        heard = true;
      });
    }
  };
  const painted = () => performance.measure('painted', 'heard');
  new MutationObserver((changes) => {
    if (!heard || !changes.some(({target}) => target.closest?.('.stage'))) return;
    heard = false;
    performance.measure('changed', 'heard');
    requestAnimationFrame(() => requestAnimationFrame(painted));
  }).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ['style', 'class']});
}"""
TIMES = "(name) => performance.getEntriesByName(name).map(({duration}) => duration)"
GAMES = ["pryzhok", "etazhiki", "stroyka", "odeyalo", "shipuchka"]


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


@pytest.mark.skipif("IGROTEKA_LONG" not in os.environ, reason="a figure to be read on a quiet machine: IGROTEKA_LONG=1")
@pytest.mark.parametrize("game", GAMES)
def test_how_soon_a_move_is_seen(invite: Invite, game: str) -> None:
    masha = invite(reduced_motion="no-preference")
    masha.page.add_init_script(f"({WATCH})()")
    masha.sit_at(masha.lay(game, "me", "bot", options={"first": "0"}))
    while len(masha.page.evaluate(TIMES, "painted")) < 8 and masha.wait("mine", "over")["sight"] == "mine":
        masha.act()
    print(
        f"{game}: {told(masha, 'changed')} from the server's answer to the page, {told(masha, 'painted')} to the screen"
    )


def told(guest: Guest, name: str) -> str:
    times = guest.page.evaluate(TIMES, name)
    return f"{median(times):.0f} ms (of {len(times)}: {min(times):.0f} to {max(times):.0f})"
