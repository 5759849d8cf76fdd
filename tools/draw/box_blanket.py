"""My Blanket!'s box: a snug night, one patchwork blanket, and gnomes who both want it."""

from tools.draw.marks import star
from tools.draw.palette import INK, NIGHT, WHITE, WOOD
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
    """A warm cone of light on the right-hand bed."""
    glow = flat(shape("M180 80L140 204H234V120L222 80Z", "#6f6aa3"), circle(201, 82, 11, "#ffe9a0"))
    return glow + line("M201 6V54", 2.5) + shape("M179 82Q181 54 201 54T223 82Z", "#f2b950")


def bed() -> str:
    board = shape("M10 268V130Q10 112 26 112T42 130V268Z", WOOD.base) + flat(box(15, 122, 7, 126, WOOD.light, 3.5))
    frame = box(30, 234, 56, 22, WOOD.base, 6) + box(38, 216, 46, 24, "#f3e6d6", 8)
    pillow = oval(44, 196, 15, 24, WHITE)
    return shadow(50, 270, 46, 8) + frame + board + pillow


def blanket() -> str:
    """Patches on a sheet that hangs between two pulls."""
    cloth = "M72 150Q120 178 168 150L174 226Q120 256 66 226Z"
    rows = scatter(patch(i, k) for k in range(3) for i in range(4))
    return shape(cloth, PATCHES[0], stroke_width=6) + rows


def spot(u: float, v: float) -> tuple[float, float]:
    """Return the place of a point u across, v down on the hanging cloth."""
    left, right = 72 - 6 * v, 168 + 6 * v
    return left + (right - left) * u, 150 + 76 * v + 56 * u * (1 - u)


def patch(i: int, k: int) -> str:
    corners = [spot(u / 4, v / 3) for u, v in ((i, k), (i + 1, k), (i + 1, k + 1), (i, k + 1))]
    d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "Z"
    x, y = spot((i + 0.5) / 4, (k + 0.5) / 3)
    dot = circle(x, y, 3.5, WHITE, stroke="none", fill_opacity=0.7) if (i + k) % 2 else ""
    return shape(d, PATCHES[(i * 2 + k * 3) % 6], stroke_width=1.6) + dot


def gnome(hat: str, coat: str, beard: str = WHITE) -> str:
    """A gnome who leans back on his heels and pulls to the left with both hands."""
    boots = shape("M4 46C8 40 16 42 20 46Q24 52 30 52V58H4ZM-14 48C-10 42-4 44 0 48Q4 54 8 54V60H-14Z", "#6d4529")
    body = shape("M-22 46C-28 18-16-2 2-2C18 0 24 20 20 46Q0 54-22 46Z", coat) + line("M-23 30Q0 38 21 30", 4)
    face = circle(0, -12, 16, "#f7cfa8") + shape("M-12-6C-14 16 2 26 10 22C20 14 19 2 16-8C8 0-4 2-12-6Z", beard)
    cap = shape("M-18-14C-20-26-28-42-38-44C-18-54 14-42 18-16C8-22-8-22-18-14Z", hat) + circle(-38, -43, 5, WHITE)
    look = flat(circle(4, -13, 2.2, INK), circle(12, -13, 2.2, INK)) + circle(10, -6, 4.4, "#f0a080", stroke_width=1.6)
    return boots + body + face + look + cap + arms(coat)


def arms(coat: str) -> str:
    low, high = "M0 26Q18 30 34 20", "M-4 16Q16 20 36 6"
    sleeve = line(low, 13) + line(low, 9, coat) + circle(36, 19, 5.5, "#f7cfa8")
    return sleeve + line(high, 14) + line(high, 10, coat) + circle(38, 5, 6, "#f7cfa8")


def gnomes() -> str:
    red = group(gnome("#c9483a", "#4f86b8"), at=(52, 182), turn=-14)
    blue = group(group(gnome("#4a72b8", "#6aae6a", "#f0d2a4"), turn=-14), transform="matrix(-1 0 0 1 188 182)")
    return red + blue


def sleeper() -> str:
    """One who has had enough, asleep on the floor under a corner of his own."""
    quilt = shape("M118 288C114 268 134 256 160 262C176 266 178 286 172 290H120Z", "#8fbf8a") + line(
        "M136 262q4 14 2 26M154 262q4 14 2 26", 1.6
    )
    cap = shape("M102 262C98 248 78 246 66 256C80 256 90 272 104 278Z", "#8a62b5") + circle(66, 257, 4.5, WHITE)
    face = circle(114, 270, 16, "#f7cfa8") + shape(
        "M104 278C106 294 126 294 130 276C122 282 112 282 104 278Z", "#e9ded0"
    )
    lids = line("M107 268q3 3 6 0M118 268q3 3 6 0", 2) + circle(116, 275, 4, "#f0a080", stroke_width=1.5)
    return shadow(122, 291, 52, 4) + quilt + cap + face + lids + line("M88 236h9l-9 10h9M78 220h6l-6 7h6", 2.6, WHITE)
