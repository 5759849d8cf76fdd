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
    """A lily pad with its notch, lying on the water."""
    leaf = "M50 50L63 9.5Q92 18 92 50T50 91T8 50T45 9Z"
    low = group(shape(leaf, SHADE, fill_opacity=0.28, stroke="none"), at=(0, 5))
    veins = line("M50 50L22 26M50 50L14 56M50 50L30 82M50 50L55 84M50 50L80 76M50 50L86 46", 2, LEAF.dark)
    light = line("M17 40C20 28 27 20 37 16", 4, LEAF.light)
    return low + shape(leaf, LEAF.base) + veins + light


def ripple() -> str:
    """What is left on the water when a frog has gone."""
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
