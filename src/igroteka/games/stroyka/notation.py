"""Notation: `start S2`; `m1.2 hammer+saw+saw`; `q3.0 saw+saw+brush,saw+plank+plank`; `done`; `drop …`; `draw`."""

from collections.abc import Mapping

from .board import Board

HAND = 3
PAIRS = 1600  # more than there are pairs of kinds
Items = tuple[str, ...]  # of a card, sorted by name: any order is accepted


def kinds_by_items(board: Board) -> dict[Items, int]:
    return {tuple(sorted(name.split("+"))): kind for kind, name in enumerate(board.card_names)}


def card_named(kinds: Mapping[Items, int], name: str) -> int | None:
    """A card by its items in any order."""
    return kinds.get(tuple(sorted(name.split("+"))))


# Sets of cards that pay nothing have no place among the actions; but whoever tries one is told why not (ST-25).


def attempt(board: Board, cell: int, kinds: tuple[int, ...]) -> int:
    """A number beyond all actions for a cell and two or three cards."""
    one, two, *three = kinds
    pair = two * (two + 1) // 2 + one
    more = three[0] + 1 if three else 0
    return int(board.actions + (cell * (board.kinds + 1) + more) * PAIRS + pair)


def attempted(board: Board, number: int) -> tuple[int, list[int]]:
    """The cell and the cards of an attempt."""
    rest, pair = divmod(number - board.actions, PAIRS)
    cell, more = divmod(rest, board.kinds + 1)
    two = max(kind for kind in range(board.kinds) if kind * (kind + 1) // 2 <= pair)
    return cell, [pair - two * (two + 1) // 2, two, *([more - 1] if more else [])]


def attempts(board: Board) -> int:
    """Return the number of sets."""
    return int(board.cells * (board.kinds + 1) * PAIRS)


def is_attempt(board: Board, number: int) -> bool:
    """Return whether it is the number of a sorted set."""
    if not board.actions <= number < board.actions + attempts(board):
        return False
    pair = (number - board.actions) % PAIRS
    cards = attempted(board, number)[1]
    return pair < board.kinds * (board.kinds + 1) // 2 and cards == sorted(cards)


def aim(board: Board, action: int) -> tuple[int, list[int]]:
    """The cell and the cards of a move or an attempt."""
    return attempted(board, action) if action >= board.actions else board.paid_with(action)


def action_name(board: Board, action: int) -> str:
    if action < board.step:
        return f"start {board.names[action]}"
    if action == board.done:
        return "done"
    if action == board.draw:
        return "draw"
    if board.drop <= action < board.draw:
        return f"drop {board.card_names[action - board.drop]}"
    cell, cards = aim(board, action)
    return f"{board.names[cell]} {','.join(board.card_names[kind] for kind in cards)}"


class Notation:
    """Reads what `action_name` writes, and any order of items and cards."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.kinds = kinds_by_items(board)
        self.payments = self.payments_by_cards()

    def payments_by_cards(self) -> dict[tuple[int, tuple[int, ...]], int]:
        """The actions that pay with several cards, by cell and cards."""
        several = range(self.board.squares_listed()[0][1], self.board.done)
        paid = {action: self.board.paid_with(action) for action in several}
        return {(cell, tuple(cards)): action for action, (cell, cards) in paid.items()}

    def action(self, text: str) -> int | None:
        """The action a text names; None if it names none."""
        first, _, rest = " ".join(text.split()).partition(" ")
        board = self.board
        if first == "start" and board.where(rest) >= 0:
            return board.where(rest)
        if first == "drop":
            kind = card_named(self.kinds, rest)
            return None if kind is None else board.drop + kind
        if not rest and first in ("done", "draw"):
            return int(board.done if first == "done" else board.draw)
        return self.move(board.where(first), rest)

    def move(self, cell: int, text: str) -> int | None:
        cards = [card_named(self.kinds, name) for name in text.split(",")]
        if cell < 0 or None in cards:
            return None
        kinds = tuple(sorted(kind for kind in cards if kind is not None))
        if len(kinds) == 1:
            return int(self.board.step + cell * self.board.kinds + kinds[0])
        return self.several(cell, kinds)

    def several(self, cell: int, kinds: tuple[int, ...]) -> int | None:
        """Two or three cards: a payment, or an attempt at one."""
        if len(kinds) > HAND:
            return None
        return self.payments[cell, kinds] if (cell, kinds) in self.payments else attempt(self.board, cell, kinds)
