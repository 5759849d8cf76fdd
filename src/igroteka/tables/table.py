"""A table: a fold over its journal. `entries_for` says what a command would write, `absorb` takes a line in."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from igroteka.engine.game import Game
from igroteka.engine.option import with_old_values
from igroteka.engine.outcome import Outcome
from igroteka.engine.seats import OVER
from igroteka.tables import entries as e
from igroteka.tables.decide import decide
from igroteka.tables.pause import Pause, letting_go
from igroteka.tables.play import Play
from igroteka.tables.refusals import refusal
from igroteka.tables.seat import Seat
from igroteka.tables.wishes import Claim, Wish

REMEMBERED = 4_000  # commands whose repeats are known; the journal itself knows all
LEAST_LEFT = 30_000  # milliseconds of a move that a player has once a server has taken over
BREATH = 600  # milliseconds bots take to answer in a pause, when people look on


class Table:
    """Who sits where, what is being played, and what may happen next. Time comes in with every command."""

    def __init__(self, game: Game, breath: int = BREATH) -> None:
        self.game, self.breath = game, breath
        self.head = 0  # the number of the journal's next line
        self.at = 0  # the time of the journal's last line
        self.version = 0  # what people have seen: quiet lines do not count
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
        self.turned_away: set[str] = set()  # whoever asked for a seat in this game and did not get it
        self.since = 0  # when the position last changed
        self.asked: dict[int, int] = {}  # since when each seat has been asked that is asked now
        self.refs: OrderedDict[str, int] = OrderedDict()  # the last commands, by the ids their senders gave them

    @property
    def players(self) -> int:
        return len(self.seats)

    def seats_of(self, guest: str | None) -> list[int]:
        return [seat.number for seat in self.seats if guest is not None and seat.guest == guest]

    def people(self) -> set[str]:
        """The guests who play now, each once however many seats they hold."""
        return {seat.guest for seat in self.seats if seat.by_person and seat.guest is not None}

    # What everybody knows

    def actors(self) -> list[int]:
        """Whose turn it is, as everybody knows it: in a pause the seat whose turn goes on."""
        if self.play is None or self.phase != "playing":
            return []
        if self.pause is not None:
            return [self.pause.by]
        return list(self.play.state.awaited())

    def may_act(self, seat: int) -> bool:
        """May this seat act at this moment? Only for the eyes of that seat."""
        if self.play is None or self.phase != "playing" or seat not in self.play.state.actors():
            return False
        return self.pause is None or seat != self.pause.by

    def early(self) -> bool:
        """Return whether everybody knows that others may be quicker than the active player now."""
        playing = self.play is not None and self.phase == "playing" and self.pause is None
        return playing and self.play.state.early()  # type: ignore[union-attr]

    def rivals(self) -> list[int]:
        """Return the seats that may act at this moment although nobody waits for them. Not to be told to anybody."""
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

    entries_for = decide  # the lines a command adds to the journal; a refusal when it may not; nothing changes yet

    def absorb(self, line: e.Line, ref: str | None = None) -> None:
        """Take in the journal's next line; `ref` is the command that wrote it."""
        kind = type(line)
        ABSORB[kind](self, line)
        if ref:
            self.remember(ref)
        self.head, self.at = self.head + 1, line.at
        if kind in UNSEEN or (isinstance(line, e.Acted) and line.quiet):
            return
        self.version += 1
        if kind in MOVES:
            self.moved = self.version
            if kind is not e.Acted:
                self.firm = self.version

    def remember(self, ref: str) -> None:
        self.refs[ref] = self.head
        if len(self.refs) > REMEMBERED:
            self.refs.popitem(last=False)

    def opened(self, line: e.Opened) -> None:
        if line.game != self.game.id or line.edition != self.game.edition_hash:
            raise refusal("other-box", game=line.game)
        self.id, self.code, self.host = line.id, line.code, line.host
        self.options, self.open, self.chat = line.options, line.open, line.chat
        self.move_seconds, self.window = line.move_seconds, line.window
        self.resize(line.players)

    def resize(self, players: int) -> None:
        self.seats = self.seats[:players] + [Seat(number) for number in range(len(self.seats), players)]

    def sat(self, line: e.Sat) -> None:
        self.claim = None if self.claim and self.claim.guest == line.guest else self.claim
        self.seats[line.seat] = Seat(line.seat, line.guest, line.name, line.picture)

    def bot_sat(self, line: e.BotSat) -> None:
        self.seats[line.seat] = Seat(line.seat, level=line.level)

    def stood(self, line: e.Stood) -> None:
        guest = self.seats[line.seat].guest
        self.seats[line.seat] = Seat(line.seat)
        if guest == self.host and not self.seats_of(guest):
            self.host = next((seat.guest for seat in self.seats if seat.guest is not None), self.host)

    def changed(self, line: e.Changed) -> None:
        if line.options is not None:
            self.options, self.first = line.options, ""
        self.open = self.open if line.open is None else line.open
        self.chat = self.chat if line.chat is None else line.chat
        self.move_seconds = self.move_seconds if line.move_seconds is None else line.move_seconds
        self.window = self.window if line.window is None else line.window
        if line.players is not None:
            self.resize(line.players)

    def started(self, line: e.Started) -> None:
        options = with_old_values(self.game.options, line.options)
        self.play = Play(self.game, self.players, options, line.seed)
        self.phase, self.pause, self.wish, self.claim, self.turned_away = "playing", None, None, None, set()
        self.round, self.since, self.asked = self.round + 1, line.at, {}
        self.ask(line.at)

    # Playing

    def ask(self, at: int) -> None:
        """Whoever is asked now and was not before begins to think now."""
        before, self.asked = self.asked, {}
        for seat in self.playing().state.awaited():
            self.asked[seat] = before.get(seat, at)

    def deadline(self, seat: int) -> int | None:
        """When the clock of a seat runs out, as everybody may know it."""
        if not self.move_seconds or self.pause is not None or seat not in self.asked:
            return None
        return self.asked[seat] + self.move_seconds * 1000

    def taken_over(self, line: e.TakenOver) -> None:
        """Let clocks go on from where they stood at the last line before, and leave at least `LEAST_LEFT`."""
        whole = self.move_seconds * 1000
        for seat, since in self.asked.items():
            self.asked[seat] = line.at + max(since + whole - self.at, LEAST_LEFT) - whole

    def playing(self) -> Play:
        assert self.play is not None
        return self.play

    def acted(self, line: e.Acted) -> None:
        play = self.playing()
        play.apply(line.seat, line.action, self.version + 1, line.note, line.quiet)
        if not line.quiet:
            self.wish, self.since = None, line.at
            self.pause = None
            if line.pause is not None:
                self.pause = Pause(line.seat, line.at, line.at + line.pause)
            self.asked.pop(line.seat, None)
            self.ask(line.at)
        self.close_if_over()

    def ran_out(self, line: e.RanOut) -> None:
        self.pause, self.since = None, line.at
        for seat, action in line.lets:
            self.playing().apply(seat, action, self.version + 1, quiet=True)
        self.asked = {}  # from now on for everybody: how long the pause was would tell who could have cut in
        self.ask(line.at)
        self.close_if_over()

    def close_if_over(self) -> None:
        if self.play is not None and (self.play.state.turn == OVER or self.play.resigned):
            self.phase, self.pause, self.wish, self.claim = "over", None, None, None

    def held(self, line: e.Held) -> None:
        if self.pause is not None:
            self.pause.until, self.pause.held = line.until, True

    def went_away(self, line: e.WentAway) -> None:
        seat = self.seats[line.seat]
        seat.away, seat.cause, seat.level = True, line.cause, line.level
        self.ask_no_more(line.seat)

    def came_back(self, line: e.CameBack) -> None:
        seat = self.seats[line.seat]
        seat.away, seat.cause, seat.level = False, "", None  # the clock of the move runs on

    def resigned(self, line: e.Resigned) -> None:
        self.seats[line.seat].resigned = True
        seat = self.seats[line.seat]
        seat.away, seat.cause, seat.level = True, "resigned", seat.level or ""
        self.ask_no_more(line.seat)
        left = [seat.number for seat in self.seats if not seat.resigned]
        if len(left) == 1:
            self.playing().resigned = walked_over(self.players, left[0])
        self.close_if_over()

    # Undo and the next game

    def undo_asked(self, line: e.UndoAsked) -> None:
        self.wish = Wish(line.seat, line.keep, list(line.waiting))

    def undo_agreed(self, line: e.UndoAgreed) -> None:
        if self.wish is not None:
            self.wish.waiting = [seat for seat in self.wish.waiting if seat not in line.seats]

    def undo_refused(self, line: e.UndoRefused) -> None:
        self.wish = None

    def undone(self, line: e.Undone) -> None:
        self.playing().back_to(line.keep)
        self.phase, self.pause, self.wish, self.since, self.asked = "playing", None, None, line.at, {}
        last = self.playing().last_seen()
        if line.pause is not None and last is not None:
            self.pause = Pause(last[0], line.at, line.at + line.pause)
        self.ask(line.at)

    def seat_asked(self, line: e.SeatAsked) -> None:
        self.claim = Claim(line.seat, line.guest, line.name, line.picture, list(line.waiting))

    def seat_agreed(self, line: e.SeatAgreed) -> None:
        if self.claim is not None:
            self.claim.waiting = [seat for seat in self.claim.waiting if seat not in line.seats]

    def seat_refused(self, line: e.SeatRefused) -> None:
        if self.claim is not None:
            self.turned_away.add(self.claim.guest)
        self.claim = None

    def ask_no_more(self, seat: int) -> None:
        """Whoever has left the game is not waited for; if nobody is left to say yes, nobody has."""
        if self.claim is not None and seat in self.claim.waiting:
            self.claim.waiting.remove(seat)
            self.claim = self.claim if self.claim.waiting else None

    def again(self, line: e.Again) -> None:
        self.match = [*self.match, *self.people_won()][-REMEMBERED:]
        self.phase, self.first, self.play, self.pause, self.wish = "lobby", line.first, None, None, None
        for seat in self.seats:
            seat.resigned = False
            if seat.cause == "resigned":
                seat.away, seat.cause, seat.level = False, "", None

    def people_won(self) -> list[bool]:
        """Whether people won the game that is over; nothing if bots share the win, or there is no winner."""
        outcome = self.outcome()
        kinds = {self.seats[seat].kind for seat in outcome.ranking[0]} if outcome is not None else set()
        return ["person" in kinds] if len(kinds) == 1 else []

    def nothing(self, line: e.Line) -> None:
        """Words and gestures between people change nothing on the table."""


