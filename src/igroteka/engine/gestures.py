"""Gestures as a tree: flat for the author of a game, folded for the wire."""

from collections.abc import Callable, Iterable, Sequence

from .game import Game
from .scene import Gesture, Label, Step, View
from .table import Table

Asked = Callable[[tuple[str, ...]], Label | None]
ROUNDED = 2**53  # from here on a browser rounds numbers: they go over the wire as text
LARGEST = 2**63 - 1


def folded(gestures: Iterable[Gesture], prompt_at: Asked | None = None) -> list[Step]:
    """The first touches, each with what comes after it, in the order the gestures came in."""
    first: list[Step] = []
    known: dict[tuple[str, ...], Step] = {}
    for gesture in gestures:
        end(step_at(gesture.path, first, known, prompt_at), gesture)
    return first


def step_at(path: tuple[str, ...], first: list[Step], known: dict[tuple[str, ...], Step], ask: Asked | None) -> Step:
    """The step a path leads to; made, with those before it, where no gesture went before."""
    step = known.get(path)
    if step is None:
        step = known[path] = Step(path[-1])
        before = step_at(path[:-1], first, known, ask) if len(path) > 1 else None
        (first if before is None else gone_on(before, path[:-1], ask)).append(step)
    return step


def gone_on(step: Step, path: tuple[str, ...], ask: Asked | None) -> list[Step]:
    """What follows a step; the first time, the line that asks for it is put there."""
    if not step.then and ask is not None:
        step.prompt = ask(path)
    return step.then


def end(step: Step, gesture: Gesture) -> None:
    """The first gesture that ends here counts."""
    if step.label is None:
        step.action, step.label, step.point = written(gesture.action), gesture.label, gesture.point


def written(action: int | None) -> int | str | None:
    """An action as browsers are told it; `#` and the number where they would round it."""
    return action if action is None or action < ROUNDED else f"#{action}"


def read(game: Game, action: int | str) -> int:
    """The action a client told: its number, or its name in the game's notation."""
    exact = action if isinstance(action, int) else number(action)
    return game.parse(str(action)) if exact is None else exact


def number(action: int | str) -> int | None:
    """None for a name in the game's notation."""
    if isinstance(action, int):
        return action
    digits = action.removeprefix("#")
    exact = digits != action and digits.isascii() and digits.isdecimal() and int(digits) <= LARGEST
    return int(digits) if exact else None


def flat(steps: Iterable[Step], path: tuple[str, ...] = ()) -> list[Gesture]:
    """The gestures of a tree, as their author wrote them."""
    gestures: list[Gesture] = []
    for step in steps:
        here = (*path, step.touch)
        if step.label is not None:
            action = None if step.action is None else number(step.action)
            gestures.append(Gesture(action, here, step.label, step.point))
        gestures += flat(step.then, here)
    return gestures


def steps(table: Table, view: View, seat: int, actions: Sequence[int]) -> list[Step]:
    """Return the tree of the touches a seat may make, with the prompts in the middle of gestures."""
    return folded(table.gestures(view, seat, actions), lambda path: table.prompt(view, seat, path))
