"""Gestures as a tree: flat for the author of a game, folded for the wire."""

from collections.abc import Callable, Iterable, Sequence

from .game import Game
from .scene import Gesture, Label, Step, View
from .table import Table

Asked = Callable[[tuple[str, ...]], Label | None]
ROUNDED = 2**53  # browsers round numbers from here: they are sent as text
LARGEST = 2**63 - 1


def folded(gestures: Iterable[Gesture], prompt_at: Asked | None = None) -> list[Step]:
    """Return the tree of gestures: the first touches, each with those that follow, in the order of the gestures."""
    first: list[Step] = []
    known: dict[tuple[str, ...], Step] = {}
    for gesture in gestures:
        path, before, after = gesture.path, None, first
        for length in range(1, len(path) + 1):
            here = path[:length]
            step = known.get(here)
            if step is None:
                step = known[here] = Step(here[-1])
                if before is not None and not after and prompt_at is not None:
                    before.prompt = prompt_at(here[:-1])
                after.append(step)
            before, after = step, step.then
        if before is not None and before.label is None:  # the first gesture that ends here counts
            action = gesture.action
            before.action = action if action is None or action < ROUNDED else f"#{action}"
            before.label, before.point = gesture.label, gesture.point
    return first


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
