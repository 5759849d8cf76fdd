"""Whole games: golden counts, symmetry, and everything accounted for."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest

from igroteka.engine.core.dice import Dice
from igroteka.engine.core.playout import perft
from igroteka.engine.core.seats import OVER
from igroteka.games import game
from igroteka.games.pryzhok.rules import FlipJump
from tests.contract.cases import Case, sampled
from tests.games.pryzhok.pond import box

LARGE_BOARD = Path(__file__).parents[3] / "src/igroteka/games/pryzhok/edition-8x8.toml"
PAIRS = sorted("".join(sorted(pair)) for pair in combinations("roygbv", 2))
SETS, STRAIGHT = {"variant": "sets"}, {"slides": "4"}
OLD_SETS = {"variant": "sets", "lines": "neighbours"}
GOLDEN: list[tuple[Path | None, dict[str, str], int, list[int]]] = [
    (None, {}, 1, [120, 6910, 411425, 25074728]),
    (None, {}, 2, [120, 7111, 429493, 26408080]),
    (None, STRAIGHT, 1, [88, 2439, 76841, 2568905]),
    (None, SETS, 1, [120, 7789, 507795, 33156311]),
    (None, SETS, 2, [120, 7022, 424301, 26205149]),
    (None, SETS | STRAIGHT, 2, [88, 2523, 81679, 2798889]),
    (None, OLD_SETS, 2, [120, 7111, 427879, 26254796]),
    (LARGE_BOARD, {}, 1, [120, 7242, 481570, 34176491]),
    (LARGE_BOARD, {}, 2, [120, 7472, 505550, 36330132]),
    (LARGE_BOARD, STRAIGHT, 1, [88, 2526, 86935, 3286350]),
    (LARGE_BOARD, SETS, 1, [120, 8175, 594404, 45167430]),
    (LARGE_BOARD, SETS, 2, [120, 7354, 495119, 35511954]),
    (LARGE_BOARD, OLD_SETS, 2, [120, 7472, 504131, 36185342]),
]


@pytest.mark.parametrize(("edition", "options", "seed", "counts"), GOLDEN)
def test_perft(edition: Path | None, options: dict[str, str], seed: int, counts: list[int]) -> None:
    """How many series of 1 to 4 actions there are from fixed set-ups."""
    start = game("pryzhok", edition).start(2, {"first": "0", **options}, seed)
    assert [perft(start, depth) for depth in range(1, 5)] == counts


@pytest.mark.parametrize("slides", ["8", "4"])
@pytest.mark.parametrize("variant", ["markers", "sets"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_is_accounted_for_in_random_games(variant: str, players: int, slides: str) -> None:
    dice, ends = Dice(f"{variant} {players}"), Counter[str]()
    for seed in range(1700):
        quiet = 120 if seed % 2 else 40
        state = box().start(players, {"variant": variant, "slides": slides, "quiet": quiet}, seed)
        assert isinstance(state, FlipJump)
        play_out(state, dice)
        outcome = state.outcome()
        assert outcome is not None
        ends[outcome.rule] += 1
    assert set(ends) <= {"PR-22", "PR-24", "PR-33"} and len(ends) > 1


def play_out(state: FlipJump, dice: Dice) -> None:
    count = 0
    while state.turn != OVER:
        legal = state.legal(state.turn)
        state.apply(state.turn, legal[dice.below(len(legal))])
        count += 1
        if count % 16 == 0 or state.turn == OVER:
            check(state)


def check(state: FlipJump) -> None:
    """Fifteen frogs, each pair once; no marker lost or made; no row is left that this turn would have to take."""
    data = state.dump()
    assert sorted("".join(sorted(frog)) for frog in " ".join(data["board"]).split() if frog != "..") == PAIRS
    owned = "".join(data["taken"])
    if data["variant"] == "markers":
        assert sorted(owned + data["supply"]) == sorted("rrooyyggbbvv")
    else:
        assert all(len(set(row)) == len(row) for row in data["taken"])


Turning = Callable[[int, int], tuple[int, int]]
MIRROR: Turning = lambda x, y: (5 - x, y)  # noqa: E731
QUARTER: Turning = lambda x, y: (y, 5 - x)  # noqa: E731


@pytest.mark.parametrize("slides", ["8", "4"])
@pytest.mark.parametrize("turning", [MIRROR, QUARTER])
def test_a_turned_board_has_the_turned_actions(turning: Turning, slides: str) -> None:
    for step in sampled(Case("pryzhok", 2, {"slides": slides}), 3, every=2):
        turned = box().load(turned_position(step.state.dump(), turning))
        expected = {turned_name(box().name(action), turning) for action in step.state.legal(step.seat)}
        assert {box().name(action) for action in turned.legal(step.seat)} == expected


def turned_cell(name: str, turning: Turning) -> str:
    x, y = turning("abcdef".index(name[0]), int(name[1]) - 1)
    return f"{'abcdef'[x]}{y + 1}"


def turned_name(name: str, turning: Turning) -> str:
    return name if name == "stop" else turned_cell(name[:2], turning) + name[2] + turned_cell(name[3:], turning)


def turned_position(data: dict, turning: Turning) -> dict:  # type: ignore[type-arg]
    board = [[".."] * 6 for _ in range(6)]
    for i, rank in enumerate(data["board"]):
        for x, frog in enumerate(rank.split()):
            to_x, to_y = turning(x, 5 - i)
            board[5 - to_y][to_x] = frog
    jump = data["jump"] and {
        "start": turned_cell(data["jump"]["start"], turning),
        "landings": [turned_cell(name, turning) for name in data["jump"]["landings"]],
        "frog": turned_cell(data["jump"]["frog"], turning),
    }
    touched = [turned_cell(name, turning) for name in data["touched"]]
    return {**data, "board": [" ".join(rank) for rank in board], "jump": jump, "touched": touched}
