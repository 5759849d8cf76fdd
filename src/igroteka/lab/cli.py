"""The subcommands of `igroteka lab`: checked arguments, a progress bar and a report."""

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
from igroteka.engine.refusal import Refusal, unknown
from igroteka.engine.words import preferred_language

from . import WORDS, calibrating, ladder
from .ladder import Pair, Row, Tally
from .players import YARDSTICKS, known
from .recording import recorded
from .report import Sayer, drawn, report
from .series import RANDOM, Counts, Series, played

BOOLEANS = {"true": True, "yes": True, "false": False, "no": False}
MAX_CORES = 1024
INTERRUPTED = 130


class Request(msgspec.Struct):
    """The arguments that the subcommands have in common."""

    game: str
    edition: Path | None = None
    players: int | None = None
    options: Sequence[str] = ()
    seed: str = "lab"
    games: int = 1
    cores: int = 1
    json: bool = False


class Matches(msgspec.Struct):
    """The pairs of players that meet."""

    ladder: bool = False
    luck: bool = False
    pairs: Sequence[str] = ()
    quick: float = 1.0
    write: Path | None = None


def play(request: Request, by: str = RANDOM) -> int:
    """Play a series and report; an interrupted series reports the games it has finished."""
    series = _series(request, by)
    counts = _play_with_progress(series, request.cores)
    if not counts.games:
        return INTERRUPTED
    found = report(series, counts)
    if request.json:
        _print_json(found)
    else:
        Console(highlight=False, soft_wrap=True).print(drawn(found, preferred_language()))
    return 0 if counts.games == series.games else INTERRUPTED


def match(request: Request, matches: Matches) -> int:
    """Play the pairs and report their results; an interrupted match reports the games it has finished."""
    pairs = _pairs(request, matches)
    tallies = {(pair.one, pair.other): Tally() for pair in pairs}
    total = len(pairs) * request.games
    done = 0
    try:
        for pair, tally in _with_progress(ladder.played(pairs, request.games, request.cores), total):
            tallies[pair.one, pair.other].add(tally)
            done += tally.games
    except KeyboardInterrupt:
        pass
    rows = [ladder.row(pair, tallies[pair.one, pair.other]) for pair in pairs]
    if matches.write is not None:
        _write_rows(matches.write, _variant(request), rows)
    if request.json:
        _print_json(rows)
    else:
        Console(highlight=False, soft_wrap=True, width=160).print(ladder.drawn(rows, Sayer(preferred_language())))
    return 0 if done == total else INTERRUPTED


def record(request: Request, file: Path, level: str) -> int:
    """Write the record of one game between bots of a level."""
    series = _series(request)
    _check_player(level)
    file.write_text(recorded(series, level).write(), "utf-8")
    return 0


def calibrate(request: Request, piles: int | None) -> int:
    """Compare the fast physics of a game with the real one."""
    _series(request)
    return calibrating.calibrate(request.game, piles, request.seed, request.json, request.cores)


def _series(request: Request, by: str = RANDOM, least_players: int = 1) -> Series:
    """Return the series to play, or refuse the first wrong argument."""
    if request.games < 1 or not 1 <= request.cores <= MAX_CORES:
        raise Refusal("lab-numbers", words=WORDS)
    _check_player(by)
    game = games.game(request.game, request.edition)
    if request.players is not None and request.players == 1 < least_players:
        raise Refusal("ladder-alone", words=WORDS)
    players = max(game.players[0], least_players) if request.players is None else request.players
    options = dict(_option(game, text) for text in request.options)
    game.start(players, options, request.seed)
    edition = str(request.edition) if request.edition else None
    return Series(request.game, request.games, players, options, edition, request.seed, by)


def _check_player(name: str) -> None:
    if not known(name):
        raise unknown("lab-by", name, [*LEVELS, *YARDSTICKS], words=WORDS)


def _option(game: Game, text: str) -> tuple[str, Any]:
    """Return the name and the value of `name=value`, converted to the option's kind."""
    name, equals, value = text.partition("=")
    if not equals:
        raise Refusal("lab-option", words=WORDS, text=text)
    kind = next((option.kind for option in game.options if option.name == name), "choice")
    if kind == "bool":
        return name, BOOLEANS.get(value.lower(), value)
    return name, int(value) if kind == "int" and value.lstrip("-").isdecimal() else value


def _play_with_progress(series: Series, cores: int) -> Counts:
    """Play with a progress bar; Ctrl-C returns the games finished so far."""
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


def _pairs(request: Request, matches: Matches) -> list[Pair]:
    """Return the pairs that were asked for, with the options of the series."""
    series = _series(request, least_players=2)
    common: dict[str, Any] = {name: getattr(series, name) for name in ("options", "edition", "players", "seed")}
    common["quick"] = matches.quick
    pairs = [Pair(series.game, *_names(text), **common) for text in matches.pairs]
    pairs += ladder.rungs(series.game, **common) if matches.ladder else []
    return pairs + (ladder.luck(series.game, **common) if matches.luck else [])


def _names(text: str) -> tuple[str, str]:
    """Return the two players of `one:other`."""
    one, colon, other = text.partition(":")
    if not colon:
        raise Refusal("ladder-pair", words=WORDS, text=text[:80])
    _check_player(one)
    _check_player(other)
    return one, other


def _with_progress(played: Iterator[tuple[Pair, Tally]], total: int) -> Iterator[tuple[Pair, Tally]]:
    """Yield the tallies and show a progress bar."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("ladder", total=total)
        for pair, some in played:
            progress.advance(task, some.games)
            yield pair, some


def _print_json(found: Any) -> None:
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")


def _write_rows(file: Path, variant: str, rows: list[Row]) -> None:
    """Write rows into a `ladder.json`; rows of other pairs and variants stay."""
    tables = msgspec.json.decode(file.read_bytes(), type=dict[str, list[Row]]) if file.exists() else {}
    by_names = {(row.one, row.other): row for row in [*tables.get(variant, []), *rows]}
    tables[variant] = list(by_names.values())
    file.write_bytes(msgspec.json.format(msgspec.json.encode(tables), indent=2) + b"\n")


def _variant(request: Request) -> str:
    """Return the variant's name in `levels.toml`: the value of an option, or `any`."""
    return ",".join(text.partition("=")[2] for text in request.options) or "any"
