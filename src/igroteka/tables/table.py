"""A table: a fold over its journal, without I/O and without a clock.

A `Command` decides which entries it adds to the journal; an `Entry` applies its change to the table. Both are defined
by subject: setup, seating, playing, pause, undo, talk.
"""

from collections import OrderedDict
from typing import Any, ClassVar

import msgspec

from igroteka.engine.core.outcome import Outcome
from igroteka.engine.core.seats import CHANCE, OVER
from igroteka.engine.game import Game
from igroteka.tables.parts import Claim, Pause, Seat, Wish
from igroteka.tables.play import Play, letting_go
from igroteka.tables.refusals import refusal

REMEMBERED = 4_000  # commands whose repeats are known; the journal itself knows all
BREATH = 600  # milliseconds that bots take to answer in a pause


class Table:
    """Seats, the game being played, and what may happen next. Time is an argument of every command."""

    def __init__(self, game: Game, breath: int = BREATH) -> None:
        self.game, self.breath = game, breath
        self.head = 0  # number of the journal's next entry
        self.at = 0  # time of the journal's last entry
        self.version = 0  # of what players see: quiet entries do not count
        self.moved = 0  # the version in which the position last changed
        self.firm = 0  # the version in which it last changed in another way than by an action
        self.phase = "lobby"
        self.seats: list[Seat] = []
        self.id = self.code = self.host = ""
        self.options: dict[str, Any] = {}
        self.open = self.chat = False
        self.move_seconds, self.window = 0, 4000
        self.round = 0
        self.first = ""  # who begins the next game of a match
        self.match: list[bool] = []  # of the games before this one: did people win, or bots?
        self.play: Play | None = None
        self.pause: Pause | None = None
        self.wish: Wish | None = None
        self.claim: Claim | None = None
        self.turned_away: set[str] = set()  # guests who were refused a seat in this game
        self.since = 0  # when the position last changed
        self.asked: dict[int, int] = {}  # since when each asked seat has been asked
        self.refs: OrderedDict[str, int] = OrderedDict()  # the last commands, by the ids their senders gave them

    @property
    def players(self) -> int:
        return len(self.seats)

    def seats_of(self, guest: str | None) -> list[int]:
        return [seat.number for seat in self.seats if guest is not None and seat.guest == guest]

    def people(self) -> set[str]:
        """Return the guests who play now, each once however many seats they hold."""
        return {seat.guest for seat in self.seats if seat.by_person and seat.guest is not None}

    # What all players know

    def actors(self) -> list[int]:
        """Return the seats all players know to be in turn: in a pause the seat whose turn goes on."""
        if self.play is None or self.phase != "playing":
            return []
        if self.pause is not None:
            return [self.pause.by]
        return list(self.play.state.awaited())

    def may_act(self, seat: int) -> bool:
        """Return whether a seat may act now. Only that seat may be told."""
        if self.play is None or self.phase != "playing" or seat not in self.play.state.actors():
            return False
        return self.pause is None or seat != self.pause.by

    def early(self) -> bool:
        """Return whether others may be quicker than the active player now, as all players know."""
        playing = self.play is not None and self.phase == "playing" and self.pause is None
        return playing and self.play.state.early()  # type: ignore[union-attr]

    def rivals(self) -> list[int]:
        """Return the seats that may act now although the table does not wait for them. This is secret."""
        if self.play is None or self.phase != "playing" or self.pause is not None:
            return []
        return [seat for seat in self.play.state.actors() if seat not in self.play.state.awaited()]

    def offered(self, seat: int) -> list[int]:
        """Return the actions a seat is offered: a rival is not asked, so it is not offered to let go."""
        legal = self.playing().legal(seat)
        if seat not in self.rivals():
            return legal
        let = letting_go(self.playing().state, seat)
        return [action for action in legal if action != let]

    def outcome(self) -> Outcome | None:
        return self.play.outcome() if self.play is not None else None

    # The journal

    def entries_for(self, command: "Command", now: int) -> "list[Entry]":
        """Return the entries that a command adds to the journal, or refuse it. Nothing changes yet."""
        if command.ref and command.ref in self.refs:
            return []  # a repeat counts once
        return command.decide(self, now)

    def absorb(self, entry: "Entry", ref: str | None = None) -> None:
        """Apply the next entry of the journal; `ref` is the command that wrote it."""
        entry.apply(self)
        if ref:
            self.remember(ref)
        self.head, self.at = self.head + 1, entry.at
        if not entry.is_visible():
            return
        self.version += 1
        if entry.moves:
            self.moved = self.version
            if not entry.acts:
                self.firm = self.version

    def remember(self, ref: str) -> None:
        self.refs[ref] = self.head
        if len(self.refs) > REMEMBERED:
            self.refs.popitem(last=False)

    def resize(self, players: int) -> None:
        self.seats = self.seats[:players] + [Seat(number) for number in range(len(self.seats), players)]

    # Checks that several commands share

    def seat(self, number: int) -> Seat:
        if not 0 <= number < self.players:
            raise refusal("no-such-seat", seat=number + 1)
        return self.seats[number]

    def own_seat(self, guest: str | None, number: int) -> Seat:
        """Return a seat of a guest, or refuse."""
        seat = self.seat(number)
        if seat.guest is None or seat.guest != guest:
            raise refusal("not-your-seat", seat=seat.number + 1)
        return seat

    def own_seat_or_host(self, guest: str | None, number: int) -> Seat:
        """Return a seat of a guest; the host and the server (None) may name any."""
        seat = self.seat(number)
        if guest not in (None, self.host) and seat.guest != guest:
            raise refusal("not-your-seat", seat=seat.number + 1)
        return seat

    def check_host(self, guest: str | None) -> None:
        if guest not in (None, self.host):
            raise refusal("only-host")

    def check_holder(self, guest: str | None, number: int) -> None:
        """Refuse to act for a seat of another guest; the server (None) acts for bots and physics."""
        if guest is None and number == CHANCE:
            return
        seat = self.seat(number)
        if (not seat.by_bot) if guest is None else (seat.guest != guest):
            raise refusal("not-your-seat", seat=number + 1)
        if guest is not None and seat.away:
            raise refusal("bot-stands-in")

    def check_playing(self) -> Play:
        """Return the game that is being played, or refuse."""
        if self.phase != "playing" or self.play is None:
            raise refusal("game-over" if self.phase == "over" else "not-playing")
        return self.play

    # Playing

    def ask(self, at: int) -> None:
        """Start the clocks of the seats that are asked now and were not before."""
        before, self.asked = self.asked, {}
        for seat in self.playing().state.awaited():
            self.asked[seat] = before.get(seat, at)

    def deadline(self, seat: int) -> int | None:
        """Return when the clock of a seat runs out, as all players may know."""
        if not self.move_seconds or self.pause is not None or seat not in self.asked:
            return None
        return self.asked[seat] + self.move_seconds * 1000

    def playing(self) -> Play:
        assert self.play is not None
        return self.play

    def close_if_over(self) -> None:
        if self.play is not None and (self.play.state.turn == OVER or self.play.resigned):
            self.phase, self.pause, self.wish, self.claim = "over", None, None, None

    def ask_no_more(self, seat: int) -> None:
        """Stop waiting for the consent of a seat that has left; drop a claim nobody is left to agree to."""
        if self.claim is not None and seat in self.claim.waiting:
            self.claim.waiting.remove(seat)
            self.claim = self.claim if self.claim.waiting else None

    def people_won(self) -> list[bool]:
        """Whether people won the game that is over; nothing if bots share the win, or there is no winner."""
        outcome = self.outcome()
        kinds = {self.seats[seat].kind for seat in outcome.ranking[0]} if outcome is not None else set()
        return ["person" in kinds] if len(kinds) == 1 else []


class Command(msgspec.Struct, kw_only=True):
    """A request of a guest, a bot or the clock."""

    guest: str | None = None  # None: the server itself
    ref: str = ""  # the guest and the id of the request: a repeat counts once

    def decide(self, table: Table, now: int) -> "list[Entry]":
        """Return the entries this command adds to the journal, or raise a Refusal."""
        raise NotImplementedError


class Entry(msgspec.Struct, tag_field="kind", omit_defaults=True, kw_only=True):
    """One line of a journal. Tags never change."""

    at: int  # milliseconds since 1970
    moves: ClassVar[bool] = False  # whether it changes the position
    acts: ClassVar[bool] = False  # whether it is an action of a seat

    def is_visible(self) -> bool:
        """Return whether players notice it on the table, so that the version counts on."""
        return True

    def apply(self, table: Table) -> None:
        """Change the table."""
        raise NotImplementedError
