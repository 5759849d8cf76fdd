"""The table of Connect Four: seven columns, and the stones in them."""

from collections.abc import Sequence

from igroteka.engine import table
from igroteka.engine.scene import Gesture, Label, Scene, Sprite, View, Zone

COLUMNS = [f"column-{name}" for name in "abcdefg"]


class Table(table.Table):
    def scene(self, view: View, seat: int | None) -> Scene:
        board = Zone("board", "board", Label("zone-board"), size=(7, 6))
        columns = [Sprite(name, "board", (x, 0), "column", Label(name), size=(1, 6)) for x, name in enumerate(COLUMNS)]
        places = [(x, y, f"stone-{mark}") for x, marks in enumerate(view["columns"]) for y, mark in enumerate(marks)]
        stones = [
            Sprite(f"{x}-{y}", "board", (x, 5 - y), a, Label(a), layer=1, source=COLUMNS[x]) for x, y, a in places
        ]
        return Scene([board], columns + stones, Label("prompt-drop" if view["turn"] == seat else "prompt-wait"))

    def gestures(self, view: View, seat: int, actions: Sequence[int]) -> list[Gesture]:
        return [Gesture(a, (COLUMNS[a],), Label("drop", {"column": COLUMNS[a][-1]})) for a in actions]

    def why(self, view: View, seat: int, path: Sequence[str]) -> int | None:
        return COLUMNS.index(path[0]) if path and path[0] in COLUMNS else None
