"""A game looked on at: what a spectator saw of each action."""

from collections.abc import Iterator
from typing import Any

from igroteka.engine.state import State
from igroteka.tables.play import Done, Play, do

Views = list[dict[str, Any]]


def watched(play: Play) -> Iterator[tuple[int, Views]]:
    """Every action of a seat that everybody saw, by its number, with the views from before it until the next one.

    What chance answers, and what is done quietly, belongs to the action before it.
    """
    state, quiet, number = play.at(0), set(play.quiet), -1
    views: Views = []
    for index, done in enumerate(list(play.done)):
        if done[0] >= 0 and index not in quiet:
            if number >= 0:
                yield number, views
            number, views = index, [state.view(None)]
        watch(state, done, views)
    if number >= 0:
        yield number, views


def watch(state: State, done: Done, views: Views) -> None:
    """Do it and see its stages."""
    state.witness = lambda stage: views.append(stage.view(None))
    do(state, *done)
    state.witness = None
    views.append(state.view(None))
