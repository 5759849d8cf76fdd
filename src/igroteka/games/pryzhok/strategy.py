"""What a good player of Flip Jump knows: markers are points, and a row left within reach is a gift."""

from .rules import FlipJump

WON = 100.0


def evaluate(state: FlipJump, seat: int) -> float:
    """How well a seat stands: its lead in markers, and what the one to play can take at once."""
    outcome = state.outcome()
    if outcome is not None:
        return (WON if seat in outcome.winners else -WON) / len(outcome.winners)
    lead = state.marker_count(seat) - best_rival(state, seat)
    return lead + (0.5 if state.turn == seat else -0.9) * within_reach(state)


def best_rival(state: FlipJump, seat: int) -> int:
    return max(state.marker_count(other) for other in range(state.players) if other != seat)


def within_reach(state: FlipJump) -> int:
    """The most markers the one to play can take with a single slide or hop."""
    seat = state.turn
    return max((gain(state, seat, action) for action in state.legal(seat)), default=0)


def gain(state: FlipJump, seat: int, action: int) -> int:
    after = state.clone()
    after.apply(seat, action)
    return after.marker_count(seat) - state.marker_count(seat)
