"""The wooden robots, one character for each strength; the page paints them in the colour of their seat.

The youngest is a round toddler with a dummy, the novice wears a propeller, the amateur a cap, the expert glasses and a
bow tie, the master a crown and a moustache; the one for an even match has scales on its head. `PAINT` is a custom
property of the page, so a drawing seats six.
"""

from collections.abc import Callable

from tools.draw.palette import BLUSH, GOLD, INK, WHITE, WOOD
from tools.draw.pen import box, circle, flat, line, oval, picture, shape

PAINT = "var(--paint,#8fc6a0)"
RED = "#d9534a"


def drawings() -> dict[str, str]:
    return {f"bot-{name}": picture(100, 100, felt() + draw()) for name, draw in ROBOTS.items()}


def felt() -> str:
    """A round of felt in the seat's colour, a little paler, stitched along its edge."""
    pale = flat(circle(50, 50, 47, WHITE, fill_opacity=0.35))
    stitch = circle(50, 50, 43, "none", stroke=WHITE, stroke_width=1.6, stroke_dasharray="4 4", stroke_opacity=0.7)
    return circle(50, 50, 48, PAINT) + pale + stitch


def head(top: float = 26, side: float = 18, corner: float = 14) -> str:
    """A block of wood with ears, lit from above."""
    wide = 100 - 2 * side
    ears = box(side - 7, 46, 12, 20, WOOD.dark, 4) + box(95 - side, 46, 12, 20, WOOD.dark, 4)
    block = box(side, top, wide, 84 - top, WOOD.base, corner)
    return ears + block + flat(box(side + 5, top + 4, wide - 10, 7, WOOD.light, 3.5))


def screen(y: float = 42, high: float = 34) -> str:
    """The painted plate the face looks out of."""
    return box(27, y, 46, high, PAINT, 10) + flat(box(28, y + 1, 44, high - 2, WHITE, 9, fill_opacity=0.5))


def eyes(y: float = 55, gap: float = 10, r: float = 5) -> str:
    balls = [circle(50 + side * gap, y, r, INK) for side in (-1, 1)]
    glints = [circle(48.5 + side * gap, y - 1.6, r * 0.36, WHITE) for side in (-1, 1)]
    return flat(*balls, *glints)


def cheeks(y: float = 64, gap: float = 17) -> str:
    return flat(circle(50 - gap, y, 4, BLUSH), circle(50 + gap, y, 4, BLUSH))


def antenna(foot: float = 26, top: float = 12) -> str:
    return line(f"M50 {foot}V{top + 4}", 4) + circle(50, top, 6, PAINT)


def tiny() -> str:
    """Round, with a curl on top and a dummy in its mouth."""
    curl = line("M50 28q-8-4-4-11t10-3q2 5-3 6", 3)
    ball = circle(50, 57, 31, WOOD.base) + flat(oval(50, 34, 15, 4, WOOD.light))
    ears = circle(20, 57, 7, WOOD.dark) + circle(80, 57, 7, WOOD.dark)
    face = oval(50, 59, 23, 20, PAINT) + flat(oval(50, 59, 21.5, 18.5, WHITE, fill_opacity=0.5))
    dummy = oval(50, 70, 9, 5.5, WHITE) + circle(50, 71, 3.4, RED)
    return curl + ears + ball + face + eyes(56, 11, 6.5) + cheeks(66, 17) + dummy


def novice() -> str:
    """A propeller on its cap, eyes closed with joy."""
    blades = oval(40, 15, 10, 4, RED, transform="rotate(-10 40 15)") + oval(
        60, 15, 10, 4, GOLD, transform="rotate(10 60 15)"
    )
    cap = shape("M30 29q2-12 20-12t20 12Z", PAINT)
    joy = line("M36 55q4-6 8 0M56 55q4-6 8 0", 3)
    return head() + line("M50 20v-6", 3) + cap + blades + screen() + joy + cheeks() + line("M40 66q10 9 20 0", 3)


def amateur() -> str:
    """A cap turned sideways and a wide-awake look."""
    cap = shape("M24 32q0-19 26-19t26 19Z", PAINT) + shape("M60 32h26q2-7-8-7l-18 1Z", PAINT)
    button = circle(48, 13, 3, GOLD)
    return head() + screen() + eyes() + line("M41 66q9 6 18-1", 3) + cap + button


def expert() -> str:
    """Glasses, a bow tie, an antenna that listens."""
    glasses = circle(40, 55, 9.5, "none") + circle(60, 55, 9.5, "none") + line("M49.500 54q.5-2 1 0")
    tie = shape("M50 85l-13-7v14ZM50 85l13-7v14Z", RED) + circle(50, 85, 3.5, GOLD)
    return antenna() + head() + screen() + eyes(55, 10, 4.4) + glasses + line("M42 70q9 3 16-3", 3) + tie


def master() -> str:
    """A crown and a moustache."""
    crown = shape("M30 30L27 11L40 20L50 7L60 20L73 11L70 30Z", GOLD) + flat(circle(50, 23, 3, RED))
    brows = line("M34 47q5-4 11 0M55 47q6-4 11 0", 3)
    beard = shape("M50 64c-5-4-9 0-14-2 1 9 11 11 14 5 3 6 13 4 14-5-5 2-9-2-14 2Z", WOOD.dark)
    return head() + screen() + brows + eyes(54, 10, 4.6) + beard + crown


def even() -> str:
    """A pair of scales on its head, and a friendly wink."""
    beam = line("M50 27V11M26 13h48", 3.5) + circle(50, 11, 3.5, GOLD)
    pans = shape("M17 22h18q-1 8-9 8t-9-8Z", GOLD) + shape("M65 22h18q-1 8-9 8t-9-8Z", GOLD)
    strings = line("M26 13l-8 9M26 13l8 9M74 13l-8 9M74 13l8 9", 2)
    wink = flat(circle(40, 55, 5, INK), circle(38.5, 53.4, 1.8, WHITE)) + line("M56 56q4-5 8 0", 3)
    return head(30) + beam + strings + pans + screen(44, 32) + wink + cheeks() + line("M41 67q9 7 18 0", 3)


ROBOTS: dict[str, Callable[[], str]] = {
    "tiny": tiny, "novice": novice, "amateur": amateur, "expert": expert, "master": master,
    "even": even,
}  # fmt: skip
