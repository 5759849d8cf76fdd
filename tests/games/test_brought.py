"""What actions brought, in both languages, from what a spectator sees."""

from collections.abc import Callable
from typing import Any

import pytest

from igroteka.engine.core.state import State
from igroteka.games import game
from tests.games.etazhiki import house
from tests.games.odeyalo import bedroom
from tests.games.pryzhok import pond
from tests.games.shipuchka import bottle
from tests.games.stroyka import clearing
from tests.games.stroyka.test_points import PAY, TAKE

MANY = {"hammer 3": 1, "brush 3": 1, "saw 4": 1, "plank 4": 1}


def said(name: str, language: str, state: State, do: Callable[[Any], object]) -> list[str]:
    """The words for what comes of doing something; what is another's begins with their number."""
    seat, views = state.turn, [state.view(None)]
    state.witness = lambda stage: views.append(stage.view(None))
    do(state)
    labels = game(name).table().summary([*views, state.view(None)], seat)
    text = game(name).words.text
    return [f"{label.args.get('seat', '')}{text(language, label.key, label.args)}" for label in labels]


def both(name: str, make: Callable[[], Any], do: Callable[[Any], object]) -> list[list[str]]:
    return [said(name, language, make(), do) for language in ("en", "ru")]


def test_pr_19_markers_and_frogs_turned_over() -> None:
    assert both("pryzhok", lambda: pond.pond("rg .. bv"), lambda s: pond.play(s, "a1-b1")) == [
        ["1 frog turned over"],
        ["перевернулась 1 лягушка"],
    ]
    assert both("pryzhok", lambda: pond.pond("ro ry .. gr"), lambda s: pond.play(s, "d1-c1")) == [
        ["+1 red marker", "3 frogs turned over"],
        ["+1 красный маркер", "перевернулись 3 лягушки"],
    ]


def test_et_22_a_star_and_cards_still_in_hand() -> None:
    def laid(hand: str) -> list[list[str]]:
        return both("etazhiki", lambda: house.middle("5 b3", hand, "1 1"), lambda s: house.play(s, "8"))

    assert laid("8 6 1") == [["2 cards left"], ["остались 2 карты"]]
    assert laid("8") == [["+1 star: 1 of 5"], ["+1 звезда: 1 из 5"]]


def test_et_19_cards_that_were_drawn() -> None:
    drawn = both("etazhiki", lambda: house.middle("5 b1", "0", "1 1"), lambda s: house.play(s, "draw"))
    assert drawn == [["+2 cards"], ["+2 карты"]]


def test_st_30_points_for_the_part_and_those_beside_it() -> None:
    def taken(house: dict[str, int]) -> list[list[str]]:
        return both(
            "stroyka",
            lambda: clearing.wood("o1.0", PAY, tokens={"q3.0": "saw 3"}, house=house),
            lambda s: clearing.do(s, TAKE),
        )

    assert [told[0] for told in taken({})] == ["+1 point", "+1 очко"]
    assert [told[0] for told in taken(MANY)] == [
        "+4 points: 1 for the part, 3 for those beside it",
        "+4 очка: 1 за часть и 3 за соседние",
    ]


def test_od_21_tokens_the_blanket_and_the_round() -> None:
    won = both(
        "odeyalo",
        lambda: bedroom.room("BaC dE.", "pull wake", "lure lure", blanket=[0, -2]),
        lambda s: bedroom.play(s, "play pull"),
    )
    assert won == [
        ["+3 tokens", "the blanket moved 1 step", "round 1 is over"],
        ["+3 жетона", "одеяло сдвинулось на 1 клетку", "раунд 1 окончен"],
    ]


def test_od_4_gnomes_that_wake_and_the_card_that_comes_with_it() -> None:
    woken = both("odeyalo", lambda: bedroom.room("abC dE.", "racket"), lambda s: bedroom.play(s, "play racket"))
    assert woken == [["3 gnomes woke up", "+1 card"], ["проснулись 3 гнома", "+1 карта"]]


def test_sh_40_what_stands_and_what_fell() -> None:
    def laid(fell: str) -> list[list[str]]:
        def put(state: Any) -> None:
            bottle.do(state, "@0,0", f"fell {fell.replace('laid', str(state.chips(state.laid)[0]))}")

        return both("shipuchka", lambda: bottle.do(bottle.table("R.paper G.rock B.rock"), "R.paper"), put)

    assert laid("-") == [["It stands: 1 chip on the bottle"], ["Стоит! На бутылке 1 фишка"]]
    assert laid("laid") == [["1 chip fell", "+1 chip"], ["упала 1 фишка", "+1 фишка"]]


def test_sh_23_one_of_two_put_back_brings_nothing() -> None:
    state = bottle.do(bottle.table("R.paper R.paper G.rock"), "R.paper*2")
    assert said("shipuchka", "en", state, lambda s: bottle.do(s, "R.paper")) == []


@pytest.mark.parametrize(("chip", "told"), [("R.+2", "2+2 chips"), ("swap", "all hands moved on")])
def test_sh_30_and_sh_35_what_comes_to_others(chip: str, told: str) -> None:
    state = bottle.do(bottle.table(f"{chip} G.rock B.rock", players=3), chip)
    found = said("shipuchka", "en", state, lambda s: bottle.do(s, "@0,0", "fell -"))
    assert told in found
