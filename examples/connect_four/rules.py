"""Connect Four: drop a stone into one of seven columns; four of yours in a line win."""

import cython

from igroteka.engine.actions import Actions
from igroteka.engine.outcome import Outcome, ranked
from igroteka.engine.state import State

if not cython.compiled:  # compiled, these are C's own: see rules.pxd
    from igroteka.engine.cellset import bit, size
    from igroteka.engine.seats import OVER


class ConnectFour(State):
    def __init__(self) -> None:
        State.__init__(self)
        if not cython.compiled:
            self.stones = [0, 0]  # of each seat; a column is six cells and one that stays empty

    def copy(self, other: State) -> bool:
        return self.copy_numbers(other, cython.address(self.stones[0])) if cython.compiled else State.copy(self, other)

    def list_actions(self, seat: int, actions: Actions) -> bool:
        for column in range(7):
            if seat == self.turn and not (self.stones[0] | self.stones[1]) & bit(column * 7 + 5):
                actions.add(column)  # CF-2: there is room.
        return True

    def apply(self, seat: int, action: int) -> bool:
        taken = self.stones[0] | self.stones[1]
        self.stones[seat] |= (taken + bit(action * 7)) & ~taken  # CF-1: it falls on what lies there.
        self.turn = OVER if self.is_over() else 1 - seat
        return True

    def is_over(self) -> bool:
        """CF-3: four in a line win. CF-4: a full board is a draw."""
        return four(self.stones[0]) or four(self.stones[1]) or size(self.stones[0] | self.stones[1]) == 42

    def result(self, seat: int) -> float:
        return 1.0 if four(self.stones[seat]) else 0.0 if four(self.stones[1 - seat]) else 0.5

    def outcome(self) -> Outcome | None:
        wins = [int(four(stones)) for stones in self.stones]
        return Outcome(wins, ranked(wins), "CF-3" if any(wins) else "CF-4") if self.turn == OVER else None

    def view(self, seat: int | None) -> dict[str, object]:
        columns = ["".join([self.mark(column * 7 + row) for row in range(6)]) for column in range(7)]
        return {"turn": None if self.turn == OVER else self.turn, "columns": columns}

    def mark(self, cell: int) -> str:
        return "x" if self.stones[0] & bit(cell) else "o" if self.stones[1] & bit(cell) else ""


def four(stones: int) -> bool:
    return in_line(stones, 1) or in_line(stones, 6) or in_line(stones, 7) or in_line(stones, 8)


def in_line(stones: int, step: int) -> bool:
    """One step is 1 upwards, 7 along a row, 6 or 8 along a diagonal."""
    pairs = stones & stones >> step
    return pairs & pairs >> 2 * step != 0
