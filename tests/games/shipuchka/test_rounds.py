"""Dealing, ends of rounds and games, children, alone, conservation: SH-1 to SH-11, SH-50 to SH-71, SH-84."""

from typing import Any

import pytest

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.playout import playout
from igroteka.engine.refusal import Refusal
from igroteka.games.shipuchka import kinds
from igroteka.games.shipuchka.rules import Fizz
from tests.games.shipuchka.bottle import FIZZ, count, do, lay, names, table, why

FLAT = [1.0, 0.0, 0.0, 0.0]


def started(players: int, **options: Any) -> Fizz:
    state = FIZZ.start(players, options, seed=5)
    assert isinstance(state, Fizz)
    return state


def test_sh_1_the_chips_of_the_box() -> None:
    whole = started(2).box
    named = [kinds.NAMES[whole.kind(chip)] for chip in (0, 2, 3, 35, 36, 40, 41, 55, 56)]
    assert named == ["R.rock", "R.rock", "R.scissors", "Y.paper", "R.+2", "R./2", "G.+2", "Y./2", "swap"]
    assert whole.size == 57


def test_sh_3_points() -> None:
    assert [started(2).box.points(1 << chip) for chip in (0, 40, 56)] == [1, 5, 10]


@pytest.mark.parametrize(("players", "chips"), [(2, 18), (3, 13), (4, 10), (5, 8), (6, 7)])
def test_sh_10_dealing(players: int, chips: int) -> None:
    state = started(players)
    assert [count(state, seat) for seat in range(players)] == [chips] * players
    assert len(state.chips(state.bubbles)) == 57 - players * chips


def test_sh_11_hands_are_hidden_and_counts_are_not() -> None:
    view = started(3).view(1)
    assert view["hands"][0] == 13 == view["hands"][2] and len(view["hands"][1]) == 13 and view["bubbles"] == 18


@pytest.mark.parametrize(("players", "chips"), [(2, 28), (3, 19), (5, 11), (6, 9)])
def test_sh_60_children_get_all_chips(players: int, chips: int) -> None:
    state = started(players, kids=True)
    assert [count(state, seat) for seat in range(players)] == [chips] * players
    assert len(state.chips(state.bubbles)) == 57 - players * chips


def test_sh_50_the_first_without_chips_wins_before_any_effect() -> None:
    state = lay(table("", hands=["R.+2", "G.+2 Y.rock"]), "R.+2")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == [0] and outcome.rule == "SH-50"
    assert outcome.scores == [0, 6] and count(state, 1) == 2


def test_sh_50_not_when_something_fell() -> None:
    state = lay(table("R.paper", pile={"30": [0.0, 0.0, 2.5, *FLAT]}), "R.paper", "30")
    assert state.outcome() is None and count(state, 0) == 1 and state.active == 1


def test_sh_52_the_next_round() -> None:
    state = table("", rounds=2, direction=-1, starter=1, scores=[3, 4], hands=["R.paper", "swap G.rock"])
    ends: list[list[int]] = []
    state.witness = lambda moment: ends.append(moment.view(None)["counted"])
    lay(state, "R.paper")
    assert ends[-1] == [0, 11] and state.view(None)["counted"] == []  # shown while the round's end is
    assert (state.round, state.starter, state.direction, state.active) == (1, 0, 1, 0)
    assert state.view(None)["scores"] == [3, 15] and [count(state, seat) for seat in (0, 1)] == [18, 18]
    assert state.view(None)["last"] is None and state.is_whole() and not state.out


def test_sh_52_the_swap_is_back() -> None:
    state = lay(table("", rounds=2, out="swap", hands=["R.paper", "G.rock"]), "R.paper")
    assert state.round == 1 and not state.out and state.is_whole()


def test_sh_52_the_lowest_sum_wins_and_ties_are_shared() -> None:
    hands = ["R.paper", "G.+2 G.rock"]
    state = lay(table("", scores=[9, 3], hands=hands, rounds=2, round=1), "R.paper")
    outcome = state.outcome()
    assert outcome is not None and outcome.scores == [9, 9] and outcome.ranking == [[0, 1]] and outcome.rule == "SH-52"
    assert state.result(0) == state.result(1) == 0.5
    ahead = lay(table("", scores=[9, 2], hands=hands, rounds=2, round=1), "R.paper").outcome()
    assert ahead is not None and ahead.scores == [9, 8] and ahead.winners == [1]  # though seat 0 was out first
    told = [(line.key, *line.args.values()) for line in outcome.tally[1]]
    assert told == [("tally-before", 3), ("tally-chips", 1), ("tally-super", 1, 5)]  # SH-3, counted out


@pytest.mark.parametrize(
    ("line", "ru", "en"),
    [
        (("tally-chips", {"count": 6}), "простых: 6", "plain chips: 6"),
        (("tally-super", {"count": 1, "points": 5}), "1 суперфишка: 5", "1 superchip: 5"),
        (("tally-super", {"count": 2, "points": 10}), "2 суперфишки: 10", "2 superchips: 10"),
        (("tally-super", {"count": 1, "points": 10}), "обмен: 10", "swap: 10"),
    ],
)
def test_sh_3_the_tally_names_what_it_counts(line: tuple[str, dict[str, int]], ru: str, en: str) -> None:
    assert [FIZZ.words.text(language, *line) for language in ("ru", "en")] == [ru, en]


