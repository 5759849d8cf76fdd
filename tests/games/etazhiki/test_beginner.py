"""Beginners: two piles of floors, neighbours, pass and draw (ET-60 to ET-63)."""

import pytest

from igroteka.engine.core.dice import Dice
from igroteka.engine.core.effort import Effort
from igroteka.games.etazhiki.beginners import whole_turns
from igroteka.games.etazhiki.strategy import Planner, Planning
from tests.games.etazhiki.house import beginner, box, cards, emptied_deck, legal, opened, play, refused, stars, why


def test_et_60_day_floors_only_six_cards_each_two_open_piles() -> None:
    state = box().start(4, {"level": "beginner"}, seed=1)
    data = state.dump()
    everything = " ".join([*data["hands"], data["deck"], *data["open"]]).split()
    assert all(len(name) == 1 and name.isdigit() for name in everything) and len(everything) == 50
    assert [len(hand.split()) for hand in data["hands"]] == [6, 6, 6, 6] and data["under"] == [0, 0]


def test_et_60_there_are_no_other_cards() -> None:
    state = beginner("4 8", "5 1", "1")
    assert {why(state, name) for name in ("5n", "b3", "near", "top b3", "5n!", "let")} == {"ET-60"}


@pytest.mark.parametrize("floor", range(10))
def test_et_61_the_same_number_or_a_neighbour_on_either_pile(floor: int) -> None:
    other = (floor + 5) % 10
    state = beginner(f"{floor} {other}", "0 1 2 3 4 5 6 7 8 9", "1")
    expected = {f"{(top + step) % 10}>{pile}" for pile, top in ((1, floor), (2, other)) for step in (-1, 0, 1)}
    assert legal(state) == expected | {"pass"}


def test_et_61_noughts_neighbours_are_one_and_nine() -> None:
    assert legal(beginner("0 5", "1 9 2", "1")) == {"1>1", "9>1", "pass"}


def test_et_61_as_many_as_you_like_on_both() -> None:
    state = play(beginner("4 8", "5 6 7 7 0", "1"), "5>1", "7>2", "6>1", "7>1")
    assert opened(state) == "7 7" and state.turn == 0
    assert state.dump()["under"] == [3, 1]


def test_et_62_a_pass_ends_the_turn_and_draws_two() -> None:
    state = play(beginner("4 8", "5 1", "1"), "pass")
    assert cards(state) == [4, 1] and state.turn == 1


def test_et_62_pass_only_before_the_first_card_end_only_after_it() -> None:
    state = beginner("4 8", "5 1", "1")
    assert "pass" in legal(state) and why(state, "end") == "ET-62"
    play(state, "5>1")
    assert "end" in legal(state) and why(state, "pass") == "ET-62"
    assert cards(play(state, "end")) == [1, 1]


def test_et_62_drawing_is_passing() -> None:
    assert why(beginner("4 8", "1 1", "1"), "draw") == "ET-62"


def test_et_62_with_nothing_left_to_draw_whoever_can_lay_must() -> None:
    rest = emptied_deck("5 1", tops="4 8", level="beginner")
    state = beginner("4 8", "5 1", rest)
    assert legal(state) == {"5>1"} and refused(state, "pass").key == "nothing-to-draw"
    rest = emptied_deck("1 1", tops="4 8", level="beginner")
    state = beginner("4 8", "1 1", rest)
    assert legal(state) == {"pass"}
    assert cards(play(state, "pass"))[0] == 2


def test_et_62_the_piles_can_still_be_drawn_from() -> None:
    rest = emptied_deck("5 1", tops="4 8", level="beginner").split()
    state = beginner("4 8", "5 1", " ".join(rest[1:]), spent=rest[0])
    assert "pass" in legal(state)
    assert cards(play(state, "pass"))[0] == 3


def test_et_61_the_card_needs_a_pile() -> None:
    assert why(beginner("4 8", "5 1", "1"), "5") == "ET-61"


def test_et_63_an_empty_hand_is_a_star_and_six_cards() -> None:
    state = play(beginner("4 8", "5", "1", "2"), "5>1")
    assert stars(state) == [1, 0, 0] and cards(state) == [6, 1, 1] and state.turn == 1


def test_et_63_the_piles_become_the_deck_but_for_their_tops() -> None:
    rest = emptied_deck("5 1", "1", tops="4 8", level="beginner")
    state = play(beginner("4 8", "5 1", "1", spent=rest), "pass")
    assert state.dump()["spent"] == "" and opened(state) == "4 8" and cards(state) == [4, 1]


def test_et_63_victory() -> None:
    outcome = play(beginner("4 8", "5", "1", stars=[4, 0]), "5>1").outcome()
    assert outcome is not None and outcome.rule == "ET-24" and outcome.winners == [0]


def test_et_63_and_et_26_the_stop_comes_after_a_beginners_own_draw() -> None:
    state = play(beginner("4 8", "5 1", "1", quiet=199), "pass")
    outcome = state.outcome()
    assert outcome is not None and outcome.rule == "ET-26"
    assert cards(state) == [4, 1] and outcome.winners == [1]


def test_et_61_every_way_to_lay_the_whole_hand_is_seen() -> None:
    """A five is kept to come back over, or for the other pile; the quick player lays both at once and is stuck."""
    assert whole_turns((0, 0, 0, 0, 1, 1, 1, 0, 0, 0), (5, 0)).keys() == {(6, 0), (4, 0)}
    state = beginner("5 0", "4 5 6", "1")
    plan = Planning().think(state, 0, Dice("w"), Effort(simulations=20)).plan  # type: ignore[union-attr]
    for action in plan:
        assert action in state.legal(0)
        state.apply(0, action)
    assert stars(state) == [1, 0] and Planner(beginner("5 0", "4 5 6", "1"), 0).most_floors() == 2


def test_et_61_where_the_hand_cannot_be_laid_whole_or_something_is_overlooked_others_decide() -> None:
    assert whole_turns((0, 0, 0, 0, 1, 0, 0, 0, 0, 0), (5, 3)).keys() == {(4, 3), (5, 4)}
    assert whole_turns((0, 1, 0, 0, 1, 0, 0, 0, 0, 0), (5, 3)) == {}
    assert Planning().think(beginner("5 3", "4 1", "1"), 0, Dice("w"), Effort(simulations=20)) is None
    assert Planning().think(beginner("5 3", "4", "1"), 0, Dice("w"), Effort(overlook=5)) is None
