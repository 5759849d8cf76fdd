"""Gestures folded into a tree and back."""

from collections.abc import Sequence

from igroteka.engine.gestures import flat, folded, number, steps
from igroteka.engine.scene import Gesture, Label, Step, View
from igroteka.engine.table import Table

PUT, TURN, AIM = Label("put"), Label("turn"), Label("aim")
CARD = [
    Gesture(1, ("card", "red", "pillow-1"), PUT),
    Gesture(2, ("card", "red", "pillow-2"), PUT),
    Gesture(3, ("card", "blue", "pillow-1"), PUT),
    Gesture(4, ("wheel",), TURN),
]


def test_what_begins_alike_is_told_once() -> None:
    card, wheel = folded(CARD)
    assert [step.touch for step in card.then] == ["red", "blue"]
    assert card.then[0].then == [Step("pillow-1", action=1, label=PUT), Step("pillow-2", action=2, label=PUT)]
    assert wheel == Step("wheel", action=4, label=TURN)


def test_a_tree_unfolds_into_the_same_gestures() -> None:
    pointing = Gesture(None, ("chip", "field"), AIM, point=True)
    assert flat(folded([*CARD, pointing])) == [*CARD, pointing]


def test_the_first_gesture_of_two_with_one_path_counts() -> None:
    assert folded([Gesture(1, ("a",), PUT), Gesture(2, ("a",), TURN)]) == [Step("a", action=1, label=PUT)]


def test_a_gesture_may_go_on_where_another_ends() -> None:
    (step,) = folded([Gesture(1, ("a",), PUT), Gesture(2, ("a", "b"), TURN)])
    assert (step.action, [after.action for after in step.then]) == (1, [2])


def test_numbers_a_browser_would_round_are_told_as_text() -> None:
    """JavaScript counts to 2⁵³; an answer of physics may be any 63-bit number."""
    large = [Gesture(2**53 - 1, ("a",), PUT), Gesture(2**53, ("b",), PUT), Gesture(2**62 + 1, ("c",), PUT)]
    assert [step.action for step in folded(large)] == [2**53 - 1, "#9007199254740992", "#4611686018427387905"]
    assert flat(folded(large)) == large


def test_an_action_is_told_by_number_or_by_name() -> None:
    assert [number(said) for said in (7, "#7", "#9223372036854775807")] == [7, 7, 2**63 - 1]
    names = ["7", "a1-b2", "", "#", "#-1", "#1.0", "# 1", "#٣", "##1", "#9223372036854775808", "#" + "9" * 39]
    assert [number(said) for said in names] == [None] * len(names)


def test_trees_do_not_share_their_branches() -> None:
    assert folded(CARD) == folded(CARD) and Step("x").then == []


class Speaking(Table):
    """A table with a prompt in the middle of a gesture."""

    def gestures(self, view: View, seat: int, actions: object) -> list[Gesture]:
        return CARD

    def prompt(self, view: View, seat: int, path: Sequence[str]) -> Label | None:
        return Label("now-a-pillow") if len(path) == 2 else None


def test_the_line_in_the_middle_of_a_gesture_stands_in_the_tree() -> None:
    card, wheel = steps(Speaking(None), {}, 0, [1])
    assert [step.prompt for step in (card, *card.then, wheel)] == [None, *[Label("now-a-pillow")] * 2, None]
