"""The six marks that go with the six colours: red ●, orange ▲, yellow ★, green ◆, blue ■, violet ✚."""

from math import cos, pi, sin

from tools.draw.pen import Attribute, circle, number, shape

MARKS = {"red": "disc", "orange": "triangle", "yellow": "star", "green": "diamond", "blue": "square", "violet": "cross"}


def star(x: float, y: float, r: float, waist: float = 0.48) -> str:
    """The path of a five-pointed star."""
    reach = [(r if k % 2 == 0 else r * waist) for k in range(10)]
    spots = [(x + d * sin(k * pi / 5), y - d * cos(k * pi / 5)) for k, d in enumerate(reach)]
    return "M" + "L".join(f"{number(a)} {number(b)}" for a, b in spots) + "Z"


def outline(kind: str, x: float, y: float, r: float) -> str:
    """The path of a mark that fills a circle of radius r about equally."""
    if kind == "triangle":
        return f"M{number(x)} {number(y - r)}l{number(r)} {number(r * 1.75)}h{number(-2 * r)}z"
    if kind == "star":
        return star(x, y + r * 0.06, r * 1.15)
    if kind == "diamond":
        return f"M{number(x)} {number(y - r * 1.15)}l{number(r)} {number(r * 1.15)}l{number(-r)} {number(r * 1.15)}l{number(-r)} {number(-r * 1.15)}z"
    if kind == "square":
        return (
            f"M{number(x - r * 0.86)} {number(y - r * 0.86)}h{number(r * 1.72)}v{number(r * 1.72)}h{number(-r * 1.72)}z"
        )
    arm = number(r * 0.68)
    return f"M{number(x - r * 0.34)} {number(y - r * 1.02)}h{arm}v{arm}h{arm}v{arm}h-{arm}v{arm}h-{arm}v-{arm}h-{arm}v-{arm}h{arm}z"


def mark(colour: str, x: float, y: float, r: float, fill: str, **more: Attribute) -> str:
    """The mark of a colour, centred at x, y; its corners are rounded by a stroke of its own colour."""
    kind = MARKS[colour]
    if kind == "disc":
        return circle(x, y, r, fill, **{"stroke": "none", **more})
    return shape(outline(kind, x, y, r * 0.88), fill, **{"stroke": fill, "stroke_width": r * 0.22, **more})
