"""The square board: cells as bits, eight directions, and the numbers of all slides and hops.

Cell 0 is a1, cells go along the rank; directions go clockwise from straight ahead, so that the
opposite of a direction is `direction ^ 4`. An action is (cell, direction, distance) as one number:
distance 1 is a slide, more is a hop; `stop` comes last.
"""

from collections.abc import Callable

import cython

if not cython.compiled:  # compiled, it is inlined from bits.pxd
    from igroteka.engine.core.bits import bit

FILE_STEPS = (0, 1, 1, 1, 0, -1, -1, -1)
RANK_STEPS = (1, 1, 0, -1, -1, -1, 0, 1)
FILES = "abcdefgh"


class Board:
    """A board of size × size cells (PR-1)."""

    size: int
    span: int  # the longest distance a frog can go
    stop: int  # the action that ends a jump
    cells: int
    step: list[int]
    left: list[int]
    right: list[int]
    reach: list[int]
    origin: list[int]
    target: list[int]
    reading: list[int]
    moved: Callable[[int, int], int]  # a set of cells one step on in a direction
    number: Callable[[int, int, int], int]  # the action of a cell, a direction and a distance

    def __init__(self, size: int) -> None:
        if not cython.compiled:
            self.make_room()
        self.size = size
        self.span = size - 1
        self.stop = size * size * 8 * self.span
        self.cells = sum([bit(cell) for cell in range(size * size)])
        for direction in range(8):
            self.set_direction(direction, FILE_STEPS[direction], RANK_STEPS[direction])
        for cell in range(size * size):
            self.reading[cell] = (size - 1 - cell // size) * size + cell % size
            for direction in range(8):
                self.number_moves(cell, direction)

    def make_room(self) -> None:
        """Lists where compiled code has C arrays."""
        self.step, self.left, self.right, self.reach = [0] * 8, [0] * 8, [0] * 8, [0] * 8
        self.origin, self.target = [0] * 4097, [0] * 4097
        self.reading = [0] * 64

    def set_direction(self, direction: int, files: int, ranks: int) -> None:
        """The shift of a set of cells by one step, and the cells that stay on the board."""
        step = ranks * self.size + files
        self.step[direction] = step
        self.left[direction] = step if step > 0 else 0
        self.right[direction] = -step if step < 0 else 0
        self.reach[direction] = sum([bit(c) for c in range(self.size * self.size) if self.behind(c, files, ranks)])

    def behind(self, cell: int, files: int, ranks: int) -> bool:
        """Return whether there is a cell one step back."""
        return 0 <= cell % self.size - files < self.size and 0 <= cell // self.size - ranks < self.size

    def number_moves(self, cell: int, direction: int) -> None:
        for distance in range(1, self.size):
            action = (cell * 8 + direction) * self.span + distance - 1
            self.origin[action] = cell
            self.target[action] = self.landing(cell, direction, distance)

    def landing(self, cell: int, direction: int, distance: int) -> int:
        """The cell so far away in a direction; -1 when that is off the board."""
        file = cell % self.size + FILE_STEPS[direction] * distance
        rank = cell // self.size + RANK_STEPS[direction] * distance
        return rank * self.size + file if 0 <= file < self.size and 0 <= rank < self.size else -1

    def cell_name(self, cell: int) -> str:
        return f"{FILES[cell % self.size]}{cell // self.size + 1}"

    def move_name(self, action: int) -> str | None:
        """`c3-d4` for a slide, `c3^e5` for a hop, None when it would leave the board."""
        if action == self.stop:
            return "stop"
        if self.target[action] < 0:
            return None
        sign = "-" if action % self.span == 0 else "^"
        return self.cell_name(self.origin[action]) + sign + self.cell_name(self.target[action])

    def ends(self, action: int) -> tuple[int, int]:
        """The cell an action starts from and the one it lands on."""
        return self.origin[action], self.target[action]

    def centre(self) -> list[int]:
        """The 16 marked cells (PR-1)."""
        edge = (self.size - 4) // 2
        return [rank * self.size + file for rank in range(edge, edge + 4) for file in range(edge, edge + 4)]


if not cython.compiled:  # compiled, these are inlined from board.pxd

    def _moved(self: Board, cells: int, direction: int) -> int:
        return cells << self.left[direction] >> self.right[direction] & self.reach[direction]

    def _number(self: Board, cell: int, direction: int, distance: int) -> int:
        return (cell * 8 + direction) * self.span + distance - 1

    Board.moved = _moved  # type: ignore[assignment]
    Board.number = _number  # type: ignore[assignment]
