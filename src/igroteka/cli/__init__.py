"""The `igroteka` command.

A subcommand is one function that declares its arguments and returns the function that runs it. Packages are imported
when a command runs, so that every command starts fast.
"""

import sys
from collections.abc import Sequence

import igroteka
from igroteka import compiled

from .commands import COMMANDS
from .parser import Command, Parser, add_commands


def main(arguments: Sequence[str] | None = None) -> int:
    parsed = _parser().parse_args(arguments)
    if remark := compiled.remark():
        print(remark, file=sys.stderr)
    run: Command = parsed.run
    try:
        return run(parsed)
    except (KeyboardInterrupt, BrokenPipeError):
        return 130
    except ValueError as problem:
        return _print_refusal(problem)


def _parser() -> Parser:
    parser = Parser(
        prog="igroteka",
        description="Play, study and design family board games.",
        epilog="Example:\n  igroteka play\n\nigroteka COMMAND --help explains a command.",
    )
    parser.add_argument("--version", action="version", version=f"igroteka {igroteka.__version__}")
    add_commands(parser, COMMANDS)
    return parser


def _print_refusal(problem: ValueError) -> int:
    """Print a refusal as one sentence; raise any other error again, because it is a fault of the program."""
    from igroteka.engine.refusal import Refusal
    from igroteka.engine.words import harmless, preferred_language

    if not isinstance(problem, Refusal):
        raise problem
    rule = f" ({problem.rule})" if problem.rule else ""
    print(harmless(f"igroteka: {problem.text(preferred_language())}{rule}"), file=sys.stderr)
    return 2
