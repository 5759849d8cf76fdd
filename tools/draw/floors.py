"""Floors: the house by day and by night, ten storeys, a lodger for every number."""

from tools.draw.cards import corner, dots, panel, paper
from tools.draw.digits import digit
from tools.draw.heads import head
from tools.draw.marks import star
from tools.draw.palette import GOLD, INK, NIGHT, SKY, WHITE, mix, paint
from tools.draw.pen import box, circle, flat, flipped, group, line, oval, picture, scatter, shape

LODGERS = ("hedgehog", "dog", "rabbit", "cat", "bear", "pig", "fox", "raccoon", "panda", "owl")
PAWS = ("#f0d2a4", "#e9c48f", "#f3e6d6", "#9aa0a6", "#a86c3d", "#f3a9a0", "#e58a35", "#9aa0a6", "#3a3230", "#9c6b46")
WALLS = ("#d9a066", "#e58b6f", "#b9cf86", "#8ec3d6", "#f0c75e", "#a5cbaa", "#c9a7d8", "#f2a977", "#9fb6e0", "#dd93a8")
ROOF = paint("#b5533c")
LAWN = paint("#7fae7a")
LIT = "#ffe27a"
STOREY = 8.6


def drawings() -> dict[str, str]:
    days = {f"floor-{n}": picture(100, 140, card(n, night=False)) for n in range(10)}
    nights = {f"night-{n}": picture(100, 140, card(n, night=True)) for n in range(10)}
    return days | nights | {"ring": picture(800, 600, lawn())}


def lawn() -> str:
    """The yard in the middle of which the piles lie, the ring of floors around them."""
    grass = box(3, 3, 794, 594, LAWN.dark, 212, stroke_width=4) + flat(box(6, 6, 788, 580, LAWN.base, 208))
    edge = box(16, 15, 768, 562, "none", 198, stroke=LAWN.light, stroke_width=4, stroke_dasharray="3 14")
    return grass + edge + flat(box(118, 160, 564, 280, LAWN.light, 50, fill_opacity=0.45))


def card(n: int, night: bool) -> str:
    return paper(night) + sky(night) + house(n, night) + lodger(n, night) + plaque(n, night) + corner(n, night)


def dusk(colour: str, night: bool) -> str:
    return mix(colour, NIGHT.dark, 0.52) if night else colour


def sky(night: bool) -> str:
    return panel(NIGHT.base) + moon() if night else panel(SKY.base) + sun()


def sun() -> str:
    cloud = flat(shape("M66 27q-1-7 6-7q3-6 9-3q8-2 8 5q5 1 4 5Z", WHITE))
    return circle(84, 16, 8, GOLD, stroke_width=1.5) + cloud


def moon() -> str:
    crescent = shape("M80 8A12 12 0 1 0 92 25A13.5 13.5 0 0 1 80 8Z", LIT, stroke_width=1.5)
    return crescent + flat(shape(star(56, 11, 2.6) + star(38, 14, 3) + star(89, 11, 2.4), LIT))


def house(n: int, night: bool) -> str:
    wall, roof = dusk(WALLS[n], night), dusk(ROOF.base, night)
    body = box(12, 38, 76, 96, wall, 3)
    shade = flat(box(13, 41, 74, 4, mix(wall, INK, 0.25)))
    top = shape("M50 19L91 40Q92 43 89 43H11Q8 43 9 40Z", roof) + line("M20 38L50 23", 2.5, dusk(ROOF.light, night))
    return body + shade + windows(n, wall) + top


def windows(n: int, wall: str) -> str:
    """Ten storeys of windows on both sides, the ground at the bottom; the card's own storey is lit."""
    panes = "".join(f"M{x} {125.5 - STOREY * k:.1f}h8.5v5.5h-8.5z" for k in range(10) if k != n for x in (15.5, 76))
    y = 124.2 - STOREY * n
    lit = scatter(box(x, y, 12, 8, LIT, 2, stroke_width=1.6) for x in (13.7, 74.3))
    glow = scatter(box(x, y - 2, 16, 12, LIT, 5, fill_opacity=0.35, stroke="none") for x in (11.7, 72.3))
    return flat(shape(panes, mix(wall, INK, 0.4))) + glow + lit


def lodger(n: int, night: bool) -> str:
    """Awake by day, asleep by night; the owl keeps its own hours."""
    awake = night if LODGERS[n] == "owl" else not night
    arch = shape("M28 80V64A22 22 0 0 1 72 64V80Z", LIT if night else "#fff3c4", stroke_width=1.6)
    return arch + group(head(LODGERS[n], awake), at=(29, 38), scale=0.42, stroke_width=3.6)


def plaque(n: int, night: bool) -> str:
    """The big number on a board the lodger holds; 6 and 9 stand on a line."""
    board = box(27, 76, 46, 47, "#e3e6f6" if night else WHITE, 8)
    paw = oval(34, 77, 5, 3.6, PAWS[n], stroke_width=1.6)
    under = line("M42 119h16", 2.6) if n in (6, 9) else ""
    return (
        board
        + paw
        + flipped(paw)
        + digit(str(n), 50, 99 if under else 100.5, 34 if under else 37)
        + under
        + dots(n, 129, 2.1, 5, WHITE)
    )