def walked_over(players: int, winner: int) -> Outcome:
    """All others have given up."""
    scores = [1 if seat == winner else 0 for seat in range(players)]
    return Outcome(scores, [[winner], [seat for seat in range(players) if seat != winner]], "resigned")


MOVES = {e.Started, e.Acted, e.RanOut, e.Undone, e.Resigned, e.Again}
UNSEEN = {e.Emoted, e.Said}  # on the table
ABSORB: dict[type, Callable[[Table, Any], None]] = {
    e.Opened: Table.opened,
    e.Sat: Table.sat,
    e.BotSat: Table.bot_sat,
    e.Stood: Table.stood,
    e.Changed: Table.changed,
    e.Started: Table.started,
    e.Acted: Table.acted,
    e.RanOut: Table.ran_out,
    e.Held: Table.held,
    e.WentAway: Table.went_away,
    e.CameBack: Table.came_back,
    e.UndoAsked: Table.undo_asked,
    e.UndoAgreed: Table.undo_agreed,
    e.UndoRefused: Table.undo_refused,
    e.Undone: Table.undone,
    e.SeatAsked: Table.seat_asked,
    e.SeatAgreed: Table.seat_agreed,
    e.SeatRefused: Table.seat_refused,
    e.Resigned: Table.resigned,
    e.Again: Table.again,
    e.TakenOver: Table.taken_over,
    e.Emoted: Table.nothing,
    e.Said: Table.nothing,
}
