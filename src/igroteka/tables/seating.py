"""Seats: sitting down, standing up, bots, leaving a game and coming back, playing on for a bot."""

from igroteka.tables.parts import Claim, Seat
from igroteka.tables.refusals import refusal
from igroteka.tables.table import Command, Entry, Table


class Sat(Entry, tag="sat"):
    seat: int
    guest: str
    name: str
    picture: str

    def apply(self, table: Table) -> None:
        table.claim = None if table.claim and table.claim.guest == self.guest else table.claim
        table.seats[self.seat] = Seat(self.seat, self.guest, self.name, self.picture)


class BotSat(Entry, tag="bot"):
    seat: int
    level: str

    def apply(self, table: Table) -> None:
        table.seats[self.seat] = Seat(self.seat, level=self.level)


class Stood(Entry, tag="stood"):
    seat: int

    def apply(self, table: Table) -> None:
        guest = table.seats[self.seat].guest
        table.seats[self.seat] = Seat(self.seat)
        if guest == table.host and not table.seats_of(guest):
            table.host = next((seat.guest for seat in table.seats if seat.guest is not None), table.host)


class WentAway(Entry, tag="away"):
    """A bot stands in. `cause`: left, gone (offline), clock, host."""

    seat: int
    cause: str
    level: str = ""

    def apply(self, table: Table) -> None:
        seat = table.seats[self.seat]
        seat.away, seat.cause, seat.level = True, self.cause, self.level
        table.ask_no_more(self.seat)


class CameBack(Entry, tag="back"):
    seat: int

    def apply(self, table: Table) -> None:
        seat = table.seats[self.seat]
        seat.away, seat.cause, seat.level = False, "", None  # the clock of the move runs on


class SeatAsked(Entry, tag="seat-asked"):
    """A guest would like to play on for a bot with a hidden hand; all who play are asked."""

    seat: int
    guest: str
    name: str
    picture: str
    waiting: list[int]

    def apply(self, table: Table) -> None:
        table.claim = Claim(self.seat, self.guest, self.name, self.picture, list(self.waiting))


class SeatAgreed(Entry, tag="seat-agreed"):
    seats: list[int]

    def apply(self, table: Table) -> None:
        if table.claim is not None:
            table.claim.waiting = [seat for seat in table.claim.waiting if seat not in self.seats]


class SeatRefused(Entry, tag="seat-refused"):
    """A player has refused, or the guest has withdrawn the request."""

    def apply(self, table: Table) -> None:
        if table.claim is not None:
            table.turned_away.add(table.claim.guest)
        table.claim = None


class Sit(Command):
    seat: int | None = None
    name: str = ""
    picture: str = ""

    def decide(self, table: Table, now: int) -> list[Entry]:
        seat = table.seat(self.seat) if self.seat is not None else _first_open(table)
        if seat.guest == self.guest and seat.away and table.phase == "playing":
            return Return(guest=self.guest, seat=seat.number).decide(table, now)
        if self.guest is None or not _may_sit(table, seat, self.guest):
            raise refusal("seat-taken", seat=seat.number + 1)
        if table.phase == "playing" and seat.kind == "bot" and table.game.hidden and table.people():
            return self._ask_for_seat(table, seat, self.guest, now)
        return [Sat(at=now, seat=seat.number, guest=self.guest, name=self.name, picture=self.picture)]

    def _ask_for_seat(self, table: Table, seat: Seat, guest: str, now: int) -> list[Entry]:
        """Ask all who play, once in a game: the guest would see the bot's hand, perhaps under a second name."""
        if table.claim is not None:
            if table.claim.guest == guest:
                return []
            raise refusal("seat-asked-already")
        if guest in table.turned_away:
            raise refusal("seat-refused")
        waiting = [other.number for other in table.seats if other.by_person]
        asked = SeatAsked(at=now, seat=seat.number, waiting=waiting, guest=guest, name=self.name, picture=self.picture)
        return [asked]


def _first_open(table: Table) -> Seat:
    for seat in table.seats:
        if not seat.taken:
            return seat
    raise refusal("no-open-seat")


def _may_sit(table: Table, seat: Seat, guest: str) -> bool:
    """Return whether a seat is open or the guest's own; in a game a guest without a seat may also take a bot's."""
    if table.phase == "playing":
        return seat.guest == guest or (seat.kind == "bot" and not table.seats_of(guest))
    return not seat.taken or seat.guest == guest


class Stand(Command):
    seat: int

    def decide(self, table: Table, now: int) -> list[Entry]:
        if table.phase == "playing":
            return Leave(guest=self.guest, seat=self.seat).decide(table, now)
        seat = table.own_seat_or_host(self.guest, self.seat)
        return [Stood(at=now, seat=seat.number)] if seat.taken else []


class SeatBot(Command):
    seat: int
    level: str = ""

    def decide(self, table: Table, now: int) -> list[Entry]:
        if table.phase == "playing":
            return Leave(guest=self.guest, seat=self.seat, cause="host", level=self.level).decide(table, now)
        seat = table.own_seat_or_host(self.guest, self.seat)
        return [BotSat(at=now, seat=seat.number, level=self.level)]


class Leave(Command):
    """A bot stands in. If the server leaves a seat, `cause` says why."""

    seat: int
    cause: str = "left"
    level: str = ""

    def decide(self, table: Table, now: int) -> list[Entry]:
        if table.phase != "playing":
            raise refusal("not-playing")
        seat = table.own_seat_or_host(self.guest, self.seat)
        if not seat.by_person:
            return []
        cause = "host" if self.guest not in (None, seat.guest) else self.cause
        return [WentAway(at=now, seat=seat.number, cause=cause, level=self.level)]


class Return(Command):
    seat: int

    def decide(self, table: Table, now: int) -> list[Entry]:
        seat = table.own_seat(self.guest, self.seat)
        if seat.resigned:
            raise refusal("resigned-already")
        return [CameBack(at=now, seat=seat.number)] if seat.away else []


def consent_to_seat(table: Table, claim: Claim, guest: str | None, yes: bool, now: int) -> list[Entry]:
    """Return the entries of an answer to a claim: all who play must agree, one refusal is enough."""
    own = table.seats_of(guest)
    answering = [seat for seat in claim.waiting if seat in own]
    if not answering and guest != claim.guest:
        raise refusal("not-asked")
    if not yes:
        return [SeatRefused(at=now)]
    agreed: list[Entry] = [SeatAgreed(at=now, seats=answering)] if answering else []
    if not answering or set(claim.waiting) - set(answering):
        return agreed
    sat = Sat(at=now, seat=claim.seat, guest=claim.guest, name=claim.name, picture=claim.picture)
    free = table.seats[claim.seat].kind == "bot" and not table.seats_of(claim.guest)
    return [*agreed, sat if free else SeatRefused(at=now)]
