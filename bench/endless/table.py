"""Programs play this game: there is nothing to draw."""

from igroteka.engine.scene import Gesture, Scene, View


def scene(view: View, seat: int | None) -> Scene:
    return Scene([], [])


def gestures(view: View, seat: int, actions: list[int]) -> list[Gesture]:
    return []


def meant(view: View, seat: int, path: list[str]) -> int | None:
    return None
