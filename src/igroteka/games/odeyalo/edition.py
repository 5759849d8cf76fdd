"""The deck as an edition file tells it: cards put together from named effects."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec

from igroteka.engine.refusal import Refusal

from .kinds import MOST_CARDS, MOST_KINDS, OPEN_CARDS

Copies = Annotated[int, msgspec.Meta(ge=0, le=99)]
Effect = Literal[
    "pull", "join", "wake", "wake-all", "lull", "evict", "lure", "shove", "barter", "hands", "spin", "draw"
]
ExtraEffect = Literal["pull", "wake-all", "draw"]  # those that ask nothing more of the player
Limit = Literal["strength", "last-gnome"]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]{0,15}$")]
FOR_FOUR = ("spin", "shove")  # without a third bed, or beds on every side, they mean nothing
TAKING = ("evict", "lure", "shove")  # effects that take a gnome out of a bed
COUNTED = ("pull", "draw")  # effects that have an amount


class Words(msgspec.Struct, forbid_unknown_fields=True):
    """A text in both languages."""

    ru: Text
    en: Text


class Extra(msgspec.Struct, forbid_unknown_fields=True):
    """The second effect (OD-5) and the number of awake gnomes it needs in the own bed."""

    effect: ExtraEffect
    amount: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    awake: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


class Card(msgspec.Struct, forbid_unknown_fields=True):
    """A kind of card (OD-2): copies for any number of players, and copies marked 4."""

    id: Id
    main: Effect
    copies: Copies = 0
    copies_for_four: Copies = 0
    amount: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    limit: Limit | None = None
    extra: Extra | None = None
    name: Words | None = None
    text: Words | None = None

    def count(self, players: int) -> int:
        return self.copies + (self.copies_for_four if players == 4 else 0)

    def draws(self) -> int:
        """Return the number of cards that it lets a player draw."""
        main = self.amount if self.main == "draw" else 0
        return main + (self.extra.amount if self.extra and self.extra.effect == "draw" else 0)

    def shown(self) -> dict[str, Any]:
        """The card as a view tells it: enough to draw, read and play it."""
        data: dict[str, Any] = {"id": self.id, "main": self.main, "limit": self.limit}
        if self.extra:
            data["extra"] = self.extra.effect
        return {**data, "name": to_words(self.name), "text": to_words(self.text)} if self.is_own() else data

    def is_own(self) -> bool:
        """Return whether a card has words of its own."""
        return STANDARD.get(self.id) != self.made_of() or self.name is not None

    def made_of(self) -> tuple[Any, ...]:
        extra = (self.extra.effect, self.extra.amount, self.extra.awake) if self.extra else None
        return self.main, self.amount, self.limit, extra


def to_words(words: Words | None) -> dict[str, str]:
    return {} if words is None else {"ru": words.ru, "en": words.en}


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    """All cards of a box (OD-4)."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    cards: Annotated[list[Card], msgspec.Meta(min_length=1, max_length=MOST_KINDS)]

    def enough(self, players: int) -> int:
        """OD-6: full hands, open cards, the card in play, and what one card can draw."""
        return MOST_CARDS * players + OPEN_CARDS + 1 + max(1, *(card.draws() for card in self.cards))


STANDARD: dict[str, tuple[Any, ...]] = {
    "pull": ("pull", 1, "strength", None),
    "heave": ("pull", 1, "strength", ("pull", 1, 3)),
    "join": ("join", 1, None, None),
    "wake": ("wake", 1, None, ("draw", 1, 0)),
    "lullaby": ("lull", 1, None, None),
    "pillow": ("evict", 1, "last-gnome", None),
    "lure": ("lure", 1, "last-gnome", None),
    "barter": ("barter", 1, None, ("draw", 1, 0)),
    "racket": ("wake-all", 1, None, ("draw", 1, 0)),
    "spin": ("spin", 1, None, None),
    "hands": ("hands", 1, None, None),
    "shove": ("shove", 1, "last-gnome", None),
}  # cards that have words of ours (OD-4)


def faults(deck: Deck, file: str) -> Iterator[Refusal]:
    """Yield why a game cannot be played with these cards: file, card, key and expectation."""
    ids = [card.id for card in deck.cards]
    for card in deck.cards:
        where: dict[str, Any] = {"file": file, "card": card.id}
        if ids.count(card.id) > 1:
            yield Refusal("card-twice", "OD-4", field="id", **where)
        yield from card_faults(card, where)
    for players in (2, 4):
        found, enough = sum(card.count(players) for card in deck.cards), deck.enough(players)
        if found < enough:
            yield Refusal(
                "deck-too-small", "OD-6", file=file, field="copies", players=players, expected=enough, found=found
            )
    if not any(card.main == "pull" and card.copies for card in deck.cards):
        yield Refusal("deck-no-pull", "OD-4", file=file, field="main")


def card_faults(card: Card, where: dict[str, Any]) -> Iterator[Refusal]:
    if card.main in FOR_FOUR and card.copies:
        yield Refusal("card-for-four", "OD-2", field="copies", effect=card.main, **where)
    if not card.copies and not card.copies_for_four:
        yield Refusal("card-without-copies", "OD-2", field="copies", **where)
    if card.limit == "strength" and card.main != "pull":
        yield Refusal("card-limit", "OD-20", field="limit", effect=card.main, limit=card.limit, **where)
    if card.limit == "last-gnome" and card.main not in TAKING:
        yield Refusal("card-limit", "OD-2", field="limit", effect=card.main, limit=card.limit, **where)
    if card.amount != 1 and card.main not in COUNTED:
        yield Refusal("card-amount", "OD-2", field="amount", effect=card.main, **where)
    yield from extra_faults(card, where)
    yield from text_faults(card, where)


def extra_faults(card: Card, where: dict[str, Any]) -> Iterator[Refusal]:
    if card.extra and card.extra.amount != 1 and card.extra.effect not in COUNTED:
        yield Refusal("card-amount", "OD-2", field="extra.amount", effect=card.extra.effect, **where)
    if card.extra and card.extra.effect == "wake-all" and card.main == "wake-all":
        yield Refusal("card-extra", "OD-5", field="extra.effect", effect=card.extra.effect, **where)


def text_faults(card: Card, where: dict[str, Any]) -> Iterator[Refusal]:
    """A card of one's own is shown with its own text; ours has ours as long as it does the same."""
    if card.is_own() and card.name is None:
        yield Refusal("card-text-missing", "OD-2", field="name", **where)
    if card.is_own() and card.text is None:
        yield Refusal("card-text-missing", "OD-2", field="text", **where)
