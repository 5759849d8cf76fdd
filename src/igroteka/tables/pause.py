"""ET-34: the pause in which others may cut in, the same whether or not anybody can.

Who watches must not learn from its length whether a hand fits. So its length depends only on what the watchers know:
- two or more people look on (seated, or a spectator): the table's full window, always;
- one person alone among bots: the full window when that very person is asked (only they could tell, and they know
  their own hand), else only the short breath bots take;
- nobody looks on: no pause, bots answer one after the other.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from igroteka.engine.seats import CHANCE, OVER
from igroteka.engine.state import State

if TYPE_CHECKING:
    from igroteka.tables.table import Table


class Pause(msgspec.Struct):
    """A pause under way: `by` is the seat whose turn goes on when it is over."""

    by: int
    until: int
    uniform: bool
    held: bool = False


class Length(msgspec.Struct, frozen=True):
    milliseconds: int
    uniform: bool


def asked(state: State, by: int) -> list[int]:
    """Who may really cut in on this seat."""
    return [seat for seat in state.actors() if seat not in (by, CHANCE, OVER)]


def pause_after(table: "Table", state: State, by: int, watched: bool) -> Length | None:
    """How long everybody waits after a seat's action; None: not at all."""
    if not state.pause():
        return None
    people = [seat.number for seat in table.seats if seat.by_person]
    others = [seat for seat in people if seat != by]
    watching = len(people) + watched
    cutting_in = asked(state, by)
    if watching == 0:
        return Length(0, False) if cutting_in else None
    if not others:
        return Length(table.breath, True)
    if watching == 1:
        return Length(table.window, False) if others[0] in cutting_in else Length(table.breath, True)
    return Length(table.window, True)


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
