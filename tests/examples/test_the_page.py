"""docs/adding-a-game.md shows the example as it is."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
FOLDER = ROOT / "examples" / "connect_four"


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("name", ["rules.py", "game.py", "table.py"])
def test_the_page_shows_every_line(name: str) -> None:
    shown = [line for block in blocks("python") for line in block.splitlines()]
    assert set((FOLDER / name).read_text("utf-8").splitlines()) <= {*shown, ""}


def test_the_page_shows_nothing_else() -> None:
    sources = [file.read_text("utf-8") for file in FOLDER.glob("*.py")]
    for block in blocks("python"):
        assert any(block in source for source in sources), block


def test_the_types_are_shown() -> None:
    assert blocks("cython") == [(FOLDER / "rules.pxd").read_text("utf-8")]


def test_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(((?!http)[^)#]+)\)", re.sub(r"`[^`\n]*`", "", PAGE))  # code shows how one is written
    assert links
    assert all((ROOT / "docs" / link).exists() for link in links)


def test_the_number_of_lines_is_true() -> None:
    lines = sum(len(file.read_text("utf-8").splitlines()) for file in FOLDER.glob("*.py"))
    assert f": {lines} lines of Python" in PAGE


def test_the_number_of_lines_of_a_card_game_is_true() -> None:
    files = FOLDER.with_name("high_card").glob("*.py")
    lines = {file.stem: len(file.read_text("utf-8").splitlines()) for file in files}
    parts = [lines[name] for name in ("rules", "game", "table", "strategy", "lessons")]
    rules, box, table, strategy, lessons = parts
    each = f"{rules} of rules, {box} for the box, {table} for the table, {strategy} of strategy, {lessons} of lessons"
    assert f"takes {sum(parts)} lines of Python: {each}" in PAGE
