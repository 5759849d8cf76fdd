"""Actions of a game, and giving up."""

from typing import ClassVar

from igroteka.engine.core.outcome import Outcome
from igroteka.engine.core.seats import CHANCE, OVER
from igroteka.engine.core.state import State
from igroteka.engine.gestures import read
from igroteka.engine.record import checked_note
from igroteka.engine.refusal import Refusal
from igroteka.tables.parts import Pause
from igroteka.tables.pause import pause_after
from igroteka.tables.play import Play, is_quiet, others_than
from igroteka.tables.refusals import refusal
from igroteka.tables.table import Command, Entry, Table


class Acted(Entry, tag="acted"):
    """One action. Nobody sees a quiet one (letting go in a pause) before the game is over."""

    moves: ClassVar[bool] = True
    acts: ClassVar[bool] = True
    seat: int
    action: int
    quiet: bool = False
    pause: int | None = None  # milliseconds of pause after it, the same for all players
    uniform: bool = True  # in old journals: that pause might not be cut short
    ends: bool = False  # the game is over with it
    note: str = ""  # what physics adds to its answer

    def is_visible(self) -> bool:
        return not self.quiet

    def apply(self, table: Table) -> None:
        table.playing().apply(self.seat, self.action, table.version + 1, self.note, self.quiet)
        if not self.quiet:
            table.wish, table.since, table.pause = None, self.at, None
            if self.pause is not None:
                table.pause = Pause(self.seat, self.at, self.at + self.pause)
            table.asked.pop(self.seat, None)
            table.ask(self.at)
        table.close_if_over()


class Act(Command):
    """An action. `version` is the one its player saw; None: the present one (bots are asked about that)."""

    seat: int
    action: int | str
    version: int | None = None
    note: str = ""

    def decide(self, table: Table, now: int) -> list[Entry]:
        play = table.check_playing()
        if self.guest is not None or self.action != play.obvious(self.seat):
            table.check_holder(self.guest, self.seat)
        self._check_version(table, play)
        action = read(table.game, self.action)
        problem = why_not(table, play, self.seat, action)
        if problem is not None:
            raise problem
        after = play.tried(self.seat, action, checked_note(self.note) if self.seat == CHANCE else "")
        if not table.game.hidden:  # no action is quiet, and there is no pause
            return [Acted(at=now, seat=self.seat, action=action, note=self.note, ends=after.turn == OVER)]
        if _is_needless(table, play.state, after, self.seat):
            return []
        return [self._hidden(table, play.state, after, action, now)]

    def _check_version(self, table: Table, play: Play) -> None:
        """Refuse an action made for an older position.

        It still counts if since then others only acted at the same time and its player knows what they knew.
        """
        version = self.version
        if version is None or table.moved <= version <= table.version:
            return
        asked_still = table.firm <= version <= table.version and self.seat in play.state.actors()
        if not asked_still or not play.known(self.seat, version):
            raise _too_late(table, play, self.seat, version)

    def _hidden(self, table: Table, before: State, after: State, action: int, now: int) -> Acted:
        """Return the entry of an action in a game with hidden hands."""
        quiet = table.pause is not None and is_quiet(before, after, others_than(after, self.seat))
        length = None if quiet else pause_after(table, after, self.seat)
        ends = after.turn == OVER
        return Acted(at=now, seat=self.seat, action=action, quiet=quiet, pause=length, ends=ends, note=self.note)


def why_not(table: Table, play: Play, seat: int, action: int) -> Refusal | None:
    """Return why a seat may not act. In a pause all seats that are not asked get the same answer."""
    if table.pause is not None and not table.may_act(seat):
        return refusal("pause")
    return None if action in play.possible.get(seat, ()) else table.game.why_not(play.state, seat, action)


def _too_late(table: Table, play: Play, seat: int, version: int) -> Refusal:
    """Return the refusal of an action made for an older position; after a race it names the quicker player (ET-34)."""
    count = play.count_at(version)
    then = play.at(count)
    rivals = set(then.actors()) - set(then.awaited())
    first = next((by for index, (by, _, _) in enumerate(play.done) if index >= count and index not in play.quiet), seat)
    if first in (seat, CHANCE) or not rivals & {first, seat}:
        return refusal("late")
    name = table.seats[first].name
    return refusal("faster", seat=first + 1, **({"name": name} if name else {}))


def _is_needless(table: Table, before: State, after: State, seat: int) -> bool:
    """Return whether a seat lets go that nobody asked: there is nothing to write down."""
    return seat in table.rivals() and is_quiet(before, after, others_than(after, seat))


class Resigned(Entry, tag="resigned"):
    moves: ClassVar[bool] = True
    seat: int

    def apply(self, table: Table) -> None:
        seat = table.seats[self.seat]
        seat.resigned = True
        seat.away, seat.cause, seat.level = True, "resigned", seat.level or ""
        table.ask_no_more(self.seat)
        left = [other.number for other in table.seats if not other.resigned]
        if len(left) == 1:
            table.playing().resigned = _won_by_resignation(table.players, left[0])
        table.close_if_over()


class Resign(Command):
    seat: int

    def decide(self, table: Table, now: int) -> list[Entry]:
        table.check_playing()
        table.check_holder(self.guest, self.seat)
        return [Resigned(at=now, seat=self.seat)]


def _won_by_resignation(players: int, winner: int) -> Outcome:
    scores = [1 if seat == winner else 0 for seat in range(players)]
    return Outcome(scores, [[winner], [seat for seat in range(players) if seat != winner]], "resigned")
