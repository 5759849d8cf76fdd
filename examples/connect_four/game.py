"""The box of Connect Four: set-up, notation, positions, and the answer to "why not?"."""

from typing import Annotated, Literal

import msgspec

from igroteka.engine.game import OVER, Game, Refusal, State

from .rules import ConnectFour

Column = Annotated[str, msgspec.Meta(pattern="^[xo]{0,6}$")]  # from below; seat 0 has x


class Plain(msgspec.Struct, forbid_unknown_fields=True):
    turn: Literal[0, 1] | None
    columns: tuple[Column, Column, Column, Column, Column, Column, Column]


class Box(Game):
    id, players, action_count, Start, Position = "connect_four", (2,), 7, ConnectFour, Plain

    def name(self, action: int) -> str:
        return "abcdefg"[action]

    def reason(self, state: State, seat: int, action: int) -> Refusal:
        return self.refusal("column-full", "CF-2", column=self.name(action))

    def place(self, position: Plain) -> State:
        state = ConnectFour()
        for column, marks in enumerate(position.columns):
            for mark in marks:
                state.apply("xo".index(mark), column)
        if (state.is_over(0) or state.is_over(1)) != (position.turn is None):
            raise self.refusal("position-turn", "CF-3", field="turn")
        state.turn = OVER if position.turn is None else position.turn
        return state
