"""Drawings can be laid into a page as they are: they parse, they are small, they bring nothing from outside."""

import re
import subprocess
import sys
from itertools import permutations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tools.draw import catalogue
from tools.draw.palette import PIECES

ROOT = Path(__file__).parents[2]
FILES = sorted(catalogue.present(ROOT))
SHAPES = {"svg", "g", "path", "circle", "ellipse", "rect"}
FORBIDDEN = {"style", "class", "id", "href"}
PAPER, SQUARE = (100, 140), (100, 100)
KINDS = dict.fromkeys(("frog", "marker", "cell", "button", "face", "bot", "emote"), SQUARE)
KINDS |= dict.fromkeys(("floor", "night", "ball"), PAPER) | {"icon": (40, 40), "box": (240, 300)}


def drawing(path: str) -> ElementTree.Element:
    return ElementTree.fromstring((ROOT / path).read_text(encoding="utf-8"))


def size(path: str) -> tuple[int, int]:
    left, top, width, height = map(int, drawing(path).attrib["viewBox"].split())
    assert (left, top) == (0, 0)
    return width, height


def faults(element: ElementTree.Element) -> set[str]:
    """What a strict page would refuse, or what could clash with another drawing."""
    tag = element.tag.removeprefix("{http://www.w3.org/2000/svg}")
    names = {name for name in element.attrib if name in FORBIDDEN or name.startswith(("on", "{"))}
    return names | ({tag} - SHAPES) | {value for value in element.attrib.values() if "url(" in value}


def test_holds_plain_shapes_and_presentation_attributes_only() -> None:
    assert {path: wrong for path in FILES for part in drawing(path).iter() if (wrong := faults(part))} == {}


def test_numbers_are_numbers() -> None:
    assert [path for path in FILES if re.search(r"\b(nan|inf|None)\b", (ROOT / path).read_text("utf-8"))] == []


def test_is_small() -> None:
    limits = {path: 18_000 if "/box-" in path or "/ground-" in path else 4_096 for path in FILES}
    assert [path for path in FILES if (ROOT / path).stat().st_size > limits[path]] == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_has_one_size(kind: str) -> None:
    of_kind = [path for path in FILES if Path(path).stem.split("-")[0] == kind]
    assert {size(path) for path in of_kind} == {KINDS[kind]}


@pytest.mark.parametrize("points", [1, 3])
def test_points_of_the_build_are_counted_in_stars(points: int) -> None:
    """A figure on the card would be read as one number with the sum beside it."""
    parts = list(drawing(f"src/igroteka/games/stroyka/art/points-{points}.svg").iter())
    assert sum(part.tag.endswith("path") for part in parts) == points


@pytest.mark.parametrize("cells", [6, 8])
def test_a_board_is_as_large_as_its_cells(cells: int) -> None:
    assert size(f"src/igroteka/games/pryzhok/art/board-{cells}.svg") == (cells * 100, cells * 100)


def test_drawing_anew_changes_nothing() -> None:
    check = [sys.executable, "-m", "tools.draw", "--check"]
    done = subprocess.run(check, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_table_finds_every_piece() -> None:
    """Names that scenes of the games use."""
    colours = ("red", "orange", "yellow", "green", "blue", "violet")
    pieces = {f"{kind}-{colour}" for kind in ("frog", "marker") for colour in colours}
    cards = {f"{kind}-{n}" for kind in ("floor", "night") for n in range(10)} | {f"ball-{n}" for n in range(1, 10)}
    cards |= {"ball-near", "ball-even", "ball-odd", "ball-skip", "back", "deck", "star"}
    assert pieces | cards <= {Path(path).stem for path in FILES}


def frog(top: str, under: str) -> str:
    return (ROOT / f"src/igroteka/games/pryzhok/art/frog-{top}-{under}.svg").read_text("utf-8")


def test_a_frog_shows_both_its_colours_and_they_differ_by_shape() -> None:
    """What is beneath is seen without lifting it, whatever eyes one has."""
    pairs = list(permutations(PIECES, 2))
    assert [pair for pair in pairs if any(PIECES[side].base not in frog(*pair) for side in pair)] == []
    colourless = {re.sub(r"#[0-9a-f]{6}", "", frog(*pair)) for pair in pairs}
    assert len(colourless) == len(pairs)
