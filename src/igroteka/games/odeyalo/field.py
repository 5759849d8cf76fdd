"""The field: gnomes that come, go, sleep and wake, and the blanket that is pulled and spun."""

import cython

from .hands import Hands

if not cython.compiled:  # compiled, these are C's own: see field.pxd
    from igroteka.engine.core.bits import bit, first, without_first

    from .kinds import GNOMES, bed_at, is_between, steps


class Field(Hands):
    """Beds, gnomes and the blanket, on the move."""

    # The blanket

    def pull(self, side: int) -> None:
        """OD-3: one cell to a side."""
        self.shift(side, 1)
        self.pulled = side
        self.quiet = -1  # OD-34: the turn that ends now is not quiet.

    def shift(self, side: int, cells: int) -> None:
        """The blanket so many cells towards a side, as strategies imagine it, too."""
        if side == 0:
            self.y -= cells
        elif side == 1:
            self.x -= cells
        elif side == 2:
            self.y += cells
        else:
            self.x += cells

    def pull_cells(self, side: int, cells: int) -> bool:
        """Cell by cell, until the edge of the field or a gnome (OD-21) is reached."""
        while cells and steps(side, self.x, self.y) > 0 and not self.touching():
            self.pull(side)
            cells -= 1
            if cells:
                self.tell()
        return True

    def touching(self) -> int:
        """OD-21: the gnomes under the blanket, asleep or awake."""
        return 0 if is_between(self.x, self.y) else self.under() & (self.awake | self.asleep)

    # Gnomes

    def bring(self, cell: int) -> None:
        """An awake gnome from the box (OD-1: there are twelve, so one is always left for a free pillow)."""
        gnome = first(self.boxed)
        self.boxed = without_first(self.boxed)
        self.gnome[cell] = gnome
        self.awake |= bit(cell)

    def evict(self, cell: int) -> None:
        """Back into the box."""
        self.boxed |= bit(self.gnome[cell])
        self.gnome[cell] = -1
        self.awake &= ~bit(cell)
        self.asleep &= ~bit(cell)

    def move_gnome(self, cell: int, to: int) -> None:
        """To another pillow, face as it is."""
        self.gnome[to] = self.gnome[cell]
        self.gnome[cell] = -1
        if self.asleep & bit(cell):
            self.asleep ^= bit(cell) | bit(to)
        else:
            self.awake ^= bit(cell) | bit(to)

    def wake(self, cells: int) -> None:
        self.awake |= self.asleep & cells
        self.asleep &= ~cells

    def lull(self, cell: int) -> None:
        self.awake &= ~bit(cell)
        self.asleep |= bit(cell)

    # The whole field turns

    @cython.locals(turned="int[12]", cell=cython.int, awake=cython.int, asleep=cython.int, to=cython.int)
    def spin_right(self) -> None:
        """Each bed moves to the next seat; seen from above, clockwise."""
        if not cython.compiled:
            turned = [0] * 12
        awake = asleep = 0
        for cell in range(GNOMES):
            to = self.box.turned[cell]
            turned[to] = self.gnome[cell]
            awake |= (self.awake >> cell & 1) << to
            asleep |= (self.asleep >> cell & 1) << to
        for cell in range(GNOMES):
            self.gnome[cell] = turned[cell]
        self.awake, self.asleep = awake, asleep
        self.x, self.y = self.y, -self.x
        self.spun = (self.spun + 1) & 3

    # Between rounds

    def clear_beds(self) -> None:
        """Leave one gnome, awake, on the middle pillow of every bed (option `pillow`: `middle`)."""
        for seat in range(self.players):
            self.clear_bed(self.side(seat) * 3)

    def clear_bed(self, cell: int) -> None:
        middle = cell + 1
        if self.gnome[middle] < 0 and self.gnome[cell] >= 0:
            self.move_gnome(cell, middle)
        if self.gnome[middle] < 0 and self.gnome[cell + 2] >= 0:
            self.move_gnome(cell + 2, middle)
        if self.gnome[middle] < 0:
            self.bring(middle)
        self.keep_only(middle)

    def keep_only(self, cell: int) -> None:
        """Wake one gnome of a bed and put the others back into the box (OD-30)."""
        self.wake(bit(cell))
        for other in range(cell // 3 * 3, cell // 3 * 3 + 3):
            if other != cell and self.gnome[other] >= 0:
                self.evict(other)

    def wake_lone(self) -> None:
        """Wake each gnome that is the only one of its bed: it stays without a choice (OD-30)."""
        for seat in range(self.players):
            if self.gnomes_at(self.side(seat)) == 1:
                self.wake(bed_at(self.side(seat)))
