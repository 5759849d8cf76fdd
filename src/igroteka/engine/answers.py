"""What physics answers, and what others are told of an action."""

import msgspec

from .scene import Label


class Answer(msgspec.Struct, frozen=True):
    """An action of CHANCE, and what is kept beside it in the journal (poses), so that a replay needs no physics."""

    action: int
    note: str = ""


class Told(msgspec.Struct, frozen=True):
    """What some eyes may know of an action. Without name and label: only that the seat did something.

    A whole name without a label is spoken with the words of the action's gesture.
    """

    name: str = ""
    label: Label | None = None
