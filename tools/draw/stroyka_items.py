"""The Big Build: the five items, each about 0, 0 within a circle of 40, and the tint that goes with it."""

from tools.draw.palette import GOLD, WOOD, paint
from tools.draw.pen import box, circle, flat, group, line, oval, shape

IRON = paint("#8d98a5")
ITEMS = ("hammer", "saw", "brush", "plank", "nail")
TINTS = {"hammer": "#f2a593", "saw": "#fbdf7a", "brush": "#d3b6e6", "plank": "#b9dca0", "nail": "#dbe7f2"}


def item(name: str, x: float, y: float, scale: float = 1) -> str:
    """An item in its place; the outline stays as wide as everywhere."""
    return group(DRAWN[name](), at=(x, y), scale=scale, stroke_width=2.4 / scale)


def hammer() -> str:
    handle = box(-4.5, -14, 9, 54, WOOD.base, 4) + flat(box(-2.5, -8, 3, 44, WOOD.light, 1.5))
    head = shape("M-28-16C-26-30-14-32-6-31H22Q26-31 26-27V-13Q26-10 22-10H-8C-16-10-22-8-28-16Z", IRON.base)
    return group(handle + head + flat(box(4, -28, 16, 4, IRON.light, 2)), turn=38)


def saw() -> str:
    teeth = "".join("l-4.6 7l-4.6-7" for _ in range(6))
    blade = shape(f"M-38-4L18-17V8{teeth}H-38Z", IRON.light)
    grip = shape("M16-20H30Q40-20 40-8V2Q40 12 30 12H16Z", "#c9743f") + oval(28, -4, 5, 8, "#fbe7bf")
    return group(blade + grip + line("M-30-1L12-10", 2, "#ffffff"), turn=-14)


def brush() -> str:
    handle = box(-4, 2, 8, 38, WOOD.base, 4)
    ferrule = box(-16, -10, 32, 14, "#c9594a", 3)
    hair = shape("M-16-10C-17-22-12-26-13-36Q-4-32-1-38Q4-32 12-37C12-26 17-22 16-10Z", "#f6e2b0")
    paint_ = flat(
        shape("M-15-24C-13-30-13-32-13-36Q-4-32-1-38Q4-32 12-37C12-30 13-28 15-24Q6-19 0-24T-15-24Z", "#7a5bb0")
    )
    return group(handle + ferrule + hair + paint_, turn=32)


def plank() -> str:
    board = box(-38, -13, 76, 26, WOOD.base, 4)
    grain = line("M-30-5H10M18-5H30M-32 5H-12M-4 5H32", 2.2, WOOD.dark)
    knot = flat(oval(-20, 0, 0.1, 0.1, WOOD.dark)) + line("M34-12V12", 2, WOOD.dark)
    return group(board + grain + knot, turn=-24)


def nail() -> str:
    shaft = shape("M-4.5-24H4.5L3.5 28L0 40L-3.5 28Z", IRON.base) + flat(box(-1.6, -22, 2.4, 48, IRON.light, 1))
    cap = oval(0, -27, 18, 6.5, IRON.light)
    return group(shaft + cap, turn=34)


def flag(x: float, y: float) -> str:
    """The sign of a START cell."""
    return line(f"M{x} {y}v-26", 3.5) + shape(f"M{x} {y - 26}l19 6.5l-19 6.5Z", "#d9503f", stroke_width=2.2)


def point(x: float, y: float, r: float) -> str:
    return circle(x, y, r, GOLD)


DRAWN = {"hammer": hammer, "saw": saw, "brush": brush, "plank": plank, "nail": nail}
