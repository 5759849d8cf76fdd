"""Floors: the numbered balls and the four special ones."""

from math import cos, pi, sin

from tools.draw.cards import corner, dots, panel, paper, tab
from tools.draw.digits import digit
from tools.draw.palette import GOLD, INK, WHITE, WOOD, Paint, paint
from tools.draw.pen import box, circle, flat, group, line, oval, picture, scatter, shadow, shape

PAINTS = [
    paint(c)
    for c in ("#d8483c", "#ef8a2a", "#f2c230", "#6aae54", "#3f9fb0", "#4a72b8", "#8a62b5", "#c2619a", "#9a6b45")
]
UP = "M50 8L62 20H55V26H45V20H38Z"
DOWN = "M50 112L62 100H55V94H45V100H38Z"


def drawings() -> dict[str, str]:
    plain = {f"ball-{n}": picture(100, 140, numbered(n)) for n in range(1, 10)}
    special = {"near": near, "even": even, "odd": odd, "skip": skip}
    return plain | {f"ball-{name}": picture(100, 140, draw()) for name, draw in special.items()}


def ground(colour: str = "#dff0ea", grass: str = "#b9d68c") -> str:
    """A bright yard to bounce in."""
    lawn = shape(
        "M5.7 114Q50 104 94.3 114V128a6.3 6.3 0 0 1-6.3 6.3H12a6.3 6.3 0 0 1-6.3-6.3Z",
        grass,
        stroke="none",
    )
    return paper() + panel(colour) + lawn


def ball(colour: Paint, x: float = 50, y: float = 60, r: float = 31) -> str:
    """A rubber ball: a darker belly, a glint."""
    belly = shape("M-.94 .32Q0 .8 .94 .32A1 1 0 0 1-.94 .32Z", colour.dark)
    glint = oval(-0.5, -0.58, 0.24, 0.12, colour.light, transform="rotate(-40 -.5 -.58)")
    return (
        circle(x, y, r, colour.base) + group(belly, glint, at=(x, y), scale=r, stroke="none") + circle(x, y, r, "none")
    )


def arrows() -> str:
    return shape(UP + DOWN, GOLD)


def numbered(n: int) -> str:
    figure = digit(str(n), 50, 60, 40, WHITE, INK)
    return ground() + arrows() + ball(PAINTS[n - 1]) + figure + dots(n, 124, 3.4, 8.6) + corner(n)


def near() -> str:
    """The same floor, or one or two away from it: five windows, the middle one lit brightest."""
    floors = ((-2, 11, "#f3dfae"), (2, 11, "#f3dfae"), (-1, 14, "#ffe9a0"), (1, 14, "#ffe9a0"), (0, 18, "#ffd93b"))
    panes = scatter(box(50 - w, 60 + 12 * k - 5.5, 2 * w, 11, c, 3) for k, w, c in floors)
    steps = flat(
        scatter(
            circle(50 + dx, 60 + 12 * k, 2.3, INK) for k, dx in ((-2, -4), (-2, 4), (-1, 0), (1, 0), (2, -4), (2, 4))
        )
    )
    same = line("M45 58h10M45 62h10", 2.2)
    sign = tab() + line("M16 9V29M11 13L16 8L21 13M11 25L16 30L21 25", 3)
    return ground("#fbe8c6") + arrows() + ball(paint("#4f9f86")) + panes + steps + same + sign


def wheel(first: int) -> str:
    """Every other number of the ring of ten."""
    places = [(50 + 32 * sin(k * 2 * pi / 5), 66 - 36 * cos(k * 2 * pi / 5)) for k in range(5)]
    return scatter(circle(x, y, 12, WHITE) + digit(str(first + 2 * k), x, y, 15) for k, (x, y) in enumerate(places))


def pips(x: float, y: float, r: float, gap: float, last: int, colour: str) -> str:
    """Two dots above, one or two below: everybody has a friend, or one is left over."""
    low = ((-gap, gap), (gap, gap)) if last == 2 else ((0, gap),)
    return scatter(circle(x + dx, y + dy, r, colour, stroke_width=1.6) for dx, dy in ((-gap, -gap), (gap, -gap), *low))


def even() -> str:
    sign = tab() + flat(pips(16, 19, 4, 5.5, 2, INK))
    return (
        ground("#d9e8f6")
        + ball(paint("#4a72b8"), 50, 68, 21)
        + pips(50, 68, 5, 7, 2, WHITE)
        + wheel(0)
        + pairs(6)
        + sign
    )


def odd() -> str:
    sign = tab() + flat(pips(16, 19, 4, 5.5, 1, INK))
    return (
        ground("#f6dfec")
        + ball(paint("#b0559a"), 50, 68, 21)
        + pips(50, 68, 5, 7, 1, WHITE)
        + wheel(1)
        + pairs(5)
        + sign
    )


def pairs(n: int) -> str:
    places = [8 * k + 7 * (k // 2) for k in range(n)]
    return flat(scatter(circle(50 - places[-1] / 2 + x, 124, 3.4, INK) for x in places))


def skip() -> str:
    """The ball leaps over a neighbour, who draws two and sits this one out."""
    leap = (
        line("M22 78C22 14 78 14 80 62", 9)
        + shape("M80 84L66 62H94Z", GOLD)
        + line("M22 78C22 14 78 14 80 63", 5, GOLD)
    )
    peg = shape("M36 106C36 86 42 80 50 80S64 86 64 106Q50 110 36 106Z", "#a9c6d8") + circle(50, 68, 14, WOOD.light)
    sleep = line("M41 68q3.5 4 7 0M52 68q3.5 4 7 0M47 75h6", 2)
    sign = tab() + line("M8 26C8 8 24 8 24 22M19 18L24 24L28 18", 3)
    return (
        ground("#fbdccb")
        + leap
        + ball(paint("#d8483c"), 22, 86, 14)
        + shadow(50, 107, 18, 3)
        + peg
        + sleep
        + fine()
        + sign
    )


def fine() -> str:
    """Two cards to draw."""
    cards = scatter(group(box(-6.5, -9, 13, 18, "#a8473a", 2.5), at=(x, 122), turn=t) for x, t in ((56, -8), (68, 8)))
    return digit("+", 27, 123, 14) + digit("2", 40, 123, 16) + cards
