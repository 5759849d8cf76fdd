"""`igroteka lab`: what was asked for, the progress bar, the report."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress

from igroteka import games
from igroteka.bots.levels import LEVELS
from igroteka.engine.game import Game
from igroteka.engine.refusal import Refusal
from igroteka.engine.words import preferred_language

from . import WORDS, calibrating, ladder
from .ladder import Pair, Row, Tally
from .players import YARDSTICKS, known
from .recording import recorded
from .report import Sayer, drawn, report
from .series import RANDOM, Counts, Series, played

TRUTHS = {"true": True, "yes": True, "false": False, "no": False}
MOST_CORES = 1024


class Asked(msgspec.Struct):
    """The arguments of the command."""

    game: str
    games: int
    players: int | None
    options: Sequence[str]
    edition: Path | None
    seed: str
    cores: int
    json: bool
    ladder: bool = False
    luck: bool = False
    pairs: Sequence[str] = ()
    quick: float = 1.0
    write: Path | None = None
    by: str = RANDOM
    record: Path | None = None
    level: str = "amateur"
    calibrate: int | None = None


def run(asked: Asked) -> int:
    """Play and report; an interrupted series reports what it has."""
    series = checked(asked)
    if asked.calibrate is not None:
        return calibrating.calibrate(asked.game, asked.calibrate or None, asked.seed, asked.json, asked.cores)
    if asked.record is not None:
        return write_record(asked, series, asked.record)
    if asked.ladder or asked.luck or asked.pairs:
        return climb(asked, series)
    counts = watched(series, asked.cores)
    if not counts.games:
        return 130
    found = report(series, counts)
    if asked.json:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    else:
        Console(highlight=False, soft_wrap=True).print(drawn(found, preferred_language()))
    return 0 if counts.games == series.games else 130


def write_record(asked: Asked, series: Series, file: Path) -> int:
    if not known(asked.level):
        raise Refusal("ladder-pair", words=WORDS, known=", ".join([*LEVELS, *YARDSTICKS]))
    file.write_text(recorded(series, asked.level).write(), "utf-8")
    return 0


def checked(asked: Asked) -> Series:
    """The series, or a refusal that says what is wrong with it."""
    if asked.games < 1 or not 1 <= asked.cores <= MOST_CORES:
        raise Refusal("lab-numbers", words=WORDS)
    if not known(asked.by):
        raise Refusal("lab-by", words=WORDS, name=asked.by[:40], known=", ".join([*LEVELS, *YARDSTICKS]))
    box = games.game(asked.game, asked.edition)
    players = players_of(box, asked)
    options = dict(option(box, text) for text in asked.options)
    box.start(players, options, asked.seed)
    edition = str(asked.edition) if asked.edition else None
    return Series(asked.game, asked.games, players, options, edition, asked.seed, asked.by)


def players_of(box: Game, asked: Asked) -> int:
    """Return the number of players: as requested, else the smallest of the game; a match needs at least two."""
    against = bool(asked.ladder or asked.luck or asked.pairs)
    if against and asked.players == 1:
        raise Refusal("ladder-alone", words=WORDS)
    return max(box.players[0], 1 + against) if asked.players is None else asked.players


def option(box: Game, text: str) -> tuple[str, Any]:
    """`name=value` with the value as the option's kind wants it."""
    name, equals, value = text.partition("=")
    if not equals:
        raise Refusal("lab-option", words=WORDS, text=text)
    kind = next((known.kind for known in box.options if known.name == name), "choice")
    if kind == "bool":
        return name, TRUTHS.get(value.lower(), value)
    return name, int(value) if kind == "int" and value.lstrip("-").isdecimal() else value


def watched(series: Series, cores: int) -> Counts:
    """Play with a progress bar; Ctrl-C gives what was done so far."""
    console = Console(stderr=True)
    counts = Counts()
    try:
        with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task(series.game, total=series.games)
            for some in played(series, cores):
                counts.add(some)
                progress.advance(task, some.games)
    except KeyboardInterrupt:
        pass
    return counts


def climb(asked: Asked, series: Series) -> int:
    """The ladder: who beats whom, how often."""
    pairs = chosen_pairs(asked, series)
    by_names = {(pair.one, pair.other): Tally() for pair in pairs}
    done = 0
    try:
        for pair, some in shown(ladder.played(pairs, asked.games, asked.cores), len(pairs) * asked.games):
            by_names[pair.one, pair.other].add(some)
            done += some.games
    except KeyboardInterrupt:
        pass
    rows = [ladder.row(pair, by_names[pair.one, pair.other]) for pair in pairs]
    show_rows(asked, rows)
    return 0 if done == len(pairs) * asked.games else 130


def chosen_pairs(asked: Asked, series: Series) -> list[Pair]:
    more: dict[str, Any] = {name: getattr(series, name) for name in ("options", "edition", "players", "seed")}
    more["quick"] = asked.quick
    named = [text.partition(":")[::2] for text in asked.pairs]
    if not all(known(name) for pair in named for name in pair):
        raise Refusal("ladder-pair", words=WORDS, known=", ".join([*LEVELS, *YARDSTICKS]))
    pairs = [Pair(series.game, one, other, **more) for one, other in named]
    pairs += ladder.rungs(series.game, **more) if asked.ladder else []
    return pairs + (ladder.luck(series.game, **more) if asked.luck else [])


def shown(played: Iterator[tuple[Pair, Tally]], total: int) -> Iterator[tuple[Pair, Tally]]:
    """The same, with a progress bar."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("ladder", total=total)
        for pair, some in played:
            progress.advance(task, some.games)
            yield pair, some


def show_rows(asked: Asked, rows: list[Row]) -> None:
    text = msgspec.json.format(msgspec.json.encode(rows), indent=2) + b"\n"
    if asked.write is not None:
        write_down(asked, rows)
    if asked.json:
        sys.stdout.buffer.write(text)
    else:
        Console(highlight=False, soft_wrap=True, width=160).print(ladder.drawn(rows, Sayer(preferred_language())))


def write_down(asked: Asked, rows: list[Row]) -> None:
    """Beside what is there of other pairs and variants: games/<game>/ladder.json is the table the box shows."""
    file = asked.write
    assert file is not None
    known = msgspec.json.decode(file.read_bytes(), type=dict[str, list[Row]]) if file.exists() else {}
    by_names = {(row.one, row.other): row for row in [*known.get(variant(asked), []), *rows]}
    known[variant(asked)] = list(by_names.values())
    file.write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=2) + b"\n")


def variant(asked: Asked) -> str:
    """Return the variant's name in levels.toml: the value of an option, or `any`."""
    return ",".join(text.partition("=")[2] for text in asked.options) or "any"
