"""The subcommands of `igroteka lab`."""

import os
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from .arguments import add_game, add_json
from .parser import Command, Declare, Parser, add_commands

if TYPE_CHECKING:
    from igroteka.lab.cli import Request


def lab(parser: Parser) -> None:
    """Measure a game: series of games, matches between bots, records.

    igroteka lab play pryzhok --games 10000
    igroteka lab ladder etazhiki --games 200
    """
    add_commands(parser, COMMANDS)


def play(parser: Parser) -> Command:
    """Play many games on all cores and report lengths, endings and winners.

    igroteka lab play pryzhok --games 10000
    igroteka lab play stroyka --by master --players 3 --games 200 --option quiet=30
    """
    _add_series(parser)
    parser.add_argument(
        "--by", default="random", metavar="PLAYER", help="player of all seats: random (default), greedy, child, a level"
    )
    return _play


def _play(arguments: Namespace) -> int:
    from igroteka.lab import cli

    return cli.play(_request(arguments), arguments.by)


def ladder(parser: Parser) -> Command:
    """Play all neighbouring levels of bots against each other and report win rates and ratings.

    igroteka lab ladder etazhiki --games 200
    igroteka lab ladder etazhiki --option level=beginner --write ladder.json
    """
    _add_match(parser)
    return lambda arguments: _match(arguments, ladder=True)


def luck(parser: Parser) -> Command:
    """Measure luck: the best level against one that sees everything, and against one that looks one action ahead.

    igroteka lab luck odeyalo --games 400
    """
    _add_match(parser)
    return lambda arguments: _match(arguments, luck=True)


def match(parser: Parser) -> Command:
    """Play pairs of players against each other and report win rates and ratings.

    igroteka lab match pryzhok master:amateur child:tiny --games 200
    """
    _add_match(parser)
    parser.add_argument("pairs", nargs="+", metavar="ONE:OTHER", help="two players: levels, random, child, greedy")
    return lambda arguments: _match(arguments, pairs=arguments.pairs)


def _add_match(parser: Parser) -> None:
    _add_series(parser)
    parser.add_argument(
        "--quick", type=float, default=1.0, metavar="X", help="multiply all time limits of bots by X (default: 1)"
    )
    parser.add_argument("--write", type=Path, metavar="FILE", help="also write the results into this ladder.json")


def _match(arguments: Namespace, ladder: bool = False, luck: bool = False, pairs: tuple[str, ...] = ()) -> int:
    from igroteka.lab import cli

    return cli.match(_request(arguments), cli.Matches(ladder, luck, pairs, arguments.quick, arguments.write))


def record(parser: Parser) -> Command:
    """Write the record of one game between bots.

    igroteka lab record stroyka game.txt --level master --players 3
    """
    _add_common(parser)
    parser.add_argument("file", metavar="FILE", type=Path, help="file to write")
    parser.add_argument("--level", default="amateur", help="level of the recorded bots (default: amateur)")
    return _record


def _record(arguments: Namespace) -> int:
    from igroteka.lab import cli

    return cli.record(_request(arguments), arguments.file, arguments.level)


def calibrate(parser: Parser) -> Command:
    """Compare the fast physics of a game with the real one.

    igroteka lab calibrate shipuchka --piles 30
    """
    _add_common(parser)
    _add_cores(parser)
    parser.add_argument("--piles", type=int, metavar="N", help="number of piles to compare (default: 20)")
    add_json(parser)
    return _calibrate


def _calibrate(arguments: Namespace) -> int:
    from igroteka.lab import cli

    return cli.calibrate(_request(arguments), arguments.piles)


def _add_common(parser: Parser) -> None:
    add_game(parser)
    parser.add_argument("--players", type=int, metavar="P", help="number of players (default: the smallest possible)")
    parser.add_argument(
        "--option",
        dest="options",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="option of the game (see igroteka games); repeatable",
    )
    parser.add_argument("--seed", default="lab", help="seed of all random choices (default: lab)")


def _add_series(parser: Parser) -> None:
    _add_common(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="number of games (default: 1000)")
    _add_cores(parser)
    add_json(parser)


def _add_cores(parser: Parser) -> None:
    parser.add_argument("--cores", type=int, default=os.cpu_count(), metavar="N", help="processor cores (default: all)")


def _request(arguments: Namespace) -> "Request":
    from igroteka.lab.cli import Request

    given = vars(arguments)
    return Request(**{name: given[name] for name in Request.__struct_fields__ if name in given})


COMMANDS: dict[str, Declare] = {
    "play": play,
    "ladder": ladder,
    "luck": luck,
    "match": match,
    "record": record,
    "calibrate": calibrate,
}
