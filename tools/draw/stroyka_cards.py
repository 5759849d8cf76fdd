"""The Big Build: item cards, the deck, point cards of 1 and 3, the buttons."""

from itertools import combinations_with_replacement

from tools.draw import icons_play
from tools.draw.buttons import button
from tools.draw.marks import star
from tools.draw.palette import GOLD, PAPER, WHITE
from tools.draw.pen import box, picture, scatter, shape
from tools.draw.stroyka_items import ITEMS, TINTS, item

GREEN = "#4c8a5d"


def drawings() -> dict[str, str]:
    shown = [c for count in (1, 2, 3) for c in combinations_with_replacement(ITEMS, count)]
    points = {f"points-{value}": picture(70, 100, points_card(value)) for value in (1, 3)}
    rest = {"deck": picture(100, 130, deck())}
    return (
        {f"card-{'-'.join(items)}": picture(100, 130, card(items)) for items in orders(shown)}
        | points
        | rest
        | buttons()
    )


def orders(shown: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """An own edition may put the items in another order: a card is drawn by any of its names."""
    return [tuple(sorted(items, key=ITEMS.index)) for items in shown]


def card(items: tuple[str, ...]) -> str:
    high = 120 / len(items)
    stripes = scatter(stripe(name, 5 + k * high, high - 2) for k, name in enumerate(items))
    return box(1, 1, 98, 128, PAPER, 10) + stripes


def stripe(name: str, y: float, high: float) -> str:
    return box(6, y, 88, high, TINTS[name], 6, stroke_width=1.5) + item(name, 50, y + high / 2, 0.5)


def deck() -> str:
    edges = scatter(box(3, y, 94, 121, PAPER, 9, stroke_width=1.6) for y in (8, 5.5, 3))
    stitch = box(11, 9, 78, 107, "none", 6, stroke="#a9d3ae", stroke_width=2, stroke_dasharray="5 4")
    return edges + box(5, 2, 90, 119, GREEN, 9) + stitch + cottage()


def cottage() -> str:
    walls = box(32, 58, 36, 32, "#e9c48f", 2) + box(44, 68, 12, 22, "#7b4a2a", 2)
    return walls + shape("M50 32L76 60H24Z", "#c9594a")


def points_card(value: int) -> str:
    """Stars to count, no figure: beside the sum it would be read as one number with it."""
    paper, spark = (WHITE, GOLD) if value == 1 else (GOLD, WHITE)
    places = [(50, 26)] if value == 1 else [(21, 14), (50, 14), (79, 14)]
    stars = scatter(shape(star(35, y + 1, radius), spark, stroke_width=2.5) for y, radius in places)
    return box(2, 2, 66, 96, paper, 9, stroke_width=3.5) + stars


def buttons() -> dict[str, str]:
    return {
        "button-done": picture(100, 100, button("#b5d3a0", icons_play.end())),
        "button-draw": picture(100, 100, button("#f0c46a", icons_play.draw())),
    }
