"""SH-84, SH-85: the fast pile beside the referee, on piles the referee built: `igroteka lab calibrate shipuchka`.

Piles grow chip by chip where a careful player would lay them, by normal hands: how often does a chip fall (SH-85)?
Near the heights of the rule it is asked a few times more before each chip, elsewhere and with other luck.
At some heights any place at all is tried, too, with hands that do not tremble: do both say the same about what falls?
"""

from collections.abc import Iterator
from functools import cache
from math import cos, hypot, pi, sin
from time import process_time

import msgspec

from igroteka.engine.core.dice import Dice

from . import physics
from .game import FizzGame
from .kinds import THICK
from .places import Spot, borne, good_places, safe_pile
from .referee import metres, millimetres
from .rules import Fizz

WANTED = {5: 5.0, 15: 9.0, 30: 18.0}  # SH-85: per cent of sensible placements that lose a chip
LOWEST_OF = 8  # sensible places a careful player compares
LOOKS = 1200  # at random places, to find them
STILL = 3  # a level of hands that no table has: no tremor at all
GUESSES = 20  # of the fast pile about one placement
CHIP = 56  # the chip that is tried
NORMAL = 1
MOVED = 2.0  # millimetres: more than a chip settles
TIPPED = 0.0019  # five degrees: the squared sine of half of them


HEIGHTS = {5: 2, 15: 2, 20: 1, 30: 3}


class Plan(msgspec.Struct, frozen=True):
    """The plan of measurements for every pile."""

    heights: dict[int, int] = msgspec.field(default_factory=HEIGHTS.copy)  # chips that stand, give or take so many
    again: int = 3  # sensible placements more, near the heights of the rule, for each one the pile grows by
    asked: int = 12  # placements anywhere, once for each height
    high: int = 50  # only timed, and on layers of seven: by trembling hands piles hardly come so far
    timed: int = 10  # placements there


USUAL = Plan()


class Part(msgspec.Struct, frozen=True):
    """A pile by its number, or what is only timed; it says the same on any core."""

    seed: str
    number: int  # -1: what is only timed
    plan: Plan


class Height(msgspec.Struct):
    """The results for a number of standing chips."""

    chips: int
    piles: list[tuple[int, int]] = []  # by pile: sensible placements, and how many of them lost a chip
    asked: int = 0  # placements anywhere by a still hand
    agreed: int = 0  # both say that something moves, or both that nothing does: the question statics answers
    fates: int = 0  # both say that something falls, or both that nothing does
    alike: int = 0  # the very same chips
    careless: int = 0  # how many of them fell, says the referee
    laid: int = 0  # sensible placements by normal hands
    fell: int = 0  # of these lost a chip, says the referee
    guessed: float = 0.0  # and the fast pile, on average
    seconds: float = 0.0  # of a processor, for the sensible ones

    def add(self, other: "Height") -> None:
        for name in self.__struct_fields__[1:]:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def worth(self) -> float:
        """As much is known as from so many placements that have nothing to do with one another; piles differ."""
        rate = self.fell / max(1, self.laid)
        spread = sum((fell - rate * laid) ** 2 for laid, fell in self.piles)
        alone = rate * (1 - rate) * self.laid
        count = len(self.piles)
        return 1.0 if count < 2 else self.laid / max(1.0, spread * count / (count - 1) / alone if alone else 1.0)

    def row(self, sure: str) -> list[str]:
        """As a line of a table."""
        wanted = f"{WANTED[self.chips]:.0f} %" if self.chips in WANTED else ""
        asked, laid = max(1, self.asked), max(1, self.laid)
        agreed, fates, alike = (f"{100 * part / asked:.1f} %" for part in (self.agreed, self.fates, self.alike))
        fell, guessed = (f"{100 * part / laid:.1f} %" for part in (self.fell, self.guessed))
        time = f"{1000 * self.seconds / laid:.0f} ms"
        still = [str(self.asked), agreed, fates, alike]
        return [str(self.chips), *still, str(len(self.piles)), str(self.laid), fell, sure, wanted, guessed, time]


class Calibration(msgspec.Struct):
    heights: list[Height]

    def agreement(self) -> float:
        """Per cent of all placements about which both agree."""
        return 100 * sum(h.agreed for h in self.heights) / max(1, sum(h.asked for h in self.heights))


def parts(piles: int, seed: str) -> list[Part]:
    """Return the parts of the work."""
    return [Part(seed, number, USUAL) for number in range(-1, piles)]


def together(found: list[list[Height]]) -> Calibration:
    """Return the results of the parts as one report."""
    heights: dict[int, Height] = {}
    for height in (height for some in found for height in some):
        heights.setdefault(height.chips, Height(height.chips)).add(height)
    return Calibration([heights[chips] for chips in sorted(heights)])


def measured(game: FizzGame, part: Part) -> list[Height]:
    """One part, in this process."""
    plan, dice = part.plan, Dice(f"{part.seed} {part.number}")
    heights = [time_high(game, plan, dice)] if part.number < 0 else pile_measured(game, plan, dice)
    for height in heights:
        height.piles = [(height.laid, height.fell)] if height.laid else []
    return heights


