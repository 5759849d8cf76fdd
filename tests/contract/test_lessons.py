"""The guided first game and the rules page: they load, they can be done, both languages say the same."""

import json
import re

import pytest

from igroteka.engine.lesson import Lesson
from igroteka.engine.words import LANGUAGES
from igroteka.games import game, games, part

RULE = re.compile(r"\*\*([A-Z]{2}-\d+)\*\*")
POSITION = re.compile(r"^```position[^\n]*\n(.*?)\n```", re.MULTILINE | re.DOTALL)
TWO_LINES = 54  # letters beside the icon, 390 px wide
LESSONS = [(name, lesson) for name in games() for lesson in part(name, "lessons").steps()]


@pytest.mark.parametrize(("name", "lesson"), LESSONS, ids=[f"{n}-{le.text.key}" for n, le in LESSONS])
def test_a_lesson_can_be_done(name: str, lesson: Lesson) -> None:
    state = game(name).load(lesson.position)
    legal = {game(name).name(action) for action in state.legal(lesson.seat)}
    assert set(lesson.wanted) <= legal
    for language in LANGUAGES:
        assert game(name).words.has(language, lesson.text.key)
        assert game(name).words.has(language, lesson.again.key)


@pytest.mark.parametrize(("name", "lesson"), LESSONS, ids=[f"{n}-{le.text.key}" for n, le in LESSONS])
def test_a_lesson_says_one_idea_in_two_lines_of_a_phone(name: str, lesson: Lesson) -> None:
    said = [game(name).words.text(language, lesson.text.key, lesson.text.args) for language in LANGUAGES]
    assert [text for text in said if len(text) > TWO_LINES] == []


@pytest.mark.parametrize("name", games())
def test_the_rules_pages_have_the_same_rules_in_both_languages(name: str) -> None:
    pages = [(game(name).folder / f"rules.{language}.md").read_text() for language in LANGUAGES]
    assert RULE.findall(pages[0]) == RULE.findall(pages[1])
    assert len(set(RULE.findall(pages[0]))) == len(RULE.findall(pages[0])) > 10


@pytest.mark.parametrize("name", games())
def test_the_diagrams_of_the_rules_pages_load(name: str) -> None:
    for language in LANGUAGES:
        drawn = POSITION.findall((game(name).folder / f"rules.{language}.md").read_text())
        assert drawn
        for text in drawn:
            game(name).load(json.loads(text))
