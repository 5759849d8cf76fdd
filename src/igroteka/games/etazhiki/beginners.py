"""Floors for beginners: every way to lay the whole hand in one turn.

Floors of one number need not all go at once: one may be kept to come back over it, or for the other pile. The quick
player lays them together and so misses every third hand of twelve that could be laid whole.
"""

from collections.abc import Iterator
from typing import Any

from igroteka.engine.core.dice import Dice
from igroteka.engine.core.effort import Considered, Effort, Thought
from igroteka.engine.core.strategy import Strategy

from .kinds import LAY
from .rules import Floors

MANY = 6000  # positions looked at before what was found is enough

Hand = tuple[int, ...]  # how many floors of each number
Tops = tuple[int, int]
Plan = tuple[int, ...]


def whole_turns(hand: Hand, tops: Tops) -> dict[Tops, Plan]:
    """Plans that leave nothing in hand, one for each pair of open floors that can be left (ET-61)."""
    found: dict[Tops, Plan] = {}
    waiting: list[tuple[Hand, Tops, Plan]] = [(hand, tops, ())]
    seen: set[tuple[Hand, Tops]] = set()
    while waiting and len(seen) < MANY:
        left, open_floors, plan = waiting.pop()
        if (left, open_floors) in seen or not may_go(left, open_floors):
            continue
        seen.add((left, open_floors))
        if not any(left):
            found[open_floors] = plan
        waiting += steps(left, open_floors, plan)
    return found


def steps(hand: Hand, tops: Tops, plan: Plan) -> Iterator[tuple[Hand, Tops, Plan]]:
    """One more floor on either pile."""
    for pile in range(2):
        for number in (tops[pile], (tops[pile] - 1) % 10, (tops[pile] + 1) % 10):
            if hand[number]:
                left = (*hand[:number], hand[number] - 1, *hand[number + 1 :])
                now = (tops[0], number) if pile else (number, tops[1])
                yield left, now, (*plan, LAY + 2 * number + pile)


def may_go(hand: Hand, tops: Tops) -> bool:
    """Return whether every run of neighbouring numbers touches an open floor; otherwise not all can be laid."""
    reached, edge = set(), {number for top in tops for number in (top - 1, top, top + 1)}
    while edge:
        number = edge.pop() % 10
        if hand[number] and number not in reached:
            reached.add(number)
            edge |= {number - 1, number + 1}
    return all(number in reached for number in range(10) if hand[number])


def tried_out(
    strategy: Strategy, state: Floors, seat: int, dice: Dice, effort: Effort, stop: Any = None
) -> Thought | None:
    """Such plans by what they leave to everybody, all in the same deals; None when the hand cannot be laid whole."""
    plans = list(whole_turns(tuple(state.hand_of(seat)[:10]), (state.top[0], state.top[1])).values())
    if not plans:
        return None
    worths, deals, until = [0.0] * len(plans), 0, strategy.clock() + effort.milliseconds / 1000
    while not deals or (deals * len(plans) < effort.simulations and strategy.clock() < until and not is_set(stop)):
        deal = state.clone()
        deal.redeal(seat, dice)
        for i, plan in enumerate(plans):
            worths[i] += worth(strategy, deal.clone(), seat, plan)
        deals += 1
    order = sorted(range(len(plans)), key=lambda i: -worths[i])
    found = [Considered(plans[i], deals, (1 + worths[i] / deals) / 2) for i in order]
    return Thought(found, deals * len(plans))


def worth(strategy: Strategy, deal: Floors, seat: int, plan: Plan) -> float:
    for action in plan:
        deal.apply(seat, action)
    return strategy.evaluate(deal, seat)


def is_set(stop: Any) -> bool:
    return stop is not None and bool(stop.is_set())
