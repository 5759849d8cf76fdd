"""Floors: the house by day and by night, ten storeys, a lodger for every number."""

from tools.draw.digits import digit
from tools.draw.heads import head
from tools.draw.marks import star
from tools.draw.palette import GOLD, INK, NIGHT, PAPER, SKY, WHITE, mix, paint
from tools.draw.pen import box, circle, flat, group, line, oval, picture, scatter, shape

LODGERS = ("hedgehog", "dog", "rabbit", "cat", "bear", "pig", "fox", "raccoon", "panda", "owl")
WALLS = ("#d9a066", "#e58b6f", "#b9cf86", "#8ec3d6", "#f0c75e", "#a9c9a4", "#c9a7d8", "#f2a977", "#9fb6e0", "#d98aa0")
ROOF = paint("#b5533c")
LIT = "#ffe27a"


def drawings() -> dict[str, str]:
    days = {f"floor-{n}": picture(100, 140, card(n, night=False)) for n in range(10)}
    return days | {f"night-{n}": picture(100, 140, card(n, night=True)) for n in range(10)}


def card(n: int, night: bool) -> str:
    return paper(night) + sky(night) + house(n, night) + lodger(n, night) + plaque(n, night) + corner(n, night)


def paper(night: bool = False) -> str:
    return box(1, 1, 98, 138, NIGHT.dark if night else PAPER, 10)


def sky(night: bool) -> str:
    back = box(5, 5, 90, 130, NIGHT.base if night else SKY.base, 7, stroke_width=1)
    return back + (moon() if night else sun())


def sun() -> str:
    cloud = flat(shape("M64 30q-1-8 7-8q3-7 10-4q8-2 8 6q6 1 4 6Z", WHITE))
    return circle(84, 17, 8, GOLD, stroke_width=1.5) + cloud


def moon() -> str:
    crescent = shape("M84 8A11 11 0 1 0 93 25A13 13 0 0 1 84 8Z", LIT, stroke_width=1.5)
    return crescent + flat(shape(star(66, 14, 3) + star(36, 10, 2.5) + star(94, 38, 2.5), LIT))


def house(n: int, night: bool) -> str:
    wall = mix(WALLS[n], NIGHT.dark, 0.55) if night else WALLS[n]
    roof = mix(ROOF.base, NIGHT.dark, 0.5) if night else ROOF.base
    body = box(12, 36, 76, 98, wall, 3)
    top = shape("M7 40L50 14L93 40Z", roof)
    return body + top + windows(n, wall, night)


def windows(n: int, wall: str, night: bool) -> str:
    """Ten storeys of windows on both sides, the ground at the bottom; the card's own storey is lit."""
    dark = mix(wall, INK, 0.35)
    panes = "".join(f"M{x} {124.5 - 9.1 * k:.1f}h9v6h-9z" for k in range(10) if k != n for x in (15, 76))
    y = 123.5 - 9.1 * n
    lit = scatter(box(x, y, 11, 8, LIT, 1.5, stroke_width=1.5) for x in (14, 75))
    glow = scatter(box(x, y - 2, 15, 12, LIT, 4, fill_opacity=0.35, stroke="none") for x in (12, 73)) if night else ""
    return flat(shape(panes, dark)) + glow + lit


def lodger(n: int, night: bool) -> str:
    name = LODGERS[n]
    awake = night if name == "owl" else not night
    arch = shape("M29 78V60A21 21 0 0 1 71 60V78Z", LIT if not night else mix(LIT, NIGHT.base, 0.25), stroke_width=1.5)
    return arch + group(head(name, awake), at=(29.5, 36), scale=0.41, stroke_width=3.6)


def plaque(n: int, night: bool) -> str:
    """The big number on a board, the lodger's dots below it for those who cannot read."""
    board = box(27, 74, 46, 50, WHITE if not night else "#dfe3f5", 8)
    under = line("M41 120.5h18", 2.5) if n in (6, 9) else ""
    dots = scatter(circle(50 + (k - (n - 1) / 2) * 5.2, 129.5, 1.9, WHITE) for k in range(n))
    return board + digit(str(n), 50, 98 if not under else 96.5, 40) + under + flat(dots)


def corner(n: int, night: bool) -> str:
    return digit(str(n), 16, 21, 23, WHITE if night else INK)
