"""The lab's report: numbers in short, and in words."""

from collections import Counter

import pytest
from rich.console import Console

from igroteka.lab.report import Rate, drawn, quantile, rate, report, spread
from igroteka.lab.series import SHARE, Chunk, Series, play


def test_median_and_ninety() -> None:
    numbers = Counter(range(1, 11))
    assert quantile(numbers, 0.5) == 5
    assert quantile(numbers, 0.9) == 9
    assert quantile({}, 0.5) == 0


def test_a_spread_weighs_by_count() -> None:
    seen = spread({1: 3, 5: 1})
    assert (seen.mean, seen.median, seen.ninety, seen.most) == (2.0, 1, 5, 5)


def test_shared_wins_are_split() -> None:
    assert rate({SHARE: 1, SHARE // 2: 2}, 4).rate == 0.5


def test_the_error_of_a_rate() -> None:
    assert rate({SHARE: 50}, 100) == Rate(0.5, pytest.approx((0.25 / 99) ** 0.5))
    assert rate({}, 0) == Rate(0.0, 0.0)


@pytest.mark.parametrize(("language", "word"), [("en", "Ended by"), ("ru", "Конец по правилу")])
def test_the_report_in_words(language: str, word: str) -> None:
    series = Series("pryzhok", 3, 2)
    console = Console(width=100, record=True, quiet=True)
    with console.capture() as shown:
        console.quiet = False
        console.print(drawn(report(series, play(Chunk(series, 0, 3))), language))
    assert word in shown.get()
    assert "lab-" not in shown.get()
