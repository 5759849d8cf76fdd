"""Notation as the rules file has it, and positions that cannot be."""

from typing import Any

import pytest

from igroteka.engine.refusal import Refusal
from tests.games.stroyka.clearing import HAND, box

WRITTEN = [
    "start S2", "m1.2 hammer+saw+saw", "q3.0 saw+saw+brush,saw+plank+plank", "done", "drop saw+saw+brush", "draw",
]  # fmt: skip


@pytest.mark.parametrize("text", WRITTEN)
def test_notation_is_that_of_the_rules_file(text: str) -> None:
    assert box().name(box().parse(text)) == text


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("m1.2  saw+hammer+saw", "m1.2 hammer+saw+saw"),
        ("q3.0 plank+saw+plank,brush+saw+saw", "q3.0 saw+saw+brush,saw+plank+plank"),
        ("drop brush+saw+saw", "drop saw+saw+brush"),
    ],
)
def test_any_order_of_items_and_cards_is_accepted(said: str, written: str) -> None:
    assert box().name(box().parse(said)) == written


def test_cards_that_never_pay_have_names_too() -> None:
    for text in ("q3.0 saw+saw+saw,saw+saw+brush", "o1.0 hammer+hammer+saw,hammer+hammer+saw,nail+nail+nail"):
        number = box().parse(text)
        assert number >= box().action_count and box().is_action(number) and box().name(number) == text


@pytest.mark.parametrize(
    "text", ["", "go", "start", "start Z9", "m1.2", "m1.2 saw", "drop", "done 1", "q3.0 saw+saw+brush,"]
)
def test_what_names_no_action_is_refused(text: str) -> None:
    with pytest.raises(Refusal):
        box().parse(text)


GOOD: dict[str, Any] = {"players": 2, "turn": 0, "at": ["S0", "o1.2"], "hands": [HAND, ""]}
BAD: list[tuple[str, str, dict[str, Any]]] = [
    ("at", "position-two", {"at": ["S0", "S0"]}),
    ("at", "position-at", {"at": ["S0", None], "phase": "move"}),
    ("turn", "position-starting", {"at": ["S0", None]}),
    ("at", "position-cell", {"at": ["S0", "Z9"]}),
    ("at", "position-seats", {"at": ["S0"]}),
    ("turn", "position-starting", {"phase": "start", "at": ["S0", "S1"]}),
    ("at", "position-at", {"phase": "start", "at": ["m1.0", None]}),
    ("hands", "position-hand", {"hands": [HAND + " nail+nail+nail", ""]}),
    ("hands", "position-cards", {"hands": ["nail+nail+nail nail+nail+nail", ""]}),
    ("hands", "position-card", {"hands": ["spoon", ""]}),
    ("deck", "position-deck", {"deck": "saw+saw+saw"}),
    ("figures", "position-figures", {"figures": ["owl", "owl"]}),
    ("points", "position-points", {"points": [1, 0]}),
    ("points", "position-points", {"house": {"saw 3": 0}, "points": [0, 1]}),
    ("tokens", "position-tokens", {"tokens": {"q4.0": "saw 3"}}),
    ("tokens", "position-tokens", {"at": ["q3.0", "o1.2"]}),
    ("house", "position-token", {"house": {"spoon 3": 0}}),
    ("house", "position-seat", {"house": {"saw 3": 7}}),
    ("over", "position-over", {"over": "ST-31"}),
    ("over", "position-over", {"quiet": 30}),
    ("turn", "position-turn", {"turn": None}),
    ("phase", "position-phase", {"hands": ["", ""]}),
    ("built", "position-built", {"built": True}),
    ("last", "position-last", {"last": "saw+saw+saw", "by": 0}),
    ("dice", "position-dice", {"dice": "zz"}),
]


@pytest.mark.parametrize(("field", "key", "change"), BAD, ids=[f"{b[1]}-{i}" for i, b in enumerate(BAD)])
def test_a_position_that_cannot_be_is_refused_by_its_key(field: str, key: str, change: dict[str, Any]) -> None:
    box().load(GOOD)
    with pytest.raises(Refusal) as refused:
        box().load({**GOOD, **change})
    assert refused.value.key == key and field in refused.value.text("en") and field in refused.value.text("ru")


def test_tokens_that_are_not_named_lie_where_there_is_room() -> None:
    dump = box().load({**GOOD, "tokens": {"q3.4": "hammer 3"}, "house": {"saw 5": 1}}).dump()
    assert len(dump["tokens"]) == 14 and dump["tokens"]["q3.4"] == "hammer 3" and dump["points"] == [0, 1]
