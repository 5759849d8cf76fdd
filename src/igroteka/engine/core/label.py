"""Texts by their keys: no language in the rules."""

from typing import Any

import msgspec


class Label(msgspec.Struct, frozen=True):
    """A text by its key in the game's words."""

    key: str
    args: dict[str, Any] = {}
