"""The first game of Fizz, guided: colour, what beats what, superchips, laying, falling, taking."""

from typing import Any

from igroteka.engine.lesson import Lesson
from igroteka.engine.scene import Label

from .kinds import KIND_BY_NAME, PLAIN

FLAT = [1.0, 0.0, 0.0, 0.0]
BELOW, ABOVE = [0.0, 0.0, 2.5, *FLAT], [4.0, 3.0, 7.5, *FLAT]
BEARER = "16"  # a green paper


def steps() -> list[Lesson]:
    """One idea each; hardly anything to read."""
    return [*children(), *grown(), *everybody()]


def children() -> list[Lesson]:
    """SH-61."""
    return [
        lesson("kids-colour", "R.rock", "R.paper G.scissors", "R.paper", ages=(6,), kids=True),
        lesson("kids-picture", "R.rock", "G.rock B.paper", "G.rock", ages=(6,), kids=True),
    ]


def grown() -> list[Lesson]:
    """SH-21 to SH-23, SH-30, SH-33."""
    return [
        lesson("colour", "R.rock", "R.scissors G.scissors", "R.scissors", ages=(8,)),
        lesson("beats", "R.rock", "G.paper B.scissors", "G.paper", ages=(8,)),
        lesson("super", "B.+2", "G.+2 Y.rock", "G.+2", ages=(8,)),
        lesson("order", "R.rock", "R.ask G.rock G.paper", *(f"R.ask={colour}" for colour in "RGBY"), ages=(8,)),
        lesson("double", "R.rock", "R.scissors R.scissors Y.rock", "R.scissors*2", ages=(8,)),
    ]


def everybody() -> list[Lesson]:
    """SH-24, SH-25, SH-41."""
    aiming: dict[str, Any] = {"phase": "place", "chosen": "R.paper", "laid": "R.paper"}
    return [
        lesson("take", "R.rock", "G.scissors B.scissors", "take"),
        lesson("place", "R.rock", "G.scissors", *around(), **aiming),
        lesson("retry", "R.rock", "R.paper B.rock", "R.paper", "give-up", retry=True),
        lesson("swap", "R.rock", "swap G.scissors B.scissors", "swap"),
    ]


def around() -> list[str]:
    """SH-24: places well on the cap, beside what stands there."""
    return [f"@{x},{y}" for x in range(-30, 31) for y in range(-30, 31) if x * x + y * y <= 900]


def lowest(name: str) -> str:
    """The number of a face's first copy."""
    kind = KIND_BY_NAME[name]
    return str(3 * kind if kind < PLAIN else kind + 2 * PLAIN)


def lesson(idea: str, last: str, hand: str, *wanted: str, ages: tuple[int, ...] = (), **known: Any) -> Lesson:
    """A small pile, the last chip and your hand; somebody else holds a few chips, too."""
    pile = {BEARER: BELOW, lowest(last): ABOVE}  # what one lays on is what one sees
    position = {"players": 2, "active": 0, "last": last, "hands": [hand, "Y.paper Y.scissors"], "pile": pile}
    return Lesson(Label(f"lesson-{idea}"), {**position, "steadiness": "steady", **known}, wanted, ages=ages)
