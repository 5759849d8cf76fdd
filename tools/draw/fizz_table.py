"""Fizz: what else lies on its kitchen table: the bottle from above, places, signs, buttons."""

from math import cos, pi, sin

from tools.draw import icons_play
from tools.draw.buttons import button
from tools.draw.chips import COLOURS, PICTURES, rim
from tools.draw.digits import digit
from tools.draw.marks import mark, star
from tools.draw.palette import GOLD, INK, PIECES, WHITE, WOOD
from tools.draw.pen import circle, flat, group, line, number, picture, scatter, shadow, shape

GLASS, SHOULDER = "#5fae8e", "#4a9478"


def drawings() -> dict[str, str]:
    colours = {f"colour-{c}": picture(100, 100, colour(name)) for c, name in COLOURS.items()}
    signs = {
        "clockwise": way(False),
        "counterwise": way(True),
        "points": points(),
        "spot": spot(),
        "anything": anything(),
    }
    looks = {
        "take": ("#f0c46a", icons_play.draw()),
        "give-up": ("#a9c6d8", icons_play.pass_()),
        "stop": ("#d9705c", icons_play.stop()),
        "standing": ("#b5d3a0", icons_play.end()),
        "told": ("#e8a07a", icons_play.end()),
        "clear": ("#cdb7dd", icons_play.let()),
    }
    buttons = {f"button-{name}": picture(100, 100, button(*look)) for name, look in looks.items()}
    drawn = {name: picture(100, 100, sign) for name, sign in signs.items()}
    pairs = {
        f"pair-{c}-{n}": picture(100, 100, pair(name, draw())) for c, name in COLOURS.items() for n, draw in PICTURES
    }
    return {"bottle": picture(120, 120, bottle())} | colours | drawn | buttons | pairs


def pair(name: str, drawn: str) -> str:
    """Two of a kind, one behind the other."""
    paint = PIECES[name]
    behind = circle(60, 36, 32, paint.base) + circle(60, 36, 20, paint.light)
    before = group(rim(name), circle(50, 50, 30, paint.light), drawn, at=(2, 28), scale=0.7, stroke_width=2.8)
    sign = circle(82, 80, 16, WHITE) + line("M72 75L78 85M78 75L72 85", 3) + digit("2", 88, 80, 13)
    return behind + before + sign


def anything() -> str:
    """No chip yet: an empty place where any will do."""
    ring = circle(50, 50, 46, WOOD.light, stroke_width=3, stroke_dasharray="9 7", fill_opacity=0.5)
    return ring + scatter(mark(n, 50 + x, 50 + y, 9, PIECES[n].base) for n, x, y in CORNERS)


CORNERS = (("red", -14, -14), ("green", 14, -14), ("blue", -14, 14), ("yellow", 14, 14))


def bottle() -> str:
    """The bottle from straight above, a millimetre a unit: glass shoulders, a crown cap in the middle."""
    glass = circle(60, 60, 52, GLASS, stroke_width=1.2) + circle(60, 60, 44, SHOULDER, stroke="none", fill_opacity=0.5)
    shine = line("M21 44A43 43 0 0 1 44 21", 4, "#a9dcc4") + line("M18 60A42 42 0 0 1 18.4 55", 4, "#a9dcc4")
    fizz = flat(scatter(circle(60 + r * cos(a), 60 + r * sin(a), s, "#c9ecd9") for a, r, s in BUBBLES))
    return shadow(63, 65, 53, 52, 0.2) + glass + fizz + shine + cap()


BUBBLES = ((0.3, 46, 2.2), (0.9, 41, 1.4), (1.5, 47, 1.8), (2.3, 43, 2.4), (4.4, 46, 1.6), (5.3, 42, 2), (5.8, 48, 1.3))


def cap() -> str:
    spots = [
        (60 + r * cos(k * pi / 21), 60 + r * sin(k * pi / 21)) for k in range(42) for r in (34 if k % 2 else 31.4,)
    ]
    crimp = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in spots) + "Z"
    ring = circle(60, 60, 22, "none", stroke="#f0a08f", stroke_width=1.4, stroke_dasharray="3 3")
    return shape(crimp, "#d8483c", stroke_width=1.2) + circle(60, 60, 30, "#ee8472", stroke_width=1) + ring


def colour(name: str) -> str:
    tone = PIECES[name]
    block = circle(50, 54, 42, WOOD.dark) + circle(50, 47, 42, WOOD.light) + circle(50, 47, 36, tone.base)
    return shadow(50, 92, 40, 6) + block + mark(name, 50, 47, 15, tone.light if name in ("red", "blue") else tone.dark)


def way(other: bool) -> str:
    """An arrow in the direction of play."""
    arc = "M28 66A28 28 0 1 1 66 72" if not other else "M72 66A28 28 0 1 0 34 72"
    tip = "M56 80L74 76L68 60Z" if not other else "M44 80L26 76L32 60Z"
    return circle(50, 50, 44, WOOD.light) + line(arc, 12) + line(arc, 7, GOLD) + shape(tip, GOLD)


def points() -> str:
    """Points are what one does not want: a bitter drop of soda."""
    drop = shape("M50 12C58 30 76 44 76 62A26 26 0 0 1 24 62C24 44 42 30 50 12Z", "#f7a95a")
    return drop + line("M36 62A14 14 0 0 0 46 76", 4, "#fbd9a8")


def spot() -> str:
    """Put it here: a ring with a star."""
    ring = circle(50, 50, 42, WHITE, fill_opacity=0.85, stroke_width=5)
    return ring + shape(star(50, 50, 24), GOLD, stroke=INK, stroke_width=4)
