"""How heavy the first page is, and how soon a move is seen. Seconds are printed; bytes and frames have a bound."""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Error, Page

from igroteka.server.settings import Settings
from tests.browser.guest import Guest
from tests.browser.house import House

Invite = Callable[..., Guest]
MOST = 120_000  # bytes of the first page, compressed, with its letters and pictures

# Calls `heard` the moment the browser hands over a message with a new position. (What arrives while a move is still
# being shown waits for its end, on purpose: bots of these tests do not think, people see one move after the other.)
LISTEN = """const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({data}) => {
      const {type, version} = JSON.parse(data);
      const shown = document.querySelector('.table:not([data-busy])')?.dataset.version;
      if (type === 'state' && shown !== undefined && Number(shown) !== version) heard();
    });
  }
  send(text) {
    window.sent = (window.sent ?? 0) + 1;
    super.send(text);
  }
};"""
# Marks that moment and the first change of anything on the table after it; the trace tells when it was drawn.
WATCH = """() => {
  let waiting = false;
  const heard = () => (performance.mark('heard'), (waiting = true));
  LISTEN
  new MutationObserver((changes) => {
    if (!waiting || !changes.some(({target}) => target.closest?.('.stage'))) return;
    waiting = false;
    performance.mark('changed');
  }).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ['style', 'class']});
}""".replace("LISTEN", LISTEN)
CHANGES = "performance.getEntriesByName('changed').length"
# Resolves once it is one's turn again; nothing looks meanwhile (a look costs as much as a move). A touch that only
# chooses asks nothing of the server: there is nothing to wait for.
LOOK_ON_QUIETLY = """async ([version, sent]) => {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  const table = document.querySelector('.table');
  if (window.sent === sent) return;
  await new Promise((resolve) => {
    const data = table.dataset;
    const mine = () => data.mine || document.querySelector('.end, .cut');
    const look = () => data.version !== version && !data.busy && mine() && (watch.disconnect(), resolve());
    const watch = new MutationObserver(look);
    watch.observe(table, {attributeFilter: ['data-version', 'data-busy', 'data-mine']});
    look();
    setTimeout(resolve, 5000); // a question of the table's own: the next look finds it
  });
}"""
# What a frame goes through: the page paints it, the compositor takes it over, all of it is there, it is drawn.
FRAME = ("BeginMainThreadFrame", "Commit", "ActivateLayerTree", "DrawFrame")
# How many frames were drawn between hearing of a new position and beginning to show it.
COUNT = """() => {
  window.frames_waited = [];
  let [waiting, frames] = [false, 0];
  const next = () => waiting && (frames++, requestAnimationFrame(next));
  const heard = () => (([waiting, frames] = [true, 0]), requestAnimationFrame(next));
  LISTEN
  new MutationObserver(() => {
    if (waiting) window.frames_waited.push(frames);
    waiting = false;
  }).observe(document, {subtree: true, attributeFilter: ['data-beat']});
}""".replace("LISTEN", LISTEN)
SOON = 2  # frames; drawing the next one included a twentieth of a second
THINGS = "[...document.querySelectorAll('.sprite')].map((thing) => thing.dataset.id)"
LOOKS = 50  # frames in which the compositor may still tell of the page before this one
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


def test_a_move_is_shown_at_once(invite: Invite) -> None:
    """A tenth of a second after the server's answer at most: counted in frames, which a busy machine draws later."""
    masha = invite(reduced_motion="no-preference")
    masha.page.add_init_script(f"({COUNT})()")
    masha.sit_at(masha.lay("pryzhok", "me", "bot", options={"first": "0"}))
    while len(masha.page.evaluate("frames_waited")) < 3:
        masha.act()
    assert max(masha.page.evaluate("frames_waited")) <= SOON


ENDLESS = ("-round", "-breathe", "-nod")  # while somebody thinks; around what was chosen; "your turn"


