"""What falls, from given answers: SH-24, SH-25, SH-27, SH-40 to SH-44; and with a real bottle, SH-82."""

import pytest

from igroteka.engine.core.seats import CHANCE
from igroteka.engine.refusal import Refusal
from tests.games.shipuchka.bottle import FIZZ, count, do, hand, lay, names, table, why

FLAT = [1.0, 0.0, 0.0, 0.0]
PILE = {"30": [0.0, 0.0, 2.5, *FLAT], "16": [4.0, 3.0, 7.5, *FLAT], "20": [-20.0, 0.0, 2.5, *FLAT]}
APART = ("@-15,0", "@15,0")


def test_sh_40_and_sh_42_the_laid_one_stayed_and_the_turn_counts() -> None:
    """SH-42, SH-40: all that fell are the layer's, and the chip works."""
    state = lay(table("R.+2 G.rock", pile=PILE), "R.+2", "16,20")
    assert sorted(hand(state, 0)) == ["B.rock", "G.paper", "G.rock"]
    assert count(state, 1) == 4 and state.active == 0  # SH-30 struck


def test_sh_41_it_fell_alone() -> None:
    state = lay(table("R.paper R.scissors G.rock", pile=PILE), "R.paper", "laid")
    assert state.active == 0 and names(state) == {"R.paper", "R.scissors", "give-up"}
    again = lay(state, "R.scissors", "laid")
    assert names(again) == {"R.paper", "R.scissors", "give-up"}
    do(again, "give-up")
    assert again.active == 1 and not again.retry
    assert again.view(None)["last"] == "R.rock"


@pytest.mark.parametrize(("rulings", "held"), [("letter", 3), ("first", 4)])
def test_sh_41_giving_up_costs_nothing(rulings: str, held: int) -> None:
    """In games of version 0.1 it cost a bubble."""
    state = lay(table("R.paper R.scissors G.rock", pile=PILE, rulings=rulings), "R.paper", "laid")
    bubbles = state.view(None)["bubbles"]
    do(state, "give-up")
    assert count(state, 0) == held and state.view(None)["bubbles"] == bubbles + 3 - held and state.active == 1


def test_sh_41_who_gives_up_after_a_swap_fell_has_lost_the_swap() -> None:
    state = do(lay(table("swap B.scissors R.paper"), "swap", "laid"), "give-up")
    assert sorted(hand(state, 0)) == ["B.scissors", "R.paper"] and state.chips(state.out) == [56] and state.active == 1


def test_sh_41_giving_up_is_for_those_whose_chip_fell() -> None:
    assert why(table("R.paper"), "give-up") == ("give-up-after-a-fall", "SH-41")


def test_sh_43_it_fell_with_others() -> None:
    state = lay(table("R.+2 G.rock", pile=PILE), "R.+2", "16,36")
    assert sorted(hand(state, 0)) == ["G.paper", "G.rock", "R.+2"]
    assert state.active == 1 and count(state, 1) == 2 and state.view(None)["last"] == "R.rock"  # SH-27


@pytest.mark.parametrize(
    ("fell", "active", "held", "retry", "last"),
    [
        ("-", 1, 1, False, "R.paper"),
        ("6", 1, 2, False, "R.paper"),
        ("6,16", 1, 3, False, "R.paper"),
        ("6,7", 0, 3, True, "R.rock"),
        ("6,7,16", 1, 4, False, "R.rock"),
    ],
)
def test_sh_44_pairs(fell: str, active: int, held: int, retry: bool, last: str) -> None:
    """Nothing fell; one of the two; one and another; both alone; both with another."""
    state = lay(table("R.paper R.paper G.rock", pile=PILE), "R.paper*2", fell, APART)
    assert (state.active, count(state, 0), bool(state.retry), state.view(None)["last"]) == (active, held, retry, last)


def test_sh_24_places() -> None:
    state = do(table("R.paper G.rock", pile=PILE), "R.paper")
    assert FIZZ.why_not(state, 0, FIZZ.parse("@30,0")) is None  # the rim
    assert why(state, "@31,0") == ("place-beside", "SH-24")
    assert FIZZ.why_not(state, 0, FIZZ.parse("@-32,0")) is None  # over chip 20
    assert why(state, "@-33,0") == ("place-beside", "SH-24")
    assert why(table("R.paper"), "@0,0") == ("chip-first", "SH-23")


def test_sh_24_a_pair_lies_apart_and_the_first_does_not_bear_the_second() -> None:
    state = do(table("R.paper R.paper G.rock"), "R.paper*2", "@30,0")
    assert why(state, "@10,0") == ("places-too-close", "SH-24")
    assert FIZZ.why_not(state, 0, FIZZ.parse("@5,0")) is None
    assert why(state, "@40,0") == ("place-beside", "SH-24")


