"""Why not? With the particulars, in both languages."""

from tests.games.stroyka.clearing import HAND, box, do, why, wood


def test_what_a_cell_asks_for() -> None:
    problem = why(wood("S0", "nail+nail+nail hammer+hammer+nail"), "o1.0 nail+nail+nail")
    assert problem.rule == "ST-20" and "a brush" in problem.text("en") and "кисть" in problem.text("ru")


def test_a_card_of_the_hand_without_the_item() -> None:
    problem = why(wood("S0", HAND), "o1.0 plank+plank+nail")
    assert problem.key == "card-without-item" and "с кистью" in problem.text("ru")


def test_what_is_missing_for_a_token_and_how_many() -> None:
    state = wood("m1.1", "saw+saw+brush saw+nail+nail nail+nail+nail", tokens={"q4.1": "saw 4"})
    problem = why(state, "q4.1 saw+saw+brush,saw+saw+plank")
    assert problem.key == "token-too-dear" and problem.rule == "ST-25"
    assert problem.args_by_name["missing"] == 1 and "4 таких рисунка" in problem.text("ru")


def test_a_payment_too_small_or_too_large() -> None:
    state = wood("o1.0", "saw+saw+saw saw+saw+brush saw+plank+plank", tokens={"q3.0": "saw 3"})
    assert why(state, "q3.0 saw+saw+brush").key == "payment-too-small"
    assert why(state, "q3.0 saw+saw+saw,saw+saw+brush").key == "payment-too-large"
    assert why(state, "q3.0 saw+saw+saw,saw+saw+brush,saw+plank+plank").rule == "ST-25"
    assert why(wood("S0", HAND), "o1.0 saw+saw+brush,hammer+hammer+saw").key == "one-card-is-enough"
    state = wood("m1.1", "saw+saw+brush saw+saw+plank saw+nail+nail", tokens={"q4.1": "saw 4"})
    assert why(state, "q4.1 saw+saw+brush,saw+nail+nail").key == "payment-too-small"


def test_how_far_a_cell_is() -> None:
    problem = why(wood("S0", HAND), "q5.2 plank+plank+nail")
    assert problem.key == "too-far" and problem.args_by_name["steps"] == 4 and "4 шага" in problem.text("ru")


def test_st_27_first_done_then_drop_then_draw() -> None:
    state = wood("S0", HAND)
    assert why(state, "drop saw+saw+brush").key == "drop-after-done" and why(state, "draw").key == "draw-after-done"
    do(state, "done")
    assert why(state, "done").key == "done-already" and why(state, "o1.0 saw+saw+brush").key == "moving-is-over"
    assert why(state, "drop nail+nail+nail").key == "card-not-held"


def test_somebody_elses_turn() -> None:
    assert why(wood("S0", HAND), "done", seat=1).key == "not-your-turn"


def test_before_the_animals_stand() -> None:
    assert why(box().start(2, {"first": "0"}, 1), "done").key == "start-first"
    assert why(wood("S0", HAND), "start S1").key == "started-already"
