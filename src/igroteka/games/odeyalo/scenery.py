"""Where things stand on the field, and what they are called there.

The field is drawn as it was set up: bed 0 in the south. A spin turns the whole zone, so what lies on it keeps its place
in this frame; so does looking at it from another seat, whose bed is always nearest.
"""

from collections.abc import Mapping
from typing import Any

from .kinds import LETTERS, seat_at, side_of, turned

View = Mapping[str, Any]
MIDDLE = 4.75  # of a square field for four
NARROW = 2.75  # across the field for two
EDGE = 4.1  # from the middle to the middle of a bed
PITCH = 1.12  # from pillow to pillow
COLOURS = ("red", "yellow", "blue", "green")  # of beds, each with its mark
CAPS = 6  # shapes of caps
TEAM_SIGNS = ("team-sun", "team-sun", "team-moon", "team-moon")  # by seat
AWAY = ((0, 1), (-1, 0), (0, -1), (1, 0))  # the way to each bed, in the frame; y goes down


def size(view: View) -> tuple[float, float]:
    return (2 * MIDDLE, 2 * MIDDLE) if view["players"] == 4 else (2 * NARROW, 2 * MIDDLE)


def middle(view: View) -> tuple[float, float]:
    width, height = size(view)
    return width / 2, height / 2


def turn(view: View, seat: int | None) -> int:
    """How far the field is turned: right by every spin, and so that the own bed is nearest."""
    side = side_of(seat or 0, view["players"])
    return int(90 * view["spun"] - 90 * side) % 360


def framed(cell: int, spun: int) -> int:
    """A pillow as it is called in the frame."""
    for _ in range((4 - spun) % 4):
        cell = turned(cell)
    return cell


def sided(cell: int, spun: int) -> int:
    """The other way round: a pillow of the frame as the rules call it."""
    for _ in range(spun):
        cell = turned(cell)
    return cell


def bed_at(side: int, view: View) -> int:
    """Which bed stands at a side."""
    return int(side - view["spun"]) % 4


def side_at(bed: int, view: View) -> int:
    return int(bed + view["spun"]) % 4


def beds(view: View) -> list[int]:
    return [0, 2] if view["players"] == 2 else [0, 1, 2, 3]


def owner(bed: int, view: View) -> int:
    """OD-33: whoever sits in front of it."""
    return seat_at(side_at(bed, view), view["players"])


def bed_of(seat: int, view: View) -> int:
    return bed_at(side_of(seat, view["players"]), view)


def spot(view: View, cell: int) -> tuple[float, float]:
    """The middle of a pillow of the frame."""
    bed, pillow = divmod(cell, 3)
    along = (pillow - 1) * PITCH
    x, y = middle(view)
    if bed % 2:
        return x + AWAY[bed][0] * EDGE, y - along
    return x + along, y + AWAY[bed][1] * EDGE


def blanket(view: View) -> tuple[float, float]:
    """The centre of the blanket, in steps to the right and down of the frame."""
    x, y = view["blanket"]
    for _ in range((4 - view["spun"]) % 4):
        x, y = y, -x
    return x, -y


def fixed(view: View, seat: int | None, dx: float, dy: float) -> tuple[float, float]:
    """The point of the frame that is seen so far right and down of the middle: what stands there never turns along."""
    for _ in range(turn(view, seat) // 90):
        dx, dy = dy, -dx
    x, y = middle(view)
    return x + dx, y + dy


def seen_height(view: View, seat: int | None, at: tuple[float, float]) -> float:
    """How far down the screen a point of the frame is seen: what is nearer covers what is farther."""
    x, y = middle(view)
    dx, dy = at[0] - x, at[1] - y
    return {0: dy, 90: dx, 180: -dy, 270: -dx}[turn(view, seat)]


def gnomes(view: View) -> list[tuple[str, int, bool]]:
    """Every gnome on the field: its letter, its pillow in the frame, whether it is awake."""
    found = []
    for seat, bed in enumerate(view["beds"]):
        for pillow, letter in enumerate(bed):
            if letter != ".":
                cell = side_of(seat, view["players"]) * 3 + pillow
                found.append((letter.upper(), framed(cell, view["spun"]), letter.isupper()))
    return found


def cell_of(view: View, letter: str) -> int | None:
    """On which pillow, as the rules call it, a gnome lies."""
    return next((sided(cell, view["spun"]) for name, cell, _ in gnomes(view) if name == letter), None)


def cap(letter: str) -> int:
    return LETTERS.index(letter) % CAPS


def awake_in(view: View, bed: int) -> int:
    return sum(letter.isupper() for letter in view["beds"][owner(bed, view)])


def weight_in(view: View, bed: int) -> int:
    """Return how many gnomes of a bed count against a pull away from it (OD-20)."""
    return 3 - view["beds"][owner(bed, view)].count(".") if view["weigh"] == "all" else awake_in(view, bed)


def is_strong(view: View, bed: int) -> bool:
    """Return whether enough gnomes are awake in a bed to pull (OD-20)."""
    return awake_in(view, bed) >= weight_in(view, (bed + 2) % 4)


def waiting(view: View) -> dict[str, int]:
    """Return the gnomes that still have to be laid down (OD-10), with the bed each will lie in."""
    if view["phase"] != "bed":
        return {}
    order = [(view["starter"] + turn) % view["players"] for turn in range(view["players"])]
    beds = [bed_of(seat, view) for seat in order if view["beds"][seat] == "..."]
    laid = "".join(view["beds"]).upper()
    return dict(zip((letter for letter in LETTERS if letter not in laid), beds, strict=False))


def distance(view: View, bed: int) -> int:
    """How many cells the blanket is away from a bed."""
    x, y = blanket(view)
    dx, dy = AWAY[bed]
    return int(3 - (x * dx + y * dy))
