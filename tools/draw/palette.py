"""The paint box: the colours everything on the table is drawn with."""

from typing import NamedTuple


class Paint(NamedTuple):
    """A flat fill with one lighter and one darker tone."""

    base: str
    light: str
    dark: str


def mix(one: str, other: str, share: float) -> str:
    """Stir `share` of the other colour into one: mix(a, b, 0) is a, mix(a, b, 1) is b."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


INK = "#4a2a18"  # the dark-brown outline
SHADE = "#2e1508"  # shadows, always translucent
WHITE = "#fffaf0"
PAPER = "#fdf1d8"
CREAM = "#fff6e3"
BLUSH = "#f2937c"
GOLD = "#f6c445"


def paint(base: str) -> Paint:
    return Paint(base, mix(base, CREAM, 0.45), mix(base, INK, 0.3))


WOOD = Paint("#e2b67e", "#f2d5a6", "#b27b43")
OAK = Paint("#b9814a", "#d5a26a", "#8a5a2e")
WALNUT = Paint("#6d4529", "#8a5c3a", "#4e2f1a")
FELT = paint("#5f8f5a")
SKY = Paint("#a9d8e6", "#d3edf0", "#7fbdd3")
NIGHT = Paint("#33406f", "#4d5d93", "#232b52")
POND = Paint("#6fb3b4", "#9bd0cc", "#4f959c")
LEAF = Paint("#7fae55", "#a9cb77", "#5b8640")

# The six colours of pieces; tools/draw/vision.py measures how far apart they are for every kind of eye.
PIECES = {
    "red": Paint("#ad2722", "#e3897d", "#7c1d1a"),
    "orange": Paint("#ee6f1a", "#fcb67c", "#b5510f"),
    "yellow": Paint("#ffe45c", "#fff3ad", "#d3a92b"),
    "green": Paint("#57b585", "#a8dec2", "#38815b"),
    "blue": Paint("#274f97", "#8fb2e6", "#193668"),
    "violet": Paint("#b07ac4", "#dfc1ea", "#80529a"),
}
