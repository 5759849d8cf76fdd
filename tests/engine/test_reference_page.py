"""docs/reference.md names every field an author may use."""

import re
from pathlib import Path

import pytest

from igroteka.engine import codec as notations
from igroteka.engine.codec import Notation
from igroteka.engine.core.state import State
from igroteka.engine.core.strategy import Strategy
from igroteka.engine.lesson import Lesson
from igroteka.engine.option import Option
from igroteka.engine.scene import Float, Gesture, Label, Scene, Sprite, Zone
from igroteka.engine.scene import Path as Line

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reference.md").read_text("utf-8")
SECTIONS = dict(re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL))
HOMES = {Float: "Scene", Line: "Zone"}


@pytest.mark.parametrize("kind", [Label, Scene, Zone, Sprite, Gesture, Lesson, Option, Float, Line])
def test_every_field_is_named(kind: type) -> None:
    section = SECTIONS[HOMES.get(kind, kind.__name__)]
    assert [name for name in kind.__struct_fields__ if f"`{name}`" not in section] == []  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", [State, Strategy])
def test_every_method_is_named(kind: type) -> None:
    own = [name for name in vars(kind) if not name.startswith("_") and callable(getattr(kind, name))]
    missing = [name for name in own if f"`{name}(" not in SECTIONS[kind.__name__]]
    assert set(missing) <= {"clone", "legal"}


def test_every_notation_is_named() -> None:
    kinds = [kind for kind in vars(notations).values() if isinstance(kind, type) and issubclass(kind, Notation)]
    names = [kind.__name__ for kind in kinds if kind is not Notation]
    assert names and [name for name in names if f"| `{name}(" not in SECTIONS["Notations"]] == []


def test_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(((?!http)[^)#]+)\)", PAGE)
    assert links and all((ROOT / "docs" / link).exists() for link in links)
