"""Reasons of hints, from the own hand and the open cards."""

from igroteka.engine.scene import Label

from .kinds import BALL, CLAIM, LAY, LET, SKIP, TOP


def reason(action: int, wins_star: bool, now: int, then: int) -> Label | None:
    """`now` and `then`: the floors the hand can lay in one turn before the action and after it."""
    if wins_star:
        return Label("reason-skip" if action == TOP + SKIP - BALL else "reason-star")
    if CLAIM <= action < TOP:
        return Label("reason-cut-in")
    if BALL <= action < CLAIM:
        return Label("reason-ball") if then else None
    if action < BALL or action >= LAY:
        return Label("reason-chain", {"count": now})
    if action == LET:
        return Label("reason-let")
    return Label("reason-later" if now else "reason-keep")
