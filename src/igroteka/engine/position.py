"""Checked loading of positions: a refusal names the key at fault."""

from typing import Any

import msgspec

from .codec import Unreadable, filled
from .game import Game


class Loading:
    """One position on its way from plain data to a state: every field as its declaration says; then come the checks."""

    def __init__(self, game: Game, plain: msgspec.Struct, state: Any) -> None:
        self.box_game, self.given, self.target = game, plain, state
        for name in plain.__struct_fields__:
            if name not in ("players", "turn"):
                self.fill(name)

    def fill(self, name: str) -> None:
        """A field as its declaration says."""
        try:
            filled(self.target, self.given, name)
        except Unreadable as fault:
            at_fault = f"{name}.{fault.part}" if fault.part else name
            self.expect(False, at_fault, fault.key, fault.rule, players=self.target.players, **fault.said)

    def expect(self, good: bool, field: str, key: str, rule: str | None = None, **args: Any) -> None:
        """Refuse the position by the key at fault unless all is well."""
        if not good:
            raise self.box_game.refusal(key, rule, field=field, **args)

    def check_eyes(self, seat: int | None) -> None:
        """A view has the own hand by its cards, and of the others how many they are."""
        for other, cards in enumerate(self.hands()):
            self.expect(isinstance(cards, int) == (other != seat), "hands", "view-hands")

    def hidden_cards(self) -> int:
        return sum(cards for cards in self.hands() if isinstance(cards, int))

    def hands(self) -> list[Any]:
        """By seat: cards, or how many there are."""
        hands: list[Any] = self.given.hands  # type: ignore[attr-defined]
        return hands
