"""Прыжок с переворотом / Flip Jump.

Fifteen two-coloured frogs stand on a board and belong to nobody. In your turn slide one frog, or
jump with one as often as you like; what slid, and what was jumped over last, turns over. Three
neighbours of one colour in a line give you a marker of that colour and turn over in their turn.
Game 1 (markers): most markers win. Game 2 (sets): one marker of each colour wins.
"""

import cython

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.outcome import Line, Outcome, ranked

from .position import Position

if not cython.compiled:  # compiled, these are C's own: see rules.pxd
    from igroteka.engine.core.bits import bit, first, without_first
    from igroteka.engine.core.seats import OVER

    from .position import COLOURS, EMPTY, MARKERS, NOWHERE, SETS


class FlipJump(Position):
    """A position of either game, and what may be done with it."""

    @cython.locals(other="FlipJump")
    def clone(self) -> "FlipJump":
        other = FlipJump.__new__(FlipJump)
        other.copy(self)
        return other

    # The frogs

    def put(self, cell: int, top: int, under: int) -> None:
        self.top[cell] = top
        self.under[cell] = under
        self.frogs |= bit(cell)
        self.showing[top] |= bit(cell)

    def lift(self, cell: int) -> None:
        self.frogs ^= bit(cell)
        self.showing[self.top[cell]] ^= bit(cell)
        self.touched &= ~bit(cell)
        self.top[cell] = EMPTY
        self.under[cell] = EMPTY

    def flip(self, cell: int) -> None:
        """Turn a frog over. Only the upper side counts (PR-2)."""
        self.showing[self.top[cell]] ^= bit(cell)
        self.top[cell], self.under[cell] = self.under[cell], self.top[cell]
        self.showing[self.top[cell]] ^= bit(cell)
        self.touched |= bit(cell)

    # A turn: slide or jump one frog, any frog (PR-12)

    def list_actions(self, seat: int, actions: Actions) -> bool:
        if seat != self.turn:
            return True
        if self.jumper == NOWHERE:
            return self.add_moves(actions)
        self.add_hops(actions)
        return actions.add(self.board.stop)  # PR-16: after any jump you may stop.

    def add_moves(self, actions: Actions) -> bool:
        """PR-13, PR-14: every frog to the first empty cell in each direction, next door or behind a run."""
        empty = self.board.cells & ~self.frogs
        for direction in range(8):
            movers = self.frogs & self.board.moved(empty, direction ^ 4)
            distance = 1
            while movers:
                left = movers if distance > 1 or self.slides_to(direction) else 0
                while left:
                    actions.add(self.board.number(first(left), direction, distance))
                    left = without_first(left)
                movers = self.frogs & self.board.moved(movers, direction ^ 4)
                distance += 1
        return True

    def slides_to(self, direction: int) -> bool:
        """PR-13: odd directions are diagonal."""
        return self.slides == 8 or direction % 2 == 0

    def add_hops(self, actions: Actions | None) -> int:
        """PR-16: the further hops of the frog that jumps; their number."""
        count = 0
        for direction in range(8):
            target = bit(self.jumper)
            target = self.board.moved(target, direction)
            distance = 1
            while target & self.frogs:
                target = self.board.moved(target, direction)
                distance += 1
            if distance > 1 and target and not target & self.landed:
                count += 1
                if actions is not None:
                    actions.add(self.board.number(self.jumper, direction, distance))
        return count

    @cython.locals(move=cython.int)
    def apply(self, seat: int, action: int) -> bool:
        move = action
        if move == self.board.stop:
            return self.end_turn(False)
        cell = self.board.origin[move]
        target = self.board.target[move]
        self.put(target, self.top[cell], self.under[cell])
        self.lift(cell)
        self.touched |= bit(target)
        if move % self.board.span == 0:
            return self.slide(target)
        return self.hop(cell, target, move // self.board.span % 8)

    def slide(self, target: int) -> bool:
        """PR-13: the frog that slid is flipped."""
        self.flip(target)
        return self.end_turn(self.in_row(target))

    def hop(self, cell: int, target: int, direction: int) -> bool:
        """PR-15: the last frog jumped over is flipped, the jumper is not."""
        jumped = target - self.board.step[direction]
        self.flip(jumped)
        if self.jumper == NOWHERE:
            self.start = cell
            self.landed = bit(cell)
        self.jumper = target
        self.landed |= bit(target)
        row = self.in_row(target) or self.in_row(jumped)
        if row or self.add_hops(None) == 0:  # PR-17: a row stops you; so does having nowhere to hop.
            return self.end_turn(row)
        return True

    # Rows

    def in_row(self, cell: int) -> bool:
        """PR-18: return whether a frog just moved or flipped is in a row."""
        cells = self.showing[self.top[cell]]
        found = 0
        for axis in range(4):
            middle = cells & self.board.moved(cells, axis) & self.board.moved(cells, axis ^ 4)
            if middle:
                found |= middle | self.board.moved(middle, axis) | self.board.moved(middle, axis ^ 4)
        return found & bit(cell) != 0

    def end_turn(self, row: bool) -> bool:
        """PR-19 to PR-21: markers for rows, then their flips, again and again until no new row stands."""
        before = self.marker_count(self.turn)
        while row and self.find_rows():
            self.tell()  # the frog lands, or frogs have turned over; then their row lights up; then its marker is taken
            self.lit = 1
            self.tell()
            if not self.take_markers():
                self.quiet = 0  # PR-24: the last turn took a marker.
                return self.forget_rows()
            self.tell()
            self.flip_rows()
        self.quiet = self.quiet + 1 if self.marker_count(self.turn) == before else 0
        self.pass_turn()
        return True

    def pass_turn(self) -> None:
        self.clear_turn()
        self.turn = (self.turn + 1) % self.players
        if self.quiet_limit and self.quiet >= self.quiet_limit:  # PR-24: nobody gets anywhere.
            self.stop_game(24)

    def clear_turn(self) -> None:
        self.start = NOWHERE
        self.jumper = NOWHERE
        self.touched = 0
        self.landed = 0
        self.counted = 0

    def stop_game(self, rule: int) -> None:
        self.clear_turn()
        self.rule = rule
        self.turn = OVER

    def find_rows(self) -> int:
        """The rows of this moment that count, in reading order (PR-22); their number."""
        self.row_count = 0
        for colour in range(COLOURS):
            for axis in range(2, 6):  # along the rank, and down in three ways: the way one reads
                self.find_rows_along(colour, axis)
        return self.row_count

    def find_rows_along(self, colour: int, axis: int) -> None:
        cells = self.showing[colour]
        if not cells & self.board.moved(cells, axis) & self.board.moved(cells, axis ^ 4):
            return
        starts = cells & ~self.board.moved(cells, axis)
        while starts:
            row = 0
            cell = bit(first(starts))
            while cell & cells:  # PR-18: a longer line is one row.
                row |= cell
                cell = self.board.moved(cell, axis)
            if without_first(without_first(row)) and row & self.touched and self.is_new(row, colour):
                self.add_row(row, colour, self.board.reading[first(starts)] * 8 + axis)
            starts = without_first(starts)

    def is_new(self, row: int, colour: int) -> bool:
        """PR-21: the same cells in the same colour never count twice in one turn."""
        for i in range(self.counted):  # noqa: SIM110 (a generator would not compile to C)
            if self.rows[i] == row and self.row_colours[i] == colour:
                return False
        return True

    def add_row(self, row: int, colour: int, order: int) -> None:
        place = self.counted + self.row_count
        while place > self.counted and self.row_order[place - 1] > order:
            self.rows[place] = self.rows[place - 1]
            self.row_colours[place] = self.row_colours[place - 1]
            self.row_order[place] = self.row_order[place - 1]
            place -= 1
        self.rows[place] = row
        self.row_colours[place] = colour
        self.row_order[place] = order
        self.row_count += 1

    def take_markers(self) -> bool:
        """PR-19: a marker for each row; False when the game stopped meanwhile (PR-22, PR-33)."""
        for i in range(self.counted, self.counted + self.row_count):
            if self.take_marker(self.row_colours[i]):
                return False
        return True

    def take_marker(self, colour: int) -> bool:
        """A marker of the colour, if there is one to take; True when that ends the game."""
        place = self.turn * COLOURS + colour
        if self.variant == MARKERS and self.supply[colour]:
            self.supply[colour] -= 1
            self.taken[place] += 1
            self.won += 1
            if self.free_markers() <= 1:  # PR-22: at once, in the middle of a chain too.
                self.stop_game(22)
        elif self.variant == SETS and not self.taken[place]:  # PR-32: only your own, one of each colour.
            self.taken[place] = self.won = 1
            if self.marker_count(self.turn) == COLOURS:
                self.stop_game(33)
        return self.turn == OVER

    def flip_rows(self) -> None:
        """PR-20: the rows, and what touches them in their colour, all at once."""
        cells = self.to_flip()
        self.counted += self.row_count
        self.forget_rows()
        while cells:
            self.flip(first(cells))
            cells = without_first(cells)

    def to_flip(self) -> int:
        cells = 0
        for i in range(self.counted, self.counted + self.row_count):
            near = self.rows[i]
            for direction in range(8):
                near |= self.board.moved(self.rows[i], direction)
            cells |= near & self.showing[self.row_colours[i]]
        return cells

    # Markers and the end

    def marker_count(self, seat: int) -> int:
        count = 0
        for colour in range(COLOURS):
            count += self.taken[seat * COLOURS + colour]
        return count

    def ending(self) -> int:
        """The rule by which the game is over with these markers or after so many quiet turns; 0: it goes on."""
        if self.variant == MARKERS and self.free_markers() <= 1:
            return 22
        if self.variant == SETS and max([self.marker_count(seat) for seat in range(self.players)]) == COLOURS:
            return 33
        return 24 if 0 < self.quiet_limit <= self.quiet else 0

    def goes_on(self) -> bool:
        """Return whether the jump can go on (PR-16, PR-17)."""
        touched = [cell for cell in range(64) if self.touched & bit(cell)]
        return self.add_hops(None) > 0 and not any(self.in_row(cell) for cell in touched)

    def pairs(self, seat: int) -> int:
        count = 0
        for colour in range(COLOURS):
            count += self.taken[seat * COLOURS + colour] // 2
        return count

    def rank(self, seat: int) -> int:
        """PR-23: most markers, then most pairs of a colour; PR-33: in game 2 markers only."""
        return self.marker_count(seat) * 8 + (self.pairs(seat) if self.variant == MARKERS else 0)

    def result(self, seat: int) -> float:
        return self.share(seat)

    def outcome(self) -> Outcome | None:
        """PR-23: most markers, then most pairs of a colour, then shared. PR-33: in game 2 markers only."""
        if self.turn != OVER:
            return None
        scores = [self.marker_count(seat) for seat in range(self.players)]
        pairs = [self.pairs(seat) if self.variant == MARKERS else 0 for seat in range(self.players)]
        ranking = ranked(list(zip(scores, pairs, strict=True)))
        tally = [self.tally(seat, scores[seat], pairs[seat]) for seat in range(self.players)]
        return Outcome(scores, ranking, f"PR-{self.rule}", tally)

    def tally(self, seat: int, markers: int, pairs: int) -> list[Line]:
        """Return the tally of a seat."""
        lines = [Line("tally-markers", {"count": markers})]
        return [*lines, Line("tally-pairs", {"count": pairs})] if self.variant == MARKERS else lines
