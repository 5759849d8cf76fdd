"""`igroteka replay`: steps through a record in the terminal and checks every line."""

import sys
from pathlib import Path
from typing import Any

from igroteka import games
from igroteka.engine.game import Game
from igroteka.engine.record import Record, seat_name
from igroteka.engine.refusal import Refusal
from igroteka.engine.replay import Step, Verdict, steps, verify
from igroteka.engine.words import harmless, preferred_language

from . import WORDS
from .looking_back import drawn as drawn_back
from .looking_back import looked_back


def run(file: Path, own: str | None, edition: Path | None, to: int | None, quiet: bool, look_back: bool = False) -> int:
    record = Record.parse(read(file))
    box = game_of(record, own, edition)
    if look_back:
        found = looked_back(record, own or record.game, edition)
        print(drawn_back(found, box, preferred_language(), say))
        return 0
    if to is not None:
        return show_one(record, box, to)
    verdict = verify(record, box) if quiet or not replayable(record) else walk(record, box)
    print(harmless(sentence(verdict)))
    return 0


def read(file: Path) -> str:
    """The text of a file, or of standard input when its name is `-`."""
    try:
        return (sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()).decode("utf-8")
    except OSError as problem:
        raise Refusal("file-unreadable", file=str(file), problem=problem.strerror or "") from None
    except UnicodeDecodeError:
        raise Refusal("file-not-text", file=str(file)) from None


def game_of(record: Record, own: str | None, edition: Path | None) -> Game:
    """The game of a record. A record alone never makes us run code from a folder it names."""
    if own is None and record.game not in games.games():
        raise Refusal("replay-own", words=WORDS, name=record.game[:40])
    return games.game(own or record.game, edition)


def replayable(record: Record) -> bool:
    return record.seed is not None or record.start is not None


def walk(record: Record, box: Game) -> Verdict:
    """Position after position; on a terminal the reader says when to go on."""
    patient = sys.stdin.isatty() and sys.stdout.isatty()
    for step in steps(record, box):
        print(harmless(drawn(step, box)), end="\n\n")
        if patient and step.number < len(record.done) and enough():
            break
    return verify(record, box)


def enough() -> bool:
    try:
        return input(say("replay-next") + " ").strip().lower() in ("q", "quit", "й")
    except EOFError:
        return True


def show_one(record: Record, box: Game, to: int) -> int:
    verify(record, box)
    if not 0 <= to <= len(record.done):
        raise Refusal("replay-to", words=WORDS, actions=len(record.done))
    print(harmless(next(drawn(step, box) for step in steps(record, box) if step.number == to)))
    return 0


def drawn(step: Step, box: Game) -> str:
    """The action and the position it led to."""
    if step.done is None:
        title = say("replay-start")
    else:
        title = say("replay-step", number=step.number, seat=seat_name(step.done.seat), action=step.done.action)
    return f"{title}\n{box.show(step.state)}"


def sentence(verdict: Verdict) -> str:
    key = "replay-good" if verdict.whole else "replay-partly"
    return say(key, actions=verdict.actions, over="yes" if verdict.over else "no")


def say(key: str, **args: Any) -> str:
    return WORDS.text(preferred_language(), key, args)
