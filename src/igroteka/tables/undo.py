"""How far an action may be taken back: never past a moment when something hidden was shown or luck was used.

An action is *clean* when it used no dice and, for everybody who looks on, exactly the same things are hidden
before and after it. Nobody knows anything then that undoing would have to make them forget.
"""

from collections.abc import Iterator
from typing import Any

from igroteka.engine.state import State
from igroteka.tables.play import Play

Path = tuple[str | int, ...]


def leaves(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every plain value in plain data, with the way to it."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, (*path, key))
    elif isinstance(data, list | tuple):
        yield path, len(data)
        for index, value in enumerate(data):
            yield from leaves(value, (*path, index))
    else:
        yield path, data


def hidden_from(state: State, seat: int | None) -> dict[Path, Any]:
    """What the whole position says and the seat's view does not."""
    known = dict(leaves(state.view(seat)))
    missing = object()
    return {path: value for path, value in leaves(state.dump()) if known.get(path, missing) != value}


def secrets(play: Play, state: State) -> list[dict[Path, Any]]:
    """What is hidden from each seat and from a spectator; in an open game only the luck to come."""
    seats: list[int | None] = [*range(play.players), None] if play.game.hidden else [None]
    return [hidden_from(state, seat) for seat in seats]


def clean_since(play: Play, count: int) -> bool:
    """Has nothing been revealed since only `count` actions were done?"""
    state = play.at(count)
    before = secrets(play, state)
    for seat, action, note in play.done[count:]:
        if note:  # physics has answered
            return False
        state.apply(seat, action)
        if secrets(play, state) != before:
            return False
    return True


def own_last(play: Play, seat: int) -> int | None:
    """How many actions stand when the seat's last visible one is taken back."""
    for index in range(len(play.done) - 1, -1, -1):
        if play.done[index][0] == seat and index not in play.quiet:
            return index
    return None
