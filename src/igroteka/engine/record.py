"""A game as a text a person can read: what it was played with, one action a line, and how it ended.

The seed's hash stands at the top from the start, the seed itself at the bottom when the game is over:
until then it would tell what is hidden. With the seed anybody can play the record again (see replay.py).
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

import msgspec

from .core.dice import seed_hash
from .core.outcome import Outcome
from .core.seats import CHANCE
from .core.state import State
from .game import Game
from .refusal import Refusal
from .words import Words

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
    """The result of a game: an outcome without its tally."""

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
    """The record of one game."""

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
        """Return the header: game, edition, options, players."""
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
        """Return the record in a text, or refuse it with the number of the wrong line."""
        return read(text)


def on_the_box(game: Game) -> dict[str, Any]:
    """Return the game, its version and its edition, as a record names them."""
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


# Reading

LONGEST = 20_000_000  # characters; a long game has thousands of lines
SEAT = re.compile(r"[0-9]{1,2}")
SCORE = re.compile(r"-?[0-9]{1,9}")
HASH = re.compile(r"[0-9a-f]{64}")
EDITION = re.compile(r"([0-9a-f]{16})(?: (.*))?")


class LineRefusal(Refusal):
    """A refusal, and the number of the line it speaks of."""

    def __init__(self, line: int, cause: Refusal) -> None:
        super().__init__("record-at-line", cause.rule, line=line)
        self.line = line
        self.cause = cause

    def text(self, language: str) -> str:
        return Words().text(language, self.key, {"line": self.line, "cause": self.cause.text(language)})


def read(text: str) -> Record:
    """The record, or a refusal that names the line."""
    if len(text) > LONGEST:
        raise Refusal("record-too-long")
    return Reading(text.replace("\r\n", "\n")).record()


class Reading:
    """A record being read from the top."""

    def __init__(self, text: str) -> None:
        self.lines = text.removesuffix("\n").split("\n")
        self.at = 0

    @property
    def line(self) -> str:
        return self.lines[self.at] if self.at < len(self.lines) else ""

    @property
    def ended(self) -> bool:
        return self.at >= len(self.lines)

    def refuse(self, expected: str) -> NoReturn:
        raise LineRefusal(self.at + 1, Refusal("record-expected", expected=expected, found=self.line[:60]))

    def is_next(self, word: str) -> bool:
        return self.line == word or self.line.startswith(f"{word} ")

    def take(self, word: str, form: str) -> str:
        """The rest of a line that begins with a word."""
        if not self.is_next(word) or not self.line.isprintable():
            self.refuse(f"{word} {form}")
        rest = self.line[len(word) + 1 :]
        self.at += 1
        return rest

    def fitting(self, word: str, form: str, pattern: re.Pattern[str]) -> re.Match[str]:
        found = pattern.fullmatch(self.take(word, form))
        return found if found else self.back(f"{word} {form}")

    def back(self, expected: str) -> NoReturn:
        """Refuse the line just taken."""
        self.at -= 1
        self.refuse(expected)

    # From top to bottom

    def record(self) -> Record:
        record = self.header()
        self.blank()
        while not self.ended and self.line:
            record.done.append(self.action(record.players))
        if not self.ended:
            self.blank()
            self.tail(record)
        return record if self.ended else self.refuse("nothing")

    def header(self) -> Record:
        if self.line != TITLE:
            self.refuse(TITLE)
        self.at += 1
        game, rules = self.take("game", "…"), self.take("rules", "…")
        edition = self.fitting("edition", "…", EDITION)
        players = int(self.fitting("players", "2", SEAT)[0])
        record = Record(
            game=game, rules=rules, edition=edition[2] or "", edition_hash=edition[1], players=players,
            options=self.options(), names=self.names(players),
        )  # fmt: skip
        return self.origin(record)

    def options(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        while self.is_next("option"):
            name, _, value = self.take("option", "…").partition(" ")
            if not name or name in found:
                self.back("option NAME VALUE")
            found[name] = self.json(value, "option NAME VALUE")
        return found

    def names(self, players: int) -> list[str]:
        found: list[str] = []
        while self.is_next("seat"):
            seat, _, name = self.take("seat", f"{len(found)} …").partition(" ")
            if seat != str(len(found)) or len(found) == players or name != one_line(name):
                self.back(f"seat {len(found)} …")
            found.append(name)
        return found

    def origin(self, record: Record) -> Record:
        """Read the start: a seed or a position."""
        if self.is_next("start"):
            record.start = self.json(self.take("start", "{…}"), "start {…}")
            return record if isinstance(record.start, dict) else self.back("start {…}")
        record.seed_hash = self.fitting("seed-hash", "…", HASH)[0]
        return record

    def json(self, text: str, expected: str) -> Any:
        try:
            return msgspec.json.decode(text)
        except (msgspec.DecodeError, RecursionError, ValueError):
            self.back(expected)

    def blank(self) -> None:
        if self.ended or self.line:
            self.refuse("blank")
        self.at += 1

    def action(self, players: int) -> Done:
        seat, _, rest = self.line.partition(" ")
        action, _, note = rest.partition(NOTE)
        good = self.line.isprintable() and action and action == " ".join(action.split()) and note == note.strip()
        if not good or (note == "") != (NOTE.strip() not in rest.split()):
            self.refuse("0 …")
        done = Done(self.seat(seat, players), action, note)
        self.at += 1
        return done

    def seat(self, text: str, players: int) -> int:
        if text == PHYSICS:
            return CHANCE
        if not SEAT.fullmatch(text) or text != str(int(text)) or int(text) >= players:
            self.refuse("0 …")
        return int(text)

    def tail(self, record: Record) -> None:
        """The result, and the seed."""
        if self.is_next("result"):
            rule = self.take("result", "…")
            record.result = Result(rule, self.scores(record.players), self.ranking(record.players))
        if record.start is None and (record.result or self.is_next("seed")):
            record.seed = self.seed()

    def scores(self, players: int) -> list[int]:
        scores = self.take("scores", "…").split(" ")
        if len(scores) != players or not all(SCORE.fullmatch(score) for score in scores):
            self.back("scores …")
        return [int(score) for score in scores]

    def ranking(self, players: int) -> list[list[int]]:
        places = [place.split(" = ") for place in self.take("ranking", "0 > 1").split(" > ")]
        if sorted(seat for place in places for seat in place) != sorted(map(str, range(players))):
            self.back("ranking 0 > 1")
        return [[int(seat) for seat in place] for place in places]

    def seed(self) -> str:
        try:
            return checked_seed(self.take("seed", "…"))
        except LineRefusal:
            raise
        except Refusal:
            self.back("seed …")
