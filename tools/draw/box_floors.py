"""Floors' box: ten lodgers in one house, day on the left, night on the right, a ball on its way up."""

from tools.draw.floors import LODGERS
from tools.draw.heads import head
from tools.draw.marks import star
from tools.draw.palette import GOLD, INK, NIGHT, SKY, WHITE, WOOD, mix
from tools.draw.pen import box, circle, flat, group, line, oval, scatter, shape, small

LIT = "#ffe27a"
WALL = "#e9a578"


def scene() -> str:
    return sky() + hill() + house() + windows() + door() + bounce()


def sky() -> str:
    day = box(6, 6, 228, 288, SKY.base) + circle(42, 46, 20, GOLD)
    cloud = shape("M18 92q-2-14 12-14q6-12 20-6q14-2 14 12q12 2 6 10H22Z", WHITE)
    night = shape("M120 6H234V294H120Z", NIGHT.base)
    moon = shape("M196 26A22 22 0 1 0 216 60A25 25 0 0 1 196 26Z", LIT)
    stars = shape(star(222, 92, 5) + star(192, 100, 4) + star(160, 24, 4) + star(214, 130, 4), LIT)
    return flat(day, cloud, night, moon, stars)


def hill() -> str:
    return flat(shape("M6 262Q60 246 120 256V294H6Z", "#8dbb62"), shape("M120 256Q180 246 234 262V294H120Z", "#3f6a52"))


def house() -> str:
    day, night = (
        shape("M64 84H120V280H64Z", WALL, stroke="none"),
        shape("M120 84H176V280H120Z", mix(WALL, NIGHT.dark, 0.42), stroke="none"),
    )
    roof = shape("M52 88L120 40L188 88Z", "#b5533c") + flat(shape("M120 42L186 87H120Z", "#743b48"))
    chimney = box(84, 42, 14, 26, "#c96a52", 2)
    attic = circle(120, 70, 9, LIT)
    return day + night + box(64, 84, 112, 196, "none", 3) + chimney + roof + line("M52 88L120 40L188 88Z") + attic


def windows() -> str:
    """Ground floor first, two by two, as one climbs the stairs."""
    return scatter(window(k, 72 + 54 * (k % 2), 239 - 37 * (k // 2)) for k in range(10))


def window(k: int, x: float, y: float) -> str:
    night = k % 2 == 1
    frame = shape(f"M{x} {y + 32}V{y + 15}A21 17 0 0 1 {x + 42} {y + 15}V{y + 32}Z", LIT if night else CURTAIN)
    awake = LODGERS[k] == "owl" or not night
    lodger = small(head(LODGERS[k], awake), at=(x + 4.5, y - 1), scale=0.33, ink=1.3)
    return frame + lodger + box(x - 2, y + 30, 46, 5, WOOD.light, 2, stroke_width=1.5)


CURTAIN = "#fff3c4"


def door() -> str:
    return ""


def bounce() -> str:
    path = "M20 276C26 226 34 214 40 208C44 222 46 240 48 250C50 200 40 150 30 128"
    ball = circle(28, 122, 15, "#d8483c") + flat(
        shape("M14 127Q28 136 42 127A15 15 0 0 1 14 127Z", "#a8352c"), oval(22, 115, 4, 2.5, "#f08a7c")
    )
    return (
        line(
            "M22 282C22 250 34 240 36 224C38 240 48 250 50 272C54 220 46 170 32 146", 3.5, WHITE, stroke_dasharray="2 9"
        )
        + ball
    )
