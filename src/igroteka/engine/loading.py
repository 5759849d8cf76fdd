"""What all games share in reading positions: a refusal names the key at fault, and nothing is taken unchecked."""

from typing import Any

import msgspec

from .dice import Dice
from .fields import filled
from .game import Game


class Loading:
    """One position on its way from plain data to a state. A game says which fields it reads itself."""

    own: tuple[str, ...] = ()  # fields with a notation of their own; all others go by their name

    def __init__(self, game: Game, plain: msgspec.Struct, state: Any) -> None:
        self.box_game, self.given, self.target = game, plain, state
        filled(state, plain, "players", "turn", *self.own)

    def expect(self, good: bool, field: str, key: str, rule: str | None = None, **args: Any) -> None:
        """Refuse the position by the key at fault unless all is well."""
        if not good:
            raise self.box_game.refusal(key, rule, field=field, **args)

    def hands(self) -> list[Any]:
        """By seat: cards, or how many there are."""
        hands: list[Any] = self.given.hands  # type: ignore[attr-defined]
        return hands

    def set_dice(self, dice: str | None) -> None:
        try:
            self.target.dice = Dice(0) if dice is None else Dice.load(dice)
        except ValueError:
            self.expect(False, "dice", "position-dice")
