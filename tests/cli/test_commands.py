"""The command line: help, suggestions and the list of games."""

import json

import pytest

from igroteka.cli import lab, main
from igroteka.cli.commands import COMMANDS

ALL = [[name] for name in COMMANDS] + [["lab", name] for name in lab.COMMANDS]


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IGROTEKA_LANGUAGE", "en")


@pytest.mark.parametrize("words", ALL, ids=" ".join)
def test_every_help_explains_itself_and_has_an_example(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*words, "--help"])
    text = capsys.readouterr().out
    assert ended.value.code == 0
    assert "Example" in text and f"  igroteka {' '.join(words)}" in text
    assert "the same" not in text.lower()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["paly"], "Did you mean “play”?"),
        (["lab", "lader", "pryzhok"], "Did you mean “ladder”?"),
        (["games", "etazhik"], "Did you mean “etazhiki”?"),
    ],
)
def test_unknown_names_get_a_suggestion(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code: object = main(words)
    except SystemExit as ended:
        code = ended.code
    assert code == 2
    assert sentence in capsys.readouterr().err


def test_games_are_listed_with_their_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    listed = {game["game"]: game for game in json.loads(capsys.readouterr().out)}
    assert len(listed) == 5
    pryzhok = listed["pryzhok"]
    assert pryzhok["players"] == [2, 3, 4] and "edition-8x8.toml" in pryzhok["editions"]
    [quiet] = [option for option in pryzhok["options"] if option["name"] == "quiet"]
    assert quiet["kind"] == "int" and quiet["label"]["en"].startswith("Stop after")
    assert main(["games"]) == 0
    text = capsys.readouterr().out
    assert "Flip Jump" in text and "edition-8x8.toml" in text and "variant=[markers]|sets" in text


def test_own_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "examples/tic_tac_toe"]) == 0
    assert "tic_tac_toe" in capsys.readouterr().out
