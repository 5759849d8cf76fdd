"""Bids: everybody chooses a card face down at once, then all are turned over; the highest card nobody else has wins."""

from collections.abc import Mapping
from typing import Any

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.outcome import Outcome, ranked
from igroteka.engine.core.seats import OVER
from igroteka.engine.core.state import State
from tests.tables.small_games import SmallGame

CARDS = 5
NAMES = ("hands", "chosen", "shown", "points", "turn", "players")


class BidsState(State):
    """`chosen` is a card, or -1 while somebody is still thinking."""

    hands: list[list[int]]
    chosen: list[int]
    shown: list[int]
    points: list[int]

    def actors(self) -> tuple[int, ...]:
        return () if self.turn == OVER else tuple(s for s in range(self.players) if self.chosen[s] < 0)

    def list_actions(self, seat: int, actions: Actions) -> bool:
        for card in self.hands[seat] if seat in self.actors() else ():
            actions.add(card)
        return True

    def apply(self, seat: int, action: int) -> bool:
        self.hands[seat].remove(action)
        self.chosen[seat] = action
        if not self.actors():
            self.reveal()
        still = any(self.hands)  # the last round is over when nobody holds a card
        self.turn = self.actors()[0] if still else OVER
        return True

    def reveal(self) -> None:
        self.shown, self.chosen = self.chosen, [-1] * self.players
        alone = [card for card in self.shown if self.shown.count(card) == 1]
        if alone:
            self.points[self.shown.index(max(alone))] += 1

    def clone(self) -> "BidsState":
        return bids_from(self.dump())

    def dump(self) -> dict[str, Any]:
        return {"hands": [list(h) for h in self.hands], "chosen": list(self.chosen), "shown": list(self.shown),
                "points": list(self.points), "turn": self.turn, "players": self.players}  # fmt: skip

    def view(self, seat: int | None) -> dict[str, Any]:
        hand, mine = (None, None) if seat is None else (list(self.hands[seat]), self.chosen[seat])
        return {"hand": hand, "mine": mine,
                "chosen": [card >= 0 for card in self.chosen], "shown": list(self.shown), "points": list(self.points),
                "over": self.turn == OVER, "players": self.players}  # fmt: skip

    def redeal(self, seat: int, dice: Dice) -> bool:
        """Others may have chosen any of the cards they have not shown yet."""
        for other in range(self.players):
            if other != seat and self.chosen[other] >= 0:
                cards = sorted([*self.hands[other], self.chosen[other]])
                self.chosen[other] = cards.pop(dice.below(len(cards)))
                self.hands[other] = cards
        return True

    def outcome(self) -> Outcome | None:
        return Outcome(list(self.points), ranked(self.points), "B-1") if self.turn == OVER else None


def bids_from(data: Mapping[str, Any]) -> BidsState:
    state = BidsState()
    for name in NAMES:
        value = data[name]
        setattr(
            state, name, [list(v) if isinstance(v, list) else v for v in value] if isinstance(value, list) else value
        )
    return state


class Bids(SmallGame):
    """Nothing of a choice is told to others (the engine's own answer), only that it was made."""

    id, players, hidden, action_count, waiting = "bids", (2, 3, 4), True, CARDS, ("chosen",)

    def deal(self, players: int, options: dict[str, Any], dice: Dice) -> State:
        hands = [list(range(CARDS)) for _ in range(players)]
        return bids_from({"hands": hands, "chosen": [-1] * players, "shown": [], "points": [0] * players,
                          "turn": 0, "players": players})  # fmt: skip

    def imagine(self, view: Mapping[str, Any], seat: int | None, dice: Dice) -> State:
        """Others may hold anything: only how many cards is known."""
        hands = [list(range(len(view["hand"]))) for _ in range(view["players"])]
        chosen = [0 if done else -1 for done in view["chosen"]]
        if seat is not None:
            hands[seat], chosen[seat] = list(view["hand"]), view["mine"]
        return bids_from({**view, "hands": hands, "chosen": chosen, "turn": OVER if view["over"] else 0})

    def name(self, action: int) -> str:
        return f"card {action}"
