"""The first game of My Blanket!, guided: pillows, pulling, helpers, sleep, luring, taking cards, tokens, spinning."""

from typing import Any

from igroteka.engine.lesson import Lesson
from igroteka.engine.scene import Label

OPEN = ["pull", "join", "wake"]


def steps() -> list[Lesson]:
    """One idea each; hardly anything to read."""
    return [
        lesson("lay", "pull join", ["...", "..."], "lay -1", "lay 0", "lay +1", phase="bed"),
        lesson("pull", "pull", [".A.", ".B."], "play pull"),
        lesson("weak", "join pull", [".A.", ".BC"], "play join -1", "play join +1"),
        lesson("lullaby", "lullaby pull", [".A.", ".B."], "play lullaby N0", blanket=[0, 2]),
        lesson("wake", "wake pull", [".a.", ".B."], "play wake 0"),
        lesson("pillow", "pillow", ["AC.", ".BD"], "play pillow N0", "play pillow N+1"),
        lesson("lure", "lure", [".A.", ".BC"], *(f"play lure N{n} {i}" for n in ("0", "+1") for i in ("-1", "+1"))),
        lesson("take", "wake", [".A.", "BC."], "open 1", "open 2", "open 3"),
        lesson("score", "pull", ["CAD", ".B."], "play pull", blanket=[0, -2]),
        lesson("stay", "pull join", ["CAd", ".B."], "stay -1", "stay 0", "stay +1", phase="bed", round=2),
        lesson("spin", "spin", [".A.", ".B.", "ECF", ".D."], "play spin right", "play spin left"),
    ]


def lesson(idea: str, hand: str, beds: list[str], *wanted: str, **known: Any) -> Lesson:
    """The beds and your hand; the others hold a card or two."""
    hands = [hand, *["pull join"] * (len(beds) - 1)]
    position = {"players": len(beds), "turn": 0, "beds": beds, "open": OPEN, "hands": hands}
    rules = {"pillow": "chosen", "weigh": "all"}
    return Lesson(Label(f"lesson-{idea}"), {**position, **rules, **known}, wanted)
