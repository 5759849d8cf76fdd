"""Rounds, teams, victory."""

import pytest

from tests.games.odeyalo.bedroom import BOX, beds, blanket, hand, legal, play, refused, room, started, tokens


def test_od_30_what_is_cleared_away_and_what_stays() -> None:
    state = play(room("BaC dE.", "pull wake", "lure lure", blanket=[0, -2], starter=0), "play pull")
    data = state.dump()
    assert data["beds"] == ["BaC", "dE."] and blanket(state) == (0, 0) and data["round"] == 2
    assert [len(cards.split()) for cards in data["hands"]] == [6, 6] and data["open"] == ["pull", "join", "wake"]
    assert state.turn == 1 and data["starter"] == 1 and data["quiet"] == 0 and state.is_whole()
    assert sorted(data["discards"].split()) == ["lure", "lure", "pull", "wake"]


def test_od_30_each_player_chooses_which_gnome_stays_awake_on_its_pillow() -> None:
    """In turn order from the new first player, with the new cards in hand; then the first player has the turn."""
    state = play(room("BaC dE.", "pull", blanket=[0, -2], starter=0), "play pull")
    assert state.turn == 1 and legal(state) == {"stay -1", "stay 0"}
    play(state, "stay -1")
    assert beds(state) == "BaC D.." and state.turn == 0 and legal(state) == {"stay -1", "stay 0", "stay +1"}
    play(state, "stay +1")
    assert beds(state) == "..C D.." and state.turn == 1 and "draw" in legal(state) and state.is_whole()


def test_od_30_a_bed_with_one_gnome_is_not_asked_and_an_empty_one_gets_one() -> None:
    state = play(room("A.b ..c", "pull", blanket=[0, -2]), "play pull")
    assert state.turn == 0 and beds(state) == "A.b ..C"  # it stays where it is, and wakes up
    play(state, "stay +1")
    assert beds(state) == "..B ..C" and state.turn == 1
    state = play(room("A.b ...", "pull", blanket=[0, -2]), "play pull")
    assert state.turn == 1 and legal(state) == {"lay -1", "lay 0", "lay +1"}
    assert beds(play(state, "lay -1", "stay -1")) == "A.. C.." and state.turn == 1


def test_od_30_where_nobody_has_a_choice_the_round_begins() -> None:
    state = play(room("A.. ..c", "pull", blanket=[0, -2]), "play pull")
    assert beds(state) == "A.. ..C" and state.turn == 1 and "draw" in legal(state)


def test_od_30_after_too_many_quiet_turns_the_gnome_that_stays_is_chosen_too() -> None:
    state = play(room("AB. .C.", quiet=59), "open 1")
    assert state.dump()["round"] == 2 and state.turn == 0 and legal(state) == {"stay -1", "stay 0"}


def test_od_30_all_four_choose_in_turn_order_from_the_new_first_player() -> None:
    state, asked = play(room("AB. CD. .E. FG.", "pull", starter=0, blanket=[0, -2]), "play pull"), []
    while "draw" not in legal(state):
        asked.append(state.turn)
        play(state, "stay -1")
    assert asked == [1, 3, 0] and state.turn == 1 and beds(state) == "A.. C.. .E. F.."


@pytest.mark.parametrize(("name", "why"), [
    ("stay +1", ("pillow-empty", "OD-30")), ("lay 0", ("stay-first", "OD-30")), ("draw", ("stay-first", "OD-30")),
    ("play pull", ("stay-first", "OD-30")),
])  # fmt: skip
def test_od_30_nothing_else_goes_before_the_gnome_that_stays_is_chosen(name: str, why: tuple[str, str]) -> None:
    refusal = refused(room("AB. .C.", "pull", phase="bed"), name)
    assert (refusal.key, refusal.rule) == why and refusal.text("ru") and refusal.text("en")


def test_od_30_with_the_option_middle_one_gnome_stays_on_the_middle_pillow() -> None:
    def after(places: str) -> str:
        return beds(play(room(places, "pull", blanket=[0, -2], pillow="middle", starter=0), "play pull"))

    assert after("BaC dE.") == ".A. .E."
    assert after("A.b ..c") == ".A. .C."
    assert after("A.b ...") == ".A. .B."


def test_od_30_the_start_passes_clockwise() -> None:
    state = play(room(".A. .B. .C. .D.", "pull", blanket=[0, -2], starter=3), "play pull")
    assert state.turn == 0 and state.dump()["starter"] == 0


