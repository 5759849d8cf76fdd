"""What each card does (OD-4), its extra (OD-5) and its limit."""

from pathlib import Path

import pytest

from igroteka.engine.core.seats import OVER
from igroteka.games.odeyalo.game import make
from tests.games.odeyalo.bedroom import beds, blanket, hand, legal, play, plays, refused, room, state_of, why


def test_pull_moves_the_blanket_one_cell_to_your_side() -> None:
    for turn, at in enumerate([(0, -1), (-1, 0), (0, 1), (1, 0)]):
        state = room(".A. .B. .C. .D.", "pull", "pull", "pull", "pull", turn=turn)
        assert blanket(play(state, "play pull")) == at


def test_od_5_heave_goes_one_further_with_three_awake() -> None:
    assert blanket(play(room("ABC .D.", "heave"), "play heave")) == (0, -2)
    assert blanket(play(room("ABc .D.", "heave"), "play heave")) == (0, -1)
    assert blanket(play(room("AB. .D.", "heave"), "play heave")) == (0, -1)


def test_od_5_no_extra_once_the_round_has_ended() -> None:
    state = play(room("ABC .D.", "heave", blanket=[0, -2]), "play heave")
    assert state.dump()["tokens"] == [3, 0] and blanket(state) == (0, 0)


def test_od_5_an_extra_that_is_impossible_is_left_out() -> None:
    """Three awake, but after one cell the blanket lies at the edge, beside the gnomes."""
    state = room("... .A. .B. DEF", "pull", "pull", "pull", "heave", turn=3, blanket=[2, 3])
    assert blanket(play(state, "play heave")) == (3, 3)


def test_join_brings_an_awake_gnome_to_a_free_pillow() -> None:
    state = room(".A. .B.", "join")
    assert plays(state) == {"play join -1", "play join +1"}
    assert why(state, "play join 0") == ("pillow-taken", "OD-1")
    assert beds(play(state, "play join +1")) == ".AC .B."
    assert why(room("ABC .D.", "join"), "play join 0") == ("bed-full", "OD-1")


def test_wake_wakes_one_of_yours_and_draws() -> None:
    state = room("aB. .C.", "wake")
    assert plays(state) == {"play wake -1"}
    assert why(state, "play wake 0") == ("awake-already", "OD-4")
    assert why(state, "play wake +1") == ("pillow-empty", "OD-4")
    play(state, "play wake -1")
    assert beds(state) == "AB. .C." and len(hand(state).split()) == 1


def test_lullaby_lulls_an_awake_gnome_of_another_bed() -> None:
    state = room(".A. bC.", "lullaby")
    assert plays(state) == {"play lullaby N0"}
    assert why(state, "play lullaby N-1") == ("asleep-already", "OD-4")
    assert why(state, "play lullaby S0") == ("own-gnome", "OD-4")
    assert why(state, "play lullaby W0") == ("no-such-bed", "OD-3")
    assert beds(play(state, "play lullaby N0")) == ".A. bc."


def test_pillow_sends_a_gnome_back_but_a_bed_keeps_one() -> None:
    state = room(".A. bC.", "pillow")
    assert plays(state) == {"play pillow N-1", "play pillow N0"}
    assert beds(play(state, "play pillow N-1")) == ".A. .C."
    assert why(room(".A. .C.", "pillow"), "play pillow N0") == ("last-gnome", "OD-4")
    assert why(room(".A. BC.", "pillow"), "play pillow N+1") == ("pillow-empty", "OD-4")


def test_lure_takes_an_awake_gnome_to_a_free_pillow_of_yours() -> None:
    state = room(".A. bC.", "lure")
    assert plays(state) == {"play lure N0 -1", "play lure N0 +1"}
    assert why(state, "play lure N-1 -1") == ("sleeper-stays", "OD-4")
    assert why(state, "play lure N0 0") == ("pillow-taken", "OD-1")
    assert beds(play(state, "play lure N0 -1")) == "CA. b.."
    assert why(room(".A. .C.", "lure"), "play lure N0 -1") == ("last-gnome", "OD-4")


def test_barter_gives_a_card_takes_another_unseen_and_draws() -> None:
    state = room(".A. .B.", "barter lullaby", "racket")
    assert plays(state) == {"play lullaby N0", "play barter lullaby N"}
    play(state, "play barter lullaby N")
    assert hand(state, 1) == "lullaby" and "racket" in hand(state) and len(hand(state).split()) == 2
    assert state.is_whole()


def test_barter_never_gets_its_own_gift_back() -> None:
    """One of those they held before."""
    state = play(room(".A. .B.", "barter lullaby", "pull"), "play barter lullaby N")
    assert hand(state, 1) == "lullaby"


def test_barter_needs_a_card_on_both_sides() -> None:
    assert why(room(".A. .B.", "barter lure", ""), "play barter lure N") == ("they-have-no-card", "OD-4")
    assert why(room(".A. .B.", "barter"), "play barter barter N") == ("give-another", "OD-4")
    assert why(room(".A. .B.", "barter lure"), "play barter lure S") == ("not-with-yourself", "OD-4")
    assert why(room(".A. .B.", "barter lure"), "play barter wake N") == ("card-not-held", "OD-11")
    assert "play barter barter N" in plays(room(".A. .B.", "barter barter"))


