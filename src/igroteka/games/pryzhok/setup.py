"""Set-ups of the frogs, uniformly distributed over all that PR-10 or PR-30 allows.

PR-10 splits into independent choices: which cells share a colour (7 328 ways), which colour each
group has (720), which side of every frog is up (132 ways give the first three colours three frogs
and the others two), and which frog of a colour stands where (1 728). All are equally many whatever
was chosen before, so drawing them one after another is uniform.
"""

from functools import cache
from itertools import combinations, product
from typing import TypeVar

from igroteka.engine.core.dice import Dice

T = TypeVar("T")
Group = tuple[int, ...]  # cells that show one colour
Frog = tuple[int, int]  # the colour above and the colour below
FROGS = tuple(combinations(range(6), 2))  # PR-2: one for each pair of different colours
LARGE, SMALL = 3, 3  # groups of three and of two frogs
THREE_AND_TWO = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5]


def markers_setup(dice: Dice) -> list[Frog | None]:
    """PR-10: the 16 central cells with 15 frogs and one hole."""
    groups = placings()[dice.below(len(placings()))]
    colours = shuffled(list(range(6)), dice)
    faces = [(colours[up], colours[down]) for up, down in sidings()[dice.below(len(sidings()))]]
    cells: list[Frog | None] = [None] * 16
    for group, colour in zip(groups, colours, strict=True):
        for cell, frog in zip(group, shuffled([f for f in faces if f[0] == colour], dice), strict=True):
            cells[cell] = frog
    return cells


def sets_setup(dice: Dice, gaps: bool = True) -> list[Frog | None]:
    """PR-30: any placing, any sides, drawn again while three of a colour stand in a line.

    Without `gaps` only neighbours count, as in games recorded before the rule was changed.
    """
    while True:
        frogs = [frog if dice.below(2) else frog[::-1] for frog in FROGS]
        cells = shuffled([*frogs, None], dice)
        if not any(in_line(cells, *line) for line in lines(gaps)):
            return cells


def in_line(cells: list[Frog | None], a: int, b: int, c: int) -> bool:
    first, second, third = cells[a], cells[b], cells[c]
    return bool(first and second and third and first[0] == second[0] == third[0])


def shuffled(things: list[T], dice: Dice) -> list[T]:
    """All orders equally often."""
    for last in range(len(things) - 1, 0, -1):
        other = dice.below(last + 1)
        things[last], things[other] = things[other], things[last]
    return things


@cache
def lines(gaps: bool) -> list[tuple[int, int, int]]:
    """Return the threes of cells in a straight line of the central 4×4, diagonals included.

    With `gaps` another cell may lie between two of them; else all three are neighbours.
    """
    steps = ((0, 1), (1, 0), (1, 1), (1, -1))
    ways = [tuple((r + k * dr, f + k * df) for k in range(4)) for r, f, (dr, df) in product(range(4), range(4), steps)]
    inside = [tuple(rank * 4 + file for rank, file in way if rank < 4 and 0 <= file < 4) for way in ways]
    chosen = ((0, 1, 2), (0, 1, 3), (0, 2, 3)) if gaps else ((0, 1, 2),)
    return [(way[a], way[b], way[c]) for way in inside for a, b, c in chosen if c < len(way)]


@cache
def sidings() -> list[tuple[Frog, ...]]:
    """All ways to lay the frogs so that colours 0–2 show three times and colours 3–5 twice."""
    ways = product(*[(frog, frog[::-1]) for frog in FROGS])
    return [way for way in ways if sorted(up for up, _ in way) == THREE_AND_TWO]


@cache
def placings() -> list[tuple[Group, ...]]:
    """All ways to split 15 of the 16 cells into three groups of three and three of two that stay apart."""
    found: list[tuple[Group, ...]] = []
    for hole in range(16):
        split(frozenset(range(16)) - {hole}, (), found)
    return found


def split(cells: frozenset[int], groups: tuple[Group, ...], found: list[tuple[Group, ...]]) -> None:
    """Give the first free cell a group in every possible way, then go on with the rest."""
    if not cells:
        found.append(tuple(sorted(groups, key=lambda group: (-len(group), group))))
        return
    large = sum(len(group) == 3 for group in groups)
    for group in groups_from(min(cells)):
        full = large == LARGE if len(group) == 3 else len(groups) - large == SMALL
        if not full and cells.issuperset(group):
            split(cells.difference(group), (*groups, group), found)


@cache
def groups_from(cell: int) -> list[Group]:
    """The groups of two or three cells that stay apart and begin with a cell."""
    later = [other for other in range(cell + 1, 16) if apart(cell, other)]
    threes = [(cell, a, b) for a, b in combinations(later, 2) if apart(a, b)]
    return [*threes, *[(cell, other) for other in later]]


def apart(a: int, b: int) -> bool:
    """PR-10: not in one row, not in one column, and not touching diagonally."""
    ranks, files = abs(a // 4 - b // 4), abs(a % 4 - b % 4)
    return ranks != 0 and files != 0 and (ranks, files) != (1, 1)
