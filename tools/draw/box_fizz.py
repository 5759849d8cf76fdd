"""Fizz's box: a bottle about to pop and a tower of chips that had better not."""

from random import Random

from tools.draw.palette import WHITE, WOOD, mix
from tools.draw.pen import box, circle, flat, group, line, oval, scatter, shape

CHIPS = ("#d8483c", "#3f86c0", "#f2c230", "#57a55e")


def scene() -> str:
    return soda() + bottle() + tower() + falling() + mitten()


def soda() -> str:
    waves = shape("M6 150Q70 110 120 150T234 150V294H6Z", "#f7a95a") + shape(
        "M6 230Q60 190 120 228T234 222V294H6Z", "#f08f45"
    )
    return flat(box(6, 6, 228, 288, "#fbc677"), waves) + bubbles()


def bubbles() -> str:
    dice = Random(11)
    spots = [(dice.uniform(16, 224), dice.uniform(24, 284), dice.uniform(3, 10)) for _ in range(26)]
    rings = scatter(circle(x, y, r, "#fff0cf", fill_opacity=0.6) for x, y, r in spots)
    glints = scatter(circle(x - r * 0.3, y - r * 0.3, r * 0.25, WHITE) for x, y, r in spots if r > 6)
    return flat(rings, glints)


def bottle() -> str:
    glass = shape("M96 214C96 234 66 246 56 296H184C174 246 144 234 144 214Z", "#5fae8e")
    shine = flat(shape("M98 238C86 248 76 264 71 292H84C87 268 96 252 108 242Z", "#a9dcc4"))
    fizz = flat(
        scatter(
            circle(x, y, r, "#c9ecd9")
            for x, y, r in ((124, 276, 6), (138, 256, 4), (152, 282, 5), (116, 252, 3), (132, 236, 3))
        )
    )
    return glass + shine + fizz + box(91, 200, 58, 18, "#4a9478", 6) + cap()


def cap() -> str:
    """A crown cap, crimped all round."""
    side = shape("M62 192L60 208" + "q6 10 12 0" * 10 + "L178 192Z", "#b8382e")
    return side + oval(120, 192, 58, 14, "#d8483c") + flat(oval(114, 189, 38, 7, "#ea7a68"))


def chip(x: float, y: float, colour: str, turn: float = 0, rx: float = 30) -> str:
    """A wooden chip seen from the side: an edge of wood, a painted top."""
    edge = f"M{-rx} 0V9A{rx} 9 0 0 0 {rx} 9V0Z"
    top = oval(0, 0, rx, 9, colour) + oval(0, 0, rx * 0.68, 5.5, mix(colour, WHITE, 0.55), stroke="none")
    return group(shape(edge, WOOD.base) + top, at=(x, y), turn=turn)


def tower() -> str:
    places = (
        (94, 178, 0, -2),
        (146, 179, 1, 3),
        (119, 165, 2, 2),
        (100, 151, 3, -5),
        (138, 150, 0, 6),
        (114, 136, 1, -4),
        (128, 120, 2, 8),
        (114, 105, 3, -8),
    )
    return scatter(chip(x, y, CHIPS[c], turn) for x, y, c, turn in places)


def flying(x: float, y: float, colour: str, turn: float, picture: str) -> str:
    """A chip seen from above, on its way down."""
    edge = circle(2, 4, 25, WOOD.dark) + circle(0, 0, 25, WOOD.light) + circle(0, 0, 21, colour, stroke_width=1.5)
    return group(edge + circle(0, 0, 15, mix(colour, WHITE, 0.75), stroke_width=1.5) + picture, at=(x, y), turn=turn)


def falling() -> str:
    scissors = (
        line("M-6 5L5-10M6 5L-5-10", 3)
        + circle(-7, 7, 3, "none", stroke_width=2.4)
        + circle(7, 7, 3, "none", stroke_width=2.4)
    )
    stone = shape("M-10 6C-12-2-6-9 1-8C9-8 12 0 10 6Q0 10-10 6Z", "#9aa0a6")
    wind = line("M186 96q14 8 18 24M198 84q16 10 22 30M28 92q-6 10-4 24M42 84q-8 10-6 22", 3, WHITE)
    return wind + flying(204, 150, CHIPS[1], 24, scissors) + flying(38, 150, CHIPS[2], -18, stone)


def mitten() -> str:
    """A careful hand with the next chip between finger and thumb."""
    sleeve = shape("M66 6H116L118 36L74 42Z", "#4f86b8") + shape("M71 34Q96 24 121 30L122 42Q98 36 74 46Z", "#8fb8d8")
    palm = shape("M76 44C72 60 76 74 86 80C92 88 102 84 102 78C112 84 120 76 118 66L120 42Q98 36 76 44Z", "#f7cfa8")
    return chip(116, 84, CHIPS[0], 10) + sleeve + palm + line("M102 78Q98 72 100 64M110 64Q112 70 110 74", 2)
