"""A turn: play, take, draw, exchange; hands of at most eight; the deck made anew."""

from collections import Counter

from igroteka.engine.core.dice import Dice
from tests.games.odeyalo.bedroom import hand, legal, play, plays, refused, rest, room, why

EIGHT = "pull pull pull pull heave join join wake"


def test_od_11_a_card_is_played_and_goes_to_the_discards() -> None:
    state = play(room(".A. .B.", "pull lullaby"), "play lullaby N0")
    data = state.dump()
    assert (data["beds"], data["hands"][0], data["discards"]) == ([".A.", ".b."], "pull", "lullaby")
    assert state.turn == 1 and data["played"] == ["lullaby", 0]


def test_od_11_a_card_that_can_do_nothing_cannot_be_played() -> None:
    state = room(".A. .B.", "wake pillow lure racket")
    assert plays(state) == set()
    assert why(state, "play wake 0") == ("nobody-sleeps-here", "OD-4")
    assert why(state, "play racket") == ("nobody-sleeps", "OD-4")


def test_a_turn_is_exactly_one_of_them() -> None:
    assert legal(room(".A. .B.", "pull")) == {"play pull", "open 1", "open 2", "open 3", "draw"}


def test_od_12_an_open_card_is_taken_and_a_new_one_takes_its_place() -> None:
    state = play(room(".A. .B.", "lullaby"), "open 2")
    data = state.dump()
    assert hand(state) == "join lullaby" and state.turn == 1
    assert data["open"][0] == "pull" and data["open"][2] == "wake" and state.is_whole()
    assert data["taken"] == 1 and len(data["deck"].split()) == 45 - 3 - 1 - 2 - 1


def test_od_13_a_drawn_card_may_be_played_at_once_or_kept_and_one_is_always_asked() -> None:
    asked = Counter[str]()
    for seed in range(40):
        state = room(".A. .B.", "lullaby", dice=Dice(seed).dump())
        play(state, "draw")
        drawn = state.dump()["drawn"]
        asked[drawn] += 1
        assert state.turn == 0 and "keep" in legal(state)
        assert all(name == "keep" or name.startswith("play!") for name in legal(state))
        kept = play(state.clone(), "keep")  # type: ignore[arg-type]
        assert kept.turn == 1 and hand(kept).split().count(drawn) >= 1
    assert asked["wake"] and legal_with("wake") == {"keep"}  # nobody sleeps: asked all the same
    assert legal_with("pull") == {"keep", "play!"}


def legal_with(drawn: str) -> set[str]:
    return legal(room(".A. .B.", f"{drawn} lullaby", phase="drawn", drawn=drawn))


def test_od_13_play_now_means_the_card_drawn_only() -> None:
    state = room(".A. .B.", "pull join lullaby", phase="drawn", drawn="join")
    assert legal(state) == {"keep", "play! -1", "play! +1"}
    assert why(state, "play pull") == ("drawn-or-keep", "OD-13")
    assert why(state, "play! N0") == ("drawn-other-target", "OD-13")
    assert why(room(".A. .B.", "pull"), "play!") == ("nothing-drawn", "OD-13")
    play(state, "play! -1")
    assert state.dump()["beds"][0] == "CA." and hand(state) == "pull lullaby"


def test_od_14_with_eight_cards_one_may_be_exchanged() -> None:
    state = room(".A. .B.", EIGHT)
    assert {"swap pull", "swap wake"} <= legal(state)
    play(state, "swap wake")
    assert len(hand(state).split()) == 8 and state.turn == 1 and state.is_whole()
    seven = room(".A. .B.", EIGHT.removesuffix(" wake"))
    assert refused(seven, "swap pull").args_by_name["count"] == 7
    assert why(seven, "swap pull") == ("swap-needs-eight", "OD-14")


def test_od_15_the_ninth_card_must_go_after_taking_an_open_one() -> None:
    state = play(room(".A. .B.", EIGHT), "open 1")
    assert state.turn == 0 and legal(state) == {f"drop {name}" for name in set(EIGHT.split())}
    assert why(state, "draw") == ("surplus-first", "OD-15")
    play(state, "drop heave")
    assert state.turn == 1 and len(hand(state).split()) == 8 and state.dump()["discards"] == "heave"


def test_od_15_the_ninth_card_must_go_after_drawing_unless_it_is_played() -> None:
    state = room(".A. .B.", EIGHT + " lullaby", phase="drawn", drawn="lullaby")
    kept = play(state.clone(), "keep")  # type: ignore[arg-type]
    assert "drop lullaby" in legal(kept) and kept.turn == 0
    assert play(kept, "drop lullaby").turn == 1
    played = play(state, "play! N0")
    assert played.turn == 1 and len(hand(played).split()) == 8


def test_od_15_an_extra_card_counts_too() -> None:
    state = room(".a. .B.", EIGHT + " wake", phase="drawn", drawn="wake")
    play(state, "play! 0")
    assert state.turn == 0 and len(hand(state).split()) == 9 and all(name.startswith("drop") for name in legal(state))


def test_od_15_nothing_is_dropped_without_a_surplus() -> None:
    assert why(room(".A. .B.", "pull"), "drop pull") == ("no-surplus", "OD-15")


def test_od_16_the_discards_become_the_deck_only_when_a_card_is_needed() -> None:
    mine, yours = "pull lullaby", "pull pull"
    state = room(".A. .B.", mine, yours, discards=rest(mine, yours))
    assert state.deck_size == 0
    play(state, "play lullaby N0")  # needs no card: the discards stay
    assert state.deck_size == 0 and state.spent_size == 45 - 3 - 4 + 1
    play(state, "draw")
    assert state.deck_size == 45 - 3 - 3 - 1 and state.spent_size == 0 and state.is_whole()


def test_od_16_while_there_is_a_deck_the_discards_stay() -> None:
    state = play(room(".A. .B.", "pull", "pull", discards=rest("pull pull join")), "draw")
    assert state.deck_size == 0 and state.spent_size == 45 - 3 - 3 and hand(state) == "pull join"


def test_od_16_a_card_being_played_is_not_shuffled_in() -> None:
    mine, yours = "wake pull", "pull pull"
    for seed in range(30):
        state = room(".a. .B.", mine, yours, discards=rest(mine, yours), dice=Dice(seed).dump())
        play(state, "play wake 0")
        assert state.dump()["discards"] == "wake"


def test_od_16_the_card_exchanged_is_shuffled_in() -> None:
    hands = (EIGHT, "pull pull")
    back = 0
    for seed in range(200):
        state = room(".A. .B.", *hands, discards=rest(*hands), dice=Dice(seed).dump())
        play(state, "swap heave")
        assert state.spent_size == 0
        back += "heave" in hand(state)
    assert back
