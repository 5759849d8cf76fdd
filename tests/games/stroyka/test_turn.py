"""A turn: ST-20 to ST-28."""

from collections.abc import Iterator

from igroteka.engine.core.dice import Dice
from igroteka.games.stroyka.rules import BigBuild
from tests.games.stroyka.clearing import HAND, box, cells, do, names, why, wood


def test_st_20_a_step_costs_a_card_with_the_cells_item() -> None:
    state = wood("S0", "saw+saw+brush hammer+hammer+plank plank+plank+plank")
    assert {"o1.0 saw+saw+brush", "m1.0 hammer+hammer+plank", "m1.0 plank+plank+plank"} <= names(state)
    do(state, "m1.0 hammer+hammer+plank")
    dump = state.dump()
    assert dump["at"][0] == "m1.0" and dump["spent"] == "hammer+hammer+plank"
    assert dump["hands"][0] == "saw+saw+brush plank+plank+plank"


def test_st_20_only_neighbours_and_only_the_item() -> None:
    state = wood("S0", "nail+nail+nail hammer+hammer+nail saw+nail+nail")
    assert names(state) == {"done"}
    assert why(state, "A0 hammer+hammer+nail").key == "too-far"
    assert why(state, "m1.0 hammer+hammer+nail").key == "no-such-item"


def test_st_21_one_figure_to_a_cell() -> None:
    state = wood("S0", "plank+plank+plank hammer+hammer+plank saw+saw+brush", "m1.0")
    assert "m1.0" not in cells(state) and why(state, "m1.0 plank+plank+plank").key == "cell-is-taken"


def test_st_21_jumping_one() -> None:
    """S0 over m1.0 to A0 (saw), q4.0 and m2.4: the figure on m1.0 is jumped, whatever the bend."""
    state = wood("S0", "saw+saw+saw saw+saw+brush hammer+saw+saw", "m1.0")
    assert "A0" in cells(state)
    do(state, "A0 saw+saw+brush")
    assert state.dump()["at"] == ["A0", "m1.0"]


def test_st_21_jumping_two_in_a_line() -> None:
    state = wood("S0", "plank+plank+nail hammer+hammer+plank saw+saw+brush", "m1.0 A0")
    assert "i4" in cells(state)  # plank, behind m1.0 and A0


def test_st_21_jumping_over_an_arrow_cell() -> None:
    """From A0 over A1 to i0; and over A1's arrow links nothing new; A2 beside both."""
    state = wood("m1.0", "hammer+hammer+plank brush+brush+nail saw+saw+saw", "A0 A3")
    reached = cells(state)
    assert {"A1", "A4"} <= reached  # brush and hammer on the far side of A0's links ...
    assert "i2" in reached  # ... and hammer behind A3, the second of the chain
    assert "A0" not in reached and "A3" not in reached


def test_st_21_a_token_may_be_jumped_to_and_never_ones_own_cell() -> None:
    state = wood("q3.0", "hammer+hammer+hammer saw+saw+brush plank+plank+nail", "o1.0", tokens={"q3.1": "hammer 3"},
                 house={"saw 3": 0})  # fmt: skip
    assert "q3.0" not in cells(state) and why(state, "q3.0 saw+saw+brush").key == "stand-there"
    state = wood("S1", "hammer+hammer+hammer plank+plank+plank saw+nail+nail", "o1.1", tokens={"q3.1": "hammer 3"})
    assert "q3.1 hammer+hammer+hammer" in names(state)


def test_st_22_only_the_cell_landed_on_is_paid_for() -> None:
    state = wood("S0", "saw+saw+saw plank+plank+nail brush+nail+nail", "m1.0")
    do(state, "A0 saw+saw+saw")  # one card: nothing for m1.0
    assert len(state.dump()["hands"][0].split()) == 2


def test_st_23_start_cells_are_round_cells() -> None:
    state = wood("o1.0", "hammer+hammer+saw plank+plank+nail nail+nail+nail")
    assert "S0 hammer+hammer+saw" in names(state) and "S0 nail+nail+nail" not in names(state)


def test_st_24_an_empty_square_costs_any_one_card() -> None:
    state = wood("o1.0", HAND, house={"saw 3": 1}, tokens={"q3.1": "hammer 3", "q3.2": "brush 3", "q3.3": "plank 3",
                                                           "q3.4": "nail 3"})  # fmt: skip
    assert {name for name in names(state) if name.startswith("q3.0")} == {f"q3.0 {card}" for card in HAND.split()}
    do(state, "q3.0 plank+plank+nail")
    assert state.dump()["points"] == [0, 1]


