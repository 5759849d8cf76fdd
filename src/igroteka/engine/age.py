"""Ways to play for ages: which options a child of so many years starts with."""

import msgspec

from .option import Value


class Age(msgspec.Struct, frozen=True):
    """A button with a face in front of the start sheet. What it does not name stays as it is on the box."""

    years: int
    options: dict[str, Value] = {}
