"""Tumble: a pile of chips, a push at any place, and physics answers with any set of chips that fell.

There are more actions than anybody could list: 40 000 places and 2⁴⁰ answers.
"""

from collections.abc import Mapping
from typing import Any

from igroteka.engine.answers import Answer
from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.outcome import Outcome, ranked
from igroteka.engine.core.seats import CHANCE, OVER
from igroteka.engine.core.state import State
from igroteka.engine.refusal import Refusal
from tests.tables.small_games import SmallGame
from tests.tables.small_table import SIDE

CHIPS = 40
FELL = 1 << 62  # what physics answers: this, and a bit for each chip that fell
ALL = (1 << CHIPS) - 1


class TumbleState(State):
    """Whoever makes the last chips fall has won."""

    def __init__(self) -> None:
        State.__init__(self)
        self.standing, self.pushed, self.poses, self.last = ALL, -1, "", 0

    def list_actions(self, seat: int, actions: Actions) -> bool:
        return True  # nobody lists these

    def is_legal(self, seat: int, action: int) -> bool:
        if seat != self.turn:
            return False
        return action & ~self.standing == FELL if seat == CHANCE else 0 <= action < SIDE * SIDE

    def apply(self, seat: int, action: int) -> bool:
        if seat != CHANCE:
            self.pushed, self.last, self.turn = action, seat, CHANCE
            return True
        self.standing &= ~action
        self.turn = (self.last + 1) % self.players if self.standing else OVER
        return True

    def settle(self, dice: Dice) -> int:
        fell = self.standing & (dice.below(1 << 30) << 10 | dice.below(1 << 10))
        return FELL | (fell if self.standing == ALL or dice.below(8) else self.standing)

    def absorb(self, note: str) -> None:
        if note[:5] != "pose ":
            raise Refusal("record-note")
        self.poses = note

    def clone(self) -> "TumbleState":
        return tumble_from(self.dump())

    def view(self, seat: int | None) -> dict[str, Any]:
        names = ("standing", "pushed", "poses", "last", "turn", "players")
        return {name: getattr(self, name) for name in names}

    def outcome(self) -> Outcome | None:
        won = [int(seat == self.last) for seat in range(self.players)]
        return Outcome(won, ranked(won), "T-1") if self.turn == OVER else None


def tumble_from(data: Mapping[str, Any]) -> TumbleState:
    state = TumbleState()
    for name, value in data.items():
        setattr(state, name, value)
    return state


class Tumble(SmallGame):
    id, players, action_count = "tumble", (2, 3), SIDE * SIDE

    def deal(self, players: int, options: dict[str, Any], dice: Dice) -> State:
        state = TumbleState()
        state.players, state.turn = players, self.first(players, options, dice)
        return state

    def is_action(self, action: int) -> bool:
        return 0 <= action < SIDE * SIDE or FELL <= action <= FELL + ALL

    def name(self, action: int) -> str:
        return f"fell {action - FELL:x}" if action >= FELL else f"@{action % SIDE},{action // SIDE}"

    def parse(self, text: str) -> int:
        try:
            x, y = map(int, text[1:].split(",")) if text[:1] == "@" else (int(text.removeprefix("fell "), 16) + FELL, 0)
        except ValueError:
            raise self.refusal("notation-unknown", text=text[:40]) from None
        action = x + SIDE * y
        if not self.is_action(action) or self.name(action) != text:
            raise self.refusal("notation-unknown", text=text[:40])
        return action

    def settle(self, state: State, seed: str) -> Answer:
        return Answer(state.settle(Dice(seed)), f"pose {Dice(seed).below(1000)}")

    def load(self, data: Any) -> State:
        return tumble_from(data)
