"""The table of a game: drawing, touches and the words of actions."""

from collections.abc import Sequence
from typing import Any

from .refusal import Refusal
from .scene import Gesture, Label, Scene, View


class Table:
    """The table of one game and edition. `Game.table()` makes it once; it is immutable.

    A game subclasses it in its `table.py` and implements `scene`, `gestures` and `why`. Every method depends only on
    the view it is given, so a scene cannot show what its viewer may not know.
    """

    def __init__(self, game: Any) -> None:
        self.game = game

    def scene(self, view: View, seat: int | None) -> Scene:
        """Draw a view for a seat, or for a spectator (None)."""
        raise NotImplementedError

    def gestures(self, view: View, seat: int, actions: Sequence[int]) -> list[Gesture]:
        """Return the touches of each legal action; an action may have several."""
        raise NotImplementedError

    def label(self, view: View, seat: int, action: int) -> Label | None:
        """Return the words of one action: those of its gesture, or of the gesture that is aimed."""
        gestures = self.gestures(view, seat, [action])
        exact = (gesture.label for gesture in gestures if gesture.action == action)
        return next(exact, gestures[0].label if gestures else None)

    def prompt(self, view: View, seat: int, path: Sequence[str]) -> Label | None:
        """Return the line to show once the touches of `path` are made, in the middle of a gesture."""
        return None

    def aim(self, view: View, seat: int, path: Sequence[str], point: tuple[float, float]) -> int | Refusal | None:
        """Return the action that a point of a zone means; None if the table takes no points."""
        return None

    def why(self, view: View, seat: int, path: Sequence[str]) -> int | Refusal | None:
        """Return the action that touches mean, legal or not, or the reason why they mean none."""
        raise NotImplementedError

    def summary(self, views: Sequence[View], seat: int) -> list[Label]:
        """Return what an action brought, in words that all players may know.

        `views` are a spectator's, from before the action over its stages to its result. By default the numbers that
        rose in the scenes are added up: "+1" and "+2" make 3.
        """
        texts = [rising.text for view in views[1:] for rising in self.scene(view, None).floats]
        count = sum(int(text) for text in texts if text[1:].isdecimal() and text[0] in "+-")
        return [Label("brought", {"count": f"{count:+}"})] if count else []


def credited(owner: int, seat: int, key: str, **args: Any) -> Label:
    """Return a label about what `owner` gained by an action of `seat`; another player is named."""
    return Label(key, args if owner == seat else {**args, "seat": owner + 1})


def increases(before: Sequence[int], after: Sequence[int]) -> list[tuple[int, int]]:
    """Return the seats whose number has grown, each with the difference."""
    return [(seat, now - then) for seat, (then, now) in enumerate(zip(before, after, strict=True)) if now > then]
