"""Icons of pages: menus, lists, stepping through a record."""

from tools.draw.icons import BLUE, GREEN, ORANGE, RED, bar
from tools.draw.palette import GOLD, INK, NIGHT, SKY, WHITE, WOOD
from tools.draw.pen import box, circle, flat, line, oval, scatter, shape


def menu() -> str:
    """Three planks."""
    return scatter(box(5, y, 30, 7, WOOD.light, 3) for y in (6, 16.5, 27))


def plus() -> str:
    return shape("M16 6H24V16H34V24H24V34H16V24H6V16H16Z", GREEN)


def minus() -> str:
    return box(6, 16, 28, 8, ORANGE, 2)


def first() -> str:
    return box(6, 6, 6, 28, WOOD.base, 2) + shape("M34 7V33L15 20Z", GOLD)


def last() -> str:
    return box(28, 6, 6, 28, WOOD.base, 2) + shape("M6 7V33L25 20Z", GOLD)


def previous() -> str:
    return shape("M29 7V33L10 20Z", GOLD)


def share() -> str:
    branches = bar("M12 20L29 10M12 20L29 30", WOOD.base)
    return branches + circle(11, 20, 6, GREEN) + circle(29, 9, 5.5, GOLD) + circle(29, 31, 5.5, BLUE)


def lock() -> str:
    shackle = bar("M13 19V12A7 7 0 0 1 27 12V19", WOOD.light, 3)
    return shackle + box(7, 18, 26, 18, GOLD, 5) + flat(circle(20, 25, 2.6, INK)) + line("M20 26V30", 2.6)


def globe() -> str:
    land = shape(
        "M11 12q8-5 12 1q-1 5-7 5q-2 5-6 3q-3-4 1-9ZM24 22q6-2 9 1q-1 7-7 8q-4-4-2-9Z", GREEN, stroke_width=1.4
    )
    return circle(20, 20, 15.5, SKY.base) + land + circle(20, 20, 15.5, "none")


def send() -> str:
    """A paper dart."""
    return shape("M4 19L36 5L29 35L19 26Z", WHITE) + shape("M19 26L36 5L14 22V33Z", SKY.base)


def list_() -> str:
    rows = zip((8, 20, 32), (RED, GOLD, GREEN), strict=True)
    return scatter(circle(8, y, 4, c) + box(16, y - 3.5, 20, 7, WHITE, 3) for y, c in rows)


def auto() -> str:
    """Half day, half night."""
    dark = shape("M20 4.5A15.5 15.5 0 0 1 20 35.5Z", NIGHT.base)
    return circle(20, 20, 15.5, GOLD) + dark + flat(oval(27, 16, 1.6, 1.6, WHITE), circle(29, 25, 1.2, WHITE))


def seat() -> str:
    """A chair at the table."""
    legs = bar("M10 28V35M30 28V35", WOOD.base)
    return (
        legs
        + shape("M9 24V8Q9 4 13 4H27Q31 4 31 8V24Z", WOOD.light)
        + line("M16 9V19M24 9V19")
        + box(6, 21, 28, 8, RED, 4)
    )
