"""ET-34: the pause in which others may cut in, the same whether or not anybody can.

Whoever looks on, from a seat or without one, must not learn from its length whether a hand fits. So the length depends
only on what the table shows everybody at the moment of the action:
- a person plays at another seat (not away, not resigned): the table's full window;
- only bots could cut in: the short breath bots take.
It is written into the action's line. Nobody who comes, goes, lets go or thinks longer changes it; only a device that is
passed around may hold it (`Hold`, once), and the one person at the table may end it (`Go`).
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from igroteka.engine.seats import CHANCE, OVER
from igroteka.engine.state import State

if TYPE_CHECKING:
    from igroteka.tables.table import Table


class Pause(msgspec.Struct):
    """A pause under way: `by` is the seat whose turn goes on when it is over. Times: milliseconds since 1970."""

    by: int
    began: int
    until: int
    held: bool = False

    def left(self, now: int) -> int:
        """Never more than the whole pause, also when a clock has been turned back since."""
        return min(self.until - now, self.until - self.began)

    def over(self, now: int) -> bool:
        return now >= self.until or now < self.began


def asked(state: State, by: int) -> list[int]:
    """Who may really cut in on this seat."""
    return [seat for seat in state.actors() if seat not in (by, CHANCE, OVER)]


def pause_after(table: "Table", state: State, by: int) -> int | None:
    """How many milliseconds everybody waits after a seat's action; None: not at all."""
    if not state.pause():
        return None
    return table.window if any(seat.by_person and seat.number != by for seat in table.seats) else table.breath


def is_quiet(before: State, after: State, seats: Sequence[int | None]) -> bool:
    """Has an action in a pause left everything as it was in the eyes of these seats?"""
    return all(before.view(seat) == after.view(seat) for seat in seats)


def others_than(state: State, seat: int) -> list[int | None]:
    return [None, *(other for other in range(state.players) if other != seat)]


def letting_go(state: State, seat: int) -> int | None:
    """The action of an asked seat that nobody else can notice."""
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action)
        if is_quiet(state, after, others_than(state, seat)):
            return action
    return None
