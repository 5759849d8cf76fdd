"""The box of The Big Build: options, notation, set-up, and the answer to "why not?"."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from igroteka.engine.answers import PublicAction, Told
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.state import State
from igroteka.engine.edition import fitted
from igroteka.engine.game import FIRST, Game
from igroteka.engine.option import Value, choice, number
from igroteka.engine.refusal import Refusal

from .board import Board
from .checking import faults
from .edition import Box
from .loading import imagined, placed
from .notation import Notation, action_name, is_attempt
from .plain import PlainPosition, PlainView
from .position import FIGURES
from .reasons import Reasons
from .rules import BigBuild

ANY = "any"


class BigBuildGame(Game):
    """Большая стройка / The Big Build."""

    id = "stroyka"
    players = (2, 3, 4, 5)
    age = 6
    minutes = (20, 40)
    hidden = True
    options = (
        *[choice(f"figure-{seat}", ANY, *FIGURES) for seat in range(1, 6)],  # ST-12
        number("quiet", 15, 0, 1000),  # ST-34
        FIRST,
    )
    Edition = Box
    Position = PlainPosition
    edition: Box

    def __init__(self, folder: Path, edition: Path | None = None) -> None:
        super().__init__(folder, edition)
        self.board = Board(self.edition, self.edition_hash)
        self.notation = Notation(self.board)
        self.kinds_by_items = self.notation.kinds
        self.action_count = self.board.actions

    def checked_edition(self, edition: Box) -> Box:
        for fault in faults(edition, str(self.edition_file)):
            raise self.refusal(fault.key, fault.rule, **fault.args_by_name)
        return edition

    # Set-up

    def checked_options(self, options: Mapping[str, Any] | None, players: int) -> dict[str, Value]:
        """ST-12: no two players have the same animal."""
        chosen = super().checked_options(options, players)
        wanted = wishes(chosen, players)
        for name in FIGURES:
            if wanted.count(name) > 1:
                raise self.refusal("figure-twice", "ST-12", figure=name)
        return chosen

    def deal(self, players: int, options: dict[str, Value], dice: Dice) -> State:
        state = BigBuild(self.board, players, int(options["quiet"]), figures(options, players), dice)
        state.set_up(self.first(players, options, dice))
        return state

    # Notation

    def name(self, action: int) -> str:
        return action_name(self.board, action)

    def parse(self, text: str) -> int:
        action = self.notation.action(str(text))
        if action is None:
            raise self.refusal("notation-unknown", text=str(text)[:40])
        return action

    # Why not?

    def is_action(self, action: int) -> bool:
        """An action, or cards tried together that never pay anything: those have a reason, too."""
        return super().is_action(action) or is_attempt(self.board, action)

    def is_legal(self, state: State, seat: int, action: int) -> bool:
        return super().is_action(action) and super().is_legal(state, seat, action)

    def reason(self, state: State, seat: int, action: int) -> Refusal:
        assert isinstance(state, BigBuild)
        key, rule, args = Reasons(self, state, seat).reason(action)
        return self.refusal(key, rule, **args)

    def obvious(self, state: State, seat: int) -> int | None:
        """ST-12, ST-27: the last free flag, drawing with an empty hand; never `done`, it would tell of the cards."""
        actions = state.legal(seat)
        return actions[0] if len(actions) == 1 and actions[0] != self.board.done else None

    def told(self, state: State, seat: int, action: int, eyes: int | None) -> Told:
        """ST-28: played and dropped cards are public, and what is drawn no action names."""
        return Told(self.name(action))

    def reveals(self, action: PublicAction) -> set[int]:
        """ST-28: cards were hidden until they are played or dropped."""
        return set() if action.name.startswith(("start ", "done", "draw")) else action.others()

    # Positions

    def place(self, position: PlainPosition) -> State:
        return placed(self, position)

    def imagine(self, view: Mapping[str, Any], seat: int | None, dice: Dice) -> State:
        return imagined(self, fitted(dict(view), PlainView, "view"), seat, dice)

    def show(self, state: State) -> str:
        """The table as text: the house, who stands where with what, and the tokens still out."""
        data = state.dump()
        rows = [[name if name in data["house"] else "." for name in row] for row in self.edition.site.places]
        seats = zip(data["figures"], data["at"], data["points"], data["hands"], strict=True)
        lines = [f"{s}: {figure} {cell or '-'} {points} {hand}" for s, (figure, cell, points, hand) in enumerate(seats)]
        tokens = " ".join(f"{cell}={token.replace(' ', '')}" for cell, token in data["tokens"].items())
        return "\n".join([*(" | ".join(row) for row in rows), *lines, tokens, f"turn {data['turn']} {data['phase']}"])


def wishes(options: Mapping[str, Value], players: int) -> list[str]:
    return [str(options[f"figure-{seat}"]) for seat in range(1, players + 1)]


def figures(options: Mapping[str, Value], players: int) -> tuple[str, ...]:
    """The animals as wished; whoever has no wish gets one that is left."""
    wanted = wishes(options, players)
    left = iter([name for name in FIGURES if name not in wanted])
    return tuple(next(left) if name == ANY else name for name in wanted)


def make(edition: Path | None = None) -> BigBuildGame:
    """The game, with its own edition or another."""
    return BigBuildGame(Path(__file__).parent, edition)
