"""Night floors: cutting into somebody else's turn (ET-30 to ET-34)."""

import pytest

from tests.games.etazhiki.house import (
    beginner,
    box,
    cards,
    early,
    hand,
    house,
    legal,
    middle,
    opened,
    play,
    refused,
    stars,
    why,
)


def test_et_30_in_your_own_turn_a_night_floor_is_a_floor_like_any_other() -> None:
    state = house("5 b1", "6n 5n 2", "1")
    assert {"6n", "5n"} == legal(state)
    assert why(state, "6n!") == "ET-30"
    assert opened(play(state, "6n", "5n")) == "5n b1"


def test_et_31_whoever_holds_a_fitting_night_floor_takes_the_turn_over() -> None:
    state = play(house("5 b1", "6 9 2", "7n 1 2"), "6")
    assert state.actors() == (1,) and legal(state) == {"7n!", "let"}
    play(state, "7n!")
    assert state.active == 1 and opened(state) == "7n b1" and hand(state, 1) == "1 2"
    assert legal(state, 1) == {"end"}


def test_et_31_a_day_floor_does_not_cut_in_nor_one_that_does_not_fit() -> None:
    state = play(house("5 b1", "6 9 2", "7 8n 1"), "6")
    assert state.actors() == (0,)
    assert why(state, "8n!", seat=1) == "ET-14" and why(state, "7", seat=1) == "ET-13"


def test_et_31_the_interrupted_turn_is_over_and_does_not_end_with_skip_on_top() -> None:
    state = play(house("5 b1", "5 9 2 skip", "5n 1 2", "3"), "5", "let", "skip", "5n!")
    assert cards(state) == [2, 2, 1]  # nobody has drawn
    play(state, "end")  # now the interceptor's turn ends with skip on top
    assert cards(state) == [2, 2, 3] and state.turn == 0


def test_et_31_a_turn_that_has_drawn_can_be_interrupted() -> None:
    state = play(house("5 b1", "6 8 9", "7n 1 2", drawn=True), "6", "7n!")
    assert state.active == 1 and not state.drawn
    assert legal(state) == {"end"}


def test_et_32_the_interceptor_goes_on_as_in_their_own_turn() -> None:
    state = play(house("5 b1", "6 9 2", "7n 8 b3 2 2", "1"), "6", "7n!")
    assert {"8", "b3", "end"} == legal(state)
    play(state, "8", "b3")
    assert hand(state, 1) == "2 2"


def test_et_32_after_the_interceptor_comes_the_next_clockwise_from_them() -> None:
    state = play(house("5 b1", "6 9 2", "1", "7n 2 2", "3"), "6", "7n!", "end")
    assert state.turn == 3


def test_et_32_the_night_floor_may_be_the_interceptors_last_card() -> None:
    state = play(house("5 b1", "6 9 2", "1", "7n", "3"), "6", "7n!")
    assert stars(state) == [0, 0, 1, 0] and cards(state) == [2, 1, 6, 1] and state.turn == 3


def test_et_32_the_night_floor_may_be_the_interceptors_last_floor() -> None:
    state = play(house("5 b1", "6 9 2", "7n b2 b3", "6n 1"), "6")
    play(state, "7n!", by=1)
    assert legal(state) == {"top b2", "top b3"} and state.actors() == (1,)  # ET-33: 6n may not cut in
    assert why(state, "6n!", seat=2) == "ET-33"


def test_et_33_nobody_cuts_in_on_a_player_with_balls_only() -> None:
    state = play(house("5 b1", "6 b2", "7n 1"), "6")
    assert state.actors() == (0,) and not state.pause()
    assert why(state, "7n!", seat=1) == "ET-33"


def test_et_33_nobody_cuts_in_on_a_player_with_nothing() -> None:
    state = play(house("5 b1", "6", "7n 1 2"), "6")
    assert state.active == 1 and stars(state) == [1, 0] and state.quiet == 0
    assert legal(state) == {"7n"}  # it is simply the next player's turn


def test_et_34_a_window_opens_after_every_card() -> None:
    state = house("5 b1", "6 9 2 b2", "8n 3n 1")
    play(state, "6")
    assert state.actors() == (0,) and state.pause()  # nobody can cut in, the pause is there all the same
    play(state, "b2")
    assert state.actors() == (1,) and legal(state) == {"8n!", "let"}


def test_et_34_a_ball_before_the_first_floor_opens_one_too() -> None:
    state = play(house("5 b1", "8 9 b3", "2n 1"), "b3")
    assert state.actors() == (1,) and play(state, "2n!").active == 1


