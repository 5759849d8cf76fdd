"""Guided first games: every step is a position of its own, so the server remembers nothing."""

from aiohttp import web

from igroteka.engine.core.state import State
from igroteka.engine.game import Game
from igroteka.engine.gestures import folded, read
from igroteka.engine.lesson import Lesson
from igroteka.engine.refusal import Refusal
from igroteka.engine.scene import Gesture, Label, Scene, View
from igroteka.engine.table import Table
from igroteka.server.errors import refusal
from igroteka.server.guard.limits import gently
from igroteka.server.guard.middleware import answer, aside
from igroteka.server.live.context import CONTEXT
from igroteka.server.wire import api as a

from .tables import body


async def lesson(request: web.Request) -> web.Response:
    """GET /api/lessons/<game>"""
    return answer(await aside(request, drawn, *opened(request)))


def drawn(game: Game, steps: list[Lesson]) -> a.Lesson:
    """Draw all steps of a guided first game."""
    return a.Lesson(game.id, [shown(game, step) for step in gently(steps)])


def opened(request: web.Request) -> tuple[Game, list[Lesson]]:
    """Return the game of a request and its lessons."""
    game = request.app[CONTEXT].shelf.taught(request.match_info["game"])
    steps = game.lessons()
    if not steps:
        raise refusal("no-lesson")
    return game, steps


def shown(game: Game, step: Lesson) -> a.LessonStep:
    """Draw one step; only the touches it asks for are offered."""
    table = game.table()
    state = game.load(step.position)
    view = state.view(step.seat)
    gestures = table.gestures(view, step.seat, state.legal(step.seat)) if step.wanted else []
    looked_for = [gesture for gesture in gestures if is_wanted(game, step, gesture)]
    return a.LessonStep(step.text, step.seat, table.scene(view, step.seat), folded(looked_for), list(step.ages))


def is_wanted(game: Game, step: Lesson, gesture: Gesture) -> bool:
    """A gesture that ends in a point says only there which action it is."""
    return gesture.action is None or game.name(gesture.action) in step.wanted


async def attempt(request: web.Request) -> web.Response:
    """POST /api/lessons/<game>/<step>"""
    game, steps = opened(request)
    number = int(request.match_info["step"])
    if number >= len(steps):
        raise refusal("no-lesson")
    return answer(attempted(game, steps[number], await body(request, a.Attempt)))


def attempted(game: Game, step: Lesson, wish: a.Attempt) -> a.Attempted:
    """Judge an attempt at a step of a lesson."""
    table = game.table()
    state = game.load(step.position)
    action = meant(table, state.view(step.seat), step.seat, wish) if wish.action is None else read(game, wish.action)
    if action is None:
        return a.Attempted(False, why=step.again)
    if isinstance(action, Refusal):
        return declined(action)
    if problem := game.why_not(state, step.seat, action):
        return declined(problem)
    if game.name(action) not in step.wanted:
        return a.Attempted(False, why=step.again)
    return done(table, state, step.seat, action)


def meant(table: Table, view: View, seat: int, wish: a.Attempt) -> int | Refusal | None:
    """Return the action that the touches of an attempt mean."""
    if wish.at is not None:
        return table.aim(view, seat, wish.path, wish.at)
    return table.why(view, seat, wish.path)


def declined(problem: Refusal) -> a.Attempted:
    return a.Attempted(False, why=Label(problem.key, problem.args_by_name), rule=problem.rule)


def done(table: Table, state: State, seat: int, action: int) -> a.Attempted:
    """Draw the stages of the right action."""
    stages: list[Scene] = []
    state.witness = lambda stage: stages.append(table.scene(stage.view(seat), seat))
    state.apply(seat, action)
    return a.Attempted(True, beats=stages, scene=table.scene(state.view(seat), seat))
