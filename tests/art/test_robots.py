"""Five robots have five characters, in both languages; an even match says what it does."""

import re
from pathlib import Path

import pytest

from igroteka.bots.even import EVEN
from igroteka.bots.levels import LEVELS
from igroteka.engine.words import LANGUAGES

CLIENT = Path(__file__).parents[2] / "client"
ROBOTS = [*LEVELS, EVEN]


def test_each_level_has_a_face_of_its_own() -> None:
    faces = {(CLIENT / "art" / f"bot-{name}.svg").read_text("utf-8") for name in ROBOTS}
    assert len(faces) == len(ROBOTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_level_has_a_name_and_an_even_match_is_said_openly(language: str) -> None:
    words = (CLIENT / "src" / "app" / "words" / f"{language}.ftl").read_text("utf-8")
    names = {word(words, f"table-bot-{name}") for name in ROBOTS}
    assert len(names) == len(ROBOTS)
    assert len(word(words, "start-even")) > 60


def word(words: str, key: str) -> str:
    found = re.search(f"^{key} = (.+)$", words, re.MULTILINE)
    assert found, key
    return found[1]
