"""Plays a record again and checks every line of it."""

from collections.abc import Callable, Iterator
from typing import TypeVar

import msgspec

from .core.dice import seed_hash
from .core.seats import CHANCE
from .core.state import State
from .game import Game
from .record import RESIGNED, Done, LineRefusal, Record, Result, on_the_box
from .refusal import Refusal

T = TypeVar("T")
GAME_LINE, OPTIONS_LINE = 2, 6


class Verdict(msgspec.Struct, frozen=True):
    """The result of a successful check. If not `whole`, the seed was missing and the rules could not be checked."""

    actions: int
    whole: bool
    over: bool


class Step(msgspec.Struct, frozen=True):
    """A position of a record and the action that led to it; none before the first."""

    number: int
    done: Done | None
    state: State


def verify(record: Record, game: Game) -> Verdict:
    """Check all of a record that can be checked; the first fault is refused with its line."""
    check_box(record, game)
    if record.start is None and record.seed is None:
        check_notation(record, game)
        return Verdict(len(record.done), False, record.result is not None)
    for _ in steps(record, game):
        pass
    return Verdict(len(record.done), True, record.result is not None)


def check_box(record: Record, game: Game) -> None:
    """Refuse a record of another game, version or edition, or with unknown options."""
    ours = on_the_box(game)
    for line, name in enumerate(("game", "rules", "edition_hash"), GAME_LINE):
        if getattr(record, name) != ours[name]:
            key = f"record-other-{name.removesuffix('_hash')}"
            raise LineRefusal(line, Refusal(key, mine=getattr(record, name), ours=ours[name]))
    at_line(OPTIONS_LINE - 1, lambda: game.check_players(record.players))
    if record.start is None:
        at_line(OPTIONS_LINE, lambda: game.recorded_options(record.options, record.players))
        check_seed(record)


def check_seed(record: Record) -> None:
    if record.seed is not None and seed_hash(record.seed) != record.seed_hash:
        raise LineRefusal(len(record.header()), Refusal("record-seed-hash"))


def check_notation(record: Record, game: Game) -> None:
    for index, done in enumerate(record.done):
        at_line(record.action_line(index), lambda done=done: game.parse(done.action))  # type: ignore[misc]


def at_line(line: int, work: Callable[[], T]) -> T:
    """Call a function; a refusal gets the number of its line."""
    try:
        return work()
    except Refusal as problem:
        raise LineRefusal(line, problem) from None


def steps(record: Record, game: Game) -> Iterator[Step]:
    """Every position in turn, each action checked before it is done, and the result at the end."""
    state = dealt(record, game)
    yield Step(0, None, state)
    for index, done in enumerate(record.done):
        at_line(record.action_line(index), lambda done=done: act(game, state, done))  # type: ignore[misc]
        yield Step(index + 1, done, state)
    check_result(record, state)


def dealt(record: Record, game: Game) -> State:
    """The position before the first action."""
    check_box(record, game)
    if record.start is not None:
        return at_line(len(record.header()), lambda: game.load(record.start))
    if record.seed is None:
        raise Refusal("record-without-seed")
    return game.start(record.players, game.recorded_options(record.options, record.players), record.seed)


def act(game: Game, state: State, done: Done) -> None:
    action = game.parse(done.action)
    if done.note and done.seat != CHANCE:
        raise Refusal("record-note")
    refusal = game.why_not(state, done.seat, action)
    if refusal is not None:
        raise refusal
    if done.note:
        state.absorb(done.note)
    state.apply(done.seat, action)


def check_result(record: Record, state: State) -> None:
    """PR-23 and its like: the result is what the rules make of the last position."""
    outcome = state.outcome()
    line = record.action_line(len(record.done)) + 1
    if outcome is None and record.result is not None and record.result.rule != RESIGNED:
        raise LineRefusal(line, Refusal("record-not-over"))
    if outcome is not None and record.result != Result.of(outcome):
        right = "; ".join(Result.of(outcome).lines())
        raise LineRefusal(line, Refusal("record-result", right=right))
