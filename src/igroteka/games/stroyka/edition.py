"""The box as an edition file tells it (ST-1 to ST-6): items, cards, building site, board."""

import re
from collections import Counter
from typing import Annotated, Literal

import msgspec

KNOWN_ITEMS = ("hammer", "saw", "brush", "plank", "nail")  # the house can draw these
ROWS, COLUMNS = 3, 5
MOST_CELLS = 64
MOST_ITEMS = 3  # on a card
HAND = 3
MOST_PLAYERS = 5
CELL_NAME = re.compile(r"[A-Za-z][A-Za-z0-9.]{0,7}")

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Length = Annotated[float, msgspec.Meta(ge=1, le=10_000)]
Place = Annotated[float, msgspec.Meta(ge=0, le=10_000)]
Cost = Annotated[int, msgspec.Meta(ge=1, le=9)]
Copies = Annotated[int, msgspec.Meta(ge=1, le=99)]
Card = tuple[int, ...]  # the items it shows, in the order of the list


class Cell(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A cell of the board: round with an item, or square with a cost (ST-4)."""

    name: Text
    kind: Literal["round", "start", "arrow", "square"]
    at: tuple[Place, Place]
    item: Text | None = None
    cost: Cost | None = None


class Field(msgspec.Struct, forbid_unknown_fields=True):
    """The board: its cells, the paths between them, and how large they are drawn."""

    size: tuple[Length, Length]
    cell: Length
    cells: Annotated[list[Cell], msgspec.Meta(min_length=1, max_length=MOST_CELLS)]
    paths: Annotated[list[tuple[Text, Text]], msgspec.Meta(max_length=2000)]
    ground: Literal["forest", "meadow"] = "meadow"  # the picture beneath; the forest's trees leave room for our cells


class Site(msgspec.Struct, forbid_unknown_fields=True):
    """The building site: three rows of five places, each with the token that belongs there (ST-4)."""

    at: tuple[Place, Place]
    size: tuple[Length, Length]
    places: list[list[Text]]

    def tokens(self) -> list[str]:
        """All tokens in reading order."""
        return [token for row in self.places for token in row]


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """Everything in a box."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    items: list[Text]
    cards: Annotated[dict[Text, Copies], msgspec.Meta(max_length=200)]
    site: Site
    board: Field

    def card(self, name: str) -> Card:
        """A card by its items, whatever their order."""
        return tuple(sorted(self.items.index(item) for item in name.split("+")))

    def deck(self) -> dict[Card, int]:
        """The kinds of cards in the order of the notation, and how many there are of each."""
        copies: Counter[Card] = Counter()
        for name, count in self.cards.items():
            copies[self.card(name)] += count
        return dict(sorted(copies.items()))

    def token(self, name: str) -> tuple[int, int]:
        """The item and the cost of a token."""
        item, cost = name.split()
        return self.items.index(item), int(cost)

    def card_name(self, card: Card) -> str:
        return "+".join(self.items[item] for item in card)


def paying(shown: list[int], cost: int) -> bool:
    """ST-25: cards that show so many of an item pay a cost, and none of them could stay in the hand."""
    return sum(shown) >= cost and all(sum(shown) - one < cost for one in shown)


def payments(deck: dict[Card, int], tokens: set[tuple[int, int]]) -> list[tuple[int, ...]]:
    """All sets of two or three cards that pay one of some tokens, as kinds in order."""
    kinds = list(deck)
    found = {cards for item, cost in tokens for cards in payments_of(kinds, item, cost)}
    return sorted(cards for cards in found if all(deck[kinds[kind]] >= cards.count(kind) for kind in cards))


def payments_of(kinds: list[Card], item: int, cost: int) -> list[tuple[int, ...]]:
    shown = [card.count(item) for card in kinds]
    useful = [kind for kind, count in enumerate(shown) if count]
    pairs = [(a, b) for a in useful for b in useful if a <= b]
    triples = [(a, b, c) for a, b in pairs for c in useful if b <= c]
    return [cards for cards in [*pairs, *triples] if paying([shown[kind] for kind in cards], cost)]
