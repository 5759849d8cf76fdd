"""What nobody may know: other hands, and whether somebody else was asked (ET-34)."""

import json
from typing import Any

import pytest

from igroteka.engine.core.dice import Dice
from igroteka.engine.refusal import Refusal
from igroteka.games import game
from igroteka.games.etazhiki.rules import Floors
from tests.games.etazhiki.house import box, house, legal, middle, play


def plain(data: Any) -> str:
    return json.dumps(data)


def views(state: Floors, *seats: int | None) -> list[str]:
    return [plain(state.view(seat)) for seat in seats]


def twins(hand: str, other: str, name: str = "6") -> tuple[Floors, Floors]:
    """The same table but for the hand of player 1 (and the deck)."""
    return play(house("5 b1", "6 9 2", hand, "7n 3"), name), play(house("5 b1", "6 9 2", other, "7n 3"), name)


def test_et_34_nobody_sees_whether_somebody_else_is_asked() -> None:
    asked, not_asked = twins("7n 1", "8 1")
    assert asked.actors() == (1, 2) and not_asked.actors() == (2,)
    assert views(asked, 0, 2, None) == views(not_asked, 0, 2, None)
    assert asked.pause() and not_asked.pause()
    assert asked.view(1)["asked"] and not not_asked.view(1)["asked"]


def test_et_34_the_active_player_cannot_tell_either_way() -> None:
    asked, not_asked = play(house("5 b1", "6 9 2", "7n 1"), "6"), play(house("5 b1", "6 9 2", "8 1"), "6")
    assert asked.actors() == (1,) and not_asked.actors() == (0,)
    assert views(asked, 0, None) == views(not_asked, 0, None)
    scene = game("etazhiki").table().scene
    assert scene(asked.view(0), 0) == scene(not_asked.view(0), 0)


def test_et_34_letting_go_leaves_no_trace_for_others() -> None:
    state = play(house("5 b1", "6 9 2", "7n 1", "7n 3"), "6")
    before = views(state, 0, 2, None)
    play(state, "let", by=1)
    assert views(state, 0, 2, None) == before
    before = views(state, 0, 1, None)
    play(state, "let", by=2)
    assert views(state, 0, 1, None) == before and state.pause()


def test_et_34_refusals_do_not_tell_who_is_asked() -> None:
    asked, not_asked = twins("7n 1", "8 1")
    for seat in (0, 2):
        for action in range(box().action_count):
            one, other = (box().why_not(state, seat, action) for state in (asked, not_asked))
            assert (one and one.plain()) == (other and other.plain())


def test_a_view_holds_no_card_of_another_hand_and_no_dice() -> None:
    view = house("5 b1", "6 9 2", "7n 1", "8n 3").view(0)
    assert view["hands"] == ["2 6 9", 2, 2] and view["deck"] == 104 - 9
    assert "7n" not in plain(view) and "dice" not in view
    assert house("5 b1", "6 9", "7n 1").view(None)["hands"] == [2, 2]


def redealt(state: Floors, seat: int, seed: int) -> Floors:
    other = state.clone()
    other.redeal(seat, Dice(seed))
    return other


def test_redeal_changes_all_that_is_hidden_and_nothing_else() -> None:
    state = play(house("5 b1", "6 9 2 b2", "7n 1 4", "8n 3 3"), "6", "let")
    kinds = set()
    for seed in range(30):
        other = redealt(state, 0, seed)
        assert plain(other.view(0)) == plain(state.view(0)) and other.is_whole()
        assert other.dump()["dice"] != state.dump()["dice"]
        kinds.add(other.cards_in(1))
    assert len(kinds) > 20


def test_redeal_lets_the_active_player_go_on() -> None:
    """Whoever is to move imagines that all others have let go, or were not asked."""
    state = play(house("5 b1", "6 7 2", "7n 1", "8 3"), "6", "let")
    for seed in range(50):
        other = redealt(state, 0, seed)
        assert other.turn == 0 and other.actors() == (0,) and legal(other) == legal(state)


