"""Physics' answers as numbers and as text: `fell 12,17,31` by chips, `fell laid,G.rock` by faces, `fell -`."""

import re

from .box import Box
from .kinds import CHIPS, FACES, FELL, KIND_BY_NAME, KINDS, LAID, NAMES, SMALL_ACTIONS, place_named, small_name

CHIP = re.compile(r"0|[1-9]\d?", re.ASCII)
LOW = (1 << LAID) - 1


def is_answer(box: Box, action: int) -> bool:
    """Return whether it is the number of an answer: chips of the box, or faces as their lowest copies."""
    if action & ~(FACES | 3 << LAID | LOW) or not action & FELL or action < 0:
        return False
    if action & LOW & ~box.all:
        return False
    if action & FACES != FACES:
        return action >> LAID & 3 == 0
    return action != FACES and action >> LAID & 3 < 3 and is_lowest(box, action & LOW)


def is_lowest(box: Box, chips: int) -> bool:
    return all(chips & box.chips(kind) == lowest(box, kind, count(box, kind, chips)) for kind in range(KINDS))


def count(box: Box, kind: int, chips: int) -> int:
    return (chips & box.chips(kind)).bit_count()


def lowest(box: Box, kind: int, number: int) -> int:
    """The lowest-numbered copies of a face."""
    chips = [1 << chip for chip in range(CHIPS) if box.chips(kind) >> chip & 1]
    return sum(chips[:number])


def name(box: Box, action: int) -> str:
    if action < FELL:
        return small_name(action)
    if action & FACES == FACES:
        return f"fell {','.join(faces(box, action))}"
    return "fell " + (",".join(str(chip) for chip in range(CHIPS) if action >> chip & 1) or "-")


def faces(box: Box, action: int) -> list[str]:
    """Return the fallen chips as a player enters them."""
    laid = ["laid"] * (action >> LAID & 3)
    told = [NAMES[kind] for kind in range(KINDS) for _ in range(count(box, kind, action & LOW))]
    return [*laid, *told]


def parsed(box: Box, text: str) -> int | None:
    """The action a text names; None when it names none."""
    if text in SMALL_ACTIONS:
        return SMALL_ACTIONS[text]
    if text.startswith("@"):
        return place_named(text)
    if not text.startswith("fell "):
        return None
    return fallen(box, text.removeprefix("fell "))


def fallen(box: Box, text: str) -> int | None:
    if text == "-":
        return FELL
    names = text.split(",")
    return chips_named(box, names) if CHIP.fullmatch(names[0]) else faces_named(box, names)


def chips_named(box: Box, names: list[str]) -> int | None:
    """Chip numbers, rising."""
    if len(names) > CHIPS or not all(CHIP.fullmatch(name) for name in names):
        return None
    chips = [int(name) for name in names]
    if chips != sorted(set(chips)) or not all(box.all >> chip & 1 for chip in chips):
        return None
    return FELL | sum(1 << chip for chip in chips)


def faces_named(box: Box, names: list[str]) -> int | None:
    """`laid` first, then faces in any order; never more of a face than there are."""
    laid, rest = names.count("laid"), [name for name in names if name != "laid"]
    if laid > 2 or len(rest) > CHIPS or not all(name in KIND_BY_NAME for name in rest):
        return None
    told = {KIND_BY_NAME[name]: rest.count(name) for name in rest}
    if any(number > box.chips(kind).bit_count() for kind, number in told.items()):
        return None
    return FACES | laid << LAID | sum(lowest(box, kind, number) for kind, number in told.items())
