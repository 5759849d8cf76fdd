"""Commands while a game is on: actions, pauses, taking back, giving up."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from igroteka.engine.gestures import read
from igroteka.engine.record import checked_note
from igroteka.engine.refusal import Refusal
from igroteka.engine.seats import CHANCE, OVER
from igroteka.engine.state import State
from igroteka.tables import commands as c
from igroteka.tables import entries as e
from igroteka.tables.pause import Pause, asked, is_quiet, letting_go, others_than, pause_after
from igroteka.tables.play import Play
from igroteka.tables.refusals import refusal
from igroteka.tables.undo import concerned_since, own_last
from igroteka.tables.wishes import Claim

if TYPE_CHECKING:
    from igroteka.tables.table import Table

Lines = list[e.Line]
HOLD = 20_000  # milliseconds to hand a shared device on


def the_play(table: "Table") -> Play:
    if table.phase != "playing" or table.play is None:
        raise refusal("game-over" if table.phase == "over" else "not-playing")
    return table.play


def check_holder(table: "Table", guest: str | None, number: int) -> None:
    """People act for their own seats, the house for bots and for physics."""
    if guest is None and number == CHANCE:
        return
    if not 0 <= number < len(table.seats):
        raise refusal("no-such-seat", seat=number + 1)
    seat = table.seats[number]
    if (not seat.by_bot) if guest is None else (seat.guest != guest):
        raise refusal("not-your-seat", seat=number + 1)
    if guest is not None and seat.away:
        raise refusal("bot-stands-in")


def check_version(table: "Table", play: Play, command: c.Act) -> None:
    """What was meant for an older position is late, unless others only acted at the same time.

    Then it counts, if what its maker knows is as it was.
    """
    version = command.version
    if version is None or table.moved <= version <= table.version:
        return
    asked_still = table.firm <= version <= table.version and command.seat in play.state.actors()
    if not asked_still or not play.known(command.seat, version):
        raise too_late(table, play, command.seat, version)


def too_late(table: "Table", play: Play, seat: int, version: int) -> Refusal:
    """Return the refusal of an action made for an older position; after a race it names the quicker player (ET-34)."""
    count = play.count_at(version)
    then = play.at(count)
    rivals = set(then.actors()) - set(then.awaited())
    first = next((by for index, (by, _, _) in enumerate(play.done) if index >= count and index not in play.quiet), seat)
    if first in (seat, CHANCE) or not rivals & {first, seat}:
        return refusal("late")
    name = table.seats[first].name
    return refusal("faster", seat=first + 1, **({"name": name} if name else {}))


# An action


def act(table: "Table", command: c.Act, now: int) -> Lines:
    play = the_play(table)
    if command.guest is not None or not by_itself(play, command):
        check_holder(table, command.guest, command.seat)
    check_version(table, play, command)
    action = checked_action(table, play, command)
    after = play.tried(command.seat, action, checked_note(command.note) if command.seat == CHANCE else "")
    if not table.game.hidden:  # nothing to keep quiet about, nobody to wait for
        return [e.Acted(at=now, seat=command.seat, action=action, note=command.note, ends=after.turn == OVER)]
    if is_needless(table, play.state, after, command.seat):
        return []
    return [hidden_act(table, play.state, after, command, action, now)]


def by_itself(play: Play, command: c.Act) -> bool:
    """Does the house do for a person what is obvious?"""
    return command.action == play.obvious(command.seat)


def checked_action(table: "Table", play: Play, command: c.Act) -> int:
    action = read(table.game, command.action)
    problem = why_not(table, play, command.seat, action)
    if problem is not None:
        raise problem
    return action


def why_not(table: "Table", play: Play, seat: int, action: int) -> Refusal | None:
    """In a pause nobody hears whose hand fits: all who are not asked get the same answer."""
    if table.pause is not None and not table.may_act(seat):
        return refusal("pause")
    return None if action in play.possible.get(seat, ()) else table.game.why_not(play.state, seat, action)


def is_needless(table: "Table", before: State, after: State, seat: int) -> bool:
    """Return whether a seat lets go that nobody asked: there is nothing to write down."""
    return seat in table.rivals() and is_quiet(before, after, others_than(after, seat))


def hidden_act(table: "Table", before: State, after: State, command: c.Act, action: int, now: int) -> e.Acted:
    quiet = table.pause is not None and is_quiet(before, after, others_than(after, command.seat))
    length = None if quiet else pause_after(table, after, command.seat)
    return e.Acted(
        at=now,
        seat=command.seat,
        action=action,
        quiet=quiet,
        pause=length,
        ends=after.turn == OVER,
        note=command.note,
    )


# The pause


def the_pause(table: "Table") -> Pause:
    if table.pause is None:
        raise refusal("no-pause")
    return table.pause


def run_out(table: "Table", command: c.RunOut, now: int) -> Lines:
    pause = the_pause(table)
    if not pause.over(now):
        raise refusal("pause")
    return [e.RanOut(at=now, lets=lets(table))]


def lets(table: "Table") -> list[tuple[int, int]]:
    """One letting go for each seat still asked, in the order of asking."""
    state, by = the_play(table).state.clone(), the_pause(table).by
    gone: list[tuple[int, int]] = []
    for seat in asked(state, by):
        action = letting_go(state, seat)
        if action is not None:
            state.apply(seat, action)
            gone.append((seat, action))
    return gone


def go(table: "Table", command: c.Go, now: int) -> Lines:
    the_pause(table)
    if table.people() != {command.guest}:
        raise refusal("others-wait-too")
    return [e.RanOut(at=now, lets=lets(table))]


def hold(table: "Table", command: c.Hold, now: int) -> Lines:
    pause = the_pause(table)
    if pause.held or len(table.seats_of(command.guest)) < 2:
        return []
    return [e.Held(at=now, until=max(pause.until, now + HOLD))]


# Taking back


def ask_undo(table: "Table", command: c.AskUndo, now: int) -> Lines:
    play = the_play(table)
    check_holder(table, command.guest, command.seat)
    keep = own_last(play, command.seat)
    if keep is None:
        raise refusal("nothing-to-undo")
    concerned = concerned_since(play, keep, command.seat)
    if concerned is None:
        raise refusal("undo-revealed")
    waiting = must_agree(table, concerned, command.guest)
    if waiting:
        return [e.UndoAsked(at=now, seat=command.seat, keep=keep, waiting=waiting)]
    return [undone(table, play, keep, now)]


def undone(table: "Table", play: Play, keep: int, now: int) -> e.Undone:
    """Return the entry that takes actions back; who could cut in stays hidden in a pause, as it was then."""
    last = play.last_of(keep)
    by = play.done[last][0]
    cut_in = last >= 0 and play.done[keep][0] != by
    return e.Undone(at=now, keep=keep, pause=pause_after(table, play.at(keep), by) if cut_in else None)


def must_agree(table: "Table", concerned: set[int], guest: str | None) -> list[int]:
    """Return the seats of other people among those concerned; bots always consent."""
    return [seat for seat in sorted(concerned) if table.seats[seat].by_person and table.seats[seat].guest != guest]


def consent(table: "Table", command: c.Consent, now: int) -> Lines:
    wish, own = table.wish, table.seats_of(command.guest)
    if table.claim is not None and (wish is None or not {wish.seat, *wish.waiting} & set(own)):
        return consent_to_seat(table, table.claim, command, now)
    if wish is None:
        raise refusal("no-undo-asked")
    answering = [seat for seat in wish.waiting if seat in own]
    if not command.yes and (answering or wish.seat in own):
        return [e.UndoRefused(at=now, seat=(answering or [wish.seat])[0])]
    if not answering:
        raise refusal("not-asked")
    agreed: Lines = [e.UndoAgreed(at=now, seats=answering)]
    if set(wish.waiting) - set(answering):
        return agreed
    return [*agreed, undone(table, table.playing(), wish.keep, now)]


def consent_to_seat(table: "Table", claim: Claim, command: c.Consent, now: int) -> Lines:
    """All who play must agree before somebody sees a bot's hand; one no is enough."""
    own = table.seats_of(command.guest)
    answering = [seat for seat in claim.waiting if seat in own]
    if not answering and command.guest != claim.guest:
        raise refusal("not-asked")
    if not command.yes:
        return [e.SeatRefused(at=now)]
    agreed: Lines = [e.SeatAgreed(at=now, seats=answering)] if answering else []
    if not answering or set(claim.waiting) - set(answering):
        return agreed
    sat = e.Sat(at=now, seat=claim.seat, guest=claim.guest, name=claim.name, picture=claim.picture)
    free = table.seats[claim.seat].kind == "bot" and not table.seats_of(claim.guest)
    return [*agreed, sat if free else e.SeatRefused(at=now)]


def resign(table: "Table", command: c.Resign, now: int) -> Lines:
    the_play(table)
    check_holder(table, command.guest, command.seat)
    return [e.Resigned(at=now, seat=command.seat)]


DECIDE_PLAYING: dict[type, Callable[["Table", Any, int], Lines]] = {
    c.Act: act,
    c.RunOut: run_out,
    c.Go: go,
    c.Hold: hold,
    c.AskUndo: ask_undo,
    c.Consent: consent,
    c.Resign: resign,
}
