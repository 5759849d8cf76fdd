"""Flip Jump: wooden frogs, markers and the pond they hop on."""

from tools.draw.marks import mark
from tools.draw.palette import BLUSH, CREAM, INK, PIECES, WHITE, WOOD, Paint, mix
from tools.draw.pen import circle, flat, group, line, mirrored, oval, picture, shadow, shape

BODY = mirrored(
    "0 19, 4 19 7 18 8 16, 10 9 15 7 20 7, 28 7 33 13 33 20, 33 23 33 24 32 26, 38 31 40 37 38 43,"
    "37 48 34 52 30 54, 38 58 42 66 41 75, 46 77 47 86 39 86, 30 87 20 85 0 85"
)
HEAD = mirrored("0 23, 12 23 24 24 31 30, 38 36 36 50 26 52, 18 54 8 54 0 54")
BELLY = (50, 67, 27, 17.5)


def drawings() -> dict[str, str]:
    frogs = {f"frog-{name}": picture(100, 100, frog(name)) for name in PIECES}
    return frogs | {f"marker-{name}": picture(100, 100, marker(name)) for name in PIECES}


def frog(name: str) -> str:
    """A frog sawn from a board: bare wood at the rim, painted on top, its mark on the belly."""
    colour = PIECES[name]
    return shadow(50, 94, 42, 5) + _board() + _painted(colour) + _belly(name, colour) + _face(name, colour)


def _board() -> str:
    edge = shape(BODY, INK, stroke_width=13)
    low = shape(BODY, WOOD.dark, stroke=WOOD.dark, stroke_width=9)
    top = shape(BODY, WOOD.light, stroke=WOOD.light, stroke_width=9)
    return edge + group(edge, low, at=(0, 4)) + top


def _painted(colour: Paint) -> str:
    body = shape(BODY, colour.base, stroke_width=3)
    legs = line("M26 84C18 80 17 68 25 62M74 84C82 80 83 68 75 62", 2)
    return body + legs


def _belly(name: str, colour: Paint) -> str:
    x, y, rx, ry = BELLY
    belly = oval(x, y, rx, ry, mix(colour.light, CREAM, 0.35))
    return belly + mark(name, x, y, 13, INK)


def _face(name: str, colour: Paint) -> str:
    tone = flat(shape("M17 38C18 30 28 26 50 26S82 30 83 38C76 32 64 31 50 31S24 32 17 38Z", colour.light))
    cheeks = flat(circle(22, 43, 4.5, BLUSH), circle(78, 43, 4.5, BLUSH))
    return tone + cheeks + _eye(31) + _eye(69) + _mouth(name)


def _eye(x: float) -> str:
    look = 1.5 if x < 50 else -1.5
    return circle(x, 19, 9, WHITE) + flat(circle(x + look, 20, 5.5, INK), circle(x + look - 2, 18, 2, WHITE))


def _mouth(name: str) -> str:
    return line("M34 42C40 48 60 48 66 42", 2.5)


def marker(name: str) -> str:
    """A round counter of smooth plastic with the mark pressed into it."""
    colour = PIECES[name]
    side = circle(50, 54, 40, colour.dark) + circle(50, 48, 40, colour.base)
    rim = circle(50, 48, 32, mix(colour.light, CREAM, 0.3), stroke_width=1.5)
    glint = line("M17 40C20 29 27 20 37 16", 4, mix(colour.light, WHITE, 0.5))
    return shadow(50, 90, 38, 7) + side + rim + mark(name, 50, 48, 19, INK) + glint
