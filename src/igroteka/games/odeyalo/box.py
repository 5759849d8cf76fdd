"""The kinds of cards, their effects, and the numbers of all actions."""

from typing import Any

import cython

from .edition import Card, Deck
from .kinds import EFFECTS, FIRST_TARGET, HARD, LIMITS, turned, way_of
from .numbering import Numbering, numbering

if not cython.compiled:  # compiled, these are C's own: see box.pxd
    from .kinds import ALL_CELLS, NO_EFFECT, W_AWAKE, W_SLEEPER


class Box:
    """The cards for a number of players (OD-2), and the actions as kind and target."""

    players: int
    kinds: int
    size: int
    drop: int  # the first number of `drop`,
    play_drawn: int  # of `play!`,
    lay: int  # of `lay`,
    stay: int  # and of `stay`
    pillows: int  # of all beds there are, as bits
    plain: int  # the kinds that ask for nothing, as bits,
    easy: int  # for one of three things at most
    fours: int  # how many times four kinds there are
    counts: list[int]
    main: list[int]
    amount: list[int]
    extra: list[int]
    extra_amount: list[int]
    extra_awake: list[int]
    limit: list[int]
    way: list[int]  # to what a card is done to
    start: list[int]  # the first number of playing a kind
    shift: list[int]  # what turns a target into the number of playing a kind with it
    kind_of: list[int]  # by action
    target_of: list[int]
    turned: list[int]  # by pillow: where it lies after a spin to the right
    ids: list[str]
    numbers: Numbering
    shown: list[dict[str, Any]]  # the cards as a view tells them

    def __init__(self, deck: Deck, players: int) -> None:
        if not cython.compiled:
            self.make_room()
        self.players = players
        self.kinds = len(deck.cards)
        self.fours = (self.kinds + 3) // 4
        self.ids = [card.id for card in deck.cards]
        self.shown = [card.shown() for card in deck.cards]
        self.size = self.easy = self.plain = 0
        self.pillows = 0x1C7 if players == 2 else ALL_CELLS
        for cell in range(12):
            self.turned[cell] = turned(cell)
        for kind in range(self.kinds):
            self.set_kind(kind, deck.cards[kind])
        self.number(numbering(tuple(self.ids), tuple([card.main for card in deck.cards])))

    def make_room(self) -> None:
        """Lists where compiled code has C arrays."""
        self.counts, self.main, self.amount, self.limit = [0] * 24, [0] * 24, [0] * 24, [0] * 24
        self.extra, self.extra_amount, self.extra_awake = [0] * 24, [0] * 24, [0] * 24
        self.way, self.start = [0] * 24, [0] * 24
        self.shift, self.kind_of, self.target_of = [0] * 24, [0] * 4096, [0] * 4096
        self.turned = [0] * 12

    def set_kind(self, kind: int, card: Card) -> None:
        self.counts[kind] = card.count(self.players)
        self.size += self.counts[kind]
        self.main[kind] = EFFECTS.index(card.main)
        self.amount[kind] = card.amount
        self.limit[kind] = LIMITS.index(card.limit or "free")
        self.way[kind] = way_of(self.main[kind], self.limit[kind])
        asks = self.way[kind] > W_SLEEPER
        self.plain |= (self.is_easy(kind) and not asks) << kind
        self.easy |= (self.is_easy(kind) and asks) << kind
        self.extra[kind] = EFFECTS.index(card.extra.effect) if card.extra else NO_EFFECT
        self.extra_amount[kind] = card.extra.amount if card.extra else 0
        self.extra_awake[kind] = card.extra.awake if card.extra else 0

    def is_easy(self, kind: int) -> bool:
        """Return whether a card asks for at most one target out of at most three."""
        return self.main[kind] not in HARD and (self.players == 2 or self.way[kind] < W_AWAKE)

    def number(self, numbers: Numbering) -> None:
        """The same numbers where compiled rules find them fast."""
        self.numbers = numbers
        self.drop, self.play_drawn = numbers.drop, numbers.play_drawn
        self.lay, self.stay = numbers.lay, numbers.stay
        for kind in range(self.kinds):
            self.shift[kind] = numbers.shift[kind]
            self.start[kind] = numbers.shift[kind] + FIRST_TARGET[self.main[kind]]
        for action in range(len(numbers.names)):
            self.kind_of[action] = numbers.kind_of[action]
            self.target_of[action] = numbers.target_of[action]
        write_out(self)

    # For everybody who reads and writes

    def effect(self, kind: int) -> str:
        return EFFECTS[self.main[kind]]

    def limit_of(self, kind: int) -> str:
        return LIMITS[self.limit[kind]]

    def cards(self) -> list[int]:
        """Return the number of cards of each kind."""
        return [self.counts[kind] for kind in range(self.kinds)]

    def counted(self, cards: str) -> list[int]:
        """`pull pull wake` as the number of cards of each kind; ValueError at a word that is no card."""
        counts = [0] * self.kinds
        for name in cards.split():
            counts[self.ids.index(name)] += 1
        return counts

    def listed(self, counts: list[int]) -> str:
        """The other way round: cards by their names, in order."""
        return " ".join([self.ids[kind] for kind in range(self.kinds) for _ in range(counts[kind])])

    def __str__(self) -> str:
        return self.listed(self.cards())


if not cython.compiled:  # compiled, it is inlined from box.pxd

    def write_out(box: Box) -> None:
        """Compiled, the numbers of plain and easy kinds lie ready; here they are reckoned."""