def test_what_never_rests_is_not_painted_again(invite: Invite, browser: Browser, usual: House) -> None:
    """What goes on and on is moved by the compositor alone: it costs a tablet nothing, and no move waits for it."""
    masha = invite(at=usual, reduced_motion="no-preference")
    with traced(browser, masha.page, "blink.animations", "devtools.timeline") as events:
        masha.sit_at(masha.lay("pryzhok", "me", "bot", options={"first": "1"}))
        masha.page.wait_for_selector(".ring.idle")
        masha.touch(masha.wait("mine"))
        masha.page.wait_for_selector(".target .halo")
    endless = [one for one in animations(events) if one["displayName"].endswith(ENDLESS)]
    assert {name for name in ENDLESS for one in endless if one["displayName"].endswith(name)} == set(ENDLESS)
    assert [one for one in endless if one.get("compositeFailed")] == []


@pytest.mark.parametrize("game", GAMES)
def test_things_are_pictures_of_their_own(invite: Invite, game: str) -> None:
    """One that moves or begins to glow has no other painted again: the compositor has each as a layer."""
    masha = invite()
    masha.sit_at(masha.lay(game, "me", "bot", options={"first": "0"}))
    masha.wait("mine")
    assert flat_things(masha.page) == set()


def flat_things(page: Page) -> set[str]:
    """The things that are no layers of their own. What the compositor tells may be older than the page: ask again."""
    told: list[dict[str, Any]] = []
    line = page.context.new_cdp_session(page)
    line.on("LayerTree.layerTreeDidChange", lambda event: told.append(event))
    line.send("DOM.enable")
    line.send("LayerTree.enable")
    flat = {"nothing was told"}
    for _ in range(LOOKS):
        page.evaluate("document.body.classList.toggle('looked')")
        page.evaluate("new Promise(requestAnimationFrame)")
        layers = next((event["layers"] for event in reversed(told) if "layers" in event), None)
        if layers is not None:
            flat = set(page.evaluate(THINGS)) - {name for layer in layers for name in names(line, layer)}
        if not flat:
            break
    line.detach()
    return flat


def names(line: CDPSession, layer: dict[str, Any]) -> list[str]:
    """Which thing a layer is the picture of, if of any; it may be gone from the page meanwhile."""
    if "backendNodeId" not in layer:
        return []
    try:
        node = line.send("DOM.describeNode", {"backendNodeId": layer["backendNodeId"]})["node"]
    except Error:
        return []
    return [value for name, value in pairwise(node.get("attributes", [])) if name == "data-id"]


@contextmanager
def traced(browser: Browser, page: Page, *categories: str) -> Iterator[list[dict[str, Any]]]:
    """What Chromium notes down of its own work; complete when this is left."""
    events: list[dict[str, Any]] = []
    ended: list[object] = []
    line = browser.new_browser_cdp_session()
    line.on("Tracing.dataCollected", lambda event: events.extend(event["value"]))
    line.on("Tracing.tracingComplete", lambda event: ended.append(event))
    line.send("Tracing.start", {"traceConfig": {"includedCategories": list(categories)}})
    try:
        yield events
    finally:
        line.send("Tracing.end")
        while not ended:
            page.wait_for_timeout(10)
        line.detach()


