"""All subcommands but those of `lab`."""

import sys
from argparse import Namespace
from pathlib import Path

from . import lab
from .arguments import add_game, add_json, add_settings, database
from .parser import Command, Declare, Parser
from .wiring import own_database, shelf, thought


def play(parser: Parser) -> Command:
    """Start a server on this machine and open it in the browser.

    igroteka play
    igroteka play --game my_games/connect_four
    """
    _add_server(parser)
    parser.add_argument("--no-browser", action="store_true", help="print the address only")
    return lambda arguments: _serve(arguments, browser=not arguments.no_browser)


def serve(parser: Parser) -> Command:
    """Start a server that everyone in the network can reach.

    igroteka serve --settings club.toml
    """
    _add_server(parser)
    return _serve


def _add_server(parser: Parser) -> None:
    add_settings(parser)
    parser.add_argument("--host", help="address to listen on (default: all addresses of this machine)")
    parser.add_argument("--port", type=int, help="port to listen on (default: 8120)")
    parser.add_argument("--game", action="append", default=[], metavar="FOLDER", help="add your own game; repeatable")
    parser.add_argument("--quiet", action="store_true", help="do not print the address and the QR code")


def _serve(arguments: Namespace, browser: bool = False) -> int:
    from igroteka.server.command import run
    from igroteka.server.settings import settings

    options = {name: getattr(arguments, name) for name in ("host", "port", "database")}
    chosen = settings(arguments.settings, own_database, **options)
    return run(chosen, shelf(chosen.editions, arguments.game, chosen.bot_workers), browser, arguments.quiet)


def games(parser: Parser) -> Command:
    """List the games with their players, options and editions.

    igroteka games
    igroteka games pryzhok --json
    """
    parser.add_argument("game", metavar="GAME", nargs="?", help="list this game only")
    add_json(parser)
    return _games


def _games(arguments: Namespace) -> int:
    from .listing import print_games

    return print_games(arguments.game, arguments.json)


def engine(parser: Parser) -> Command:
    """Play a game over standard input and output (docs/engine-protocol.md).

    igroteka engine pryzhok
    """
    add_game(parser)
    return _engine


def _engine(arguments: Namespace) -> int:
    from igroteka import games
    from igroteka.adapters.line import Conversation, converse

    conversation = Conversation(lambda edition: games.opened(arguments.game, edition or arguments.edition), thought)
    converse(conversation, sys.stdin.buffer, sys.stdout.buffer)
    return 0


def seat(parser: Parser) -> Command:
    """Connect your own bot, in any language, to a seat at a table (docs/engine-protocol.md).

    igroteka seat http://localhost:8120/t/XYZ -- python my_bot.py
    """
    parser.add_argument("url", metavar="URL", help="address of the table, as players share it")
    parser.add_argument("--name", default="bot", help="name of the bot at the table (default: bot)")
    parser.add_argument("--seconds", type=float, default=60, metavar="S", help="time for one answer (default: 60)")
    parser.add_argument("program", nargs="+", metavar="PROGRAM", help="after --: the bot and its arguments")
    return _seat


def _seat(arguments: Namespace) -> int:
    from igroteka.adapters import seat

    return seat.run(arguments.url, arguments.program, arguments.name, arguments.seconds)


def replay(parser: Parser) -> Command:
    """Check the record of a game and show it step by step.

    igroteka replay game.txt
    igroteka replay game.txt --look-back
    """
    parser.add_argument("file", metavar="FILE", type=Path, help="a record; - for standard input")
    parser.add_argument("--game", help="folder of your own game, for records of it")
    parser.add_argument("--edition", type=Path, metavar="FILE", help="edition the game was played with")
    parser.add_argument("--to", type=int, metavar="N", help="show only the position after N actions")
    parser.add_argument("--quiet", action="store_true", help="check only")
    parser.add_argument("--look-back", action="store_true", help="evaluate the game: turning points and better moves")
    return _replay


def _replay(arguments: Namespace) -> int:
    from igroteka.lab import replay

    return replay.run(
        arguments.file, arguments.game, arguments.edition, arguments.to, arguments.quiet, arguments.look_back
    )


def check(parser: Parser) -> Command:
    """Test whether a game keeps the contract of the engine (docs/adding-a-game.md).

    igroteka check my_games/connect_four
    """
    add_game(parser)
    return _check


def _check(arguments: Namespace) -> int:
    from igroteka.check import command

    return command.run(arguments.game, arguments.edition)


def backup(parser: Parser) -> Command:
    """Write all tables and games to a file; servers may keep running.

    igroteka backup club.backup
    """
    parser.add_argument("file", metavar="FILE", type=Path, help="file to write")
    add_settings(parser)
    return _backup


def _backup(arguments: Namespace) -> int:
    from igroteka.storage import command

    return command.run_backup(database(arguments), arguments.file)


def restore(parser: Parser) -> Command:
    """Read a backup into an empty database, or replace what the database holds.

    igroteka restore club.backup --database postgresql://localhost/club
    """
    parser.add_argument("file", metavar="FILE", type=Path, help="file that igroteka backup has written")
    add_settings(parser)
    parser.add_argument("--replace", action="store_true", help="replace the content of the database")
    return _restore


def _restore(arguments: Namespace) -> int:
    from igroteka.storage import command

    return command.run_restore(database(arguments), arguments.file, arguments.replace)


def doctor(parser: Parser) -> Command:
    """Print what is compiled, the versions in use and the place of the data.

    igroteka doctor
    """
    add_json(parser)
    return _doctor


def _doctor(arguments: Namespace) -> int:
    from igroteka import doctor

    return doctor.examine(arguments.json)


COMMANDS: dict[str, Declare] = {
    "play": play,
    "serve": serve,
    "games": games,
    "lab": lab.lab,
    "replay": replay,
    "engine": engine,
    "seat": seat,
    "check": check,
    "backup": backup,
    "restore": restore,
    "doctor": doctor,
}
