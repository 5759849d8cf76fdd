"""The board, the tokens and the cards as compiled rules need them, and the numbers of all actions.

Cells, tokens and kinds of cards are numbered in the order of the edition. An action is one number: first all `start`s,
then a step to a cell with one card, then for each square the sets of two or three cards that pay its cost, then `done`,
`drop` for each kind, `draw`.
"""

from collections.abc import Callable

import cython

from .checking import neighbours
from .edition import COLUMNS, Box, payments

if not cython.compiled:  # compiled, these are C's own: see board.pxd
    from igroteka.engine.core.bits import bit

    ITEMS, KINDS, NOTHING = 5, 55, -1
    CLASS_RANKS, CLASS_PAYMENTS = 32_000, 4_000


ROOM = {
    "links": 64, "item": 64, "sort": 64, "token_item": 15, "token_cost": 15, "beside": 15, "copies": 55, "shows": 275,
    "payment": 96_000, "paid": 36_000, "square": 15, "offset": 16,
}  # fmt: skip


class Board:
    """The constants of a game with one edition."""

    cells: int
    tokens: int
    kinds: int
    size: int  # of the deck
    starts: int  # the START cells (ST-4), as bits
    squares: int
    whole: int  # all tokens, as bits
    links: list[int]  # by cell: the cells beside it, arrows joined (ST-6)
    item: list[int]  # by cell; NOTHING on squares
    sort: list[int]  # by cell: which of the different costs a square has; NOTHING on round cells
    token_item: list[int]
    token_cost: list[int]
    beside: list[int]  # by token: those right, left, above and below (ST-30), as bits
    copies: list[int]  # by kind
    shows: list[int]  # by kind and item: how many
    payment: list[int]  # by sort of cost and rank of cards
    paid: list[int]  # by sort of cost, payment and place: the kind, NOTHING for a missing third
    square: list[int]  # squares by number: their cells
    offset: list[int]  # and the first of their payments among the actions
    step: int
    done: int
    drop: int
    draw: int
    actions: int
    rank: Callable[[int, int, int], int]
    paying: Callable[[int, int, int, int], int]

    def __init__(self, box: Box, key: str) -> None:
        if not cython.compiled:
            self.make_room()
        self.key = key
        self.names = [cell.name for cell in box.board.cells]
        self.cards = list(box.deck())
        self.card_names = [box.card_name(card) for card in self.cards]
        self.token_names = box.site.tokens()
        self.costs = sorted({box.token(name)[1] for name in self.token_names})
        self.set_cells(box)
        self.set_tokens(box)
        self.set_cards(box)
        self.number_actions(box)

    def make_room(self) -> None:
        """Lists where compiled code has C arrays."""
        for name, room in ROOM.items():
            setattr(self, name, [0] * room)

    def set_cells(self, box: Box) -> None:
        self.cells = len(self.names)
        self.starts, self.squares = 0, 0
        beside = neighbours(box)
        for number, cell in enumerate(box.board.cells):
            self.links[number] = sum([bit(self.names.index(name)) for name in beside[cell.name]])
            self.item[number] = NOTHING if cell.item is None else box.items.index(cell.item)
            self.sort[number] = NOTHING if cell.cost is None else self.costs.index(cell.cost)
        self.starts = sum([bit(n) for n, cell in enumerate(box.board.cells) if cell.kind == "start"])
        self.squares = sum([bit(n) for n, cell in enumerate(box.board.cells) if cell.kind == "square"])

    def set_tokens(self, box: Box) -> None:
        self.tokens = len(self.token_names)
        self.whole = sum([bit(token) for token in range(self.tokens)])
        for token, name in enumerate(self.token_names):
            self.token_item[token], self.token_cost[token] = box.token(name)
            self.beside[token] = sum([bit(other) for other in range(self.tokens) if touching(token, other)])

    def set_cards(self, box: Box) -> None:
        self.kinds = len(self.cards)
        self.size = sum(box.deck().values())
        for kind, (card, copies) in enumerate(box.deck().items()):
            self.copies[kind] = copies
            for item in range(ITEMS):
                self.shows[kind * ITEMS + item] = card.count(item)

    def number_actions(self, box: Box) -> None:
        self.step = self.cells
        number = self.step + self.cells * self.kinds
        lists = [self.payments_at(box, cost) for cost in self.costs]
        for sort, listed in enumerate(lists):
            self.number_payments(sort, listed)
        for square, cell in enumerate([cell for cell in range(self.cells) if self.sort[cell] >= 0]):
            self.square[square], self.offset[square] = cell, number
            number += len(lists[self.sort[cell]])
        self.offset[self.tokens] = self.done = number
        self.drop, self.draw = number + 1, number + 1 + self.kinds
        self.actions = self.draw + 1

    def payments_at(self, box: Box, cost: int) -> list[tuple[int, ...]]:
        return payments(box.deck(), {token for token in map(box.token, self.token_names) if token[1] == cost})

    def number_payments(self, sort: int, listed: list[tuple[int, ...]]) -> None:
        for number, cards in enumerate(listed):
            three = [*cards, NOTHING][:3]
            self.payment[sort * CLASS_RANKS + self.rank(three[0], three[1], three[2])] = number
            for place in range(3):
                self.paid[(sort * CLASS_PAYMENTS + number) * 3 + place] = three[place]

    # For plain Python, which cannot see C arrays

    def where(self, name: str) -> int:
        """A cell by its name; -1 if there is none."""
        return self.names.index(name) if name in self.names else -1

    def paid_with(self, action: int) -> tuple[int, list[int]]:
        """The cell a move goes to and the cards it costs."""
        if action < self.offset[0]:
            return (action - self.step) // self.kinds, [(action - self.step) % self.kinds]
        square = max(s for s in range(self.tokens) if self.offset[s] <= action)
        start = (self.sort[self.square[square]] * CLASS_PAYMENTS + action - self.offset[square]) * 3
        return self.square[square], [self.paid[start + i] for i in range(3) if self.paid[start + i] >= 0]

    def moving(self, cell: int, kinds: list[int]) -> int:
        """The action that goes to a cell for one, two or three cards in order; -1 if no such set ever pays."""
        if len(kinds) == 1:
            return self.step + cell * self.kinds + kinds[0]
        one, two, three = [*kinds, NOTHING][:3]
        paid = self.payment[self.sort[cell] * CLASS_RANKS + self.rank(one, two, three)]
        square = [self.square[s] for s in range(self.tokens)].index(cell)
        return self.offset[square] + paid

    def squares_listed(self) -> list[tuple[int, int]]:
        """Every square with the first of its payments."""
        return [(self.square[s], self.offset[s]) for s in range(self.tokens)]

    def shown(self, kind: int, item: int) -> int:
        return self.shows[kind * ITEMS + item]

    def deck_counts(self) -> list[int]:
        return [self.copies[kind] for kind in range(self.kinds)]

    def asked(self, cell: int) -> int:
        """The item a round cell asks for; -1 on squares."""
        return self.item[cell]

    def cost_at(self, cell: int) -> int:
        """The number on a square."""
        return int(self.costs[self.sort[cell]])

    def token(self, token: int) -> tuple[int, int]:
        """A token's item and cost."""
        return self.token_item[token], self.token_cost[token]

    def near(self, cell: int) -> list[int]:
        return [other for other in range(self.cells) if self.links[cell] & bit(other)]

    def neighbours_of(self, token: int) -> list[int]:
        return [other for other in range(self.tokens) if self.beside[token] & bit(other)]


def touching(one: int, other: int) -> bool:
    """Right, left, above or below: no wrap-around (ST-4)."""
    rows, columns = abs(one // COLUMNS - other // COLUMNS), abs(one % COLUMNS - other % COLUMNS)
    return rows + columns == 1


if not cython.compiled:  # compiled, these are inlined from board.pxd

    def _rank(self: Board, one: int, two: int, three: int) -> int:
        """The number of two or three cards in order among all such sets."""
        pair = two * (two + 1) // 2 + one
        return pair if three < 0 else 1600 + three * (three + 1) * (three + 2) // 6 + pair

    def _paying(self: Board, sort: int, one: int, two: int, three: int) -> int:
        return self.payment[sort * CLASS_RANKS + _rank(self, one, two, three)]

    Board.rank = _rank  # type: ignore[assignment]
    Board.paying = _paying  # type: ignore[assignment]
