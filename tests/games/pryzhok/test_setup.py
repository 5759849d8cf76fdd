"""PR-1 to PR-3, PR-10, PR-11, PR-30, PR-31: what lies on the table before the first turn."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import factorial, sqrt
from pathlib import Path

import pytest

from igroteka.engine.core.dice import Dice
from igroteka.engine.refusal import Refusal
from igroteka.games import game
from igroteka.games.pryzhok.setup import markers_setup, placings, sets_setup, sidings
from tests.games.pryzhok.pond import box

LARGE_BOARD = Path(__file__).parents[3] / "src/igroteka/games/pryzhok/edition-8x8.toml"


def standing(board: list[str]) -> dict[tuple[int, int], str]:
    """The frogs by file and rank."""
    ranks = [line.split() for line in reversed(board)]
    return {(x, y): frog for y, rank in enumerate(ranks) for x, frog in enumerate(rank) if frog != ".."}


@pytest.mark.parametrize(("edition", "first"), [(None, 1), (LARGE_BOARD, 2)])
def test_pr_1_frogs_stand_on_the_sixteen_central_cells(edition: Path | None, first: int) -> None:
    for seed in range(50):
        frogs = standing(game("pryzhok", edition).start(2, seed=seed).dump()["board"])
        assert len(frogs) == 15
        assert all(first <= x < first + 4 and first <= y < first + 4 for x, y in frogs)


def test_pr_2_one_frog_for_each_pair_of_colours() -> None:
    frogs = standing(box().start(2, seed=5).dump()["board"]).values()
    assert sorted("".join(sorted(frog)) for frog in frogs) == sorted(
        "".join(sorted(p)) for p in combinations("roygbv", 2)
    )


def test_pr_3_a_box_has_four_markers_of_each_colour(tmp_path: Path) -> None:
    five = tmp_path / "five.toml"
    five.write_text('name = "five"\nsize = 6\nmarkers = 5\n')
    with pytest.raises(Refusal, match=r"five\.toml.*markers.*<= 4"):
        game("pryzhok", five)


def test_pr_10_three_colours_three_times_three_colours_twice() -> None:
    for seed in range(200):
        frogs = standing(box().start(2, seed=seed).dump()["board"])
        assert sorted(Counter(frog[0] for frog in frogs.values()).values()) == [2, 2, 2, 3, 3, 3]


def test_pr_10_equal_colours_stay_apart() -> None:
    for seed in range(200):
        frogs = standing(box().start(3, seed=seed).dump()["board"])
        for (a, one), (b, other) in combinations(frogs.items(), 2):
            if one[0] == other[0]:
                assert a[0] != b[0] and a[1] != b[1] and (abs(a[0] - b[0]), abs(a[1] - b[1])) != (1, 1)


def test_pr_10_counts_of_everything_that_is_allowed() -> None:
    assert len(placings()) == len(set(placings())) == 7328
    assert len(sidings()) == 132
    assert factorial(3) ** 3 * factorial(2) ** 3 == 1728


def test_pr_10_the_hole_is_where_uniform_set_ups_have_it() -> None:
    """2.6 % in a corner, 5.0 % on an edge, 12.4 % in the middle: by the list, and by drawing."""
    listed = Counter(({*range(16)} - {c for group in placing for c in group}).pop() for placing in placings())
    dice, games = Dice(10), 8000
    drawn = Counter(markers_setup(dice).index(None) for _ in range(games))
    shares = [listed[cell] / 7328 for cell in (0, 1, 5)]
    assert [round(100 * share, 1) for share in shares] == [2.6, 5.0, 12.4]
    for cell in range(16):
        share = listed[cell] / 7328
        assert abs(drawn[cell] / games - share) < 5 * sqrt(share / games)


def test_pr_10_all_colourings_and_frogs_occur_alike() -> None:
    dice, games = Dice(11), 6000
    tops = Counter(frog for _ in range(games) for frog in markers_setup(dice) if frog)
    assert len(tops) == 30 and all(abs(count / games - 0.5) < 0.05 for count in tops.values())


def test_pr_11_two_free_markers_of_each_colour() -> None:
    start = box().start(4, seed=1).dump()
    assert start["supply"] == "rrooyyggbbvv" and start["taken"] == ["", "", "", ""]


def threes(cells: Sequence[object]) -> list[str]:
    """The threes of one colour on a row, a column or a diagonal of the 16 cells, neighbours or with gaps."""
    tops = {(i % 4, i // 4): str(frog[0]) for i, frog in enumerate(cells) if isinstance(frog, tuple)}
    found = []
    for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
        for key in range(-6, 7):
            line = [top for (x, y), top in tops.items() if x * dy - y * dx == key]
            found += [top for top in set(line) if line.count(top) >= 3]
    return found


def test_pr_30_no_three_of_a_colour_on_a_line_gaps_included() -> None:
    dice = Dice(30)
    assert not any(threes(sets_setup(dice)) for _ in range(1000))
    for seed in range(200):
        board = standing(box().start(2, {"variant": "sets"}, seed).dump()["board"])
        assert not threes([board.get((x, y)) and tuple(board[x, y]) for y in range(1, 5) for x in range(1, 5)])


def test_pr_30_every_set_up_without_three_on_a_line_is_drawn_alike() -> None:
    """The old set-ups, with those left out that have three on a line, are the new ones."""
    old = [cells for cells in (sets_setup(Dice(seed), gaps=False) for seed in range(600)) if not threes(cells)]
    new = [sets_setup(Dice(seed)) for seed in range(600)]
    assert 400 < len(old) < 500 and all(cells in new for cells in old)


def test_pr_30_games_recorded_before_keep_their_set_up() -> None:
    """Their records lack the option `lines`; three with a gap were allowed, three neighbours were not."""
    before = box().recorded_options({"variant": "sets", "quiet": 40, "first": "0"}, 2)
    assert (before["slides"], before["lines"]) == ("8", "neighbours")
    frogs = [sets_setup(Dice(seed), gaps=False) for seed in range(300)]
    assert 50 < sum(bool(threes(cells)) for cells in frogs) < 100
    assert "lines" not in [option.name for option in box().options if option.offered]


def test_pr_30_all_holes_and_sides_occur_alike() -> None:
    dice, games = Dice(31), 6000
    drawn = [sets_setup(dice) for _ in range(games)]
    holes = Counter(cells.index(None) for cells in drawn)
    tops = Counter(frog for cells in drawn for frog in cells if frog)
    assert len(holes) == 16 and len(tops) == 30
    assert all(abs(count / games - 0.5) < 0.05 for count in tops.values())


def test_pr_31_everybody_has_a_set_and_nothing_lies_free() -> None:
    start = box().start(3, {"variant": "sets"}, seed=1).dump()
    assert start["supply"] == "" and start["taken"] == ["", "", ""]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('name = "x"\nsize = 7\n', "size"),
        ('name = "x"\n', "size.*value"),
        ("name = 5\nsize = 6\n", "name.*str"),
        ('name = "x"\nsize = 6\nfrogs = 3\n', "frogs.*no such key"),
        ("name = \n", "not TOML"),
    ],
)
def test_a_bad_edition_is_refused_by_file_key_and_expectation(tmp_path: Path, text: str, expected: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text)
    with pytest.raises(Refusal, match=rf"bad\.toml.*{expected}") as refused:
        game("pryzhok", file)
    assert "bad.toml" in refused.value.text("ru")
