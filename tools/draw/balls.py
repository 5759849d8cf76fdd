"""Floors: ball cards, the four special balls, the back, the deck and the prize star."""

from math import cos, pi, sin

from tools.draw.digits import digit
from tools.draw.floors import paper
from tools.draw.marks import star
from tools.draw.palette import GOLD, INK, PAPER, PIECES, SHADE, WHITE, WOOD, Paint, mix, paint
from tools.draw.pen import box, circle, flat, group, line, oval, picture, scatter, shadow, shape

PAINTS = [paint(c) for c in ("#d8483c", "#ef8a2a", "#f2c230", "#6aae54", "#3f9fb0", "#4a72b8", "#8a62b5", "#c2619a", "#9a6b45")]
MEADOW = "#e9f0c9"
UP = "M50 12L61 23H54.500V29H45.500V23H39Z"
DOWN = "M50 113L61 102H54.500V96H45.500V102H39Z"


def drawings() -> dict[str, str]:
    plain = {f"ball-{n}": picture(100, 140, numbered(n)) for n in range(1, 10)}
    special = {"ball-near": near(), "ball-even": even(), "ball-odd": odd(), "ball-skip": skip()}
    others = {"back": back(), "deck": deck()}
    return plain | {name: picture(100, 140, art) for name, art in (special | others).items()} | {"star": picture(100, 100, prize())}


def ground(colour: str = MEADOW) -> str:
    return paper() + box(5, 5, 90, 130, colour, 7, stroke_width=1)


def ball(colour: Paint, x: float = 50, y: float = 62, r: float = 30) -> str:
    body = circle(x, y, r, colour.base)
    stripe = flat(shape(f"M{x - r * 0.94:.1f} {y + r * 0.3:.1f}Q{x} {y + r * 0.75:.1f} {x + r * 0.94:.1f} {y + r * 0.3:.1f}A{r} {r} 0 0 1 {x - r * 0.94:.1f} {y + r * 0.3:.1f}Z", colour.dark))
    glint = flat(oval(x - r * 0.45, y - r * 0.55, r * 0.25, r * 0.14, colour.light, transform=f"rotate(-38 {x - r * 0.45:.1f} {y - r * 0.55:.1f})"))
    return body + stripe + glint + circle(x, y, r, "none")


def dots(n: int) -> str:
    return flat(scatter(circle(50 + (k - (n - 1) / 2) * 9, 124, 3.3, INK) for k in range(n)))


def numbered(n: int) -> str:
    arrows = shape(UP + DOWN, WHITE)
    figure = digit(str(n), 50, 62, 40, WHITE, INK)
    return ground() + arrows + ball(PAINTS[n - 1]) + figure + dots(n) + digit(str(n), 16, 21, 23)


def near() -> str:
    """Same number, one or two away, up or down."""
    rungs = scatter(box(50 - w, 62 + k * 11 - 4, 2 * w, 8, c, 2.5, stroke_width=1.5) for k, w, c in ((-2, 9, "#f7ddb0"), (2, 9, "#f7ddb0"), (-1, 13, "#fbe39a"), (1, 13, "#fbe39a"), (0, 18, "#ffe45c")))
    return ground("#f7e3c0") + shape(UP + DOWN, WHITE) + ball(paint("#4f9f86")) + rungs


def wheel(first: int) -> str:
    places = [(50 + 33 * sin(k * 2 * pi / 5), 66 - 38 * cos(k * 2 * pi / 5)) for k in range(5)]
    discs = scatter(circle(x, y, 11, WHITE) + digit(str(first + 2 * k), x, y, 14) for k, (x, y) in enumerate(places))
    return discs


def pips(spots: tuple[tuple[float, float], ...]) -> str:
    return scatter(circle(x, y, 4.5, WHITE) for x, y in spots)


def even() -> str:
    pairs = pips(((44, 61), (56, 61), (44, 73), (56, 73)))
    return ground("#d7e6f2") + ball(paint("#4a72b8"), 50, 67, 22) + pairs + wheel(0)


def odd() -> str:
    spots = pips(((44, 61), (56, 61), (50, 73)))
    return ground("#f2dcea") + ball(paint("#b0559a"), 50, 67, 22) + spots + wheel(1)


def skip() -> str:
    """The ball leaps over a neighbour, who draws two and sits this one out."""
    leap = line("M20 92C22 36 78 36 80 82", 4) + shape("M80 96L71 81H89Z", INK)
    peg = shape("M38 104C38 88 44 84 50 84S62 88 62 104Z", WOOD.base) + circle(50, 76, 11, WOOD.light) + line("M43 76q3 3 5 0M52 76q3 3 5 0", 2)
    cards = group(box(-7, -10, 14, 20, WHITE, 2), at=(42, 121), turn=-10) + group(box(-7, -10, 14, 20, WHITE, 2), at=(57, 121), turn=10)
    return ground("#f3d9c4") + leap + ball(paint("#d8483c"), 24, 88, 14) + peg + cards + digit("+", 27, 121, 12) + digit("2", 76, 121, 14)


def back() -> str:
    tile = scatter(tiny_house(x, y) for y in (30, 70, 110) for x in (28, 72))
    tile += scatter(circle(x, y, 6, GOLD, stroke_width=1.5) for y in (50, 90) for x in (50,))
    return paper() + box(6, 6, 88, 128, "#a8473a", 7) + box(11, 11, 78, 118, "none", 5, stroke="#e9b58a", stroke_width=1.5) + tile


def tiny_house(x: float, y: float) -> str:
    return shape(f"M{x - 9} {y + 10}V{y - 3}L{x} {y - 12}L{x + 9} {y - 3}V{y + 10}Z", "#c96a52", stroke_width=1.5) + flat(box(x - 3, y - 2, 6, 6, "#ffe27a"))


def deck() -> str:
    under = scatter(group(box(1, 1, 98, 138, PAPER, 10), at=(0, 0)) for _ in range(1))
    return group(under + back(), scale=0.96)


def prize() -> str:
    path = star(50, 50, 40, 0.55)
    side = group(shape(path, paint(GOLD).dark, stroke_width=10, stroke=INK) + shape(path, "#c48f22", stroke="#c48f22", stroke_width=6), at=(0, 6))
    face = shape(path, INK, stroke_width=10) + shape(path, GOLD, stroke=GOLD, stroke_width=6)
    eyes = flat(circle(41, 50, 4, INK), circle(59, 50, 4, INK)) + line("M42 60q8 7 16 0", 3)
    return shadow(50, 92, 32, 5) + side + face + flat(shape("M50 14L40 38L20 42L42 34Z", "#fde08a")) + eyes
