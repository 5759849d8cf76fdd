"""Floors' box: ten lodgers in one house, day on the left, night on the right, a ball on its way up."""

from tools.draw.floors import LODGERS
from tools.draw.heads import head
from tools.draw.marks import star
from tools.draw.palette import GOLD, NIGHT, SKY, WHITE, WOOD, mix
from tools.draw.pen import box, circle, flat, line, oval, scatter, shape, small

LIT = "#ffe27a"
WALL = "#e9a578"
CURTAIN = "#fff3c4"


def scene() -> str:
    return sky() + hill() + house() + windows() + bounce()


def sky() -> str:
    day = box(6, 6, 228, 288, SKY.base) + circle(42, 46, 20, GOLD)
    cloud = shape("M18 92q-2-14 12-14q6-12 20-6q14-2 14 12q12 2 6 10H22Z", WHITE)
    night = shape("M120 6H234V294H120Z", NIGHT.base)
    moon = shape("M196 26A22 22 0 1 0 216 60A25 25 0 0 1 196 26Z", LIT)
    stars = shape(star(222, 92, 5) + star(192, 100, 4) + star(160, 24, 4) + star(214, 130, 4), LIT)
    return flat(day, cloud, night, moon, stars)


def hill() -> str:
    day = (
        shape("M6 262Q60 246 120 256V294H6Z", "#8dbb62")
        + circle(34, 262, 15, "#6fa052")
        + circle(18, 268, 12, "#7fae5c")
    )
    night = (
        shape("M120 256Q180 246 234 262V294H120Z", "#3f6a52")
        + circle(206, 260, 16, "#2f5546")
        + circle(224, 268, 12, "#376050")
    )
    return flat(day, night)


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


def bounce() -> str:
    """Up the house, from sill to sill."""
    hops = "M64 268Q24 262 64 233Q20 224 64 196Q16 186 64 159Q30 152 34 134"
    ball = circle(34, 124, 16, "#d8483c") + flat(
        shape("M19 129Q34 139 49 129A16 16 0 0 1 19 129Z", "#a8352c"), oval(28, 116, 4.5, 2.8, "#f08a7c")
    )
    return line(hops, 3.5, WHITE, stroke_dasharray="1 8") + ball + circle(34, 124, 16, "none")
