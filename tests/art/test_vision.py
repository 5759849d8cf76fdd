"""The six colours of pieces can be told apart without their marks, whatever eyes one has."""

import pytest

from tools.draw.vision import APART, EYES, Triple, difference, distances, seen, told_apart

# From the test data of Sharma, Wu and Dalal: two colours in CIELAB and their CIEDE2000 difference.
KNOWN: list[tuple[Triple, Triple, float]] = [
    ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
    ((50, 0, 0), (50, -1, 2), 2.3669),
    ((50, 2.49, -0.001), (50, -2.49, 0.0009), 7.1792),
    ((50, 2.5, 0), (73, 25, -18), 27.1492),
    ((50, 2.5, 0), (61, -5, 29), 22.8977),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]


@pytest.mark.parametrize(("one", "other", "far"), KNOWN)
def test_differences_are_those_of_the_paper(one: Triple, other: Triple, far: float) -> None:
    assert difference(one, other) == pytest.approx(far, abs=5e-5)
    assert difference(other, one) == pytest.approx(far, abs=5e-5)


@pytest.mark.parametrize("eye", EYES)
def test_white_stays_white(eye: str) -> None:
    assert seen("#ffffff", eye) == pytest.approx((100, 0, 0), abs=0.1)


def test_red_and_green_of_one_lightness_look_alike_to_a_deutan_eye() -> None:
    red, green = "#c86432", "#7d8c1e"
    assert (
        difference(seen(red, "deutan"), seen(green, "deutan"))
        < difference(seen(red, "usual"), seen(green, "usual")) / 2
    )


@pytest.mark.parametrize("eye", EYES)
def test_every_eye_tells_at_least_four_colours_apart(eye: str) -> None:
    assert len(told_apart(eye)) >= 4


@pytest.mark.parametrize("eye", EYES)
def test_in_fact_all_six(eye: str) -> None:
    assert min(distances(eye).values()) >= APART
