"""ET-34: the pause in which others may cut in, the same whether or not anybody can.

Nobody, seated or not, must learn from its length whether a hand fits. So the length depends only on what all players
see at the moment of the action:
- a person plays at another seat (not away, not resigned): the table's full window;
- only bots could cut in: the short time that bots take.
It is written into the action's entry. Nobody who comes, goes, lets go or hesitates changes it; only a device that is
passed around may hold it (`Hold`, once), and the only person at the table may end it (`Go`).
"""

from typing import ClassVar

import msgspec

from igroteka.engine.core.state import State
from igroteka.tables.parts import Pause
from igroteka.tables.play import asked, letting_go
from igroteka.tables.refusals import refusal
from igroteka.tables.table import Command, Entry, Table

HOLD = 20_000  # milliseconds to hand a shared device on


class RanOut(Entry, tag="ran-out"):
    """The end of the pause, with the actions of letting go of all who were still asked: [seat, action]."""

    moves: ClassVar[bool] = True
    lets: list[tuple[int, int]] = msgspec.field(default_factory=list)

    def apply(self, table: Table) -> None:
        table.pause, table.since = None, self.at
        for seat, action in self.lets:
            table.playing().apply(seat, action, table.version + 1, quiet=True)
        table.asked = {}  # all clocks start now: the length of the pause would tell who could have cut in
        table.ask(self.at)
        table.close_if_over()


class Held(Entry, tag="held"):
    """A shared device was picked up in a pause: it lasts longer."""

    until: int

    def apply(self, table: Table) -> None:
        if table.pause is not None:
            table.pause.until, table.pause.held = self.until, True


class RunOut(Command):
    """The pause is over."""

    def decide(self, table: Table, now: int) -> list[Entry]:
        if not _current(table).over(now):
            raise refusal("pause")
        return [RanOut(at=now, lets=_lets(table))]


class Go(Command):
    """All people around one shared device have let go."""

    def decide(self, table: Table, now: int) -> list[Entry]:
        _current(table)
        if table.people() != {self.guest}:
            raise refusal("others-wait-too")
        return [RanOut(at=now, lets=_lets(table))]


class Hold(Command):
    """The shared device is being handed on in a pause."""

    def decide(self, table: Table, now: int) -> list[Entry]:
        pause = _current(table)
        if pause.held or len(table.seats_of(self.guest)) < 2:
            return []
        return [Held(at=now, until=max(pause.until, now + HOLD))]


def pause_after(table: Table, state: State, by: int) -> int | None:
    """Return how many milliseconds everybody waits after a seat's action; None for no pause."""
    if not state.pause():
        return None
    return table.window if any(seat.by_person and seat.number != by for seat in table.seats) else table.breath


def _current(table: Table) -> Pause:
    if table.pause is None:
        raise refusal("no-pause")
    return table.pause


def _lets(table: Table) -> list[tuple[int, int]]:
    """Return the action of letting go for each seat still asked, in the order of asking."""
    state, by = table.check_playing().state.clone(), _current(table).by
    gone: list[tuple[int, int]] = []
    for seat in asked(state, by):
        action = letting_go(state, seat)
        if action is not None:
            state.apply(seat, action)
            gone.append((seat, action))
    return gone
