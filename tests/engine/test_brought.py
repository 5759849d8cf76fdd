"""What an action brought, for a game that has no words for it: its floating points."""

from types import SimpleNamespace
from typing import Any

from igroteka.engine.brought import brought, grown, of
from igroteka.engine.scene import Float, Label, Scene


def scene(view: dict[str, Any], seat: int | None) -> Scene:
    assert seat is None  # nobody's secrets
    return Scene([], [], floats=tuple(Float("heap", text) for text in view["rise"]))


def told(*stages: list[str]) -> list[Label]:
    part: Any = SimpleNamespace(scene=scene)
    return brought(part, [{"rise": rise} for rise in stages], 0)


def test_what_rose_in_the_stages_is_added_up() -> None:
    assert told(["+9"], ["+1"], ["+1", "+2"], []) == [Label("brought", {"count": "+4"})]  # not what rose before
    assert told([], ["-2"]) == [Label("brought", {"count": "-2"})]


def test_what_is_no_number_or_comes_to_nothing_is_not_told() -> None:
    assert told([], ["+1"], ["-1"]) == told([], ["wow", "", "+"]) == told([]) == []


def test_a_game_says_it_in_its_own_words() -> None:
    part: Any = SimpleNamespace(brought=lambda views, seat: [Label(f"{len(views)} {seat}")])
    assert brought(part, [{}, {}], 1) == [Label("2 1")]


def test_what_came_to_another_is_told_with_their_seat() -> None:
    assert of(1, 1, "chips", count=2) == Label("chips", {"count": 2})
    assert of(0, 1, "chips", count=2) == Label("chips", {"count": 2, "seat": 1})
    assert grown([1, 5, 2], [3, 4, 2]) == [(0, 2)]
