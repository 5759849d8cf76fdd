"""The first game of The Big Build, guided: a flag, a step, a choice, a jump, arrows, a token, neighbours, cards new."""

from typing import Any

from igroteka.engine.lesson import Lesson
from igroteka.engine.scene import Label

OTHER = "plank+plank+plank hammer+plank+plank brush+brush+plank"


def steps() -> list[Lesson]:
    """One idea each; hardly anything to read."""
    return [
        lesson("start", None, "saw+saw+brush", *[f"start S{k}" for k in range(5)], others=None, phase="start"),
        lesson("step", "S0", "saw+brush+brush", "o1.0 saw+brush+brush"),
        lesson("which", "S0", "saw+brush+brush saw+saw+brush", "o1.0 saw+brush+brush", "o1.0 saw+saw+brush"),
        lesson("jump", "S0", "saw+saw+plank", "A0 saw+saw+plank", others="m1.0"),
        lesson("arrow", "A0", "brush+brush+nail", "A1 brush+brush+nail"),
        lesson("token", "o1.0", "saw+saw+brush saw+plank+plank", TAKE, tokens={"q3.0": "saw 3"}),
        lesson("beside", "o1.0", "saw+saw+brush saw+plank+plank", TAKE, tokens={"q3.0": "saw 3"}, house=BESIDE),
        lesson("square", "o1.0", "nail+nail+nail", "q3.0 nail+nail+nail", house=BESIDE, tokens=ELSEWHERE),
        lesson("done", "S0", "nail+nail+nail hammer+nail+nail", "done"),
        lesson("drop", "S0", "nail+nail+nail", "drop nail+nail+nail", phase="drop"),
        lesson("draw", "S0", "saw+brush+brush", "draw", phase="drop"),
    ]


TAKE = "q3.0 saw+saw+brush,saw+plank+plank"
BESIDE = {"hammer 3": 1, "brush 3": 1, "saw 4": 1}
ELSEWHERE = {"q3.1": "saw 3", "q3.2": "plank 3", "q3.3": "nail 3"}


def lesson(idea: str, at: str | None, hand: str, *wanted: str, others: str | None = "o1.2", **known: Any) -> Lesson:
    """Your animal, your cards, and somebody else in the wood."""
    position = {"players": 2, "turn": 0, "at": [at, others], "hands": [hand, OTHER]}
    return Lesson(Label(f"lesson-{idea}"), {**position, **known}, wanted)
