"""The answer of physics, and what others are told and shown of an action."""

import msgspec

from .scene import Label, View


class Answer(msgspec.Struct, frozen=True):
    """An action of CHANCE, and what is kept beside it in the journal (poses), so that a replay needs no physics."""

    action: int
    note: str = ""


class Told(msgspec.Struct, frozen=True):
    """The part of an action that a viewer may know. Without name and label: only that the seat acted.

    A whole name without a label is spoken with the words of the action's gesture.
    """

    name: str = ""
    label: Label | None = None


class PublicAction(msgspec.Struct, frozen=True):
    """An action as everybody at the table sees it: what a spectator is told of it, and sees before and after it."""

    seat: int
    name: str
    before: View
    after: View
    players: int

    def everybody(self) -> set[int]:
        """Return all seats."""
        return set(range(self.players))

    def others(self) -> set[int]:
        """Return all seats but the one that acted."""
        return self.everybody() - {self.seat}
