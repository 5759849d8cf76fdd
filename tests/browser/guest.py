"""A person with a browser: sees what glows, touches it, waits for the table's answer."""

import json
import random
from collections import deque
from contextlib import suppress
from time import monotonic
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page, TimeoutError, WebSocket

from tests.browser.house import House
from tests.browser.staging import DRIVE

# What a person sees of the table. Only things that can be reached with a finger count as glowing: uppermost somewhere,
# or under something that does not glow itself (a bed full of gnomes).
LOOK = """() => {
  const table = document.querySelector('.table');
  if (document.querySelector('.end')) return {sight: 'over'};
  if (document.querySelector('.curtain')) return {sight: 'curtain'};
  const version = table?.dataset.version ?? '';
  if (!table || table.dataset.busy || document.querySelector('[data-pile="gliding"]')) return {sight: 'wait', version};
  const point = (element) => {
    const {left, top, width, height} = element.getBoundingClientRect();
    let covered = null;
    for (const fx of [0.5, 0.15, 0.85, 0.05, 0.95]) for (const fy of [0.5, 0.2, 0.8, 0.1]) {
      const [x, y] = [left + fx * width, top + fy * height];
      const [first, ...under] = document.elementsFromPoint(x, y).map((one) => one.closest('[data-id]')).filter(Boolean);
      if (first === element) return [x, y];
      if (under.includes(element) && !first.matches('.start, .target')) covered ??= [x, y];
    }
    return covered;
  };
  const glowing = table.dataset.mine ? [...table.querySelectorAll('[data-id].start, [data-id].target')] : [];
  const lit = glowing.flatMap((element) => {
    const at = point(element);
    return at ? [{id: element.dataset.id, at, button: element.matches('.press')}] : [];
  });
  const places = JSON.stringify(lit);
  const now = performance.now();
  if (window.seen?.places !== places) window.seen = {places, now};
  const still = now - window.seen.now > 16; // from one frame to the next
  if (lit.length > 0 && still) return {sight: 'mine', version, lit};
  if (document.querySelector('.cut')) return {sight: 'pause', version};
  return {sight: 'wait', version};
}"""

SILENCE = 90  # seconds the server may compute without a word; the longest robot's turn takes a few
OFTEN = 25  # milliseconds between looks; a look at every frame would make the browser draw for ever
SHOWN = "() => ({...document.querySelector('.table')?.dataset})"
UNDER = """([id, x, y]) =>
  document.elementsFromPoint(x, y).some((one) => one.closest('[data-id]')?.dataset.id === id)"""

# A busy machine lets the finger lie so long that the touch is a look closer (peek.svelte.ts): one touches again.
FINGER = """addEventListener('pointerdown', ({timeStamp}) => { window.down = timeStamp; window.long = false; }, true);
addEventListener('pointerup', ({timeStamp}) => { window.long = timeStamp - window.down >= 480; }, true);"""

MOVED = """([version, lit]) => {
  const seen = (LOOK)();
  if (['over', 'curtain', 'pause'].includes(seen.sight)) return seen;
  if (document.querySelector('.bubble')) return seen; // told why not: it was gone before the finger came down
  if (window.long && seen.sight === 'mine') return seen;
  if (seen.sight === 'wait') return seen.version !== version && seen;
  return (seen.version !== version || seen.lit.map(({id}) => id).join() !== lit) && seen;
}""".replace("LOOK", LOOK)


