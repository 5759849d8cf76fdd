"""The guided first game: a few positions, one idea each, played by the engine's own rules."""

from typing import Any

import msgspec

from .scene import Label


class Lesson(msgspec.Struct, frozen=True):
    """A position, a line that says the idea, and the actions that show it was understood (none: just look)."""

    text: Label
    position: dict[str, Any]
    wanted: tuple[str, ...] = ()
    seat: int = 0
    again: Label = Label("lesson-again")
    ages: tuple[int, ...] = ()  # whose lesson it is, by `Game.ages`; everybody's when empty
