"""The first game of Floors, guided, for each age its own rules.

The youngest: neighbours on two piles. From six: up and down by the ball. From eight: cutting in at night, too.
"""

from typing import Any

from igroteka.engine.lesson import Lesson
from igroteka.engine.scene import Label

SCHOOL = (6, 8)


def steps() -> list[Lesson]:
    """One idea each; hardly anything to read. The ring of floors helps with the first sums."""
    return [*youngest(), *from_six(), *from_eight()]


def youngest() -> list[Lesson]:
    """ET-60, ET-61, ET-62."""
    return [
        beginner("take", "4 8", "4 1", "4>1", helps=False),  # no other 4 to touch
        beginner("neighbour", "4 8", "5 1", "5>1"),
        beginner("below", "4 8", "7 2", "7>2"),
        beginner("round", "9 5", "0 2", "0>1"),
        beginner("pass", "4 8", "1 6", "pass"),
        beginner("end", "4 8", "1 6", "end", floor_laid=True),
        beginner("star", "4 8", "7", "7>2"),
    ]


def from_six() -> list[Lesson]:
    return [
        lesson("same", "5 b3", "5 9 0", "5"),
        lesson("up", "5 b3", "8 9 1", "8", helps=True),
        lesson("down", "5 b3", "2 9 1", "2", helps=True),
        lesson("ring", "9 b2", "1 5 0", "1", helps=True),
        lesson("ball", "5 b1", "8 1 b3", "b3"),
        lesson("near", "5 near", "7 1 9", "7", helps=True),
        lesson("draw", "5 b1", "8 9", "draw"),
        lesson("end", "8 b3", "4 9", "end", floor_laid=True),
        lesson("top", "8 b3", "b1 skip", "top skip", floor_laid=True),
        lesson("star", "8 b3", "1", "1"),
    ]


def from_eight() -> list[Lesson]:
    """ET-31."""
    night = {"level": "full", "active": 1, "floor_laid": True, "by": [1, None]}
    return [lesson("night", "5 b3", "8n 1", "8n!", ages=(8,), **night)]


def beginner(idea: str, opened: str, hand: str, *wanted: str, **known: Any) -> Lesson:
    return lesson(idea, opened, hand, *wanted, ages=(4,), level="beginner", **{"helps": True, **known})


def lesson(idea: str, opened: str, hand: str, *wanted: str, ages: tuple[int, ...] = SCHOOL, **known: Any) -> Lesson:
    """Two open cards and your hand; somebody else holds a few cards, too."""
    position = {"players": 2, "active": 0, "level": "middle", "open": opened.split(), "hands": [hand, "3 6 6"]}
    return Lesson(Label(f"lesson-{idea}"), {**position, **known}, wanted, ages=ages)
