"""What an action brought, in words, as everybody at the table could see it.

A game says it in `table.brought(views, seat)`: `views` are what a spectator saw, from before the action over its stages
to what came of it, so nothing secret can be in it. A game that says nothing has its floating points added up.
"""

from collections.abc import Sequence
from types import ModuleType
from typing import Any

from igroteka.engine.scene import Label, View


def brought(part: ModuleType, views: Sequence[View], seat: int) -> list[Label]:
    said = getattr(part, "brought", None)
    labels: list[Label] = floated(part, views) if said is None else said(views, seat)
    return labels


def floated(part: ModuleType, views: Sequence[View]) -> list[Label]:
    """All that rose in the stages: "+1" and "+2" are 3."""
    texts = [rising.text for view in views[1:] for rising in part.scene(view, None).floats]
    count = sum(int(text) for text in texts if text[1:].isdecimal() and text[0] in "+-")
    return [Label("brought", {"count": f"{count:+}"})] if count else []


def of(whose: int, seat: int, key: str, **args: Any) -> Label:
    """Something that came to `whose` by what `seat` did: another is called by name."""
    return Label(key, args if whose == seat else {**args, "seat": whose + 1})


def grown(before: Sequence[int], after: Sequence[int]) -> list[tuple[int, int]]:
    """Who has more than before, and how much more."""
    more = [(whose, now - then) for whose, (then, now) in enumerate(zip(before, after, strict=True))]
    return [(whose, count) for whose, count in more if count > 0]
