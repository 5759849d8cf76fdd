"""Pictures of players: animals on round felt."""

from tools.draw.heads import HEADS, head
from tools.draw.palette import WHITE, mix
from tools.draw.pen import circle, group, picture

FELTS = ("#8fbf8a", "#f3c969", "#e9937a", "#8fb8d8", "#c9a4d6", "#e8b98a", "#7fc0b5", "#e7a3b5")


def drawings() -> dict[str, str]:
    return {f"face-{name}": picture(100, 100, face(name, k)) for k, name in enumerate(HEADS)}


def face(name: str, place: int) -> str:
    return felt(FELTS[(place * 3) % 8]) + group(head(name), at=(9, 7), scale=0.82, stroke_width=2.4)


def felt(colour: str) -> str:
    """A round of felt, stitched along its edge."""
    stitch = circle(50, 50, 43, "none", stroke=mix(colour, WHITE, 0.6), stroke_width=1.6, stroke_dasharray="4 4")
    return circle(50, 50, 48, colour) + stitch
