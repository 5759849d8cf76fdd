"""Tic-tac-toe, rule by rule."""

from pathlib import Path

import pytest

from igroteka import games
from igroteka.engine.core.state import State
from igroteka.engine.refusal import Refusal

GAME = games.game(str(Path(__file__).parents[2] / "examples" / "tic_tac_toe"))


def played(cells: str) -> State:
    state = GAME.start(2, {"first": "0"})
    for cell in cells.split():
        GAME.act(state, state.turn, GAME.parse(cell))
    return state


def test_tt_1_only_empty_cells() -> None:
    state = played("b2 a1")
    assert state.view(None)["board"] == ["...", ".x.", "o.."]
    with pytest.raises(Refusal, match="a mark on b2") as refusal:
        GAME.act(state, 0, GAME.parse("b2"))
    assert refusal.value.rule == "TT-1"


LINES = ["a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a1 b2 c3", "a3 b2 c1"]


@pytest.mark.parametrize("line", LINES)
def test_tt_2_three_in_a_line_win(line: str) -> None:
    mine = line.split()
    others = [GAME.name(cell) for cell in range(9) if GAME.name(cell) not in mine]
    outcome = played(f"{mine[0]} {others[0]} {mine[1]} {others[-1]} {mine[2]}").outcome()
    assert outcome is not None
    assert (outcome.rule, outcome.winners) == ("TT-2", [0])


def test_tt_2_nothing_else_wins() -> None:
    wins = [cells for cells in range(512) if any_line(cells)]
    sets = [{GAME.name(cell) for cell in range(9) if cells >> cell & 1} for cells in wins]
    assert all(any(set(line.split()) <= cells for line in LINES) for cells in sets)


def any_line(cells: int) -> bool:
    board = ["".join("x" if cells >> (row * 3 + file) & 1 else "." for file in range(3)) for row in (2, 1, 0)]
    try:
        GAME.load({"turn": None, "board": board})
    except Refusal:
        return False
    return True


def test_tt_3_a_full_board_is_a_draw() -> None:
    outcome = played("b2 a1 c1 a3 a2 c2 b3 b1 c3").outcome()
    assert outcome is not None
    assert (outcome.rule, outcome.winners) == ("TT-3", [0, 1])
