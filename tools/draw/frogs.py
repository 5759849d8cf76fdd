"""Flip Jump: wooden frogs and markers, each with the mark of its colour."""

from itertools import permutations

from tools.draw.marks import mark
from tools.draw.palette import BLUSH, CREAM, INK, PIECES, WHITE, WOOD, Paint, mix
from tools.draw.pen import circle, flat, flipped, group, line, mirrored, oval, picture, shadow, shape

BODY = mirrored(
    "0 19, 4 19 7 18 8 16, 10 9 15 7 20 7, 28 7 33 13 33 20, 33 23 33 24 32 26, 38 31 40 36 38 41,"
    "37 46 35 49 32 51, 39 56 42 65 41 74, 47 76 47 86 39 86, 30 87 20 86 0 86"
)
TONGUE = "#e8736c"
MOUTH = "#7a2e26"


def drawings() -> dict[str, str]:
    plain = {f"frog-{name}": picture(100, 100, frog(name)) for name in PIECES}
    both = {f"frog-{top}-{under}": picture(100, 100, frog(top, under)) for top, under in permutations(PIECES, 2)}
    return plain | both | {f"marker-{name}": picture(100, 100, marker(name)) for name in PIECES}


def frog(name: str, under: str | None = None) -> str:
    """A frog sawn from a board: painted on top, its mark on the belly; the paint of its other side shows at the rim."""
    return shadow(50, 91, 38, 5) + piece(name, under)


def piece(name: str, under: str | None = None) -> str:
    colour = PIECES[name]
    sawn = board(PIECES[under] if under else WOOD) + painted(colour) + belly(name, colour) + face(name, colour)
    return group(sawn, at=(4.5, 3.5), scale=0.91, stroke_width=2.2) + (tag(under) if under else "")


def board(rim: Paint) -> str:
    """Its edge, seen from a little above: bare wood, or the colour of the other side."""
    light = WOOD.light if rim is WOOD else rim.base
    edge = shape(BODY, INK, stroke_width=13)
    low = shape(BODY, rim.dark, stroke=rim.dark, stroke_width=8.5)
    top = shape(BODY, light, stroke=light, stroke_width=8.5)
    return edge + group(edge, low, at=(0, 4)) + top


def tag(under: str) -> str:
    """The hidden side, visible at the frog's foot: the colour with its mark, readable at 32 px."""
    colour = PIECES[under]
    ink = CREAM if under in ("red", "blue") else INK
    return circle(80, 79, 19, colour.base, stroke_width=3.4) + mark(under, 80, 79, 11.5, ink)


def painted(colour: Paint) -> str:
    chin = flat(shape("M19 51C30 58 70 58 81 51C76 66 24 66 19 51ZM14 82H86V85H14Z", colour.dark))
    thighs = line("M27 84.5C16 80 17 66 24 60M73 84.5C84 80 83 66 76 60")
    toes = line("M13 80v4.5M19 81v4M81 81v4M87 80v4.5", 1.8)
    return shape(BODY, colour.base) + chin + line(BODY, 2.4) + thighs + toes


def belly(name: str, colour: Paint) -> str:
    return oval(50, 66.5, 26.5, 19, mix(colour.light, CREAM, 0.2)) + mark(name, 50, 66.5, 14, INK)


def face(name: str, colour: Paint) -> str:
    glint = line("M20 34C21.5 31 24 29.5 27 29", 3, colour.light)
    cheeks = flat(circle(21.5, 41.5, 4.5, BLUSH), circle(78.5, 41.5, 4.5, BLUSH))
    return glint + cheeks + eye(name, colour) + flipped(eye(name, colour)) + mouth(name)


def eye(name: str, colour: Paint) -> str:
    if name == "violet":  # eyes shut with pleasure
        return line("M23.5 22.5C25 15 37 15 38.5 22.5", 3)
    ball = circle(31, 19, 9.5, WHITE) + flat(circle(32.5, 20, 5.8, INK), circle(30.5, 18, 2.1, WHITE))
    lid = shape("M21.5 19A9.5 9.5 0 0 1 40.5 18Q31 12 21.5 19Z", colour.light) if name == "blue" else ""
    return ball + lid


def mouth(name: str) -> str:
    """Every colour has its own temper."""
    wide = "M33 37.5C39 45 61 45 67 37.5"
    if name == "red":
        return shape("M35 36.5Q50 40 65 36.5C63 45 57 47 50 47S37 45 35 36.5Z", MOUTH) + flat(
            oval(50, 44.5, 6, 2, TONGUE)
        )
    if name == "orange":
        return shape("M52 43V46.5C54 51 61 50 61 45L60.5 41.5Z", TONGUE, stroke_width=1.8) + line(wide, 2.6)
    if name == "violet":
        return line("M40 36.5C44 43 56 43 60 36.5", 2.6)
    if name == "blue":
        return line("M37 40C44 43.5 54 43 60 38", 2.6)
    if name == "yellow":
        return line("M30 35C37 46 63 46 70 35", 2.6)
    return line(wide, 2.6)


def marker(name: str) -> str:
    """A round counter of smooth plastic with the mark pressed into it."""
    colour = PIECES[name]
    side = circle(50, 55, 40, colour.dark) + circle(50, 48, 40, colour.base)
    well = circle(50, 48, 28, mix(colour.light, CREAM, 0.2)) + flat(
        shape("M22.5 46A27.5 27.5 0 0 1 77.5 46A28 26 0 0 0 22.5 46Z", colour.dark, fill_opacity=0.35)
    )
    glint = line("M16.5 39C19 29 26 20 36 15.5", 4, colour.light)
    return shadow(50, 91, 36, 7) + side + well + mark(name, 50, 49, 17, INK) + glint
