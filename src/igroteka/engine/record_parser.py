"""Reads the text of a record, strictly: every line is as `write` makes it, or refused with its number."""

import re
from typing import Any, NoReturn

import msgspec

from .core.seats import CHANCE
from .record import NOTE, PHYSICS, TITLE, Done, Record, Result, checked_seed, one_line
from .refusal import Refusal
from .words import Words

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
        """Where it began: from a seed, or from a position."""
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
