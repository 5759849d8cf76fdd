"""What each message of a table's websocket means: which command it becomes."""

from collections.abc import Awaitable, Callable
from typing import Any

from igroteka.engine.dice import new_seed
from igroteka.engine.game import Game
from igroteka.engine.refusal import Refusal
from igroteka.server import messages as m
from igroteka.server.faces import EMOTES, fit_name, fit_picture, fit_text
from igroteka.server.refusals import explained, refusal, refused
from igroteka.server.talk import Talk
from igroteka.server.telling import Teller
from igroteka.tables import commands as c
from igroteka.tables.playing import why_not


async def hello(talk: Talk, message: m.Hello) -> None:
    if message.protocol != m.PROTOCOL:
        talk.client.send(refused("", refusal("protocol"), 0))
        return talk.bye("protocol")
    if talk.client.ready:
        return talk.client.send_frame(Teller(talk.room).frame(talk.client))
    talk.client.ready, talk.client.wants, talk.client.seat = True, message.wants, message.seat
    talk.room = await talk.club.rooms.room(talk.room.table.id)  # it may have left the memory meanwhile
    await talk.room.join(talk.client, message.version)
    return await come_back(talk)


async def come_back(talk: Talk) -> None:
    """Whoever was only offline has the seat back at once."""
    table, guest = talk.room.table, talk.client.guest.id
    for seat in table.seats_of(guest):
        if table.seats[seat].away and table.seats[seat].cause == "gone":
            await talk.room.do(c.Return(guest=guest, seat=seat))


async def act(talk: Talk, message: m.Act) -> None:
    """The long way, when somebody else is being written."""
    await talk.do(talk.action(message), message.id)


async def why(talk: Talk, message: m.Why) -> None:
    table, seat = talk.room.table, message.seat
    problem = None
    if table.play is not None and seat in table.seats_of(talk.client.guest.id):
        meant = talk.room.part.meant(table.play.state.view(seat), seat, message.path)
        problem = why_not(table, table.play, seat, meant) if isinstance(meant, int) else in_words(table.game, meant)
    talk.client.send(explained(message.id, problem))


def in_words(game: Game, problem: Refusal | None) -> Refusal | None:
    """What draws a table has no words of its own; its game has them."""
    return problem and game.refusal(problem.key, problem.rule, **problem.args_by_name)


async def look(talk: Talk, message: m.Look) -> None:
    room, guest = talk.room, talk.client.guest.id
    if room.table.pause is not None and message.seat != talk.client.seat and len(room.table.seats_of(guest)) > 1:
        await room.do(c.Hold(guest=guest))
    room.look(talk.client, message.seat)


async def go(talk: Talk, message: m.Go) -> None:
    await talk.do(c.Go(guest=talk.client.guest.id, ref=talk.ref(message.id)), message.id)


async def sit(talk: Talk, message: m.Sit) -> None:
    guest = talk.client.guest
    name = fit_name(message.name if message.name is not None else guest.name)
    picture = fit_picture(message.picture) or guest.picture
    command = c.Sit(guest=guest.id, seat=message.seat, name=name, picture=picture, ref=talk.ref(message.id))
    await talk.do(command, message.id)
    if talk.client.seat is None and (seats := talk.room.table.seats_of(guest.id)):
        talk.room.look(talk.client, seats[-1])


async def stand(talk: Talk, message: m.Stand) -> None:
    guest = talk.client.guest.id
    await talk.do(c.Stand(guest=guest, seat=message.seat, ref=talk.ref(message.id)), message.id)
    if talk.client.seat not in talk.room.table.seats_of(guest):
        talk.room.look(talk.client, None)


async def seat_bot(talk: Talk, message: m.SeatBot) -> None:
    level = talk.club.shelf.level(message.level)
    guest = talk.client.guest.id
    await talk.do(c.SeatBot(guest=guest, seat=message.seat, level=level, ref=talk.ref(message.id)), message.id)


async def options(talk: Talk, message: m.Options) -> None:
    window = None if message.window_seconds is None else int(message.window_seconds * 1000)
    command = c.Change(
        guest=talk.client.guest.id,
        options=dict(message.options) if message.options is not None else None,
        players=message.players,
        open=message.open,
        chat=message.chat,
        move_seconds=message.move_seconds,
        window=window,
        ref=talk.ref(message.id),
    )
    await talk.do(command, message.id)


async def start(talk: Talk, message: m.Start) -> None:
    await talk.do(c.Start(guest=talk.client.guest.id, seed=new_seed(), ref=talk.ref(message.id)), message.id)


async def rematch(talk: Talk, message: m.Rematch) -> None:
    await talk.do(c.Rematch(guest=talk.client.guest.id, seed=new_seed(), ref=talk.ref(message.id)), message.id)


async def undo(talk: Talk, message: m.Undo) -> None:
    await talk.do(c.AskUndo(guest=talk.client.guest.id, seat=message.seat, ref=talk.ref(message.id)), message.id)


async def consent(talk: Talk, message: m.Consent) -> None:
    await talk.do(c.Consent(guest=talk.client.guest.id, yes=message.yes, ref=talk.ref(message.id)), message.id)


async def resign(talk: Talk, message: m.Resign) -> None:
    await talk.do(c.Resign(guest=talk.client.guest.id, seat=message.seat, ref=talk.ref(message.id)), message.id)


async def away(talk: Talk, message: m.Away) -> None:
    await talk.do(c.Leave(guest=talk.client.guest.id, seat=message.seat, ref=talk.ref(message.id)), message.id)


async def back(talk: Talk, message: m.Back) -> None:
    await talk.do(c.Return(guest=talk.client.guest.id, seat=message.seat, ref=talk.ref(message.id)), message.id)


async def emote(talk: Talk, message: m.Emote) -> None:
    if message.emote not in EMOTES:
        raise refusal("unknown-emote")
    await talk.do(c.Emote(guest=talk.client.guest.id, seat=message.seat, emote=message.emote), "")


async def say(talk: Talk, message: m.Say) -> None:
    if text := fit_text(message.text):
        await talk.do(c.Say(guest=talk.client.guest.id, seat=message.seat, text=text), "")


async def ping(talk: Talk, message: m.Ping) -> None:
    talk.client.send(m.Pong())


MEANING: dict[type, Callable[[Talk, Any], Awaitable[None]]] = {
    m.Hello: hello,
    m.Act: act,
    m.Why: why,
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
