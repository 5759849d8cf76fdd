"""Words: complete in both languages, with the right plurals."""

import re
from pathlib import Path

import pytest

from igroteka.engine.words import Words
from igroteka.games import game, games

ROOMS = sorted(path.parent for path in Path(__file__).parents[2].glob("src/igroteka/**/words.en.ftl"))


def keys(folder: Path, language: str) -> list[str]:
    lines = (folder / f"words.{language}.ftl").read_text(encoding="utf-8").splitlines()
    return [line.split(" =")[0] for line in lines if " =" in line and line[0].isalpha()]


@pytest.mark.parametrize("folder", ROOMS, ids=lambda folder: folder.name)
def test_every_room_says_the_same_in_both_languages(folder: Path) -> None:
    assert set(keys(folder, "ru")) == set(keys(folder, "en"))
    assert len(set(keys(folder, "ru"))) == len(keys(folder, "ru")), "a word is written twice"


@pytest.mark.parametrize("name", games())
def test_every_game_has_its_title_and_options_in_words(name: str) -> None:
    for language in ("ru", "en"):
        assert all(game(name).words.has(language, key) for key in ("title", "pitch"))
        for option in game(name).options:
            assert game(name).words.has(language, f"option-{of_all(option.name)}"), option.name
            words = [f"option-{of_all(option.name)}-{value}" for value in option.choices if not value.isdigit()]
            assert all(game(name).words.has(language, word) for word in words), words


@pytest.mark.parametrize(("count", "said"), [(1, "1 маркер"), (2, "2 маркера"), (5, "5 маркеров"), (21, "21 маркер")])
def test_russian_plurals(count: int, said: str) -> None:
    assert game("pryzhok").words.text("ru", "tally-markers", {"count": count}) == said


def test_a_key_nobody_wrote_is_shown_as_it_is() -> None:
    assert Words().text("en", "no-such-key") == "no-such-key"


def test_an_unknown_language_is_english() -> None:
    assert Words().text("fr", "game-over") == Words().text("en", "game-over")


def of_all(name: str) -> str:
    """What each player chooses for themselves (`figure-2`) has one word for all of them."""
    return re.sub(r"-\d+$", "", name)
