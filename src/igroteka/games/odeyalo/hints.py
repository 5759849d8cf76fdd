"""Reasons of hints, from the public position and the own card."""

from igroteka.engine.scene import Label

from .kinds import A_SWAP, BARTER, DRAW, EVICT, HANDS, JOIN, LULL, LURE, PULL, SHOVE, WAKE
from .rules import Blanket

BESIDES = {0: "reason-draw", 1: "reason-keep"}  # what is done without playing a card
CARDS = {BARTER: "reason-barter", HANDS: "reason-hands", DRAW: "reason-draw"}  # effects on cards, not on beds


def reason(state: Blanket, seat: int, action: int, covered: int) -> Label | None:
    """`covered`: the gnomes of the seat's bed that the blanket would touch if it came straight there."""
    numbers = state.box.numbers
    if action >= numbers.lay:
        return Label("reason-bed")
    if action < numbers.play_drawn:
        return Label(for_a_card(state, action))
    kind = numbers.kind_of[action]
    effect = numbers.effects[kind if kind >= 0 else state.drawn]
    return reason_for(state, seat, effect, covered) or by_what_changes(state, seat, action, effect)


def for_a_card(state: Blanket, action: int) -> str:
    """Taking a card, or putting one away (OD-12 to OD-15)."""
    if action >= A_SWAP:
        return "reason-swap" if action < state.box.numbers.drop else "reason-drop"
    taken = state.dump()["open"][action - 2] if action >= 2 else None
    return "reason-take" if taken in ("pull", "heave") else BESIDES.get(action, "reason-open")


def reason_for(state: Blanket, seat: int, effect: int, covered: int) -> Label | None:
    side = state.side(seat)
    if effect == PULL:
        return pulling(state.distance(side), covered)
    if effect in (JOIN, LURE, WAKE):
        mine, theirs = state.awake_at(side), state.weight_at((side + 2) & 3)
        return Label("reason-stronger", {"mine": mine + 1, "theirs": theirs})
    if effect in CARDS:
        return Label(CARDS[effect])
    return Label("reason-weaken") if effect in (LULL, EVICT) else None


def by_what_changes(state: Blanket, seat: int, action: int, effect: int) -> Label | None:
    """Turning the field, waking everybody, moving a gnome: what the beds and the blanket are like afterwards."""
    side, after = state.side(seat), state.clone()
    after.apply(seat, action)
    mine, theirs = after.awake_at(side), after.weight_at((side + 2) & 3)
    if mine > state.awake_at(side):
        return Label("reason-stronger", {"mine": mine, "theirs": theirs})
    if after.distance(side) < state.distance(side):
        return Label("reason-pull", {"count": after.distance(side)})
    if after.awake_at((side + 2) & 3) < state.awake_at((side + 2) & 3):
        return Label("reason-weaken")
    return Label("reason-rival") if effect == SHOVE else None


def pulling(distance: int, covered: int) -> Label:
    if distance == 1 and covered:
        return Label("reason-win", {"count": covered})
    return Label("reason-pull", {"count": distance - 1})
