"""Set-up: ST-10, ST-11, ST-12."""

from collections import Counter

import pytest

from igroteka.engine.refusal import Refusal
from tests.games.stroyka.clearing import box, do, names, why


def test_st_10_tokens_lie_on_squares_of_their_number() -> None:
    for seed in range(20):
        tokens = box().start(3, {}, seed).dump()["tokens"]
        assert len(set(tokens.values())) == 15
        assert all(cell[1] == token[-1] for cell, token in tokens.items())


def test_st_10_which_goes_where_is_random() -> None:
    seen = Counter(box().start(2, {}, seed).dump()["tokens"]["q4.1"] for seed in range(500))
    assert len(seen) == 5 and min(seen.values()) > 60


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_st_11_three_cards_each(players: int) -> None:
    dump = box().start(players, {}, 1).dump()
    assert [len(hand.split()) for hand in dump["hands"]] == [3] * players
    assert len(dump["deck"].split()) == 45 - 3 * players


def test_st_12_in_turn_order_each_takes_a_free_start() -> None:
    state = box().start(3, {"first": "1"}, 1)
    assert state.turn == 1 and names(state) == {f"start S{k}" for k in range(5)}
    do(state, "start S2")
    assert state.turn == 2 and "start S2" not in names(state)
    assert why(state, "start S2").key == "start-is-taken" and why(state, "start m1.0").rule == "ST-12"
    do(state, "start S0", "start S4")
    assert state.turn == 1 and state.dump()["at"] == ["S4", "S2", "S0"] and state.dump()["phase"] == "move"


def test_st_12_animals_are_chosen_before_the_game() -> None:
    chosen = {"figure-1": "owl", "figure-3": "beaver"}
    figures = box().start(3, chosen, 1).dump()["figures"]
    assert figures[0] == "owl" and figures[2] == "beaver" and len(set(figures)) == 3


def test_st_12_no_two_have_the_same_animal() -> None:
    with pytest.raises(Refusal) as refused:
        box().start(3, {"figure-1": "owl", "figure-3": "owl"}, 1)
    assert refused.value.rule == "ST-12" and "Inch the owl" in refused.value.text("en")
    box().start(2, {"figure-1": "owl", "figure-3": "owl"}, 1)  # the third plays with nobody