def test_st_25_the_rulebooks_example_one_card_of_two_and_one_of_one() -> None:
    state = wood("o1.0", "saw+saw+brush saw+plank+plank nail+nail+nail", tokens={"q3.0": "saw 3"})
    do(state, "q3.0 saw+saw+brush,saw+plank+plank")
    dump = state.dump()
    assert dump["at"][0] == "q3.0" and dump["house"] == {"saw 3": 0} and "q3.0" not in dump["tokens"]
    assert dump["hands"][0] == "nail+nail+nail" and dump["spent"] == "saw+saw+brush saw+plank+plank"


def test_st_25_no_card_without_which_the_rest_would_do() -> None:
    state = wood("o1.0", "saw+saw+saw saw+saw+brush saw+plank+plank", tokens={"q3.0": "saw 3"})
    taken = {name for name in names(state) if name.startswith("q3.0")}
    assert taken == {"q3.0 saw+saw+saw", "q3.0 saw+saw+brush,saw+plank+plank"}


def test_st_25_more_than_enough_is_allowed_and_three_cards_too() -> None:
    state = wood("m1.1", "saw+saw+brush saw+saw+plank saw+nail+nail", tokens={"q4.1": "saw 4"})
    assert {n for n in names(state) if n.startswith("q4.1")} == {"q4.1 saw+saw+brush,saw+saw+plank"}
    state = wood("A1", "saw+saw+brush saw+saw+plank saw+saw+nail", tokens={"q5.1": "saw 5"})
    assert "q5.1 saw+saw+brush,saw+saw+plank,saw+saw+nail" in names(state)


def test_st_25_equal_cards_give_one_action() -> None:
    state = wood("o1.0", "saw+saw+brush saw+saw+brush saw+plank+plank", tokens={"q3.0": "saw 3"})
    actions = [box().name(a) for a in state.legal(0)]
    assert len(actions) == len(set(actions))
    assert {"q3.0 saw+saw+brush,saw+saw+brush", "q3.0 saw+saw+brush,saw+plank+plank"} <= set(actions)


def test_st_26_as_long_as_there_are_cards_and_stop_at_any_time() -> None:
    state = wood("S0", HAND)
    assert "done" in names(state)
    do(state, "o1.0 saw+saw+brush")
    assert "done" in names(state) and "drop plank+plank+nail" not in names(state)
    do(state, "done")
    assert names(state) == {"drop hammer+hammer+saw", "drop plank+plank+nail", "draw"}


def test_st_26_an_empty_hand_ends_moving_by_itself() -> None:
    state = do(wood("S0", "saw+saw+brush"), "o1.0 saw+saw+brush")
    assert state.dump()["phase"] == "drop" and names(state) == {"draw"}


def test_st_26_a_turn_that_begins_with_an_empty_hand_has_no_moving() -> None:
    """Only a loaded position has such a player, who still gets no further than `draw`."""
    state = do(wood("S0", HAND), "done", "draw")
    assert state.turn == 1 and state.dump()["phase"] == "drop" and names(state) == {"draw"}
    start = box().load({"players": 2, "turn": 1, "at": ["S0", None], "hands": ["", HAND]})
    do(start, "start S1")
    assert start.turn == 0 and start.dump()["phase"] == "drop" and names(start) == {"draw"}
    waiting = box().load({"players": 2, "turn": 0, "at": [None, None], "hands": [HAND, ""]})
    assert box().load(do(waiting, "start S0").dump()).turn == 1


def test_st_27_drop_card_by_card_then_draw_up_to_three() -> None:
    state = do(wood("S0", HAND), "done", "drop saw+saw+brush", "drop hammer+hammer+saw")
    assert names(state) == {"drop plank+plank+nail", "draw"}
    do(state, "draw")
    dump = state.dump()
    assert len(dump["hands"][0].split()) == 3 and "plank+plank+nail" in dump["hands"][0]
    assert dump["turn"] == 1


