"""The table of tic-tac-toe: nine cells, and the marks in them."""

from collections.abc import Sequence

from igroteka.engine import table
from igroteka.engine.scene import Gesture, Label, Scene, Sprite, View, Zone

CELLS = [file + rank for rank in "123" for file in "abc"]


class Table(table.Table):
    def scene(self, view: View, seat: int | None) -> Scene:
        board = Zone("board", "board", Label("zone-board"), size=(3, 3))
        cells = [Sprite(f"cell-{name}", "board", _place(i), "cell", _cell(name)) for i, name in enumerate(CELLS)]
        laid = [(i, mark) for i, mark in enumerate("".join(view["board"][::-1])) if mark != "."]
        marks = [Sprite(CELLS[i], "board", _place(i), mark, Label(f"mark-{mark}"), layer=1) for i, mark in laid]
        return Scene([board], cells + marks, Label("prompt-mark" if view["turn"] == seat else "prompt-wait"))

    def gestures(self, view: View, seat: int, actions: Sequence[int]) -> list[Gesture]:
        return [Gesture(a, (f"cell-{CELLS[a]}",), Label("mark", {"cell": CELLS[a]})) for a in actions]

    def why(self, view: View, seat: int, path: Sequence[str]) -> int | None:
        cell = path[0].removeprefix("cell-") if path else ""
        return CELLS.index(cell) if cell in CELLS else None


def _place(cell: int) -> tuple[int, int]:
    return cell % 3, 2 - cell // 3


def _cell(name: str) -> Label:
    return Label("cell", {"cell": name})
