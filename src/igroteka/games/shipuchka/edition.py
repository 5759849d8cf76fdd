"""The chips as an edition file tells them: packs of faces with copies."""

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from igroteka.engine.refusal import Refusal

from .kinds import CHIPS, KIND_BY_NAME, KINDS, PLAIN, SWAP

Colour = Literal["R", "G", "B", "Y"]
ENOUGH = 44  # seven for each of six, and bubbles
MOST_COPIES = 3


class Plain(msgspec.Struct, forbid_unknown_fields=True):
    """Plain chips: a face for each colour and picture."""

    colours: Annotated[list[Colour], msgspec.Meta(min_length=1, max_length=4)]
    pictures: Annotated[list[Literal["rock", "scissors", "paper"]], msgspec.Meta(min_length=1, max_length=3)]
    copies: Annotated[int, msgspec.Meta(ge=1, le=MOST_COPIES)]


class Super(msgspec.Struct, forbid_unknown_fields=True):
    """Superchips, one of each."""

    colours: Annotated[list[Colour], msgspec.Meta(min_length=1, max_length=4)]
    pictures: Annotated[list[Literal["+2", "rev", "x2", "ask", "/2"]], msgspec.Meta(min_length=1, max_length=5)]
    copies: Literal[1] = 1


class Chips(msgspec.Struct, forbid_unknown_fields=True, rename={"superchips": "super"}):
    """All chips of a box (SH-1)."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    plain: Annotated[list[Plain], msgspec.Meta(min_length=1, max_length=50)]
    superchips: Annotated[list[Super], msgspec.Meta(max_length=50)] = []
    swap: bool = True

    def counts(self) -> list[int]:
        """Return the number of chips of each face."""
        counts = [0] * KINDS
        packs: list[Plain | Super] = [*self.plain, *self.superchips]
        for pack in packs:
            for name in [f"{colour}.{picture}" for colour in pack.colours for picture in pack.pictures]:
                counts[KIND_BY_NAME[name]] += pack.copies
        counts[SWAP] = int(self.swap)
        return counts


def faults(chips: Chips, file: str) -> Iterator[Refusal]:
    """Yield why a game cannot be played with these chips: file, key and expectation."""
    counts = chips.counts()
    if max(counts[:PLAIN]) > MOST_COPIES:
        yield Refusal("chips-too-many-copies", "SH-1", file=file, field="plain", most=MOST_COPIES)
    if max(counts[PLAIN:]) > 1:
        yield Refusal("chips-super-once", "SH-1", file=file, field="super")
    if not ENOUGH <= sum(counts) <= CHIPS:
        yield Refusal("chips-number", "SH-1", file=file, field="copies", low=ENOUGH, high=CHIPS, found=sum(counts))
