"""Run without compiled rules, where everything a module holds can be seen: what is written after import.

`functools.cache` and `cached_property` are allowed: they keep what a pure function returned.
"""

import sys
from collections.abc import Iterator
from functools import cached_property
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

from igroteka.games import game, games
from tests.contract import threads
from tests.contract.cases import CASES

ROOMS = ("igroteka.engine", "igroteka.games")


def modules() -> dict[str, ModuleType]:
    """Return every loaded module of the engine and of the games."""
    return {name: module for name, module in sorted(sys.modules.items()) if name.startswith(ROOMS)}


def held() -> dict[str, str]:
    """Return every object of a module, and every opened game, with a digest of all that is in it."""
    found = [
        (f"{name}.{key}", parts(key, value, (name,)))
        for name, module in modules().items()
        for key, value in list(vars(module).items())
        if not key.startswith("__")
    ]
    found += [(f"game {name}", parts(name, game(name), ())) for name in games()]
    return {name: blake2b(repr(list(all_of_it)).encode()).hexdigest() for name, all_of_it in found}


def parts(path: str, value: Any, inside: tuple[Any, ...]) -> Iterator[tuple[str, str]]:
    """Return the leaves of a value; each object once on a path."""
    if isinstance(value, ModuleType) or hasattr(value, "cache_info") or id(value) in inside:
        return
    inner = list(children(value, inside))
    yield path, f"{type(value).__name__} {len(inner)}" if inner else leaf(value)
    for name, child in inner:
        yield from parts(f"{path}.{name}", child, (*inside, id(value)))


def leaf(value: Any) -> str:
    if isinstance(value, str | bytes | int | float | bool | None):
        return repr(value)
    return f"{type(value).__name__} {id(value)}"


def children(value: Any, inside: tuple[Any, ...]) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        yield from ((repr(key), child) for key, child in value.items())
    elif isinstance(value, list | tuple | set | frozenset):
        yield from ((str(number), child) for number, child in enumerate(value))
    elif isinstance(value, type):
        if inside and value.__module__ == inside[0]:  # elsewhere it is only imported
            yield from ((name, child) for name, child in vars(value).items() if not name.startswith("_"))
    elif isinstance(value, FunctionType):
        yield from vars(value).items()
    elif not isinstance(value, BuiltinFunctionType | Path):
        yield from attributes(value)


def attributes(value: Any) -> Iterator[tuple[str, Any]]:
    if not type(value).__module__.startswith("igroteka"):
        return
    names = [*getattr(value, "__dict__", {}), *getattr(type(value), "__struct_fields__", ())]
    kept = {name for kind in type(value).__mro__ for name, at in vars(kind).items() if isinstance(at, cached_property)}
    yield from ((name, getattr(value, name)) for name in names if name not in kept)


def written() -> list[str]:
    """Import all, open every game, play at a table of each, and return what was written meanwhile."""
    for room in ROOMS:
        package = import_module(room)
        for found in walk_packages(package.__path__, f"{room}."):
            import_module(found.name)
    for name in games():
        game(name)  # opening an edition makes its board known, once
    before = held()
    for case in {case.name: case for case in CASES}.values():
        threads.answers(case, False)
    after = held()
    return sorted(path for path in before.keys() | after.keys() if before.get(path) != after.get(path))


def main() -> None:
    print("\n".join(written()))


if __name__ == "__main__":
    main()
