"""Connect Four: drop a stone into one of seven columns; four of yours in a line win."""

import cython

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.outcome import Outcome, ranked
from igroteka.engine.core.state import State

if not cython.compiled:  # compiled, these are C's own: see rules.pxd
    from igroteka.engine.core.bits import bit
    from igroteka.engine.core.seats import OVER

FLOOR = 0b0000001_0000001_0000001_0000001_0000001_0000001_0000001  # the lowest cells


class ConnectFour(State):
    def __init__(self) -> None:
        State.__init__(self)
        if not cython.compiled:
            self.stones = [0, 0]  # of each seat; a column is six cells and one that stays empty

    def copy(self, other: State) -> bool:
        return self.copy_numbers(other, cython.address(self.stones[0])) if cython.compiled else State.copy(self, other)

    def list_actions(self, seat: int, actions: Actions) -> bool:
        taken = self.stones[0] | self.stones[1]
        for column in range(7 if seat == self.turn else 0):
            if not taken & bit(column * 7 + 5):
                actions.add(column)  # CF-2: there is room.
        return True

    def apply(self, seat: int, action: int) -> bool:
        taken = self.stones[0] | self.stones[1]
        self.stones[seat] |= (taken + bit(action * 7)) & ~taken  # CF-1: it falls on what lies there.
        self.turn = OVER if self.is_over(seat) else 1 - seat
        return True

    def is_over(self, seat: int) -> bool:
        """After a stone of this seat. CF-3: four in a line win. CF-4: a full board is a draw."""
        return four(self.stones[seat]) or (self.stones[0] | self.stones[1]) == 63 * FLOOR

    def result(self, seat: int) -> float:
        return 1.0 if four(self.stones[seat]) else 0.0 if four(self.stones[1 - seat]) else 0.5

    def can_win(self, seat: int, spare: State, actions: Actions) -> bool:
        taken = self.stones[0] | self.stones[1]
        return fourth(self.stones[seat]) & (taken + FLOOR) & ~taken & ~(FLOOR << 6) != 0

    def outcome(self) -> Outcome | None:
        wins = [int(four(stones)) for stones in self.stones]
        return Outcome(wins, ranked(wins), "CF-3" if any(wins) else "CF-4") if self.turn == OVER else None

    def view(self, seat: int | None) -> dict[str, object]:
        columns = ["".join([self.mark(column * 7 + row) for row in range(6)]) for column in range(7)]
        return {"turn": None if self.turn == OVER else self.turn, "columns": columns}

    def mark(self, cell: int) -> str:
        return "x" if self.stones[0] & bit(cell) else "o" if self.stones[1] & bit(cell) else ""


def four(stones: int) -> bool:
    return fourth(stones) & stones != 0


def fourth(stones: int) -> int:
    """The cells that are in a line with three of these stones."""
    return in_line(stones, 1) | in_line(stones, 6) | in_line(stones, 7) | in_line(stones, 8)


def in_line(stones: int, step: int) -> int:
    """One step is 1 upwards, 7 along a row, 6 or 8 along a diagonal."""
    after, before = stones << step & stones << 2 * step, stones >> step & stones >> 2 * step
    return after & (stones << 3 * step | stones >> step) | before & (stones >> 3 * step | stones << step)
