"""The Big Build: the plan on blue paper that becomes a house, part by part, and is lit at the end."""

from tools.draw.palette import GOLD, INK, WHITE, mix
from tools.draw.pen import box, circle, flat, group, line, picture, scatter, shape
from tools.draw.stroyka_items import ITEMS, TINTS, item

PLAN = "#d8ecf6"
GRID = "#b4d6ea"
BLUE = "#4a86b4"
LIT = "#ffe27a"
GLASS = "#a9d4e8"
WALLS = ("#e6bd84", "#d9a86a", "#c8925a")
ROOF = "#bf4f3f"


def drawings() -> dict[str, str]:
    outlines = {f"place-{name}": picture(69, 100, outline(name)) for name in ITEMS}
    parts = {f"part-{r}-{c}": picture(69, 100, part(r, c, lit=False)) for r in range(3) for c in range(5)}
    bright = {f"lit-{r}-{c}": picture(69, 100, part(r, c, lit=True)) for r in range(3) for c in range(5)}
    sites = {"site": picture(160, 228, site(False)), "site-ready": picture(160, 228, site(True))}
    return outlines | parts | bright | sites


def site(ready: bool) -> str:
    return (sky() if ready else paper()) + (roof() if ready else planned()) + base()


def paper() -> str:
    rules = "".join(f"M{x} 4V222" for x in range(16, 160, 16)) + "".join(f"M4 {y}H156" for y in range(16, 222, 16))
    corner = shape("M134 2H158V26Z", mix(PLAN, WHITE, 0.6), stroke_width=1.5)
    return box(2, 2, 156, 222, PLAN, 8) + line(rules, 0.9, GRID) + corner


def sky() -> str:
    glow = flat(circle(80, 120, 74, LIT, fill_opacity=0.55), circle(80, 120, 58, LIT, fill_opacity=0.6))
    stars = scatter(
        flat(circle(x, y, 1.8, LIT)) for x, y in ((20, 24), (44, 12), (120, 14), (142, 32), (14, 60), (148, 66))
    )
    return box(2, 2, 156, 222, "#51639c", 8) + glow + stars


def planned() -> str:
    """The roof, still a drawing."""
    lines = "M8 90L80 22L152 90M8 90H152M112 52V30H126V65"
    return line(lines, 2.2, BLUE, stroke_dasharray="6 4.5")


def roof() -> str:
    tiles = "".join(f"M{80 - w} {y}q6 7 12 0" + "q6 7 12 0" * (w // 6 - 2) for y, w in ((50, 24), (66, 42), (82, 60)))
    chimney = box(110, 30, 18, 40, "#9b5a45", 2)
    smoke = flat(circle(121, 20, 6, WHITE), circle(127, 11, 4.5, WHITE), fill_opacity=0.85)
    window = circle(80, 66, 9, LIT) + line("M80 57V75M71 66H89", 1.8)
    return (
        smoke
        + chimney
        + shape("M80 18L157 92Q158 95 155 95H5Q2 95 3 92Z", ROOF)
        + line(tiles, 1.6, mix(ROOF, INK, 0.4))
        + window
    )


def base() -> str:
    """The ground the house stands on."""
    return box(4, 214, 152, 10, "#8f8a83", 4) + line("M30 214v10M62 214v10M94 214v10M126 214v10", 1.6)


def outline(name: str) -> str:
    frame = box(3, 3, 63, 94, "#eef7fc", 6, stroke=BLUE, stroke_width=2.6, stroke_dasharray="8 6", fill_opacity=0.75)
    return frame + group(item(name, 34.5, 51, 0.62), opacity=0.42)


def part(row: int, column: int, lit: bool) -> str:
    """A piece of wall of its storey; the sign of its item hangs on it."""
    wall = box(1, 1, 67, 98, mix(WALLS[row], TINTS[ITEMS[column]], 0.35), 3, stroke_width=3)
    logs = line("M3 18H66M3 34H66M3 50H66M3 66H66M3 82H66", 1.6, mix(WALLS[row], INK, 0.35))
    opening = door() if row == 2 and column == 2 else window(row, column, lit)
    sign = circle(34.5, 80, 16, WHITE, stroke_width=2) + item(ITEMS[column], 34.5, 80, 0.36)
    return wall + logs + opening + sign


def window(row: int, column: int, lit: bool) -> str:
    glass = LIT if lit else GLASS
    if row == 0:
        return (
            circle(34.5, 34, 21, WHITE, stroke_width=2.6)
            + circle(34.5, 34, 15, glass)
            + line("M34.5 19V49M19.5 34H49.5", 2)
        )
    frame = box(14, 11, 41, 47, WHITE, 4, stroke_width=2.6) + box(19, 16, 31, 37, glass, 2)
    curtain = flat(shape("M19 16H32Q28 34 19 40ZM50 16H37Q41 34 50 40Z", TINTS[ITEMS[column]]), fill_opacity=0.95)
    return frame + curtain + line("M34.5 16V53", 2)


def door() -> str:
    return (
        shape("M15 62V26Q15 8 34.5 8T54 26V62Z", "#7b4a2a", stroke_width=2.6)
        + circle(47, 40, 3.4, GOLD)
        + flat(shape("M25 30Q25 18 34.5 18T44 30V34H25Z", LIT))
    )
