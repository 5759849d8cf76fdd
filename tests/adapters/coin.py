"""A game in which physics has the first word: a coin falls, then its only player says what they saw."""

from pathlib import Path
from typing import Any

import msgspec

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.outcome import Outcome
from igroteka.engine.game import CHANCE, OVER, Game, Refusal, State


class Coin(State):
    def __init__(self) -> None:
        State.__init__(self)
        self.turn, self.players, self.side, self.pose = CHANCE, 1, -1, ""

    def list_actions(self, seat: int, actions: Actions) -> bool:
        for action in (0, 1) if seat == self.turn else ():
            actions.add(action if seat == CHANCE else action + 2)
        return True

    def apply(self, seat: int, action: int) -> bool:
        if seat == CHANCE:
            self.side, self.turn = action, 0
        else:
            self.right, self.turn = action - 2 == self.side, OVER
        return True

    def settle(self, dice: Dice) -> int:
        return dice.below(2)

    def absorb(self, note: str) -> None:
        self.pose = note

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"side": self.side, "pose": self.pose}

    def outcome(self) -> Outcome | None:
        return Outcome([int(self.right)], [[0]], "CO-1") if self.turn == OVER else None


class Plain(msgspec.Struct):
    side: int
    pose: str


class CoinGame(Game):
    id, players, action_count, Start, Position = "coin", (1,), 4, Coin, Plain

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent)

    def deal(self, players: int, options: Any, dice: Dice) -> State:
        return Coin()

    def name(self, action: int) -> str:
        return ("fell 0", "fell 1", "saw 0", "saw 1")[action]

    def reason(self, state: State, seat: int, action: int) -> Refusal:
        return self.refusal("notation-unknown", "CO-2", text=self.name(action))
