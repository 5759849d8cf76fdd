"""SH-71: chips of one colour keep a millimetre between their bodies, in every direction."""

from collections.abc import Iterator
from math import cos, hypot, pi, sin, sqrt

import pytest

from igroteka.engine.core.dice import Dice
from igroteka.games.shipuchka.gap import Gap
from tests.games.shipuchka.bottle import FIZZ, do, table, why

Vector = tuple[float, float, float]
FLAT = [1.0, 0.0, 0.0, 0.0]
RADIUS, HALF = 12.5, 2.5


def allowed(place: str, pile: dict[str, list[float]], chip: str = "R.paper", **known: object) -> bool:
    state = do(table("", None, 1, hands=[""], challenge="colours", pile=pile, **known), chip)
    refusal = FIZZ.why_not(state, 0, FIZZ.parse(place))
    assert refusal is None or (refusal.key, refusal.rule) == ("challenge-colours", "SH-71")
    return refusal is None


@pytest.mark.parametrize(
    ("place", "apart"),
    [("@13,0", True), ("@12,0", False), ("@-13,0", False), ("@-3,23", False), ("@-3,24", True)],
)
def test_sh_71_beside_a_chip_a_millimetre_is_enough(place: str, apart: bool) -> None:
    """Flat chips at one height: 26 mm between centres leave exactly one."""
    assert allowed(place, {"0": [-13.0, 0.0, 2.5, *FLAT]}) == apart


def test_sh_71_a_chip_two_layers_above_forbids_no_place_below() -> None:
    """The old reading refused 25 to 26 mm at any height above."""
    tower = {"33": [-13.0, 0.0, 2.5, *FLAT], "34": [-13.0, 0.0, 7.5, *FLAT], "0": [-13.0, 0.0, 12.5, *FLAT]}
    assert allowed("@12,0", tower) and not allowed("@12,0", tower, rulings="first")


def test_sh_71_a_chip_may_lie_over_its_colour_with_another_between() -> None:
    covered = {"0": [0.0, 0.0, 2.5, *FLAT], "33": [0.0, 0.0, 7.5, *FLAT]}
    assert allowed("@0,0", covered) and not allowed("@0,0", {"0": [0.0, 0.0, 2.5, *FLAT]})


def test_sh_71_a_chip_that_leans_is_measured_as_it_stands() -> None:
    """One on edge reaches 12.5 mm up; a place at its foot touches it, one 17 mm aside does not."""
    half = sqrt(0.5)
    on_edge = {"0": [-10.0, 0.0, 12.5, half, 0.0, half, 0.0]}
    assert not allowed("@5,0", {**on_edge, "33": [8.0, 0.0, 2.5, *FLAT]})
    assert allowed("@16,0", on_edge)


@pytest.mark.parametrize(("place", "apart"), [("@13,0", True), ("@12,0", False)])
def test_sh_71_both_chips_of_a_pair_keep_the_distance(place: str, apart: bool) -> None:
    state = do(table("", None, 1, hands=[""], challenge="colours"), "R.paper*2", "@-13,0")
    refusal = FIZZ.why_not(state, 0, FIZZ.parse(place))
    assert (refusal is None) == apart


def test_sh_71_another_colour_and_the_swap_lie_anywhere() -> None:
    pile = {"0": [-13.0, 0.0, 2.5, *FLAT]}
    assert allowed("@5,0", pile, "G.paper") and allowed("@5,0", pile, "swap")


def test_sh_71_the_reason_tells_the_distance() -> None:
    state = do(table("", None, 1, hands=[""], challenge="colours", pile={"0": [0.0, 0.0, 2.5, *FLAT]}), "R.paper")
    assert why(state, "@5,0") == ("challenge-colours", "SH-71")
    assert all("1" in FIZZ.words.text(language, "challenge-colours") for language in ("ru", "en"))


# The distance itself, beside another way to find it


def test_the_distance_of_two_bodies_is_that_of_projections() -> None:
    """From point to point of both bodies in turn the way gets shorter; a plane between them bounds it from below."""
    checked = {True: 0, False: 0}
    for centre, axis in placed(400):
        upper, lower = bounds(centre, axis)
        if upper < 1 - 1e-5 or lower > 1 + 1e-5:
            checked[upper < 1] += 1
            assert bool(Gap().is_below(1.0, *centre, *axis)) == (upper < 1), (centre, axis, upper, lower)
    assert min(checked.values()) > 100


def placed(count: int) -> Iterator[tuple[Vector, Vector]]:
    dice = Dice("gap")

    def part() -> float:
        return dice.below(1 << 20) / (1 << 19) - 1

    while count:
        tilt, turn = part() * pi / 2 * abs(part()), part() * pi
        centre = (26.4 * part(), 26.4 * part(), 26.4 * part())
        if hypot(*centre) < 28:
            count -= 1
            yield centre, (sin(tilt) * cos(turn), sin(tilt) * sin(turn), cos(tilt))


def bounds(centre: Vector, axis: Vector) -> tuple[float, float]:
    """Return what the distance of two chips is at most and at least; one lies flat at the origin."""
    q = centre
    for _ in range(4000):
        p = into(q, (0.0, 0.0, 0.0), (0.0, 0.0, 1.0))
        q = into(p, centre, axis)
    upper = hypot(*(b - a for a, b in zip(p, q, strict=True)))
    if upper < 0.01:
        return upper, 0.0
    n = tuple((b - a) / upper for a, b in zip(p, q, strict=True))
    lower = sum(a * b for a, b in zip(n, centre, strict=True)) - width(n, (0.0, 0.0, 1.0)) - width(n, axis)
    return upper, lower


def into(point: Vector, centre: Vector, axis: Vector) -> Vector:
    """Return the point of a chip that is nearest to another point."""
    way = [a - b for a, b in zip(point, centre, strict=True)]
    along = sum(a * b for a, b in zip(way, axis, strict=True))
    across = [a - along * b for a, b in zip(way, axis, strict=True)]
    size = hypot(*across)
    along, part = max(-HALF, min(HALF, along)), min(1.0, RADIUS / size) if size else 0.0
    x, y, z = (c + along * a + part * b for a, b, c in zip(axis, across, centre, strict=True))
    return x, y, z


def width(n: tuple[float, ...], axis: Vector) -> float:
    """Return how far a chip reaches from its centre in a direction."""
    along = sum(a * b for a, b in zip(n, axis, strict=True))
    return HALF * abs(along) + RADIUS * sqrt(max(0.0, 1 - along * along))
