"""Guided first games: every step is a position of its own, so the server remembers nothing."""

from types import ModuleType

from aiohttp import web

from igroteka.engine.game import Game
from igroteka.engine.gestures import aimed, folded, read
from igroteka.engine.lesson import Lesson
from igroteka.engine.refusal import Refusal
from igroteka.engine.scene import Gesture, Label, Scene, View
from igroteka.engine.state import State
from igroteka.server import answers as a
from igroteka.server.context import CONTEXT
from igroteka.server.middleware import answer
from igroteka.server.pages import body
from igroteka.server.refusals import refusal


async def lesson(request: web.Request) -> web.Response:
    """GET /api/lessons/<game>"""
    game, part, steps = opened(request)
    return answer(a.Lesson(game.id, [shown(game, part, step) for step in steps]))


def opened(request: web.Request) -> tuple[Game, ModuleType, list[Lesson]]:
    shelf = request.app[CONTEXT].shelf
    game = shelf.taught(request.match_info["game"])
    steps = shelf.lessons(game.id)
    if not steps:
        raise refusal("no-lesson")
    return game, shelf.part(game.id, "table"), steps


def shown(game: Game, part: ModuleType, step: Lesson) -> a.LessonStep:
    """Only what is looked for can be touched: one thing, everything else is quiet."""
    state = game.load(step.position)
    view = state.view(step.seat)
    gestures = part.gestures(view, step.seat, state.legal(step.seat)) if step.wanted else []
    looked_for = [gesture for gesture in gestures if is_wanted(game, step, gesture)]
    return a.LessonStep(step.text, step.seat, part.scene(view, step.seat), folded(looked_for), list(step.ages))


def is_wanted(game: Game, step: Lesson, gesture: Gesture) -> bool:
    """A gesture that ends in a point says only there which action it is."""
    return gesture.action is None or game.name(gesture.action) in step.wanted


async def attempt(request: web.Request) -> web.Response:
    """POST /api/lessons/<game>/<step>"""
    game, part, steps = opened(request)
    number = int(request.match_info["step"])
    if number >= len(steps):
        raise refusal("no-lesson")
    return answer(attempted(game, part, steps[number], await body(request, a.Attempt)))


def attempted(game: Game, part: ModuleType, step: Lesson, wish: a.Attempt) -> a.Attempted:
    state = game.load(step.position)
    action = meant(part, state.view(step.seat), step.seat, wish) if wish.action is None else read(game, wish.action)
    if action is None:
        return a.Attempted(False, why=step.again)
    if isinstance(action, Refusal):
        return declined(action)
    if problem := game.why_not(state, step.seat, action):
        return declined(problem)
    if game.name(action) not in step.wanted:
        return a.Attempted(False, why=step.again)
    return done(part, state, step.seat, action)


def meant(part: ModuleType, view: View, seat: int, wish: a.Attempt) -> int | Refusal | None:
    if wish.at is not None:
        return aimed(part, view, seat, wish.path, wish.at)
    action: int | Refusal | None = part.meant(view, seat, wish.path)
    return action


def declined(problem: Refusal) -> a.Attempted:
    return a.Attempted(False, why=Label(problem.key, problem.args_by_name), rule=problem.rule)


def done(part: ModuleType, state: State, seat: int, action: int) -> a.Attempted:
    """The right action, stage by stage."""
    stages: list[Scene] = []
    state.witness = lambda stage: stages.append(part.scene(stage.view(seat), seat))
    state.apply(seat, action)
    return a.Attempted(True, beats=stages, scene=part.scene(state.view(seat), seat))
