"""Drawing and touches: seven columns, and the stones in them."""

from igroteka.engine.scene import Gesture, Label, Scene, Sprite, View, Zone

COLUMNS = [f"column-{name}" for name in "abcdefg"]


def scene(view: View, seat: int | None) -> Scene:
    board = Zone("board", "board", Label("zone-board"), size=(7, 6))
    columns = [Sprite(name, "board", (x, 0), "column", Label(name), size=(1, 6)) for x, name in enumerate(COLUMNS)]
    places = [(x, y, f"stone-{mark}") for x, marks in enumerate(view["columns"]) for y, mark in enumerate(marks)]
    stones = [Sprite(f"{x}-{y}", "board", (x, 5 - y), a, Label(a), layer=1, source=COLUMNS[x]) for x, y, a in places]
    return Scene([board], columns + stones, Label("prompt-drop" if view["turn"] == seat else "prompt-wait"))


def gestures(view: View, seat: int, actions: list[int]) -> list[Gesture]:
    return [Gesture(action, (COLUMNS[action],), Label("drop", {"column": COLUMNS[action][-1]})) for action in actions]


def meant(view: View, seat: int, path: list[str]) -> int | None:
    return COLUMNS.index(path[0]) if path and path[0] in COLUMNS else None
