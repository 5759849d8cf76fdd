"""Connect Four, the worked example: rules by rule, and small enough to be read at one sitting."""

from pathlib import Path
from typing import Any

import pytest

from igroteka import games
from igroteka.engine.core.seats import OVER
from igroteka.engine.core.state import State
from igroteka.engine.refusal import Refusal

FOLDER = Path(__file__).parents[2] / "examples" / "connect_four"
GAME = games.game(str(FOLDER))


def played(columns: str) -> State:
    """A game in which these columns were chosen; seat 0 begins."""
    state = GAME.start(2, {"first": "0"})
    for column in columns:
        GAME.act(state, state.turn, GAME.parse(column))
    return state


def drawn(state: State) -> list[str]:
    columns = [column.ljust(6, ".") for column in state.view(None)["columns"]]
    return ["".join(row) for row in zip(*columns, strict=True)][::-1]


def test_cf_1_a_stone_falls_on_what_lies_there() -> None:
    assert drawn(played("dda"))[-3:] == [
        ".......",
        "...o...",
        "x..x...",
    ]


def test_cf_2_a_full_column_takes_no_more() -> None:
    state = played("aaaaaa")
    assert [GAME.name(action) for action in state.legal(0)] == list("bcdefg")
    with pytest.raises(Refusal, match="Column a is full") as refusal:
        GAME.act(state, 0, GAME.parse("a"))
    assert refusal.value.rule == "CF-2"


@pytest.mark.parametrize("columns", ["ababab" + "a", "agbgcg" + "d", "abbccdcddgd", "gffeededdad"])
def test_cf_3_four_in_a_line_win(columns: str) -> None:
    assert played(columns[:-1]).outcome() is None
    state = played(columns)
    outcome = state.outcome()
    assert state.turn == OVER
    assert outcome is not None
    assert (outcome.rule, outcome.winners, outcome.scores) == ("CF-3", [0], [1, 0])


def test_cf_3_a_line_does_not_run_on_into_the_next_column() -> None:
    assert GAME.load({"turn": 1, "columns": ["oooxxx", "x", "", "", "", "", ""]}).outcome() is None


def test_cf_4_a_full_board_is_a_draw() -> None:
    state = GAME.load({"turn": 0, "columns": ["xoxoxo", "xoxoxo", "oxoxox", "oxoxox", "xoxoxo", "xoxoxo", "oxoxo"]})
    GAME.act(state, 0, GAME.parse("g"))
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.rule, outcome.winners) == ("CF-4", [0, 1])


def test_a_position_from_plain_data() -> None:
    state = GAME.load({"turn": 1, "columns": ["x", "", "", "xo", "", "", ""]})
    assert drawn(state)[-2:] == ["...o...", "x..x..."]


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ({"turn": 0, "columns": ["x"] * 6}, "columns"),
        ({"turn": 0, "columns": ["z", "", "", "", "", "", ""]}, "columns"),
        ({"turn": 0, "columns": ["xoxoxox", "", "", "", "", "", ""]}, "columns"),
        ({"turn": 2, "columns": [""] * 7}, "turn"),
        ({"turn": 0, "columns": ["xxxx", "", "", "", "", "", ""]}, "turn"),
        ({"turn": None, "columns": [""] * 7}, "turn"),
    ],
)
def test_a_wrong_position_is_refused_by_its_key(position: Any, key: str) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.load(position)
    assert refusal.value.args_by_name["field"].startswith(key)


def test_it_is_small() -> None:
    assert sum(len(file.read_text("utf-8").splitlines()) for file in FOLDER.glob("*.py")) < 135