class Guest:
    def __init__(self, context: BrowserContext, house: House | None = None, seed: int = 5) -> None:
        self.context, self.house, self.dice = context, house, random.Random(seed)
        context.add_init_script(FINGER)
        self.page: Page = context.new_page()
        self.troubles: list[str] = []
        self.states: list[dict[str, Any]] = []
        self.frames: deque[str] = deque(maxlen=8)
        self.page.on("pageerror", lambda problem: self.troubles.append(str(problem)))
        self.page.on("console", self.hear)
        self.page.on("websocket", self.overhear)

    def hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not self.is_expected(message.text):
            self.troubles.append(message.text)

    def is_expected(self, text: str) -> bool:
        """Browsers call answers like "no such table" and a line that drops errors of their own."""
        return "Failed to load resource" in text or "WebSocket connection" in text

    def overhear(self, socket: WebSocket) -> None:
        """All that the server tells this browser about tables."""
        socket.on("framesent", lambda text: self.frames.append(f"> {text!s:.300}"))
        socket.on("framereceived", lambda text: self.remember(str(text)))

    def remember(self, text: str) -> None:
        self.frames.append(f"< {text:.300}")
        message = json.loads(text)
        if message["type"] == "state":
            self.states.append(message)

    # Tables

    def lay(
        self, game: str, *seats: str, players: int | None = None, start: bool = True, level: str = "", **more: Any
    ) -> str:
        """A new table of this guest's; seats are "me", "bot" (of this level), "open". Returns its id."""
        self.context.request.get("/api/games")
        names = [f"Гость {n}" if kind == "me" else None for n, kind in enumerate(seats, 1)]
        wishes = [{"kind": kind, "name": name, "level": level} for kind, name in zip(seats, names, strict=True)]
        body = {"game": game, "players": players or len(seats), "seats": wishes, "start": start, **more}
        answer = self.context.request.post("/api/tables", data=body)
        assert answer.ok, answer.text()
        table: str = answer.json()["id"]
        return table

    def finished(self, game: str, **options: Any) -> str:
        """A table of this guest and a robot where a game is over: played over the line, drawn by nobody."""
        table = self.lay(game, "me", "bot", options={"first": "0", **options})
        self.page.goto("/settings")
        self.page.evaluate(DRIVE.replace("WISH", "false"), [table, False])
        return table

    def sit_at(self, table: str, seat: int | None = None) -> None:
        """Open the table's page; take a free seat if one is named."""
        self.page.goto(f"/t/{table}")
        if seat is not None:
            self.page.locator(".seats li").nth(seat).locator("button.main").click()
            self.page.wait_for_selector(".seats li.mine")

    # Playing

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def wait(self, *sights: str) -> dict[str, Any]:
        script = f"(sights) => {{ const seen = ({LOOK})(); return sights.includes(seen.sight) && seen; }}"
        return self.until(script, list(sights))

    def until(self, script: str, arg: Any) -> dict[str, Any]:
        """Wait in the browser for what a script finds, as long as anything goes on; else tell what was seen last.

        The clock of a busy machine says nothing: what counts is what has been told and shown, and how much the server
        has computed since. In a hang it computes nothing, or more and more without a word.
        """
        told, thought = self.told_so_far(), self.thought()
        since = thought
        while True:
            with suppress(TimeoutError):
                found: dict[str, Any] = self.page.wait_for_function(script, arg=arg, polling=OFTEN).json_value()
                return found
            before, told, thought = (told, thought), self.told_so_far(), self.thought()
            since = since if told == before[0] else thought
            lives = (told, thought) != before and thought - since < SILENCE
            assert lives, f"waited in vain, asked {arg}, {self.told()}"

    def told_so_far(self) -> tuple[Any, ...]:
        return len(self.states), self.page.evaluate(SHOWN)

    def thought(self) -> int:
        return self.house.thought() if self.house else 0

    def told(self) -> str:
        last = self.states[-1] if self.states else {}
        said = {key: last.get(key) for key in ("version", "seat", "mover", "actors", "pause")}
        return f"seeing {self.look()} at {self.page.evaluate(SHOWN)}, told {said}\n" + "\n".join(self.frames)

    def act(self, seen: dict[str, Any] | None = None) -> dict[str, Any]:
        """Touch what glows until the table has moved on; return what is seen then. `seen`: what glows, if known."""
        seen = seen or self.wait("mine")
        version = seen["version"]
        while seen["sight"] == "mine" and seen["version"] == version:
            seen = self.touch(seen)
        return seen

    def take_turn(self) -> None:
        """Action after action until somebody else is to move."""
        self.wait("mine")
        seat = self.states[-1]["seat"]
        while self.states[-1]["mover"] == seat:
            self.act()

    def touch(self, seen: dict[str, Any]) -> dict[str, Any]:
        thing = self.choose(seen["lit"])
        if not self.is_there(thing):
            return self.look_again(seen)
        self.frames.append(f"touched {thing}")
        self.page.mouse.click(*thing["at"])
        return self.moved(seen)

    def is_there(self, thing: dict[str, Any]) -> bool:
        """Return whether a thing still lies where it was seen."""
        there: bool = self.page.evaluate(UNDER, [thing["id"], *thing["at"]])
        return there

    def look_again(self, seen: dict[str, Any]) -> dict[str, Any]:
        """Return what glows now, or what is seen instead: a pause may have ended, and it is the turn of another."""
        return self.until(MOVED, [seen["version"], ""])

    def press(self, selector: str) -> None:
        """Press a button that was seen, unless it is gone by now."""
        button = self.page.query_selector(selector)
        if button is None:
            return
        try:
            button.click()
        except Error:
            if button.is_visible():
                raise

    def moved(self, seen: dict[str, Any]) -> dict[str, Any]:
        """What is seen once the table has answered a touch."""
        lit = ",".join(thing["id"] for thing in seen["lit"])
        return self.until(MOVED, [seen["version"], lit])

    def choose(self, lit: list[dict[str, Any]]) -> dict[str, Any]:
        """Rather a thing than a button: people who like to play cards finish their games."""
        things = [thing for thing in lit if not thing["button"]]
        return self.dice.choice(things if things and self.dice.random() < 0.7 else lit)


def play_on(*guests: Guest, minutes: float = 2) -> None:
    """Everybody plays in turn until all see the end."""
    deadline = monotonic() + 60 * minutes
    while monotonic() < deadline:
        looks = [guest.look() for guest in guests]
        if all(seen["sight"] == "over" for seen in looks):
            return
        for guest, seen in zip(guests, looks, strict=True):
            react(guest, seen)
        if all(seen["sight"] == "wait" for seen in looks):
            guests[0].page.wait_for_timeout(10)  # browsers tell us things only while we listen
    said = "\n".join(line for guest in guests for line in (str(guest.look()), *guest.frames))
    raise AssertionError(f"the game has not ended\n{said}")


def react(guest: Guest, seen: dict[str, Any]) -> None:
    """Answer a sight: play, open the curtain or end the pause."""
    if seen["sight"] == "mine":
        guest.act(seen)
    elif seen["sight"] == "curtain":
        guest.press(".curtain .button.main")
        guest.page.wait_for_selector(".curtain", state="detached")
    elif seen["sight"] == "pause":
        guest.press(".cut .button.main")
        guest.page.wait_for_selector(".cut", state="detached")
