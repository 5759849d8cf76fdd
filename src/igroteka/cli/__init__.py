"""The `igroteka` command: the only place where rooms are wired together (`wiring`: what one room is handed of others).

A subcommand is two small functions: one declares its arguments, one runs it and imports
the rooms it needs only then, so that every command starts fast.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import igroteka
from igroteka import compiled

from .wiring import own_database, shelf, thought

Command = Callable[[argparse.Namespace], int]


def declare_doctor(parser: argparse.ArgumentParser) -> Command:
    """tell what is compiled, which versions, where data lies"""
    parser.add_argument("--json", action="store_true", help="for machines")
    return run_doctor


def run_doctor(asked: argparse.Namespace) -> int:
    from igroteka import doctor

    return doctor.examine(asked.json)


def declare_engine(parser: argparse.ArgumentParser) -> Command:
    """play a game over stdin and stdout, one command a line (docs/engine-protocol.md)"""
    add_game(parser)
    return run_engine


def run_engine(asked: argparse.Namespace) -> int:
    from igroteka import games
    from igroteka.adapters.line import Conversation, converse

    conversation = Conversation(
        lambda edition: games.opened(asked.game, edition or asked.edition), partial(thought, asked.game)
    )
    converse(conversation, sys.stdin.buffer, sys.stdout.buffer)
    return 0


def declare_seat(parser: argparse.ArgumentParser) -> Command:
    """let a bot of your own, in any language, take a seat at a table (docs/engine-protocol.md)"""
    parser.add_argument("url", metavar="URL", help="the table's address, as people share it")
    parser.add_argument("--name", default="bot", help="what it is called there")
    parser.add_argument("--seconds", type=float, default=60, metavar="S", help="how long it may think (60)")
    parser.add_argument("program", nargs="+", metavar="PROGRAM", help="after --: the bot and its arguments")
    return run_seat


def run_seat(asked: argparse.Namespace) -> int:
    from igroteka.adapters import seat

    return seat.run(asked.url, asked.program, asked.name, asked.seconds)


def declare_replay(parser: argparse.ArgumentParser) -> Command:
    """step through the record of a game and check every line of it"""
    parser.add_argument("file", metavar="FILE", type=Path, help="a record; - for standard input")
    parser.add_argument("--game", help="an own game's folder, if the record is of one")
    parser.add_argument("--edition", type=Path, metavar="FILE", help="the edition it was played with")
    parser.add_argument("--to", type=int, metavar="N", help="show only the position after N actions")
    parser.add_argument("--quiet", action="store_true", help="only check it")
    parser.add_argument("--look-back", action="store_true", help="who stood how, where it turned, what was better")
    return run_replay


def run_replay(asked: argparse.Namespace) -> int:
    from igroteka.lab import replay

    return replay.run(asked.file, asked.game, asked.edition, asked.to, asked.quiet, asked.look_back)


def declare_lab(parser: argparse.ArgumentParser) -> Command:
    """play many games on all cores and tell how they went"""
    add_game(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many (1000)")
    parser.add_argument("--players", type=int, metavar="P", help="how many (the fewest on the box)")
    parser.add_argument(
        "--option", dest="options", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    parser.add_argument(
        "--by", default="random", metavar="PLAYER", help="who plays: random (default), greedy, child, or a level"
    )
    parser.add_argument("--seed", default="lab", help="the same seed gives the same games")
    parser.add_argument("--cores", type=int, default=os.cpu_count(), metavar="N", help="how many to use (all)")
    parser.add_argument("--json", action="store_true", help="for machines")
    parser.add_argument("--ladder", action="store_true", help="bots of all levels play each other")
    parser.add_argument(
        "--luck", action="store_true", help="how much is luck: the best against one that sees everything"
    )
    parser.add_argument(
        "--pair", dest="pairs", action="append", default=[], metavar="ONE:OTHER", help="these two play each other"
    )
    parser.add_argument(
        "--quick", type=float, default=1.0, metavar="X", help="think X times as long where time limits it"
    )
    parser.add_argument(
        "--write", type=Path, metavar="FILE", help="write the rows into the table a box shows (ladder.json)"
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="one game of bots, as at a table, written down")
    parser.add_argument("--level", default="amateur", help="of these bots (amateur)")
    parser.add_argument(
        "--calibrate", type=int, nargs="?", const=0, metavar="N", help="quick physics beside the real one, on N piles"
    )
    return run_lab


def run_lab(asked: argparse.Namespace) -> int:
    from igroteka.lab.command import Asked, run

    return run(Asked(**{name: getattr(asked, name) for name in Asked.__struct_fields__}))


def declare_check(parser: argparse.ArgumentParser) -> Command:
    """look a game over, your own above all, and say what does not keep the contract (docs/adding-a-game.md)"""
    add_game(parser)
    return run_check


def run_check(asked: argparse.Namespace) -> int:
    from igroteka.check import command

    return command.run(asked.game, asked.edition)


def declare_serve(parser: argparse.ArgumentParser) -> Command:
    """open the tables to everybody in the network (docs/running-a-club.md)"""
    add_server(parser)
    return run_serve


def declare_play(parser: argparse.ArgumentParser) -> Command:
    """the same, and open the browser on this machine"""
    add_server(parser)
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    return run_play


def add_server(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--settings", type=Path, metavar="FILE", help="a TOML file")
    parser.add_argument("--host", help="the address to listen on (all of this machine's)")
    parser.add_argument("--port", type=int, help="the port to listen on (8120)")
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://… (a file of ours)")
    parser.add_argument("--game", action="append", default=[], metavar="FOLDER", help="an own game beside ours")
    parser.add_argument("--quiet", action="store_true", help="print no address and no QR code")


def run_play(asked: argparse.Namespace) -> int:
    return run_serve(asked, browser=not asked.no_browser)


def run_serve(asked: argparse.Namespace, browser: bool = False) -> int:
    from igroteka.server.command import run
    from igroteka.server.settings import settings

    chosen = settings(asked.settings, own_database, host=asked.host, port=asked.port, database=asked.database)
    return run(chosen, shelf(chosen.editions, asked.game, chosen.bot_workers), browser, asked.quiet)


def declare_backup(parser: argparse.ArgumentParser) -> Command:
    """write all tables and games to a file; servers may go on meanwhile"""
    add_database(parser)
    return run_backup


def run_backup(asked: argparse.Namespace) -> int:
    from igroteka.storage import command

    return command.run_backup(database(asked), asked.file)


def declare_restore(parser: argparse.ArgumentParser) -> Command:
    """put a backup into an empty database, or in place of what is there"""
    add_database(parser)
    parser.add_argument("--replace", action="store_true", help="even if the database is not empty")
    return run_restore


def run_restore(asked: argparse.Namespace) -> int:
    from igroteka.storage import command

    return command.run_restore(database(asked), asked.file, asked.replace)


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="the backup")
    parser.add_argument("--settings", type=Path, metavar="FILE", help="a TOML file")
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://… (a file of ours)")


def database(asked: argparse.Namespace) -> str:
    from igroteka.server.settings import settings

    return settings(asked.settings, own_database, database=asked.database).database


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="its name, or the folder of an own game")
    parser.add_argument("--edition", type=Path, metavar="FILE", help="an own edition of the box")


COMMANDS: dict[str, Callable[[argparse.ArgumentParser], Command]] = {
    "play": declare_play,
    "serve": declare_serve,
    "doctor": declare_doctor,
    "engine": declare_engine,
    "seat": declare_seat,
    "replay": declare_replay,
    "lab": declare_lab,
    "check": declare_check,
    "backup": declare_backup,
    "restore": declare_restore,
}


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="igroteka", description="A room where board games are played.")
    top.add_argument("--version", action="version", version=f"igroteka {igroteka.__version__}")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    for name, declare in COMMANDS.items():
        one = commands.add_parser(name, help=declare.__doc__, description=declare.__doc__)
        one.set_defaults(run=declare(one))
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    asked = parser().parse_args(arguments)
    if remark := compiled.remark():
        print(remark, file=sys.stderr)
    run: Command = asked.run
    try:
        return run(asked)
    except (KeyboardInterrupt, BrokenPipeError):
        return 130
    except ValueError as problem:
        return complain(problem)


def complain(problem: ValueError) -> int:
    """A refusal is said in one sentence; anything else is a fault of ours."""
    from igroteka.engine.refusal import Refusal
    from igroteka.engine.words import harmless, preferred_language

    if not isinstance(problem, Refusal):
        raise problem
    rule = f" ({problem.rule})" if problem.rule else ""
    print(harmless(f"igroteka: {problem.text(preferred_language())}{rule}"), file=sys.stderr)
    return 2
