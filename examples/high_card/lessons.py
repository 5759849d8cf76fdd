"""The first round, guided: lay a card face down; a low prize is worth only a low card."""

from igroteka.engine.lesson import Lesson
from igroteka.engine.scene import Label


def steps() -> list[Lesson]:
    start = {"players": 2, "round": 0, "points": [0, 0], "seen": [], "laid": [None, None]}
    hands = [[2, 5, 9, 14, 20, 23], [1, 4, 8, 12, 17, 24]]
    every = tuple(str(card) for card in hands[0])
    return [
        Lesson(Label("lesson-lay"), {**start, "hands": hands, "prizes": [2, 1, 3, 1, 2, 3]}, every),
        Lesson(Label("lesson-high"), {**start, "hands": hands, "prizes": [3, 1, 2, 1, 2, 3]}, ("20", "23")),
        Lesson(Label("lesson-low"), {**start, "hands": hands, "prizes": [1, 1, 2, 3, 2, 3]}, ("2", "5")),
    ]
