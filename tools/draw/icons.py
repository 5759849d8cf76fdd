"""Icons: small painted wooden things, 40 × 40, readable at 24 px."""

from tools.draw.marks import star
from tools.draw.palette import GOLD, INK, PAPER, SKY, WHITE, WOOD
from tools.draw.pen import box, circle, flat, group, line, scatter, shape

RED, ORANGE, GREEN, BLUE, VIOLET = "#c9483a", "#ee8a32", "#6aae6a", "#4f86b8", "#a87cc0"
GREY = "#c9bba8"


def pawn(x: float, y: float, colour: str, size: float = 1) -> str:
    """A turned wooden pawn standing on y."""
    body = shape("M-8 0C-8-10-5-13 0-13S8-10 8 0Z", colour) + circle(0, -16, 5.5, colour)
    return group(body, at=(x, y), scale=size, stroke_width=2 / size)


def card(x: float, y: float, colour: str = WHITE, turn: float = 0) -> str:
    return group(box(-7, -10, 14, 20, colour, 3), at=(x, y), turn=turn)


def arrow(d: str, tip: str, colour: str = GOLD) -> str:
    """A fat arrow: a stroke with an edge, and its head."""
    return line(d, 9) + line(d, 5, colour) + shape(tip, colour) + line(d, 4.5, colour)


def bar(d: str, colour: str = WOOD.light, width: float = 2.6) -> str:
    """A free stroke with an edge, so it is seen on dark wood as well as on light."""
    return line(d, width + 3.4) + line(d, width, colour)


def slash() -> str:
    return line("M7 33L33 7", 7) + line("M7 33L33 7", 3.5, RED)


def home() -> str:
    return (
        shape("M8 19V33H32V19", WOOD.light) + shape("M4 20L20 6L36 20L33 23H7Z", RED) + box(16, 24, 8, 9, WOOD.dark, 2)
    )


def device() -> str:
    return (
        box(9, 4, 22, 32, WOOD.base, 5)
        + box(12, 8, 16, 21, SKY.light, 2)
        + circle(20, 32.5, 1.2, INK)
        + pawn(20, 26, GREEN, 0.7)
    )


def friends() -> str:
    return pawn(12, 33, BLUE, 1.05) + pawn(28, 33, RED, 1.05)


def bots() -> str:
    head = bar("M20 13V8") + box(8, 13, 24, 20, WOOD.base, 6) + circle(20, 6, 2.8, RED)
    return head + flat(circle(15, 22, 2.4, INK), circle(25, 22, 2.4, INK)) + line("M15 28q5 3 10 0")


def tv() -> str:
    return (
        box(3, 8, 34, 22, WOOD.dark, 4)
        + box(7, 12, 26, 14, SKY.light, 2)
        + line("M13 35H27M20 30V35", 3)
        + pawn(20, 25, ORANGE, 0.55)
    )


def rules() -> str:
    left = shape("M20 11C15 7 9 7 5 9V32C9 30 15 30 20 34Z", PAPER)
    right = shape("M20 11C25 7 31 7 35 9V32C31 30 25 30 20 34Z", WHITE)
    return left + right + line("M9 15q4-1 7 1M9 21q4-1 7 1M24 16q4-2 7-1M24 22q4-2 7-1", 1.8)


def learn() -> str:
    cap = shape("M3 16L20 8L37 16L20 24Z", BLUE)
    return shape("M10 19V28C15 33 25 33 30 28V19", BLUE) + bar("M34 17V28", GOLD, 1.8) + cap + circle(34, 30, 2.6, GOLD)


def replay() -> str:
    return arrow("M10 14A13 13 0 1 1 8 24", "M15 3L4 7L13 17Z", GREEN)


def undo() -> str:
    return arrow("M13 14H24A8.5 8.5 0 0 1 24 31H14", "M15 4L3 14L15 24Z", ORANGE)


def horn() -> str:
    return shape("M5 15H11L20 7V33L11 25H5Z", WOOD.base)


def sound_on() -> str:
    return horn() + bar("M25.5 15q3.5 5 0 10M31 10q7 10 0 20", GREEN)


def sound_off() -> str:
    return horn() + line("M26 15L36 25M36 15L26 25", 6.5) + line("M26 15L36 25M36 15L26 25", 3, RED)


def vibrate() -> str:
    return (
        box(13, 6, 14, 28, WOOD.base, 4)
        + box(16, 10, 8, 16, SKY.light, 1)
        + bar("M8 14v12M32 14v12M3.5 18v4M36.5 18v4", ORANGE, 2.2)
    )


