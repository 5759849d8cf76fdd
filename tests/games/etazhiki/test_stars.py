"""An empty hand, the deck made anew, and the end of the game (ET-4, ET-21 to ET-26)."""

import pytest

from tests.games.etazhiki.house import (
    cards,
    emptied_deck,
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


def test_et_21_after_the_last_floor_all_balls_go_with_the_chosen_one_on_top() -> None:
    state = play(middle("5 b1", "6 b2 b3 near", "1"), "6")
    assert legal(state) == {"top b2", "top b3", "top near"}
    play(state, "top b3")
    assert opened(state) == "6 b3" and stars(state) == [1, 0]
    assert state.dump()["spent"] == "5 b1 b2 near"


def test_et_21_nothing_else_goes_then() -> None:
    state = play(middle("5 b1", "6 b2 b3", "1"), "6")
    assert {why(state, name) for name in ("end", "pass", "draw", "b2", "6")} == {"ET-21"}
    assert refused(state, "top b1").key == "card-not-held"


def test_et_21_one_action_even_with_a_single_ball_or_equal_balls() -> None:
    assert legal(play(middle("5 b1", "6 b2", "1"), "6")) == {"top b2"}
    state = play(middle("5 b1", "6 b2 b2 b2", "1"), "6")
    assert legal(state) == {"top b2"}
    assert play(state, "top b2").dump()["spent"] == "5 b1 b2 b2"


def test_et_21_none_without_balls() -> None:
    state = play(middle("5 b1", "6", "1"), "6")
    assert stars(state) == [1, 0] and state.turn == 1


def test_et_21_not_while_a_floor_is_left() -> None:
    assert why(play(middle("5 b1", "6 7 b2", "1"), "6"), "top b2") == "ET-21"


def test_et_22_a_star_six_cards_and_the_next_player() -> None:
    state = play(middle("5 b1", "6", "1", "2"), "6")
    assert stars(state) == [1, 0, 0] and cards(state) == [6, 1, 1] and state.turn == 1


def test_et_22_six_balls_are_no_reason_to_draw_again() -> None:
    """The deck holds nothing but balls."""
    floors = [name for name in emptied_deck("6", "1", tops="5 b1").split() if name[0].isdigit()]
    state = play(house("5 b1", "6", "1", spent=" ".join(floors)), "6")
    assert cards(state) == [6, 1] and not any(name[0].isdigit() for name in hand(state).split())
    assert state.turn == 1


def test_et_23_the_piles_but_for_their_tops_become_the_deck() -> None:
    spent = emptied_deck("8 9", "1", tops="5 b1")
    state = play(house("5 b1", "8 9", "1", spent=spent), "draw")
    data = state.dump()
    assert data["spent"] == "" and data["under"] == [0, 0] and opened(state) == "5 b1"
    assert cards(state) == [4, 1] and len(data["deck"].split()) == len(spent.split()) - 2


def test_et_23_you_draw_what_there_is() -> None:
    rest = emptied_deck("8 9", tops="5 b1")
    everything = house("5 b1", "8 9", rest)
    assert cards(play(everything, "draw")) == [2, len(rest.split())]
    assert legal(everything) == {"pass"}


def test_et_23_one_card_when_there_is_one() -> None:
    rest = emptied_deck("8 9", tops="5 b1").split()
    state = play(house("5 b1", "8 9", " ".join(rest[1:])), "draw")
    assert cards(state)[0] == 3


def test_et_25_the_deck_is_not_made_anew_before_a_card_must_be_drawn() -> None:
    spent = emptied_deck("6 9", "1", tops="5 b1")
    state = play(house("5 b1", "6 9", "1", spent=spent), "6")
    assert state.dump()["deck"] == "" and len(state.dump()["spent"].split()) == len(spent.split()) + 1


def test_et_25_the_deck_is_made_anew_in_the_middle_of_a_draw() -> None:
    rest = emptied_deck("8 9", "1", tops="5 b1").split()
    last, spent = rest[0], rest[1:]
    state = play(house("5 b1", "8 9", "1", spent=" ".join(spent)), "draw")
    assert cards(state) == [4, 1] and last in hand(state).split()
    assert len(state.dump()["deck"].split()) == len(spent) - 1


@pytest.mark.parametrize(("players", "goal"), [(2, 5), (3, 5), (4, 3), (5, 3)])
def test_et_24_five_stars_or_three_win_at_once(players: int, goal: int) -> None:
    others = ["1", "2", "3", "4"][: players - 1]
    state = middle("5 b1", "6", *others, stars=[goal - 2] + [0] * (players - 1))
    play(state, "6")
    assert state.outcome() is None
    state = middle("5 b1", "6", *others, stars=[goal - 1] + [0] * (players - 1))
    play(state, "6")
    outcome = state.outcome()
    assert outcome is not None and outcome.rule == "ET-24" and outcome.winners == [0]
    assert outcome.scores[0] == goal and state.actors() == ()


def test_et_4_stars_are_the_score() -> None:
    outcome = play(middle("5 b1", "6", "1", "2", stars=[4, 1, 3]), "6").outcome()
    assert outcome is not None and outcome.scores == [5, 1, 3] and outcome.ranking == [[0], [2], [1]]


def test_et_24_no_refill_no_skip_and_no_window_then() -> None:
    state = play(house("5 b1", "6 skip", "7n 1", stars=[4, 0]), "6", "top skip")
    assert state.outcome() is not None and cards(state) == [0, 2]
    assert not state.pause() and not any(state.legal(seat) for seat in range(2))


def test_et_26_too_many_turns_without_a_star_stop_the_game() -> None:
    state = middle("5 b1", "6 9", "1", quiet=199)
    play(state, "6")
    assert state.outcome() is None
    outcome = play(state, "end").outcome()
    assert outcome is not None and outcome.rule == "ET-26"


def test_et_26_most_stars_then_fewest_cards_then_shared() -> None:
    def ranking(hands: list[str], stars: list[int]) -> list[list[int]]:
        state = play(middle("5 b1", *hands, stars=stars, quiet=199, drawn=True), "pass")
        outcome = state.outcome()
        assert outcome is not None
        return outcome.ranking

    assert ranking(["8 9", "1", "2"], [1, 0, 0]) == [[0], [1, 2]]
    assert ranking(["8 9", "1 1", "2"], [0, 1, 1]) == [[2], [1], [0]]
    assert ranking(["8 9", "1 1", "2 2"], [1, 1, 1]) == [[0, 1, 2]]


def test_et_26_a_star_starts_the_count_again() -> None:
    assert play(middle("5 b1", "6", "1", quiet=199), "6").quiet == 0


def test_et_26_only_ended_and_passed_turns_count() -> None:
    state = house("5 b1", "6 9 3", "7n 1 2", "2 2")
    play(state, "6", "7n!")
    assert state.quiet == 0  # an interrupted turn is nobody's end
    assert play(state, "end").quiet == 1
    play(state, "draw", "pass")
    assert state.quiet == 2
    state = play(house("5 skip", "5 9 3", "1", "2"), "5", "end")
    assert state.quiet == 1 and state.turn == 2  # a missed turn does not count


def test_et_26_it_stops_before_anybody_misses_a_turn() -> None:
    state = play(middle("5 skip", "5 9", "1", quiet=199), "5", "end")
    assert state.outcome() is not None and cards(state) == [1, 1]


def test_et_26_nought_switches_it_off() -> None:
    state = play(middle("5 b1", "6 9", "1", quiet=1000, quiet_limit=0), "6", "end")
    assert state.outcome() is None and state.quiet == 1001
