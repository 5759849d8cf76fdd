"""The best scores of a way to play alone, as they are asked for: read from the book."""

from aiohttp import web

from igroteka.server.errors import refusal
from igroteka.server.guard.middleware import answer, visitor
from igroteka.server.live.context import CONTEXT
from igroteka.server.live.scores import Run, is_best, is_run, run_of, runs_of, way_of
from igroteka.server.wire import api as a
from igroteka.tables import Table

SHOWN = 5


async def best(request: web.Request) -> web.Response:
    """GET /api/tables/<table>/best: of a finished game of one, which counts even before it is in the book."""
    context = request.app[CONTEXT]
    table = (await context.rooms.room(request.match_info["table"])).table
    if not is_run(table):
        raise refusal("no-record")
    runs, run = await runs_of(context.journal, table.game.id), run_of(table)
    if run is not None and is_best(run, runs):
        runs.append(run)
    return answer(best_runs(table, way_of(table), runs, visitor(request).guest.id))


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
