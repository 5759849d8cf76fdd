"""Positions as plain data, from one list: the struct that says what a position may hold, in which bounds.

A number, a flag, a list of numbers by seat goes by the same name in the struct and in the state: it is written and
read without another word. What has a notation carries it in its declaration (notations.py). What is drawn rather than
written is given by its name; what is none of these is an error.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from .dice import Dice
from .notations import Notation, put


@cache
def flags(kind: type[msgspec.Struct]) -> frozenset[str]:
    return frozenset(field.name for field in msgspec.structs.fields(kind) if field.type is bool)


@cache
def maxima(kind: type[msgspec.Struct]) -> dict[str, int]:
    """Return the greatest number each field may hold, or each number of a list.

    A counter may go on beyond it; it is written as this number, so that the position can be read again.
    """
    fields = msgspec.inspect.type_info(kind).fields  # type: ignore[attr-defined]
    bounds = {field.name: [number.le for number in numbers(field.type) if number.le is not None] for field in fields}
    return {name: max(found) for name, found in bounds.items() if found}


def numbers(kind: Any) -> list[msgspec.inspect.IntType]:
    """Return the whole numbers a type is made of: alone, in a list or a tuple, or as one of several types."""
    if isinstance(kind, msgspec.inspect.IntType):
        return [kind]
    parts = [*getattr(kind, "types", ()), *getattr(kind, "item_types", ())] or [getattr(kind, "item_type", None)]
    return [number for part in parts if part is not None for number in numbers(part)]


@cache
def notations(kind: type[msgspec.Struct]) -> dict[str, Notation]:
    """By field, what its declaration says of how it is written."""
    return {
        field.name: said
        for field in msgspec.structs.fields(kind)
        for said in getattr(field.type, "__metadata__", ())
        if isinstance(said, Notation)
    }


def written(state: Any, kind: type[msgspec.Struct], **own: Any) -> dict[str, Any]:
    """A position by the fields of a struct, in their order."""
    plain = {name: own[name] if name in own else on_paper(state, kind, name) for name in kind.__struct_fields__}
    for name in flags(kind):
        plain[name] = bool(plain[name])
    for name, most in maxima(kind).items():
        plain[name] = at_most(plain[name], most)
    return plain


def on_paper(state: Any, kind: type[msgspec.Struct], name: str) -> Any:
    notation = notations(kind).get(name)
    return seen(state, getattr(state, name)) if notation is None else notation.written(state, name)


def at_most(value: Any, most: int) -> Any:
    if isinstance(value, list | tuple):
        return type(value)(at_most(item, most) for item in value)
    return min(value, most) if isinstance(value, int) else value


def seen(state: Any, value: Any) -> Any:
    return value[: state.players] if isinstance(value, list) else value


def filled(state: Any, plain: msgspec.Struct, name: str) -> None:
    """What a checked struct says of one field, into a position."""
    notation, value = notations(type(plain)).get(name), getattr(plain, name)
    if notation is None:
        put(state, name, value)
    else:
        notation.filled(state, name, value)


def copied(value: Any) -> Any:
    """A field's value for another position: lists and dice on their own, the box and its tables shared."""
    if isinstance(value, list):
        return [copied(item) for item in value]
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    return value.clone() if isinstance(value, Dice) else set(value) if isinstance(value, set) else value


def luck_of(position: Mapping[str, Any]) -> Any:
    """Return the luck to come of a dumped position; None where there is none."""
    return position.get("dice")


def without_luck(position: Mapping[str, Any]) -> dict[str, Any]:
    """What makes two positions the same: all of them but the luck to come."""
    return {name: part for name, part in position.items() if name != "dice"}
