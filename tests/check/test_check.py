"""`igroteka check`: a good game passes; every planted fault is named with its file, in both languages."""

import shutil
from pathlib import Path

import pytest

from igroteka.check import WORDS, binaries, command, pages, rules, secrets, table
from igroteka.check.faults import Fault
from igroteka.check.subject import subjects
from igroteka.games import games

EXAMPLES = Path(__file__).parents[2] / "examples"
ALL = (*command.CHECKS, *pages.CHECKS)


def copied(place: Path, name: str, *edits: tuple[str, str, str], example: str = "high_card") -> str:
    """An example under another name, with something wrong in it."""
    folder = place / name
    shutil.copytree(EXAMPLES / example, folder, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for file, good, bad in edits:
        text = (folder / file).read_text("utf-8")
        assert good in text
        (folder / file).write_text(text.replace(good, bad), encoding="utf-8")
    return str(folder)


def found(name: str, *checks: command.Check) -> list[Fault]:
    subject = subjects(name, None)[0]
    return [fault for check in checks or ALL for fault in command.looked(check, subject)]


@pytest.mark.parametrize("name", ["connect_four", "tic_tac_toe", "high_card"])
def test_the_examples_keep_the_contract(name: str) -> None:
    assert found(str(EXAMPLES / name)) == []


FAULTS = [
    ("peeks", "rules.py", "if s == seat else size", "if True else size", secrets.twins_look_the_same, "twin-view"),
    ("tells", "game.py", "known = eyes == seat or", "known = True or", secrets.told_is_seen, "told"),
    ("undone", "game.py", "action.everybody() if", "set() if", secrets.learning_is_declared, "reveals"),
    ("open_box", "game.py", "CARDS, True, Plain", "CARDS, False, Plain", secrets.hidden_is_declared, "hidden"),
    ("renamed", "game.py", "str(action + 1)", "str(action // 2)", rules.notation_comes_back, "notation"),
    ("drawn", "table.py", '"coin", source', '"gem", source', table.art_is_drawn, "art-missing"),
    ("speechless", "words.ru.ftl", "prompt-lay =", "prompt-put =", table.labels_have_words, "word-missing"),
    ("untouched", "table.py", "in actions]\n", "in actions[1:]]\n", table.actions_have_gestures, "no-gesture"),
    ("taught", "lessons.py", '("2", "5")', '("2", "24")', pages.lessons_can_be_done, "lesson-wants"),
    ("judged", "strategy.py", "min(1, lead", "min(9, 3 + lead", pages.strategy_plays, "evaluate"),
    (
        "astray",
        "table.py",
        'Label("zone-prize"))',
        'Label("zone-prize"), inside="x")',
        table.things_have_places,
        "no-board",
    ),
    (
        "crashes",
        "table.py",
        'view["prizes"][view["round"]]',
        'view["x"][view["round"]]',
        table.things_have_places,
        "crashed",
    ),
    ("unruly", "rules.ru.md", "**HC-4**", "**HC-5**", pages.rules_pages_agree, "rules-differ"),
]


@pytest.mark.parametrize(("name", "file", "good", "bad", "check", "key"), FAULTS, ids=[fault[0] for fault in FAULTS])
def test_a_planted_fault_is_named(
    tmp_path: Path, name: str, file: str, good: str, bad: str, check: command.Check, key: str
) -> None:
    faults = found(copied(tmp_path, f"high_card_{name}", (file, good, bad)), check)
    assert f"check-{key}" in [fault.key for fault in faults]
    text = next(fault for fault in faults if fault.key == f"check-{key}")
    assert text.file.startswith("art" if key == "art-missing" else file)
    assert all("{" not in text.text(language) and "check-" not in text.text(language) for language in ("ru", "en"))


def test_a_win_that_is_not_there_is_reported(tmp_path: Path) -> None:
    wrong = ("rules.py", "return fourth(self.stones[seat])", "return fourth(self.stones[1 - seat])")
    (fault,) = found(copied(tmp_path, "four_of_others", wrong, example="connect_four"), rules.wins_are_seen)
    assert fault.key == "check-can-win" and "can_win" in fault.text("ru")


def test_an_endless_game_is_reported_with_its_last_actions(tmp_path: Path) -> None:
    again = ("rules.py", "self.held[seat] ^= bit(action)\n        for", "for")
    forever = ("rules.py", "self.round += 1", "self.round += 0")
    (fault,) = found(copied(tmp_path, "high_card_for_ever", again, forever), rules.games_end)
    assert fault.key == "check-endless" and len(fault.args["last"].split(", ")) == 8


def test_a_game_in_which_nobody_can_go_on_is_reported_once(tmp_path: Path) -> None:
    stuck = (
        "rules.py",
        "if 0 <= seat < self.players and self.round < HAND",
        "if 0 <= seat < self.players and self.round < 2",
    )
    faults = found(copied(tmp_path, "high_card_stuck", stuck), *rules.CHECKS, *secrets.CHECKS)
    assert [fault.key for fault in faults] == ["check-stuck"]
    assert faults[0].args["last"]


def test_the_command_says_what_it_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("IGROTEKA_LANGUAGE", "en")
    monkeypatch.setattr(command, "CHECKS", ())
    monkeypatch.setattr(command, "ONCE", (pages.the_shelf_can_show_it,))
    assert command.run(str(EXAMPLES / "high_card"), None) == 0
    assert "All is well" in capsys.readouterr().out
    untitled = copied(tmp_path, "high_card_untitled", ("words.en.ftl", "title =", "name ="))
    assert command.run(untitled, None) == 1
    assert "words.en.ftl: the word “title” is missing" in capsys.readouterr().out


def test_our_own_games_keep_what_authors_are_held_to() -> None:
    faults = [fault.text("en") for name in games() for check in pages.CHECKS for fault in found(name, check)]
    assert faults == []


def test_compiled_rules_are_compared(tmp_path: Path) -> None:
    if not (binaries.CHECKOUT / "building").is_dir():
        pytest.skip("only in a checkout")
    small = ("rules.pxd", "cdef cellset held[4]", "cdef unsigned char held[4]")
    faults = found(copied(tmp_path, "high_card_small", small), binaries.compiled_is_the_same)
    assert [fault.key for fault in faults] in (["check-compiled-differs"], [])  # nothing where no compiler is
    assert (
        faults
        or "no C compiler"
        in binaries.told("-m", "building.own", str(EXAMPLES / "high_card"), str(tmp_path / "x")).stderr
    )


def test_all_sentences_are_there_in_both_languages() -> None:
    keys = [line.split(" =")[0] for line in WORDS.source("en").splitlines() if line.startswith("check-")]
    assert keys and all(WORDS.has("ru", key) for key in keys)
