"""The guided first game and the rules page: they load, they can be done, both languages say the same."""

import json
import re

import pytest

from igroteka.engine.lesson import Lesson
from igroteka.engine.words import LANGUAGES
from igroteka.games import game, games

RULE = re.compile(r"\*\*([A-Z]{2}-\d+)\*\*")
POSITION = re.compile(r"^```position[^\n]*\n(.*?)\n```", re.MULTILINE | re.DOTALL)
DIAGRAM = re.compile(r"^```position ?([^\n]*)\n(.*?)\n```", re.MULTILINE | re.DOTALL)
PICTURE = re.compile(r"!\[\]\(([^)]*)\)")
TWO_LINES = 54  # letters beside the icon, 390 px wide
LESSONS = [(name, lesson) for name in games() for lesson in game(name).lessons()]


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_a_rules_page_reads_like_a_picture_book(name: str, language: str) -> None:
    """Arrows say what moves where, between things in the picture; what is drawn in a sentence is in the box."""
    page = (game(name).folder / f"rules.{language}.md").read_text()
    arrows = [arrow for drawn in DIAGRAM.finditer(page) for arrow in pointed(name, drawn)]
    assert arrows and all(arrows)
    pictures = set(PICTURE.findall(page))
    assert pictures and pictures <= {path.stem for path in (game(name).folder / "art").glob("*.svg")}


def pointed(name: str, drawn: re.Match[str]) -> list[bool]:
    """For every arrow of a diagram: are both its ends things the looker sees?"""
    said = dict(word.split("=", 1) for word in drawn[1].split())
    seat = int(said["seat"]) if "seat" in said else None
    scene = game(name).table().scene(game(name).load(json.loads(drawn[2])).view(seat), seat)
    seen = {thing.id for thing in (*scene.zones, *scene.sprites)}
    return [set(arrow.split(">")) <= seen for arrow in said.get("arrows", "").split(",") if arrow]
