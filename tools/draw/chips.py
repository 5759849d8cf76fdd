"""Fizz: the wooden chips seen from above, discs that fill their picture; their back, and their edge unrolled.

The flat table shows them as they are; the table in three dimensions puts them on its chips (docs/decisions/0060).
"""

from math import cos, pi, sin

from tools.draw.marks import mark
from tools.draw.palette import GOLD, INK, PIECES, WHITE, WOOD, Paint, mix
from tools.draw.pen import box, circle, flat, group, line, picture, scatter, shape

COLOURS = {"R": "red", "G": "green", "B": "blue", "Y": "yellow"}
SWAP = "violet"
PALE_MARKS = ("red", "blue")  # on a dark rim the mark is the lighter tone
TWO = "C52 34 66 34 66 43C66 50 55 54 52 62H67"
SIGNS = {
    "plus": f"M28 50H42M35 43V57M52 42{TWO}",
    "twice": f"M29 44L41 56M41 44L29 56M52 42{TWO}",
    "half": "M36 34L31 37M36 34V48M60 32L40 68M57 57C57 51 67 51 67 57C67 61 59 63 57 69H68",
    "rev": "M33 46A18 15 0 0 1 66 43M67 54A18 15 0 0 1 34 57M66 33V43H56M34 67V57H44",
    "ask": "M40 43C40 31 60 31 60 42C60 50 50 49 50 57M50 67V67.4",
    "swap": "M30 42H66M58 34L67 42L58 50M70 60H34M42 52L33 60L42 68",
}


def drawings() -> dict[str, str]:
    plain = {f"chip-{c}-{name}": plain_chip(colour, draw()) for c, colour in COLOURS.items() for name, draw in PICTURES}
    supers = {f"chip-{c}-{s}": super_chip(colour, s) for c, colour in COLOURS.items() for s in SIGNS if s != "swap"}
    bare = {"chip-back": back(), "holding": blank(), "chip-edge": edge()}
    return plain | supers | {"chip-swap": super_chip(SWAP, "swap")} | bare


def plain_chip(colour: str, drawn: str) -> str:
    paint = PIECES[colour]
    glint = line("M25 50A25 25 0 0 1 50 25", 3, WHITE, stroke_opacity=0.55)
    return picture(100, 100, rim(colour), circle(50, 50, 30, paint.light), glint, drawn)


def super_chip(colour: str, sign: str) -> str:
    """Dark in the middle, with a golden ring, and its sign written big."""
    paint = PIECES[colour]
    ring = circle(50, 50, 30, paint.dark) + circle(50, 50, 30, "none", stroke=GOLD, stroke_width=2.5)
    written = line(SIGNS[sign], 11) + line(SIGNS[sign], 6, WHITE)
    return picture(100, 100, rim(colour), ring, written)


def rim(colour: str) -> str:
    """The painted rim with the colour's own mark burnt in six times."""
    paint = PIECES[colour]
    tone = paint.light if colour in PALE_MARKS else paint.dark
    marks = scatter(group(mark(colour, 0, 0, 4, tone), at=spot(k), turn=60 * k + 30) for k in range(6))
    return circle(50, 50, 48.4, paint.base, stroke_width=3.2) + marks


def spot(k: int) -> tuple[float, float]:
    angle = (2 * k + 1) * pi / 6
    return 50 + 38.5 * sin(angle), 50 - 38.5 * cos(angle)


# The three pictures


def rock() -> str:
    body = shape("M29 60C27 46 36 34 50 32.5C66 31 75 44 72 57C70 66.5 60 70 48 70C37 70 30 67 29 60Z", "#c9bfb2")
    light = line("M38.5 47Q43 39.5 51 39.5", 4, "#f3ece2")
    dark = line("M57 66.5Q66 64.5 67.5 54", 4, "#93877a")
    return body + light + dark + line("M45 53q4 2 6 6", 2, "#93877a")


def scissors() -> str:
    blades = shape("M41 60L63 26.5Q68.5 32 66.5 37L47 63Z", "#dfe6ea") + shape(
        "M59 60L37 26.5Q31.5 32 33.5 37L53 63Z", "#c3ced4"
    )
    return blades + handle(38.5) + handle(61.5) + circle(50, 53.5, 1.8, INK, stroke="none")


def handle(x: float) -> str:
    return circle(x, 66.5, 6.5, "none", stroke_width=8) + circle(x, 66.5, 6.5, "none", stroke="#ef8a2a", stroke_width=4)


def paper() -> str:
    sheet = shape("M34 28.5H57L67 38.5V71.5H34Z", WHITE) + shape("M57 28.5V38.5H67Z", "#dcc9a6")
    return sheet + line("M41 47H60M41 54H60M41 61H53", 3, "#b79a72")


PICTURES = (("rock", rock), ("scissors", scissors), ("paper", paper))


# What all chips share


def back() -> str:
    """Bare wood with one bubble: a chip that nobody has turned over."""
    grain = line("M12 38Q50 30 88 38M7 50Q50 44 93 50M12 62Q50 58 88 62", 3, WOOD.base)
    bubble = circle(50, 50, 17, "#a9dcc4") + flat(circle(44.5, 44.5, 5, WHITE), circle(56, 57, 2.4, "#d3efe2"))
    return picture(100, 100, circle(50, 50, 48.4, WOOD.light, stroke_width=3.2), grain, bubble)


def blank() -> str:
    """Bare wood and a pale middle, for a number: of the chips a player holds."""
    grain = line("M17 26Q50 18 83 26M17 74Q50 82 83 74", 3, WOOD.base)
    return picture(100, 100, circle(50, 50, 48.4, WOOD.light, stroke_width=3.2), grain)


def edge() -> str:
    """The rim all round, unrolled: light above, short strokes of grain."""
    wood: Paint = WOOD
    tone = mix(wood.dark, wood.base, 0.5)
    grain = scatter(line(f"M{k * 12} {34 + (k * 37) % 52}h{14 + (k * 29) % 20}", 5, tone) for k in range(9))
    return picture(100, 100, flat(box(0, 0, 100, 100, wood.base), box(0, 0, 100, 38, wood.light)), grain)
