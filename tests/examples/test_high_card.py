"""High Card, rule by rule."""

from pathlib import Path
from typing import Any

import pytest

from igroteka.engine.refusal import Refusal
from igroteka.games import game

BOX = game(str(Path(__file__).parents[2] / "examples" / "high_card"))
START: dict[str, Any] = {
    "players": 2, "round": 0, "points": [0, 0], "seen": [], "laid": [None, None],
    "hands": [[2, 5, 9, 14, 20, 23], [1, 4, 8, 12, 17, 24]], "prizes": [3, 1, 2, 1, 2, 3],
}  # fmt: skip


def lay(state: Any, seat: int, card: int) -> None:
    BOX.act(state, seat, BOX.parse(str(card)))


def test_six_cards_each_and_six_prizes() -> None:
    """HC-1"""
    position = BOX.start(4, seed=1).dump()
    cards = [card for hand in position["hands"] for card in hand]
    assert len(set(cards)) == 24 and {len(hand) for hand in position["hands"]} == {6}
    assert sorted(position["prizes"]) == [1, 1, 2, 2, 3, 3]


def test_a_card_one_does_not_hold_is_refused() -> None:
    """HC-1"""
    with pytest.raises(Refusal) as refused:
        lay(BOX.load(START), 0, 24)
    assert refused.value.rule == "HC-1" and "24" in refused.value.text("en")


def test_all_lay_at_once_and_nobody_sees_what() -> None:
    """HC-2"""
    state = BOX.load(START)
    assert state.actors() == (0, 1)
    lay(state, 1, 24)
    assert state.actors() == (0,)
    assert state.view(0)["laid"] == [None, "down"] and state.view(1)["laid"] == [None, 24]
    assert BOX.told(BOX.load(START), 1, 23, 0).name == "" and BOX.told(BOX.load(START), 1, 23, 1).name == "24"


def test_the_highest_card_takes_the_prize() -> None:
    """HC-3"""
    state, stages = BOX.load(START), []
    state.witness = lambda stage: stages.append((stage.view(0)["laid"], stage.view(0)["points"]))
    lay(state, 0, 23)
    lay(state, 1, 17)
    assert stages == [([23, 17], [0, 0]), ([23, 17], [3, 0])]
    assert state.view(None)["points"] == [3, 0] and state.view(None)["seen"] == [17, 23] and state.actors() == (0, 1)


def test_after_six_rounds_most_points_win() -> None:
    """HC-4"""
    state = BOX.load(START)
    for card, other in zip([2, 5, 9, 14, 20, 23], [1, 4, 8, 12, 17, 24], strict=True):
        lay(state, 0, card)
        lay(state, 1, other)
    outcome = state.outcome()
    assert outcome is not None and outcome.rule == "HC-4" and outcome.scores == [9, 3] and outcome.winners == [0]


@pytest.mark.parametrize(
    ("field", "value"),
    [("prizes", [1] * 6), ("points", [1, 0]), ("seen", [3]), ("laid", [1, 1]), ("hands", [[2], [1]]), ("players", 3)],
)
def test_positions_that_cannot_be_are_refused(field: str, value: Any) -> None:
    with pytest.raises(Refusal) as refused:
        BOX.load({**START, field: value})
    assert refused.value.key == "position-wrong"