def test_another_chip_may_be_taken_up_before_the_first_is_laid() -> None:
    state = do(table("R.paper R.scissors G.rock"), "R.paper", "R.scissors")
    assert hand(state, 0) == ["R.paper", "G.rock"] and state.chips(state.laid) == [3]
    assert why(state, "R.scissors") == ("chip-in-your-fingers", "SH-24")


def test_sh_25_bubbles_until_one_fits() -> None:
    state = table("G.scissors")
    assert names(state) == {"take"} and why(table("R.paper"), "take") == ("take-only-without", "SH-25")
    while names(state) == {"take"}:
        do(state, "take")
        assert state.active == 0  # still the same turn
    assert len({name.split("=")[0] for name in names(state)}) == 1  # the one that was taken


def everything(*hands: str) -> dict[str, list[float]]:
    """All other chips stand in a fantastic tower, so that there are no bubbles."""
    free = table("", players=len(hands), hands=list(hands)).bubbles
    chips = [chip for chip in range(57) if free >> chip & 1]
    return {str(chip): [0.0, 0.0, 2.5 + 5 * i, *FLAT] for i, chip in enumerate(chips)}


def test_sh_25_without_bubbles_the_turn_is_missed() -> None:
    hands = ["R.paper G.scissors", "G.rock", "R.scissors"]
    state = table("", players=3, hands=hands, pile=everything(*hands))
    assert lay(state, "R.paper").active == 2


def test_sh_51_nobody_can_move() -> None:
    hands = ["R.paper G.rock", "G.+2"]
    outcome = lay(table("", hands=hands, pile=everything(*hands)), "R.paper").outcome()
    assert outcome is not None and (outcome.rule, outcome.scores, outcome.winners) == ("SH-51", [1, 5], [0])


def test_sh_27_the_last_chip_counts_wherever_it_is() -> None:
    state = table("R.scissors G.rock", pile={"0": [0.0, 0.0, 2.5, *FLAT]})
    lay(state, "R.scissors", "0,3")  # the last chip itself falls, with the laid one
    assert state.view(None)["last"] == "R.rock"


def test_answers_about_other_chips_are_refused() -> None:
    state = do(table("R.paper G.rock", pile=PILE), "R.paper", "@0,0")
    refusal = FIZZ.why_not(state, CHANCE, FIZZ.parse("fell 1,2"))
    assert refusal is not None and refusal.key == "not-on-the-bottle"
    assert FIZZ.why_not(state, 0, FIZZ.parse("fell -")) is not None  # a person cannot answer for physics


STRANGE = ["fell 3,1", "fell 57", "fell 1,1", "fell", "fell x", "fell laid,laid,laid", "@0,-0", "@61,0", "R.swap"]


@pytest.mark.parametrize("text", STRANGE)
def test_other_texts_are_no_notation(text: str) -> None:
    with pytest.raises(Refusal):
        FIZZ.parse(text)


@pytest.mark.parametrize(
    "text", ["fell -", "fell 12,17,31", "fell laid,G.rock", "@12,-5", "R.rock*2", "G.ask=B", "swap"]
)
def test_notation_as_in_the_rules(text: str) -> None:
    assert FIZZ.name(FIZZ.parse(text)) == text


def test_sh_82_with_a_real_bottle_players_tell_what_fell() -> None:
    state = table("R.paper G.rock", companion=True, pile={"0": [], "1": [], "15": []})
    do(state, "R.paper")
    assert state.turn == 0 and names(state) == {"mark R.rock", "mark G.paper", "mark laid", "fell -"}
    direct = do(state.clone(), "fell laid,G.paper")
    assert sorted(hand(direct, 0)) == ["G.paper", "G.rock", "R.paper"] and direct.active == 1  # SH-43
    ticked = do(state, "mark R.rock", "mark R.rock", "mark laid", "mark -", "mark R.rock")
    assert names(ticked) == {"mark R.rock", "mark G.paper", "mark laid", "mark -", "fell R.rock"}
    do(ticked, "fell R.rock")
    assert hand(ticked, 0) == ["R.rock", "G.rock"] and ticked.active == 1  # SH-42


def test_sh_82_more_than_there_are_cannot_have_fallen() -> None:
    state = do(table("R.paper G.rock", companion=True, pile={"0": []}), "R.paper")
    assert why(state, "fell R.rock,R.rock") == ("not-on-the-bottle", "SH-82")
    assert why(state, "fell laid,laid") == ("not-on-the-bottle", "SH-82")
    assert why(state, "@0,0") == ("tell-what-fell", "SH-82")
