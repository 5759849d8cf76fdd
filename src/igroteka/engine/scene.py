"""Scenes and gestures: zones, sprites and touches. They contain no language: every text is a label."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from .core.label import Label as Label

View = Mapping[str, Any]  # what a seat knows, as plain data

Tone = Literal["plain", "dim", "lit", "trace"]


class Path(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way drawn from point to point, under the sprites, in the units of its zone."""

    points: tuple[tuple[float, float], ...]
    art: str = "path"


class Zone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the table: a board, a hand, a pile, a row, the buttons; of a seat or of all.

    `turn` is in degrees: the zone turns with everything on it, as one motion. A zone `inside` a board stands `at` a
    place of it, as big as its `size`, both in the board's units.
    """

    id: str
    kind: Literal["board", "hand", "pile", "row", "buttons", "pile3d"]
    label: Label
    seat: int | None = None
    size: tuple[float, float] = (1, 1)  # of a board in its units; (6, 1): a row before a seat has room for six
    inside: str | None = None
    at: tuple[float, float] = (0, 0)
    art: str | None = None
    turn: float = 0
    paths: tuple[Path, ...] = ()
    sway: float = 0  # pile3d: how a held chip trembles, in millimetres
    film: str | None = None  # pile3d: the last placement as it happened (docs/decisions/0060)


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
    upright: bool = False  # stays upright when its zone is turned
    back: str | None = None  # the art of its other side, seen when it is lifted to look under it


class Float(msgspec.Struct, frozen=True):
    """A short text that rises from a sprite or a zone in this beat: "+1"."""

    at: str
    text: str


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """All a seat sees, and one short line that says what to do next.

    As a beat it stands at least `hold` milliseconds before the next one.
    """

    zones: list[Zone]
    sprites: list[Sprite]
    prompt: Label | None = None
    hold: int = 0
    floats: tuple[Float, ...] = ()


class Gesture(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action as the things to touch, in order.

    With `point` the last thing is a zone and the gesture ends in a point of it: there are too many actions to list,
    so `action` is None, and `Table.aim` returns the action of a point.
    """

    action: int | None
    path: tuple[str, ...]
    label: Label
    point: bool = False


class Step(msgspec.Struct, omit_defaults=True):
    """One touch of a gesture: what it does, or what is touched next. Gestures that begin alike share a step."""

    touch: str
    then: list["Step"] = []
    action: int | str | None = None  # text where a browser would round the number
    label: Label | None = None
    point: bool = False  # the gesture ends in a point of this zone
    prompt: Label | None = None  # the line once this has been touched
