"""Flip Jump's box: a warm evening on the pond, one frog over the heads of three."""

from tools.draw.frogs import frog, piece
from tools.draw.palette import LEAF, POND, WHITE
from tools.draw.pen import box, circle, flat, group, line, oval, scatter, shape, small


def scene() -> str:
    return evening() + pond() + trail() + row() + leaper() + reeds()


def evening() -> str:
    sky = box(6, 6, 228, 170, "#fbdca0") + shape("M6 96Q70 80 120 92T234 84V176H6Z", "#f8c583")
    sun = circle(168, 118, 34, "#f59a4c") + circle(168, 118, 25, "#f9b163")
    hills = shape("M6 150Q40 116 84 138T160 134T234 128V180H6Z", "#7fa65e") + shape(
        "M6 160Q60 140 110 154T234 148V184H6Z", "#5f8c55"
    )
    return flat(sky, sun, hills)


def pond() -> str:
    water = box(6, 160, 228, 134, POND.base) + shape("M6 160H234V176Q180 168 120 176T6 172Z", "#a9d5c4")
    glow = scatter(box(168 - w, y, 2 * w, 4, "#f7c988", 2) for y, w in ((168, 30), (177, 22), (187, 26), (197, 14)))
    waves = line("M28 204q8-7 16 0t16 0M176 216q8-7 16 0t16 0M96 282q8-7 16 0t16 0", 3, POND.light)
    return flat(water, glow) + waves


def trail() -> str:
    return line("M30 236C34 150 54 100 82 82", 4, WHITE, stroke_dasharray="2 10", stroke_opacity=0.9)


def pad(x: float, y: float, rx: float) -> str:
    low = oval(x, y + 4, rx, rx * 0.36, POND.dark, stroke="none")
    return low + oval(x, y, rx, rx * 0.36, LEAF.base) + flat(oval(x - 4, y - 2, rx * 0.72, rx * 0.2, LEAF.light))


def row() -> str:
    places = (("red", 62, 226, 0.62), ("blue", 120, 238, 0.68), ("violet", 181, 230, 0.62))
    return scatter(
        pad(x, y, 56 * s) + small(frog(name), at=(x - 50 * s, y - 90 * s), scale=s, ink=1.6) for name, x, y, s in places
    )


def leaper() -> str:
    return small(piece("yellow"), at=(66, 40), scale=1.16, turn=-17) + line(
        "M206 70q8 8 8 20M196 54q20 12 24 30", 3, WHITE
    )


def drops() -> str:
    """Water shaken off on the way."""
    drop = "M0-6C3-1 4 1 4 3A4 4 0 0 1-4 3C-4 1-3-1 0-6Z"
    spots = ((94, 164, 10), (120, 180, 0), (148, 172, -12), (76, 146, 24))
    return scatter(group(shape(drop, "#cdeae6", stroke_width=1.4), at=(x, y), turn=turn) for x, y, turn in spots)


def reeds() -> str:
    stalks = line(
        "M18 296C22 262 14 236 19 206M222 296C222 262 216 238 222 206M208 296C208 280 205 270 207 256", 4, "#4f7a3c"
    )
    leaves = shape(
        "M28 296C28 276 34 262 44 254C38 270 40 284 38 296ZM194 296C194 278 186 264 178 258C196 262 206 280 206 296Z",
        "#5b8640",
    )
    heads = scatter(box(x, y, 9, 26, "#8a5a34", 4.5, stroke_width=1.8) for x, y in ((15, 186), (217, 184), (202, 236)))
    return stalks + leaves + heads
