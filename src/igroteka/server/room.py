"""A table with its clients around it: one command at a time, told to everybody after it is in the journal."""

import asyncio
from collections.abc import Callable
from time import monotonic
from types import ModuleType
from typing import Any, NamedTuple

from igroteka.engine.refusal import Refusal
from igroteka.engine.state import State
from igroteka.server import messages as m
from igroteka.server.client import Client, framed
from igroteka.server.house import House, Thinkers
from igroteka.server.listing import SEATING, change_of, shown
from igroteka.server.logs import log
from igroteka.server.metrics import Metrics
from igroteka.server.refusals import refusal, refused
from igroteka.server.telling import Teller, missed, now
from igroteka.server.turn import Turn
from igroteka.storage import Appended, Journal, Taken
from igroteka.tables import Table, decode, encode
from igroteka.tables import commands as c
from igroteka.tables import entries as e

WORDS = (e.Emoted, e.Said)  # they change nothing on the table


class Waiting(NamedTuple):
    """An action that is being written."""

    lines: list[e.Line]
    command: c.Act
    asker: Client
    id: str
    then: Callable[[], None]
    began: float


class Room:
    """Everything about one table in this process. The turn is held from deciding until everybody has been told."""

    def __init__(
        self, table: Table, part: ModuleType, journal: Journal, thinkers: Thinkers, metrics: Metrics, shared: bool
    ) -> None:
        self.table, self.part, self.journal, self.metrics, self.shared = table, part, journal, metrics, shared
        self.turn = Turn()
        self.clients: list[Client] = []
        self.gone: set[str] = set()  # guests who were here and left
        self.house = House(self, thinkers)
        self.news: list[e.Line] = []
        self.stages: list[State] = []
        self.last_label: Any = None
        self.stale = False  # an append ended without an answer
        self.touched = monotonic()

    # Commands

    async def do(self, command: c.Command, asker: Client | None = None, id: str = "") -> bool:
        """Do what is asked, or refuse it; then tell everybody what is new."""
        async with self.turn:
            return await self.finish(command, asker, id)

    async def finish(self, command: c.Command, asker: Client | None, id: str) -> bool:
        try:
            await self.write(command)
        except Refusal as problem:
            self.answer(problem, asker, id)
            return False
        except BaseException:
            self.tell()
            raise
        self.answer(None, asker, id)
        return True

    def answer(self, problem: Refusal | None, asker: Client | None, id: str) -> None:
        """The asker first; then everybody hears what is new."""
        if problem is not None:
            self.answer_no(problem, asker, id)
        elif asker is not None and id:
            asker.hold(m.Done(id, self.table.version))
        self.tell()
        if asker is not None:
            asker.release()

    def answer_no(self, problem: Refusal, asker: Client | None, id: str) -> None:
        self.metrics.refused(problem.key)
        if asker is None:
            return
        asker.send(refused(id, problem, self.table.version))
        if problem.key == "table-late" and not self.news:
            asker.send_frame(Teller(self).frame(asker))

    async def write(self, command: c.Command) -> None:
        """Write what a command leads to into the journal, after whatever other processes wrote meanwhile."""
        if self.stale:
            await self.catch_up()
        while lines := self.table.entries_for(command, now()):
            try:
                done = await self.append(lines, command.ref)
            except Taken:
                await self.catch_up()
            else:
                return await self.catch_up() if done.repeated else self.absorb_all(lines, command.ref)
        return None

    def append(self, lines: list[e.Line], ref: str) -> asyncio.Future[Appended]:
        self.stale = True  # until we know how it ended
        bodies = [encode(line) for line in lines]
        change = change_of(self.table, lines)
        return self.journal.append_soon(self.table.id, self.table.head, bodies, action_id=ref or None, change=change)

    def absorb_all(self, lines: list[e.Line], ref: str) -> None:
        self.stale = False
        for line in lines:
            self.absorb(line, ref)
            ref = ""

    # An action, the short way

    def act(self, command: c.Act, asker: Client, id: str, then: Callable[[], None]) -> bool:
        """Without a coroutine; False when it must go the long way, because something else is being written."""
        if self.stale or not self.turn.take():
            return False
        try:
            lines = self.table.entries_for(command, now())
            if lines:
                waiting = Waiting(lines, command, asker, id, then, monotonic())
                self.append(lines, command.ref).add_done_callback(lambda done: self.written(waiting, done))
                return True
            self.answer(None, asker, id)
        except Refusal as problem:
            self.answer(problem, asker, id)
        except Exception:  # the long way meets it again, and says what to do
            self.turn.release()
            return False
        self.pass_turn(then)
        return True

    def written(self, waiting: "Waiting", done: "asyncio.Future[Appended]") -> None:
        """It is in the journal; or it is not, and the long way sees to it."""
        if done.cancelled() or done.exception() is not None or done.result().repeated:
            self.task = asyncio.get_running_loop().create_task(self.try_again(waiting))
            return
        self.metrics.committed(monotonic() - waiting.began)
        self.absorb_all(waiting.lines, waiting.command.ref)
        self.answer(None, waiting.asker, waiting.id)
        self.pass_turn(waiting.then)

    async def try_again(self, waiting: "Waiting") -> None:
        try:
            await self.finish(waiting.command, waiting.asker, waiting.id)
        except Exception:
            log.exception("command failed", extra={"about": {"command": "Act"}})
            waiting.asker.send(refused(waiting.id, refusal("busy"), self.table.version))
        finally:
            self.pass_turn(waiting.then)

    def pass_turn(self, then: Callable[[], None]) -> None:
        self.turn.release()
        then()

    # What the journal says

    async def catch_up(self) -> None:
        """Absorb what the journal has and this process does not."""
        for entry in await self.journal.read(self.table.id, after=self.table.head - 1):
            self.absorb(decode(entry.body), entry.action_id)
        self.stale = False

    async def refresh(self) -> None:
        """Another process has written."""
        async with self.turn:
            await self.catch_up()
            self.tell()

    def absorb(self, line: e.Line, ref: str | None) -> None:
        draws = any(client.wants == "scene" for client in self.clients)
        if draws and self.table.play is not None:
            self.watch(line)
        self.table.absorb(line, ref)
        if self.table.play is not None:
            self.table.play.state.witness = None
        self.news.append(line)

    def watch(self, line: e.Line) -> None:
        """Note the stages of an action, to be shown one after the other."""
        play = self.table.playing()
        if isinstance(line, e.Acted) and not line.quiet:
            if any(isinstance(earlier, e.Acted) for earlier in self.news):
                self.stages.append(play.state.clone())
            play.state.witness = lambda state: self.stages.append(state.clone())
            self.last_label = self.label(line)
        elif isinstance(line, e.Undone | e.Started):
            self.stages.clear()
            self.last_label = None

    def label(self, line: e.Acted) -> Any:
        """What is being done, in words: the label of its gesture."""
        if line.seat < 0:
            return None
        view = self.table.playing().state.view(line.seat)
        gestures = self.part.gestures(view, line.seat, [line.action])
        return gestures[0].label if gestures else None

    # Telling

    def tell(self) -> None:
        """Tell everybody what has been absorbed since the last time; then see what the house must do."""
        self.touched = monotonic()
        if not self.news:
            return
        news, stages = self.news, self.stages
        self.news, self.stages = [], []
        self.metrics.told(news)
        for line in news:
            self.pass_on(line)
        if any(type(line) not in WORDS for line in news):
            self.tell_state(news, stages)
            self.house.wake()

    def tell_state(self, news: list[e.Line], stages: list[State]) -> None:
        """A quiet line is news only for whoever wrote it."""
        teller = Teller(self, stages)
        self.settle_eyes(news)
        quiet = {line.seat for line in news if isinstance(line, e.Acted) and line.quiet}
        everybody = len(quiet) == 0 or any(not (isinstance(line, e.Acted) and line.quiet) for line in news)
        for client in self.clients:
            if everybody or client.seat in quiet:
                client.send_frame(teller.frame(client))

    def settle_eyes(self, news: list[e.Line]) -> None:
        """Whoever has lost a seat no longer looks with its eyes."""
        if any(isinstance(line, SEATING) for line in news):
            for client in self.clients:
                if client.seat not in self.table.seats_of(client.guest.id):
                    client.seat = None

    def pass_on(self, line: e.Line) -> None:
        if isinstance(line, e.Emoted):
            self.send_all(m.Emoted(line.seat, line.emote))
        elif isinstance(line, e.Said):
            self.send_all(m.Said(line.seat, line.text))

    def send_all(self, message: Any) -> None:
        frame = framed(message)
        for client in self.clients:
            client.send_frame(frame)

    def info(self) -> m.TableInfo:
        table = self.table
        return m.TableInfo(
            id=table.id,
            code=table.code,
            game=table.game.id,
            edition=table.game.edition_name,
            phase=table.phase,  # type: ignore[arg-type]
            options=table.options,
            players=table.players,
            seats=[self.seat(number) for number in range(table.players)],
            open=table.open,
            chat=table.chat,
            hidden=table.game.hidden,
            round=table.round,
            move_seconds=table.move_seconds,
            window_seconds=table.window / 1000,
        )

    def seat(self, number: int) -> m.Seat:
        seat = shown(self.table, number)
        seat.online = self.online(self.table.seats[number].guest)
        return seat

    # Coming and going

    def online(self, guest: str | None) -> bool:
        """Is somebody there? With several processes on one journal: unless they were seen leaving."""
        if guest is None:
            return False
        here = any(client.guest.id == guest for client in self.clients)
        return here or (self.shared and guest not in self.gone)

    @property
    def watched(self) -> bool:
        """Does anybody look on who has no seat?"""
        seated = {seat.guest for seat in self.table.seats}
        return any(client.guest.id not in seated for client in self.clients)

    async def join(self, client: Client, version: int | None) -> None:
        """A client has said hello: show it the table, and what it missed."""
        async with self.turn:
            seats = self.table.seats_of(client.guest.id)
            client.seat = client.seat if client.seat in seats else self.first_look(seats)
            news = bool(seats) and not self.online(client.guest.id)
            self.gone.discard(client.guest.id)
            self.clients.append(client)
            self.greet(client, version)
            if news:
                self.tell_others(client)
            self.house.wake()

    def first_look(self, seats: list[int]) -> int | None:
        """One's own seat; a device that is passed around shows no hand before somebody asks to look."""
        shared = self.table.game.hidden and len(seats) > 1
        return seats[0] if seats and not shared else None

    def greet(self, client: Client, version: int | None) -> None:
        teller = Teller(self)
        if client.wants == "view" or version is None:
            return client.send_frame(teller.frame(client))
        return client.send(teller.scene_message(client, missed(self.table, version)))

    def tell_others(self, but: Client) -> None:
        teller = Teller(self)
        for client in self.clients:
            if client is not but:
                client.send_frame(teller.frame(client))

    def leave(self, client: Client) -> None:
        if client in self.clients:
            self.clients.remove(client)
        if self.table.seats_of(client.guest.id) and all(c.guest.id != client.guest.id for c in self.clients):
            self.gone.add(client.guest.id)
            self.tell_others(client)
            self.house.miss(client.guest.id)
        self.touched = monotonic()

    def look(self, client: Client, seat: int | None) -> None:
        client.seat = seat if seat in self.table.seats_of(client.guest.id) else None
        client.send_frame(Teller(self).frame(client))