def test_od_30_nothing_is_cleared_after_round_three() -> None:
    state = play(room("BaC dE.", "pull wake", blanket=[0, -2], round=3), "play pull")
    assert beds(state) == "BaC dE." and hand(state) == "wake" and state.turn == -2 and blanket(state) == (0, -3)


def ended(places: str, won: list[int], **known: object) -> tuple[list[list[int]], str]:
    """Round three ends without tokens, by too many quiet turns."""
    state = room(places, round=3, tokens=won, quiet=59, **known)
    outcome = play(state, "open 1").outcome()
    assert outcome is not None
    return outcome.ranking, outcome.rule


def test_od_31_most_tokens_win() -> None:
    assert ended(".A. BCD", [2, 1]) == ([[0], [1]], "OD-31")


def test_od_31_on_a_tie_more_gnomes_on_the_bed_then_it_is_shared() -> None:
    assert ended(".A. BcD", [2, 2])[0] == [[1], [0]]
    assert ended("aE. BC.", [2, 2])[0] == [[0, 1]]
    assert ended("A.. BC. .D. EF.", [1, 0, 1, 1])[0] == [[3], [0, 2], [1]]


@pytest.mark.parametrize(("places", "results"), [(".A. BcD", [0.0, 1.0]), ("aE. BC.", [0.5, 0.5])])
def test_od_31_bots_are_told_the_same_result(places: str, results: list[float]) -> None:
    state = play(room(places, round=3, tokens=[2, 2], quiet=59), "open 1")
    assert [state.result(seat) for seat in range(2)] == results


def test_od_32_tokens_of_a_team_are_added() -> None:
    assert ended(".A. .B. .C. .D.", [0, 2, 3, 0], teams=True) == ([[2, 3], [0, 1]], "OD-32")


def test_od_32_on_a_tie_the_team_with_more_gnomes_then_it_is_shared() -> None:
    assert ended("A.. BEF .C. .D.", [0, 2, 1, 1], teams=True)[0] == [[0, 1], [2, 3]]
    state = room("A.. BE. CG. .D.", round=3, tokens=[0, 2, 1, 1], quiet=59, teams=True)
    outcome = play(state, "open 1").outcome()
    assert outcome is not None and outcome.ranking == [[0, 1, 2, 3]]
    assert [state.result(seat) for seat in range(4)] == [0.5] * 4


def test_od_32_everybody_sits_opposite_an_opponent() -> None:
    assert BOX.teams(4, {"teams": True}) == [[0, 1], [2, 3]]
    assert BOX.teams(4, {"teams": False}) == BOX.teams(2, {"teams": True}) == []
    state = started(4, teams=True)
    assert all(not state.together(seat, (seat + 2) % 4) for seat in range(4))
    assert not started(2, teams=True).dump()["teams"]


def test_od_32_the_outcome_tells_the_team() -> None:
    state = play(room(".A. .B. .C. .D.", round=3, tokens=[1, 2, 3, 1], quiet=59, teams=True), "open 1")
    outcome = state.outcome()
    assert outcome is not None and outcome.teams == [[0, 1], [2, 3]] and outcome.scores == [1, 2, 3, 1]
    lines = [[(line.key, line.args["count"]) for line in lines] for lines in outcome.tally]
    assert lines[0] == [("tally-tokens", 1), ("tally-team", 3)] and lines[2][1] == ("tally-team", 4)


def test_od_34_too_many_turns_without_a_pull_end_the_round_without_tokens() -> None:
    state = play(room(".A. .B. .C. .D.", "spin", quiet=59), "play spin right")  # a spin is no pull
    assert state.dump()["round"] == 2 and tokens(state) == [0, 0, 0, 0]


def test_od_34_a_pull_begins_the_count_anew() -> None:
    state = play(room(".A. .B.", "pull", quiet=59), "play pull")
    assert state.quiet == 0 and state.dump()["round"] == 1
    assert play(state, "draw", "keep").quiet == 1


@pytest.mark.parametrize(("limit", "rounds"), [(0, 1), (20, 2)])
def test_od_34_the_number_is_an_option(limit: int, rounds: int) -> None:
    state = play(room(".A. .B.", quiet=19, quiet_limit=limit), "open 1")
    assert state.dump()["round"] == rounds
    assert started(2, quiet=limit).quiet_limit == limit