def test_redeal_asks_the_seat_first_that_is_asked() -> None:
    """Those before it have let go; those behind it are asked if their imagined hand fits."""
    state = play(house("5 b1", "6 9 2", "7n 1 1", "6n 3 3", "9n 3 1", "9n 1 2"), "6")
    after = set()
    for seed in range(300):
        other = redealt(state, 2, seed)
        assert other.turn == 2 and legal(other, 2) == {"6n!", "let"} and 1 not in other.actors()
        after.add(other.actors())
    assert {(2,), (2, 3), (2, 4)} <= after


def test_redeal_for_a_seat_that_looks_on() -> None:
    state = play(house("5 b1", "6 9 2", "7n 1 1", "8 3 3"), "6")
    turns = {redealt(state, 2, seed).turn for seed in range(200)}
    assert turns == {0, 1}  # player 1 may hold a fitting night floor, or not; never player 2


def test_redeal_keeps_a_finishing_hand_without_floors() -> None:
    state = play(middle("5 b1", "6 b2 near skip", "1 2 3"), "6")
    for seed in range(50):
        other = redealt(state, 1, seed)
        assert other.finishing() and all(not name[0].isdigit() for name in other.cards_in(0).split())
        assert plain(other.view(1)) == plain(state.view(1))


def test_redeal_gives_a_floor_to_whoever_goes_on() -> None:
    state = play(house("5 b1", "6 1", "1 2 3"), "6")
    for seed in range(100):
        other = redealt(state, 1, seed)
        assert not other.finishing() and other.window()


def test_redeal_after_a_ball_leaves_a_floor_that_will_go() -> None:
    """ET-18 also in the imagination: with two cards it takes some luck."""
    state = play(house("5 b1", "8 b3 b2", "1 2 3"), "b2", "b3")
    for seed in range(200):
        other = redealt(state, 1, seed)
        assert other.cards_in(0) in {"2", "5", "8", "2n", "5n", "8n"}
        assert other.legal(other.turn)


def test_redeal_finds_the_only_floor_that_can_be_there() -> None:
    """Player 0 has laid ball 3 and holds one card; all floors but one lie elsewhere."""
    fitting = "2 2 2 2 2 5 5 5 5 8 8 8 8 2n 2n 5n 5n 8n 8n"
    state = play(house("5 b1", "8 b3", fitting), "b3")
    assert {redealt(state, 1, seed).cards_in(0) for seed in range(20)} == {"8"}


def test_imagining_from_a_view_is_redealing() -> None:
    state = play(house("5 b1", "6 9 2 b2", "7n 1 4", "8n 3 3"), "6")
    for seat in (0, 1, 2):
        for seed in range(10):
            view = json.loads(plain(state.view(seat)))
            imagined = box().imagine(view, seat, Dice(seed))
            assert plain(imagined.dump()) == plain(redealt(state, seat, seed).dump())


def test_imagining_as_a_spectator() -> None:
    state = play(house("5 b1", "6 9 2 b2", "7n 1 4"), "6")
    imagined = box().imagine(state.view(None), None, Dice(1))
    assert plain(imagined.view(None)) == plain(state.view(None))


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"hands": [3, "1 4 7n", 3]}, "hands"),
        ({"hands": ["6 6 6 6 6 6", 3, 3]}, "hands"),
        ({"hands": ["2 9 x", 3, 3]}, "hands"),
        ({"hands": ["2 9 b2", 3]}, "hands"),
        ({"deck": 5}, "deck"),
        ({"hands": ["2 9 b2", 10**8, 3]}, "hands"),
        ({"asked": True}, "asked"),
        ({"finishing": True}, "finishing"),
        ({"active": 1, "finishing": True, "hands": ["2 9 b2", 60, 3], "deck": 35}, "finishing"),
        ({"hands": ["b1 b2 b3", 3, 3]}, "finishing"),
        ({"hands": ["", 3, 3], "deck": 95}, "hands"),
        ({"level": "middle"}, "deck"),
        ({"window": 3}, "window"),
        ({"window": False}, "window"),
        ({"dice": "0"}, "dice"),
    ],
)
def test_views_that_nobody_can_have_are_refused(change: dict[str, Any], field: str) -> None:
    state = play(house("5 b1", "6 9 2 b2", "7n 1 4", "8n 3 3"), "6")
    with pytest.raises(Refusal) as refused:
        box().imagine({**state.view(0), **change}, 0, Dice(1))
    assert refused.value.args_by_name["field"] == field, refused.value