def time_high(game: FizzGame, plan: Plan, dice: Dice) -> Height:
    """On regular layers, in the middle."""
    state, height = Fizz(game.box, 1, Dice(0)), Height(plan.high)
    for chip in range(plan.high):
        turn, out = chip % 7 * pi / 3, 26.0 if chip % 7 else 0.0
        state.standing |= 1 << chip
        state.put_pose(chip, out * cos(turn), out * sin(turn), (chip // 7 + 0.5) * THICK, 1.0, 0.0, 0.0, 0.0)
    state.laid = 1 << CHIP
    for _ in range(plan.timed):
        ask_sensibly(state, [height], (0, 0), dice)
    return height


def pile_measured(game: FizzGame, plan: Plan, dice: Dice) -> list[Height]:
    """A pile that grows, asked at every height."""
    heights = {chips: Height(chips) for chips in plan.heights}
    for state, near, is_new in grown(game, plan, heights, dice):
        if is_new and state.standing.bit_count() in heights:
            compare(state, heights[state.standing.bit_count()], plan.asked, dice)
        asked = [height for height in near if height.chips in WANTED]
        for _ in range(plan.again if asked else 0):
            state.laid = 1 << CHIP
            place = sensible(state, dice)
            if place:
                ask_sensibly(state, asked, place, dice)
    return list(heights.values())


def grown(
    game: FizzGame, plan: Plan, heights: dict[int, Height], dice: Dice
) -> Iterator[tuple[Fizz, list[Height], bool]]:
    """A pile before each chip, the heights it is near, and whether it never had so many chips before."""
    state, seen, most = Fizz(game.box, 1, Dice(0)), 0, max(chips + span for chips, span in plan.heights.items())
    for _try in range(10 * most):
        count = state.standing.bit_count()
        near = [heights[chips] for chips, span in plan.heights.items() if abs(chips - count) <= span]
        if count > most:
            return
        yield state, near, count > seen
        seen = max(seen, count)
        grow(state, near, dice)


def grow(state: Fizz, near: list[Height], dice: Dice) -> None:
    """One chip more, or what is left when it made others fall; it counts for the heights it is near."""
    standing = state.chips(state.standing)
    chips = [*standing, next(chip for chip in range(CHIP) if chip not in standing)]
    state.laid = 1 << CHIP
    place = sensible(state, dice)
    placement = ask_sensibly(state, near if place else [], place or least_bad(state), dice)
    state.standing = state.laid = 0
    for rank, chip in enumerate(chips):
        if rank not in placement.fallen:
            state.standing |= 1 << chip
            state.put_pose(chip, *millimetres(placement.poses[rank]))


def luck(dice: Dice) -> str:
    return str(dice.below(1 << 30))


def laid(state: Fizz, place: tuple[int, int], level: int, seed: str) -> physics.Placement:
    poses = [metres(state.pose_of(chip)) for chip in state.chips(state.standing)]
    hand = physics.STILL if level == STILL else physics.HANDS[level]
    return physics.place(poses, [(place[0] / 1000, place[1] / 1000)], hand, seed)


def compare(state: Fizz, height: Height, asked: int, dice: Dice) -> None:
    state.laid = 1 << CHIP
    for _ in range(asked):
        ask_anywhere(state, height, anywhere(state, dice))
    state.laid = 0


def ask_anywhere(state: Fizz, height: Height, place: tuple[int, int]) -> None:
    chips = [*state.chips(state.standing), CHIP]
    placement = laid(state, place, STILL, "still")
    found = sum(1 << chips[rank] for rank in placement.fallen)
    guessed = guess(state, place, STILL, Dice(0))
    height.asked += 1
    height.careless += found != 0
    height.agreed += has_moved(state, place, placement) == state.tips()
    height.fates += (found == 0) == (guessed == 0)
    height.alike += found == guessed


def has_moved(state: Fizz, place: tuple[int, int], placement: physics.Placement) -> bool:
    """Return whether the referee saw a chip fall, tip or slide."""
    before = [state.pose_of(chip) for chip in state.chips(state.standing)]
    ends = [millimetres(pose) for pose in placement.poses]
    shifts = [hypot(end[0] - pose[0], end[1] - pose[1]) for end, pose in zip(ends[:-1], before, strict=True)]
    x, y, *_, a, b, _c = ends[-1]
    tipped = hypot(x - place[0], y - place[1]) > MOVED or a * a + b * b > TIPPED
    return bool(placement.fallen) or tipped or max(shifts, default=0.0) > MOVED


def ask_sensibly(state: Fizz, near: list[Height], place: tuple[int, int], dice: Dice) -> physics.Placement:
    before = process_time()
    found = laid(state, place, NORMAL, luck(dice))
    seconds = process_time() - before
    for height in near:
        height.seconds += seconds
        height.laid += 1
        height.fell += bool(found.fallen)
        height.guessed += sum(guess(state, place, NORMAL, dice) != 0 for _ in range(GUESSES)) / GUESSES
    return found


def guess(state: Fizz, place: tuple[int, int], level: int, dice: Dice) -> int:
    """Return the chips that fall according to the fast pile."""
    state.set_place(0, *place)
    state.level = level
    return int(state.fall(dice))


# Places


@cache
def square(reach: int) -> list[tuple[int, int]]:
    return [(x, y) for x in range(-reach, reach + 1) for y in range(-reach, reach + 1)]


def anywhere(state: Fizz, dice: Dice) -> tuple[int, int]:
    """SH-24: any place that is allowed."""
    ground, places = state.ground(), square(44)
    while not state.may_place(ground, *(place := places[dice.below(len(places))])):
        pass
    return place


def sensible(state: Fizz, dice: Dice) -> tuple[int, int] | None:
    """The lowest of a few sensible places; a high pile may have none."""
    pile, found, places = safe_pile(state), list[Spot](), square(44)
    for _look in range(LOOKS):
        place = places[dice.below(len(places))]
        if state.may_place(pile, *place) and (spot := borne(pile, *place)) is not None:
            found.append(spot)
        if len(found) == LOWEST_OF:
            break
    return max(found, key=lambda spot: spot.low)[2:] if found else None


def least_bad(state: Fizz) -> tuple[int, int]:
    """Return a careful placement where no place is sensible; SH-85 does not cover it."""
    return good_places(state, 1)[0][2:]
