"""What is seen and touched: zones, sprites and gestures. No language: every text is a label."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

View = Mapping[str, Any]  # what a seat knows, as plain data

Tone = Literal["plain", "dim", "lit", "trace"]


class Label(msgspec.Struct, frozen=True):
    """A text by its key in the game's words."""

    key: str
    args: dict[str, Any] = {}


class Zone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the table: a board, a hand, a pile, a row, the buttons; of a seat or of all."""

    id: str
    kind: Literal["board", "hand", "pile", "row", "buttons", "pile3d"]
    label: Label
    seat: int | None = None
    size: tuple[float, float] = (1, 1)
    art: str | None = None


class Sprite(msgspec.Struct, frozen=True, omit_defaults=True, rename={"source": "from"}):
    """A thing on the table. The same id elsewhere moves; with another art it turns over."""

    id: str
    zone: str
    at: tuple[float, ...]
    art: str | None = None
    label: Label | None = None
    size: tuple[float, float] = (1, 1)
    turn: float = 0
    layer: int = 0
    text: str | None = None
    badge: int | None = None
    source: str | None = None  # the sprite or zone a new sprite comes from; "from" on the wire
    move: Literal["slide", "hop"] = "slide"
    tone: Tone = "plain"


class Scene(msgspec.Struct, frozen=True):
    """All a seat sees, and one short line that says what to do next."""

    zones: list[Zone]
    sprites: list[Sprite]
    prompt: Label | None = None


class Gesture(msgspec.Struct, frozen=True):
    """A legal action as the things to touch, in order."""

    action: int
    path: tuple[str, ...]
    label: Label
