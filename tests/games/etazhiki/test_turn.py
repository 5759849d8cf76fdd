"""A turn: which floor goes where, balls, drawing, passing, ending (ET-13 to ET-20)."""

import pytest

from igroteka.games.etazhiki.kinds import BALL, EVEN, NEAR, ODD, SKIP
from tests.games.etazhiki.house import box, cards, hand, house, legal, middle, opened, play, refused, why

UP_AND_DOWN = """
      1      2      3      4      5
0   0 1 9  0 2 8  0 3 7  0 4 6  0 5
1   0 1 2  1 3 9  1 4 8  1 5 7  1 6
2   1 2 3  0 2 4  2 5 9  2 6 8  2 7
3   2 3 4  1 3 5  0 3 6  3 7 9  3 8
4   3 4 5  2 4 6  1 4 7  0 4 8  4 9
5   4 5 6  3 5 7  2 5 8  1 5 9  0 5
6   5 6 7  4 6 8  3 6 9  0 2 6  1 6
7   6 7 8  5 7 9  0 4 7  1 3 7  2 7
8   7 8 9  0 6 8  1 5 8  2 4 8  3 8
9   0 8 9  1 7 9  2 6 9  3 5 9  4 9
"""
SPECIAL = """
0   0 1 2 8 9  0 2 4 6 8    0 1 3 5 7 9  0
1   0 1 2 3 9  0 1 2 4 6 8  1 3 5 7 9    1
2   0 1 2 3 4  0 2 4 6 8    1 2 3 5 7 9  2
3   1 2 3 4 5  0 2 3 4 6 8  1 3 5 7 9    3
4   2 3 4 5 6  0 2 4 6 8    1 3 4 5 7 9  4
5   3 4 5 6 7  0 2 4 5 6 8  1 3 5 7 9    5
6   4 5 6 7 8  0 2 4 6 8    1 3 5 6 7 9  6
7   5 6 7 8 9  0 2 4 6 7 8  1 3 5 7 9    7
8   0 6 7 8 9  0 2 4 6 8    1 3 5 7 8 9  8
9   0 1 7 8 9  0 2 4 6 8 9  1 3 5 7 9    9
"""


def table(text: str, balls: list[int]) -> dict[tuple[int, int], list[int]]:
    """The floors that go, by open floor and ball."""
    lines = [line.split("  ") for line in text.strip("\n").splitlines() if line[0].isdigit()]
    rows = {int(line[0]): [cell for cell in line[1:] if cell.strip()] for line in lines}
    cells = {(floor, ball): cell for floor, row in rows.items() for ball, cell in zip(balls, row, strict=True)}
    return {pair: [int(number) for number in cell.split()] for pair, cell in cells.items()}


FITS = table(UP_AND_DOWN, [BALL + n for n in (1, 2, 3, 4, 5)]) | table(SPECIAL, [NEAR, EVEN, ODD, SKIP])


def test_the_table_is_complete() -> None:
    assert len(FITS) == 90


@pytest.mark.parametrize("night", [0, 10])
def test_et_14_and_et_15_every_floor_and_ball(night: int) -> None:
    for (floor, ball), fits in FITS.items():
        assert box().boxes[0].fitting(floor + night, ball) == fits, (floor, ball)


def test_et_15_a_ball_leads_as_far_up_as_its_complement_down() -> None:
    fitting = box().boxes[0].fitting
    assert all(fitting(floor, BALL + n) == fitting(floor, BALL + 10 - n) for floor in range(10) for n in range(1, 10))


