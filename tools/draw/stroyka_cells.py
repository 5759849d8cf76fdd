"""The Big Build: discs and squares of the board, tokens with their numbers, what a cell costs."""

from tools.draw.digits import digit
from tools.draw.palette import INK, PAPER, WHITE, WOOD, mix
from tools.draw.pen import box, circle, flat, group, picture, scatter, shadow, shape
from tools.draw.stroyka_items import ITEMS, TINTS, flag, item

BLUE = "#2f6fb5"
SITE = "#a17c4d"


def drawings() -> dict[str, str]:
    discs = {f"{kind}-{name}": picture(100, 100, draw(name)) for kind, draw in KINDS.items() for name in ITEMS}
    tokens = {f"token-{name}-{cost}": picture(100, 100, token(name, cost)) for name in ITEMS for cost in range(1, 10)}
    pays = {f"pay-{count}": picture(100, 100, pay(count)) for count in (1, 2, 3)}
    return discs | tokens | pays | {"square": picture(100, 100, square())}


def disc(name: str, rim: str = WOOD.base) -> str:
    face = circle(50, 49, 37, TINTS[name], stroke_width=2.2)
    tone = flat(shape("M22 36A32 32 0 0 1 62 18A38 38 0 0 0 22 36Z", mix(TINTS[name], WHITE, 0.55)))
    return shadow(50, 55, 47, 44, 0.22) + circle(50, 49, 46, rim, stroke_width=3) + face + tone


def round_(name: str) -> str:
    return disc(name) + item(name, 50, 50, 0.78)


def start(name: str) -> str:
    beads = circle(50, 49, 41.5, "none", stroke=PAPER, stroke_width=5, stroke_dasharray="0.1 10.9")
    return disc(name, "#c0513f") + beads + item(name, 50, 51, 0.74) + flag(76, 36)


def arrow(name: str) -> str:
    """A blue rim, and an arrow's head looking out on four sides."""
    heads = scatter(
        group(shape("M-11 0L0-13L11 0Z", "#8fc1ef", stroke_width=2), at=at, turn=turn) for at, turn in SIDES
    )
    return disc(name, BLUE) + heads + item(name, 50, 50, 0.72)


SIDES = (((50, 12), 0), ((87, 49), 90), ((50, 86), 180), ((13, 49), 270))
KINDS = {"round": round_, "start": start, "arrow": arrow}


def square() -> str:
    """The empty place of a taken token: a hollow in the ground, as large as any one card."""
    hollow = box(6, 5, 88, 88, SITE, 12, stroke_width=3) + flat(box(10, 9, 80, 10, mix(SITE, INK, 0.3), 5))
    card = box(35, 26, 30, 46, mix(SITE, WHITE, 0.45), 6, stroke_width=2.4, stroke_dasharray="6 5")
    return hollow + card


def token(name: str, cost: int) -> str:
    block = box(5, 10, 90, 88, WOOD.dark, 13, stroke_width=3) + box(5, 4, 90, 88, WOOD.light, 13, stroke_width=3)
    face = box(12, 11, 76, 74, TINTS[name], 8, stroke_width=2.2)
    chip = circle(24, 24, 21, INK, stroke=PAPER, stroke_width=3)
    return block + face + item(name, 55, 52, 0.74) + chip + digit(str(cost), 24, 24.5, 27, WHITE)


def pay(count: int) -> str:
    """A fan of cards behind an upright one that bears their number."""
    turns = {1: (0,), 2: (-24, 0), 3: (-26, 26, 0)}[count]
    sheets = scatter(group(box(-22, -66, 44, 62, WHITE, 8, stroke_width=5), at=(50, 92), turn=turn) for turn in turns)
    return sheets + digit(str(count), 50, 58, 40)
