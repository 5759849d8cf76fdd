"""The box of the endless game. Only what playing over the wire needs: no words, no positions to load."""

from igroteka.engine.game import Game, Refusal, State

from .rules import Endless


class Box(Game):
    id, players, action_count, Start = "endless", (2,), 9, Endless

    def name(self, action: int) -> str:
        return "abc"[action % 3] + "123"[action // 3]

    def reason(self, state: State, seat: int, action: int) -> Refusal:
        return self.refusal("notation-unknown", text=self.name(action))
