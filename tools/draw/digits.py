"""Numbers for cards: strokes drawn on the bones of Nunito's extra-bold tabular figures, so a card needs no font."""

from tools.draw.palette import INK
from tools.draw.pen import group, line

# Every figure stands in a box 54 wide and 72 high about 0, 0, drawn with a stroke 15 wide.
BONES = {
    "0": "M0-28C13-28 19-17 19 0S13 28 0 28-19 17-19 0-13-28 0-28Z",
    "1": "M-13-18L3-28V28M-13 28H18",
    "2": "M-17-20C-13-25-7-28 0-28C10-28 16-22 16-14C16-4 8 4-17 28H19",
    "3": "M-17-23C-12-27-7-28-2-28C9-28 15-23 15-15S9-2-1-2H-6H-1C11-2 18 4 18 13S10 28-2 28C-8 28-14 27-18 23",
    "4": "M11 28V-28L-20 13H20",
    "5": "M15-28H-14V-4C-9-7-4-8 1-8C12-8 18-1 18 9C18 21 10 28-1 28C-8 28-14 26-18 23",
    "6": "M15-24C11-27 7-28 3-28C-11-28-18-17-18 3C-18 19-11 28 1 28C12 28 18 20 18 10S12-7 1-7C-8-7-16-1-18 7",
    "7": "M-18-28H18L-7 28",
    "8": "M0-2C-10-2-16-7-16-15S-10-28 0-28 16-23 16-15 10-2 0-2C-11-2-18 4-18 13S-11 28 0 28 18 22 18 13 11-2 0-2Z",
    "9": "M-15 24C-11 27-7 28-3 28C11 28 18 17 18-3C18-19 11-28-1-28C-12-28-18-20-18-10S-12 7-1 7C8 7 16 1 18-7",
    "+": "M-18 0H18M0-18V18",
    "-": "M-16 0H16",
}


def digit(text: str, x: float, y: float, height: float, colour: str = INK, edge: str = "", turn: float = 0) -> str:
    """One figure, `height` high over all, centred at x, y; with an edge it has an outline of that colour."""
    scale = height / 71
    bones = BONES[text]
    rim = [line(bones, 15 + 5 / scale, edge)] if edge else []
    return group(*rim, line(bones, 15, colour), at=(x, y), scale=scale, turn=turn)
