"""The six marks that go with the six colours: red ●, orange ▲, yellow ★, green ◆, blue ■, violet ✚."""

from collections.abc import Iterable
from math import cos, pi, sin

from tools.draw.pen import Attribute, circle, number, shape

Points = tuple[tuple[float, float], ...]


def polygon(points: Iterable[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def ray(k: int, reach: float) -> tuple[float, float]:
    return reach * sin(k * pi / 5), -reach * cos(k * pi / 5)


def star(x: float, y: float, r: float, waist: float = 0.48) -> str:
    """The path of a five-pointed star."""
    spots = (ray(k, r if k % 2 == 0 else r * waist) for k in range(10))
    return polygon((x + a, y + b) for a, b in spots)


# Corners of the marks about 0, 0, each filling a circle of radius 1 about equally.
MARKS: dict[str, Points] = {
    "red": (),  # a disc has no corners
    "orange": ((0, -0.88), (0.88, 0.66), (-0.88, 0.66)),
    "yellow": tuple(ray(k, 1.01 if k % 2 == 0 else 0.49) for k in range(10)),
    "green": ((0, -1.06), (0.98, 0), (0, 1.06), (-0.98, 0)),
    "blue": ((-0.76, -0.76), (0.76, -0.76), (0.76, 0.76), (-0.76, 0.76)),
    "violet": (
        *((-0.3, -0.9), (0.3, -0.9), (0.3, -0.3), (0.9, -0.3), (0.9, 0.3), (0.3, 0.3)),
        *((0.3, 0.9), (-0.3, 0.9), (-0.3, 0.3), (-0.9, 0.3), (-0.9, -0.3), (-0.3, -0.3)),
    ),
}


def mark(colour: str, x: float, y: float, r: float, fill: str, **more: Attribute) -> str:
    """The mark of a colour, centred at x, y; its corners are rounded by a stroke of its own colour."""
    corners = MARKS[colour]
    if not corners:
        return circle(x, y, r, fill, **{"stroke": "none", **more})
    path = polygon((x + a * r, y + b * r) for a, b in corners)
    return shape(path, fill, **{"stroke": fill, "stroke_width": r * 0.22, **more})
