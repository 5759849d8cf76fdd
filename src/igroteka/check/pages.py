"""Words, rules pages and lessons: both languages say the same, what is shown loads, what is wanted can be done."""

import json
import re
from collections.abc import Iterator

from igroteka.engine.refusal import Refusal
from igroteka.engine.words import LANGUAGES

from .faults import Fault, fault
from .subject import Subject

RULE = re.compile(r"\*\*([A-Z]{2}-\d+)\*\*")
POSITION = re.compile(r"^```position\n(.*?)\n```", re.MULTILINE | re.DOTALL)
WORD = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)


def languages_say_the_same(subject: Subject) -> Iterator[Fault]:
    """both languages have the same words"""
    texts = {language: subject.folder / f"words.{language}.ftl" for language in LANGUAGES}
    absent = [language for language, file in texts.items() if not file.exists()]
    if absent:
        yield from (fault(f"words.{language}.ftl", "file-missing") for language in absent)
        return
    words = {language: set(WORD.findall(file.read_text("utf-8"))) for language, file in texts.items()}
    for language, other in (("ru", "en"), ("en", "ru")):
        for word in sorted(words[other] - words[language]):
            yield fault(f"words.{language}.ftl", "word-missing", word=word, language=language)


def the_shelf_can_show_it(subject: Subject) -> Iterator[Fault]:
    """it has a title and a line for the shelf"""
    for language in LANGUAGES:
        for word in ("title", "pitch"):
            if not subject.game.words.has(language, word):
                yield fault(f"words.{language}.ftl", "word-missing", word=word, language=language)


def rules_pages_agree(subject: Subject) -> Iterator[Fault]:
    """the rules pages name the same rules in both languages, and their diagrams load"""
    pages = {language: subject.folder / f"rules.{language}.md" for language in LANGUAGES}
    there = [language for language, file in pages.items() if file.exists()]
    if len(there) == 1:
        yield fault(f"rules.{'en' if there == ['ru'] else 'ru'}.md", "file-missing")
    texts = {language: pages[language].read_text("utf-8") for language in there}
    if len(there) == 2 and RULE.findall(texts["ru"]) != RULE.findall(texts["en"]):
        yield fault("rules.ru.md", "rules-differ")
    for language, text in texts.items():
        yield from (
            bad for diagram in POSITION.findall(text) for bad in unloaded(subject, f"rules.{language}.md", diagram)
        )


def unloaded(subject: Subject, file: str, diagram: str) -> Iterator[Fault]:
    try:
        subject.game.load(json.loads(diagram))
    except (Refusal, ValueError) as problem:
        yield fault(file, "diagram", problem=str(problem))


def lessons_can_be_done(subject: Subject) -> Iterator[Fault]:
    """each step of a lesson loads, and what it wants is legal there"""
    for number, lesson in enumerate(subject.game.lessons(), 1):
        try:
            state = subject.game.load(lesson.position)
        except Refusal as problem:
            yield fault("lessons.py", "lesson-position", step=number, problem=str(problem))
            continue
        legal = {subject.game.name(action) for action in state.legal(lesson.seat)}
        yield from (
            fault("lessons.py", "lesson-wants", step=number, action=name) for name in lesson.wanted if name not in legal
        )
        for language in LANGUAGES:
            if not subject.game.words.has(language, lesson.text.key):
                yield fault(f"words.{language}.ftl", "word-missing", word=lesson.text.key, language=language)


def strategy_plays(subject: Subject) -> Iterator[Fault]:
    """the strategy judges from -1 to 1 and chooses legal actions"""
    from igroteka.engine.core.actions import Actions
    from igroteka.engine.core.dice import Dice

    known = subject.game.strategy()
    for number, step in enumerate(subject.moments(9, most=10)):
        if step.seat < 0:
            continue
        worth = known.evaluate(step.state, step.seat)
        if not -1.0 <= worth <= 1.0:
            yield fault("strategy.py", "evaluate", worth=f"{worth:.3g}")
            return
        actions = Actions()
        step.state.list_actions(step.seat, actions)
        legal = list(actions)
        if known.policy(step.state, step.seat, Dice(number), actions) not in legal:
            yield fault("strategy.py", "policy")
            return


CHECKS = (languages_say_the_same, the_shelf_can_show_it, rules_pages_agree, lessons_can_be_done, strategy_plays)
