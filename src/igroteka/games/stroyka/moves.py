"""Where a hand can take its animal, seen from the table: cells, what they cost, and which cards say which payment."""

from collections.abc import Iterable, Mapping
from itertools import combinations, permutations
from typing import Any

from .edition import paying
from .plan import Plan, plan_of
from .scenery import hand_ids

View = Mapping[str, Any]
Cards = tuple[str, ...]  # names of cards, in the order of the notation
Paths = dict[tuple[str, ...], Any]


def payments(view: View, seat: int, cell: str) -> list[Cards]:
    """The different sets of the own cards that pay a cell, wherever it is (ST-20, ST-24, ST-25)."""
    names, plan = view["hands"][seat].split(), plan_of(view["board"])
    sets = {chosen for count in (1, 2, 3) for chosen in combinations(names, count)}
    good = [chosen for chosen in sets if pays(view, plan, cell, chosen)]
    return sorted(good, key=lambda chosen: worth(view, plan, cell, chosen))


def pays(view: View, plan: Plan, cell: str, chosen: Cards) -> bool:
    token = view["tokens"].get(cell)
    if token is not None:
        item, cost = token.split()
        return paying([name.split("+").count(item) for name in chosen], int(cost))
    asked = plan.cells[cell].item
    return len(chosen) == 1 and (asked is None or asked in chosen[0].split("+"))


def worth(view: View, plan: Plan, cell: str, chosen: Cards) -> tuple[Any, ...]:
    """The cheapest first: few cards, and those that show little of what is asked or of any one item."""
    asked = view["tokens"].get(cell, "").split(" ")[0] or plan.cells[cell].item
    shown = sum(name.split("+").count(asked) for name in chosen) if asked else 0
    same = sum(max(name.split("+").count(item) for item in name.split("+")) for name in chosen)
    return len(chosen), shown, same, chosen


def open_moves(view: View, seat: int) -> dict[str, list[Cards]]:
    """Every cell the seat to move may go to, with its payments, the cheapest first."""
    return within_reach(view, seat) if view["phase"] == "move" else {}


def within_reach(view: View, seat: int) -> dict[str, list[Cards]]:
    """The same, whether the seat is still walking or not."""
    here = view["at"][seat]
    if here is None:
        return {}
    others = {cell for cell in view["at"] if cell is not None}
    ways = plan_of(view["board"]).ways(here, others)
    found = {cell: payments(view, seat, cell) for cell in ways}
    return {cell: ways for cell, ways in found.items() if ways}


def touches(view: View, seat: int, cell: str, choices: Mapping[Cards, Any]) -> Paths:
    """All paths of touches that say one of some payments of a cell, each no longer than it must be.

    The cell alone where there is no choice; else the cell and then cards (or the cell again: the cheapest), or cards
    and cell. A path ends as soon as only one payment is left: nothing asks for a touch that has only one sense.
    """
    target, held = target_of(view, cell), hand_ids(view, seat)
    sets = {chosen: sprites(held, chosen) for chosen in choices}
    paths: Paths = {}
    for chosen, action in choices.items():
        for ids in sets[chosen]:
            for order in permutations(ids):
                paths[shortest((target, *order), sets)] = action
                paths[shortest((order[0], target, *order[1:]), sets)] = action
    if len(choices) > 1:
        paths[target, target] = next(iter(choices.values()))
    return paths


def target_of(view: View, cell: str) -> str:
    """What is touched to go to a cell: the cell, or the token that lies on it."""
    token = view["tokens"].get(cell)
    return f"token-{token.replace(' ', '-')}" if token else f"cell-{cell}"


def sprites(held: Iterable[tuple[str, str]], chosen: Cards) -> list[tuple[str, ...]]:
    """The cards of the hand that are meant; equal ones may be exchanged."""
    held = list(held)
    return [
        tuple(i for i, _ in part) for part in combinations(held, len(chosen)) if tuple(n for _, n in part) == chosen
    ]


def shortest(path: tuple[str, ...], sets: Mapping[Cards, list[tuple[str, ...]]]) -> tuple[str, ...]:
    """A path up to where it leaves but one payment; a card at the beginning still needs its cell."""
    for length in range(1, len(path)):
        begun = set(path[:length])
        left = [chosen for chosen, ways in sets.items() if any(cards(begun) <= set(ids) for ids in ways)]
        if len(left) == 1 and any(not touch.startswith("mine-") for touch in begun):
            return path[:length]
    return path


def cards(touched: set[str]) -> set[str]:
    return {touch for touch in touched if touch.startswith("mine-")}
