"""Report of a series of games: lengths, ends, winners, number of choices."""

import math
from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table

from . import WORDS
from .series import RANDOM, SHARE, Counts, Series


class Spread(msgspec.Struct, frozen=True):
    """Numbers in short."""

    mean: float
    median: int
    ninety: int  # nine of ten are not greater
    most: int


class Rate(msgspec.Struct, frozen=True):
    """Return a seat's share of wins, shared wins counted in parts, and its standard error."""

    rate: float
    error: float


class Report(msgspec.Struct, frozen=True):
    """Everything the lab prints, as plain data."""

    game: str
    rules: str
    edition: str
    edition_hash: str
    players: int
    options: dict[str, Any]
    seed: str
    by: str
    asked: int
    games: int
    actions: Spread
    turns: Spread | None
    ended: dict[str, int]
    wins_by_seat: list[Rate]
    wins_by_order: list[Rate]
    choices: Spread


def report(series: Series, counts: Counts) -> Report:
    box = series.box()
    return Report(
        game=box.id, rules=box.version, edition=box.edition_name, edition_hash=box.edition_hash,
        players=series.players, options=box.checked_options(series.options, series.players), seed=series.seed,
        by=series.by, asked=series.games, games=counts.games, actions=spread(counts.lengths),
        turns=spread(counts.turns) if counts.turns else None, ended=dict(counts.rules.most_common()),
        wins_by_seat=rates(counts.wins, series.players, counts.games),
        wins_by_order=rates(counts.places, series.players, counts.games),
        choices=exact(spread(counts.choices), counts),
    )  # fmt: skip


def spread(numbers: Mapping[int, int]) -> Spread:
    total = sum(numbers.values())
    mean = sum(number * count for number, count in numbers.items()) / total if total else 0.0
    return Spread(mean, quantile(numbers, 0.5), quantile(numbers, 0.9), max(numbers, default=0))


def exact(seen: Spread, counts: Counts) -> Spread:
    """Decisions with very many actions were counted together; mean and most were not."""
    decisions = sum(counts.choices.values())
    return Spread(counts.choices_total / max(1, decisions), seen.median, seen.ninety, counts.choices_most)


def quantile(numbers: Mapping[int, int], part: float) -> int:
    """The smallest number that at least this part does not exceed."""
    wanted = part * sum(numbers.values())
    seen = 0
    for number in sorted(numbers):
        seen += numbers[number]
        if seen >= wanted:
            return number
    return 0


def rates(wins: Counter[tuple[int, int]], players: int, games: int) -> list[Rate]:
    return [rate({parts: n for (who, parts), n in wins.items() if who == seat}, games) for seat in range(players)]


def rate(wins: Mapping[int, int], games: int) -> Rate:
    if not games:
        return Rate(0.0, 0.0)
    mean = sum(parts * count for parts, count in wins.items()) / SHARE / games
    square = sum(parts * parts * count for parts, count in wins.items()) / SHARE / SHARE / games
    return Rate(mean, math.sqrt(max(0.0, square - mean * mean) / max(1, games - 1)))


# In words


def drawn(report: Report, language: str) -> RenderableType:
    say = Sayer(language)
    lengths = table(say, "lab-lengths", "lab-mean", "lab-median", "lab-ninety", "lab-most")
    for key, numbers in (("actions", report.actions), ("turns", report.turns), ("choices", report.choices)):
        if numbers is not None and numbers.most:
            figures = (f"{numbers.mean:.1f}", str(numbers.median), str(numbers.ninety), str(numbers.most))
            lengths.add_row(say(f"lab-{key}"), *figures)
    return Group(title(say, report), "", lengths, "", ends(say, report), "", winners(say, report))


class Sayer:
    """The lab's words in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, **args: Any) -> str:
        return WORDS.text(self.language, key, args)


def title(say: Sayer, report: Report) -> str:
    options = ", ".join(f"{name}={value}" for name, value in report.options.items())
    what = {"game": report.game, "games": report.games, "players": report.players, "edition": report.edition}
    done = say("lab-title", **what) if report.by == RANDOM else say("lab-title-by", by=report.by, **what)
    stopped = say("lab-stopped", asked=report.asked) if report.games < report.asked else ""
    return "\n".join(filter(None, [done, say("lab-options", options=options, seed=report.seed), stopped]))


def table(say: Sayer, *keys: str) -> Table:
    columns = Table(say(keys[0]), box=None, padding=(0, 2, 0, 0), title_justify="left")
    for key in keys[1:]:
        columns.add_column(say(key), justify="right")
    return columns


def ends(say: Sayer, report: Report) -> Table:
    columns = table(say, "lab-ended", "lab-games", "lab-share")
    for rule, count in report.ended.items():
        columns.add_row(rule, str(count), f"{count / report.games:.1%}")
    return columns


def winners(say: Sayer, report: Report) -> Table:
    columns = table(say, "lab-wins", "lab-by-seat", "lab-by-order")
    for seat, (mine, order) in enumerate(zip(report.wins_by_seat, report.wins_by_order, strict=True)):
        columns.add_row(str(seat), percent(mine), percent(order))
    return columns


def percent(rate: Rate) -> str:
    return f"{rate.rate:.1%} ± {rate.error:.1%}"