def test_st_27_what_has_only_one_sense_asks_for_no_touch() -> None:
    """The table draws for an empty hand and takes the last free flag."""
    empty = do(wood("S0", "saw+saw+brush"), "o1.0 saw+saw+brush")
    assert box().obvious(empty, 0) == box().parse("draw")
    assert box().obvious(wood("S0", HAND), 0) is None
    assert box().obvious(do(wood("S0", HAND), "done"), 0) is None
    crowd = do(box().start(5, {"first": "0"}, 1), "start S0", "start S1", "start S2", "start S3")
    assert box().obvious(crowd, 4) == box().parse("start S4") and box().obvious(crowd, 0) is None


def test_what_the_table_does_by_itself_tells_nothing_of_a_hand() -> None:
    """Whoever has no way to go says `done` by hand; in positions others cannot tell apart the same is done."""
    assert names(wood("S0", "nail+nail+nail")) == {"done"}
    assert box().obvious(wood("S0", "nail+nail+nail"), 0) is None
    stuck = 0
    for seed in range(20):
        for state in walked(seed):
            stuck += names(state) == {"done"}
            assert box().obvious(state, state.turn) == box().obvious(twin(state), state.turn)
    assert stuck > 20


def walked(seed: int) -> Iterator[BigBuild]:
    """The positions of the beginning of a random game."""
    state, dice = box().start(3, {}, seed), Dice(seed)
    assert isinstance(state, BigBuild)
    for _ in range(60):
        actions = state.legal(state.turn)
        state.apply(state.turn, actions[dice.pick(len(actions))])
        yield state


def twin(state: BigBuild) -> BigBuild:
    """What the next seat may take it for."""
    other = state.clone()
    other.redeal((state.turn + 1) % 3, Dice(1))
    return other


def test_st_27_draw_ends_the_turn_also_when_nothing_is_missing() -> None:
    state = do(wood("S0", HAND, hands=[HAND, "nail+nail+nail"]), "done", "draw")
    assert state.turn == 1 and state.dump()["hands"][0] == HAND


def test_st_27_with_a_full_hand_the_line_and_the_deck_offer_no_cards() -> None:
    """The line names the button that ends the turn; once a card is dropped the deck may be touched for another."""
    state = do(wood("S0", HAND, hands=[HAND, "nail+nail+nail"]), "done")
    assert box().table().scene(state.view(0), 0).prompt.key == "prompt-next" and ("deck-top",) not in paths(state)
    do(state, "drop saw+saw+brush")
    assert box().table().scene(state.view(0), 0).prompt.key == "prompt-drop" and ("deck-top",) in paths(state)


def paths(state: BigBuild) -> set[tuple[str, ...]]:
    return {tuple(gesture.path) for gesture in box().table().gestures(state.view(0), 0, state.legal(0))}


def test_st_28_the_discards_are_shuffled_into_a_new_deck() -> None:
    """Two cards are left in the deck; the third comes out of the discards, this turn's included."""
    whole = box().edition.deck()
    every = [box().edition.card_name(card) for card, copies in whole.items() for _ in range(copies)]
    for card in ["hammer+hammer+saw", "saw+saw+brush", "plank+plank+nail", "nail+nail+nail", "plank+plank+plank"]:
        every.remove(card)
    hand = "hammer+hammer+saw saw+saw+brush plank+plank+nail"
    state = wood("S0", hand, spent=" ".join(every))
    assert state.deck_size == 2
    do(state, "done", "drop hammer+hammer+saw", "drop saw+saw+brush", "drop plank+plank+nail", "draw")
    dump = state.dump()
    assert {"nail+nail+nail", "plank+plank+plank"} <= set(dump["hands"][0].split())
    assert dump["spent"] == "" and state.deck_size == 42 and state.is_whole()


def test_st_28_played_and_dropped_cards_are_public() -> None:
    state = do(wood("S0", HAND), "o1.0 saw+saw+brush", "done", "drop hammer+hammer+saw")
    view = state.view(1)
    assert (
        view["spent"] == "hammer+hammer+saw saw+saw+brush" and view["last"] == "hammer+hammer+saw" and view["by"] == 0
    )
    assert view["hands"] == [1, ""]
    told = box().told(state, 0, box().parse("drop plank+plank+nail"), 1)
    assert told.name == "drop plank+plank+nail"


def test_what_a_seat_cannot_see_is_dealt_anew() -> None:
    state = box().start(3, {}, 4)
    other = state.clone()
    other.redeal(1, Dice(9))
    assert other.view(1) == state.view(1) and other.dump()["hands"][0] != state.dump()["hands"][0]
    assert other.is_whole()
