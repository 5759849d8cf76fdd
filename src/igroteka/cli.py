"""The `igroteka` command: the only place where rooms are wired together.

A subcommand is two small functions: one declares its arguments, one runs it and imports
the rooms it needs only then, so that every command starts fast.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import igroteka
from igroteka import compiled

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
    from igroteka.adapters.line import Conversation, Deadline, converse
    from igroteka.bots.bot import USUAL, bot
    from igroteka.engine.dice import Dice, new_seed

    player = bot(USUAL, games.evaluation(asked.game))
    conversation = Conversation(
        lambda edition: games.game(asked.game, edition or asked.edition),
        lambda game, view, seat, ms: player.choose(game, view, seat, Dice(new_seed()), Deadline(ms)),
    )
    converse(conversation, sys.stdin.buffer, sys.stdout.buffer)
    return 0


def declare_replay(parser: argparse.ArgumentParser) -> Command:
    """step through the record of a game and check every line of it"""
    parser.add_argument("file", metavar="FILE", type=Path, help="a record; - for standard input")
    parser.add_argument("--game", help="an own game's folder, if the record is of one")
    parser.add_argument("--edition", type=Path, metavar="FILE", help="the edition it was played with")
    parser.add_argument("--to", type=int, metavar="N", help="show only the position after N actions")
    parser.add_argument("--quiet", action="store_true", help="only check it")
    return run_replay


def run_replay(asked: argparse.Namespace) -> int:
    from igroteka.lab import replay

    return replay.run(asked.file, asked.game, asked.edition, asked.to, asked.quiet)


def declare_lab(parser: argparse.ArgumentParser) -> Command:
    """play many random games on all cores and tell how they went"""
    add_game(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many (1000)")
    parser.add_argument("--players", type=int, metavar="P", help="how many (the fewest on the box)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--seed", default="lab", help="the same seed gives the same games")
    parser.add_argument("--cores", type=int, default=os.cpu_count(), metavar="N", help="how many to use (all)")
    parser.add_argument("--json", action="store_true", help="for machines")
    return run_lab


def run_lab(asked: argparse.Namespace) -> int:
    from igroteka.lab.command import Asked, run

    return run(
        Asked(asked.game, asked.games, asked.players, asked.option, asked.edition, asked.seed, asked.cores, asked.json)
    )


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="its name, or the folder of an own game")
    parser.add_argument("--edition", type=Path, metavar="FILE", help="an own edition of the box")


COMMANDS: dict[str, Callable[[argparse.ArgumentParser], Command]] = {
    "doctor": declare_doctor,
    "engine": declare_engine,
    "replay": declare_replay,
    "lab": declare_lab,
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
    from igroteka.engine.words import preferred_language

    if not isinstance(problem, Refusal):
        raise problem
    rule = f" ({problem.rule})" if problem.rule else ""
    print(f"igroteka: {problem.text(preferred_language())}{rule}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    raise SystemExit(main())
