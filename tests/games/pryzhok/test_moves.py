"""PR-12 to PR-18: a turn."""

import pytest

from tests.games.pryzhok.pond import box, drawn, legal, picture, play, pond, why


def test_pr_12_any_frog_may_be_moved_by_whoever_is_to_play() -> None:
    state = pond("rg .. .. bv", turn=1)
    assert {"a1-a2", "a1-b1", "a1-b2", "d1-c1", "d1-e1", "d1-d2"} <= legal(state)
    assert why(state, "b1-b2") == "PR-12", "no frog there"
    assert not state.legal(0)


def test_pr_13_a_slide_goes_one_step_in_eight_directions_and_flips() -> None:
    state = pond("""
        .. .. ..
        .. rg ..
        .. .. ..
    """)
    assert legal(state) == {"b2-a1", "b2-a2", "b2-a3", "b2-b1", "b2-b3", "b2-c1", "b2-c2", "b2-c3"}
    assert drawn(play(state, "b2-c3")) == picture("""
        .. .. gr
        .. .. ..
        .. .. ..
    """)
    assert state.turn == 1


def test_pr_13_with_slides_4_frogs_slide_along_and_across_only() -> None:
    state = pond(
        """
        .. .. ..
        .. rg ..
        .. .. ..
    """,
        slides=4,
    )
    assert legal(state) == {"b2-a2", "b2-b1", "b2-b3", "b2-c2"}
    refusal = box().why_not(state, 0, box().parse("b2-c3"))
    assert refusal is not None and (refusal.key, refusal.rule) == ("slides-straight", "PR-13")
    assert drawn(play(state, "b2-c2")).split("\n")[0] == ".. .. gr"


def test_pr_13_with_slides_4_frogs_jump_diagonally_all_the_same() -> None:
    state = pond(".. .. ..\n.. ob ..\nrg .. ..", slides=4)
    assert "a1^c3" in legal(state) and "a1-b1" in legal(state)


def test_pr_13_the_option_is_kept_through_a_game() -> None:
    state = box().start(2, {"slides": "4"}, 1)
    assert state.dump()["slides"] == 4 and box().start(2, None, 1).dump()["slides"] == 8
    assert box().load(state.dump()).legal(state.turn) == state.legal(state.turn)


def test_pr_13_a_taken_cell_is_refused() -> None:
    assert why(pond("rg bv"), "a1-b1") == "PR-13"


def test_pr_14_a_jump_passes_an_unbroken_run() -> None:
    state = pond("rg ob yv .. ..")
    assert "a1^d1" in legal(state)
    assert why(state, "a1^e1") == "PR-14"


def test_pr_14_no_jump_over_a_gap_or_off_the_board() -> None:
    assert why(pond("rg .. yv .."), "a1^d1") == "PR-14"
    assert "d1^a1" not in legal(pond("rg ob yv .."))
    assert not any(name.startswith("e1^") for name in legal(pond(".. .. .. .. rg ob")))


def test_pr_14_jumps_go_in_all_eight_directions() -> None:
    state = pond("""
        .. .. .. .. ..
        .. gb gv ov ..
        .. bv ry oy ..
        .. rb gy rv ..
        .. .. .. .. ..
    """)
    assert {f"c3^{cell}" for cell in ("a1", "a3", "a5", "c1", "c5", "e1", "e3", "e5")} <= legal(state)


def test_pr_15_only_the_last_frog_of_the_run_flips() -> None:
    state = pond("""
        rg ob yv gb .. ..
    """)
    assert drawn(play(state, "a1^e1")) == picture("""
        .. ob yv bg rg
    """)


def test_pr_16_the_same_frog_may_go_on_and_may_stop() -> None:
    state = play(
        pond("""
        .. .. .. ..
        .. .. yv ..
        rg ob .. ..
    """),
        "a1^c1",
    )
    assert state.turn == 0 and legal(state) == {"c1^c3", "stop"}
    assert why(state, "c2-c3") == "PR-16"
    assert why(state, "c1-d1") == "PR-16"
    assert play(state, "stop").turn == 1


def test_pr_16_no_landing_where_it_was_before() -> None:
    state = play(
        pond("""
            .. bv ..
            rg ob .. ry ..
        """),
        "a1^c1",
    )
    assert legal(state) == {"c1^e1", "c1^a3", "stop"}
    assert why(state, "c1^a1") == "PR-16", "it started there"
    state = play(state, "c1^e1")
    assert state.turn == 1, "only c1 could be reached, and it has been there"


def test_pr_16_a_jump_that_cannot_go_on_ends_by_itself() -> None:
    state = play(pond("rg ob .. .."), "a1^c1")
    assert state.turn == 1 and why(state, "stop") == "PR-16"


def test_pr_17_a_row_in_the_middle_of_a_jump_ends_the_turn() -> None:
    state = play(
        pond("""
        .. .. yv
        .. .. ..
        .. .. bv rv .. ..
        .. .. .. .. ob rb
        .. .. gb ro .. ..
        gy .. .. .. .. ..
    """),
        "f3^d3",
    )
    assert state.turn == 1, "no action was asked"
    assert state.dump()["taken"] == ["r", ""]


ALONG = ("ro ry .. gr", "d1-c1")
UP = (".. gr\nry ..\nro ..", "b3-a3")
RISING = (".. .. .. gr\n.. ry .. ..\nro .. .. ..", "d3-c3")
FALLING = ("ro .. .. ..\n.. ry .. ..\n.. .. .. gr", "d1-c1")


@pytest.mark.parametrize(("text", "slide"), [ALONG, UP, RISING, FALLING])
def test_pr_18_rows_go_along_ranks_files_and_diagonals(text: str, slide: str) -> None:
    assert play(pond(text), slide).dump()["taken"] == ["r", ""]


def test_pr_18_a_bend_is_no_row() -> None:
    assert play(pond(".. .. .. gr\nro ry .. .."), "d2-c2").dump()["taken"] == ["", ""]


def test_pr_18_a_longer_line_is_one_row() -> None:
    state = play(
        pond("""
            .. .. yr .. ..
            ro rg .. rb rv
        """),
        "c2-c1",
    )
    assert state.dump()["taken"] == ["r", ""]
    assert drawn(state) == picture("or gr yr br vr")


def test_pr_18_a_row_that_nobody_touched_does_not_count() -> None:
    state = play(
        pond("""
        ob .. ..
        .. .. ..
        ro rg ry
    """),
        "a3-a4",
    )
    assert state.dump()["taken"] == ["", ""]
    assert drawn(state).endswith("ro rg ry")


def test_pr_18_a_row_counts_when_a_jump_flipped_one_of_its_frogs() -> None:
    state = play(
        pond("""
        bo .. ..
        ro rg yr
        .. .. vb
    """),
        "c1^c3",
    )
    assert state.dump()["taken"] == ["r", ""]
