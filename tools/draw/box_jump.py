"""Flip Jump's box: a warm evening on the pond, one frog over the heads of three."""

from tools.draw.frogs import frog
from tools.draw.palette import LEAF, POND, WHITE, mix
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
    return line("M34 226C40 120 74 62 118 60", 4, WHITE, stroke_dasharray="2 10", stroke_opacity=0.9)


def pad(x: float, y: float, rx: float) -> str:
    low = oval(x, y + 4, rx, rx * 0.36, POND.dark, stroke="none")
    return low + oval(x, y, rx, rx * 0.36, LEAF.base) + flat(oval(x - 4, y - 2, rx * 0.72, rx * 0.2, LEAF.light))


def row() -> str:
    places = (("red", 62, 226, 0.62), ("blue", 120, 238, 0.68), ("violet", 181, 230, 0.62))
    return scatter(
        pad(x, y, 56 * s) + small(frog(name), at=(x - 50 * s, y - 90 * s), scale=s, ink=1.6) for name, x, y, s in places
    )


def leaper() -> str:
    return small(frog("yellow"), at=(72, 36), scale=1.08, turn=-14) + line(
        "M206 70q8 8 8 20M196 54q20 12 24 30", 3, WHITE
    )


def reeds() -> str:
    stalks = line(
        "M22 296C24 250 20 220 26 190M38 296C38 262 44 240 42 214M216 296C216 262 210 238 216 206", 4, "#4f7a3c"
    )
    leaves = shape(
        "M10 296C12 260 6 236 16 214C20 240 22 270 20 296ZM204 296C204 274 196 256 190 248C206 254 214 276 214 296ZM226 296C226 266 232 250 230 236C238 256 236 280 234 296Z",
        "#5b8640",
    )
    heads = scatter(box(x, y, 9, 26, "#8a5a34", 4.5, stroke_width=1.8) for x, y in ((22, 170), (38, 196), (212, 188)))
    return stalks + leaves + heads