def test_racket_wakes_everybody_and_draws() -> None:
    state = play(room("aB. cd. .E. .f.", "racket"), "play racket")
    assert beds(state) == "AB. CD. .E. .F." and len(hand(state).split()) == 1


def test_hands_swaps_whole_hands_and_is_always_possible() -> None:
    state = room(".A. .B. .C. .D.", "hands lure wake", "", "pull", "join join")
    assert {"play hands W", "play hands N", "play hands E"} <= plays(state)
    assert why(state, "play hands S") == ("not-with-yourself", "OD-4")
    empty = play(state.clone(), "play hands W")  # type: ignore[arg-type]
    assert (hand(empty, 0), hand(empty, 1)) == ("", "wake lure")
    play(state, "play hands E")
    assert (hand(state, 0), hand(state, 3)) == ("join join", "wake lure")


def test_shove_moves_a_gnome_face_as_it_is_to_a_third_bed() -> None:
    state = room(".A. bC. .D. EFG", "shove")
    assert "play shove W-1 N+1" in plays(state) and not any(name[:12] == "play shove N" for name in plays(state))
    assert why(state, "play shove W-1 W+1") == ("third-bed", "OD-4")
    assert why(state, "play shove W-1 S-1") == ("third-bed", "OD-4")
    assert why(state, "play shove W-1 E0") == ("bed-full", "OD-1")
    assert why(state, "play shove N0 W+1") == ("last-gnome", "OD-4")
    assert why(state, "play shove S0 W+1") == ("own-gnome", "OD-4")
    assert beds(play(state, "play shove W-1 N+1")) == ".A. .C. .Db EFG"


@pytest.mark.parametrize("name", ["spin left", "hands W", "shove W0 N0"])
def test_od_2_cards_marked_four_are_nobodys_with_two(name: str) -> None:
    assert refused(room(".A. .B.", "pull"), f"play {name}").key == "card-not-held"


# Spin


FIELD = "AbC D.. .eF ..G"


def test_od_33_spin_right_moves_each_bed_to_the_next_seat() -> None:
    state = room(FIELD, "spin", blanket=[0, -1])
    play(state, "play spin right")
    assert beds(state) == "..G CbA D.. Fe." and blanket(state) == (-1, 0)
    assert state.dump()["spun"] == 1


@pytest.mark.parametrize("at", [(0, 0), (1, 2), (-2, 1), (0, -2)])
def test_spin_four_times_is_the_identity_and_left_undoes_right(at: tuple[int, int]) -> None:
    start = room(FIELD, "spin", "spin", "spin", "spin", blanket=list(at))
    state = play(start.clone(), *["play spin right"] * 4)  # type: ignore[arg-type]
    assert (beds(state), blanket(state), state.dump()["spun"]) == (FIELD, at, 0)
    state = play(start.clone(), *["play spin left"] * 4)  # type: ignore[arg-type]
    assert (beds(state), blanket(state), state.dump()["spun"]) == (FIELD, at, 0)
    state = play(start, "play spin left", "play spin right")
    assert (beds(state), blanket(state), state.dump()["spun"]) == (FIELD, at, 0)


def test_a_spin_turns_distances_and_strength_with_the_beds() -> None:
    start = room(FIELD, "spin", "pull", blanket=[1, -2])
    before = [(start.distance(side), start.awake_at(side)) for side in range(4)]
    after = play(start, "play spin right")
    assert [(after.distance((s + 1) % 4), after.awake_at((s + 1) % 4)) for s in range(4)] == before


def test_od_33_after_a_spin_one_pulls_to_the_bed_now_in_front() -> None:
    state = play(room(".A. BCD .E. .F.", "spin", "pull"), "play spin left")  # W's three come to S
    assert beds(state) == "DCB .E. .F. .A."  # read the other way round there
    assert "play pull" in legal(state)


# Cards of an own deck

CALL = """
[[cards]]
id = "call"
copies = 5
main = "join"
extra = { effect = "draw", amount = 2 }
name = { ru = "Клич", en = "Call" }
text = { ru = "Гном приходит, возьми две карты.", en = "A gnome comes, draw two cards." }

[[cards]]
id = "pull"
copies = 40
main = "pull"
limit = "strength"
"""


@pytest.mark.parametrize(("at", "held"), [([2, -2], 2), ([2, -3], 0)])
def test_od_5_nothing_is_drawn_once_the_round_has_ended(tmp_path: Path, at: list[int], held: int) -> None:
    """A gnome comes under the edge: its round is over, and the card's extra is left out."""
    file = tmp_path / "own.toml"
    file.write_text(f'name = "own"\n{CALL}', encoding="utf-8")
    box = make(file)
    hands, places = ["call", "pull", "pull", "pull"], ["A..", ".B.", ".C.", ".D."]
    known = {"players": 4, "turn": 0, "beds": places, "open": ["pull"] * 3, "hands": hands, "blanket": at, "round": 3}
    state = state_of(known, box)
    box.act(state, 0, box.parse("play call +1"))
    assert len(hand(state).split()) == held and (state.turn == OVER) == (held == 0)
