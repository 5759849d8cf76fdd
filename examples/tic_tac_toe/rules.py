"""Tic-tac-toe: three of your marks in a line on a board of nine cells win."""

import cython

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.outcome import Outcome, ranked
from igroteka.engine.core.state import State

if not cython.compiled:  # compiled, these are C's own: see rules.pxd
    from igroteka.engine.core.bits import bit
    from igroteka.engine.core.seats import OVER

    ALL = 0o777  # the nine cells, a row in each digit


class TicTacToe(State):
    def __init__(self) -> None:
        State.__init__(self)
        if not cython.compiled:
            self.marks = [0, 0]  # of each seat, as a set of cells

    def copy(self, other: State) -> bool:
        return self.copy_numbers(other, cython.address(self.marks[0])) if cython.compiled else State.copy(self, other)

    def list_actions(self, seat: int, actions: Actions) -> bool:
        for cell in range(9):
            if seat == self.turn and not (self.marks[0] | self.marks[1]) & bit(cell):
                actions.add(cell)  # TT-1: any empty cell.
        return True

    def apply(self, seat: int, action: int) -> bool:
        self.marks[seat] |= bit(action)
        self.turn = OVER if self.is_over() else 1 - seat
        return True

    def is_over(self) -> bool:
        """TT-2: three in a line win. TT-3: a full board is a draw."""
        return three(self.marks[0]) or three(self.marks[1]) or self.marks[0] | self.marks[1] == ALL

    def outcome(self) -> Outcome | None:
        wins = [int(three(marks)) for marks in self.marks]
        return Outcome(wins, ranked(wins), "TT-2" if any(wins) else "TT-3") if self.turn == OVER else None

    def view(self, seat: int | None) -> dict[str, object]:
        board = ["".join([self.mark(row * 3 + file) for file in range(3)]) for row in (2, 1, 0)]
        return {"turn": None if self.turn == OVER else self.turn, "board": board}

    def mark(self, cell: int) -> str:
        return "x" if self.marks[0] & bit(cell) else "o" if self.marks[1] & bit(cell) else "."


def three(marks: int) -> bool:
    """Along a row, along a file, or along one of the two diagonals."""
    rows = marks & marks >> 1 & marks >> 2 & 0o111
    files = marks & marks >> 3 & marks >> 6
    return rows != 0 or files != 0 or marks & 0o421 == 0o421 or marks & 0o124 == 0o124
