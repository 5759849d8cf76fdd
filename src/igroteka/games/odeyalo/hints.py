"""Why an action is good, in words: from what everybody sees, and the own card."""

from igroteka.engine.scene import Label

from .kinds import A_SWAP, EVICT, JOIN, LULL, LURE, PULL, WAKE
from .rules import Blanket

BESIDES = {0: "reason-draw", 1: "reason-keep"}  # what is done without playing a card


def reason(state: Blanket, seat: int, action: int, covered: int) -> Label | None:
    """`covered`: the gnomes of the seat's bed that the blanket would touch if it came straight there."""
    numbers = state.box.numbers
    if action < numbers.play_drawn:
        taken = state.dump()["open"][action - 2] if 2 <= action < A_SWAP else None
        return Label("reason-take" if taken in ("pull", "heave") else BESIDES.get(action, "reason-open"))
    kind = numbers.kind_of[action]
    return reason_for(state, seat, numbers.effects[kind if kind >= 0 else state.drawn], covered)


def reason_for(state: Blanket, seat: int, effect: int, covered: int) -> Label | None:
    side = state.side(seat)
    if effect == PULL:
        return pulling(state.distance(side), covered)
    if effect in (JOIN, LURE, WAKE):
        mine, theirs = state.awake_at(side), state.awake_at((side + 2) & 3)
        return Label("reason-stronger", {"mine": mine + 1, "theirs": theirs})
    return Label("reason-weaken") if effect in (LULL, EVICT) else None


def pulling(distance: int, covered: int) -> Label:
    if distance == 1 and covered:
        return Label("reason-win", {"count": covered})
    return Label("reason-pull", {"count": distance - 1})
