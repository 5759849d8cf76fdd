"""Why not? Every refusal says which rule, which floors fit, and why this one does not, in both languages."""

import re

import pytest

from igroteka.engine.words import LANGUAGES
from igroteka.games.etazhiki.rules import Floors
from tests.contract.cases import CASES, Case, label, walk
from tests.games.etazhiki.house import beginner, box, house, middle, play, refused

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


def said(state: Floors, name: str, seat: int | None = None) -> tuple[str, str]:
    refusal = refused(state, name, seat)
    return refusal.text("en"), refusal.text("ru")


def test_et_14_both_sums_and_both_ways_round() -> None:
    english, russian = said(house("5 b3", "6 8", "1"), "6")
    assert english == (
        "Floor 6 does not fit: floor 5 and ball 3 are open. Up: 5 + 3 = 8. Down: 5 − 3 = 2. "
        "Or the same floor, 5. From 5 to 6 it is 1 floor up or 9 floors down."
    )
    assert russian == (
        "Этаж 6 не подходит: открыты этаж 5 и шар 3. Вверх: 5 + 3 = 8. Вниз: 5 − 3 = 2. "
        "Или такой же этаж — 5. От 5 до 6 — 1 этаж вверх или 9 этажей вниз."
    )


def test_et_15_sums_that_go_round_the_ring() -> None:
    english, russian = said(house("9 b2", "5 1", "1"), "5")
    assert "9 + 2 = 11, and above 9 it starts again from 0: that is 1" in english
    assert "9 + 2 = 11, а после 9 снова идёт 0 — значит, 1" in russian
    english, russian = said(house("0 b3", "5 7", "1"), "5")
    assert "0 is also 10, and 10 − 3 = 7" in english and "0 — это и 10, а 10 − 3 = 7" in russian


@pytest.mark.parametrize("opened", range(10))
@pytest.mark.parametrize("ball", range(1, 6))
def test_et_14_the_sums_are_right_on_every_floor(opened: int, ball: int) -> None:
    wrong = next(n for n in range(10) if n not in {opened, (opened + ball) % 10, (opened - ball) % 10})
    english, _ = said(house(f"{opened} b{ball}", f"{wrong} {wrong}", "1"), str(wrong))
    up, down = re.findall(r"(\d+) [+] \d+ = (\d+)", english)[0], re.findall(r"(\d+) − \d+ = (\d+)", english)[0]
    assert (int(up[0]) + ball, int(down[0]) - ball) == (int(up[1]), int(down[1]))
    assert int(up[1]) % 10 == (opened + ball) % 10 and int(down[1]) == (opened - ball) % 10
    above, below = re.findall(r"it is (\d) floors? up or (\d) floors? down", english)[0]
    assert ((opened + int(above)) % 10, (opened - int(below)) % 10) == (wrong, wrong)


@pytest.mark.parametrize(("distance", "words"), [(1, "1 этаж "), (2, "2 этажа "), (4, "4 этажа "), (5, "5 этажей ")])
def test_russian_plurals(distance: int, words: str) -> None:
    opened = "0 near" if distance > 2 else "0 b3"
    _, russian = said(house(opened, f"{distance} 9", "1"), f"{distance}")
    assert words in russian


@pytest.mark.parametrize(
    ("opened", "rule", "fits"),
    [
        ("5 near", "ET-40", "3, 4, 5, 6, 7"),
        ("5 even", "ET-41", "0, 2, 4, 5, 6, 8"),
        ("4 odd", "ET-41", "1, 3, 4, 5, 7, 9"),
    ],
)
def test_special_balls_say_which_floors_go(opened: str, rule: str, fits: str) -> None:
    wrong = next(n for n in range(10) if str(n) not in fits)
    refusal = refused(house(opened, f"{wrong} {wrong}", "1"), str(wrong))
    assert refusal.rule == rule and all(fits in refusal.text(language) for language in LANGUAGES)


def test_et_61_beginners_hear_about_both_piles() -> None:
    refusal = refused(beginner("4 8", "1 1", "1"), "1>1")
    assert all(part in refusal.text("en") for part in ("3, 4, 5", "7, 8, 9", "7 floors up or 3 floors down"))
    other = refused(beginner("4 0", "1 1", "1"), "1>1")
    assert other.key == "pile-unfit-other-fits" and "on 0" in other.text("en")


def test_et_18_the_reasons_against_a_ball() -> None:
    assert refused(house("5 b1", "6 b3", "1"), "b3").key == "ball-covers"
    assert refused(house("5 b1", "b2 b3", "1"), "b3").key == "ball-without-floors"
    assert refused(house("5 b1", "9 b2 b3", "1"), "b3").key == "ball-in-vain"


def test_et_19_what_to_do_instead_of_drawing() -> None:
    assert "6" in refused(house("5 b1", "6 9", "1"), "draw").text("en")
    refusal = refused(house("5 b1", "8 9 b3", "1"), "draw")
    assert refusal.key == "ball-helps" and "ball 3" in refusal.text("en") and "шар 3" in refusal.text("ru")
    assert refused(house("5 b1", "8 9", "1"), "pass").key == "draw-first"


def test_cards_one_does_not_have() -> None:
    assert said(house("5 b1", "6", "1"), "7n") == (
        "You have no night floor 7 in your hand.",
        "У тебя на руке нет ночного этажа 7.",
    )


def test_out_of_turn() -> None:
    state = house("5 b1", "6 7", "6 1")
    assert refused(state, "6", seat=1).text("en") == "It is not your turn: player 1 is to play."
    assert refused(state, "6", seat=7).key == "not-your-turn"
    assert refused(state, "0>1").key == "one-pile-of-floors"


def test_the_end_of_the_game_and_numbers_that_are_no_action() -> None:
    over = play(middle("5 b1", "6", "1", stars=[4, 0]), "6")
    assert refused(over, "6").key == "game-over"
    refusal = box().why_not(house("5 b1", "6", "1"), 0, 99)
    assert refusal is not None and refusal.key == "notation-unknown"


@pytest.mark.parametrize("case", [case for case in CASES if case.name == "etazhiki"], ids=label)
def test_every_refusal_has_a_rule_and_a_sentence_in_both_languages(case: Case) -> None:
    keys = set()
    for number, step in enumerate(walk(case, 50, most=150)):
        for seat in range(case.players):
            for action in range(number % 3, case.game.action_count, 3):
                refusal = case.game.why_not(step.state, seat, action)
                if refusal is not None and refusal.key not in keys:
                    keys.add(refusal.key)
                    assert refusal.rule is not None and refusal.rule.startswith("ET-")
                    english, russian = refusal.text("en"), refusal.text("ru")
                    assert CYRILLIC.search(russian) and not CYRILLIC.search(english)
                    assert "{" not in english + russian and "$" not in english + russian
    assert len(keys) >= 6
