"""Positions of The Big Build in a few words, and what can be done in them."""

from typing import Any

from igroteka.engine.refusal import Refusal
from igroteka.games import game
from igroteka.games.stroyka.game import BigBuildGame
from igroteka.games.stroyka.rules import BigBuild

HAND = "hammer+hammer+saw saw+saw+brush plank+plank+nail"
FAR = ["o1.2", "o1.3", "o2.3", "i3"]  # where others stand out of the way


def box() -> BigBuildGame:
    made = game("stroyka")
    assert isinstance(made, BigBuildGame)
    return made


def wood(at: str = "S0", hand: str = HAND, others: str = "o1.2", **known: Any) -> BigBuild:
    """Seat 0 is to move from a cell with a hand; others stand somewhere."""
    cells = [at, *others.split()]
    hands = [hand, *[""] * (len(cells) - 1)]
    position = {"players": len(cells), "turn": 0, "at": cells, "hands": hands, **known}
    state = box().load(position)
    assert isinstance(state, BigBuild)
    return state


def names(state: BigBuild, seat: int | None = None) -> set[str]:
    seat = state.turn if seat is None else seat
    return {box().name(action) for action in state.legal(seat)}


def cells(state: BigBuild) -> set[str]:
    """Where seat 0 may go with its cards."""
    return {name.split()[0] for name in names(state)} - {"done"}


def do(state: BigBuild, *actions: str) -> BigBuild:
    for action in actions:
        box().act(state, state.turn, box().parse(action))
    return state


def why(state: BigBuild, action: str, seat: int | None = None) -> Refusal:
    refusal = box().why_not(state, state.turn if seat is None else seat, box().parse(action))
    assert refusal is not None
    return refusal


def moments(state: BigBuild, action: str) -> list[dict[str, Any]]:
    """What everybody sees while an action is done."""
    seen: list[dict[str, Any]] = []
    state.witness = lambda shown: seen.append(shown.view(None))
    do(state, action)
    state.witness = None
    return seen
