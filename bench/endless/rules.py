"""Tic-tac-toe that never ends: a mark that makes three in a line, or fills the board, clears it.

The same rules stand in bench/boardgame/server.js.
"""

import cython

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.outcome import Outcome
from igroteka.engine.core.state import State

if not cython.compiled:  # compiled, these are C's own: see rules.pxd
    from igroteka.engine.core.bits import bit

    ALL = 0o777  # the nine cells, a row in each digit


class Endless(State):
    def __init__(self) -> None:
        State.__init__(self)
        if not cython.compiled:
            self.marks = [0, 0]  # of each seat, as a set of cells

    def clone(self) -> "Endless":
        other = Endless()
        other.turn = self.turn
        other.marks[:] = self.marks
        return other

    def list_actions(self, seat: int, actions: Actions) -> bool:
        for cell in range(9):
            if seat == self.turn and not (self.marks[0] | self.marks[1]) & bit(cell):
                actions.add(cell)
        return True

    def apply(self, seat: int, action: int) -> bool:
        self.marks[seat] |= bit(action)
        if three(self.marks[seat]) or self.marks[0] | self.marks[1] == ALL:
            self.marks[0] = self.marks[1] = 0
        self.turn = 1 - seat
        return True

    def outcome(self) -> Outcome | None:
        return None

    def view(self, seat: int | None) -> dict[str, object]:
        return {"turn": self.turn, "cells": [self.mark(cell) for cell in range(9)]}

    def mark(self, cell: int) -> str | None:
        return "0" if self.marks[0] & bit(cell) else "1" if self.marks[1] & bit(cell) else None


def three(marks: int) -> bool:
    """Along a row, along a file, or along one of the two diagonals."""
    rows = marks & marks >> 1 & marks >> 2 & 0o111
    files = marks & marks >> 3 & marks >> 6
    return rows != 0 or files != 0 or marks & 0o421 == 0o421 or marks & 0o124 == 0o124
