"""The cards of a level, and the table of floors that fit."""

import cython

from .kinds import listed, neighbours, reachable

if not cython.compiled:  # compiled, these are C's own: see box.pxd
    from igroteka.engine.core.bits import bit, first, without_first

    from .kinds import BALL, BALLS, BEGINNER, KINDS


class Box:
    """The cards of a level (ET-10, ET-50, ET-60), and for all open cards the floors that go on them."""

    level: int
    size: int
    counts: list[int]
    fits: list[int]  # by open floor and open ball: numbers as bits
    beside: list[int]  # by open floor, for beginners

    def __init__(self, level: int, counts: list[int]) -> None:
        if not cython.compiled:
            self.counts, self.fits, self.beside = [0] * 34, [0] * 280, [0] * 20
        self.level = level
        self.size = sum(counts)
        for kind in range(KINDS):
            self.counts[kind] = counts[kind]
        for floor in range(BALL):
            self.set_floor(floor)

    def set_floor(self, floor: int) -> None:
        """Fill in what goes on one kind of floor."""
        self.beside[floor] = bits(neighbours(floor % 10))
        for ball in range(BALLS):
            self.fits[floor * BALLS + ball] = bits(reachable(floor % 10, BALL + ball))

    def cards(self) -> list[int]:
        """Return the number of cards of each kind."""
        return [self.counts[kind] for kind in range(KINDS)]

    def __str__(self) -> str:
        return listed(self.cards())

    def fitting(self, floor: int, ball: int) -> list[int]:
        """The numbers that go on an open floor, from 0 up. Beginners have no ball."""
        fits = self.beside[floor] if self.level == BEGINNER else self.fits[floor * BALLS + ball - BALL]
        return [number for number in range(10) if fits & bit(number)]

    # ET-18 stands here once, for the rules and for what is said about them

    def helping_ball(self, floor: int, numbers: int, balls: int) -> int:
        """A ball of a hand with which some floor of that hand would go on an open one; -1 when there is none.

        `numbers` are those of the hand's floors, `balls` its kinds of balls, both as bits.
        """
        while balls:
            if self.fits[floor * BALLS + first(balls)] & numbers:
                return BALL + first(balls)
            balls = without_first(balls)
        return -1


def bits(numbers: set[int]) -> int:
    return sum([bit(number) for number in numbers])
