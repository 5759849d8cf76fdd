"""The first game of Flip Jump, guided: slide, jump, jump on, a row, a chain, the last marker."""

from igroteka.engine.lesson import Lesson
from igroteka.engine.scene import Label

FREE = "rrooyyggbbvv"


def steps() -> list[Lesson]:
    """One idea each; hardly anything to read."""
    return [
        lesson("slide", {3: ".. .. rg"}, "c3-d3"),
        lesson("jump", {3: ".. rg ob"}, "b3^d3"),
        lesson("run", {3: "rg ob yv"}, "a3^d3"),
        lesson("jump-on", {5: ".. .. .. .. ..", 4: ".. .. .. yv", 3: ".. rg ob"}, "b3^d3"),
        lesson("row", {4: ".. .. .. gr", 3: "ro ry"}, "d4-c3"),
        lesson("row-by-flip", {4: "ro ry gr", 3: ".. .. vb", 2: ""}, "c3^c5"),
        lesson("chain", {5: ".. yg", 4: ".. yo", 3: "ro ry .. gr"}, "d3-c3"),
        lesson("last", {4: ".. .. .. gr", 3: "ro ry"}, "d4-c3", supply="rb", taken=["oyg", "vv"]),
    ]


def lesson(
    idea: str, ranks: dict[int, str], *wanted: str, supply: str = FREE, taken: tuple[str, ...] | list[str] = ("", "")
) -> Lesson:
    """A small pond: only the ranks that matter are drawn."""
    board = [rank(ranks.get(number, "")) for number in range(6, 0, -1)]
    position = {"players": 2, "turn": 0, "board": board, "supply": supply, "taken": list(taken)}
    return Lesson(Label(f"lesson-{idea}"), position, wanted)


def rank(text: str) -> str:
    cells = text.split()
    return " ".join(cells + [".."] * (6 - len(cells)))
