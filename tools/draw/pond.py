"""Flip Jump's board: a pond in a wooden frame, lily pads on the sixteen marked cells."""

from tools.draw.palette import LEAF, POND, SHADE, WOOD, mix
from tools.draw.pen import box, circle, flat, group, line, picture, shape

WATER = mix(POND.base, POND.light, 0.3)
DEEP = POND.dark


def drawings() -> dict[str, str]:
    cells = {"cell": water_cell(), "cell-marked": pad_cell(), "hole": ripple()}
    boards = {f"board-{n}": picture(n * 100, n * 100, board(n)) for n in (6, 8)}
    return {name: picture(100, 100, art) for name, art in cells.items()} | boards


def water_cell() -> str:
    tile = box(8, 8, 84, 84, WATER, 22, stroke="none")
    return tile + line("M27 42q6.5-7 13 0t13 0M47 62q6.5-7 13 0t13 0", 3, POND.light)


def pad_cell() -> str:
    """A lily pad; its notch is below, where a sitting frog hides it."""
    leaf = "M50 50L38 90C17 87 4 71 4 51C4 25 22 6 50 6S96 25 96 51C96 72 80 89 57 91Z"
    low = group(shape(leaf, SHADE, fill_opacity=0.28, stroke="none"), at=(0, 3))
    veins = line("M50 51L80 76M50 51L89 44M50 51L71 16M50 51L44 12M50 51L18 24M50 51L11 58", 2, LEAF.dark)
    return low + shape(leaf, LEAF.base) + veins + line("M12 40C15 27 23 18 34 14", 4, LEAF.light)


def ripple() -> str:
    """Rings on the water where a frog has left."""
    return circle(50, 50, 36, "none", stroke=POND.light, stroke_width=4) + circle(
        50, 50, 22, "none", stroke=POND.light, stroke_width=3
    )


def board(cells: int) -> str:
    size = cells * 100
    plank = box(1, 1, size - 2, size - 2, WOOD.base, 30) + flat(box(2.5, 2.5, size - 5, size - 8, WOOD.light, 28))
    water = box(8, 8, size - 16, size - 16, DEEP, 24) + flat(
        box(9, 14, size - 18, size - 23, mix(DEEP, WATER, 0.25), 22)
    )
    return plank + water
