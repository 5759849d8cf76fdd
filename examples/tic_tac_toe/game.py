"""The box of tic-tac-toe: notation, positions, and the answer to "why not?"."""

from typing import Annotated, Literal

import msgspec

from igroteka.engine.game import OVER, Game, Refusal, State

from .rules import TicTacToe

Row = Annotated[str, msgspec.Meta(pattern="^[xo.]{3}$")]  # seat 0 has x


class Plain(msgspec.Struct, forbid_unknown_fields=True):
    turn: Literal[0, 1] | None
    board: tuple[Row, Row, Row]  # the farthest row first


class Box(Game):
    id, players, action_count, Start, Position = "tic_tac_toe", (2,), 9, TicTacToe, Plain

    def name(self, action: int) -> str:
        return "abc"[action % 3] + "123"[action // 3]

    def reason(self, state: State, seat: int, action: int) -> Refusal:
        return self.refusal("cell-taken", "TT-1", cell=self.name(action))

    def place(self, position: Plain) -> State:
        state = TicTacToe()
        for cell, mark in enumerate("".join(position.board[::-1])):
            if mark != ".":
                state.apply("xo".index(mark), cell)
        if state.is_over() != (position.turn is None):
            raise self.refusal("position-turn", "TT-2", field="turn")
        state.turn = OVER if position.turn is None else position.turn
        return state
