"""Why not? The rule an action would break, with the particulars: what is asked, what is missing, who is in the way."""

from __future__ import annotations

from typing import Any

from igroteka.engine.core.bits import bit

from .edition import paying
from .notation import aim
from .rules import BigBuild

Reason = tuple[str, str, dict[str, Any]]  # key of the sentence, rule, particulars
START, MOVE, DROP = 0, 1, 2


class Reasons:
    """The reasons of the seat whose turn it is; only for actions that are not legal."""

    def __init__(self, game: Any, state: BigBuild, seat: int) -> None:
        self.board, self.items, self.state = game.board, game.edition.items, state
        self.hand = state.hand_of(seat)
        self.here = state.cell_of(seat)

    def reason(self, action: int) -> Reason:
        board = self.board
        if action < board.step:
            return self.start(action)
        if self.state.phase == START:
            return "start-first", "ST-12", {}
        if board.drop <= action < board.actions and self.state.phase == MOVE:
            return ("drop-after-done" if action < board.draw else "draw-after-done"), "ST-27", {}
        if board.drop <= action < board.actions:
            return self.not_held(action - board.drop)
        if self.state.phase == DROP:
            return ("done-already" if action == board.done else "moving-is-over"), "ST-27", {}
        return self.move(*aim(board, action))

    def start(self, cell: int) -> Reason:
        name = {"cell": self.board.names[cell]}
        if self.state.phase != START:
            return "started-already", "ST-12", name
        if not self.board.starts & bit(cell):
            return "not-a-start", "ST-12", name
        return "start-is-taken", "ST-12", name

    def not_held(self, kind: int) -> Reason:
        return "card-not-held", "ST-20", self.card_words(kind)

    def card_words(self, kind: int) -> dict[str, Any]:
        """A card as its words need it: up to three items."""
        shown = [self.items[item] for item in self.board.cards[kind]]
        return dict(zip(("one", "two", "three"), [*shown, "none", "none"], strict=False))

    # Where to

    def move(self, cell: int, cards: list[int]) -> Reason:
        if cell == self.here:
            return "stand-there", "ST-21", {"cell": self.board.names[cell]}
        if self.state.occupied & bit(cell):
            return "cell-is-taken", "ST-21", {"cell": self.board.names[cell]}
        if not self.state.reachable(self.here) & bit(cell):
            return self.too_far(cell)
        missing = [kind for kind in cards if self.hand.count(kind) < cards.count(kind)]
        if missing:
            return self.cannot_pay(cell) if self.dearer(cell) else self.not_held(missing[0])
        return self.wrong_payment(cell, cards)

    def too_far(self, cell: int) -> Reason:
        """Return the number of steps to a cell while other figures stand still."""
        steps, reached, seen = 0, 0, bit(self.here)
        while not seen & bit(cell) and steps < self.board.cells:
            reached = 0
            for other in range(self.board.cells):
                reached |= self.state.reachable(other) if seen & bit(other) else 0
            seen |= reached
            steps += 1
        return "too-far", "ST-20", {"cell": self.board.names[cell], "steps": steps}

    # With what

    def dearer(self, cell: int) -> bool:
        """Return whether no cards in the hand pay this cell."""
        token = self.state.token_on(cell)
        if token < 0:
            return bool(self.hand) and self.board.asked(cell) >= 0 and not self.shown(self.board.asked(cell))
        item, cost = self.board.token(token)
        return bool(self.shown(item) < cost)

    def shown(self, item: int) -> int:
        """Return the number of pictures of an item in the hand."""
        return sum(self.board.shown(kind, item) for kind in self.hand)

    def cannot_pay(self, cell: int) -> Reason:
        """Return the item a cell asks for, and the number missing in the hand."""
        token, name = self.state.token_on(cell), self.board.names[cell]
        if token < 0:
            return "no-such-item", "ST-20", {"cell": name, "item": self.items[self.board.asked(cell)]}
        item, cost = self.board.token(token)
        words = {"cell": name, "item": self.items[item], "cost": cost, "held": self.shown(item)}
        return "token-too-dear", "ST-25", {**words, "missing": cost - self.shown(item)}

    def wrong_payment(self, cell: int, cards: list[int]) -> Reason:
        """Cards of the hand that do not pay this cell."""
        if self.dearer(cell):
            return self.cannot_pay(cell)
        token, name = self.state.token_on(cell), self.board.names[cell]
        if token >= 0:
            return self.wrong_for_token(token, name, cards)
        if len(cards) > 1:
            return "one-card-is-enough", "ST-24" if self.board.asked(cell) < 0 else "ST-20", {"cell": name}
        item = self.items[self.board.asked(cell)]
        return "card-without-item", "ST-20", {"cell": name, "item": item, **self.card_words(cards[0])}

    def wrong_for_token(self, token: int, name: str, cards: list[int]) -> Reason:
        item, cost = self.board.token(token)
        shown = [self.board.shown(kind, item) for kind in cards]
        words = {"cell": name, "item": self.items[item], "cost": cost, "shown": sum(shown)}
        if sum(shown) < cost:
            return "payment-too-small", "ST-25", {**words, "missing": cost - sum(shown)}
        assert not paying(shown, cost)
        return "payment-too-large", "ST-25", words
