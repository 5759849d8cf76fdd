"""Common parts of the cards of Floors: thick paper, the corner with its number, dots to count."""

from tools.draw.digits import digit
from tools.draw.palette import INK, NIGHT, PAPER, WHITE
from tools.draw.pen import box, circle, flat, line, scatter, shape

TAB = "M3 11a8 8 0 0 1 8-8H29V27a8 8 0 0 1-8 8H3Z"


def paper(night: bool = False) -> str:
    return box(1, 1, 98, 138, NIGHT.dark if night else PAPER, 10)


def panel(colour: str) -> str:
    """The printed part, inside the paper's margin."""
    return box(5, 5, 90, 130, colour, 7, stroke_width=1.4)


def tab(night: bool = False) -> str:
    """A bare corner of paper: what one sees of a card held in a fan."""
    colour = NIGHT.dark if night else PAPER
    return shape(TAB, colour, stroke="none") + line("M29 5V27a8 8 0 0 1-8 8H5", 1.4)


def corner(n: int, night: bool = False) -> str:
    return tab(night) + digit(str(n), 16, 19, 24, WHITE if night else INK)


def dots(n: int, y: float, r: float, step: float, colour: str = INK) -> str:
    """As many dots as the number, in fives, for those who cannot read yet."""
    places = [k * step + (step * 0.6 if k >= 5 else 0) for k in range(n)]
    middle = 50 - places[-1] / 2 if places else 50
    return flat(scatter(circle(middle + x, y, r, colour) for x in places))
