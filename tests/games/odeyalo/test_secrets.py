"""What nobody may know: other hands, what was drawn, what was put face down, what was bartered."""

import json
from typing import Any

import pytest

from igroteka.engine.core.dice import Dice
from igroteka.engine.refusal import Refusal
from igroteka.games import game
from igroteka.games.odeyalo.rules import Blanket
from tests.games.odeyalo.bedroom import BOX, play, room

EIGHT = "pull pull pull pull heave join join wake"


def seen(state: Blanket, *eyes: int | None) -> list[str]:
    return [json.dumps(state.view(one)) for one in eyes]


def told(state: Blanket, name: str, eyes: int | None) -> str:
    return BOX.told(state, state.turn, BOX.parse(name), eyes).name


def test_a_view_holds_no_card_of_another_hand_of_the_deck_or_of_the_discards() -> None:
    view = room(".A. .B.", "pull", "racket lure", discards="pillow").view(0)
    assert view["hands"] == ["pull", 2] and view["discards"] == 1 and view["deck"] == 45 - 3 - 3 - 1
    hidden = {key: value for key, value in view.items() if key != "cards"}  # all kinds of cards there are
    assert "racket" not in json.dumps(hidden) and "dice" not in view
    assert room(".A. .B.", "pull lure").view(None)["hands"] == [2, 2]


def test_od_16_nobody_sees_which_card_was_put_away() -> None:
    one, other = (play(room(".A. .B.", EIGHT), f"swap {name}") for name in ("heave", "wake"))
    assert seen(one, 1, None) == seen(other, 1, None)
    state = room(".A. .B.", EIGHT)
    assert told(state, "swap heave", 1) == told(state, "swap wake", None) == "swap"
    assert told(state, "swap heave", 0) == "swap heave"
    surplus = play(room(".A. .B.", EIGHT), "open 1")
    assert told(surplus, "drop heave", 1) == "drop" and told(surplus, "drop heave", 0) == "drop heave"


def test_od_13_nobody_sees_what_was_drawn_until_it_is_played() -> None:
    one, other = (room(".A. .B.", f"lullaby {name}", phase="drawn", drawn=name) for name in ("wake", "lure"))
    assert seen(one, 1, None) == seen(other, 1, None)
    assert one.view(0)["drawn"] == "wake" and one.view(1)["drawn"] is None
    scene = game("odeyalo").table().scene
    assert scene(one.view(1), 1) == scene(other.view(1), 1)


def test_a_barter_is_a_matter_of_two() -> None:
    state = room(".A. .B. .C. .D.", "barter lullaby wake", "racket", "pull", "join")
    name = "play barter lullaby W"
    assert [told(state, name, eyes) for eyes in (0, 1, 2, 3, None)] == [name, name, *["play barter W"] * 3]
    one, other = (play(state.clone(), f"play barter {gift} W") for gift in ("lullaby", "wake"))  # type: ignore[arg-type]
    assert seen(one, 2, 3, None) == seen(other, 2, 3, None)


def test_redeal_changes_all_that_is_hidden_and_nothing_else() -> None:
    state = room(".A. .B. .C. .D.", "pull wake", "racket lure", "join", "spin hands", discards="pillow shove")
    hands = set()
    for seed in range(30):
        other = state.clone()
        other.redeal(0, Dice(seed))
        assert isinstance(other, Blanket)
        assert seen(other, 0) == seen(state, 0) and other.is_whole()
        hands.add(other.cards_in(1))
    assert len(hands) > 10


def test_redeal_lets_the_active_player_hold_what_was_drawn() -> None:
    state = room(".A. .B.", "lullaby wake", phase="drawn", drawn="wake")
    for seed in range(30):
        other = state.clone()
        other.redeal(1, Dice(seed))
        data = other.dump()
        assert data["drawn"] in data["hands"][0].split()


def test_imagining_from_a_view_is_redealing() -> None:
    state = room(".A. bC. .D. .E.", "pull wake", "racket lure", "join", "spin hands", discards="pillow shove")
    for seat in range(4):
        for seed in range(5):
            imagined = BOX.imagine(json.loads(json.dumps(state.view(seat))), seat, Dice(seed))
            other = state.clone()
            other.redeal(seat, Dice(seed))
            assert imagined.dump() == other.dump()


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"hands": [2, "pull pull"]}, "hands"),
        ({"hands": ["pull wake", 9]}, "hands"),
        ({"deck": 5}, "deck"),
        ({"discards": 5}, "deck"),
        ({"touched": "A"}, "touched"),
        ({"drawn": "wake"}, "drawn"),
        ({"turn": 1, "phase": "drawn", "hands": ["pull wake", 0], "deck": 42}, "deck"),
        ({"dice": "0"}, "dice"),
    ],
)
def test_views_that_nobody_can_have_are_refused(change: dict[str, Any], field: str) -> None:
    with pytest.raises(Refusal) as refused:
        BOX.imagine({**room(".A. .B.", "pull wake").view(0), **change}, 0, Dice(1))
    assert refused.value.args_by_name["field"] == field, refused.value
