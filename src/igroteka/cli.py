"""The `igroteka` command: the only place where rooms are wired together.

A subcommand is two small functions: one declares its arguments, one runs it and imports
the rooms it needs only then, so that every command starts fast.
"""

import argparse
from collections.abc import Callable, Sequence

import igroteka

Command = Callable[[argparse.Namespace], int]


def declare_doctor(parser: argparse.ArgumentParser) -> Command:
    """tell what is compiled, which versions, where data lies"""
    parser.add_argument("--json", action="store_true", help="for machines")
    return run_doctor


def run_doctor(asked: argparse.Namespace) -> int:
    from igroteka import doctor

    return doctor.examine(asked.json)


COMMANDS: dict[str, Callable[[argparse.ArgumentParser], Command]] = {
    "doctor": declare_doctor,
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
    run: Command = asked.run
    return run(asked)


if __name__ == "__main__":
    raise SystemExit(main())
