"""The position of Flip Jump: frogs, markers and the turn in progress; also as plain data."""

from typing import Any

import cython

from igroteka.engine.codec import written
from igroteka.engine.core.state import State

from .board import Board
from .plain import LETTERS, PlainPosition

if not cython.compiled:  # compiled, these are C's own: see position.pxd
    from igroteka.engine.core.bits import bit, first, without_first
    from igroteka.engine.core.keys import mixed

    COLOURS = 6
    EMPTY = 6
    NOWHERE = -1
    MARKERS = 0
    SETS = 1
    MOST_ROWS = 40  # a colour is on five frogs, and five frogs make six rows at most: 36 in a turn


class Position(State):
    """Frogs, markers, and whose turn it is. The rules stand in rules.py."""

    board: Board
    variant: int
    slides: int  # in how many directions a frog may slide: 8, or 4 without the diagonals (PR-13)
    quiet: int  # turns in a row without a marker (PR-24)
    quiet_limit: int
    start: int  # where the jump under way began, or NOWHERE
    jumper: int  # where its frog is now
    rule: int  # the number of the rule that ended the game
    top: list[int]  # the colour that shows on each cell
    under: list[int]  # the colour beneath it
    frogs: int
    showing: list[int]  # the cells that show each colour
    touched: int  # the frogs moved or flipped this turn (PR-18)
    landed: int  # the cells the jumper may not land on (PR-16)
    supply: list[int]  # free markers of game 1 by colour
    taken: list[int]  # markers by seat and colour
    rows: list[int]  # the rows counted earlier this turn, then those of this moment
    row_colours: list[int]
    row_order: list[int]
    counted: int
    row_count: int
    lit: int  # while an action is shown: the rows of this moment are seen
    won: int  # and so many markers were just taken for them

    def __init__(self, board: Board, players: int, variant: int, slides: int, quiet_limit: int) -> None:
        State.__init__(self)
        self.board = board
        self.players = players
        self.variant = variant
        self.slides = slides
        self.quiet_limit = quiet_limit
        self.start = NOWHERE
        self.jumper = NOWHERE
        for cell in range(64):
            self.top[cell] = EMPTY
            self.under[cell] = EMPTY

    def copy(self, other: State) -> bool:
        """Become the same position as another one, on its own."""
        if not cython.compiled:
            return State.copy(self, other)
        assert isinstance(other, Position)
        like = other
        self.board = like.board
        for i in range(like.counted + like.row_count):  # none at rest: they stand before the numbers
            self.rows[i], self.row_colours[i] = like.rows[i], like.row_colours[i]
        return self.copy_numbers(like, cython.address(self.variant))

    def key(self) -> int:
        """Frogs, markers and the jump under way."""
        key = mixed(self.turn + 2, self.quiet)
        cells = self.frogs
        while cells:
            key = mixed(key, first(cells) * 64 + self.top[first(cells)] * 8 + self.under[first(cells)])
            cells = without_first(cells)
        for place in range(self.players * COLOURS):
            key = mixed(key, self.taken[place])
        return mixed(mixed(mixed(key, self.landed), self.touched), self.jumper + 1)

    def forget_rows(self) -> bool:
        """Clear the rows that were shown."""
        self.row_count = self.lit = self.won = 0
        return True

    def free_markers(self) -> int:
        count = 0
        for colour in range(COLOURS):
            count += self.supply[colour]
        return count

    # As plain data

    def view(self, seat: int | None) -> dict[str, Any]:
        """Nothing is hidden: everybody sees the whole position, and the rows just made."""
        rows = [self.cell_names(self.rows[self.counted + i]) for i in range(self.row_count if self.lit else 0)]
        return {**self.dump(), "rows": rows, "won": self.won}

    def dump(self) -> dict[str, Any]:
        return written(self, PlainPosition)

    def drawn(self) -> list[str]:
        """The board as one sees it, farthest rank first; `rg` is red above green, `..` an empty cell."""
        size = self.board.size
        ranks = [range(rank * size, rank * size + size) for rank in range(size - 1, -1, -1)]
        return [" ".join([self.sides(cell) for cell in rank]) for rank in ranks]

    def sides(self, cell: int) -> str:
        return LETTERS[self.top[cell]] + LETTERS[self.under[cell]] if self.frogs & bit(cell) else ".."

    def free(self) -> list[int]:
        return [self.supply[colour] for colour in range(COLOURS)]

    def owned(self, seat: int) -> list[int]:
        return [self.taken[seat * COLOURS + colour] for colour in range(COLOURS)]

    def letters(self, counts: list[int]) -> str:
        return "".join([LETTERS[colour] * counts[colour] for colour in range(COLOURS)])

    def jump(self) -> dict[str, Any] | None:
        """The jump under way: its start, the landings so far, and where the frog is now."""
        if self.jumper == NOWHERE:
            return None
        landings = self.cell_names(self.landed & ~bit(self.start))
        name = self.board.cell_name
        return {"start": name(self.start), "landings": landings, "frog": name(self.jumper)}

    def cell_names(self, cells: int) -> list[str]:
        every = range(self.board.size * self.board.size)
        return [self.board.cell_name(cell) for cell in every if cells & bit(cell)]

    def set_markers(self, supply: list[int], taken: list[list[int]]) -> None:
        """Lay the markers out: free ones by colour, and those of each seat."""
        for colour in range(COLOURS):
            self.supply[colour] = supply[colour]
            for seat in range(self.players):
                self.taken[seat * COLOURS + colour] = taken[seat][colour]

    def has_frog(self, cell: int) -> bool:
        return self.frogs & bit(cell) != 0

    def has_landed(self, cell: int) -> bool:
        """PR-16: return whether the jumper may not land on a cell again."""
        return self.landed & bit(cell) != 0
