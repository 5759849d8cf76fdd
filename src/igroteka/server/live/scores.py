"""Best scores of solo games, for the whole club.

Each game has a book, a journal of its own beside those of the tables: a line for every time somebody did better than
they ever had, in one way to play. So it is kept, backed up and shared by several servers like everything else.
"""

from contextlib import suppress

import msgspec

from igroteka.storage import Append, Journal, NewTable, Taken
from igroteka.tables import Table

BOOK = "best "  # so begins the id of a journal that is no table


class Run(msgspec.Struct, omit_defaults=True):
    """A line of the book."""

    way: str
    guest: str
    name: str
    picture: str
    score: int
    table: str
    round: int


def is_run(table: Table) -> bool:
    """Return whether a solo game is finished here."""
    outcome = table.outcome() if table.players == 1 and table.phase == "over" else None
    return outcome is not None and bool(outcome.scores)


def run_of(table: Table) -> Run | None:
    """Return the result of a solo player; None if a bot stood in, or for an uploaded record."""
    outcome, seat = table.outcome(), table.seats[0]
    if outcome is None or seat.guest is None or not seat.by_person or not table.host:
        return None
    return Run(way_of(table), seat.guest, seat.name, seat.picture, outcome.scores[0], table.id, table.round)


def way_of(table: Table) -> str:
    """Return the options that make scores comparable, as the game was played with them.

    Some journals lack an option of their time; such a game was played with its default.
    """
    options = table.game.checked_options(table.playing().options, table.players)
    return msgspec.json.encode(table.game.way(options), order="sorted").decode()


async def runs_of(journal: Journal, game: str) -> list[Run]:
    return [msgspec.json.decode(entry.body, type=Run) for entry in await journal.read(BOOK + game)]


def is_best(run: Run, runs: list[Run]) -> bool:
    """Return whether a run is the best of its guest with these options."""
    return all(run.score > other.score for other in runs if (other.way, other.guest) == (run.way, run.guest))


async def enter(journal: Journal, table: Table) -> None:
    """Once, however often it is asked for. Another server may write at the same moment."""
    run = run_of(table)
    while run is not None and is_best(run, runs := await runs_of(journal, table.game.id)):
        with suppress(Taken):
            await write(journal, table.game.id, len(runs), run)


async def write(journal: Journal, game: str, number: int, run: Run) -> None:
    body = msgspec.json.encode(run)
    if number:
        await journal.append(Append(BOOK + game, number, [body]))
    else:
        await journal.create_table(NewTable(BOOK + game, game, phase="book", about='{"players":1,"seats":[]}'), [body])
