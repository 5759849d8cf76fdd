"""The deck as an edition file tells it: packs of cards with numbers, copies and marks."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec

from igroteka.engine.refusal import Refusal

from .kinds import (
    BALL,
    BEGINNER,
    FULL,
    HAND,
    KIND_BY_NAME,
    KINDS,
    LEVELS,
    MIDDLE,
    MOST_COPIES,
    MOST_PLAYERS,
    NEAR,
    NIGHT,
)

Floor = Annotated[int, msgspec.Meta(ge=0, le=9)]
Steps = Annotated[int, msgspec.Meta(ge=1, le=9)]
Copies = Annotated[int, msgspec.Meta(ge=1, le=99)]
Mark = Literal["blue", "red"] | None
Special = Literal["near", "even", "odd", "skip"]
ENOUGH = HAND * MOST_PLAYERS + 2  # six for each of five, and two to open the piles


class Floors(msgspec.Struct, forbid_unknown_fields=True):
    """Floors, a card for each number and copy (ET-1)."""

    numbers: Annotated[list[Floor], msgspec.Meta(min_length=1, max_length=10)]
    copies: Copies
    night: bool = False
    mark: Mark = None

    def kinds(self) -> list[int]:
        return [number + NIGHT * self.night for number in self.numbers]


class Balls(msgspec.Struct, forbid_unknown_fields=True):
    """Numbered balls."""

    numbers: Annotated[list[Steps], msgspec.Meta(min_length=1, max_length=9)]
    copies: Copies
    mark: Mark = None

    def kinds(self) -> list[int]:
        return [BALL + number for number in self.numbers]


class Specials(msgspec.Struct, forbid_unknown_fields=True):
    """Special balls (ET-40 to ET-42)."""

    balls: Annotated[list[Special], msgspec.Meta(min_length=1, max_length=4)]
    copies: Copies
    mark: Mark = None

    def kinds(self) -> list[int]:
        return [KIND_BY_NAME[ball] for ball in self.balls]


Pack = Floors | Balls | Specials


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    """All cards of a box (ET-2)."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    floors: Annotated[list[Floors], msgspec.Meta(min_length=1, max_length=100)]
    balls: Annotated[list[Balls], msgspec.Meta(min_length=1, max_length=100)]
    specials: Annotated[list[Specials], msgspec.Meta(max_length=100)] = []

    def packs(self) -> list[Pack]:
        return [*self.floors, *self.balls, *self.specials]

    def cards(self, level: int | None = None) -> list[int]:
        """Return the number of cards of each kind, in all or for a level."""
        counts = [0] * KINDS
        for pack in self.packs():
            for kind in pack.kinds():
                counts[kind] += pack.copies if level is None or is_used(kind, pack.mark, level) else 0
        return counts


def is_used(kind: int, mark: Mark, level: int) -> bool:
    """ET-10: full without blue; ET-50: middle without red and without night; ET-60: beginners' day floors."""
    if level == FULL:
        return mark != "blue"
    if level == MIDDLE:
        return mark != "red" and not NIGHT <= kind < BALL
    return kind < NIGHT


def faults(deck: Deck, file: str) -> Iterator[Refusal]:
    """Yield why a game cannot be played with these cards: file, key and expectation."""
    if max(deck.cards()) > MOST_COPIES:
        yield Refusal("deck-too-many-copies", "ET-2", file=file, field="copies", most=MOST_COPIES)
    for level in (FULL, MIDDLE, BEGINNER):
        yield from level_faults(deck.cards(level), level, {"file": file, "level": LEVELS[level]})


def level_faults(cards: list[int], level: int, where: dict[str, Any]) -> Iterator[Refusal]:
    floors, total = sum(cards[:BALL]), sum(cards)
    if total < ENOUGH:
        key = "floors" if level == BEGINNER else "copies"
        yield Refusal("deck-too-small", "ET-10", field=key, expected=ENOUGH, found=total, players=MOST_PLAYERS, **where)
    if 4 * floors < total:  # fewer, and dealing everybody a floor would take too long
        yield Refusal("deck-few-floors", "ET-10", field="floors", expected=-(-total // 4), found=floors, **where)
    if level != BEGINNER and not sum(cards[BALL:NEAR]):
        yield Refusal("deck-no-ball", "ET-11", field="balls", **where)
