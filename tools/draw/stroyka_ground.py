"""The Big Build: the clearing from above, five sectors with trees of their own. It leaves room for the box's cells."""

import random
import tomllib
from collections.abc import Iterator
from math import atan2, cos, dist, pi, sin
from pathlib import Path
from typing import Any

from tools.draw.palette import LEAF, mix
from tools.draw.pen import box, circle, flat, group, line, oval, picture, scatter, shape

EDITION = Path(__file__).parents[2] / "src/igroteka/games/stroyka/edition.toml"
GRASS = ("#a5c96c", "#b5d07a", "#98c274", "#bccd76", "#a9cf86")
BARK = "#8a5a34"
CLEAR = 29  # no tree nearer to the middle of a cell


def drawings() -> dict[str, str]:
    data = tomllib.loads(EDITION.read_text(encoding="utf-8"))
    width, height = data["board"]["size"]
    return {"ground-forest": picture(width, height, ground(data, width, height))}


def ground(data: dict[str, Any], width: float, height: float) -> str:
    grass = box(1.5, 1.5, width - 3, height - 3, LEAF.light, 16, stroke_width=3)
    return grass + flat(sectors(width, height)) + flat(tufts(data, width, height)) + trees(data, width, height)


def sectors(width: float, height: float) -> str:
    """Five wedges of grass from the middle to the edge, the first looking up."""
    return scatter(wedge(k, width, height) for k in range(5))


def wedge(k: int, width: float, height: float) -> str:
    angles = [-pi / 2 + (k - 0.5 + step / 6) * 2 * pi / 5 for step in range(7)]
    edge = [on_edge(angle, width, height) for angle in angles]
    return shape(f"M{width / 2:.0f} {height / 2:.0f}" + "".join(f"L{x:.0f} {y:.0f}" for x, y in edge) + "Z", GRASS[k])


def on_edge(angle: float, width: float, height: float) -> tuple[float, float]:
    """Return the point where a ray from the middle meets the edge of the clearing."""
    far = min((width / 2 - 6) / max(abs(cos(angle)), 1e-6), (height / 2 - 6) / max(abs(sin(angle)), 1e-6))
    return width / 2 + cos(angle) * far, height / 2 + sin(angle) * far


def sector(x: float, y: float, width: float, height: float) -> int:
    angle = atan2(y - height / 2, x - width / 2) + pi / 2
    return round(angle / (2 * pi / 5)) % 5


def spots(
    data: dict[str, Any], width: float, height: float, seed: int, tries: int, gap: float
) -> Iterator[tuple[float, float]]:
    """Places at random that lie on no cell, no path, not on the site, and not on one another."""
    luck, taken = random.Random(seed), [tuple(cell["at"]) for cell in data["board"]["cells"]]
    lines = [[tuple(by_name(data)[end]) for end in path] for path in data["board"]["paths"]]
    found: list[tuple[float, float]] = []
    for _ in range(tries):
        spot = (luck.uniform(12, width - 12), luck.uniform(18, height - 8))
        far = all(dist(spot, cell) > CLEAR for cell in taken) and all(dist(spot, other) > gap for other in found)
        if far and not on_site(spot, data) and off(spot, lines):
            found.append(spot)
            yield spot


def by_name(data: dict[str, Any]) -> dict[str, list[float]]:
    return {cell["name"]: cell["at"] for cell in data["board"]["cells"]}


def on_site(spot: tuple[float, float], data: dict[str, Any]) -> bool:
    (x, y), (width, height) = data["site"]["at"], data["site"]["size"]
    return bool(x - 12 < spot[0] < x + width + 12 and y - 8 < spot[1] < y + height + 16)


def off(spot: tuple[float, float], lines: list[list[Any]]) -> bool:
    return all(beside(spot, one, other) > 13 for one, other in lines)


def beside(spot: tuple[float, float], one: Any, other: Any) -> float:
    """Return the distance of a point from a stretch of path."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    along = ((spot[0] - one[0]) * dx + (spot[1] - one[1]) * dy) / (dx * dx + dy * dy)
    along = min(1.0, max(0.0, along))
    return dist(spot, (one[0] + along * dx, one[1] + along * dy))


def trees(data: dict[str, Any], width: float, height: float) -> str:
    where = sorted(spots(data, width, height, 7, 6000, 15), key=lambda spot: spot[1])
    return scatter(group(TREES[sector(x, y, width, height)], at=(x, y), stroke_width=1.6) for x, y in where)


def tufts(data: dict[str, Any], width: float, height: float) -> str:
    where = spots(data, width, height, 3, 500, 22)
    blades = "".join(f"M{x:.0f} {y:.0f}l-3-6M{x:.0f} {y:.0f}v-8M{x:.0f} {y:.0f}l3-6" for x, y in where)
    return line(blades, 1.6, mix(LEAF.base, LEAF.dark, 0.4))


def fir() -> str:
    return box(-2, 0, 4, 7, BARK) + shape("M0-22L8-10H5L12 2H-12L-5-10H-8Z", "#4f8a5c")


def birch() -> str:
    return box(-2, -4, 4, 12, "#f6f1e4") + oval(0, -11, 9, 11, "#c3d957")


def oak() -> str:
    return box(-2.5, -2, 5, 9, BARK) + shape(
        "M-13-4Q-15-14-6-15Q-2-24 6-18Q15-17 13-8Q15 0 6 0H-6Q-13 2-13-4Z", "#6fa548"
    )


def maple() -> str:
    return box(-2, -2, 4, 9, BARK) + shape("M0-23Q11-14 10-6Q8 2 0 2T-10-6Q-11-14 0-23Z", "#ec9a3c")


def rowan() -> str:
    berries = flat(circle(-5, -8, 2, "#d8412f"), circle(4, -11, 2, "#d8412f"), circle(1, -4, 2, "#d8412f"))
    return shape("M-13 2Q-15-10-6-12Q0-20 7-13Q15-11 13 2Z", "#5f9a66") + berries


TREES = (fir(), birch(), oak(), maple(), rowan())
