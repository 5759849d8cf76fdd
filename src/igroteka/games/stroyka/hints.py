"""Reasons of hints: the points of a step, or the part that it approaches."""

from __future__ import annotations

from typing import Any

from igroteka.engine.core.bits import bit
from igroteka.engine.scene import Label

from .rules import BigBuild


def reason(strategy: Any, state: BigBuild, seat: int, action: int) -> Label | None:
    """Return why a step is good; for other actions, the use of the cards."""
    board = state.board
    if not board.step <= action < board.done:
        return besides(state, action)
    cell = board.paid_with(action)[0]
    token = state.token_on(cell)
    if token >= 0:
        near = [other for other in board.neighbours_of(token) if state.house & bit(other)]
        return Label("reason-token", {"near": len(near)})
    return reason_near(strategy, state, state.cell_of(seat), cell)


def besides(state: BigBuild, action: int) -> Label:
    """A place to begin, a turn's end, a card put away or drawn."""
    if action < state.board.step:
        return Label("reason-start")
    if action == state.board.done:
        return Label("reason-keep")
    return Label("reason-draw" if action == state.board.draw else "reason-drop")


def reason_near(strategy: Any, state: BigBuild, here: int, cell: int) -> Label | None:
    """The part one comes nearest to."""
    lying = [other for other in range(state.board.cells) if state.token_on(other) >= 0]
    closer = [other for other in lying if strategy.steps(cell, other) < strategy.steps(here, other)]
    if not closer:
        return None
    nearest = min(closer, key=lambda other: strategy.steps(cell, other))
    item, cost = state.board.token_names[state.token_on(nearest)].split()
    return Label("reason-near", {"item": item, "cost": int(cost)})
