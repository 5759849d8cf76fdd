"""Codecs of fields that are more than numbers; a struct declares the codec beside the field.

    phase: Annotated[Literal["turn", "drawn"], Named(PHASES)] = "turn"

The state has a number, the paper has a name; `codec.written` and `codec.filled` ask the declaration. What is like
nothing else (a board, a bed) has a notation of its own: a class beside the struct, with `written` and `filled`.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec

from .core.dice import Dice
from .core.seats import OVER

Names = Sequence[str] | Callable[[Any], Sequence[str]]  # or where a state has them: its box knows its cards
NONE = -1
BITS = 64


class Unreadable(ValueError):
    """A value that cannot be read: the key of its sentence, its rule and the arguments of the sentence.

    `part` is what of the field is at fault, where it has parts with names.
    """

    def __init__(self, key: str, rule: str | None = None, text: str = "", most: int = 0, part: str = "") -> None:
        super().__init__(key)
        self.key, self.rule, self.part = key, rule, part
        self.said: dict[str, Any] = {"text": text[:40], "most": most}


def demand(good: bool, key: str, rule: str | None = None, part: str = "", **said: Any) -> None:
    """For a game's own notations; what is said of it is cut short where it is a text."""
    if not good:
        fault = Unreadable(key, rule, part=part)
        fault.said.update({name: value[:40] if isinstance(value, str) else value for name, value in said.items()})
        raise fault


class Notation:
    """One field's way onto paper and back. `of` is its name in the state, where that is another one."""

    def __init__(self, of: str = "", key: str = "position-unknown", rule: str | None = None) -> None:
        self.of, self.key, self.rule = of, key, rule

    def write(self, state: Any, value: Any) -> Any:
        """Return the value as plain data."""
        raise NotImplementedError

    def read(self, state: Any, plain: Any) -> Any:
        """Return the value of the state; None if the data has none."""
        raise NotImplementedError

    def written(self, state: Any, name: str) -> Any:
        return self.write(state, getattr(state, self.of or name))

    def filled(self, state: Any, name: str, plain: Any) -> None:
        put(state, self.of or name, self.read(state, plain))

    def index(self, names: Sequence[str], name: str) -> int:
        if name not in names:
            raise Unreadable(self.key, self.rule, name)
        return names.index(name)


def put(state: Any, name: str, value: Any) -> None:
    """A field's value; of a list as much as is given, the rest stays. What is left out is the game's to add."""
    now = getattr(state, name)
    if value is None:
        return
    if isinstance(now, list):
        if len(value) > len(now):
            raise Unreadable("position-many", most=len(now))
        value = [*value, *now[len(value) :]]
    try:
        setattr(state, name, value)
    except OverflowError as fault:
        raise Unreadable("position-unknown", text=str(value)) from fault


def names_in(state: Any, names: Names) -> Sequence[str]:
    return names(state) if callable(names) else names


class Named(Notation):
    """A number written as a name, or none; also a list of them, one for each item or each seat."""

    def __init__(self, names: Names, of: str = "", none: int = NONE, seats: bool = False, **fault: Any) -> None:
        super().__init__(of, **fault)
        self.names, self.none, self.seats = names, none, seats

    def write(self, state: Any, value: Any) -> Any:
        if isinstance(value, list):
            return [self.write(state, item) for item in (value[: state.players] if self.seats else value)]
        return None if value == self.none else names_in(state, self.names)[value]

    def read(self, state: Any, plain: Any) -> Any:
        if isinstance(plain, list | tuple):
            return [self.read(state, item) for item in plain]
        return self.none if plain is None else self.index(names_in(state, self.names), plain)


class Called(Notation):
    """A number, or numbers by seat, that the state has by another name."""

    def write(self, state: Any, value: Any) -> Any:
        return value[: state.players] if isinstance(value, list) else value

    def read(self, state: Any, plain: Any) -> Any:
        return plain


class Perhaps(Notation):
    """A number that may be missing; a list of them likewise, each."""

    def write(self, state: Any, value: Any) -> Any:
        if isinstance(value, list):
            return [self.write(state, item) for item in value]
        return None if value == NONE else value

    def read(self, state: Any, plain: Any) -> Any:
        if isinstance(plain, list | tuple):
            return [self.read(state, item) for item in plain]
        return NONE if plain is None else plain


class Ended(Notation):
    """The rule that ended the game by its whole name: `ET-24`."""

    def __init__(self, game: str, of: str = "rule") -> None:
        super().__init__(of)
        self.game = game

    def write(self, state: Any, value: Any) -> Any:
        return f"{self.game}-{value}" if value else None

    def read(self, state: Any, plain: Any) -> Any:
        return 0 if plain is None else int(plain.removeprefix(f"{self.game}-"))


