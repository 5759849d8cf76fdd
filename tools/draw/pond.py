"""Flip Jump's board: a pond in a wooden frame, lily pads on the sixteen marked cells."""

from tools.draw.palette import LEAF, POND, SHADE, WHITE, WOOD, mix
from tools.draw.pen import box, circle, flat, group, line, oval, picture, scatter, shadow, shape

PETAL = "M0 0C-5-4-5-10 0-14C5-10 5-4 0 0Z"


def drawings() -> dict[str, str]:
    cells = {"cell": picture(100, 100, water_cell()), "cell-marked": picture(100, 100, pad_cell())}
    return cells | {"hole": picture(100, 100, ripple())} | {f"board-{n}": picture(n * 100, n * 100, board(n)) for n in (6, 8)}


def water_cell() -> str:
    tile = box(5, 5, 90, 90, mix(POND.base, POND.light, 0.35), 20, stroke=POND.dark)
    waves = line("M26 40q7-7 14 0t14 0M48 66q7-7 14 0t14 0", 3, POND.light)
    return tile + waves


def pad_cell() -> str:
    """A lily pad with its notch, lying on the water."""
    tile = box(5, 5, 90, 90, POND.base, 20, stroke=POND.dark)
    leaf = "M50 50L62 12A40 38 0 1 1 44 11Z"
    low = group(shape(leaf, SHADE, fill_opacity=0.25, stroke="none"), at=(0, 4))
    veins = line("M50 50L20 30M50 50L15 55M50 50L30 80M50 50L55 87M50 50L80 74M50 50L87 46", 2, LEAF.dark)
    light = flat(shape("M20 34C25 22 33 16 42 14L44 18C36 21 29 26 24 37Z", LEAF.light))
    return tile + low + shape(leaf, LEAF.base) + veins + light


def ripple() -> str:
    """What is left on the water when a frog has gone."""
    return oval(50, 50, 34, 34, "none", stroke=POND.light, stroke_width=4) + oval(50, 50, 20, 20, "none", stroke=POND.light, stroke_width=3)


def board(cells: int) -> str:
    size = cells * 100
    frame = box(1, 1, size - 2, size - 2, WOOD.base, 26) + flat(box(3, 3, size - 6, size - 6, WOOD.light, 24))
    inner = box(6, 6, size - 12, size - 12, WOOD.base, 22, stroke=WOOD.dark) + box(11, 11, size - 22, size - 22, POND.dark, 18)
    return frame + inner