def test_sh_53_a_round_has_its_limit() -> None:
    known: dict[str, Any] = {"limit": 9, "placements": 8, "hands": ["R.+2 G.rock", "G.rock"]}
    state = lay(table("", **dict(known)), "R.+2")
    outcome = state.outcome()
    assert outcome is not None and outcome.rule == "SH-53" and count(state, 1) == 3  # the effect came first
    assert lay(table("", **dict(known)), "R.+2", "laid").outcome() is not None
    assert lay(table("", **{**known, "limit": 0, "placements": 500}), "R.+2").outcome() is None
    pair = lay(table("R.paper R.paper G.rock"), "R.paper*2", places=("@-15,0", "@15,0"))
    assert pair.view(None)["placements"] == 1  # a double counts once


# Alone


def solo(pile: dict[str, Any] | None = None, **known: Any) -> Fizz:
    state = FIZZ.load({"players": 1, "hands": [[]], "pile": pile or {}, **known})
    assert isinstance(state, Fizz)
    return state


def test_sh_70_all_chips_in_any_order_until_one_falls() -> None:
    state = started(1)
    assert count(state, 0) == 57 and {"R.ask", "R.rock*2", "stop", "swap"} <= names(state)
    lay(state, "R.rock*2", places=("@-14,0", "@14,0"))
    outcome = lay(state, "G.+2", "0,1").outcome()
    assert outcome is not None and outcome.scores == [2] and outcome.rule == "SH-70"  # those before the fatal placement


def test_sh_70_stop_at_any_time() -> None:
    state = do(lay(started(1), "B.paper"), "B.rock", "stop")
    outcome = state.outcome()
    assert outcome is not None and outcome.scores == [1] and state.is_whole()
    assert why(table("R.paper"), "stop") == ("stop-alone", "SH-70")


LAYER = {"0": [-14.0, 0.0, 2.5, *FLAT], "15": [14.0, 0.0, 2.5, *FLAT]}


@pytest.mark.parametrize(
    ("challenge", "each", "chip", "place", "key"),
    [
        ("least", 3, "G.rock", "@-14,0", "challenge-least"),
        ("least", 2, "G.rock", "@-14,0", None),
        ("least", 3, "G.rock", "@0,26", None),
        ("most", 2, "G.rock", "@0,26", "challenge-most"),
        ("most", 3, "G.rock", "@0,26", None),
        ("most", 2, "G.rock", "@-14,0", None),
        ("colours", 1, "R.paper", "@-14,0", "challenge-colours"),
        ("colours", 1, "R.paper", "@-20,20", "challenge-colours"),
        ("colours", 1, "R.paper", "@-7,25", "challenge-colours"),  # 0.96 mm apart
        ("colours", 1, "R.paper", "@-3,25", None),  # 2.3 mm
        ("colours", 1, "B.paper", "@-14,0", None),
        ("colours", 1, "swap", "@-14,0", None),
    ],
)
def test_sh_71_challenges(challenge: str, each: int, chip: str, place: str, key: str | None) -> None:
    state = do(solo(LAYER, challenge=challenge, each=each), chip)
    refusal = FIZZ.why_not(state, 0, FIZZ.parse(place))
    assert (refusal.key if refusal else None) == key
    assert refusal is None or refusal.rule == "SH-71"


def test_sh_71_a_pair_keeps_the_challenge_as_a_whole() -> None:
    assert why(do(solo(LAYER, challenge="most", each=3), "G.rock*2", "@0,26"), "@0,-26") == ("challenge-most", "SH-71")
    assert why(do(solo(challenge="colours"), "G.rock*2", "@0,0"), "@25,0") == ("challenge-colours", "SH-71")


@pytest.mark.parametrize(("players", "options"), [(1, {"companion": True}), (2, {"challenge": "most"})])
def test_options_that_do_not_go_together(players: int, options: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        FIZZ.start(players, options)


# All together


@pytest.mark.parametrize("part", range(4))
def test_sh_84_chips_are_conserved_over_10_000_games_with_the_fast_pile(part: int) -> None:
    """Every chip is in exactly one place, whatever falls (SH-40)."""
    dice, actions = Dice(f"conserved {part}"), Actions()
    for number in range(2500):
        options = {"rounds": 1, "limit": 6 + number % 9, "kids": number % 3 == 0}
        state = FIZZ.start(2 + number % 5, options, seed=f"{part} {number}")
        assert isinstance(state, Fizz)
        playout(state, dice, actions)
        assert state.is_whole() and state.outcome() is not None


def test_numbers_of_compiled_code_are_those_of_plain_python() -> None:
    """SH-2, and every constant: box.pxd repeats kinds.py."""
    text = (FIZZ.folder / "box.pxd").read_text()
    said = dict(line.strip().split(" = ") for line in text.splitlines() if " = " in line and line.startswith("    "))
    assert len(said) > 30 and {name: getattr(kinds, name) for name in said} == {n: int(v) for n, v in said.items()}
    assert (kinds.RADIUS, kinds.THICK, kinds.CAP) == (12.5, 5.0, 30.0)


def test_sh_70_alone_one_sees_how_many_stand() -> None:
    state = solo(LAYER)
    shown = next(sprite for sprite in FIZZ.table().scene(state.view(0), 0).sprites if sprite.zone == "count-0")
    assert shown.text == str(len(LAYER))
