"""Points and the end: ST-30 to ST-34; what a token's flight shows."""

from typing import Any

import pytest

from igroteka.games.stroyka import scene as scenery
from tests.games.stroyka.clearing import box, do, moments, wood

TOKENS = [f"{item} {cost}" for cost in (3, 4, 5) for item in ("hammer", "saw", "brush", "plank", "nail")]
PAY = "saw+saw+brush saw+plank+plank nail+nail+nail"
TAKE = "q3.0 saw+saw+brush,saw+plank+plank"


def test_st_30_a_token_alone_scores_one() -> None:
    assert do(wood("o1.0", PAY, tokens={"q3.0": "saw 3"}), TAKE).dump()["points"] == [1, 0]


def test_st_30_the_rulebooks_example_beside_three_scores_four() -> None:
    beside = {"hammer 3": 1, "brush 3": 1, "saw 4": 1}
    state = wood("o1.0", PAY, tokens={"q3.0": "saw 3"}, house={**beside, "plank 4": 1})
    assert do(state, TAKE).dump()["points"][0] == 4


def test_st_30_neighbours_light_up_one_after_the_other() -> None:
    state = wood("o1.0", PAY, tokens={"q3.0": "saw 3"}, house={"hammer 3": 1, "saw 4": 1})
    seen = moments(state, TAKE)
    assert [(m["flying"], m["fresh"], m["lit"], m["points"][0]) for m in seen] == [
        (None, None, [], 0),  # stands on the square
        ("saw 3", None, [], 0),  # the token comes to its place
        (None, "saw 3", [], 1),  # turned over
        (None, "saw 3", ["hammer 3"], 2),
        (None, "saw 3", ["hammer 3", "saw 4"], 3),
    ]
    sources = [{card.source for card in scenery.points(m) if card.id.startswith("point-0")} for m in seen]
    assert sources == [set(), set(), {"token-saw-3"}, {"token-hammer-3"}, {"token-saw-4"}]
    rest = state.view(None)
    assert rest["fresh"] is None and rest["lit"] == [] and rest["points"][0] == 3


def test_st_21_a_jump_is_shown_hop_by_hop() -> None:
    state = wood("S0", "plank+plank+nail", "m1.0 A0")
    assert [moment["hop"] for moment in moments(state, "i4 plank+plank+nail")] == ["m1.0", "A0"]
    assert state.view(0)["hop"] is None


def test_st_21_whoever_is_jumped_over_stands_still() -> None:
    state = wood("S0", "plank+plank+nail", "m1.0 A0")
    before = figures(state.view(None))
    for below, moment in zip(("figure-1", "figure-2"), moments(state, "i4 plank+plank+nail"), strict=True):
        shown = figures(moment)
        assert [shown[one] for one in ("figure-1", "figure-2")] == [before[one] for one in ("figure-1", "figure-2")]
        assert shown["figure-0"][1] < shown[below][1], "higher up"
        assert list(shown).index("figure-0") > list(shown).index(below), "and in front"


def figures(view: dict[str, Any]) -> dict[str, tuple[float, ...]]:
    """The animals in the order they are drawn in, with their places."""
    return {sprite.id: sprite.at for sprite in box().table().drawing.figures(view)}


def last_token(points: list[int], first: int = 0) -> dict[str, object]:
    built = {token: 1 for token in TOKENS if token != "saw 3"}
    return {"house": built, "points": points, "first": first}


def test_st_31_the_last_token_ends_the_game_at_once_its_points_included() -> None:
    """The corner-side place saw 3 has three neighbours: 37 - 4 points were there before."""
    house = {token: (0 if token == "hammer 3" else 1) for token in TOKENS if token != "saw 3"}
    state = wood("o1.0", PAY, house=house, points=[3, 30])
    do(state, TAKE)
    outcome = state.outcome()
    assert outcome is not None and outcome.rule == "ST-31" and outcome.scores == [7, 30]
    assert sum(outcome.scores) == 37 and outcome.winners == [1] and state.legal(0) == []
    assert [line.args["count"] for line in outcome.tally[0]] == [2, 5]


@pytest.mark.parametrize(("first", "winner"), [(0, 1), (1, 0)])
def test_st_32_a_tie_goes_to_whoever_sat_later(first: int, winner: int) -> None:
    state = wood("o1.0", PAY, house={"hammer 4": 0, "nail 5": 1}, quiet=29, first=first, turns=29)
    outcome = do(state, "done", "draw").outcome()
    assert outcome is not None and outcome.scores == [1, 1] and outcome.ranking == [[winner], [1 - winner]]
    assert [state.result(seat) for seat in (0, 1)] == [float(winner == 0), float(winner == 1)]


def test_st_32_most_points_win_and_of_several_equals_the_last_in_turn_order() -> None:
    house = {"hammer 4": 0, "nail 5": 1, "brush 3": 2, "saw 5": 2}
    state = wood("o1.0", PAY, "o1.2 o1.3", house=house, quiet=44, first=1, turns=44)
    outcome = do(state, "done", "draw").outcome()
    assert outcome is not None and outcome.scores == [1, 1, 2] and outcome.ranking == [[2], [0], [1]]
    house["saw 5"] = 0
    state = wood("o1.0", PAY, "o1.2 o1.3 o2.3", house={**house, "hammer 4": 3}, quiet=59, first=2, turns=59)
    outcome = do(state, "done", "draw").outcome()
    assert outcome is not None and outcome.scores == [1, 1, 1, 1] and outcome.ranking == [[1], [0], [3], [2]]


def test_st_33_points_are_shown_with_the_fewest_cards() -> None:
    assert [scenery.point_cards(points) for points in (0, 1, 3, 5, 7)] == [[], [1], [3], [3, 1, 1], [3, 3, 1]]


def test_st_34_fifteen_rounds_without_a_token_stop_the_game() -> None:
    state = wood("S0", "nail+nail+nail", others="o1.2 o1.3", quiet=43, hands=["nail+nail+nail", "saw+saw+saw", ""])
    do(state, "done", "draw")
    assert state.outcome() is None
    do(state, "done", "draw")
    outcome = state.outcome()
    assert outcome is not None and outcome.rule == "ST-34" and outcome.winners == [2]


def test_st_34_a_token_begins_the_count_anew_and_nought_switches_it_off() -> None:
    state = do(wood("o1.0", PAY, tokens={"q3.0": "saw 3"}, quiet=29), TAKE, "done", "draw")
    assert state.outcome() is None and state.dump()["quiet"] == 0
    state = do(wood("S0", "nail+nail+nail", quiet=29, quiet_limit=0), "done", "draw")
    assert state.outcome() is None and state.dump()["quiet"] == 30
    assert box().start(2, {"quiet": 0}, 1).dump()["quiet_limit"] == 0
