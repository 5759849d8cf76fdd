"""A game that is plain Python only runs on the core, compiled or not."""

from typing import Any

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.outcome import Outcome, ranked
from igroteka.engine.core.playout import choose, perft, playout, playouts
from igroteka.engine.core.seats import CHANCE, OVER
from igroteka.engine.core.state import State


class Nim(State):
    """Take one, two or three matches; whoever takes the last one wins."""

    def __init__(self, matches: int) -> None:
        super().__init__()
        self.matches = matches
        self.last = 0

    def list_actions(self, seat: int, actions: Actions) -> bool:
        for count in range(1, min(3, self.matches) + 1 if seat == self.turn else 1):
            actions.add(count)
        return True

    def apply(self, seat: int, action: int) -> bool:
        self.matches -= action
        self.tell()
        self.last = seat
        self.turn = 1 - seat if self.matches else OVER
        return True

    def clone(self) -> "Nim":
        other = Nim(self.matches)
        other.turn, other.last = self.turn, self.last
        return other

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"matches": self.matches}

    def outcome(self) -> Outcome | None:
        scores = [int(seat == self.last) for seat in range(2)]
        return Outcome(scores, ranked(scores), "NIM-1") if self.turn == OVER else None


class Coin(Nim):
    """Nim in which physics takes every second time."""

    def apply(self, seat: int, action: int) -> bool:
        super().apply(max(seat, 0), action)
        if self.turn != OVER:
            self.turn = 0 if seat == CHANCE else CHANCE
        return True

    def settle(self, dice: Dice) -> int:
        return 1

    def clone(self) -> "Coin":
        other = Coin(self.matches)
        other.turn, other.last = self.turn, self.last
        return other


def test_playouts_and_counts() -> None:
    assert playouts(Nim(10), 50, Dice(1)) >= 50 * 4
    assert [perft(Nim(4), depth) for depth in range(1, 5)] == [3, 6, 4, 1]


def test_a_playout_ends_where_the_game_ends() -> None:
    state = Nim(7)
    assert playout(state, Dice(2), Actions()) >= 3
    assert state.turn == OVER and state.actors() == ()
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == [state.last]


def test_a_playout_can_be_cut_short() -> None:
    state = Nim(100)
    assert playout(state, Dice(3), Actions(), 5) == 5
    assert state.turn == 1


def test_physics_answers_for_chance() -> None:
    state = Coin(10)
    state.apply(0, 1)
    assert state.actors() == (CHANCE,) and choose(state, Dice(4), Actions()) == 1
    assert playouts(Coin(10), 5, Dice(5)) > 5


def test_the_witness_sees_the_stages_and_is_not_cloned() -> None:
    state, seen = Nim(5), []
    state.witness = lambda moment: seen.append(moment.view(None)["matches"])
    state.apply(0, 2)
    state.clone().apply(1, 1)
    assert seen == [3]
