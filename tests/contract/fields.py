"""Run without compiled rules, where every field of a position can be seen: none is forgotten by copy, dump or load."""

import sys
from typing import Any

from igroteka.engine.dice import Dice
from igroteka.engine.state import State
from tests.contract.cases import CASES, label, sampled

SCRATCH = {
    "FlipJump": {"rows", "row_colours", "row_order"},
    "Fizz": {"pose", "place"},  # what is left where no chip stands, and of places nobody chooses now
}  # room in which a turn is reckoned; `row_count` of it count


def fields(state: State) -> dict[str, Any]:
    """All a position is made of, but for who looks on."""
    scratch = {"witness", *SCRATCH.get(type(state).__name__, ())}
    return {name: seen(value) for name, value in vars(state).items() if name not in scratch}


def seen(value: Any) -> Any:
    return value.dump() if isinstance(value, Dice) else list(value) if isinstance(value, list | tuple) else value


def differing(one: State, other: State) -> set[str]:
    a, b = fields(one), fields(other)
    return {name for name in a.keys() | b.keys() if a.get(name) != b.get(name)}


def main() -> None:
    for case in CASES:
        spare = case.start(99)
        for step in sampled(case, 50, every=3, most=150):
            spare.copy(step.state)
            for way, other in (
                ("clone", step.state.clone()),
                ("copy", spare),
                ("dump and load", case.game.load(step.state.dump())),
            ):
                for name in sorted(differing(step.state, other)):
                    print(f"{label(case)}: {way} forgets {name}")


if __name__ == "__main__":
    sys.exit(main())
