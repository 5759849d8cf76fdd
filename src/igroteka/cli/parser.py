"""Argument parser: formatted help with examples, and suggestions for misspelt names."""

import argparse
from collections.abc import Callable
from difflib import get_close_matches
from inspect import cleandoc
from typing import Any, NoReturn

Command = Callable[[argparse.Namespace], int]
Declare = Callable[["Parser"], Command | None]


class Parser(argparse.ArgumentParser):
    """An argument parser that formats help with rich and suggests the nearest known name."""

    def __init__(self, **keywords: Any) -> None:
        super().__init__(formatter_class=_formatter, allow_abbrev=False, **keywords)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Refuse a value that is not among the choices, with the nearest one (an override of argparse)."""
        if action.choices is None or value in action.choices:
            return
        known = [str(choice) for choice in action.choices]
        near = get_close_matches(str(value), known, 1)
        hint = f" Did you mean “{near[0]}”?" if near else ""
        raise argparse.ArgumentError(action, f"unknown name “{value}”.{hint} Choose from: {', '.join(known)}")

    def error(self, message: str) -> NoReturn:
        """Print the problem and where to read on, without the whole usage."""
        self.exit(2, f"{self.prog}: {message}\nSee {self.prog} --help\n")


def add_commands(parser: Parser, commands: dict[str, Declare]) -> None:
    """Add subcommands; a docstring is the summary and, after an empty line, the examples."""
    group = parser.add_subparsers(metavar="COMMAND", required=True, prog=parser.prog, parser_class=Parser)
    for name, declare in commands.items():
        summary, _, examples = cleandoc(declare.__doc__ or "").partition("\n\n")
        one = group.add_parser(name, help=_inside(summary), description=summary, epilog=_epilog(examples))
        run = declare(one)
        one.set_defaults(**({"run": run} if run else {}))


def _inside(summary: str) -> str:
    return summary[0].lower() + summary[1:].rstrip(".")


def _epilog(examples: str) -> str:
    title = "Example" if "\n" not in examples else "Examples"
    return f"{title}:\n" + "\n".join(f"  {line}" for line in examples.splitlines())


def _formatter(prog: str) -> argparse.HelpFormatter:
    """Return the formatter; the import is delayed because only help needs it."""
    from rich_argparse import RawDescriptionRichHelpFormatter

    return RawDescriptionRichHelpFormatter(prog, max_help_position=32)
