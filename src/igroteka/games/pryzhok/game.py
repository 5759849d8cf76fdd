"""The box of Flip Jump: options, notation, set-up, and the answer to "why not?"."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from igroteka.engine.core.dice import Dice
from igroteka.engine.core.state import State
from igroteka.engine.game import FIRST, Game
from igroteka.engine.option import Value, choice, number
from igroteka.engine.refusal import Refusal

from .board import Board
from .loading import placed
from .plain import VARIANTS, PlainPosition
from .rules import FlipJump
from .setup import Frog, markers_setup, sets_setup

Count = Annotated[int, msgspec.Meta(ge=1, le=4)]


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """The edition of Flip Jump."""

    name: str
    size: Literal[6, 8]
    markers: Count = 2  # PR-3: there are four of each colour in the box


class FlipJumpGame(Game):
    """Прыжок с переворотом / Flip Jump."""

    id = "pryzhok"
    players = (2, 3, 4)
    age = 8
    minutes = (10, 15)
    options = (
        choice("variant", *VARIANTS),
        choice("slides", "8", "4", before="8"),  # PR-13
        choice("lines", "whole", "neighbours", before="neighbours", offered=False),  # PR-30: older games' set-up
        number("quiet", 40, 0, 1000),
        FIRST,
    )
    Edition = Box
    Position = PlainPosition
    edition: Box

    def __init__(self, folder: Path, edition: Path | None = None) -> None:
        super().__init__(folder, edition)
        self.board = Board(self.edition.size)
        self.action_count = self.board.stop + 1

    # Set-up

    def deal(self, players: int, options: dict[str, Value], dice: Dice) -> State:
        variant = VARIANTS.index(str(options["variant"]))
        state = FlipJump(self.board, players, variant, int(options["slides"]), int(options["quiet"]))
        state.turn = self.first(players, options, dice)
        free = self.edition.markers if options["variant"] == "markers" else 0  # PR-11, PR-31
        state.set_markers([free] * 6, [[0] * 6] * players)
        gaps = options["lines"] == "whole"
        self.set_frogs(state, sets_setup(dice, gaps) if variant else markers_setup(dice))
        return state

    def set_frogs(self, state: FlipJump, frogs: list[Frog | None]) -> None:
        for cell, frog in zip(self.board.centre(), frogs, strict=True):
            if frog is not None:
                state.put(cell, *frog)

    # Notation

    def name(self, action: int) -> str:
        return self.board.move_name(action) or f"#{action}"

    # Why not?

    def reason(self, state: State, seat: int, action: int) -> Refusal:
        assert isinstance(state, FlipJump)
        if action == self.board.stop:
            return self.refusal("nothing-to-stop", "PR-16")
        cell, target = self.board.ends(action)
        if target < 0:
            return self.refusal("off-the-board", "PR-14")
        ends = {"from": self.board.cell_name(cell), "to": self.board.cell_name(target)}
        key, rule = self.broken_rule(state, action, cell, target)
        return self.refusal(key, rule, **ends)

    def broken_rule(self, state: FlipJump, action: int, cell: int, target: int) -> tuple[str, str]:
        if state.jumper >= 0 and cell != state.jumper:
            return "another-frog-jumps", "PR-16"
        if not state.has_frog(cell):
            return "no-frog-there", "PR-12"
        if state.has_frog(target):
            return "cell-is-taken", "PR-13" if action % self.board.span == 0 else "PR-14"
        if action % self.board.span == 0:
            return ("slides-straight", "PR-13") if state.jumper < 0 else ("jumper-cannot-slide", "PR-16")
        if state.has_landed(target):
            return "landed-there-already", "PR-16"
        return "gap-in-the-run", "PR-14"

    # Positions

    def place(self, position: PlainPosition) -> State:
        return placed(self, position)

    def imagine(self, view: Mapping[str, Any], seat: int | None, dice: Dice) -> State:
        """Everything is seen, so there is nothing to imagine."""
        return self.load({key: value for key, value in view.items() if key not in ("rows", "won")})

    def show(self, state: State) -> str:
        """The board as text, with its files and ranks."""
        assert isinstance(state, FlipJump)
        ranks = [f"{self.board.size - i} {line}" for i, line in enumerate(state.drawn())]
        files = "  " + "  ".join("abcdefgh"[: self.board.size])
        taken = [f"{seat}: {letters or '-'}" for seat, letters in enumerate(state.view(None)["taken"])]
        return "\n".join([*ranks, files, f"turn {state.turn}", *taken])


def make(edition: Path | None = None) -> FlipJumpGame:
    """The game, with its own edition or another."""
    return FlipJumpGame(Path(__file__).parent, edition)
