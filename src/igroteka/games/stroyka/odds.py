"""The probability of paying for a part, by the missing pictures and the cards still to be drawn.

A hand that is full and does not pay will never pay: whoever keeps it waits for ever. So the odds are those of the
deck, and what does not come with this draw counts little.
"""

from collections import Counter
from itertools import product
from math import exp

from .board import Board
from .edition import COLUMNS, HAND

MISSING = 10  # more pictures than any token costs
LATER = 0.3  # what a later draw is worth against this one
SHORT = 0.5  # each picture that is missing makes it so much less likely
DRAWN = 0.75  # pictures of one item that a card to be drawn brings, by hope
FULL = 0.6  # a card must be dropped first

Luck = dict[int, float]  # by pictures of an item: how likely


def payable(board: Board) -> list[float]:
    """By pictures missing and cards to be drawn, one after the other."""
    drawn = [showing(board, fresh) for fresh in range(HAND + 1)]
    return [chance(drawn[fresh], missing, fresh) for missing in range(MISSING) for fresh in range(HAND + 1)]


def chance(drawn: Luck, missing: int, fresh: int) -> float:
    now = sum(odds for pictures, odds in drawn.items() if pictures >= missing)
    later = LATER * exp(-SHORT * max(0.0, missing - DRAWN * fresh))
    return now + (1 - now) * (later if fresh else later * FULL)


def showing(board: Board, fresh: int) -> Luck:
    """Return the expected pictures of an item on some fresh cards."""
    luck: Luck = {0: 1.0}
    for _ in range(fresh):
        luck = together(luck, one_card(board))
    return luck


def one_card(board: Board) -> Luck:
    """Return the distribution of the pictures of an item on one card."""
    found: Counter[int] = Counter()
    for card, copies in zip(board.cards, board.deck_counts(), strict=True):
        for item in range(COLUMNS):
            found[card.count(item)] += copies
    return {pictures: count / sum(found.values()) for pictures, count in found.items()}


def together(one: Luck, other: Luck) -> Luck:
    found: Luck = {}
    for (a, likely), (b, then) in product(one.items(), other.items()):
        found[a + b] = found.get(a + b, 0.0) + likely * then
    return found
