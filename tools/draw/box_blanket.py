"""My Blanket!'s box: a snug night, one patchwork blanket, and gnomes who both want it."""

from tools.draw.marks import star
from tools.draw.palette import GOLD, INK, NIGHT, WHITE, WOOD, mix
from tools.draw.pen import box, circle, flat, flipped, group, line, oval, scatter, shadow, shape

PATCHES = ("#d8705c", "#f2c230", "#6aae84", "#5f8fc4", "#c99ad0", "#f0a25a")


def scene() -> str:
    return room() + bed() + flipped(bed(), width=240) + blanket() + gnomes() + sleeper()


def room() -> str:
    wall = box(6, 6, 228, 200, "#5a5a96") + shape("M6 6H234V206H6Z", "#5a5a96")
    stripes = scatter(box(x, 6, 14, 200, "#63639f") for x in range(20, 230, 38))
    floor = box(6, 200, 228, 94, "#a8734a") + scatter(box(6, y, 228, 2, "#8a5a34") for y in (222, 246, 270))
    return flat(wall, stripes, floor) + window() + lamp()


def window() -> str:
    pane = box(82, 24, 76, 78, WOOD.base, 6) + box(89, 31, 62, 64, NIGHT.dark, 3)
    moon = flat(
        shape("M118 42A20 20 0 1 0 138 72A22 22 0 0 1 118 42Z", "#ffe27a"),
        shape(star(140, 44, 4) + star(100, 84, 3), "#ffe27a"),
    )
    return pane + moon + line("M120 31V95M89 63H151", 4, WOOD.base)


def lamp() -> str:
    return (
        flat(circle(200, 92, 44, "#ffe27a", fill_opacity=0.25))
        + line("M200 6V66", 2.5)
        + shape("M182 92Q184 66 200 66T218 92Z", "#f2b950")
    )


def bed() -> str:
    board = shape("M12 268V138Q12 122 28 122T44 138V268Z", WOOD.base) + flat(box(17, 132, 7, 120, WOOD.light, 3.5))
    mattress = box(40, 206, 40, 48, "#f3e6d6", 8)
    pillow = oval(50, 200, 19, 13, WHITE)
    return shadow(50, 272, 46, 8) + mattress + board + pillow


def blanket() -> str:
    """Patches on a sheet that hangs between two pulls."""
    cloth = "M72 150Q120 178 168 150L174 226Q120 256 66 226Z"
    rows = scatter(patch(i, k) for k in range(3) for i in range(4))
    return shape(cloth, PATCHES[0], stroke_width=6) + rows


def spot(u: float, v: float) -> tuple[float, float]:
    """Where the point u across, v down lies on the hanging cloth."""
    left, right = 72 - 6 * v, 168 + 6 * v
    return left + (right - left) * u, 150 + 76 * v + 56 * u * (1 - u)


def patch(i: int, k: int) -> str:
    corners = [spot(u / 4, v / 3) for u, v in ((i, k), (i + 1, k), (i + 1, k + 1), (i, k + 1))]
    d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "Z"
    x, y = spot((i + 0.5) / 4, (k + 0.5) / 3)
    dot = circle(x, y, 3.5, WHITE, stroke="none", fill_opacity=0.7) if (i + k) % 2 else ""
    return shape(d, PATCHES[(i * 2 + k * 3) % 6], stroke_width=1.6) + dot


def gnome(hat: str, coat: str, beard: str = WHITE) -> str:
    """A gnome leaning back with both hands in front; he pulls to the left."""
    legs = shape("M-14 34L-20 52H-4L0 36M6 36L12 52H26L18 32", "#6d4529")
    body = shape("M-20 38C-22 12-12 2 2 2S24 14 22 38Z", coat)
    arm = shape("M2 14C16 10 28 10 34 8C40 8 40 18 34 18C24 20 14 24 6 26Z", coat)
    face = circle(2, -6, 15, "#f7cfa8") + shape("M-12-4C-14 18 4 26 14 20C20 12 18 2 16-4C8 4-4 4-12-4Z", beard)
    cap = shape("M-16-10C-18-20-26-40-34-48C-10-44 12-30 19-10C8-16-6-16-16-10Z", hat)
    return (
        legs
        + body
        + face
        + flat(circle(5, -7, 2.2, INK), circle(12, -7, 2.2, INK))
        + circle(10, -1, 4, "#f0a080", stroke_width=1.6)
        + cap
        + arm
    )


def gnomes() -> str:
    red = group(gnome("#c9483a", "#4f86b8"), at=(50, 168), turn=-16)
    blue = group(group(gnome("#4a72b8", "#6aae6a", "#f0d2a4"), turn=-16), transform="matrix(-1 0 0 1 190 168)")
    return red + blue


def sleeper() -> str:
    """One who has had enough, asleep in front with the corner that fell to him."""
    head = circle(116, 268, 15, "#f7cfa8") + shape("M103 262C100 250 84 246 74 252C84 254 94 268 104 276Z", "#8a62b5")
    lids = line("M112 268q3 3 6 0M121 268q3 3 6 0", 2) + circle(121, 274, 3.6, "#f0a080", stroke_width=1.5)
    zed = line("M146 246h8l-8 9h8M158 230h6l-6 7h6", 2.4, WHITE)
    return (
        shadow(126, 286, 40, 6)
        + shape("M126 284C124 266 140 258 160 262C172 266 172 284 168 286H122Z", "#8fbf8a")
        + head
        + lids
        + zed
    )
