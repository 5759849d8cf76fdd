"""The Big Build's box: a morning in the forest, and a house that is nearly a house."""

from tools.draw.heads import head
from tools.draw.palette import GOLD, INK, WHITE, WOOD, mix
from tools.draw.pen import box, circle, flat, group, line, oval, scatter, shadow, shape, small

BARK = "#8a5a34"


def scene() -> str:
    return forest() + house() + ladder() + lumber() + builders()


def pine(x: float, y: float, size: float, colour: str) -> str:
    crown = "M0-90L18-58H10L28-30H18L36 0H-36L-18-30H-28L-10-58H-18Z"
    return group(box(-5, -2, 10, 14, BARK) + shape(crown, colour), at=(x, y), scale=size)


def forest() -> str:
    sky = box(6, 6, 228, 230, "#f6e7b8") + circle(186, 58, 30, "#fbd26a")
    far = scatter(pine(x, 186, s, "#b9cf8e") for x, s in ((30, 1.2), (74, 1.0), (124, 1.25), (168, 1.0), (214, 1.2)))
    near = scatter(
        pine(x, 214, s, c)
        for x, s, c in ((8, 1.5, "#6f9a58"), (52, 1.15, "#7fa65e"), (196, 1.2, "#7fa65e"), (232, 1.5, "#6f9a58"))
    )
    glade = shape("M6 214Q70 196 120 206T234 206V294H6Z", "#a9c46c")
    return flat(sky, far, near, glade)


def log(x: float, y: float, length: float) -> str:
    return (
        box(x, y, length, 14, WOOD.base, 7)
        + circle(x + 7, y + 7, 4, WOOD.light, stroke_width=1.5)
        + circle(x + length - 7, y + 7, 4, WOOD.light, stroke_width=1.5)
    )


def house() -> str:
    """Walls of logs, rafters, and a roof on one side only."""
    walls = scatter(log(66, 234 - 14 * k, 112) for k in range(6))
    window = box(128, 182, 28, 28, "#bfe3ea", 3) + line("M142 182V210M128 196H156")
    doorway = shape("M82 248V196Q82 186 94 186T106 196V248Z", WALNUT)
    rafters = line("M122 92L66 164M122 92L178 164M122 92V164M94 128H150", 10) + line(
        "M122 92L66 164M122 92L178 164M122 92V164M94 128H150", 6, WOOD.light
    )
    tiles = shape("M122 86L56 168H74L132 97Z", "#c9594a") + line("M108 103l12 8M92 123l12 8M76 143l12 8", 2)
    return shadow(122, 250, 74, 9) + walls + doorway + window + rafters + tiles


WALNUT = "#6d4529"


def ladder() -> str:
    rails = "M168 250L186 118M186 252L204 122"
    rungs = "M171 232l18 2M174 210l18 2M177 188l18 2M180 166l18 2M183 144l18 2"
    return line(rails, 7) + line(rails, 3.5, WOOD.light) + line(rungs, 6) + line(rungs, 2.5, WOOD.light)


def lumber() -> str:
    pile = log(20, 268, 70) + log(26, 255, 58)
    bucket = shape("M196 262H222L218 286H200Z", "#4f86b8") + oval(209, 262, 13, 4, "#fde08a")
    return pile + bucket


def body(colour: str, x: float, y: float, size: float = 1) -> str:
    return group(shape("M-22 0C-24-26-14-34 0-34S24-26 22 0Z", colour), at=(x, y), scale=size, stroke_width=2 / size)


def hammer(x: float, y: float, turn: float) -> str:
    return group(box(-2.5, -4, 5, 34, WOOD.light, 2) + box(-13, -12, 26, 12, "#8d949b", 3), at=(x, y), turn=turn)


def builders() -> str:
    bear = (
        hammer(24, 188, -24)
        + body("#4f86b8", 48, 262, 1.15)
        + small(head("bear"), at=(20, 180), scale=0.56)
        + circle(33, 226, 7, "#a86c3d")
    )
    rabbit = body("#e9937a", 193, 160, 0.7) + small(head("rabbit"), at=(174, 94), scale=0.4) + brush()
    hedgehog = body("#f2c230", 152, 282, 0.95) + small(head("hedgehog"), at=(128, 210), scale=0.48)
    return rabbit + bear + hedgehog


def brush() -> str:
    return group(
        box(-2, 0, 4, 20, WOOD.light, 2) + box(-8, -8, 16, 9, "#c9594a", 2) + shape("M-8-8h16l-2-8h-12Z", "#fff3c4"),
        at=(168, 124),
        turn=-30,
    )
