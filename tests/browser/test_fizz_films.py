"""Cause before effect in Fizz: what falls is seen to its end before anybody takes it or counts it."""

from collections.abc import Callable
from typing import Any

from igroteka.engine.scene import Scene
from igroteka.games.shipuchka.film import milliseconds
from igroteka.games.shipuchka.rules import Fizz
from tests.browser.conftest import PLAINLY
from tests.browser.film import RATE, Film, Frame, Studio
from tests.browser.guest import Guest
from tests.browser.test_fizz import SMALL
from tests.games.shipuchka.bottle import FIZZ, FLAT, do, seen_to_fall, table

Invite = Callable[..., Guest]
PILE = {"30": [0.0, 0.0, 2.5, *FLAT], "16": [4.0, 3.0, 7.5, *FLAT], "20": [-20.0, 0.0, 2.5, *FLAT]}
TIME = [step / 12 for step in range(13)]
ONTO = [(4.0, 3.0, 30.0 - 17.5 * t * t) for t in TIME]  # down on chip 16
OFF = [(-20.0 - 20 * t, 0.0, 2.5 - 60 * t * t) for t in TIME]  # over the rim

# Solids are drawn for the first time, which takes a machine without a card long: now frames follow one another.
CALM = """() => {
  const [now, before] = [performance.now(), window.before ?? 0];
  window.before = now;
  window.calm = now - before < 50 ? (window.calm ?? 0) + 1 : 0;
  return window.calm > 5;
}"""


def scenes(state: Fizz, ways: dict[int, Any], laid: int, fell: str) -> list[Scene]:
    """Before the chip is let go, the beats, and after it, as the one who laid it sees them."""
    seen = [FIZZ.table().scene(state.view(0), 0)]
    state.witness = lambda moment: seen.append(FIZZ.table().scene(moment.view(0), 0))
    state.absorb(seen_to_fall(ways, laid))
    do(state, f"fell {fell}")
    return [*seen, FIZZ.table().scene(state.view(0), 0)]


def lasts(shown: list[Scene]) -> int:
    return next(milliseconds(zone.film) for scene in shown for zone in scene.zones if zone.film)


def taken(*ids: str) -> Callable[[Frame], bool]:
    return lambda frame: set(ids) <= set(frame["things"])


def is_rolling(frame: Frame) -> bool:
    return bool(frame["pile"] == "film")


def shot(studio: Studio, shown: list[Scene], named: str) -> tuple[Film, float, float]:
    """A film of these scenes; when the fall was begun to be shown, and when it was over."""
    studio.open(shown[0])
    studio.guest.page.wait_for_selector('[data-pile="still"]')
    studio.guest.page.wait_for_function(CALM)
    film = studio.film(shown[1:], named)
    begun = film.when(is_rolling)
    over = film.when(lambda frame: not is_rolling(frame), begun)
    assert over >= lasts(shown), "a fall is seen to its end"  # told at once; a busy machine shows its begin later
    assert film.rate() >= RATE
    return film, begun, over


def test_a_fall_is_seen_then_taken_and_the_end_of_a_round_counted_then_dealt(invite: Invite) -> None:
    """SH-40, SH-50 and SH-52, seen: down it goes, then it comes into the hand; the last chip lies, then points rise and
    stand, then the next round is dealt."""
    guest = invite(viewport=SMALL, reduced_motion="no-preference")
    guest.context.add_init_script(PLAINLY)
    studio = Studio(guest, "shipuchka")
    fall = scenes(do(table("R.+2 G.rock", pile=PILE), "R.+2", "@4,3"), {20: OFF, 36: ONTO}, 36, "20")
    film, begun, over = shot(studio, fall, "^face-")
    mine = film.when(taken("face-B-rock"))
    assert begun < over <= mine
    see_it_again(guest, lasts(fall))

    last = do(table("R.paper", pile=PILE, rounds=2, hands=["R.paper", "Y.paper Y.+2"]), "R.paper", "@4,3")
    film, begun, over = shot(studio, scenes(last, {6: ONTO}, 6, "-"), "^(face|points|stack)-")
    counted = film.when(lambda frame: frame["floats"] == ["+6"])
    sums = film.when(lambda frame: frame["things"]["points-1"]["number"] == "6")
    dealt = film.when(lambda frame: sum(name.startswith("face-") for name in frame["things"]) >= 6)
    assert begun < over <= counted <= sums <= dealt and dealt - counted >= 1500


def see_it_again(guest: Guest, lasted: int) -> None:
    """On request the fall is shown once more, slowly."""
    guest.page.wait_for_selector(".again")
    began = guest.page.evaluate("() => (document.querySelector('.again').click(), performance.now())")
    guest.page.wait_for_selector('[data-pile="film"]')
    guest.page.wait_for_selector('[data-pile="still"]')
    assert guest.page.evaluate("performance.now()") - began > 3 * lasted
