"""Positions of Flip Jump from plain data: everything is checked, and a refusal names the key."""

from __future__ import annotations

from typing import Any

from igroteka.engine import position as loading
from igroteka.engine.core.bits import size

from .board import Board
from .plain import VARIANTS, PlainPosition
from .rules import FlipJump

FROGS = 15  # PR-2


def placed(game: Any, plain: PlainPosition) -> FlipJump:
    """The position as a state."""
    loading = Loading(game, plain)
    loading.check_markers()
    loading.set_turn()
    loading.go_on_jumping()
    return loading.state


class Loading(loading.Loading):
    """One position on its way from plain data to a state."""

    def __init__(self, game: Any, plain: PlainPosition) -> None:
        self.game = game
        self.plain = plain
        self.board: Board = game.board
        variant = VARIANTS.index(plain.variant)
        self.state = FlipJump(game.board, plain.players, variant, plain.slides, plain.quiet_limit)
        super().__init__(game, plain, self.state)

    def expect(self, good: bool, field: str, key: str, rule: str | None = None, **args: int) -> None:
        super().expect(good, field, key, rule, size=self.board.size, **args)

    def check_markers(self) -> None:
        free, owned = self.state.free(), [self.state.owned(seat) for seat in range(self.plain.players)]
        if self.plain.variant == "sets":
            self.expect(not any(free), "supply", "position-no-supply", "PR-31")
            self.expect(all(count <= 1 for seat in owned for count in seat), "taken", "position-own", "PR-32")
        else:
            together = [sum(counts) for counts in zip(free, *owned, strict=True)]
            each = self.game.edition.markers
            whole = size(self.state.frogs) == FROGS  # puzzles and lessons have fewer frogs, and may have fewer markers
            good = max(together) <= each and (min(together) == each or not whole)
            self.expect(good, "supply", "position-markers", "PR-11", count=each)

    def set_turn(self) -> None:
        turn = self.plain.turn
        self.expect((turn is None) == (self.plain.over is not None), "turn", "position-turn")
        self.expect(turn is None or turn < self.plain.players, "turn", "position-turn")
        rule = self.state.ending()
        self.expect(self.plain.over == (f"PR-{rule}" if rule else None), "over", "position-over", "PR-22")
        if turn is None:
            self.state.stop_game(rule)
        else:
            self.state.turn = turn

    def go_on_jumping(self) -> None:
        self.expect(self.plain.jump is not None or not self.plain.touched, "touched", "position-touched", "PR-18")
        if self.plain.jump is not None:
            self.check_jump()

    def check_jump(self) -> None:
        state = self.state
        self.expect(self.plain.over is None, "jump", "position-jump", "PR-16")
        frog = 1 << state.jumper
        empty = state.landed & ~frog & state.frogs == 0
        landed = state.landed & frog != 0 and state.start != state.jumper
        self.expect(empty and landed, "jump", "position-jump", "PR-16")
        good = state.touched & ~state.frogs == 0 and state.touched & frog != 0
        self.expect(good, "touched", "position-touched", "PR-18")
        self.expect(state.goes_on(), "jump", "position-jump-ended", "PR-17")
