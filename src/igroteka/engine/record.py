"""A game as a text a person can read: what it was played with, one action a line, and how it ended.

The seed's hash stands at the top from the start, the seed itself at the bottom when the game is over:
until then it would tell what is hidden. With the seed anybody can play the record again (see replay.py).
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from .core.dice import seed_hash
from .core.outcome import Outcome
from .core.seats import CHANCE
from .core.state import State
from .game import Game
from .refusal import Refusal

TITLE = "igroteka record 1"
RESIGNED = "resigned"  # the rule of a result that no action at the table brought about
PHYSICS = "chance"  # who acts when no seat does
NOTE = " ; "  # between an action and what physics adds to it
LONGEST_NOTE = 100_000


class Done(msgspec.Struct, frozen=True):
    """One action: whose, in notation, and what physics added to it."""

    seat: int
    action: str
    note: str = ""

    def line(self) -> str:
        return f"{seat_name(self.seat)} {self.action}" + (NOTE + self.note if self.note else "")


class Result(msgspec.Struct, frozen=True):
    """How it ended: an outcome without its tally."""

    rule: str
    scores: list[int]
    ranking: list[list[int]]

    @classmethod
    def of(cls, outcome: Outcome) -> "Result":
        return cls(outcome.rule, list(outcome.scores), [list(seats) for seats in outcome.ranking])

    def lines(self) -> list[str]:
        scores = " ".join(map(str, self.scores))
        ranking = " > ".join(" = ".join(map(str, seats)) for seats in self.ranking)
        return [f"result {self.rule}", f"scores {scores}", f"ranking {ranking}"]


class Record(msgspec.Struct, kw_only=True):
    """What is written down of one game."""

    game: str
    rules: str
    edition: str
    edition_hash: str
    players: int
    options: dict[str, Any] = {}
    names: list[str] = []  # of the people, by seat; empty when nobody's
    seed: str | None = None
    seed_hash: str | None = None
    start: dict[str, Any] | None = None  # a position the game began from, instead of a seed
    done: list[Done] = []
    result: Result | None = None

    def __post_init__(self) -> None:
        self.edition = one_line(self.edition)
        self.names = [one_line(name) for name in self.names]
        if self.seed is not None and self.seed_hash is None:
            self.seed_hash = seed_hash(checked_seed(self.seed))

    @classmethod
    def begin(
        cls, game: Game, players: int, options: Mapping[str, Any] | None, seed: str | int, names: Sequence[str] = ()
    ) -> "Record":
        """The record of a game set up with a seed, before its first action."""
        chosen = game.checked_options(options, players)
        return cls(**on_the_box(game), players=players, options=chosen, names=list(names), seed=str(seed))

    @classmethod
    def begin_from(cls, game: Game, state: State, names: Sequence[str] = ()) -> "Record":
        """The record of a game that goes on from a position."""
        return cls(**on_the_box(game), players=state.players, names=list(names), start=state.dump())

    def add(self, game: Game, seat: int, action: int, note: str = "") -> None:
        """Write down an action that was done."""
        self.done.append(Done(seat, game.name(action), checked_note(note).strip()))

    def finish(self, outcome: Outcome) -> None:
        self.result = Result.of(outcome)

    # As text

    def write(self, reveal: bool = False) -> str:
        """The text. An unfinished record keeps its seed to itself unless told to reveal it."""
        lines = [*self.header(), "", *[done.line() for done in self.done]]
        tail = self.result.lines() if self.result else []
        if self.seed is not None and (reveal or self.result):
            tail.append(f"seed {self.seed}")
        return "\n".join([*lines, *([""] if tail else []), *tail, ""])

    def header(self) -> list[str]:
        """What it was played with."""
        lines = [TITLE, f"game {self.game}", f"rules {self.rules}", f"edition {self.edition_hash} {self.edition}"]
        lines.append(f"players {self.players}")
        lines += [f"option {name} {plain(value)}" for name, value in self.options.items()]
        lines += [f"seat {seat} {name}" for seat, name in enumerate(self.names)]
        return [*lines, f"start {plain(self.start)}" if self.start is not None else f"seed-hash {self.seed_hash}"]

    def action_line(self, index: int) -> int:
        """The number of the line an action stands on."""
        return len(self.header()) + 2 + index

    @staticmethod
    def parse(text: str) -> "Record":
        """The record a text holds; what is none is refused by its line."""
        from .record_parser import read

        return read(text)


def on_the_box(game: Game) -> dict[str, Any]:
    """Which game this is, by which rules, from which box."""
    return {"game": game.id, "rules": game.version, "edition": game.edition_name, "edition_hash": game.edition_hash}


def plain(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def seat_name(seat: int) -> str:
    return PHYSICS if seat == CHANCE else str(seat)


def one_line(text: str) -> str:
    """Somebody's words with nothing in them that would break a line."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def checked_note(note: str) -> str:
    """A note that stands on one line; any other is refused."""
    if not note.isprintable() or len(note) > LONGEST_NOTE:
        raise Refusal("record-note")
    return note


def checked_seed(seed: str) -> str:
    """A seed that stands on one line; any other is refused."""
    if not seed or not seed.isprintable() or seed != seed.strip() or len(seed) > 200:
        raise Refusal("record-seed")
    return seed
