"""The fields of compiled classes for plain Python, read from their .pxd files.

A new compiled object is all zeros; an interpreted one gets the same zeros from the same declarations.
"""

import re
import sys
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

CLASS = re.compile(r"cdef class (\w+)")
CONSTANT = re.compile(r"\s+(\w+) = (\w+)")
FIELD = re.compile(r"    cdef (?:public |readonly )?((?:unsigned |signed |long )*\w+) (\w[^(]*)")
NAME = re.compile(r"(\w+)(?:\[(\w+)\])?")
NUMBERS = {"int", "char", "short", "long", "cellset", "word", "number", "double", "float", "bint", "Py_ssize_t"}
FRACTIONS = {"double", "float"}


class Field(NamedTuple):
    """One field: its C type, and how many there are of it, 0 for a single one."""

    name: str
    type: str
    many: int

    @property
    def is_number(self) -> bool:
        return self.type.split()[-1] in NUMBERS

    def nought(self) -> Any:
        if not self.is_number:
            return None
        nought: Any = False if self.type == "bint" else 0.0 if self.type in FRACTIONS else 0
        return [nought] * self.many if self.many else nought


@cache
def fields(kind: Any) -> tuple[Field, ...]:
    """Return the fields of a class and its bases, as their .pxd files declare them."""
    found: list[Field] = []
    for base in reversed(kind.__mro__):
        file = getattr(sys.modules.get(base.__module__), "__file__", None)
        types = Path(file).with_name(f"{base.__module__.rpartition('.')[2]}.pxd") if file else None
        if types is not None and types.is_file():
            found += declared(types.read_text("utf-8"), base.__name__)
    return tuple(found)


def declared(text: str, name: str) -> list[Field]:
    """The fields of one class in a .pxd."""
    constants, found, inside = dict[str, int](), list[Field](), ""
    for line in text.splitlines():
        if match := CLASS.match(line):
            inside = match[1]
        elif line and not line.startswith((" ", "@")):
            inside = ""
        if not inside and (match := CONSTANT.fullmatch(line)) and match[2][:1].isdigit():
            constants[match[1]] = int(match[2], 0)
        elif inside == name and (match := FIELD.fullmatch(line)):
            found += [Field(n, match[1], size(constants, count)) for n, count in NAME.findall(match[2])]
    return found


def size(constants: dict[str, int], text: str) -> int:
    return 0 if not text else int(text) if text.isdigit() else constants[text]


def give(state: Any) -> Any:
    """Set all fields of a new position to zero."""
    kind: Any = type(state)
    for field in fields(kind):
        setattr(state, field.name, field.nought())
    return state
