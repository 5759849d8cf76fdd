"""Run without compiled rules, where every field of a position can be seen: none is forgotten by copy, dump or load."""

import sys
from collections.abc import Callable
from typing import Any

from igroteka.engine import position as loading
from igroteka.engine.codec import notations
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.state import State
from tests.contract.cases import CASES, Case, label, sampled

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


# Planted: a field with a notation of its own that nobody writes, or nobody reads


def own_notations(position: type[Any]) -> list[str]:
    """The fields whose notation stands beside the struct of their game."""
    return [name for name, said in notations(position).items() if type(said).__module__ == position.__module__]


def unnoticed(planted: Callable[[Case, str, State], State]) -> None:
    """Print every such field that could be left out without a difference."""
    by_game: dict[str, list[tuple[Case, State]]] = {}
    for case in [*CASES, Case("stroyka", 2, {"figure-1": "owl"})]:
        by_game.setdefault(case.name, []).extend((case, step.state.clone()) for step in sampled(case, 50, 3, 60))
    for name, seen in by_game.items():
        for field in own_notations(getattr(seen[0][0].game, "Position", State)):
            if not any(noticed(planted, case, field, state) for case, state in seen):
                print(f"{name}: nobody misses {field}")


def noticed(planted: Callable[[Case, str, State], State], case: Case, field: str, state: State) -> bool:
    """A fault said aloud is as good as a difference."""
    try:
        other = planted(case, field, state)
    except Exception:
        return True
    return bool(differing(state, other)) or other.dump() != state.dump()


def not_written(case: Case, field: str, state: State) -> State:
    return case.game.load({name: part for name, part in state.dump().items() if name != field})


def not_read(case: Case, field: str, state: State) -> State:
    right = loading.Loading.fill
    loading.Loading.fill = lambda self, name: None if name == field else right(self, name)  # type: ignore[method-assign]
    try:
        return case.game.load(state.dump())
    finally:
        loading.Loading.fill = right  # type: ignore[method-assign]


if __name__ == "__main__":
    sys.exit(main())
