"""A table on film: a browser is shown a scripted turn, and every frame of it is written down to be read."""

import re
from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from igroteka.engine.core.outcome import Outcome
from igroteka.engine.scene import Scene
from igroteka.server.wire import messages as m
from tests.browser.guest import Guest

SLOW = 4  # motion is filmed in slow motion: a busy machine still sees every beat
RATE = 20  # frames in a second of the film, at least
FLYING = 5000  # what somebody moves is above all that lies

# All motion and all waiting of the page takes longer, and its clock goes as slowly.
SLOWLY = """(() => {
  const [animate, wait] = [Element.prototype.animate, window.setTimeout];
  const [now, frame] = [performance.now.bind(performance), window.requestAnimationFrame];
  performance.now = () => now() / SLOW;
  window.requestAnimationFrame = (deed) => frame((time) => deed(time / SLOW));
  Element.prototype.animate = function (frames, options) {
    const {duration = 0, delay = 0} = options;
    return animate.call(this, frames, {...options, duration: duration * SLOW, delay: delay * SLOW});
  };
  window.setTimeout = (deed, time = 0, ...more) => wait(deed, time >= 100 ? time * SLOW : time, ...more);
})()""".replace("SLOW", str(SLOW))

# From now on every frame is noted: the beat, and of each thing where it is, how high it lies and what it shows.
RECORD = """(named) => {
  const [film, begun, wanted] = [(window.film = []), performance.now(), new RegExp(named)];
  const href = (element) => element?.querySelector('use')?.getAttribute('href') ?? null;
  const thing = (element, order) => {
    const {x, y, width, height} = element.getBoundingClientRect();
    return {
      id: element.dataset.id, x: x + width / 2, y: y + height / 2, w: width, h: height,
      z: Number(element.style.zIndex), order,
      seen: Number(getComputedStyle(element).opacity), lit: element.classList.contains('lit'),
      art: href(element.querySelector('.face.now')), old: href(element.querySelector('.face.old')),
      number: element.querySelector('.badge, .text')?.dataset.text ?? null,
    };
  };
  const note = () => {
    const table = document.querySelector('.table');
    const sprites = [...table.querySelectorAll('.sprite')].filter((element) => wanted.test(element.dataset.id));
    film.push({
      at: performance.now() - begun, beat: Number(table.dataset.beat), busy: 'busy' in table.dataset,
      things: Object.fromEntries(sprites.map((element, order) => [element.dataset.id, thing(element, order)])),
      pile: table.querySelector('[data-pile]')?.dataset.pile ?? null,
      floats: [...table.querySelectorAll('.float:not([inert])')].map((element) => element.dataset.float),
      said: table.querySelector('.prompt .text')?.innerText ?? '', crowned: table.querySelectorAll('.crown').length,
      active: [...table.querySelectorAll('.panel.active')].map((element) => Number(element.dataset.seat)),
    });
    if (window.film === film) requestAnimationFrame(note);
  };
  note();
}"""
OVER = """(beat) => {
  const {dataset} = document.querySelector('.table');
  return Number(dataset.beat) >= beat && !('busy' in dataset);
}"""

Frame = dict[str, Any]
Thing = dict[str, Any]


