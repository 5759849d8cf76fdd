"""The rules pages: rulings of ours are marked, nothing else is; the card table names every limit."""

import re
from collections import Counter
from pathlib import Path

import pytest

from igroteka.games.odeyalo import kinds

FOLDER = Path(kinds.__file__).parent
RULINGS = {
    "OD-5": 1, "OD-10": 1, "OD-13": 1, "OD-16": 1, "OD-21": 2, "OD-22": 1, "OD-30": 2, "OD-31": 1, "OD-32": 1,
    "OD-34": 1,
}  # fmt: skip
EDITION = {"OD-3": 1, "OD-4": 1}
MARKS = {"ru": ("наше решение", "наше издание"), "en": ("our ruling", "our edition")}
LIMITS = {
    "ru": {"join": "свободную подушку", "barter": "нужны обоим", "racket": "кто-то должен спать"},
    "en": {"join": "a free pillow", "barter": "You need a card to give", "racket": "Somebody must be asleep"},
}


def page(language: str) -> str:
    return (FOLDER / f"rules.{language}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_rules_pages_mark_our_rulings_and_nothing_else(language: str) -> None:
    marked = Counter[str](), Counter[str]()
    for rule, text in re.findall(r"^- \*\*(OD-\d+)\*\*(.*)$", page(language), re.MULTILINE):
        for counts, mark in zip(marked, MARKS[language], strict=True):
            counts[rule] += text.lower().count(f"*({mark})*")
    assert [{rule: count for rule, count in counts.items() if count} for counts in marked] == [RULINGS, EDITION]


@pytest.mark.parametrize("language", ["ru", "en"])
def test_od_4_the_card_table_names_every_limit(language: str) -> None:
    rows = dict(re.findall(r"^\| !\[\]\(card-(\w+)\)(.*)$", page(language), re.MULTILINE))
    assert {card: words in rows[card] for card, words in LIMITS[language].items()} == dict.fromkeys(LIMITS["en"], True)