def language() -> str:
    one = shape("M4 8q0-3 3-3H23q3 0 3 3V17q0 3-3 3H13L8 25V20H7q-3 0-3-3Z", ORANGE)
    two = shape("M36 19q0-3-3-3H19q-3 0-3 3V27q0 3 3 3H28L33 36V30q3 0 3-3Z", SKY.light)
    return (
        one
        + two
        + flat(circle(22, 23, 1.7, INK), circle(26.5, 23, 1.7, INK), circle(31, 23, 1.7, INK))
        + line("M9 10h10M9 14h5", 2, WHITE)
    )


def light() -> str:
    return bar("M20 4v3M20 33v3M4 20h3M33 20h3M9 9l2 2M29 29l2 2M9 31l2-2M29 11l2-2", GOLD) + circle(20, 20, 9, GOLD)


def dark() -> str:
    return shape("M24 5A15.5 15.5 0 1 0 35 26A13 13 0 0 1 24 5Z", "#f3d98a") + shape(
        star(31, 12, 5), GOLD, stroke_width=1.6
    )


def qr() -> str:
    corners = scatter(
        box(x, y, 12, 12, WHITE, 2) + flat(box(x + 4, y + 4, 4, 4, INK)) for x, y in ((5, 5), (23, 5), (5, 23))
    )
    return corners + shape("M24 24h4v4h-4zM31 23h4v4h-4zM23 32h4v3h-4zM31 31h4v4h-4z", WHITE, stroke_width=1.6)


def link() -> str:
    ring = "M17 24L13 28A5.5 5.5 0 0 1 5 20L12 13A5.5 5.5 0 0 1 20 13"
    both = ring + "M23 16L27 12A5.5 5.5 0 0 1 35 20L28 27A5.5 5.5 0 0 1 20 27M15 25L25 15"
    return line(both, 7) + line(both, 3, GOLD)


def copy() -> str:
    return box(6, 5, 19, 24, PAPER, 3) + box(14, 11, 19, 24, WHITE, 3) + line("M18 18h11M18 23h11M18 28h7", 2)


def play() -> str:
    return shape("M11 7Q11 4 14 6L33 18Q35 20 33 22L14 34Q11 36 11 33Z", GREEN)


def pause() -> str:
    return box(9, 6, 8, 28, ORANGE, 3) + box(23, 6, 8, 28, ORANGE, 3)


def next_() -> str:
    return shape("M14 6L30 20L14 34L9 29L19 20L9 11Z", GOLD)


def back() -> str:
    return shape("M26 6L10 20L26 34L31 29L21 20L31 11Z", GOLD)


def close() -> str:
    return line("M9 9L31 31M31 9L9 31", 9) + line("M9 9L31 31M31 9L9 31", 5, RED)


def check() -> str:
    return line("M7 21L16 30L33 10", 9) + line("M7 21L16 30L33 10", 5, GREEN)


def clock() -> str:
    return circle(20, 21, 14, WOOD.base) + circle(20, 21, 10.5, WHITE, stroke_width=1.5) + line("M20 14V21L25 24", 2.6)


def players() -> str:
    return pawn(9, 31, GREEN, 0.8) + pawn(31, 31, RED, 0.8) + pawn(20, 36, GOLD, 1)


def age() -> str:
    """A birthday cake."""
    cake = (
        box(5, 20, 30, 14, "#f3c9b5", 4)
        + flat(shape("M6 22H34V25Q31 30 27.5 26 24 31 20 26 16 31 12.5 26 9 30 6 25Z", WHITE))
        + box(5, 20, 30, 14, "none", 4)
    )
    return bar("M20 19V14", WHITE) + cake + shape("M20 4C24 8 24 12 20 12S16 8 20 4Z", GOLD, stroke_width=1.6)


def time() -> str:
    """A sand glass."""
    glass = shape("M10 6H30C30 14 24 17 22 20C24 23 30 26 30 34H10C10 26 16 23 18 20C16 17 10 14 10 6Z", SKY.light)
    sand = flat(shape("M14 13H26C24 16 22 17 20 19C18 17 16 16 14 13ZM12 33C13 28 17 27 20 27S27 28 28 33Z", GOLD))
    return glass + sand + bar("M9 6H31M9 34H31", WOOD.base, 3)


def emote() -> str:
    return (
        circle(20, 20, 15, "#f4c877")
        + flat(circle(14.5, 17, 2.2, INK), circle(25.5, 17, 2.2, INK))
        + line("M12 24q8 9 16 0")
    )