class Studio:
    """A guest's table whose server is this test."""

    def __init__(self, guest: Guest, game: str, players: int = 2) -> None:
        self.guest, self.game, self.players, self.version = guest, game, players, 0
        self.table = guest.lay(game, "me", *["open"] * (players - 1), start=False)
        self.line: WebSocketRoute | None = None
        guest.page.add_init_script(SLOWLY)
        guest.page.route_web_socket(re.compile("/ws/"), self.answer)

    def answer(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(lambda text: self.tell(self.first) if '"hello"' in str(text) else None)

    def open(self, scene: Scene) -> None:
        self.first = self.message(scene)
        self.guest.page.goto(f"/t/{self.table}")
        self.guest.page.wait_for_selector(".sprite")

    def tell(self, message: m.StateMessage) -> None:
        assert self.line is not None
        self.line.send(msgspec.json.encode(message).decode())

    def message(self, scene: Scene, beats: Sequence[Scene] = ()) -> m.StateMessage:
        self.version += 1
        seats = [m.Seat(seat, "person", f"Гость {seat + 1}", "fox", True) for seat in range(self.players)]
        table = m.TableInfo(
            self.table, "1234", self.game, "", "playing", {}, self.players, seats, False, False, False, 1, 0, 4
        )
        return m.StateMessage(
            version=self.version, table=table, you=m.You([0], True), seat=0, scene=scene, beats=list(beats), actors=[1]
        )

    def end(self, scene: Scene, outcome: Outcome) -> None:
        """The game is over, and may be played again."""
        self.tell(over(self.message(scene), outcome))
        self.guest.page.wait_for_selector(".end")

    def film(self, scenes: Sequence[Scene], named: str, outcome: Outcome | None = None) -> "Film":
        """Show these scenes, the last of which stays, and film the things of this name."""
        page, message = self.guest.page, self.message(scenes[-1], scenes[:-1])
        beat = int(page.locator(".table").get_attribute("data-beat") or 0)
        page.evaluate(RECORD, named)
        self.tell(over(message, outcome) if outcome else message)
        page.wait_for_function(OVER, arg=beat + len(scenes))
        film = Film(page.evaluate("() => { const film = window.film; window.film = null; return film; }"))
        assert film.swapped() == [], "nothing that lies still comes to lie over what lay on it"
        return film


def over(message: m.StateMessage, outcome: Outcome) -> m.StateMessage:
    """The same position, but nobody is to move any more."""
    table = msgspec.structs.replace(message.table, phase="over")
    return msgspec.structs.replace(message, table=table, outcome=outcome, actors=[])


class Film:
    def __init__(self, frames: list[Frame]) -> None:
        self.frames = frames
        self.moving = [frame for frame in frames if frame["busy"]]

    def rate(self) -> float:
        """Frames in a second, while something moves."""
        return len(self.moving) / (self.moving[-1]["at"] - self.moving[0]["at"]) * 1000

    def when(self, sight: Callable[[Frame], bool], since: float = -1) -> float:
        """The moment something is seen first."""
        found = [frame["at"] for frame in self.frames if frame["at"] > since and sight(frame)]
        assert found, "never seen in this film"
        return float(found[0])

    def place(self, thing: str, frame: int = -1) -> tuple[float, float]:
        spot = self.frames[frame]["things"][thing]
        return spot["x"], spot["y"]

    def tops(self, x: float, y: float) -> list[str | None]:
        """What lies uppermost at a point, from change to change; None where nothing lies."""
        seen = [uppermost(frame, x, y) for frame in self.frames]
        return [top for i, top in enumerate(seen) if i == 0 or top != seen[i - 1]]

    def swapped(self) -> list[tuple[str, str]]:
        """Things one upon the other that change their order though neither is moved: ghosts out of order."""
        seen = [resting(frame) for frame in self.frames]
        return [pair for one, other in pairwise(seen) for pair in turned_round(one, other)]


def resting(frame: Frame) -> dict[str, Thing]:
    return {id: one for id, one in frame["things"].items() if one["seen"] > 0.5 and one["z"] < FLYING}


def turned_round(before: dict[str, Thing], after: dict[str, Thing]) -> list[tuple[str, str]]:
    still = [id for id in before if id in after and near(before[id], (after[id]["x"], after[id]["y"]))]
    upon = [(a, b) for a, b in combinations(still, 2) if covers(before[a], before[b]["x"], before[b]["y"])]
    return [(a, b) for a, b in upon if is_over(before[a], before[b]) != is_over(after[a], after[b])]


def is_over(thing: Thing, other: Thing) -> bool:
    return bool((thing["z"], thing["order"]) > (other["z"], other["order"]))


def uppermost(frame: Frame, x: float, y: float) -> str | None:
    over = [one for one in frame["things"].values() if one["seen"] > 0.5 and covers(one, x, y)]
    return max(over, key=lambda one: (one["z"], one["order"]))["id"] if over else None


def covers(thing: Thing, x: float, y: float) -> bool:
    return abs(thing["x"] - x) < thing["w"] / 2 and abs(thing["y"] - y) < thing["h"] / 2


def near(spot: Thing | None, place: tuple[float, float]) -> bool:
    return spot is not None and abs(spot["x"] - place[0]) + abs(spot["y"] - place[1]) < 2
