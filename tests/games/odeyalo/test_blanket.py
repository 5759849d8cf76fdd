"""Who may pull, when a round is over, and who gets tokens."""

import pytest

from igroteka.games.odeyalo.rules import Blanket
from igroteka.games.odeyalo.scene import Cards
from tests.games.odeyalo.bedroom import BOX, beds, blanket, legal, play, refused, room, tokens, why

BEDS = [(awake, asleep) for awake in range(4) for asleep in range(4 - awake)]


def bed(awake: int, asleep: int, letters: str) -> str:
    return (letters[:awake].upper() + letters[awake : awake + asleep].lower()).ljust(3, ".")


@pytest.mark.parametrize("weigh", ["all", "awake"])
@pytest.mark.parametrize("theirs", BEDS)
@pytest.mark.parametrize("mine", BEDS)
def test_od_20_pulling_needs_as_many_awake_as_lie_opposite(
    mine: tuple[int, int], theirs: tuple[int, int], weigh: str
) -> None:
    """The gnomes opposite count asleep or awake; with the option `awake` only those awake."""
    state = room(f"{bed(*mine, 'abc')} {bed(*theirs, 'def')}", "pull", weigh=weigh)
    against = sum(theirs) if weigh == "all" else theirs[0]
    assert ("play pull" in legal(state)) == (mine[0] >= against)
    assert Cards(BOX.edition).can_play(state.view(0), 0, "pull") == (mine[0] >= against)
    if mine[0] < against:
        refusal = refused(state, "play pull")
        assert refusal.rule == "OD-20"
        assert refusal.args_by_name == {"mine": mine[0], "theirs": against, "weigh": weigh}
        assert str(against) in refusal.text("ru") and str(against) in refusal.text("en")


@pytest.mark.parametrize(
    ("beds", "letter", "awake"), [(".A. def", False, True), (".a. .d.", False, True), ("abC DE.", False, False),
                                  ("Abc De.", False, True), ("AB. De.", True, True)],
)  # fmt: skip
def test_od_20_a_sleeping_majority_does_not_pull_but_it_weighs(beds: str, letter: bool, awake: bool) -> None:
    assert ("play pull" in legal(room(beds, "pull"))) == letter
    assert ("play pull" in legal(room(beds, "pull", weigh="awake"))) == awake


def test_od_20_counts_the_bed_opposite_and_no_other() -> None:
    state = room(".A. DEF .B. GHI", "pull", "pull")
    assert "play pull" in legal(state)
    state = room(".A. .D. .B. GHI", "pull", "pull", turn=1)
    assert "play pull" not in legal(state)


def test_od_20_says_the_numbers() -> None:
    refusal = refused(room(".A. De.", "pull"), "play pull")
    assert refusal.text("en") == "You cannot pull: you have 1 awake, and 2 lie opposite, asleep or awake."
    assert refusal.text("ru") == "Не перетянуть: у тебя 1 бодрый, а напротив — 2, считая спящих."
    refusal = refused(room(".A. DE.", "pull", weigh="awake"), "play pull")
    assert refusal.text("en") == "You cannot pull: you have 1 awake, they have 2."
    assert refusal.text("ru") == "Не перетянуть: у тебя 1 бодрый, а напротив — 2."


def test_od_22_the_blanket_never_leaves_the_field() -> None:
    state = room("..A .B. .C. .D.", "pull", blanket=[-3, -3])
    assert why(state, "play pull") == ("blanket-at-the-edge", "OD-22")


@pytest.mark.parametrize(
    ("bed", "x", "won"),
    [("ABC", 0, 3), ("aBc", 0, 3), (".A.", 0, 1), ("ABC", 1, 2), ("ABC", -2, 1), ("A.C", 1, 1), ("A.C", 2, 1)],
)
def test_od_21_a_token_for_every_gnome_the_blanket_touches(bed: str, x: int, won: int) -> None:
    state = room(f"{bed} .X. .Y. .Z.".replace("X", "D").replace("Y", "E").replace("Z", "F"), "pull", blanket=[x, -2])
    assert tokens(play(state, "play pull")) == [won, 0, 0, 0]


def test_od_21_beside_the_gnomes_the_round_goes_on() -> None:
    state = play(room("A.. .D. .E. .F.", "pull", blanket=[2, -2]), "play pull")
    assert tokens(state) == [0, 0, 0, 0] and blanket(state) == (2, -3) and state.turn == 1


def test_od_21_a_gnome_that_comes_under_the_edge_ends_the_round_too() -> None:
    state = room("A.. .D. .E. .F.", "join", blanket=[2, -3])
    assert tokens(play(state, "play join +1")) == [1, 0, 0, 0]
    lured = room("A.. .D. .EG .F.", "lure", blanket=[2, -3])
    assert tokens(play(lured, "play lure N0 +1")) == [1, 0, 0, 0]


def test_od_21_the_owner_of_the_bed_gets_the_token_whoever_did_it() -> None:
    state = room(".A. DEG H.. .F.", "shove", blanket=[1, 3])
    assert tokens(play(state, "play shove W0 N+1")) == [0, 0, 1, 0]


def test_od_33_after_a_spin_the_token_goes_to_whoever_sits_there_now() -> None:
    """A bed under the edge of the blanket, empty where it lies, is carried to W; a gnome joins it there."""
    state = room("A.. .D. .E. .F.", "spin", "join", blanket=[2, -3])
    play(state, "play spin right", "play join -1")
    assert tokens(state) == [0, 1, 0, 0]


# What is seen of it


def watched(state: Blanket, name: str) -> list[dict[str, object]]:
    seen: list[dict[str, object]] = []
    state.witness = lambda moment: seen.append(moment.view(0))
    play(state, name)
    return seen


def test_the_end_of_a_round_is_shown_step_by_step() -> None:
    seen = watched(room("BAC .D.", "pull", blanket=[0, -2]), "play pull")
    shown = [(view["blanket"], view["touched"], view["won"], view["tokens"], view["beds"]) for view in seen]
    assert shown == [
        ([0, -2], "", 0, [0, 0], ["BAC", ".D."]),  # the card,
        ([0, -3], "", 0, [0, 0], ["BAC", ".D."]),  # the pull,
        ([0, -3], "BAC", 0, [0, 0], ["BAC", ".D."]),  # who is touched,
        ([0, -3], "BAC", 3, [3, 0], ["BAC", ".D."]),  # their tokens,
        ([0, 0], "", 0, [3, 0], ["BAC", ".D."]),  # and what is cleared away; which gnome stays is asked then
    ]
    assert seen[-1]["hands"] == ["", 0]


def test_two_cells_are_pulled_one_by_one() -> None:
    assert [view["blanket"] for view in watched(room("ABC .D.", "heave"), "play heave")] == [[0, 0], [0, -1]]


def test_feathers_fly_where_a_gnome_was() -> None:
    seen = watched(room(".A. BC.", "pillow"), "play pillow N-1")
    assert [view["struck"] for view in seen] == [None, 6]


def test_nothing_of_it_is_left_at_rest() -> None:
    state = play(room(".A. BC.", "pillow"), "play pillow N-1")
    view = state.view(0)
    assert (view["struck"], view["touched"], view["won"]) == (None, "", 0)
    assert beds(state) == ".A. .C." and BOX.load(state.dump()).dump() == state.dump()