@pytest.mark.parametrize("name", ["b1", "b2", "b3", "b4", "b5", "near", "even", "odd", "skip"])
@pytest.mark.parametrize("floor", range(10))
def test_et_14_what_may_be_laid_is_what_fits(floor: int, name: str) -> None:
    every = "0 1 2 3 4 5 6 7 8 9 0n 1n 2n 3n 4n 5n 6n 7n 8n 9n"
    state = house(f"{floor} {name}", every, "1")
    balls = [BALL + n for n in range(10)] + [NEAR, EVEN, ODD, SKIP]
    kind = balls[
        ["b0", "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "near", "even", "odd", "skip"].index(name)
    ]
    fits = FITS[floor, kind]
    assert legal(state) == {f"{n}" for n in fits} | {f"{n}n" for n in fits}


def test_et_14_the_rulebooks_example_of_five_and_ball_three() -> None:
    assert legal(house("5 b3", "0 1 2 3 4 5 6 7 8 9", "1")) == {"2", "5", "8"}


def test_et_17_the_rulebooks_example_of_a_whole_turn() -> None:
    state = middle("3 b2", "5 7 9 6 3 b3 0", "1")
    play(state, "5", "7", "9", "b3", "6", "3")
    assert (opened(state), hand(state)) == ("3 b3", "0")


def test_et_15_nine_up_two_and_nought_down_three() -> None:
    assert "1" in legal(house("9 b2", "1 4", "2"))
    assert "7" in legal(house("0 b3", "7 4", "2"))


def test_et_14_the_open_number_always_goes() -> None:
    assert legal(house("4 b3", "4 0", "1")) == {"4"}


def test_et_13_turns_go_clockwise() -> None:
    state = play(house("4 b3", "4 4 0", "9", "8"), "4", "end")
    assert state.turn == 1
    assert play(state, "draw", "pass").turn == 2
    assert play(state, "draw", "pass").turn == 0


def test_et_13_a_turn_needs_a_floor() -> None:
    state = play(house("5 b1", "8 9 b3 b2", "1"), "b3")
    assert legal(state) == {"8", "b2"} - {"b2"}  # ET-18: ball 2 would leave nothing to lay
    assert why(state, "end") == "ET-13" and why(state, "pass") == "ET-13"


def test_et_16_any_ball_at_any_moment_as_many_as_you_like() -> None:
    state = middle("5 b1", "6 0 b2 b3 near skip", "1")
    assert {"b2", "b3", "near", "skip"} <= legal(state)
    play(state, "b2", "near", "6", "skip", "b3")
    assert (opened(state), hand(state)) == ("6 b3", "0")


def test_et_17_a_floor_is_judged_by_what_is_open_at_that_moment() -> None:
    state = middle("5 b1", "6 8 9 b2", "1")
    assert why(state, "8") == "ET-14"
    assert "8" in legal(play(state, "6", "b2"))


def test_et_18_no_ball_that_leaves_no_floor_to_lay() -> None:
    state = house("5 b1", "6 b3", "1")
    assert legal(state) == {"6"} and why(state, "b3") == "ET-18"


def test_et_18_the_ball_itself_counts() -> None:
    assert "b3" in legal(house("5 b1", "8 9 b3", "1"))


def test_et_18_another_ball_in_hand_counts() -> None:
    state = house("5 b1", "8 0 b2 b3", "1")
    assert legal(state) == {"b2", "b3"}
    assert legal(play(state, "b2")) == {"b3"}
    assert legal(play(state, "b3")) == {"8"}


def test_et_18_the_open_ball_once_covered_does_not_count() -> None:
    state = house("5 b1", "6 b3 b4", "1")
    assert legal(state) == {"6"} and refused(state, "b3").key == "ball-covers"


def test_et_18_the_same_number_makes_every_ball_possible() -> None:
    assert legal(house("5 b1", "5 0 b3 skip", "1")) == {"5", "b3", "skip"}


def test_et_18_with_balls_only_nothing_goes_but_drawing() -> None:
    state = house("5 b1", "b1 b2 near", "1")
    assert legal(state) == {"draw"} and refused(state, "b1").key == "ball-without-floors"


def test_et_18_after_the_first_floor_balls_are_free() -> None:
    assert "b3" in legal(play(house("5 b1", "6 1 b3", "2"), "6"))


def test_et_19_drawing_only_when_no_move_exists() -> None:
    assert legal(house("5 b1", "8 9", "1")) == {"draw"}
    assert why(house("5 b1", "6 9", "1"), "draw") == "ET-19"
    assert why(house("5 b1", "8 9 b3", "1"), "draw") == "ET-19"


def test_et_19_two_cards_and_another_try() -> None:
    state = play(house("5 b1", "8 9", "1"), "draw")
    assert cards(state) == [4, 1] and state.turn == 0
    assert "pass" in legal(state) and "draw" not in legal(state)


def test_et_19_after_drawing_you_may_pass_though_you_could_move() -> None:
    state = house("5 b1", "8 6", "1", drawn=True)
    assert legal(state) == {"6", "pass"}
    assert play(state, "pass").turn == 1


def test_et_19_only_once_a_turn() -> None:
    assert why(house("5 b1", "8 9", "1", drawn=True), "draw") == "ET-19"


def test_et_19_no_pass_before_drawing() -> None:
    assert why(house("5 b1", "8 9", "1"), "pass") == "ET-19"
    assert why(house("5 b1", "6 9", "1"), "pass") == "ET-19"


def test_et_19_no_pass_and_no_draw_after_a_card() -> None:
    state = play(house("5 b1", "8 6 1", "1", drawn=True), "6")
    assert why(state, "pass") == "ET-19" and why(state, "draw") == "ET-19"
    state = play(house("5 b1", "6 9 b1", "1", drawn=True), "b1")
    assert legal(state) == {"6"}


def test_et_20_ending_after_at_least_one_floor() -> None:
    state = house("5 b1", "6 9", "1")
    assert why(state, "end") == "ET-20"
    assert "end" in legal(play(state, "6"))
    assert play(state, "end").turn == 1


def test_et_20_a_new_turn_starts_afresh() -> None:
    state = play(house("5 b1", "8 9 6", "8 9", drawn=True), "6", "end")
    data = state.dump()
    assert (data["drawn"], data["floor_laid"], data["ball_laid"]) == (False, False, False)
    assert legal(state) == {"draw"}
