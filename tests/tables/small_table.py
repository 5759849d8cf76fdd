"""A table for the small games of the tests: one heap."""

from collections.abc import Sequence

from igroteka.engine import table
from igroteka.engine.refusal import Refusal
from igroteka.engine.scene import Gesture, Label, Scene, Sprite, View, Zone

SIDE = 200  # places in a row, where a stone can be put


class SmallTable(table.Table):
    def scene(self, view: View, seat: int | None) -> Scene:
        heap = str(view.get("heap", view.get("top")))
        return Scene(
            [Zone("heap", "pile", Label("heap"))], [Sprite("heap", "heap", (0,), text=heap)], Label(f"seat-{seat}")
        )

    def gestures(self, view: View, seat: int, actions: Sequence[int]) -> list[Gesture]:
        if "standing" in view:
            return [Gesture(None, ("heap",), Label("push"), point=True)]
        return [Gesture(action, (f"take-{action}",), Label("take")) for action in actions]

    def aim(self, view: View, seat: int, path: Sequence[str], point: tuple[float, float]) -> int | Refusal | None:
        """Tumble: any place on the table; of nothing else it takes points."""
        if "standing" not in view:
            return None
        x, y = int(point[0]), int(point[1])
        return (
            x + SIDE * y
            if list(path) == ["heap"] and 0 <= min(x, y) <= max(x, y) < SIDE
            else Refusal("notation-unknown", "T-2", text="?")
        )

    def why(self, view: View, seat: int, path: Sequence[str]) -> int | None:
        return int(path[0].removeprefix("take-")) if path and path[0].startswith("take-") else None
