"""PR-19 to PR-24, PR-32, PR-33: markers, flips, chains and the end."""

from igroteka.engine.core.outcome import Outcome
from igroteka.games import game
from igroteka.games.pryzhok.rules import FlipJump
from tests.games.pryzhok.pond import FREE, drawn, legal, picture, play, pond

RED_ROW = "ro ry .. gr"
CROSS = """
    .. rv yr
    ro .. rg
    .. rb ..
"""
CHAIN = """
    .. yg ..
    .. yo ..
    ro ry .. gr
"""
TWO_ROWS = """
    ro rb ..
    .. .. gy yo yb
    .. .. rv
"""


def ended(state: FlipJump) -> Outcome:
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def test_pr_19_a_marker_for_a_row() -> None:
    state = play(pond(RED_ROW), "d1-c1")
    assert state.dump()["taken"] == ["r", ""] and state.dump()["supply"] == FREE[1:]


def test_pr_19_a_colour_that_is_used_up_gives_nothing_but_flips() -> None:
    state = play(pond(RED_ROW, supply=FREE[2:], taken=["r", "r"]), "d1-c1")
    assert state.dump()["taken"] == ["r", "r"] and state.dump()["quiet"] == 1
    assert drawn(state) == picture("or yr gr")


def test_pr_19_a_used_up_row_still_ends_the_jump() -> None:
    state = pond(
        """
        .. .. .. ..
        .. .. .. gb
        ro rg .. yb rv
        """,
        supply=FREE[2:],
        taken=["r", "r"],
    )
    assert play(state, "e1^c1").turn == 1, "c1 over d2 to e3 would have gone on"


def test_pr_19_crossing_rows_are_rows_of_their_own() -> None:
    assert play(pond(CROSS), "c3-b2").dump()["taken"] == ["rr", ""]


def test_pr_20_the_row_and_what_touches_it_flip() -> None:
    state = play(
        pond("""
            .. .. .. rv
            .. .. .. rb
            ro ry .. gr
        """),
        "d1-c1",
    )
    assert drawn(state) == picture("""
        .. .. .. rv
        .. .. .. br
        or yr gr
    """), "d2 touches the row, d3 touches only d2"


def test_pr_20_another_colour_beside_the_row_stays() -> None:
    assert drawn(play(pond(".. ob ..\nro ry .. gr"), "d1-c1")) == picture(".. ob\nor yr gr")


def test_pr_20_a_frog_of_two_rows_flips_once() -> None:
    assert drawn(play(pond(CROSS), "c3-b2")) == picture("""
        .. vr
        or yr gr
        .. br
    """)


def test_pr_21_a_chain_of_two_rows() -> None:
    state = play(pond(CHAIN), "d1-c1")
    assert state.dump()["taken"] == ["ry", ""], "b1 turned yellow under two yellow frogs"
    assert drawn(state) == picture("""
        .. gy
        .. oy
        or ry gr
    """)


def test_pr_21_the_same_row_never_counts_twice_in_a_turn() -> None:
    state = play(
        pond("""
            .. yr rg vr
            br .. gv yg
            gb vy ro ..
        """),
        "d2^b2",
    )
    assert state.dump()["taken"] == ["rygv", ""]
    assert drawn(state) == picture("""
        .. yr rg vr
        br yg vg
        bg vy ro
    """)


def test_pr_21_the_witness_sees_every_wave() -> None:
    """Land; the row lights up; its marker is taken; the frogs turn over; the next row lights up …"""
    state, seen = pond(CHAIN), []
    state.witness = lambda moment: seen.append(moment.clone().view(None))
    play(state, "d1-c1")
    assert [moment["rows"] for moment in seen] == [[], *[[["a1", "b1", "c1"]]] * 2, [], *[[["b1", "b2", "b3"]]] * 2]
    assert [moment["won"] for moment in seen] == [0, 0, 1, 0, 0, 1]
    assert [moment["taken"][0] for moment in seen] == ["", "", "r", "r", "r", "ry"]
    assert state.view(None)["rows"] == [] and state.view(None)["won"] == 0


def test_a_row_stands_before_its_marker_flies() -> None:
    """The scenes of a scoring turn: a lit row is held, then "+1" rises above whose marker it is."""
    state, seen = pond(CHAIN), []
    state.witness = lambda moment: seen.append(game("pryzhok").table().scene(moment.view(None), None))
    play(state, "d1-c1")
    assert [scene.hold >= 400 for scene in seen] == [False, True, True, False, True, True]
    assert [[(float.at, float.text) for float in scene.floats] for scene in seen[1:3]] == [[], [("taken-0", "+1")]]
    assert {sprite.id for sprite in seen[1].sprites if sprite.tone == "lit"} == {"frog-or", "frog-ry", "frog-gr"}


def test_pr_18_a_row_no_frog_of_the_turn_belongs_to_does_not_count() -> None:
    state = play(pond("bo by bg\n..\n..\nro ry .. gr"), "d1-c1")
    assert state.dump()["taken"] == ["r", ""], "the blue row stood there before"


