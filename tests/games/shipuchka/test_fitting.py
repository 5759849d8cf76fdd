"""The full tables "last chip x candidate", with and without an order: SH-20 to SH-23, SH-33, SH-61."""

import pytest

from igroteka.engine.refusal import Refusal
from igroteka.games.shipuchka.kinds import COLOURS, NAMES
from tests.games.shipuchka.bottle import FIZZ, do, names, table, why

PICTURES = ("rock", "scissors", "paper")
WINS = {("rock", "scissors"), ("scissors", "paper"), ("paper", "rock")}


def expected(last: str, candidate: str, kids: bool) -> bool:
    """The rules once more, in the words of the rulebook and not of the code."""
    if "swap" in (last, candidate):
        return True
    (old_colour, old), (new_colour, new) = last.split("."), candidate.split(".")
    if old_colour == new_colour:
        return True
    if kids or old not in PICTURES:
        return old == new
    return (new, old) in WINS


def goes(last: str | None, candidate: str, **known: object) -> bool:
    other = "B.paper" if candidate != "B.paper" else "B.rock"
    taken = names(table("", last, hands=[candidate, other], **known))
    return any(name.split("*")[0].split("=")[0] == candidate for name in taken)


@pytest.mark.parametrize("kids", [False, True])
@pytest.mark.parametrize("last", NAMES)
def test_what_goes_after_every_chip(last: str, kids: bool) -> None:
    """SH-21, SH-22; SH-61 for children; SH-35: swap goes on all and all goes on it."""
    row = {candidate: goes(last, candidate, kids=kids) for candidate in NAMES}
    assert row == {candidate: expected(last, candidate, kids) for candidate in NAMES}


@pytest.mark.parametrize("asked", COLOURS)
@pytest.mark.parametrize("kids", [False, True])
def test_what_goes_during_an_order(asked: str, kids: bool) -> None:
    """SH-33: any chip of the colour and no other; SH-35: and swap. The last chip does not matter."""
    for last in NAMES:
        row = {candidate: goes(last, candidate, kids=kids, ask=asked, ask_left=2) for candidate in NAMES}
        assert row == {candidate: candidate == "swap" or candidate[0] == asked for candidate in NAMES}


def test_sh_20_the_first_chip_may_be_any() -> None:
    assert all(goes(None, candidate) for candidate in NAMES)
    begun = FIZZ.start(2, {}, seed=5)
    assert begun.view(begun.turn)["last"] is None


def test_sh_23_two_at_once_only_if_identical() -> None:
    state = table("R.rock R.rock R.paper G.paper G.paper B.rock", "R.scissors")
    assert {name for name in names(state) if "*" in name} == {"R.rock*2"}
    assert do(state.clone(), "R.rock*2").side() == 2 and do(state.clone(), "R.rock").side() == 1
    assert why(state, "R.paper*2") == ("double-needs-two", "SH-23")


def test_sh_33_the_colour_is_named_with_the_chip() -> None:
    state = table("R.ask B.scissors")
    assert names(state) == {f"R.ask={colour}" for colour in COLOURS}
    assert why(state, "R.ask") == ("name-a-colour", "SH-33")


@pytest.mark.parametrize(
    ("last", "chip", "known", "key", "rule", "said"),
    [
        ("R.rock", "G.scissors", {}, "unfit-plain", "SH-21", "red, or paper"),
        ("R.paper", "G.rock", {}, "unfit-plain", "SH-21", "red, or scissors"),
        ("R.+2", "G.rev", {}, "unfit-super", "SH-22", "red, or “take two”"),
        ("R.rock", "G.scissors", {"kids": True}, "unfit-kids", "SH-61", "red, or rock"),
        (
            "R.rock",
            "G.paper",
            {"ask": "B", "ask_left": 2},
            "unfit-asked",
            "SH-33",
            "Ordered: blue, for 2 more chips",
        ),
    ],
)
def test_the_reason_says_what_fits(
    last: str, chip: str, known: dict[str, object], key: str, rule: str, said: str
) -> None:
    state = table(f"{chip} R.scissors", last, **known)
    refusal = FIZZ.why_not(state, 0, FIZZ.parse(chip))
    assert refusal is not None and (refusal.key, refusal.rule) == (key, rule)
    assert said in refusal.text("en") and refusal.text("ru") != key
    asked = FIZZ.table().why(state.view(0), 0, ["last"])  # the sign of the last chip says the same
    assert isinstance(asked, Refusal) and (asked.key, asked.rule) == (key.replace("unfit", "fits"), rule)
    assert said in FIZZ.words.text("en", asked.key, asked.args_by_name)


def test_the_sign_says_when_anything_goes() -> None:
    asked = FIZZ.table().why(table("R.paper", None).view(0), 0, ["last"])
    assert isinstance(asked, Refusal) and (asked.key, asked.rule) == ("fits-any", "SH-20")


def test_a_chip_not_in_hand() -> None:
    assert why(table("R.paper"), "B.+2") == ("chip-not-held", "SH-23")


LINES = {
    ("R.rock", False): "prompt-choose",  # SH-21: a picture that beats it
    ("R.+2", False): "prompt-super",  # SH-22: the same superchip
    ("R.rock", True): "prompt-kids",  # SH-61: the same picture, also of superchips
    ("R.+2", True): "prompt-kids",
    (None, False): "prompt-any",  # SH-20
}


@pytest.mark.parametrize(("last", "kids"), LINES)
def test_the_line_says_what_goes_after_the_last_chip(last: str | None, kids: bool) -> None:
    """SH-20, SH-21, SH-22, SH-61: the line tells the same as the answer to a touch of the last chip."""
    state = table("R.paper G.rock", last, kids=kids)
    assert FIZZ.table().scene(state.view(0), 0).prompt.key == LINES[last, kids]
