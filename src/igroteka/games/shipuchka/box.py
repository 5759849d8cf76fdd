"""The chips of a box: which number has which face, and the table of what goes on what."""

import cython

from .kinds import follows, points

if not cython.compiled:  # compiled, these are C's own: see box.pxd
    from igroteka.engine.core.bits import bit, first, without_first

    from .kinds import ANY, CHIPS, KINDS, PLAIN, colour


class Box:
    """SH-1: chips by number; for every last chip the chips that go (SH-21, SH-22, SH-61)."""

    size: int
    all: int  # every chip, as bits
    kind_of: list[int]  # by chip
    chips_of: list[int]  # by face: its copies, as bits
    of_colour: list[int]  # by colour: its chips, and swap (SH-33, SH-35)
    costs: list[int]  # by face: SH-3
    goes: list[int]  # by rules (the children's second) and last face: chips, as bits

    def __init__(self, counts: list[int]) -> None:
        if not cython.compiled:
            self.kind_of, self.chips_of, self.goes = [0] * CHIPS, [0] * KINDS, [0] * 68
            self.of_colour, self.costs = [0] * 4, [0] * KINDS
        self.size = self.all = 0
        self.number_chips(counts)
        for kind in range(KINDS):
            self.costs[kind] = points(kind)
            for named in range(4):
                self.of_colour[named] |= self.chips_of[kind] if colour(kind) in (named, -1) else 0
        for last in range(ANY + 1):
            for kind in range(KINDS):
                self.goes[last] |= self.chips_of[kind] if follows(last, kind, False) else 0
                self.goes[34 + last] |= self.chips_of[kind] if follows(last, kind, True) else 0

    def number_chips(self, counts: list[int]) -> None:
        for kind in range(KINDS):
            for copy in range(counts[kind]):
                chip = 3 * kind + copy if kind < PLAIN else kind + 24  # every face has its numbers, used or not
                self.kind_of[chip] = kind
                self.chips_of[kind] |= bit(chip)
                self.size += 1
            self.all |= self.chips_of[kind]

    def kind(self, chip: int) -> int:
        """The face of a chip."""
        return self.kind_of[chip]

    def chips(self, kind: int) -> int:
        """The copies of a face."""
        return self.chips_of[kind]

    def following(self, kids: bool, last: int) -> int:
        """The chips that go after a face."""
        return self.goes[34 * kids + last]

    def kinds_in(self, chips: int) -> int:
        """The faces among some chips, as bits."""
        kinds = 0
        for kind in range(KINDS):
            if self.chips_of[kind] & chips:
                kinds |= bit(kind)
        return kinds

    def points(self, chips: int) -> int:
        """SH-3: what chips left in hand count."""
        total = 0
        while chips:
            total += self.costs[self.kind_of[first(chips)]]
            chips = without_first(chips)
        return total

    def faces(self, chips: int) -> list[int]:
        """The faces of some chips, one for each chip, in order."""
        return [self.kind_of[chip] for chip in range(CHIPS) if chips & bit(chip)]
