"""What one sees of Floors: cards fly from hand to pile, hands are backs, the ring helps."""

import re
from itertools import combinations

import pytest

from igroteka.engine.scene import Float, Label, Scene, Sprite
from igroteka.games import game
from igroteka.games.etazhiki import kinds
from igroteka.games.etazhiki.rules import Floors
from tests.contract.cases import CASES, Case, label, sampled
from tests.games.etazhiki.house import beginner, box, house, middle, play

TABLE = game("etazhiki").table()


def seen(state: Floors, seat: int | None = 0) -> Scene:
    return TABLE.scene(state.view(seat), seat)


def sprite(drawn: Scene, name: str) -> Sprite:
    return next(sprite for sprite in drawn.sprites if sprite.id == name)


def ids(drawn: Scene, zone: str) -> list[str]:
    return [sprite.id for sprite in drawn.sprites if sprite.zone == zone]


def paths(state: Floors, seat: int | None = None) -> dict[str, set[tuple[str, ...]]]:
    asked = state.turn if seat is None else seat
    found: dict[str, set[tuple[str, ...]]] = {}
    for gesture in TABLE.gestures(state.view(asked), asked, state.legal(asked)):
        found.setdefault(box().name(gesture.action), set()).add(gesture.path)
    return found


def test_a_hand_is_held_floors_by_number_then_balls() -> None:
    drawn = seen(house("5 b1", "9 2 2n 2 b3 near", "1 1"))
    assert ids(drawn, "hand-0") == ["mine-2-0", "mine-2-1", "mine-2n-0", "mine-9-0", "mine-b3-0", "mine-near-0"]
    assert [sprite(drawn, name).art for name in ids(drawn, "hand-0")] == [
        "floor-2", "floor-2", "night-2", "floor-9", "ball-3", "ball-near"
    ]  # fmt: skip


def test_other_hands_are_backs_that_say_nothing() -> None:
    drawn = seen(house("5 b1", "9 2", "1 7n b3"))
    assert ids(drawn, "hand-1") == ["back-1-0", "back-1-1", "back-1-2"]
    assert {(s.art, s.label, s.text) for s in drawn.sprites if s.zone == "hand-1"} == {("back", None, None)}
    assert ids(seen(house("5 b1", "9 2", "1"), None), "hand-0") == ["back-0-0", "back-0-1"]


def test_an_own_card_flies_from_the_hand_to_the_pile() -> None:
    state = middle("5 b1", "6 6 1", "1")
    assert ids(seen(state), "floors") == ["floors-1"]
    drawn = seen(play(state, "6"))
    top = sprite(drawn, "floors-2")
    assert (top.art, top.at, top.source, top.badge) == ("floor-6", (0,), "mine-6-1", 2)
    assert "mine-6-1" not in ids(drawn, "hand-0") and "mine-6-0" in ids(drawn, "hand-0")
    assert sprite(drawn, "floors-1").at == (1,)  # the card beneath stays where it lay


def test_somebody_elses_card_flies_out_of_their_hand() -> None:
    drawn = seen(play(middle("5 b1", "1", "6 6 1", active=1), "6"))
    assert sprite(drawn, "floors-2").source == "hand-1"


def test_new_cards_come_from_the_deck() -> None:
    state = play(house("5 b1", "8 9", "1"), "draw")
    assert {s.source for s in seen(state).sprites if s.zone == "hand-0"} == {"deck"}
    assert sprite(seen(state), "deck-top").badge == 104 - 5 - 2


def test_the_stars_to_win_are_pale_until_they_are_won() -> None:
    drawn = seen(house("5 b1", "9 2", "1", stars=[2, 0]))
    assert [sprite(drawn, name).tone for name in ids(drawn, "stars-0")] == ["plain"] * 2 + ["dim"] * 3
    assert len(ids(seen(house("5 b1", "9", "1", "1", "1")), "stars-3")) == 3


def test_the_last_card_lands_then_the_star_is_won_then_six_cards_come() -> None:
    """ET-22, in two moments with the hand empty."""
    for state, name in ((middle("5 b1", "6", "1"), "6"), (beginner("5 1", "6", "1"), "6>1")):
        stages: list[Scene] = []
        state.witness = lambda stage, kept=stages: kept.append(TABLE.scene(stage.view(0), 0))
        play(state, name)
        assert [ids(stage, "hand-0") + ids(stage, "buttons") for stage in stages] == [[], []]
        assert [sprite(stage, "star-0-0").tone for stage in (*stages, seen(state))] == ["dim", "lit", "plain"]
        assert [stage.prompt for stage in stages] == [Label("prompt-star")] * 2
        assert [stage.floats for stage in stages] == [(), (Float("star-0-0", "+1"),)]


