"""Undo: whether an action may be taken back, in three grades.

- Free, when nobody has learnt anything from it.
- With the others' consent, when only they have learnt something, or have acted since. Bots always consent.
- Never, when the asker has learnt something since, or dice have been rolled: nobody may try twice.

The grade follows from what everybody saw. The game says which seats learn something from such an action
(`Game.reveals`); positions, hands and letting go in a pause, which nobody sees, do not count.
"""

from typing import ClassVar

from igroteka.engine.answers import PublicAction
from igroteka.engine.core.seats import CHANCE
from igroteka.engine.core.state import State, luck_of
from igroteka.engine.game import Game
from igroteka.tables.parts import Pause, Wish
from igroteka.tables.pause import pause_after
from igroteka.tables.play import Play, do
from igroteka.tables.refusals import refusal
from igroteka.tables.seating import consent_to_seat
from igroteka.tables.table import Command, Entry, Table


class UndoAsked(Entry, tag="undo-asked"):
    """A seat asks to go back to where `keep` actions had been done."""

    seat: int
    keep: int
    waiting: list[int]

    def apply(self, table: Table) -> None:
        table.wish = Wish(self.seat, self.keep, list(self.waiting))


class UndoAgreed(Entry, tag="undo-agreed"):
    seats: list[int]

    def apply(self, table: Table) -> None:
        if table.wish is not None:
            table.wish.waiting = [seat for seat in table.wish.waiting if seat not in self.seats]


class UndoRefused(Entry, tag="undo-refused"):
    seat: int

    def apply(self, table: Table) -> None:
        table.wish = None


class Undone(Entry, tag="undone"):
    """The actions after the first `keep` were taken back."""

    moves: ClassVar[bool] = True
    keep: int
    pause: int | None = None  # milliseconds of a pause in which the action was taken back: it is held once more

    def apply(self, table: Table) -> None:
        play = table.playing()
        play.back_to(self.keep)
        table.phase, table.pause, table.wish, table.since, table.asked = "playing", None, None, self.at, {}
        last = play.last_seen()
        if self.pause is not None and last is not None:
            table.pause = Pause(last[0], self.at, self.at + self.pause)
        table.ask(self.at)


class AskUndo(Command):
    seat: int

    def decide(self, table: Table, now: int) -> list[Entry]:
        play = table.check_playing()
        table.check_holder(self.guest, self.seat)
        keep = own_last(play, self.seat)
        if keep is None:
            raise refusal("nothing-to-undo")
        concerned = concerned_since(play, keep, self.seat)
        if concerned is None:
            raise refusal("undo-revealed")
        people = {seat.number for seat in table.seats if seat.by_person and seat.guest != self.guest}
        waiting = sorted(concerned & people)  # bots always consent
        if waiting:
            return [UndoAsked(at=now, seat=self.seat, keep=keep, waiting=waiting)]
        return [_undone(table, play, keep, now)]


class Consent(Command):
    """An answer to a request to take back, or to play on for a bot."""

    yes: bool

    def decide(self, table: Table, now: int) -> list[Entry]:
        wish, own = table.wish, table.seats_of(self.guest)
        if table.claim is not None and (wish is None or not {wish.seat, *wish.waiting} & set(own)):
            return consent_to_seat(table, table.claim, self.guest, self.yes, now)
        if wish is None:
            raise refusal("no-undo-asked")
        answering = [seat for seat in wish.waiting if seat in own]
        if not self.yes and (answering or wish.seat in own):
            return [UndoRefused(at=now, seat=(answering or [wish.seat])[0])]
        if not answering:
            raise refusal("not-asked")
        agreed: list[Entry] = [UndoAgreed(at=now, seats=answering)]
        if set(wish.waiting) - set(answering):
            return agreed
        return [*agreed, _undone(table, table.playing(), wish.keep, now)]


def _undone(table: Table, play: Play, keep: int, now: int) -> Undone:
    """Return the entry that takes actions back; who could cut in stays hidden in a pause, as it was then."""
    last = play.last_of(keep)
    by = play.done[last][0]
    cut_in = last >= 0 and play.done[keep][0] != by
    return Undone(at=now, keep=keep, pause=pause_after(table, play.at(keep), by) if cut_in else None)


def concerned_since(play: Play, count: int, asking: int) -> set[int] | None:
    """Return the other seats that learnt something or acted after the first `count` actions.

    None: it cannot be taken back.
    """
    before, acted, learnt = play.at(count), set[int](), set[int]()
    for index, (seat, action, note) in enumerate(play.done[count:], count):
        after = before.clone()
        do(after, seat, action, note)
        if seat == CHANCE or luck_of(before.dump()) != luck_of(after.dump()):
            return None
        if index not in play.quiet:
            acted.add(seat)
            learnt |= play.game.reveals(as_seen(play, before, after, seat, action))
        before = after
    return None if asking in learnt else (acted | learnt) - {asking}


def as_seen(play: Play, before: State, after: State, seat: int, action: int) -> PublicAction:
    """Return an action as everybody at the table saw it."""
    told = play.game.told(before, seat, action, None)
    return PublicAction(seat, told.name, before.view(None), after.view(None), play.players)


def own_last(play: Play, seat: int) -> int | None:
    """Return how many actions stand when the seat's last visible one is taken back; an obvious one goes with it."""
    for index in range(len(play.done) - 1, -1, -1):
        if play.done[index][0] == seat and index not in play.quiet and not was_obvious(play, index):
            return index
    return None


def was_obvious(play: Play, index: int) -> bool:
    """Return whether the table would do this action again by itself."""
    seat, action, _ = play.done[index]
    return type(play.game).obvious is not Game.obvious and play.game.obvious(play.at(index), seat) == action
