"""The boxes, and a lid for games from elsewhere: a picture with a mood, 240 × 300, framed like painted card."""

from tools.draw import box_blanket, box_build, box_fizz, box_floors, box_jump, box_own
from tools.draw.palette import CREAM, mix
from tools.draw.pen import line, picture, shape

SCENES = {
    "pryzhok": ("#2f7f84", box_jump.scene),
    "etazhiki": ("#b5533c", box_floors.scene),
    "stroyka": ("#5d7d38", box_build.scene),
    "odeyalo": ("#4b4a86", box_blanket.scene),
    "shipuchka": ("#d9772b", box_fizz.scene),
    "own": ("#8a5a33", box_own.scene),
}
OUTER = "M10 1H230a9 9 0 0 1 9 9V290a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9V10a9 9 0 0 1 9-9Z"
INNER = "M18 10a8 8 0 0 0-8 8V282a8 8 0 0 0 8 8H222a8 8 0 0 0 8-8V18a8 8 0 0 0-8-8Z"


def drawings() -> dict[str, str]:
    return {f"box-{name}": picture(240, 300, scene(), lid(colour)) for name, (colour, scene) in SCENES.items()}


def lid(colour: str) -> str:
    """The rim of the lid covers whatever the picture leaves over."""
    return shape(OUTER + INNER, colour, fill_rule="evenodd") + line(
        "M6 284V14a8 8 0 0 1 8-8H226", 1.6, mix(colour, CREAM, 0.5)
    )
