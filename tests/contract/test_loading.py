"""Positions from plain data: what is loaded can be played, and every position reached can be loaded again."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

from igroteka.engine.core.dice import Dice
from igroteka.engine.core.state import State
from igroteka.engine.refusal import Refusal
from tests.contract.cases import Case, plain, sampled

POSITIONS = 200  # changed positions tried for each case
PLAYED = 20  # actions played from each that is loaded
BOUNDS = [100_000, 1_000_000, 1_000_000_000]  # greatest numbers that fields may hold


def test_every_position_reached_from_a_loaded_one_is_loaded_again(case: Case) -> None:
    """Positions of a random game are changed at random; those that are loaded are played on."""
    dumps = [json.loads(plain(step.state.dump())) for step in sampled(case, 17, every=7)]
    dice, loaded = Dice(f"changed {Path(case.name).name}"), 0
    for _ in range(POSITIONS):
        try:
            state = case.game.load(changed(some(dumps, dice), dumps, dice))
        except Refusal:
            continue
        loaded += 1
        check_reached(case, state, dice)
    assert loaded > 20


def check_reached(case: Case, state: State, dice: Dice) -> None:
    for _ in range(PLAYED):
        dump = plain(state.dump())
        assert plain(case.game.load(json.loads(dump)).dump()) == dump
        if not state.actors():
            return
        seat = some(state.actors(), dice)
        state.apply(seat, some(state.legal(seat), dice))


def changed(dump: dict[str, Any], others: list[dict[str, Any]], dice: Dice) -> dict[str, Any]:
    """Return a dump with some fields changed, left out, or taken from another position."""
    dump = deepcopy(dump)
    if dice.below(2):
        dump.pop("deck", None)  # what is nowhere else: with it hardly any change would fit
    for _ in range(1 + dice.below(3)):
        name = some(list(dump), dice)
        way = dice.below(8)
        if way == 0 and len(dump) > 1:
            del dump[name]
        elif way < 3:
            dump[name] = deepcopy(some(others, dice)[name])
        else:
            dump[name] = edited(dump[name], dice)
    return dump


def edited(value: Any, dice: Dice) -> Any:
    """Return a value of the same kind: emptied, shorter, longer or in another order."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return max(0, value + some([-1, 1, 2, 5], dice)) if dice.below(4) else some(BOUNDS, dice)
    if isinstance(value, str):
        return " ".join(rearranged(value.split(), dice))
    if isinstance(value, list) and value:
        index = dice.below(len(value))
        whole = dice.below(2)
        return rearranged(value, dice) if whole else [*value[:index], edited(value[index], dice), *value[index + 1 :]]
    if isinstance(value, dict) and value:
        key = some(list(value), dice)
        rest = {name: part for name, part in value.items() if name != key}
        return rest if dice.below(3) == 0 else {**rest, key: edited(value[key], dice)}
    return 0 if value is None else value


def rearranged(parts: list[Any], dice: Dice) -> list[Any]:
    """Return some of the parts, one of them twice, or all in another order."""
    if not parts or dice.below(4) == 0:
        return []
    one, other = dice.below(len(parts)), dice.below(len(parts))
    ways = (
        [*parts[:one], *parts[one + 1 :]],
        [*parts, parts[one]],
        [parts[other] if i == one else parts[one] if i == other else part for i, part in enumerate(parts)],
        [parts[other] if i == one else part for i, part in enumerate(parts)],
    )
    return deepcopy(some(ways, dice))


def some(things: Any, dice: Dice) -> Any:
    return things[dice.below(len(things))]
