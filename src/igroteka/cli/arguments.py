"""Arguments that several commands share."""

from argparse import Namespace
from pathlib import Path

from .parser import Parser
from .wiring import own_database


def add_game(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help="name of a game (see igroteka games), or the folder of your own")
    parser.add_argument("--edition", type=Path, metavar="FILE", help="edition file (default: the game's own)")


def add_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON for programs")


def add_settings(parser: Parser) -> None:
    parser.add_argument("--settings", type=Path, metavar="FILE", help="settings in TOML (docs/running-a-club.md)")
    parser.add_argument(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://… (default: a file in the data folder)"
    )


def database(arguments: Namespace) -> str:
    """Return the URL of the database that the arguments and settings name."""
    from igroteka.server.settings import settings

    return settings(arguments.settings, own_database, database=arguments.database).database
