"""The Big Build's box: a morning in the forest, and a house that is nearly a house."""

from tools.draw.heads import head
from tools.draw.palette import WOOD
from tools.draw.pen import box, circle, flat, group, line, oval, scatter, shadow, shape, small

BARK = "#8a5a34"


def scene() -> str:
    return forest() + house() + ladder() + lumber() + builders()


def pine(x: float, y: float, size: float, colour: str) -> str:
    crown = "M0-90L18-58H10L28-30H18L36 0H-36L-18-30H-28L-10-58H-18Z"
    return group(box(-5, -2, 10, 14, BARK) + shape(crown, colour), at=(x, y), scale=size)


def forest() -> str:
    rays = scatter(
        shape(f"M186 62L{a} {b}L{c} {d}Z", "#faeec9")
        for a, b, c, d in ((6, 40, 6, 84), (6, 130, 6, 190), (90, 6, 130, 6), (6, 6, 50, 6))
    )
    sky = box(6, 6, 228, 230, "#f6e3ac") + rays + circle(186, 62, 30, "#fbd26a")
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
    bucket = shape("M204 264H228L224 286H208Z", "#c9594a") + oval(216, 264, 12, 4, "#fff3c4")
    return pile + bucket


def body(colour: str, x: float, y: float, size: float = 1) -> str:
    return group(shape("M-22 0C-24-26-14-34 0-34S24-26 22 0Z", colour), at=(x, y), scale=size, stroke_width=2 / size)


def hammer(x: float, y: float, turn: float) -> str:
    return group(box(-2.5, -4, 5, 34, WOOD.light, 2) + box(-13, -12, 26, 12, "#8d949b", 3), at=(x, y), turn=turn)


def builders() -> str:
    return rabbit() + bear() + hedgehog()


def arm(d: str, colour: str, paw: tuple[float, float], skin: str) -> str:
    """A sleeve with a paw at its end."""
    return line(d, 14) + line(d, 10, colour) + circle(*paw, 6.5, skin)


def bear() -> str:
    lifted = arm("M34 244Q22 238 22 222", "#4f86b8", (23, 216), "#a86c3d")
    return (
        body("#4f86b8", 52, 266, 1.15) + hammer(20, 190, -14) + lifted + small(head("bear"), at=(26, 180), scale=0.56)
    )


def rabbit() -> str:
    painting = arm("M184 150Q172 150 166 142", "#e9937a", (164, 138), "#f3e6d6")
    return body("#e9937a", 194, 172, 0.78) + brush() + painting + small(head("rabbit"), at=(172, 104), scale=0.42)


def hedgehog() -> str:
    plank = group(
        box(-44, -6, 88, 12, WOOD.light, 2) + line("M-36 0h30M4 2h34", 1.4, WOOD.dark), at=(160, 250), turn=-8
    )
    paws = circle(138, 254, 6, "#f0d2a4") + circle(178, 249, 6, "#f0d2a4")
    return body("#f2c230", 158, 288, 1) + small(head("hedgehog"), at=(135, 206), scale=0.46) + plank + paws


def brush() -> str:
    bristles = shape("M-8-8h16l-2-8h-12Z", "#fff3c4")
    return group(
        box(-2, 0, 4, 26, WOOD.light, 2) + box(-8, -8, 16, 9, "#c9594a", 2) + bristles, at=(158, 120), turn=-14
    )