def test_pr_21_rows_are_forgotten_with_the_turn() -> None:
    """The same cells in the same colour count again in a later turn."""
    state = play(pond(".. .. .. vr\nro ry .. gr"), "d1-c1", "c1-c2")
    for cell in (0, 1):
        state.flip(cell)  # as a later turn might
    assert play(state, "d2-c1").dump()["taken"] == ["rr", ""]


def test_pr_24_the_last_turn_took_a_marker_and_was_not_quiet() -> None:
    state = play(pond(RED_ROW, supply="rb", taken=["oo", "yy"], quiet=7), "d1-c1")
    assert ended(state).rule == "PR-22" and state.dump()["quiet"] == 0
    full = play(pond(RED_ROW, variant="sets", taken=["oygbv", ""], quiet=7), "d1-c1")
    assert ended(full).rule == "PR-33" and full.dump()["quiet"] == 0


def test_pr_22_the_game_stops_when_one_marker_is_left() -> None:
    state = play(pond(RED_ROW, supply="rb", taken=["oo", "yy"]), "d1-c1")
    assert ended(state).rule == "PR-22" and state.dump()["supply"] == "b"
    assert drawn(state) == picture("ro ry rg"), "nothing flips any more"


def test_pr_22_it_stops_in_the_middle_of_a_chain() -> None:
    state = play(pond(CHAIN, supply="ryb", taken=["oo", "gg"]), "d1-c1")
    assert ended(state).rule == "PR-22" and state.dump()["taken"] == ["rooy", "gg"]
    assert drawn(state) == picture(".. yg\n.. yo\nor yr gr"), "the yellow row did not flip"


def test_pr_22_rows_of_one_moment_are_taken_in_reading_order() -> None:
    red_is_farther = play(pond(TWO_ROWS, supply="ry", taken=["", "oo"]), "c1^c3")
    assert ended(red_is_farther).scores == [1, 2] and red_is_farther.dump()["taken"][0] == "r"
    upside_down = "\n".join(reversed([line.strip() for line in TWO_ROWS.strip().splitlines()]))
    yellow_is_farther = play(pond(upside_down, supply="ry", taken=["", "oo"]), "c3^c1")
    assert yellow_is_farther.dump()["taken"][0] == "y"


def test_pr_22_equal_ranks_are_read_from_file_a() -> None:
    red_is_first = pond(".. .. gy rv\n.. ro yb\n.. rb yo", supply="ry", taken=["", "oo"])
    assert play(red_is_first, "d3^b3").dump()["taken"][0] == "r"
    yellow_is_first = pond("rv gy ..\n.. yb ro\n.. yo rb", supply="ry", taken=["", "oo"])
    assert play(yellow_is_first, "a3^c3").dump()["taken"][0] == "y"


def test_pr_23_most_markers_win() -> None:
    assert over(["rr", "oog"]).ranking == [[1], [0]]


def test_pr_23_a_tie_goes_to_more_pairs() -> None:
    outcome = over(["rrg", "ogb"])
    assert outcome.winners == [0] and outcome.scores == [3, 3]


def test_pr_23_then_it_is_shared() -> None:
    assert over(["rrg", "oob"]).winners == [0, 1]


def over(taken: list[str]) -> Outcome:
    return ended(pond("rg", turn=None, over="PR-22", supply="v", taken=taken))


def test_pr_24_forty_quiet_turns_end_the_game() -> None:
    state = play(pond("rg", quiet=38, supply=FREE[1:], taken=["r", ""]), "a1-a2")
    assert state.outcome() is None and state.dump()["quiet"] == 39
    assert ended(play(state, "a2-a1")).rule == "PR-24" and ended(state).winners == [0]


def test_pr_24_a_marker_starts_the_count_anew() -> None:
    assert play(pond(RED_ROW, quiet=39), "d1-c1").dump()["quiet"] == 0


def test_pr_24_can_be_switched_off() -> None:
    assert play(pond("rg", quiet=99, quiet_limit=0), "a1-a2").outcome() is None


def test_pr_24_there_is_no_passing() -> None:
    assert "stop" not in legal(pond("rg ob"))


def test_pr_32_one_marker_of_each_colour() -> None:
    state = play(pond(RED_ROW, variant="sets", taken=["ro", ""]), "d1-c1")
    assert state.dump()["taken"] == ["ro", ""]
    assert drawn(state) == picture("or yr gr"), "the row still flips"
    assert state.dump()["quiet"] == 1


def test_pr_32_others_may_have_the_same_colour() -> None:
    assert play(pond(RED_ROW, variant="sets", taken=["", "r"]), "d1-c1").dump()["taken"] == ["r", "r"]


def test_pr_33_all_six_win_at_once_in_a_chain() -> None:
    state = play(pond(CHAIN, variant="sets", taken=["oygbv", "roygb"]), "d1-c1")
    assert ended(state).rule == "PR-33" and ended(state).winners == [0]
    assert drawn(state) == picture(".. yg\n.. yo\nro ry rg"), "nothing flips any more"


def test_pr_33_when_nobody_gets_there_most_markers_win() -> None:
    state = play(pond("rg", variant="sets", quiet=39, taken=["roy", "gb"]), "a1-a2")
    assert ended(state).rule == "PR-24" and ended(state).winners == [0]
