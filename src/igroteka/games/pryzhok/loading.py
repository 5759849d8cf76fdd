"""Positions of Flip Jump from plain data: everything is checked, and a refusal names the key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine import loading
from igroteka.engine.cellset import size

from .board import FILES, Board
from .plain import VARIANTS, PlainJump, PlainPosition
from .position import LETTERS
from .rules import FlipJump

if TYPE_CHECKING:
    from .game import FlipJumpGame

FROGS = 15  # PR-2


def placed(game: FlipJumpGame, plain: PlainPosition) -> FlipJump:
    """The position as a state."""
    loading = Loading(game, plain)
    loading.put_frogs()
    loading.lay_markers()
    loading.set_turn()
    loading.go_on_jumping()
    return loading.state


class Loading(loading.Loading):
    """One position on its way from plain data to a state."""

    def __init__(self, game: FlipJumpGame, plain: PlainPosition) -> None:
        self.game = game
        self.plain = plain
        self.board: Board = game.board
        self.state = FlipJump(game.board, plain.players, VARIANTS.index(plain.variant), plain.quiet_limit)
        super().__init__(game, plain, self.state)

    def expect(self, good: bool, field: str, key: str, rule: str | None = None, **args: int) -> None:
        super().expect(good, field, key, rule, size=self.board.size, **args)

    def put_frogs(self) -> None:
        size = self.board.size
        ranks = [line.split() for line in reversed(self.plain.board)]
        self.expect(len(ranks) == size and all(len(rank) == size for rank in ranks), "board", "position-board")
        for cell, sides in enumerate(sides for rank in ranks for sides in rank):
            if sides != "..":
                self.put_frog(cell, sides)
        self.expect(self.state.frogs != 0, "board", "position-frogs", "PR-2")

    def put_frog(self, cell: int, sides: str) -> None:
        good = len(sides) == 2 and sides[0] != sides[1] and all(side in LETTERS for side in sides)
        self.expect(good, "board", "position-frog", "PR-2")
        every = " ".join(self.plain.board).split()
        self.expect(every.count(sides) + every.count(sides[::-1]) == 1, "board", "position-frogs", "PR-2")
        self.state.put(cell, LETTERS.index(sides[0]), LETTERS.index(sides[1]))

    def lay_markers(self) -> None:
        taken = self.plain.taken or [""] * self.plain.players
        self.expect(len(taken) == self.plain.players, "taken", "position-taken")
        free = self.counts(self.plain.supply, "supply")
        owned = [self.counts(letters, "taken") for letters in taken]
        self.check_markers(free, owned)
        self.state.set_markers(free, owned)

    def counts(self, letters: str, field: str) -> list[int]:
        self.expect(all(letter in LETTERS for letter in letters), field, "position-letters", "PR-3")
        return [letters.count(letter) for letter in LETTERS]

    def check_markers(self, free: list[int], owned: list[list[int]]) -> None:
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
            self.set_jump(self.plain.jump)

    def set_jump(self, jump: PlainJump) -> None:
        self.expect(self.plain.over is None, "jump", "position-jump", "PR-16")
        frog, start = self.cell(jump.frog, "jump.frog"), self.cell(jump.start, "jump.start")
        landings = [self.cell(name, "jump.landings") for name in jump.landings]
        touched = [self.cell(name, "touched") for name in self.plain.touched]
        empty = all(cell == frog or not self.state.has_frog(cell) for cell in [start, *landings])
        self.expect(empty and frog in landings and start != frog, "jump", "position-jump", "PR-16")
        standing = all(self.state.has_frog(cell) for cell in touched)
        self.expect(standing and frog in touched, "touched", "position-touched", "PR-18")
        good = self.state.go_on(start, frog, landings, touched)
        self.expect(good, "jump", "position-jump-ended", "PR-17")

    def cell(self, name: str, field: str) -> int:
        files = FILES[: self.board.size]
        good = len(name) == 2 and name[0] in files and name[1] in "12345678"[: self.board.size]
        self.expect(good, field, "position-cell", "PR-1")
        return (int(name[1]) - 1) * self.board.size + files.index(name[0])
