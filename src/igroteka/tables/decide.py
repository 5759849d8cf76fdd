"""What a command adds to a table's journal, or why it may not. Nothing here changes the table."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from igroteka.engine.option import holding
from igroteka.tables import commands as c
from igroteka.tables import entries as e
from igroteka.tables.playing import DECIDE_PLAYING
from igroteka.tables.refusals import refusal
from igroteka.tables.seat import Seat

if TYPE_CHECKING:
    from igroteka.tables.table import Table

Lines = list[e.Line]


def decide(table: "Table", command: Any, now: int) -> Lines:
    if command.ref and command.ref in table.refs:
        return []  # a repeat counts once
    return DECIDE[type(command)](table, command, now)


def the_seat(table: "Table", number: int) -> Seat:
    if not 0 <= number < table.players:
        raise refusal("no-such-seat", seat=number + 1)
    return table.seats[number]


def own_seat(table: "Table", command: Any) -> Seat:
    seat = the_seat(table, command.seat)
    if seat.guest is None or seat.guest != command.guest:
        raise refusal("not-your-seat", seat=seat.number + 1)
    return seat


def own_or_host(table: "Table", command: Any) -> Seat:
    seat = the_seat(table, command.seat)
    if command.guest not in (None, table.host) and seat.guest != command.guest:
        raise refusal("not-your-seat", seat=seat.number + 1)
    return seat


def only_host(table: "Table", command: c.Command) -> None:
    if command.guest not in (None, table.host):
        raise refusal("only-host")


def not_playing(table: "Table") -> None:
    if table.phase == "playing":
        raise refusal("playing-already")


# Before the game


def sit(table: "Table", command: c.Sit, now: int) -> Lines:
    seat = the_seat(table, command.seat) if command.seat is not None else first_open(table)
    if seat.guest == command.guest and seat.away and table.phase == "playing":
        return come_back(table, c.Return(guest=command.guest, seat=seat.number), now)
    if not may_sit(table, seat, command.guest):
        raise refusal("seat-taken", seat=seat.number + 1)
    assert command.guest is not None
    if table.phase == "playing" and seat.kind == "bot" and not nobody_minds(table):
        return ask_for_seat(table, seat, command, now)
    return [e.Sat(at=now, seat=seat.number, guest=command.guest, name=command.name, picture=command.picture)]


def first_open(table: "Table") -> Seat:
    for seat in table.seats:
        if not seat.taken:
            return seat
    raise refusal("no-open-seat")


def may_sit(table: "Table", seat: Seat, guest: str | None) -> bool:
    """An open seat, or one's own under another name; in a game also a bot's, by somebody who holds none yet."""
    if guest is None:
        return False
    if table.phase == "playing":
        return seat.guest == guest or (seat.kind == "bot" and not table.seats_of(guest))
    return not seat.taken or seat.guest == guest


def nobody_minds(table: "Table") -> bool:
    """A bot's hidden hand would be shown to whoever takes its seat, perhaps a player under a second name."""
    return not (table.game.hidden and table.people())


def ask_for_seat(table: "Table", seat: Seat, command: c.Sit, now: int) -> Lines:
    """Everybody who plays is asked; once in a game, so that nobody is pestered."""
    assert command.guest is not None
    if table.claim is not None:
        if table.claim.guest == command.guest:
            return []
        raise refusal("seat-asked-already")
    if command.guest in table.turned_away:
        raise refusal("seat-refused")
    waiting = [other.number for other in table.seats if other.by_person]
    who = {"guest": command.guest, "name": command.name, "picture": command.picture}
    return [e.SeatAsked(at=now, seat=seat.number, waiting=waiting, **who)]


def stand(table: "Table", command: c.Stand, now: int) -> Lines:
    if table.phase == "playing":
        return leave(table, c.Leave(guest=command.guest, seat=command.seat), now)
    seat = own_or_host(table, command)
    return [e.Stood(at=now, seat=seat.number)] if seat.taken else []


def seat_bot(table: "Table", command: c.SeatBot, now: int) -> Lines:
    if table.phase == "playing":
        return leave(table, c.Leave(guest=command.guest, seat=command.seat, cause="host", level=command.level), now)
    seat = own_or_host(table, command)
    return [e.BotSat(at=now, seat=seat.number, level=command.level)]