def test_et_34_no_window_at_set_up_on_a_draw_a_pass_an_end_or_an_emptied_hand() -> None:
    state = house("5 b1", "8 9", "5n 6n 1", "6n 5n")
    assert state.actors() == (0,) and not state.pause()
    play(state, "draw")
    assert state.actors() == (0,) and not state.pause()
    play(state, "pass")
    assert state.actors() == (1,) and not state.pause()
    play(state, "6n", "let", "end")
    assert state.actors() == (2,) and not state.pause()
    state = play(house("5 b1", "6", "1 1", "5n 7n"), "6")
    assert state.actors() == (1,) and not state.pause()


# Before the first card of a turn (option `cut-in`)


def test_et_31_a_night_floor_cuts_in_before_the_first_card_of_a_turn() -> None:
    state = early("5 b1", "6 9 2", "6n 1 2", "3")
    assert state.actors() == (1, 0) and legal(state, 1) == {"6n!", "let"}
    play(state, "6n!", by=1)
    assert state.active == 1 and opened(state) == "6n b1" and hand(state) == "2 6 9"
    assert state.pause() and not state.early()


def test_et_32_after_an_early_interceptor_comes_the_next_clockwise_from_them() -> None:
    state = play(early("5 b1", "6 9 2", "1", "6n 2 2", "3"), "6n!", "end")
    assert state.active == 3


def test_et_33_a_player_with_balls_only_can_be_cut_in_on_before_the_first_card() -> None:
    state = early("5 b1", "b2 b3", "6n 1")
    assert state.actors() == (1, 0) and play(state, "6n!").active == 1


def test_et_34_the_chance_begins_with_the_turn() -> None:
    for ending in ("end", "pass"):
        state = early("5 b1", "6 8", "6n 1", "4 1", drawn=True)
        state = play(state, "let", "6", "let", "end") if ending == "end" else play(state, "let", "pass")
        assert state.active == 1 and state.actors() == (1,) and state.early()
    state = play(early("5 b1", "6 8 7n", "4 1", "3"), "6", "end")
    assert state.actors() == (0, 1) and legal(state, 0) == {"7n!", "let"}  # who has just ended the turn as well


def test_et_34_the_chance_comes_after_an_emptied_hand_too() -> None:
    state = play(early("5 b1", "6", "1 1", "5n 7n"), "let", "6")
    assert stars(state) == [1, 0, 0] and state.active == 1 and 2 in state.actors()


def test_et_34_after_a_draw_all_are_asked_again() -> None:
    state = play(early("5 b1", "8 9", "6n 1", "4n 3"), "let", "let")
    assert state.actors() == (0,) and not state.pause()
    play(state, "draw")
    assert state.actors() == (1, 2, 0) and not state.pause()


def test_et_34_the_active_players_own_action_closes_the_chance() -> None:
    state = early("5 b1", "6 7 9", "6n 1", "3 3")
    assert {"6"} == legal(state, 0)  # nobody waits
    play(state, "6", by=0)
    assert state.actors() == (1, 0)[:1] and state.pause()  # 6n fits again, now in the window
    state = play(early("5 b1", "6 b3 9", "4n 1", "3 3"), "6", by=0)
    assert state.actors() == (0,) and why(state, "4n!", seat=1) == "ET-14"


def test_et_34_the_others_are_asked_clockwise_and_the_active_player_last() -> None:
    state = early("5 b1", "6n 1", "9n 1", "6 9 2", "1", "4n 2", active=2)
    assert state.actors() == (4, 0, 2) and state.turn == 4
    play(state, "let")
    assert state.actors() == (0, 2)
    play(state, "let")
    assert state.actors() == (2,) and state.turn == 2


def test_et_34_who_has_let_go_early_waits_for_the_next_draw_or_turn() -> None:
    state = play(early("5 b1", "8 9", "6n 1", "6n 3"), "let", by=1)
    assert refused(state, "6n!", seat=1).key == "let-go-already"
    play(state, "draw", by=0)
    assert "6n!" in legal(state, 1)


def test_et_34_nobody_cuts_in_before_a_card_was_laid_in_the_game() -> None:
    state = early("5 b1", "8 9", "6n 1", "4n 3", laid=[1, 1])
    assert state.actors() == (0,) and refused(state, "6n!", seat=1).key == "no-card-yet"
    play(state, "draw", "pass")
    assert state.active == 1 and state.actors() == (1,)  # nor in a later turn
    play(state, "6n", "end")
    assert state.early()


def test_et_34_a_missed_turn_gives_no_chance() -> None:
    state = play(early("5 b1", "6 8 skip", "1 1", "6n 3 3", "2"), "let", "6", "let", "skip", "let", "end")
    assert cards(state)[1] == 4 and state.active == 2
    assert state.actors() == (2,)


