"""The base class of games: players, options, notation, and the reason why an action is illegal."""

import hashlib
import importlib
import json
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import msgspec

from .answers import Answer, PublicAction, Told
from .core.dice import Dice, new_seed
from .core.seats import CHANCE, OVER
from .core.state import State
from .core.strategy import Strategy
from .edition import edition_hash, fitted, read_edition
from .lesson import Lesson
from .option import Age, Option, Value, check_complete, checked, choice, with_old_values
from .refusal import Refusal
from .table import Table
from .words import Words

__all__ = [
    "CHANCE",
    "OVER",
    "Answer",
    "Dice",
    "Game",
    "Option",
    "PublicAction",
    "Refusal",
    "State",
    "Told",
    "Value",
]  # what a box is made of

FIRST = choice("first", "random", "0", "1", "2", "3", "4", "5", players=(2, 3, 4, 5, 6))


class PlainEdition(msgspec.Struct, forbid_unknown_fields=True):
    """The edition of a game that has only one box."""

    name: str = "box"


class Game:
    """A game as it lies in its box; one object for each edition."""

    id: ClassVar[str]
    version: ClassVar[str] = "1"  # of the rules: records say by which they were played
    players: ClassVar[tuple[int, ...]]
    age: ClassVar[int] = 6
    minutes: ClassVar[tuple[int, int]] = (10, 20)
    hidden: ClassVar[bool] = False  # does a seat hold what others may not see?
    waiting: ClassVar[tuple[str, ...]] = ()  # keys of a view that only tell whom the table still waits for
    options: ClassVar[tuple[Option, ...]] = (FIRST,)
    ages: ClassVar[tuple[Age, ...]] = ()  # from the youngest on, where the box holds rules for several
    Edition: ClassVar[type[Any]] = PlainEdition
    Start: ClassVar[type[State]]  # the position every game starts from, where there is only one
    Position: ClassVar[type[Any]]
    action_count: int

    def __init__(self, folder: Path, edition: Path | None = None) -> None:
        self.folder = folder
        self.words = Words(folder) if (folder / "words.en.ftl").exists() else Words()
        self.edition_file = edition or folder / "edition.toml"
        self.edition = self.checked_edition(self.opened(edition))
        self.edition_name = str(self.edition.name)
        self.edition_hash = edition_hash(self.edition)

    def lacks(self) -> str | None:
        """The key of a sentence for the box, where something this game needs is missing on this machine."""
        return None

    def opened(self, edition: Path | None) -> Any:
        """Read the edition file; a game with a single edition needs none."""
        if edition is None and self.Edition is PlainEdition and not self.edition_file.exists():
            return PlainEdition()
        return read_edition(self.edition_file, self.Edition)

    def checked_edition(self, edition: Any) -> Any:
        """The edition, or a refusal when no game can be played with it."""
        return edition

    # The other modules of its directory

    def table(self) -> Table:
        """Return the table of this game and edition: its drawing and touches."""
        return self._table

    @cached_property
    def _table(self) -> Table:
        module, file = self._module("table"), str(self.folder / "table.py")
        if module is None:
            raise self.refusal("game-without-table", file=file)
        kind = vars(module).get("Table")
        if not isinstance(kind, type) or not issubclass(kind, Table) or kind is Table:
            raise self.refusal("game-without-table-class", file=file)
        made: Table = kind(self)
        return made

    def strategy(self) -> Strategy:
        """Return a new strategy of this game, for one player; without a `strategy.py` it knows only the rules."""
        module = self._module("strategy")
        made: Strategy = Strategy() if module is None else module.make(self)
        return made

    def lessons(self) -> list[Lesson]:
        """Return the steps of the guided first game; none without a `lessons.py`."""
        module = self._module("lessons")
        return [] if module is None else list(module.steps())

    def _module(self, name: str) -> ModuleType | None:
        """Import a module beside the one of this class, if there is one."""
        if not (self.folder / f"{name}.py").exists():
            return None
        return importlib.import_module(f"{type(self).__module__.rpartition('.')[0]}.{name}")

    # Before the game

    def start(self, players: int, options: Mapping[str, Any] | None = None, seed: str | int | None = None) -> State:
        """A new game, set up by the seed."""
        self.check_players(players)
        chosen = self.checked_options(options, players)
        return self.deal(players, chosen, Dice(new_seed() if seed is None else seed))

    def check_players(self, players: Any) -> None:
        if players not in self.players or isinstance(players, bool):
            raise self.refusal("players-wrong", players=str(players), known=", ".join(map(str, self.players)))

    def checked_options(self, options: Mapping[str, Any] | None, players: int) -> dict[str, Value]:
        try:
            chosen = checked(self.options, options)
        except Refusal as problem:
            raise self.refusal(problem.key, problem.rule, **problem.args_by_name) from None
        first = chosen.get("first", "random")
        if first != "random" and int(first) >= players:
            raise self.refusal("first-wrong", value=str(first), players=players)
        return chosen

    def recorded_options(self, recorded: Mapping[str, Any], players: int) -> dict[str, Value]:
        """Return the options a recorded game was played with; a missing or wrong one is refused."""
        complete = with_old_values(self.options, recorded)
        check_complete(self.options, complete)
        return self.checked_options(complete, players)

    def deal(self, players: int, options: dict[str, Value], dice: Dice) -> State:
        """Set the game up. The rules of most games say how; here all is as `Start` has it but who begins."""
        state = self.Start()
        state.turn = self.first(players, options, dice)
        return state

    def first(self, players: int, options: Mapping[str, Value], dice: Dice) -> int:
        """Return the seat that begins: as chosen, or by lot."""
        first = options.get("first", "random")
        return dice.below(players) if first == "random" else int(first)

    def teams(self, players: int, options: Mapping[str, Value]) -> list[list[int]]:
        """Return the seats of each team; empty if every seat plays alone."""
        return []

    def way(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """The options that make one way to play alone: best scores are kept for each."""
        return {name: value for name, value in options.items() if name != "first"}

    # Notation

    def name(self, action: int) -> str:
        """An action in the game's notation."""
        raise NotImplementedError

    @cached_property
    def actions_by_name(self) -> dict[str, int]:
        return {self.name(action): action for action in range(self.action_count)}

    def parse(self, text: str) -> int:
        """The action a text names, possible now or not. A game with very many actions reads it without a list."""
        action = self.actions_by_name.get(" ".join(str(text).split()))
        if action is None:
            raise self.refusal("notation-unknown", text=str(text)[:40])
        return action

    # Why not?

    def is_action(self, action: int) -> bool:
        """Return whether `action` is in the action space. Compiled rules get no other number."""
        return 0 <= action < self.action_count

    def why_not(self, state: State, seat: int, action: int) -> Refusal | None:
        """Return why an action is illegal now, or None. All numbers from outside are checked here."""
        if not self.is_action(action):
            return self.refusal("notation-unknown", text=str(action))
        if state.turn == OVER:
            return self.refusal("game-over")
        if seat != CHANCE and not 0 <= seat < state.players:
            return self.refusal("not-your-turn", seat=self.seat_number(max(state.turn, 0)))
        return self.objection(state, seat, action)

    def objection(self, state: State, seat: int, action: int) -> Refusal | None:
        """Return why an action of the action space is illegal while the game goes on."""
        if seat not in state.actors():
            return self.refusal("not-your-turn", seat=self.seat_number(state.turn))
        if self.is_legal(state, seat, action):
            return None
        return self.reason(state, seat, action)

    def is_legal(self, state: State, seat: int, action: int) -> bool:
        """Return whether a seat may do an action now; both numbers are checked before."""
        return state.is_legal(seat, action)

    def reason(self, state: State, seat: int, action: int) -> Refusal:
        """The rule that forbids an action of the seat whose turn it is."""
        raise NotImplementedError

    def act(self, state: State, seat: int, action: int) -> None:
        """Apply an action, or raise a Refusal and change nothing."""
        refusal = self.why_not(state, seat, action)
        if refusal is not None:
            raise refusal
        state.apply(seat, action)

    # What nobody need do by hand, physics, and what is told of an action

    def obvious(self, state: State, seat: int) -> int | None:
        """The one thing a seat can do, where the table should do it by itself; None where somebody is to touch.

        Everybody sees that it was done without a thought: only a game knows what that may tell.
        """
        return None

    def settle(self, state: State, seed: str) -> Answer:
        """Return the answer of physics at a table; the position stays unchanged."""
        return Answer(state.settle(Dice(seed)))

    def told(self, state: State, seat: int, action: int, eyes: int | None) -> Told:
        """Return what a seat (None: a spectator) may know of an action; `state` is the position before it.

        All of it where nothing is hidden, and of one's own actions; else nothing, unless a game says more.
        """
        return Told(self.name(action)) if not self.hidden or eyes == seat else Told()

    def reveals(self, action: PublicAction) -> set[int]:
        """Return the seats that learn something hidden from an action; undo depends on it.

        By default all others learn something wherever a spectator sees a change, and its maker, too, in a game in
        which several choose at once. It follows only from what everybody sees, so undo tells nothing of hidden hands.
        """
        changed = {key for key, value in action.after.items() if value != action.before.get(key)}
        if not self.hidden or not changed - set(self.waiting):
            return set()
        return action.everybody() if self.waiting else action.others()

    def half(self, state: State, seat: int, action: int) -> bool:
        """Return whether an action only begins the next one and can be changed. Lists of moves leave it out."""
        return False

    def refusal(self, key: str, rule: str | None = None, **args: Any) -> Refusal:
        return Refusal(key, rule, self.words, **args)

    @staticmethod
    def seat_number(seat: int) -> int:
        """A seat as people count: from one."""
        return 0 if seat == CHANCE else seat + 1

    # Positions

    def load(self, data: Any) -> State:
        """The position that `dump` wrote, or a refusal that names the key at fault."""
        return self.place(fitted(data, self.Position, "position"))

    def place(self, position: Any) -> State:
        """A checked position as a state."""
        raise NotImplementedError

    def imagine(self, view: Mapping[str, Any], seat: int | None, dice: Dice) -> State:
        """A whole position a seat may imagine, knowing only its view: all of it, where nothing is hidden."""
        return self.load(view)

    def show(self, state: State) -> str:
        """The position for people who read text: a line for each of its parts."""
        return "\n".join(f"{name}: {json.dumps(part, ensure_ascii=False)}" for name, part in state.dump().items())

    @cached_property
    def fingerprint(self) -> str:
        """Return a hash of game, version and edition."""
        return hashlib.sha256(f"{self.id} {self.version} {self.edition_hash}".encode()).hexdigest()[:16]
