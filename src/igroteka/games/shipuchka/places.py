"""Sensible places for a chip: well borne, with room beside it, low; for bots, and as marks for those who do not aim."""

from functools import lru_cache
from typing import NamedTuple

from igroteka.engine.core.dice import Dice

from .bottle import Bottle
from .box import Box
from .kinds import RADIUS, THICK
from .pile import Pile

STEP = 4  # millimetres between places that are looked at
APART = 16  # between two marks
MARKS = 3
KEPT = 32  # positions whose marks are kept
SURE = 2.0  # marks: the centre is so far inside what bears it
ROOM = 1.5  # to chips beside it
SAFE = 1.25  # contacts may shrink by so much and everything still stands; less inside nobody sensible lays a chip


class Spot(NamedTuple):
    """A place as a careful eye sees it; better ones are greater."""

    low: int  # minus the layer
    sure: float
    x: int
    y: int


class Moment(NamedTuple):
    """All that the marks of a position depend on."""

    box: Box
    letter: bool
    phase: int
    challenge: int
    each: int
    laid: int
    places: tuple[tuple[int, int], ...]
    standing: int
    poses: tuple[tuple[float, ...], ...]


def moment(state: Bottle) -> Moment:
    places = tuple((x, y) for x, y in state.places())
    poses = tuple(state.pose_of(chip) for chip in state.chips(state.standing))
    return Moment(
        state.box,
        bool(state.letter),
        state.phase,
        state.challenge,
        state.each,
        state.laid,
        places,
        state.standing,
        poses,
    )


@lru_cache(KEPT)
def marks(moment: Moment) -> tuple[tuple[int, int], ...]:
    """Return the places to mark: a pure function, because every seat looks at the same position."""
    state = Bottle(moment.box, 1, Dice(0))
    for name in ("letter", "phase", "challenge", "each", "laid", "standing"):
        setattr(state, name, getattr(moment, name))
    for index, place in enumerate(moment.places):
        state.set_place(index, *place)
    for chip, pose in zip(state.chips(moment.standing), moment.poses, strict=True):
        state.put_pose(chip, *pose)
    return tuple((spot.x, spot.y) for spot in good_places(state, MARKS))


def good_places(state: Bottle, most: int, step: int = STEP, shift: tuple[int, int] = (0, 0)) -> list[Spot]:
    """The best places, apart from one another; where nothing is good, the best of the bad."""
    spots = sorted(looked_at(state, step, shift), reverse=True)
    good = [spot for spot in spots if spot.sure >= SURE] or spots[:40]
    chosen: list[Spot] = []
    pile = safe_pile(state)
    for spot in good:
        if all((spot.x - s.x) ** 2 + (spot.y - s.y) ** 2 >= APART**2 for s in chosen) and (
            stands(pile, spot) or not chosen
        ):
            chosen.append(spot)
        if len(chosen) == most:
            break
    return chosen


def looked_at(state: Bottle, step: int, shift: tuple[int, int]) -> list[Spot]:
    pile = state.piled()
    reach = far(state)
    numbers = range(-reach, reach + 1, step)
    spots = ((x + shift[0], y + shift[1]) for x in numbers for y in numbers)
    return [spot_at(pile, x, y) for x, y in spots if max(abs(x), abs(y)) <= 60 and state.may_place(pile, x, y)]


def far(state: Bottle) -> int:
    """Return how far from the middle chips stand; places farther out than that are over nothing."""
    reach = [abs(part) + RADIUS for chip in state.chips(state.standing) for part in state.pose_of(chip)[:2]]
    return min(60, int(max([30.0, *reach])))


def spot_at(pile: Pile, x: int, y: int) -> Spot:
    layer = round(pile.rest(x, y, pile.count) / THICK)
    sure = min(pile.margin(x, y), 4 * pile.clearance(x, y) / ROOM - 2)
    sure = min(sure, 0.0) if pile.is_crooked(x, y) else sure
    return Spot(-layer, round(min(sure, 9.0), 2), x, y)


def is_sensible(state: Bottle, x: int, y: int) -> bool:
    """SH-85: what a careful player would do: borne well, room beside it, and everything stands."""
    return borne(safe_pile(state), x, y) is not None


def borne(pile: Pile, x: int, y: int) -> Spot | None:
    """A place of a safe pile, if it is sensible."""
    pile.shrink = 0.0
    spot = spot_at(pile, x, y)
    pile.shrink = SAFE
    return spot if spot.sure >= SAFE and stands(pile, spot) else None


def safe_pile(state: Bottle) -> Pile:
    """The pile, taken as it stands even if chips bore a little less than they do."""
    pile = state.piled()
    pile.shrink = SAFE
    pile.take_as_it_stands()
    return pile


def stands(pile: Pile, spot: Spot) -> bool:
    """Return whether everything of a safe pile stands with a chip here."""
    pile.add(spot.x, spot.y, pile.rest(spot.x, spot.y, pile.count) + THICK / 2, 0.0, 0.0)
    good = bool(pile.stands())
    pile.count -= 1
    return good
