"""My Blanket!: a small house at night seen from above, beds, pillows, the patchwork blanket, tokens and signs."""

from math import cos, pi, sin

from tools.draw.marks import mark, star
from tools.draw.palette import GOLD, INK, PIECES, SHADE, WHITE, WOOD, Paint
from tools.draw.pen import box, circle, dropped, flat, group, line, picture, scatter, shape

PATCHES = ("#d8705c", "#f2c230", "#6aae84", "#5f8fc4", "#c99ad0", "#f0a25a")
BEDS = ("red", "yellow", "blue", "green")
FLOOR = "#5f4763"
PLANK = "#533c58"
MOON = "#ffe27a"


def drawings() -> dict[str, str]:
    single = {
        "field": picture(190, 190, room(190, 190)),
        "field-two": picture(110, 190, room(110, 190)),
        "lane": picture(30, 86, lane()),
        "blanket": picture(124, 124, blanket()),
        "folds": picture(124, 36, folds()),
        "feather": picture(100, 100, feather()),
        "token": picture(100, 100, token()),
        "awake": picture(100, 150, awake()),
        "round": picture(100, 100, night()),
        "team-sun": picture(100, 100, sun()),
        "team-moon": picture(100, 100, moon()),
    }
    coloured = {f"{name}-{c}": make(PIECES[c], c) for c in BEDS for name, make in COLOURED.items()}
    return single | coloured


def room(width: float, height: float) -> str:
    """Dark planks, moonlight through a window, the round warm light of a lamp in the middle."""
    planks = scatter(plank(y, width) for y in range(14, int(height), 16))
    ground = box(1, 1, width - 2, height - 2, FLOOR, 9)
    return ground + flat(planks) + lamp(width / 2, height / 2) + moonlight(width, height)


def plank(y: int, width: float) -> str:
    seam = (y * 37) % int(width - 30) + 15
    return box(2, y, width - 4, 1.2, PLANK) + box(seam, y - 15, 1.2, 15, PLANK)


def lamp(x: float, y: float) -> str:
    rings = ((86, 0.1), (66, 0.12), (46, 0.14), (28, 0.16))
    wide = min(x, y) - 4
    return flat(scatter(circle(x, y, min(r, wide), "#ffc66e", fill_opacity=depth) for r, depth in rings))


def moonlight(width: float, height: float) -> str:
    """Two panes of a window, lying aslant on the floor."""
    pane = "M0 0L14-6L30 20L16 26ZM17-7L31-13L47 13L33 19Z"
    glow = shape(pane, "#cfd8ff", fill_opacity=0.16)
    return flat(group(glow, at=(width * 0.1, height * 0.16)))


def lane() -> str:
    """A pale carpet, as wide as the blanket."""
    return flat(box(0, 0, 30, 86, "#ffe9c4", 2, fill_opacity=0.1)) + flat(
        box(1, 1, 28, 84, "none", 2, stroke="#ffe9c4", stroke_width=0.5, stroke_opacity=0.35, stroke_dasharray="2 2")
    )


# The blanket


def blanket() -> str:
    """Nine patches with stitches; its edge waves a little, and there is a hem and a shadow: it has weight."""
    edge = "M6 8Q24 2 42 7T82 6T118 7Q123 26 117 44T119 82T116 118Q98 122 80 117T42 119T7 116Q1 98 7 80T5 42T6 8Z"
    patches = scatter(patch(i, k) for k in range(3) for i in range(3))
    hem = box(11, 11, 102, 102, "none", 5, stroke=WHITE, stroke_width=2, stroke_dasharray="6 4")
    return (
        dropped(shape(edge, SHADE), by=4, depth=0.4)
        + shape(edge, "#f6e3c0", stroke_width=3)
        + patches
        + hem
        + wrinkles()
    )


def quilt() -> str:
    """The blanket on a card: small, so only its patches."""
    spots = ((5 + 38 * i, 5 + 38 * k, PATCHES[(i * 2 + k * 5 + i * k) % 6]) for k in range(3) for i in range(3))
    patches = scatter(box(x, y, 38, 38, colour) for x, y, colour in spots)
    return patches + box(12, 12, 100, 100, "none", 4, stroke=WHITE, stroke_dasharray="9 7")


def patch(i: int, k: int) -> str:
    x, y = 10 + 35 * i, 10 + 35 * k
    colour = PATCHES[(i * 2 + k * 5 + i * k) % 6]
    sign = (mark("red", 0, 0, 6, WHITE), mark("green", 0, 0, 7, WHITE), mark("yellow", 0, 0, 8, WHITE))[(i + k) % 3]
    middle = group(sign, at=(x + 17, y + 17), fill_opacity=0.85) if (i + k) % 2 == 0 else checks(x, y)
    return box(x, y, 34, 34, colour, 2, stroke_width=1.6) + flat(middle)


def checks(x: float, y: float) -> str:
    return line(f"M{x + 4} {y + 17}h26M{x + 17} {y + 4}v26", 3, WHITE, stroke_opacity=0.35)


