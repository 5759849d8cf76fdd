"""Every rule is named in a test, stands on the rules page, and every rule a game cites exists."""

import re
from pathlib import Path

import pytest

from igroteka.games import game, games

TESTS = Path(__file__).parent
SHARED = TESTS.parents[1] / "shared/rules"
RULE = re.compile(r"\b([A-Z]{2}-\d+)\b")
RANGE = re.compile(r"\b([A-Z]{2})-(\d+) (?:to|–) (?:[A-Z]{2}-)?(\d+)\b")


def rules_of(name: str) -> set[str]:
    page = (game(name).folder / "rules.en.md").read_text()
    return set(re.findall(r"\*\*([A-Z]{2}-\d+)\*\*", page))


@pytest.mark.parametrize("name", games())
def test_every_rule_is_named_in_a_test(name: str) -> None:
    named = "".join(path.read_text() for path in (TESTS / "games" / name).glob("test_*.py"))
    tested = set(RULE.findall(named)) | {
        rule.upper().replace("_", "-") for rule in re.findall(r"test_([a-z]{2}_\d+)", named)
    }
    assert not rules_of(name) - tested


@pytest.mark.parametrize("name", games())
def test_every_rule_the_code_cites_stands_on_the_rules_page(name: str) -> None:
    cited = {rule for path in game(name).folder.glob("*.py") for rule in RULE.findall(path.read_text())}
    assert cited <= rules_of(name)


@pytest.mark.skipif(not SHARED.exists(), reason="the rules as they were agreed on are not beside this checkout")
@pytest.mark.parametrize("name", games())
def test_the_rules_page_has_every_rule_that_was_agreed_on(name: str) -> None:
    agreed = re.findall(r"^- ([A-Z]{2}-\d+) ", (SHARED / f"{name}.md").read_text(), re.MULTILINE)
    assert agreed
    assert set(agreed) <= rules_of(name)


RULING = {"en": "our ruling", "ru": "наше решение"}


@pytest.mark.skipif(not SHARED.exists(), reason="the rules as they were agreed on are not beside this checkout")
@pytest.mark.parametrize("language", RULING)
@pytest.mark.parametrize("name", ["pryzhok", "stroyka", "etazhiki", "shipuchka"])
def test_the_rules_page_marks_our_rulings_and_nothing_else(name: str, language: str) -> None:
    agreed = paragraphs((SHARED / f"{name}.md").read_text(), r"- ([A-Z]{2}-\d+) ")
    page = paragraphs((game(name).folder / f"rules.{language}.md").read_text(), r"- \*\*([A-Z]{2}-\d+)\*\* ")
    marked = {rule for rule, text in page.items() if RULING[language] in text.lower()}
    assert marked == {rule for rule, text in agreed.items() if "[R]" in text}


def paragraphs(text: str, start: str) -> dict[str, str]:
    """Return the paragraph of each rule by its id."""
    _, *parts = re.split(f"^{start}", text, flags=re.MULTILINE)
    return {rule: body.split("\n\n")[0] for rule, body in zip(parts[::2], parts[1::2], strict=True)}
