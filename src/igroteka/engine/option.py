"""Options of a game: declared with their types and bounds, checked in one place."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec

from .refusal import Refusal, unknown

Value = int | bool | str


class Option(msgspec.Struct, frozen=True):
    """One choice made before the game: a number within bounds, yes or no, or one of some words."""

    name: str
    kind: Literal["int", "bool", "choice"]
    default: Value
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    players: tuple[int, ...] = ()  # numbers of players it applies to; empty: all
    before: Value | None = None  # the value of games recorded before the option existed
    offered: bool = True  # listed on start sheets; others only keep old records replayable

    def holds(self, players: int) -> bool:
        return not self.players or players in self.players

    def check(self, value: Any) -> Value:
        """The value when it fits, else a refusal that names the option and what was expected."""
        if not self.fits(value):
            raise Refusal(f"option-{self.kind}", option=self.name, value=str(value), **self.bounds())
        return value  # type: ignore[no-any-return]

    def fits(self, value: Any) -> bool:
        if self.kind == "choice":
            return value in self.choices
        if self.kind == "bool":
            return isinstance(value, bool)
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high

    def bounds(self) -> dict[str, Any]:
        return {"low": self.low, "high": self.high, "choices": ", ".join(self.choices)}


def number(
    name: str, default: int, low: int, high: int, *, players: tuple[int, ...] = (), before: int | None = None
) -> Option:
    return Option(name, "int", default, low=low, high=high, players=players, before=before)


def yes_no(name: str, default: bool, *, players: tuple[int, ...] = (), before: bool | None = None) -> Option:
    return Option(name, "bool", default, players=players, before=before)


def choice(
    name: str, *choices: str, players: tuple[int, ...] = (), before: str | None = None, offered: bool = True
) -> Option:
    """Return an option with one of several words as its value; the first is the default."""
    return Option(name, "choice", choices[0], choices=choices, players=players, before=before, offered=offered)


def holding(options: Iterable[Option], given: Mapping[str, Any], players: int) -> dict[str, Any]:
    """Return the given options without those that do not apply to this number of players."""
    idle = {option.name for option in options if not option.holds(players)}
    return {name: value for name, value in given.items() if name not in idle}


def checked(options: Iterable[Option], given: Mapping[str, Any] | None) -> dict[str, Value]:
    """All options with their values; unknown names and wrong values are refused."""
    declared = {option.name: option for option in options}
    given = given if given is not None else {}
    if not isinstance(given, Mapping):
        raise Refusal("options-not-a-table")
    for name in given:
        if name not in declared:
            raise unknown("option-unknown", str(name), list(declared))
    return {name: option.check(given.get(name, option.default)) for name, option in declared.items()}


def with_old_values(options: Iterable[Option], recorded: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options of a recorded game, with the old value of every option added to the game since."""
    added = {option.name: option.before for option in options if option.before is not None}
    return {**added, **recorded}


def check_complete(options: Iterable[Option], recorded: Mapping[str, Any]) -> None:
    """Refuse the options of a record when one is missing: its default may have changed since."""
    for option in options:
        if option.name not in recorded:
            raise Refusal("option-missing", option=option.name)


class Age(msgspec.Struct, frozen=True):
    """A button with a face in front of the start sheet. What it does not name stays as it is on the box."""

    years: int
    options: dict[str, Value] = {}
