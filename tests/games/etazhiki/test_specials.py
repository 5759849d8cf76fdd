"""Special balls (ET-40 to ET-43)."""

from tests.games.etazhiki.house import cards, house, legal, middle, play, refused, stars, why


def floors(opened: str) -> set[str]:
    return legal(middle(opened, "0 1 2 3 4 5 6 7 8 9", "1"))


def test_et_40_nearest_is_one_or_two_away_around_the_ring() -> None:
    assert floors("5 near") == {"3", "4", "5", "6", "7"}
    assert floors("9 near") == {"7", "8", "9", "0", "1"}


def test_et_40_every_card_has_its_own_nearest_floors() -> None:
    state = play(middle("5 near", "7 9 1 4", "1"), "7", "9", "1")
    assert legal(state) == {"end"}


def test_et_41_even_and_odd_and_always_the_same_number() -> None:
    assert floors("3 even") == {"0", "2", "4", "6", "8", "3"}
    assert floors("4 odd") == {"1", "3", "5", "7", "9", "4"}
    assert floors("4 even") == {"0", "2", "4", "6", "8"}


def test_et_42_while_skip_is_open_only_the_same_number_goes() -> None:
    assert floors("5 skip") == {"5"}
    assert why(middle("5 skip", "6 7", "1"), "6") == "ET-42"


def test_et_42_the_next_player_draws_two_and_misses_the_turn() -> None:
    state = play(middle("5 b1", "6 9 skip", "1", "2"), "6", "skip", "end")
    assert cards(state) == [1, 3, 1] and state.turn == 2


def test_et_42_with_two_players_you_play_again() -> None:
    state = play(middle("5 b1", "6 9 skip", "1"), "6", "skip", "end")
    assert cards(state) == [1, 3] and state.turn == 0 and legal(state) == {"draw"}


def test_et_42_a_covered_skip_does_not_strike() -> None:
    state = play(middle("5 b1", "6 9 skip b2", "1"), "6", "skip", "b2", "end")
    assert cards(state) == [1, 1] and state.turn == 1


def test_et_42_a_skip_that_stays_strikes_again_after_a_turn_with_cards() -> None:
    state = play(middle("5 skip", "5 9", "5 9", "5 9", "5 9"), "5", "end")
    assert state.turn == 2 and cards(state) == [1, 4, 2, 2]
    play(state, "5", "end")
    assert state.turn == 0 and cards(state) == [1, 4, 1, 4]


def test_et_43_a_pass_does_not_hand_it_on() -> None:
    state = play(middle("5 skip", "8 9", "1 2", "2"), "draw", "pass")
    assert state.turn == 1 and cards(state) == [4, 2, 1]


def test_et_43_a_missed_turn_does_not_hand_it_on() -> None:
    state = play(middle("5 skip", "5 9", "1", "8 9"), "5", "end")
    assert state.turn == 2  # player 1 missed, and player 2 does not
    play(state, "draw", "pass")
    assert state.turn == 0


def test_et_43_a_hand_emptied_with_skip_on_top_triggers_it_after_the_refill() -> None:
    """There are seven cards to draw: six for the refill, one for the player who misses the turn."""
    state = house("5 b1", "6 skip", "1", "2")
    rest = state.dump()["deck"].split()
    state = play(house("5 b1", "6 skip", "1", " ".join(["2", *rest[3 + 2 :]])), "6")
    state = play(state, "top skip")
    assert stars(state) == [1, 0, 0] and state.turn == 2
    assert cards(state)[:2] == [6, 2]


def test_et_43_an_emptied_hand_with_the_skip_of_somebody_else_on_top() -> None:
    state = play(middle("5 skip", "5", "1", "2"), "5")
    assert cards(state) == [6, 3, 1] and state.turn == 2


def test_et_42_refused_with_the_only_floor_that_goes() -> None:
    assert "5" in refused(middle("5 skip", "6 7", "1"), "6").text("en")
