"""The lid of a game that brought no picture of its own: a die, a pawn and a card on felt."""

from tools.draw.palette import CREAM, GOLD, PIECES, WHITE, mix
from tools.draw.pen import box, circle, dropped, flat, group, line, shape

FELT = "#6f9f77"


def scene() -> str:
    return box(0, 0, 240, 300, FELT) + weave() + card() + die() + pawn()


def weave() -> str:
    rows = "".join(f"M0 {y}H240" for y in range(24, 300, 24))
    return line(rows, 1.4, mix(FELT, CREAM, 0.2))


def card() -> str:
    paper = box(-42, -58, 84, 116, CREAM, 10) + box(-33, -49, 66, 98, "none", 6, stroke=PIECES["blue"].base)
    sign = shape("M0-26L8-8L27-6L13 7L17 26L0 16L-17 26L-13 7L-27-6L-8-8Z", GOLD)
    return group(dropped(box(-42, -58, 84, 116, CREAM, 10), by=5), paper, sign, at=(86, 116), turn=-12)


def die() -> str:
    cube = box(-36, -36, 72, 72, WHITE, 14)
    pips = flat(*(circle(x, y, 7, PIECES["red"].base) for x, y in ((-18, -18), (18, 18), (0, 0), (18, -18), (-18, 18))))
    return group(dropped(box(-36, -36, 72, 72, WHITE, 14), by=6), cube, pips, at=(158, 208), turn=14)


def pawn() -> str:
    body = shape("M0-44a17 17 0 0 1 9 31q4 22 19 34v13h-56v-13q15-12 19-34a17 17 0 0 1 9-31Z", PIECES["orange"].base)
    return group(dropped(body, by=5), body, flat(circle(-6, -32, 5, PIECES["orange"].light)), at=(76, 226))