def animations(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What Chromium tells of each animation: its name, and whether the compositor can do it alone."""
    begun: dict[str, dict[str, Any]] = {}
    told: list[dict[str, Any]] = []
    for event in sorted((one for one in events if one["name"] == "Animation"), key=lambda one: float(one["ts"])):
        who, data = f"{event['pid']} {event.get('id2', event.get('id'))}", event["args"].get("data", {})
        if event["ph"] == "b":
            begun[who] = {"displayName": "", **data}
            told.append(begun[who])
        elif who in begun:
            begun[who].update(data)
    return told


@pytest.mark.skipif("IGROTEKA_LONG" not in os.environ, reason="a figure to be read on a quiet machine: IGROTEKA_LONG=1")
@pytest.mark.parametrize("game", GAMES)
def test_how_soon_a_move_is_seen(invite: Invite, browser: Browser, game: str) -> None:
    """From the server's answer to the drawn frame, as the compositor tells it; the processor draws here, not a card."""
    masha = invite(reduced_motion="no-preference")
    masha.page.add_init_script(f"({WATCH})()")
    begun = processor()
    with traced(browser, masha.page, "blink.user_timing", "disabled-by-default-devtools.timeline.frame") as events:
        masha.sit_at(masha.lay(game, "me", "bot", options={"first": "0"}))
        while masha.page.evaluate(CHANGES) < 8 and (seen := masha.wait("mine", "over"))["sight"] == "mine":
            touch_and_look_on(masha, seen)
    whole, taken = (now - then for now, then in zip(processor(), begun, strict=True))
    on_page, on_screen = zip(*seen_after(events), strict=True)
    print(
        f"{game}: {told(on_page)} from the server's answer to the page, {told(on_screen)} to the screen, "
        f"{sum(time > 100 for time in on_screen)} over 100; "
        f"{taken / whole:.0%} of the processor's time was taken by other machines"
    )


def touch_and_look_on(guest: Guest, seen: dict[str, Any]) -> None:
    """One touch of what glows, and not another look before it is one's turn again."""
    sent = guest.page.evaluate("window.sent")
    guest.page.mouse.click(*guest.choose(seen["lit"])["at"])
    guest.page.evaluate(LOOK_ON_QUIETLY, [seen["version"], sent])


def seen_after(events: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """For each move: milliseconds until the page had changed, and until that was drawn."""
    events = sorted(events, key=lambda event: float(event["ts"]))
    found: list[tuple[float, float]] = []
    heard = 0.0
    for number, event in enumerate(events):
        if event["name"] == "heard":
            heard = event["ts"]
        elif event["name"] == "changed":
            drawn = at_last(events[number:])
            found += [((event["ts"] - heard) / 1000, (drawn - heard) / 1000)] if drawn else []
    return found


def at_last(events: list[dict[str, Any]]) -> float | None:
    """When the next frame has gone through all it goes through."""
    following = (event for event in events if event["ph"] != "b")  # of what takes a while, its end
    steps = [next((event for event in following if event["name"] == step), None) for step in FRAME]
    return steps[-1]["ts"] if steps[-1] else None


def processor() -> tuple[int, int]:
    """All time of the machine's processors so far, and what other machines on the same hardware took of it."""
    times = [int(time) for time in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
    return sum(times), times[7]


# A robot's whole turn, as a child waits for it: from the answer to the own move until one may touch again. Pauses in
# which the child itself may cut in are its own time.
LOOK_ON = """() => {
  window.turns = [];
  let turn = null;
  const look = () => {
    const table = document.querySelector('.table');
    const mine = table?.dataset.mine && !table.dataset.busy;
    const [now, version] = [performance.now(), Number(table?.dataset.version ?? 0)];
    if (document.querySelector('.cut')) turn = null;
    else if (table?.querySelector('.panel.active:not(.mine)')) turn ??= {began: now, version};
    else if (mine && turn) {
      if (version > turn.version) window.turns.push([now - turn.began, version - turn.version]);
      turn = null;
    }
    requestAnimationFrame(look);
  };
  look();
}"""
TURNS = {"pryzhok": 10, "etazhiki": 20, "stroyka": 10, "odeyalo": 12, "shipuchka": 6}


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose robots take their time, as everywhere."""
    pace, breath = str(Settings().bot_pace), str(Settings().bot_breath)
    opened = House(tmp_path_factory.mktemp("usual"), IGROTEKA_BOT_PACE=pace, IGROTEKA_BOT_BREATH=breath).open()
    yield opened
    opened.close()


@pytest.mark.skipif("IGROTEKA_LONG" not in os.environ, reason="minutes, and a quiet machine: IGROTEKA_LONG=1")
@pytest.mark.parametrize("game", GAMES)
def test_how_long_a_robots_turn_is(invite: Invite, usual: House, game: str) -> None:
    """Under five seconds, turns of many cards too."""
    masha = invite(at=usual, reduced_motion="no-preference")
    options = {"first": "0", **({"level": "middle"} if game == "etazhiki" else {})}
    masha.sit_at(masha.lay(game, "me", "bot", level="amateur", options=options))
    masha.wait("mine")
    masha.page.evaluate(LOOK_ON)
    while len(masha.page.evaluate("turns")) < TURNS[game] and masha.wait("mine", "over")["sight"] == "mine":
        masha.take_turn()
    turns = sorted(masha.page.evaluate("turns"))
    spread = " ".join(f"{time / 1000:.1f}s/{int(steps)}" for time, steps in turns)
    print(f"{game}: {median(time for time, _ in turns) / 1000:.1f} s, seconds/states: {spread}")


def told(times: Sequence[float]) -> str:
    return f"{median(times):.0f} ms (of {len(times)}: {min(times):.0f} to {max(times):.0f})"
