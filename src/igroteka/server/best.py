"""Best scores of those who played alone, for the whole club: SH-71's, and of any game that can be played by one.

Each game has a book, a journal of its own beside those of the tables: a line for every time somebody did better than
they ever had, in one way to play. So it is kept, backed up and shared by several servers like everything else.
"""

import msgspec
from aiohttp import web

from igroteka.server import answers as a
from igroteka.server.context import CONTEXT
from igroteka.server.middleware import answer, visitor
from igroteka.server.refusals import refusal
from igroteka.server.rooms import BOOK
from igroteka.storage import Append, Journal, NewTable, Taken
from igroteka.tables import Table

SHOWN = 5


class Run(msgspec.Struct, omit_defaults=True):
    """A line of the book."""

    way: str
    guest: str
    name: str
    picture: str
    score: int
    table: str
    round: int


async def best(request: web.Request) -> web.Response:
    """GET /api/tables/<table>/best: a finished game of one is entered if it is not yet; then the best ones are told."""
    context = request.app[CONTEXT]
    table = (await context.rooms.room(request.match_info["table"])).table
    runs = await entered(context.journal, table, run_of(table))
    return answer(best_runs(table, way_of(table), runs, visitor(request).guest.id))


def run_of(table: Table) -> Run | None:
    """What a person did alone; nothing while the game goes on, or when a bot stood in, or in a record brought along."""
    outcome, seat = table.outcome(), table.seats[0]
    if table.players != 1 or table.phase != "over" or outcome is None or not outcome.scores:
        raise refusal("no-record")
    if seat.guest is None or not seat.by_person or not table.host:
        return None
    return Run(way_of(table), seat.guest, seat.name, seat.picture, outcome.scores[0], table.id, table.round)


def way_of(table: Table) -> str:
    """What makes scores comparable."""
    return msgspec.json.encode(table.game.way(table.options), order="sorted").decode()


async def entered(journal: Journal, table: Table, run: Run | None) -> list[Run]:
    """The book, with a run in it that is its guest's best. Another server may write at the same moment."""
    book = BOOK + table.game.id
    while True:
        runs = [msgspec.json.decode(entry.body, type=Run) for entry in await journal.read(book)]
        if run is None or not is_better(run, runs):
            return runs
        try:
            await written(journal, table.game.id, len(runs), run)
        except Taken:
            continue


def is_better(run: Run, runs: list[Run]) -> bool:
    return all(run.score > other.score for other in runs if (other.way, other.guest) == (run.way, run.guest))


async def written(journal: Journal, game: str, number: int, run: Run) -> None:
    body = msgspec.json.encode(run)
    if number:
        await journal.append(Append(BOOK + game, number, [body]))
    else:
        await journal.create_table(NewTable(BOOK + game, game, phase="book", about='{"players":1,"seats":[]}'), [body])


def best_runs(table: Table, way: str, runs: list[Run], guest: str) -> a.Best:
    """Of everybody the best run, the better ones first, the earlier first among equals."""
    tops, places = {}, {}
    for place, run in enumerate(runs):  # a later one of the same guest is better
        if run.way == way:
            tops[run.guest], places[run.guest] = run, place
    ranked = sorted(tops.values(), key=lambda run: (-run.score, places[run.guest]))
    mine = tops.get(table.seats[0].guest or "")
    return a.Best(
        score=mine.score if mine else None,
        fresh=mine is not None and (mine.table, mine.round) == (table.id, table.round),
        club=[a.BestRun(run.name, run.picture, run.score, run.guest == guest) for run in ranked[:SHOWN]],
    )
