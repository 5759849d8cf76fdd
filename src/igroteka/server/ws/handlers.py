"""The handlers of websocket messages: each makes a command or answers a question."""

from collections.abc import Awaitable

from igroteka import tables
from igroteka.engine.core.dice import new_seed
from igroteka.engine.game import Game
from igroteka.engine.refusal import Refusal
from igroteka.server.avatars import EMOTES, fit_name, fit_picture, fit_text
from igroteka.server.errors import explained, refusal, refused
from igroteka.server.wire import requests as m
from igroteka.server.wire.messages import HintMessage, Pong
from igroteka.tables.playing import why_not

from .connection import Connection, Handlers


async def hello(on: Connection, message: m.Hello) -> None:
    if message.protocol != m.PROTOCOL:
        on.client.send(refused("", refusal("protocol"), 0))
        on.farewell = "protocol"
        return None
    if on.client.ready:
        return on.room.show(on.client)
    on.client.ready, on.client.wants, on.client.seat = True, message.wants, message.seat
    on.room = await on.rooms.room(on.room.table.id)  # it may have left the memory meanwhile
    await on.room.join(on.client, message.version)
    return await come_back(on)


async def come_back(on: Connection) -> None:
    """Give guests who were only offline their seats back."""
    table, guest = on.room.table, on.client.guest.id
    for seat in table.seats_of(guest):
        if table.seats[seat].away and table.seats[seat].cause == "gone":
            await on.room.do(tables.Return(guest=guest, seat=seat))


def act(on: Connection, message: m.Act) -> Awaitable[bool]:
    command = tables.Act(
        guest=on.client.guest.id,
        seat=message.seat,
        action=message.action,
        version=message.version,
        ref=on.ref(message.id),
    )
    return on.do(command, message.id)


async def aim(on: Connection, message: m.Aim) -> None:
    """The game says which action a point is; then it is an action like any other."""
    table, seat = on.room.table, message.seat
    if table.play is None or seat not in table.seats_of(on.client.guest.id):
        raise refusal("nothing-to-aim-at")
    meant = table.game.table().aim(table.play.state.view(seat), seat, message.path, message.at)
    if not isinstance(meant, int):
        raise in_words(table.game, meant) or refusal("nothing-to-aim-at")
    await act(on, m.Act(message.id, message.version, seat, meant))


async def why(on: Connection, message: m.Why) -> None:
    table, seat = on.room.table, message.seat
    problem = None
    if table.play is not None and seat in table.seats_of(on.client.guest.id):
        meant = table.game.table().why(table.play.state.view(seat), seat, message.path)
        problem = why_not(table, table.play, seat, meant) if isinstance(meant, int) else in_words(table.game, meant)
    on.client.send(explained(message.id, problem))


def in_words(game: Game, problem: Refusal | None) -> Refusal | None:
    """Return a refusal of a Table with the words of its game."""
    return problem and game.refusal(problem.key, problem.rule, **problem.args_by_name)


async def hint(on: Connection, message: m.AskHint) -> None:
    """Answer with the hint for a seat, from its own view; in a pause with none, whether or not others are asked."""
    table, seat = on.room.table, message.seat
    asked = seat in table.actors() and table.may_act(seat)
    if seat not in table.seats_of(on.client.guest.id) or not asked or table.play is None:
        return on.client.send(HintMessage(message.id, []))
    view = table.play.state.view(seat)
    action, reason = await on.rooms.thinkers.hint(table, seat, on.address)
    gestures = table.game.table().gestures(view, seat, [action]) if action is not None else []
    return on.client.send(HintMessage(message.id, list(gestures[0].path) if gestures else [], reason))


async def look(on: Connection, message: m.Look) -> None:
    room, guest = on.room, on.client.guest.id
    if room.table.pause is not None and message.seat != on.client.seat and len(room.table.seats_of(guest)) > 1:
        await room.do(tables.Hold(guest=guest))
    room.look(on.client, message.seat)


async def go(on: Connection, message: m.Go) -> None:
    await on.do(tables.Go(guest=on.client.guest.id, ref=on.ref(message.id)), message.id)