def test_gestures_touch_a_card_then_its_pile() -> None:
    state = house("5 b1", "6 6 5n b3", "1")
    assert paths(state) == {
        "6": {("mine-6-0", "floors"), ("mine-6-1", "floors")},
        "5n": {("mine-5n-0", "floors")},
        "b3": {("mine-b3-0", "balls")},
    }
    assert paths(beginner("4 8", "5 1", "1")) == {"5>1": {("mine-5-0", "floors-1")}, "pass": {("pass",), ("deck",)}}


def test_gestures_for_drawing_cutting_in_and_finishing() -> None:
    assert paths(house("5 b1", "8 9", "1")) == {"draw": {("draw",), ("deck",)}}
    asked = play(house("5 b1", "6 9 2", "7n 1"), "6")
    assert paths(asked) == {"7n!": {("mine-7n-0", "floors")}, "let": {("let",)}}
    finishing = play(middle("5 b1", "6 b2", "1"), "6")
    assert paths(finishing) == {"top b2": {("mine-b2-0", "balls")}}


def test_what_a_touch_that_leads_nowhere_means() -> None:
    def means(state: Floors, seat: int, *path: str) -> str | None:
        action = TABLE.why(state.view(seat), seat, list(path))
        return box().name(action) if isinstance(action, int) else action.key if action else None

    state = house("5 b1", "6 9 2n b3", "7n 1")
    assert means(state, 0, "mine-9-0", "floors") == "9" and means(state, 0, "mine-9-0") == "9"
    assert means(state, 0, "mine-b3-0", "balls-1") == "b3" and means(state, 0, "deck-top") == "draw"
    assert means(state, 1, "mine-7n-0", "floors") == "7n!" and means(state, 1, "mine-1-0") == "1"
    assert means(state, 0, "ring-4") is None and means(state, 0, "mine-x-0") is None
    assert means(beginner("4 8", "5 1", "1"), 0, "mine-1-0", "floors-2-1") == "1>2"
    assert means(state, 0, "floors-1") == "card-first" and means(state, 1, "floors-1") is None
    assert means(house("5 b1", "8 9", "1"), 0, "floors-1") is None, "no card goes: the line says to draw"


def test_the_last_touch_counts_not_what_the_table_took_up_by_itself() -> None:
    def means(state: Floors, *path: str) -> str:
        action = TABLE.why(state.view(0), 0, list(path))
        assert isinstance(action, int)
        return box().name(action)

    state = beginner("4 8", "5 1", "1")  # only the 5 goes, so the table has it taken up already
    assert means(state, "mine-5-0", "mine-1-0") == "1>1" and means(state, "mine-5-0", "floors-2-1") == "5>2"
    state = house("5 b1", "6 9", "1")
    assert means(state, "mine-6-0", "mine-9-0") == "9" and means(state, "mine-6-0", "draw") == "draw"


def test_the_ring_of_floors_is_an_option() -> None:
    assert "ring" not in [zone.id for zone in seen(house("5 b3", "6", "1")).zones]
    drawn = seen(house("5 b3", "6", "1", helps=True))
    lit = {s.id for s in drawn.sprites if s.zone == "ring" and s.tone == "lit"}
    assert lit == {"ring-2", "ring-5", "ring-8"} and len(ids(drawn, "ring")) == 10
    assert sprite(drawn, "ring-5").size > sprite(drawn, "ring-2").size
    ring = next(zone for zone in drawn.zones if zone.id == "ring")
    assert ring.kind == "board" and ring.label.args == {"fits": "2, 5, 8"}
    for s in drawn.sprites:
        if s.zone == "ring":
            assert all(s.at[i] >= 0 and s.at[i] + s.size[i] <= ring.size[i] for i in range(2))


@pytest.mark.parametrize("floor", range(10))
def test_no_floor_of_the_ring_covers_another(floor: int) -> None:
    """The open ones are larger; beginners may have two of them side by side."""
    drawn = seen(beginner(f"{floor} {(floor + 1) % 10}", "6", "1", helps=True))
    floors = [s for s in drawn.sprites if s.zone == "ring"]
    for one, other in combinations(floors, 2):
        assert any(one.at[i] + one.size[i] <= other.at[i] or other.at[i] + other.size[i] <= one.at[i] for i in (0, 1))


@pytest.mark.parametrize("floor", range(10))
def test_what_is_laid_on_lies_in_the_middle_of_the_ring(floor: int) -> None:
    """Three piles side by side, and no floor of the ring lies on them, however large."""
    drawn = seen(beginner(f"{floor} {(floor + 5) % 10}", "6", "1", helps=True))
    piles = [zone for zone in drawn.zones if zone.kind == "pile"]
    assert [(zone.id, zone.inside) for zone in piles] == [("floors-1", "ring"), ("floors-2", "ring"), ("deck", "ring")]
    assert not any(zone.inside for zone in seen(beginner("4 9", "6", "1")).zones)
    for one, other in combinations([*piles, *[s for s in drawn.sprites if s.zone == "ring"]], 2):
        assert any(
            one.at[i] + one.size[i] <= other.at[i] + 1e-6 or other.at[i] + other.size[i] <= one.at[i] + 1e-6
            for i in (0, 1)
        )


