"""A position of a game, as the search, the tables and the learning interfaces see it."""

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any

import cython

from .actions import Actions
from .c_fields import give
from .dice import Dice
from .outcome import Outcome

if not cython.compiled:  # compiled, it is C's own: see state.pxd
    from .seats import OVER

FEW = 40  # options that are tried one by one to find one that wins


class State:
    """A position: mutable, cheap to clone. A game overrides what its rules need."""

    turn: int  # the seat asked first; CHANCE when physics must answer; OVER when the game has ended
    players: int
    witness: Callable[["State"], None] | None  # called at each stage of an action worth showing
    copy_numbers: Callable[["State", Any], bool]  # compiled: everything from a field on, all at once (state.pxd)

    def __init__(self) -> None:
        if hasattr(self, "__dict__"):
            give(self)
        self.turn = 0
        self.players = 2
        self.witness = None

    def actors(self) -> tuple[int, ...]:
        """Everybody who may act now, in the order they are asked; nobody when the game is over."""
        return () if self.turn == OVER else (self.turn,)

    def awaited(self) -> tuple[int, ...]:
        """Return those of the actors for whom everybody waits: `actors`, unless these depend on hidden cards.

        Others may act as well, but do not have to, and nobody is told who they are.
        """
        return self.actors()

    def list_actions(self, seat: int, actions: Actions) -> bool:
        """Add the legal actions of a seat to the buffer; none when it is not asked."""
        raise NotImplementedError

    @cython.locals(actions=Actions, i=cython.int)
    def is_legal(self, seat: int, action: int) -> bool:
        """Return whether a seat may do this now. Games with very many actions override it."""
        actions = Actions()
        self.list_actions(seat, actions)
        for i in range(actions.count):  # noqa: SIM110, compiled a loop is quicker
            if actions.items[i] == action:
                return True
        return False

    def apply(self, seat: int, action: int) -> bool:
        """Apply a legal action; its legality is not checked."""
        raise NotImplementedError

    def clone(self) -> "State":
        """The same position, on its own."""
        kind = type(self)
        other: State = kind.__new__(kind)
        other.copy(self)
        return other

    def copy(self, other: "State") -> bool:
        """Become the same position as another of this kind: every field, whatever its name; not the witness.

        Compiled rules copy what is not a number, and then all numbers at once: `copy_numbers`. Search lives on it.
        """
        if not hasattr(other, "__dict__"):
            raise NotImplementedError(f"{type(self).__name__} has C types and says nothing about copying")
        for name, value in vars(other).items():
            if name != "witness":
                setattr(self, name, copied(value))
        self.turn, self.players = other.turn, other.players
        self.witness = getattr(self, "witness", None)
        return True

    def redeal(self, seat: int, dice: Dice) -> bool:
        """Shuffle everything the seat cannot see, the luck to come included."""
        return True

    def settle(self, dice: Dice) -> int:
        """A quick answer of physics, for random games and search: an action of CHANCE. Tables ask `Game.settle`."""
        raise NotImplementedError

    def absorb(self, note: str) -> None:
        """Take in what physics noted beside its answer; called before that answer is applied."""

    def pause(self) -> bool:
        """Return whether a pause is shown now, whether or not a seat is asked."""
        return False

    def early(self) -> bool:
        """Return whether others may act before the active player does, as everybody knows; see `awaited`."""
        return False

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return the view of a seat (None: a spectator) as plain data."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """The whole position as plain data: what everybody sees, where nothing is hidden."""
        return self.view(None)

    def outcome(self) -> Outcome | None:
        """Return the outcome; None while the game goes on."""
        raise NotImplementedError

    def result(self, seat: int) -> float:
        """Return the result of a seat: 1 won, 0 lost, a shared win in equal parts. A team wins as one."""
        outcome = self.outcome()
        if outcome is None or seat not in outcome.winners:
            return 0.0
        teams = getattr(outcome, "teams", None) or [[winner] for winner in outcome.winners]
        return 1.0 / len([team for team in teams if team[0] in outcome.winners])

    @cython.locals(i=cython.int)
    def can_win(self, seat: int, spare: "State", actions: Actions) -> bool:
        """Return whether a seat can win with its next action; a few actions are tried in a spare position.

        Search asks it often: a game that sees it at once does better to say so.
        """
        actions.count = 0
        self.list_actions(seat, actions)
        for i in range(actions.count if actions.count <= FEW else 0):
            spare.copy(self)
            spare.apply(seat, actions.items[i])
            if spare.turn == OVER and spare.result(seat) > 0.75:
                return True
        return False

    def rank(self, seat: int) -> int:
        """Return the rank of a seat once the game is over: the highest number has won. For games that use `share`."""
        raise NotImplementedError

    @cython.locals(shared=cython.int, mine=cython.int, other=cython.int)
    def share(self, seat: int) -> float:
        """The result by `rank`, without making an outcome; a win is shared by all who stand as high."""
        if self.turn != OVER:
            return 0.0
        shared, mine = 0, self.rank(seat)
        for other in range(self.players):
            if self.rank(other) > mine:
                return 0.0
            shared += self.rank(other) == mine
        return 1.0 / shared

    def key(self) -> int:
        """The position as one number of 64 bits: the same position has the same, another hardly ever."""
        text = json.dumps(without_luck(self.dump()), sort_keys=True)
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")

    def tell(self) -> bool:
        """Let the witness, if there is one, see the position as it stands."""
        if self.witness is not None:
            self.witness(self)
        return True

    @cython.locals(actions=Actions, i=cython.int)
    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat as a list."""
        actions = Actions()
        self.list_actions(seat, actions)
        return [actions.items[i] for i in range(actions.count)]


def copied(value: Any) -> Any:
    """A field's value for another position: lists and dice on their own, the box and its tables shared."""
    if isinstance(value, list):
        return [copied(item) for item in value]
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    return value.clone() if isinstance(value, Dice) else set(value) if isinstance(value, set) else value


def luck_of(position: Mapping[str, Any]) -> Any:
    """Return the luck to come of a dumped position; None where there is none."""
    return position.get("dice")


def without_luck(position: Mapping[str, Any]) -> dict[str, Any]:
    """Return a dumped position without the luck to come, for comparisons."""
    return {name: part for name, part in position.items() if name != "dice"}