def wrinkles() -> str:
    soft = {"stroke_opacity": 0.35}
    return line("M24 30Q44 44 40 66M84 24Q74 44 90 60M58 84Q76 80 92 98", 2.4, INK, **soft) + line(
        "M27 29Q47 43 43 65M87 23Q77 43 93 59", 1.6, WHITE, stroke_opacity=0.5
    )


def folds() -> str:
    """The trailing part of a pulled blanket: cloth gathered in ridges, light above and shade below."""
    ridges = ("M8 8Q34 16 62 8T116 10", "M6 19Q36 27 62 19T118 21", "M8 30Q34 36 62 29T116 31")
    shade = scatter(line(ridge, 5, INK, stroke_opacity=0.4) for ridge in ridges)
    light = scatter(line(ridge, 2.4, WHITE, stroke_opacity=0.75) for ridge in ridges)
    return shade + group(light, at=(0, -3))


# Beds


def bed(colour: Paint, name: str) -> str:
    """Head to the wall: a wooden end, a sheet in the colour of the bed."""
    frame = box(1.5, 3, 145, 45, colour.dark, 12, stroke_width=2.4) + box(
        6, 7, 136, 37, colour.base, 9, stroke_width=1.4
    )
    sheet = flat(box(9, 10, 130, 31, colour.light, 7, fill_opacity=0.55))
    rail = box(1.5, 40, 145, 9, WOOD.dark, 4.5) + flat(box(6, 42, 136, 2.4, WOOD.base, 1.2))
    return picture(148, 50, dropped(box(2, 4, 144, 45, SHADE, 12), by=2, depth=0.4) + frame + sheet + rail)


def pillow(colour: Paint, name: str) -> str:
    edge = "M10 12Q50 4 90 12Q96 50 90 88Q50 96 10 88Q4 50 10 12Z"
    tone = flat(
        shape("M16 20Q50 12 84 20Q50 26 16 20Z", WHITE),
        shape("M14 84Q50 74 86 84Q50 94 14 84Z", colour.light, fill_opacity=0.7),
    )
    return picture(
        100,
        100,
        shape(edge, "#fff3df", stroke_width=3.4) + tone + line("M22 30q8 6 16 4M78 70q-8-6-16-4", 2.4, colour.base),
    )


def sign(colour: Paint, name: str) -> str:
    disc = circle(50, 50, 44, WHITE, stroke_width=5) + flat(circle(50, 50, 36, colour.base))
    return picture(100, 100, disc + mark(name, 50, 50, 20, INK if name == "yellow" else WHITE))


def chevron(colour: Paint, name: str) -> str:
    way = "M14 32L50 66L86 32"
    return picture(100, 100, line(way, 30, INK) + line(way, 21, colour.light))


COLOURED = {"bed": bed, "pillow": pillow, "mark": sign, "chevron": chevron}


# Small things


def feather() -> str:
    vane = shape("M18 84C10 52 30 18 70 12C92 30 66 76 26 82Z", WHITE, stroke_width=3.4)
    return vane + line("M14 92Q36 60 66 22", 3) + line("M40 44l16-2M34 56l18 0M52 30l10 0", 2)


def token() -> str:
    """A little blanket on a golden coin."""
    coin = circle(50, 53, 43, "#c08a2a", stroke_width=5) + circle(50, 48, 43, GOLD, stroke_width=5)
    cloth = box(28, 26, 44, 44, "#d8705c", 6, stroke_width=4) + flat(
        box(50, 28, 20, 20, "#5f8fc4"), box(30, 50, 20, 18, "#6aae84")
    )
    return coin + cloth + box(28, 26, 44, 44, "none", 6, stroke_width=4) + line("M50 26v44M28 48h44", 3)


def awake() -> str:
    """The number of awake gnomes: an open eye above the number."""
    disc = circle(50, 82, 42, WHITE, stroke_width=5)
    eye = shape("M14 24Q50-12 86 24Q50 58 14 24Z", WHITE, stroke_width=5)
    return disc + eye + flat(circle(50, 23, 14, INK), circle(45, 18, 5, WHITE))


def night() -> str:
    """One round, one night."""
    return circle(50, 50, 44, PIECES["blue"].dark, stroke_width=6) + shape(
        "M58 20A32 32 0 1 0 78 64A28 28 0 0 1 58 20Z", MOON, stroke_width=4
    )


def sun() -> str:
    rays = line(scatter(ray(k * pi / 5) for k in range(10)), 7)
    face = flat(circle(42, 47, 3.4, INK), circle(58, 47, 3.4, INK)) + line("M42 57q8 7 16 0", 3)
    return rays + circle(50, 50, 26, MOON, stroke_width=5) + face


def ray(angle: float) -> str:
    x, y = cos(angle), sin(angle)
    return f"M{50 + 34 * x:.1f} {50 + 34 * y:.1f}L{50 + 45 * x:.1f} {50 + 45 * y:.1f}"


def moon() -> str:
    disc = circle(50, 50, 45, PIECES["blue"].dark, stroke_width=4)
    return (
        disc
        + shape("M60 16A36 36 0 1 0 82 66A30 30 0 0 1 60 16Z", MOON, stroke_width=4)
        + flat(shape(star(76, 34, 9), WHITE))
    )
