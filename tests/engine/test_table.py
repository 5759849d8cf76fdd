"""The base class of tables: words of actions, and the summary of a game without words of its own."""

from collections.abc import Sequence

from igroteka.engine.refusal import Refusal
from igroteka.engine.scene import Float, Gesture, Label, Scene, View
from igroteka.engine.table import Table, credited, increases

PUT, TURN = Label("put"), Label("turn")


class Rising(Table):
    """A table on which numbers rise."""

    def scene(self, view: View, seat: int | None) -> Scene:
        assert seat is None  # nobody's secrets
        return Scene([], [], floats=tuple(Float("heap", text) for text in view["rise"]))


class Listed(Table):
    """A table with given gestures."""

    def __init__(self, *listed: Gesture) -> None:
        super().__init__(None)
        self.listed = list(listed)

    def gestures(self, view: View, seat: int, actions: Sequence[int]) -> list[Gesture]:
        return self.listed


def summary(*stages: list[str]) -> list[Label]:
    return Rising(None).summary([{"rise": rise} for rise in stages], 0)


def test_what_rose_in_the_stages_is_added_up() -> None:
    assert summary(["+9"], ["+1"], ["+1", "+2"], []) == [Label("brought", {"count": "+4"})]  # not what rose before
    assert summary([], ["-2"]) == [Label("brought", {"count": "-2"})]


def test_what_is_no_number_or_comes_to_nothing_is_not_told() -> None:
    assert summary([], ["+1"], ["-1"]) == summary([], ["wow", "", "+"]) == summary([]) == []


def test_what_came_to_another_is_told_with_their_seat() -> None:
    assert credited(1, 1, "chips", count=2) == Label("chips", {"count": 2})
    assert credited(0, 1, "chips", count=2) == Label("chips", {"count": 2, "seat": 1})
    assert increases([1, 5, 2], [3, 4, 2]) == [(0, 2)]


def test_an_action_has_its_own_words_before_those_of_the_gesture_that_is_aimed() -> None:
    """A chip exchanged for another one while a place is asked for is no chip put down."""
    put = Gesture(None, ("pile",), PUT, point=True)
    assert Listed(put, Gesture(7, ("chip",), TURN)).label({}, 0, 7) == TURN
    assert Listed(put).label({}, 0, 7) == PUT and Listed().label({}, 0, 7) is None


def test_a_table_takes_no_points_and_has_no_prompts_unless_it_says_so() -> None:
    assert Listed().aim({}, 0, ["chip", "field"], (1, 2)) is None
    assert Listed().prompt({}, 0, ["chip"]) is None
    assert not isinstance(Listed().aim({}, 0, [], (0, 0)), Refusal)
