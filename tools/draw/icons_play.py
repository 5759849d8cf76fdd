"""Icons of play: what one does at the table, prizes, settings."""

from tools.draw.icons import BLUE, GREEN, GREY, RED, arrow, bar, card, slash
from tools.draw.marks import star
from tools.draw.palette import GOLD, INK, PAPER, SKY, WHITE, WOOD
from tools.draw.pen import box, circle, flat, group, line, scatter, shape

HAND = (
    "M12 36C8 30 5 26 5 22C5 19 9 19 10 22L12 25V9C12 6 16.5 6 16.5 9"
    "V19V6C16.5 3 21 3 21 6V19V8C21 5 25.5 5 25.5 8V20V12C25.5 9 30 9 30 12V25C30 32 28 34 27 36Z"
)
FINGER = (
    "M13 37C9 31 5 28 6 24.5C7 21.5 10 22 12 25L14 27V6C14 2.5 19 2.5 19 6V18C19 15.5 23.5 15.5 23.5 18.5V20"
    "C23.5 17.5 28 17.5 28 20.5V22C28 19.5 32 19.5 32 23V29C32 33 30 35 29 37Z"
)


def why() -> str:
    mark = "M14 15C14 9 19 7 22 8C27 9 28 15 24 18C21 20 20 21 20 24"
    return circle(20, 20, 16, SKY.light) + line(mark, 4) + flat(circle(20, 30, 2.5, INK))


def hint() -> str:
    """A lamp that goes on."""
    left = "M20 4C12 4 7 10 7 16C7 21 10 23 12 26C13 28 13 29 13.5 30"
    glass = f"{left}H26.5C27 29 27 28 28 26C30 23 33 21 33 16C33 10 28 4 20 4Z"
    return shape(glass, "#ffd95e") + line("M15 34H25M17 37.5H23", 3) + line("M16.5 29L15 18L20 21L25 18L23.5 29", 1.8)


def stop() -> str:
    """A raised hand."""
    return shape(HAND, "#f4c877") + line("M16.5 19V11M21 19V10M25.5 20V13", 1.6)


def touch() -> str:
    """A finger that points: touch here."""
    return shape(FINGER, "#f4c877") + line("M19 18V24M23.5 20V25M28 22V26", 1.6)


def draw() -> str:
    return card(13, 25, "#c9594a", -8) + card(25, 21, WHITE, 10) + line("M25 16v10M20 21h10", 2.8)


def pass_() -> str:
    return arrow("M6 27C8 12 26 10 30 22", "M23 21L37 20L31 33Z", BLUE) + circle(18, 30, 5, GREY)


def end() -> str:
    return shape("M6 20L15 30L35 8L30 5L15 21L10 16Z", GREEN)


def hand() -> str:
    return card(11, 23, RED, -22) + card(20, 20, GOLD, 0) + card(29, 23, SKY.base, 22)


def cut_in() -> str:
    """A night card comes flying in."""
    flash = bar("M4 11h8M3 19h9M4 27h8", GOLD, 2.2)
    moon = shape("M25 11A9 9 0 1 0 33 25A9 9 0 0 1 25 11Z", "#ffe27a", stroke_width=1.6)
    return flash + box(14, 4, 22, 32, "#33406f", 4) + moon


def let() -> str:
    """The moon sleeps on, play goes on."""
    moon = shape("M14 3A11 11 0 1 0 28 16A10 10 0 0 1 14 3Z", "#ffe27a") + line("M10 16q2 2 4 0", 1.8)
    return moon + arrow("M11 31H27", "M25 23L37 31L25 39Z", GREEN)


def resign() -> str:
    return bar("M10 5V35", WOOD.base) + shape("M11 6C18 3 24 10 33 6V21C24 25 18 18 11 21Z", WHITE)


def rematch() -> str:
    one = arrow("M8 18A12.5 12.5 0 0 1 30 13", "M25 17L36 16L33 5Z", GREEN)
    return one + group(one, transform="rotate(180 20 20.5)")


def star_() -> str:
    return shape(star(20, 21, 16, 0.5), GOLD) + flat(shape("M20 8L16.5 17L8 18L18 15Z", "#fde08a"))


def trophy() -> str:
    ears = bar("M11 9H6C6 16 8 19 13 20M29 9H34C34 16 32 19 27 20", GOLD, 2)
    return (
        ears
        + shape("M10 5H30V14C30 21 25 25 20 25S10 21 10 14Z", GOLD)
        + shape("M17 25H23L25 31H15Z", GOLD)
        + box(11, 30, 18, 6, WOOD.dark, 2)
    )


def crown() -> str:
    points = scatter(circle(x, y, 2.4, RED, stroke_width=1.6) for x, y in ((5, 13), (20, 7), (35, 13)))
    return shape("M7 32L5 14L14 21L20 8L26 21L35 14L33 32Z", GOLD) + points


def settings() -> str:
    teeth = scatter(box(16.5, 3, 7, 9, WOOD.base, 2, transform=f"rotate({turn} 20 20)") for turn in range(0, 360, 45))
    return teeth + circle(20, 20, 12, WOOD.base) + flat(circle(20, 20, 11, WOOD.base)) + circle(20, 20, 5, PAPER)


def wifi_off() -> str:
    return (
        bar("M5 16Q20 3 35 16M10 22.5Q20 13 30 22.5M15 28.5Q20 24 25 28.5", SKY.light)
        + circle(20, 34, 2.6, SKY.light)
        + slash()
    )


def download() -> str:
    return shape("M4 26V35H36V26H31V30H9V26Z", WOOD.base) + shape("M16 4H24V15H31L20 27L9 15H16Z", GREEN)


def upload() -> str:
    return shape("M4 26V35H36V26H31V30H9V26Z", WOOD.base) + shape("M16 26H24V16H31L20 4L9 16H16Z", BLUE)


def flag() -> str:
    return bar("M10 5V35", WOOD.base) + shape("M11 6H34L28 13.5L34 21H11Z", RED)