def own_choice(table: "Table", command: c.Change) -> bool:
    """Is it only what somebody chooses for their own seat? `figure-2` is an option of the second."""
    rest = (command.players, command.open, command.chat, command.move_seconds, command.window)
    wishes = (command.options or {}).items()
    changed = [name for name, value in wishes if table.options.get(name) != value]
    own = tuple(f"-{seat + 1}" for seat in table.seats_of(command.guest))
    return rest == (None,) * len(rest) and bool(changed) and all(name.endswith(own) for name in changed)


def change(table: "Table", command: c.Change, now: int) -> Lines:
    if not own_choice(table, command):
        only_host(table, command)
    not_playing(table)
    if table.phase == "over" and command.players not in (None, table.players):
        raise refusal("game-over")  # the record of the game says how many played it
    players = table.players if command.players is None else command.players
    table.game.check_players(players)
    if any(seat.guest is not None for seat in table.seats[players:]):
        raise refusal("seats-in-use")
    kept = holding(table.game.options, table.options, players)
    options = table.game.checked_options({**kept, **(command.options or {})}, players)
    return [
        e.Changed(
            at=now,
            options=options if command.options is not None or players != table.players else None,
            players=command.players,
            open=command.open,
            chat=command.chat,
            move_seconds=command.move_seconds,
            window=command.window,
        )
    ]


def start(table: "Table", command: c.Start, now: int) -> Lines:
    only_host(table, command)
    if table.phase != "lobby":
        raise refusal("playing-already")
    check_full(table)
    return [started(table, command.seed, table.first, now)]


def check_full(table: "Table") -> None:
    for seat in table.seats:
        if not seat.taken:
            raise refusal("seat-open", seat=seat.number + 1)


def started(table: "Table", seed: str, first: str, now: int) -> e.Started:
    options = table.game.checked_options(table.options, table.players)
    if first:
        options["first"] = first  # games of a match: the next one begins
    return e.Started(at=now, seed=seed, rules=table.game.version, options=options)


def rematch(table: "Table", command: c.Rematch, now: int) -> Lines:
    if table.phase != "over" or table.play is None:
        raise refusal("not-over")
    if command.guest != table.host and not table.seats_of(command.guest):
        raise refusal("not-seated")
    first = str((max(table.play.first, 0) + 1) % table.players)
    again: Lines = [e.Again(at=now, first=first)]
    full = all(seat.taken for seat in table.seats)
    return [*again, started(table, command.seed, first, now)] if full else again


# Coming and going


def leave(table: "Table", command: c.Leave, now: int) -> Lines:
    if table.phase != "playing":
        raise refusal("not-playing")
    seat = own_or_host(table, command)
    if not seat.by_person:
        return []
    cause = "host" if command.guest not in (None, seat.guest) else command.cause
    return [e.WentAway(at=now, seat=seat.number, cause=cause, level=command.level)]


def come_back(table: "Table", command: c.Return, now: int) -> Lines:
    seat = own_seat(table, command)
    if seat.resigned:
        raise refusal("resigned-already")
    return [e.CameBack(at=now, seat=seat.number)] if seat.away else []


def take_over(table: "Table", command: c.TakeOver, now: int) -> Lines:
    """Stop counting the time since the last line if no server may have been there; only clocks mind."""
    running = table.phase == "playing" and table.move_seconds
    return [e.TakenOver(at=now)] if running and table.at < command.started else []


def emote(table: "Table", command: c.Emote, now: int) -> Lines:
    return [e.Emoted(at=now, seat=own_seat(table, command).number, emote=command.emote)]


def say(table: "Table", command: c.Say, now: int) -> Lines:
    if not table.chat:
        raise refusal("no-chat")
    return [e.Said(at=now, seat=own_seat(table, command).number, text=command.text)]


DECIDE: dict[type, Callable[["Table", Any, int], Lines]] = {
    c.Sit: sit,
    c.Stand: stand,
    c.SeatBot: seat_bot,
    c.Change: change,
    c.Start: start,
    c.Rematch: rematch,
    c.Leave: leave,
    c.Return: come_back,
    c.TakeOver: take_over,
    c.Emote: emote,
    c.Say: say,
    **DECIDE_PLAYING,
}