async def sit(on: Connection, message: m.Sit) -> None:
    guest = on.client.guest
    name = fit_name(message.name if message.name is not None else guest.name)
    picture = fit_picture(message.picture) or guest.picture
    command = tables.Sit(guest=guest.id, seat=message.seat, name=name, picture=picture, ref=on.ref(message.id))
    await on.do(command, message.id)
    if on.client.seat is None and (seats := on.room.table.seats_of(guest.id)):
        on.room.look(on.client, seats[-1])


async def stand(on: Connection, message: m.Stand) -> None:
    guest = on.client.guest.id
    await on.do(tables.Stand(guest=guest, seat=message.seat, ref=on.ref(message.id)), message.id)
    if on.client.seat not in on.room.table.seats_of(guest):
        on.room.look(on.client, None)


async def seat_bot(on: Connection, message: m.SeatBot) -> None:
    level = on.rooms.shelf.level(message.level)
    guest = on.client.guest.id
    await on.do(tables.SeatBot(guest=guest, seat=message.seat, level=level, ref=on.ref(message.id)), message.id)


async def options(on: Connection, message: m.Options) -> None:
    window = None if message.window_seconds is None else int(message.window_seconds * 1000)
    command = tables.Change(
        guest=on.client.guest.id,
        options=dict(message.options) if message.options is not None else None,
        players=message.players,
        open=message.open,
        chat=message.chat,
        move_seconds=message.move_seconds,
        window=window,
        ref=on.ref(message.id),
    )
    await on.do(command, message.id)


async def start(on: Connection, message: m.Start) -> None:
    await on.do(tables.Start(guest=on.client.guest.id, seed=new_seed(), ref=on.ref(message.id)), message.id)


async def rematch(on: Connection, message: m.Rematch) -> None:
    await on.do(tables.Rematch(guest=on.client.guest.id, seed=new_seed(), ref=on.ref(message.id)), message.id)


async def undo(on: Connection, message: m.Undo) -> None:
    await on.do(tables.AskUndo(guest=on.client.guest.id, seat=message.seat, ref=on.ref(message.id)), message.id)


async def consent(on: Connection, message: m.Consent) -> None:
    await on.do(tables.Consent(guest=on.client.guest.id, yes=message.yes, ref=on.ref(message.id)), message.id)


async def resign(on: Connection, message: m.Resign) -> None:
    await on.do(tables.Resign(guest=on.client.guest.id, seat=message.seat, ref=on.ref(message.id)), message.id)


async def away(on: Connection, message: m.Away) -> None:
    await on.do(tables.Leave(guest=on.client.guest.id, seat=message.seat, ref=on.ref(message.id)), message.id)


async def back(on: Connection, message: m.Back) -> None:
    await on.do(tables.Return(guest=on.client.guest.id, seat=message.seat, ref=on.ref(message.id)), message.id)


async def emote(on: Connection, message: m.Emote) -> None:
    if message.emote not in EMOTES:
        raise refusal("unknown-emote")
    await on.do(tables.Emote(guest=on.client.guest.id, seat=message.seat, emote=message.emote), "")


async def say(on: Connection, message: m.Say) -> None:
    if text := fit_text(message.text):
        await on.do(tables.Say(guest=on.client.guest.id, seat=message.seat, text=text), "")


async def ping(on: Connection, message: m.Ping) -> None:
    on.client.send(Pong())


HANDLERS: Handlers = {
    m.Hello: hello,
    m.Act: act,
    m.Aim: aim,
    m.Why: why,
    m.AskHint: hint,
    m.Look: look,
    m.Go: go,
    m.Sit: sit,
    m.Stand: stand,
    m.SeatBot: seat_bot,
    m.Options: options,
    m.Start: start,
    m.Rematch: rematch,
    m.Undo: undo,
    m.Consent: consent,
    m.Resign: resign,
    m.Away: away,
    m.Back: back,
    m.Emote: emote,
    m.Say: say,
    m.Ping: ping,
}
