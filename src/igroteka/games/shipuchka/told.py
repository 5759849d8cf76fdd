"""SH-82: with a real bottle the players tell what fell, by faces: tick them one by one, then say so."""

from collections.abc import Mapping
from typing import Any

from igroteka.engine.scene import Gesture, Label, Sprite, Tone

from .faces import art, chip_words, face_id, kind_of, kind_of_id
from .kinds import CLEAR, FACES, FELL, LAID, MARK, MARK_LAID

View = Mapping[str, Any]


def counted(chips: list[Any]) -> dict[int, int]:
    """How many there are of each face."""
    kinds = sorted(kind_of(chip) for chip in chips)
    return {kind: kinds.count(kind) for kind in kinds}


def pile(view: View) -> list[Sprite]:
    """The faces on the real bottle; of a face that has been ticked only what is left."""
    ticked = counted(view["marked"])
    shown = [(kind, count - ticked.get(kind, 0)) for kind, count in counted(list(view["pile"])).items()]
    return [on_bottle(kind, left, i) for i, (kind, left) in enumerate(shown)]


def on_bottle(kind: int, left: int, index: int) -> Sprite:
    tone: Tone = "plain" if left else "dim"
    label = Label("chip-on-bottle", {**chip_words(kind), "count": left})
    return Sprite(face_id("on", kind), "pile", (index,), art(kind), label, badge=left if left > 1 else None, tone=tone)


def fingers(view: View) -> list[Sprite]:
    """The chip just laid, until it is ticked as fallen."""
    if not view["laid"]:
        return []
    kind, left = kind_of(view["laid"][0]), len(view["laid"]) - view["marked_laid"]
    label = Label("chip-just-laid", {**chip_words(kind), "count": left})
    at = (len(counted(list(view["pile"]))),)
    badge = left if left > 1 else None
    return [Sprite("just-laid", "pile", at, art(kind), label, badge=badge, tone="lit" if left else "dim")]


def buttons(view: View) -> list[str]:
    if not view["companion"]:
        return []
    return ["told", "clear"] if view["marked"] or view["marked_laid"] else ["standing"]


def answer(view: View) -> int:
    """What has been ticked, as an answer."""
    chips = sum(1 << chip for chip in view["marked"])
    return FACES | view["marked_laid"] << LAID | chips if chips or view["marked_laid"] else FELL


def gestures_of(view: View, action: int) -> list[Gesture]:
    if action >= FELL:
        name = "told" if view["marked"] or view["marked_laid"] else "standing"
        return [Gesture(action, (name,), Label(f"do-{name}"))] if view["companion"] else []
    if action == CLEAR:
        return [Gesture(action, ("clear",), Label("do-clear"))]
    if action == MARK_LAID:
        return [Gesture(action, ("just-laid",), Label("mark-laid", chip_words(kind_of(view["laid"][0]))))]
    if MARK <= action < MARK_LAID:
        return [Gesture(action, (face_id("on", action - MARK),), Label("mark", chip_words(action - MARK)))]
    return []


def meant(view: View, touched: str) -> int | None:
    known = {"told": answer(view), "standing": FELL, "clear": CLEAR, "just-laid": MARK_LAID}
    if touched in known:
        return known[touched]
    kind = kind_of_id(touched) if touched.startswith("on-") else None
    return None if kind is None else MARK + kind
