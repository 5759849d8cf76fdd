"""`igroteka replay`, as it is typed."""

from pathlib import Path

import pytest

from igroteka import games
from igroteka.cli import main
from igroteka.engine.core.seats import OVER
from igroteka.engine.record import Record


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IGROTEKA_LANGUAGE", "en")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    box = games.game("pryzhok")
    state = box.start(2, {"quiet": 3}, seed="pond")
    record = Record.begin(box, 2, {"quiet": 3}, "pond")
    while state.turn != OVER:
        action = state.legal(state.turn)[0]
        record.add(box, state.turn, action)
        state.apply(state.turn, action)
    outcome = state.outcome()
    assert outcome is not None
    record.finish(outcome)
    (tmp_path / "game.txt").write_text(record.write(), "utf-8")
    return tmp_path / "game.txt"


def test_a_good_record_is_shown_step_by_step(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file)]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Before the first action\n6 ..")
    assert "\n1. seat " in shown
    assert shown.rstrip().endswith("and the result.")


def test_on_a_terminal_the_reader_says_when_to_go_on(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["", "q"])
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    assert main(["replay", str(file)]) == 0
    shown = capsys.readouterr().out
    assert "\n1. seat " in shown
    assert "\n2. seat " not in shown
    assert "The record is in order" in shown


def test_quiet_says_one_sentence(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--quiet"]) == 0
    assert capsys.readouterr().out.startswith("The record is in order: ")


def test_one_position(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--to", "2"]) == 0
    assert capsys.readouterr().out.startswith("2. seat ")
    assert main(["replay", str(file), "--to", "9999"]) == 2
    assert "There are only" in capsys.readouterr().err


def test_an_illegal_line_is_named_with_its_rule(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = file.read_text("utf-8").split("\n")
    start = lines.index("") + 1
    lines[start] = lines[start].split()[0] + " a1-a2"
    file.write_text("\n".join(lines), "utf-8")
    assert main(["replay", str(file), "--quiet"]) == 2
    assert capsys.readouterr().err == f"igroteka: Line {start + 1}: There is no frog. (PR-12)\n"


def test_without_the_seed_it_says_what_was_checked(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(file.read_text("utf-8").partition("\n\nresult")[0] + "\n", "utf-8")
    assert main(["replay", str(file)]) == 0
    assert "the rules could not be checked" in capsys.readouterr().out


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"not a record\n", b"igroteka record 1\n" * 3])
def test_no_record_at_all(file: Path, content: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(content)
    assert main(["replay", str(file)]) == 2
    assert capsys.readouterr().err.startswith("igroteka: ")


def test_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "none.txt")]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_a_record_cannot_make_us_run_a_folder(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (file.parent / "game.py").write_text("raise SystemExit('we ran it')")
    file.write_text(file.read_text("utf-8").replace("game pryzhok", f"game {file.parent}"), "utf-8")
    assert main(["replay", str(file)]) == 2
    assert "not on the shelf" in capsys.readouterr().err


def test_a_strangers_record_does_not_steer_the_terminal(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = file.read_text("utf-8").replace("seat", "\x1b[2Jseat", 1)
    for written in (text, text.replace("\n\n", "\n\n\x1b]0;owned\x07", 1), f"\x1b[31m{text}"):
        file.write_text(written, "utf-8")
        main(["replay", str(file)])
        said = capsys.readouterr()
        assert "\x1b" not in said.out + said.err and "\x07" not in said.out + said.err


def test_what_a_game_shows_is_made_harmless(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(games.game("pryzhok")), "show", lambda self, state: "\x1b[2J\u202e")
    for more in (["--to", "1"], []):
        assert main(["replay", str(file), *more]) == 0
        assert "\x1b" not in capsys.readouterr().out
