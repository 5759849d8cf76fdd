"""Faces of chips as the table shows them: drawings, ids, words."""

from typing import Any

from .kinds import COLOURS, KINDS, PICTURES, SWAP, colour, picture

WORDS = (*PICTURES, "plus", "rev", "twice", "ask", "half", "swap")


def chip_words(kind: int) -> dict[str, Any]:
    """Return the arguments of a label about a face: its colour and its picture."""
    return {"colour": "none" if kind == SWAP else COLOURS[colour(kind)], "picture": WORDS[picture(kind)]}


def face_id(prefix: str, kind: int) -> str:
    words = chip_words(kind)
    return f"{prefix}-swap" if kind == SWAP else f"{prefix}-{words['colour']}-{words['picture']}"


def art(kind: int, prefix: str = "chip") -> str:
    return face_id(prefix, kind)


_KIND_BY_ID = {face_id("", kind): kind for kind in range(KINDS)}


def kind_of_id(name: str) -> int | None:
    """Return the face that the id of a sprite names, whatever its prefix."""
    return _KIND_BY_ID.get(name[name.find("-") :]) if "-" in name else None


def kind_of(chip: int | str) -> int:
    """Return the face of a chip; the numbers are the same in every box."""
    number = int(chip)
    return number // 3 if number < 36 else number - 24 if number < 56 else SWAP