class Heap(Notation):
    """Cards counted by kind, as one text in the order of their kinds: a deck, a heap of discards."""

    def __init__(self, names: Names, of: str = "", **fault: Any) -> None:
        super().__init__(of, **fault)
        self.names = names

    def write(self, state: Any, value: Any) -> Any:
        names = names_in(state, self.names)
        return " ".join([name for name, count in zip(names, value, strict=False) for _ in range(count)])

    def read(self, state: Any, plain: Any) -> Any:
        if plain is None:
            return None
        names = names_in(state, self.names)
        counts = [0] * len(names)
        for word in plain.split():
            counts[self.index(names, word)] += 1
        return counts

    def kinds(self, counts: list[int]) -> list[int]:
        """Return what was read, card by card."""
        return [kind for kind, count in enumerate(counts) for _ in range(count)]


class Row(Heap):
    """Cards in their order, as one text; the places behind them are empty."""

    def write(self, state: Any, value: Any) -> Any:
        names = names_in(state, self.names)
        return " ".join([names[kind] for kind in value if kind != NONE])

    def read(self, state: Any, plain: Any) -> Any:
        names = names_in(state, self.names)
        return [self.index(names, word) for word in plain.split()]

    def kinds(self, counts: list[int]) -> list[int]:
        return counts


class Among(Notation):
    """Things as bits, a list on paper: of their names, or of their numbers where they have none."""

    def __init__(self, names: Names = (), of: str = "", **fault: Any) -> None:
        super().__init__(of, **fault)
        self.names = names

    def write(self, state: Any, value: Any) -> Any:
        numbers = [number for number in range(BITS) if value >> number & 1]
        names = names_in(state, self.names)
        return [names[number] for number in numbers] if names else numbers

    def read(self, state: Any, plain: Any) -> Any:
        if plain is None:
            return None
        names = names_in(state, self.names)
        numbers = {self.index(names, item) for item in plain} if names else set(plain)
        for number in numbers:
            if not 0 <= number < BITS:
                raise Unreadable(self.key, self.rule, str(number))
        return sum(1 << number for number in numbers)


class Luck(Notation):
    """The dice to come; without them those of nobody, which are the same each time."""

    def write(self, state: Any, value: Any) -> Any:
        return value.dump()

    def read(self, state: Any, plain: Any) -> Any:
        try:
            return Dice(0) if plain is None else Dice.load(plain)
        except ValueError as fault:
            raise Unreadable("position-dice") from fault


class Hands(Notation):
    """By seat: its cards, as the state's `hand_of` tells and `gain` takes them; or how many, for `hide_hand`."""

    def __init__(self, cards: Heap, most: int, key: str = "position-many", rule: str | None = None) -> None:
        super().__init__(key=key, rule=rule)
        self.cards, self.most = cards, most

    def written(self, state: Any, name: str) -> Any:
        return [self.of_seat(state, seat) for seat in range(state.players)]

    def of_seat(self, state: Any, seat: int) -> str:
        return str(self.cards.write(state, state.hand_of(seat)))

    def filled(self, state: Any, name: str, plain: Any) -> None:
        if len(plain) != state.players:
            raise Unreadable("position-seats")
        for seat, cards in enumerate(plain):
            self.deal(state, seat, cards)

    def deal(self, state: Any, seat: int, cards: str | int) -> None:
        """Never more than a seat has room for: compiled hands have no bounds checks."""
        if isinstance(cards, int):
            self.check(cards <= self.most)
            state.hide_hand(seat, cards)
            return None
        kinds = self.cards.kinds(self.cards.read(state, cards))
        self.check(len(kinds) <= self.most)
        for kind in kinds:
            state.gain(seat, kind)
        return self.check(sorted(self.cards.kinds(state.hand_of(seat))) == sorted(kinds))

    def check(self, good: bool) -> None:
        if not good:
            raise Unreadable(self.key, self.rule, most=self.most)


class Turn(Notation):
    """The seat whose turn it is, nobody's when the game is over. Read last, with the game's rules: they know who is
    asked."""

    def written(self, state: Any, name: str) -> Any:
        return None if state.turn == OVER else getattr(state, self.of or name)


class Apart(Notation):
    """Part of a view, not of the position: `view` itself writes it."""

    def written(self, state: Any, name: str) -> Any:
        raise AttributeError(f"{name}: the view says how it is written")

    def filled(self, state: Any, name: str, plain: Any) -> None:
        """There is nothing to fill."""


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
    """Set one field of a position from a checked struct."""
    notation, value = notations(type(plain)).get(name), getattr(plain, name)
    if notation is None:
        put(state, name, value)
    else:
        notation.filled(state, name, value)