def test_the_ring_of_beginners_shows_the_neighbours_on_both_piles() -> None:
    drawn = seen(beginner("4 9", "6", "1", helps=True))
    assert {s.id for s in drawn.sprites if s.tone == "lit"} == {f"ring-{n}" for n in (3, 4, 5, 8, 9, 0)}


def test_the_option_reaches_the_scene() -> None:
    state = box().start(2, {"helps": True, "level": "beginner"}, seed=1)
    assert "ring" in [zone.id for zone in TABLE.scene(state.view(0), 0).zones]


@pytest.mark.parametrize(
    ("state", "key"),
    [
        (house("5 b1", "6 9 b1", "1"), "prompt-lay"),
        (house("5 b1", "6 9", "1"), "prompt-lay-floor"),
        (house("5 b1", "8 9", "1"), "prompt-draw"),
        (house("5 b1", "8 9", "1", drawn=True), "prompt-pass"),
        (house("5 b1", "6 9", "1", drawn=True), "prompt-lay-or-pass"),
        (play(house("5 b1", "8 9 b3", "1"), "b3"), "prompt-floor"),
        (play(house("5 b1", "6 7 9", "1"), "6"), "prompt-more"),
        (play(house("5 b1", "6 9 9 b4", "1"), "6"), "prompt-more"),
        (play(house("5 b1", "6 9", "1"), "6"), "prompt-done"),
        (play(house("5 b1", "6 b2", "1"), "6"), "prompt-top-only"),
        (play(house("5 b1", "6 b2 b3", "1"), "6"), "prompt-top"),
        (play(house("5 b1", "6 9", "1"), "6", "end"), "prompt-wait"),
        (beginner("5 1", "6 9", "1"), "prompt-beginner"),
        (beginner("5 1", "8 8", "1"), "prompt-beginner-draw"),
        (play(beginner("5 1", "6 7 7", "1"), "6>1"), "prompt-more"),
        (play(beginner("5 1", "6 9 9", "1"), "6>1"), "prompt-done"),
        (play(middle("5 b1", "6", "1", stars=[4, 0]), "6"), "prompt-over"),
        (play(house("5 b1", "7n 1", "6 9", active=1), "6"), "prompt-cut-in"),
    ],
)
def test_the_next_thing_to_do_is_always_said(state: Floors, key: str) -> None:
    prompt = seen(state).prompt
    assert prompt is not None and prompt.key == key


def test_beginners_are_told_of_drawing_not_of_passing() -> None:
    """ET-62: the line, the button and the list of moves say the same."""
    view = beginner("5 1", "6 9", "1").view(0)
    named = [s.label for s in TABLE.scene(view, 0).sprites if s.id == "pass"]
    moves = [gesture.label for gesture in TABLE.gestures(view, 0, [kinds.PASS])]
    assert [label and label.key for label in [*named, *moves]] == ["button-pass-draw", "draw", "draw"]
    nothing = {**view, "deck": 0}
    assert TABLE.scene(nothing, 0).prompt == Label("prompt-beginner-pass")
    assert [gesture.label for gesture in TABLE.gestures(nothing, 0, [kinds.PASS])] == [Label("pass")] * 2


def buttons(state: Floors, seat: int = 0) -> list[str]:
    return ids(seen(state, seat), "buttons")


def test_only_buttons_that_make_sense_are_shown() -> None:
    assert buttons(house("5 b1", "6 9", "1")) == ["draw"] and buttons(house("5 b1", "6 9", "1"), 1) == []
    assert buttons(house("5 b1", "6 9", "1", drawn=True)) == ["pass"]
    assert buttons(play(house("5 b1", "6 9", "1"), "6")) == ["end"]
    assert buttons(play(house("5 b1", "6 9", "7n 1"), "6"), 1) == ["let"]
    assert buttons(play(house("5 b1", "6 b2", "1"), "6")) == []
    assert buttons(beginner("5 1", "6 9", "1")) == ["pass"]


@pytest.mark.parametrize("case", [case for case in CASES if case.options.get("level") == "beginner"], ids=label)
def test_beginners_need_to_read_nothing(case: Case) -> None:
    """Everything on the table is a picture; no sprite shows a text."""
    for step in sampled(case, 60, every=5):
        drawn = TABLE.scene(step.state.view(step.seat), step.seat)
        assert all(s.art and s.text is None for s in drawn.sprites)
        assert {re.sub(r"\d", "", str(s.art)) for s in drawn.sprites} <= {
            "floor-", "back", "deck", "star", "button-pass", "button-end"
        }  # fmt: skip
