"""Drawing and touches: nine cells, and the marks in them."""

from igroteka.engine.scene import Gesture, Label, Scene, Sprite, View, Zone

CELLS = [file + rank for rank in "123" for file in "abc"]


def scene(view: View, seat: int | None) -> Scene:
    board = Zone("board", "board", Label("zone-board"), size=(3, 3))
    cells = [Sprite(f"cell-{name}", "board", place(cell), "cell", named(name)) for cell, name in enumerate(CELLS)]
    laid = [(cell, mark) for cell, mark in enumerate("".join(view["board"][::-1])) if mark != "."]
    marks = [Sprite(CELLS[cell], "board", place(cell), mark, Label(f"mark-{mark}"), layer=1) for cell, mark in laid]
    return Scene([board], cells + marks, Label("prompt-mark" if view["turn"] == seat else "prompt-wait"))


def place(cell: int) -> tuple[int, int]:
    return cell % 3, 2 - cell // 3


def named(cell: str) -> Label:
    return Label("cell", {"cell": cell})


def gestures(view: View, seat: int, actions: list[int]) -> list[Gesture]:
    return [Gesture(a, (f"cell-{CELLS[a]}",), Label("mark", {"cell": CELLS[a]})) for a in actions]


def meant(view: View, seat: int, path: list[str]) -> int | None:
    cell = path[0].removeprefix("cell-") if path else ""
    return CELLS.index(cell) if cell in CELLS else None
