"""Positions nobody can have come to are refused by the key at fault."""

from typing import Any

import pytest

from igroteka.engine.refusal import Refusal
from tests.games.pryzhok.pond import FREE, box, pond


def refused(position: dict[str, Any]) -> tuple[str | None, str]:
    with pytest.raises(Refusal) as problem:
        box().load(position)
    assert problem.value.text("ru") != problem.value.key != problem.value.text("en")
    return problem.value.rule, str(problem.value.args_by_name["field"])


@pytest.mark.parametrize("supply", ["rrrooyyggbbv", "rooyyggbbvv", "rrrooyyggbbvv", "rrrrooooyyyyggggbbbbvvvv"])
def test_pr_11_a_whole_game_has_two_markers_of_each_colour(supply: str) -> None:
    start = box().start(2, seed=1).dump()
    assert refused(start | {"supply": supply}) == ("PR-11", "supply")
    assert box().load(start | {"supply": FREE[1:], "taken": ["r", ""]}).dump()["taken"] == ["r", ""]


def test_pr_11_a_puzzle_may_have_fewer_but_not_more() -> None:
    assert pond("rg", supply="rrob").dump()["supply"] == "rrob"
    position = pond("rg").dump()
    assert refused(position | {"taken": ["r", ""]}) == ("PR-11", "supply")


@pytest.mark.parametrize(
    ("over", "more"),
    [
        ("PR-33", {"supply": "v", "taken": ["rr", "oo"]}),  # game 1 does not end by a full set
        ("PR-24", {"supply": "v", "taken": ["rr", "oo"]}),
        ("PR-22", {"quiet": 40}),
        ("PR-33", {"quiet": 40}),
        ("PR-22", {"variant": "sets", "supply": "", "taken": ["roygbv", ""]}),
        ("PR-24", {"variant": "sets", "supply": "", "taken": ["roygbv", ""]}),
        ("PR-22", {}),
    ],
)
def test_the_rule_that_ended_a_game_is_the_one_that_ends_it(over: str, more: dict[str, Any]) -> None:
    position = pond("rg").dump() | {"turn": None, "over": over}
    assert refused(position | more)[1] == "over"


@pytest.mark.parametrize(
    ("over", "more"),
    [
        ("PR-22", {"supply": "v", "taken": ["rr", "oo"]}),
        ("PR-24", {"quiet": 40}),
        ("PR-33", {"variant": "sets", "supply": "", "taken": ["roygbv", ""]}),
    ],
)
def test_games_that_ended_rightly_load(over: str, more: dict[str, Any]) -> None:
    assert box().load(pond("rg").dump() | {"turn": None, "over": over} | more).dump()["over"] == over
