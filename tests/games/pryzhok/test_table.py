"""What one sees of Flip Jump: frogs keep their ids, markers fly to whoever took them."""

from igroteka.engine.refusal import Refusal
from igroteka.engine.scene import Scene, Sprite
from igroteka.games import game
from igroteka.games.pryzhok.rules import FlipJump
from tests.games.pryzhok.pond import FREE, box, play, pond

TABLE = game("pryzhok").table()


def seen(state: FlipJump, seat: int | None = 0) -> Scene:
    return TABLE.scene(state.view(seat), seat)


def sprite(drawn: Scene, name: str) -> Sprite:
    return next(sprite for sprite in drawn.sprites if sprite.id == name)


def test_a_frog_that_slides_moves_and_turns_over() -> None:
    state = pond("rg .. bv")
    before, after = (sprite(drawn, "frog-gr") for drawn in (seen(state), seen(play(state, "a1-b1"))))
    assert (before.at, before.art) == ((0, 5), "frog-red-green")
    assert (after.at, after.art, after.move) == ((1, 5), "frog-green-red", "hop")


def test_a_marker_comes_from_the_supply() -> None:
    after = seen(play(pond("ro ry .. gr"), "d1-c1"))
    won = sprite(after, "won-0-r-0")
    assert (won.zone, won.art, won.source) == ("taken-0", "marker-red", "marker-r-1")
    gone = sprite(after, "marker-r-1")
    assert (gone.tone, gone.label) == ("dim", None) and sprite(after, "marker-r-0").tone == "plain"


def test_every_colour_keeps_its_place_whatever_is_taken() -> None:
    """Nothing shuffles when a marker goes: one sees which colour is used up."""
    state = pond("ro ry .. gr")
    before, after = (
        {s.id: s.at for s in drawn.sprites if s.zone == "markers"}
        for drawn in (seen(state), seen(play(state, "d1-c1")))
    )
    assert before == after and sorted(after.values()) == [(i,) for i in range(12)]


def test_a_marker_taken_earlier_stays_where_it_is() -> None:
    state = pond("ro ry .. gr", turn=1, supply=FREE[1:], taken=["r", ""])
    after = seen(play(state, "d1-c1"))
    assert sprite(after, "won-0-r-0").zone == "taken-0" and sprite(after, "won-1-r-0").zone == "taken-1"


def test_markers_of_a_set_are_pale_until_they_are_won() -> None:
    drawn = seen(pond("rg", variant="sets", taken=["r", ""]))
    assert (sprite(drawn, "marker-r-0").tone, sprite(drawn, "marker-o-0").tone) == ("plain", "dim")
    assert "markers" not in [zone.id for zone in drawn.zones]


def test_the_button_is_there_for_the_jumper_only() -> None:
    state = play(pond(".. .. ..\n.. .. yv\nrg ob .."), "a1^c1")
    assert sprite(seen(state, 0), "stop").zone == "buttons"
    assert "stop" not in [s.id for s in seen(state, 1).sprites] + [s.id for s in seen(state, None).sprites]
    assert sprite(seen(state), "cell-a1").tone == "trace", "the way it came can be seen"


def test_a_gesture_is_a_frog_and_a_cell() -> None:
    state = pond("rg ob ..")
    paths = {gesture.path for gesture in TABLE.gestures(state.view(0), 0, state.legal(0))}
    assert {("frog-gr", "cell-c1"), ("frog-bo", "cell-c1"), ("frog-gr", "cell-a2")} <= paths


def touched(state: FlipJump, *path: str, seat: int = 0) -> str | None:
    """What a path of touches would be: an action by name, or the key of what is said to it."""
    meaning = TABLE.why(state.view(seat), seat, path)
    if isinstance(meaning, Refusal):
        assert all(box().words.has(language, meaning.key) for language in ("ru", "en"))
        return f"{meaning.rule} {meaning.key}"
    return None if meaning is None else box().name(meaning)


def test_a_wrong_touch_means_the_action_it_would_be() -> None:
    state = pond("rg .. ob ..")
    assert touched(state, "frog-gr", "cell-d1") == "a1^d1"
    assert touched(state, "frog-gr", "frog-bo") == "a1^c1"


def test_a_touch_that_is_no_action_says_why() -> None:
    state = play(pond(".. .. ..\n.. .. yv\nrg ob .."), "a1^c1")
    assert touched(state, "frog-gr", "cell-d3") == "PR-14 not-straight"
    assert touched(state, "frog-bo") == "PR-16 another-frog-jumps"
    assert touched(state, "cell-d4") == "PR-12 frog-first"
    assert touched(state, "cell-z9") is None


def test_out_of_turn_any_touch_is_an_action_that_can_be_refused() -> None:
    state = pond("rg .. ob ..")
    assert touched(state, "frog-gr", "cell-b3", seat=1) == box().name(0)


def test_pr_13_a_slanting_slide_is_explained_where_frogs_slide_along_and_across_only() -> None:
    state = pond(".. .. ..\n.. rg ..\n.. .. ..", slides=4)
    paths = {tuple(gesture.path) for gesture in TABLE.gestures(state.view(0), 0, state.legal(0))}
    assert paths == {("frog-gr", f"cell-{cell}") for cell in ("a2", "b1", "b3", "c2")}
    action = TABLE.why(state.view(0), 0, ["frog-gr", "cell-c3"])
    assert isinstance(action, int)
    refusal = box().why_not(state, 0, action)
    assert refusal is not None and (refusal.key, refusal.rule) == ("slides-straight", "PR-13")
    assert "along and across" in refusal.text("en") and "вдоль и поперёк" in refusal.text("ru")
