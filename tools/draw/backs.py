"""Floors: the back of the cards, the deck, the prize star."""

from tools.draw.marks import star
from tools.draw.palette import GOLD, INK, PAPER, WHITE
from tools.draw.pen import box, circle, flat, group, line, picture, scatter, shadow, shape

FELT = "#a8473a"
THREAD = "#e9b58a"
HOLLOW = "var(--hollow,#f1e6cf)"
DASHES = "var(--dashes,#9a8468)"


def drawings() -> dict[str, str]:
    cards = {"back": picture(100, 140, back()), "deck": picture(100, 140, deck())}
    return {**cards, "star": picture(100, 100, prize()), "star-empty": picture(100, 100, still_to_win())}


def back() -> str:
    field = box(1, 1, 98, 138, PAPER, 10) + box(6, 6, 88, 128, FELT, 7)
    stitch = box(10.5, 10.5, 79, 119, "none", 5, stroke=THREAD, stroke_width=1.6, stroke_dasharray="4 3.5")
    return field + stitch + tower() + scatter(bead(x, y) for x, y in ((24, 36), (76, 36), (24, 104), (76, 104)))


def tower() -> str:
    """One house, ten windows."""
    house = box(33, 46, 34, 66, "#c96a52", 2) + shape("M50 24L74 48Q75 51 72 51H28Q25 51 26 48Z", "#7d2f28")
    panes = "".join(f"M{x} {57 + 11 * k}h8v6.5h-8z" for k in range(5) for x in (39, 53))
    return house + flat(shape(panes, "#ffe27a"))


def bead(x: float, y: float) -> str:
    return circle(x, y, 6.5, GOLD) + flat(circle(x - 2, y - 2, 2, "#fdeab0"))


def deck() -> str:
    """A stack of cards, its thickness showing below."""
    edges = scatter(box(3.5, y, 93, 130, PAPER, 9, stroke_width=1.6) for y in (9, 6.5, 4))
    return edges + group(back(), at=(2.5, 0), scale=0.95)


def still_to_win() -> str:
    """The place of a star: its own outline, dashed; as empty in the evening as by day."""
    return shape(star(50, 50, 42, 0.56), HOLLOW, stroke=DASHES, stroke_width=5, stroke_dasharray="10 7")


def prize() -> str:
    """A star sawn from wood and painted gold."""
    path = star(50, 48, 39, 0.56)
    low = group(shape(path, INK, stroke_width=14), shape(path, "#c08a2a", stroke="#c08a2a", stroke_width=10), at=(0, 6))
    face = shape(path, INK, stroke_width=14) + shape(path, GOLD, stroke=GOLD, stroke_width=10)
    tone = line("M50 13L40 35L18 39", 4, "#fdeab0")
    eyes = flat(
        circle(41, 47, 4, INK), circle(59, 47, 4, INK), circle(40, 45.5, 1.4, WHITE), circle(58, 45.5, 1.4, WHITE)
    )
    cheeks = flat(circle(33, 54, 3.6, "#f2937c"), circle(67, 54, 3.6, "#f2937c"))
    return shadow(50, 93, 34, 5) + low + face + tone + eyes + cheeks + line("M43 56q7 6 14 0", 2.6)
