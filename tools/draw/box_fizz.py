"""Fizz's box: a bottle about to pop and a tower of chips that had better not."""

from random import Random

from tools.draw.palette import GOLD, INK, WHITE, WOOD, mix, paint
from tools.draw.pen import box, circle, flat, group, line, oval, scatter, shadow, shape

CHIPS = ("#d8483c", "#3f86c0", "#f2c230", "#57a55e")


def scene() -> str:
    return soda() + bottle() + tower() + falling() + mitten()


def soda() -> str:
    ground = (
        box(6, 6, 228, 288, "#fbc677")
        + shape("M6 150Q70 110 120 150T234 150V294H6Z", "#f7a95a")
        + shape("M6 230Q60 190 120 228T234 222V294H6Z", "#f08f45")
    )
    dice = Random(5)
    bubbles = [(dice.uniform(14, 226), dice.uniform(20, 280), dice.uniform(3, 10)) for _ in range(22)]
    return flat(ground, scatter(circle(x, y, r, "#fff0cf", fill_opacity=0.75) for x, y, r in bubbles))


def bottle() -> str:
    glass = shape("M96 214C96 232 70 246 62 296H178C170 246 144 232 144 214Z", "#5fae8e")
    shine = flat(shape("M100 234C90 246 80 262 76 292H88C90 268 98 250 108 238Z", "#a9dcc4"))
    crimps = "M66 206" + "q5 12 9 0" * 12 + "V192H66Z"
    cap = shape(crimps, "#b8382e") + oval(120, 192, 54, 13, "#d8483c") + flat(oval(114, 189, 34, 6, "#ea7a68"))
    return glass + shine + box(92, 200, 56, 18, "#4a9478", 5) + cap


def chip(x: float, y: float, colour: str, turn: float = 0, rx: float = 30) -> str:
    """A wooden chip seen from the side: an edge of wood, a painted top."""
    edge = f"M{-rx} 0V9A{rx} 9 0 0 0 {rx} 9V0Z"
    top = oval(0, 0, rx, 9, colour) + oval(0, 0, rx * 0.68, 5.5, mix(colour, WHITE, 0.55), stroke="none")
    return group(shape(edge, WOOD.base) + top, at=(x, y), turn=turn)


def tower() -> str:
    places = (
        (100, 178, 0, -2),
        (146, 180, 1, 4),
        (120, 165, 2, 2),
        (102, 151, 3, -4),
        (134, 150, 0, 5),
        (116, 136, 1, -3),
        (126, 121, 2, 6),
        (116, 106, 3, -6),
    )
    return scatter(chip(x, y, CHIPS[c], turn) for x, y, c, turn in places)


def falling() -> str:
    chip_face = (
        circle(0, 0, 24, WOOD.dark) + circle(-2, -3, 24, CHIPS[1]) + circle(-2, -3, 16, "#cfe3f2", stroke_width=1.5)
    )
    scissors = (
        line("M-9 7L5-11M5 7L-9-11", 3.5)
        + circle(-11, 9, 3.500, "none", stroke_width=2.6)
        + circle(7, 9, 3.500, "none", stroke_width=2.6)
    )
    return line("M184 88q16 10 20 30M198 78q16 12 22 34", 3, WHITE) + group(
        chip_face + scissors, at=(202, 154), turn=24
    )


def mitten() -> str:
    """A careful hand with the next chip."""
    sleeve = shape("M60 8L104 8L112 40L72 46Z", "#4f86b8")
    palm = shape("M70 44C64 60 74 78 90 80C98 86 108 84 108 76L116 60C120 46 112 36 108 36Z", "#f7cfa8")
    return chip(118, 84, CHIPS[0], 10) + sleeve + palm + line("M92 80C98 74 100 68 98 62", 2)