def test_et_34_a_chance_is_no_pause_and_nobody_waits_for_it() -> None:
    asked, unasked = early("5 b1", "6 9 2", "6n 1"), early("5 b1", "6 9 2", "8 1")
    for state in (asked, unasked):
        assert not state.pause() and state.awaited() == (0,)
    assert asked.view(0) == unasked.view(0) and asked.view(None) == unasked.view(None)
    assert asked.view(1)["asked"] and not unasked.view(1)["asked"]


@pytest.mark.parametrize("known", [{"cut_in": "after-a-card"}, {"level": "middle"}])
def test_et_34_the_option_and_other_levels_leave_no_chance(known: dict[str, str]) -> None:
    hands = ("6 9 2", "6 1") if "level" in known else ("6 9 2", "6n 1")
    state = early("5 b1", *hands, **known)
    assert state.actors() == (0,) and not state.early()


def test_et_34_the_option_is_any_time_by_default_and_after_a_card_in_old_games() -> None:
    assert box().start(3, {}, 1).dump()["cut_in"] == "any-time"
    assert (
        box().recorded_options({"level": "full", "helps": False, "quiet": 200, "first": "0"}, 3)["cut-in"]
        == "after-a-card"
    )
    assert house("5 b1", "6", "1").dump()["cut_in"] == "after-a-card"  # positions of old records


def test_et_34_a_holder_is_told_that_the_turn_is_somebody_elses() -> None:
    state = early("5 b1", "6 7 2", "6n 6 1")
    assert {refused(state, name, seat=1).key for name in ("6", "end", "draw")} == {"may-cut-in"}


def test_et_34_all_holders_are_asked_at_the_same_time_clockwise_from_the_active_player() -> None:
    state = play(house("5 b1", "7n 1", "9n 1", "6 9 2", "1", "7n 2", active=2), "6")
    assert state.actors() == (4, 0) and state.turn == 4
    assert legal(state, 0) == {"7n!", "let"} and legal(state, 4) == {"7n!", "let"} and legal(state, 2) == set()


def test_et_34_claims_and_letting_go_in_any_order() -> None:
    state = play(house("5 b1", "7n 1", "6n 7", "6 9 2", "1", "7n 2", active=2), "6")
    assert state.actors() == (4, 0, 1)
    play(state, "let", by=0)
    assert state.actors() == (4, 1)
    play(state, "6n!", by=1)
    assert state.active == 1


def test_et_34_the_first_claim_wins_and_a_new_window_asks_everybody_else_again() -> None:
    state = play(house("5 b1", "6 9 6n", "7n 1 2", "7n 2 2", "6n 3"), "6")
    assert state.actors() == (1, 2, 3)
    play(state, "let", by=3)
    play(state, "7n!", by=2)
    assert state.active == 2
    assert state.actors() == (3, 0, 1)  # the one who let go and the one interrupted included


def test_et_34_two_claimants_one_after_the_other() -> None:
    state = play(house("5 b1", "6 9 2", "7n 1 2", "7n 2 2"), "6", "7n!")
    assert state.active == 1 and state.actors() == (2,)
    play(state, "7n!")
    assert state.active == 2 and state.actors() == (2,) and state.pause()


def test_et_34_when_everybody_has_let_go_the_active_player_goes_on() -> None:
    state = play(house("5 b1", "6 7 2", "7n 1", "7n 2"), "6", "let", "let")
    assert state.actors() == (0,) and legal(state) == {"7", "end"}


def test_et_34_who_has_let_go_may_not_come_back() -> None:
    state = play(house("5 b1", "6 7 2", "7n 1", "7n 2"), "6", "let")
    assert refused(state, "7n!", seat=1).key == "let-go-already"


def test_et_34_the_active_player_waits_while_others_are_asked() -> None:
    state = play(house("5 b1", "6 7 2", "7n 1"), "6")
    assert refused(state, "7", seat=0).key == "others-may-cut-in"
    assert why(state, "2", seat=0) == "ET-14"  # what does not go does not go, whoever is asked


def test_et_34_cutting_in_needs_a_window() -> None:
    state = house("5 b1", "6 7", "6n 1")
    assert refused(state, "6n!", seat=1).key == "nothing-laid-yet"
    assert refused(state, "let", seat=1).key == "nothing-to-let-go"


def test_et_34_whoever_is_asked_can_only_cut_in_or_let_go() -> None:
    state = play(house("5 b1", "6 7 2", "7n 6 1"), "6")
    assert {refused(state, name, seat=1).key for name in ("6", "7n", "end", "draw")} == {"cut-in-or-let-go"}


def test_et_50_nobody_cuts_in_at_other_levels() -> None:
    state = play(middle("5 b1", "6 7 2", "6 1"), "6")
    assert not state.pause() and why(state, "7n!", seat=1) == "ET-50" and why(state, "let", seat=1) == "ET-50"
    state = play(beginner("5 1", "6 7 2", "6 1"), "6>1")
    assert not state.pause() and why(state, "7n!", seat=1) == "ET-60"
