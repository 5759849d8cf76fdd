"""The automation of a table: bots, pauses, clocks, physics, obvious actions, best scores.

After every change the server looks at the table once and does the one thing that is due. It works only while somebody
is connected here. Two processes may do the same thing at once: the journal takes one, the other is refused.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from time import monotonic
from typing import Any

from igroteka import tables
from igroteka.engine.core.seats import CHANCE
from igroteka.engine.thinking import Reply
from igroteka.server.clock import moment, now
from igroteka.server.logs import log, short
from igroteka.tables.parts import Pause
from igroteka.tables.play import asked, letting_go
from igroteka.tables.setup import LEAST_LEFT

from .bots import Thinkers
from .room import Room
from .scores import enter, is_run

Deed = Callable[[], Awaitable[None]]  # begun only when its task is: a task may be dropped before
MOMENT = 2.0  # times the pace of bots, before the obvious action of a person is done
RETRY = 1.0  # seconds before what came to nothing is tried again


class Automation:
    """The background of one room."""

    def __init__(self, room: Room, thinkers: Thinkers, away_after: float, started: int = 0) -> None:
        self.room, self.thinkers, self.away_after = room, thinkers, away_after
        self.started = started  # when the server was started, in milliseconds since 1970
        self.tasks: list[asyncio.Task[None]] = []
        self.writing: set[asyncio.Task[None] | None] = set()
        self.replacing: set[asyncio.Task[None]] = set()
        self.moment: tuple[Any, ...] = ()
        self.entered = -1  # the last round whose run alone is in the book

    # What is due

    def wake(self) -> None:
        """Recompute all deadlines if something has changed.

        Connects and disconnects change nothing: a running search goes on.
        """
        if self.tasks:
            busy = any(not task.done() for task in self.tasks)
            if busy and self.moment == self.present() and self.room.clients:
                return
            self.rest()
        if due := self.due():
            self.moment = self.present()
            self.tasks = [asyncio.create_task(self.carefully(deed)) for deed in due]

    def present(self) -> tuple[Any, ...]:
        """Return all that decides what is due. What is done quietly in a pause must not: it would be seen."""
        table = self.room.table
        bots = tuple(seat.by_bot for seat in table.seats)
        done = len(table.play.done) - len(table.play.quiet) if table.play else 0
        return table.phase, table.round, table.version, done, table.pause and table.pause.until, bots

    def rest(self) -> None:
        for task in self.tasks:
            if task not in self.writing:
                task.cancel()
        self.tasks = []

    def due(self) -> list[Deed]:
        """One bot after the other, beside it the clock that runs out first; in a pause and for physics all wait."""
        table = self.room.table
        if table.phase != "playing" or not self.room.clients:
            return [self.enter_run] if is_run(table) and self.entered != table.round else []
        if table.pause is not None:
            return [partial(self.sit_out, table.pause)]
        actors = table.actors()
        if CHANCE in actors:
            return [self.settle]
        due = [*self.turn(actors), *self.rivals()]
        return due + self.clocks(actors) if table.move_seconds else due

    def turn(self, actors: list[int]) -> list[Deed]:
        """Return the turn of a bot, or the obvious action of a person, a moment later, so that undo is possible."""
        table = self.room.table
        for seat in actors:
            if table.seats[seat].by_bot:
                return [partial(self.play, seat)]
        action = table.play.obvious(actors[0]) if actors and table.play else None
        return [partial(self.do_obvious, actors[0], action)] if action is not None else []

    def rivals(self) -> list[Deed]:
        """ET-34: bots that may cut in before the first card of a turn. Nobody waits for them."""
        table = self.room.table
        return [partial(self.forestall, seat) for seat in table.rivals() if table.seats[seat].by_bot]

    def clocks(self, actors: list[int]) -> list[Deed]:
        table = self.room.table
        running = [(table.deadline(seat), seat) for seat in actors if table.seats[seat].by_person]
        first = min([(end, seat) for end, seat in running if end is not None], default=None)
        return [partial(self.run_down, *first)] if first is not None else []

    async def carefully(self, due: Deed) -> None:
        """Run a task; if it changed nothing (the journal was away, a clock was turned back), try again later."""
        head = self.room.table.head
        try:
            await due()
        except Exception:
            log.exception("automation failed", extra={"about": {"table": short(self.room.table.id)}})
        task = asyncio.current_task()
        if task in self.tasks and self.room.table.head == head:
            await asyncio.sleep(RETRY)
            self.tasks = [other for other in self.tasks if other is not task]  # not cancelled by what it begins
            self.moment = ()
            self.wake()

    async def do(self, command: tables.Command) -> None:
        await self.written(self.room.do(command))

    async def written(self, writing: Awaitable[object]) -> None:
        """Once it is being written it is not interrupted."""
        task = asyncio.current_task()
        self.writing.add(task)
        try:
            await writing
        finally:
            self.writing.discard(task)

    # Bots and physics

    async def play(self, seat: int) -> None:
        version, began = self.room.table.version, monotonic()
        reply = await self.thinkers.choose(self.room.table, seat)
        await sleep_until(began + self.thinkers.wait(reply, self.further(seat), Random()))
        await self.do(tables.Act(seat=seat, action=reply.plan[0], version=version))

    def further(self, seat: int) -> int:
        """Return the number of visible actions of this seat in a row; quiet ones are secret.

        What physics answers in between is no break: the turn goes on.
        """
        play = self.room.table.playing()
        seen = (play.done[index][0] for index in range(len(play.done) - 1, -1, -1) if index not in play.quiet)
        return next((count for count, by in enumerate(by for by in seen if by != CHANCE) if by != seat), 0)

    async def forestall(self, seat: int) -> None:
        """Cut in, unless the turn goes on before. A bot that does not want to waits until then as well."""
        version, began = self.room.table.version, monotonic()
        reply = await self.thinkers.forestall(self.room.table, seat)
        await sleep_until(began + self.delay(seat, reply))
        if reply.plan:
            await self.do(tables.Act(seat=seat, action=reply.plan[0], version=version))
        else:
            await asyncio.Event().wait()

    def delay(self, seat: int, reply: Reply) -> float:
        """Return after how many seconds a bot acts out of turn.

        It follows from the level, from who has the turn and from luck, and is at least as long as a search of the level
        may take. A person has at least the time of a pause first.
        """
        table, pace = self.room.table, self.thinkers.pace
        person = any(table.seats[actor].by_person for actor in table.actors())
        least = max(pace / 2, table.window / 1000) if person else pace / 2
        luck = Random(f"{table.since} {table.version} {seat}").random()
        return max(least + (1 - reply.reaction) * 1.5 * pace * luck, reply.limit / 1000)

    async def do_obvious(self, seat: int, action: int) -> None:
        version = self.room.table.version
        await asyncio.sleep(MOMENT * self.thinkers.pace)
        await self.do(tables.Act(seat=seat, action=action, version=version))

    async def settle(self) -> None:
        version = self.room.table.version
        reply = await self.thinkers.settle(self.room.table)
        await self.do(tables.Act(seat=CHANCE, action=reply.plan[0], note=reply.note, version=version))

    async def enter_run(self) -> None:
        """Enter the finished solo run into the best scores."""
        await self.written(enter(self.room.commands.journal, self.room.table))
        self.entered = self.room.table.round

    # The pause

    async def sit_out(self, pause: Pause) -> None:
        """It ends when its time is over, however long anybody thinks and however often this begins anew.

        A timer may wake a millisecond early; another server's clock may be ahead.
        """
        over = min(moment(pause.until), monotonic() + pause.left(now()) / 1000 + 1) + 0.002
        if claim := await self.claim_before(pause, over):
            seat, reply, version = claim
            await sleep_until(over - self.spare(pause, seat, reply.reaction))
            await self.do(tables.Act(seat=seat, action=reply.plan[0], version=version))
        if self.room.table.pause is pause:
            await sleep_until(over)
            await self.do(tables.RunOut())

    async def claim_before(self, pause: Pause, over: float) -> tuple[int, Reply, int] | None:
        """Let bots think in the first half of the pause, before the earliest claim; return the quickest claim."""
        left = over - monotonic()
        try:
            return await asyncio.wait_for(self.claim(pause, left * 500), left)
        except TimeoutError:
            return None

    async def claim(self, pause: Pause, milliseconds: float) -> tuple[int, Reply, int] | None:
        """Of the bots that cut in the quickest: seat, what it does, and the version it saw."""
        table, play = self.room.table, self.room.table.playing()
        version = table.version
        bots = [seat for seat in asked(play.state, pause.by) if table.seats[seat].by_bot]
        replies = [(seat, await self.thinkers.choose(table, seat, milliseconds / len(bots))) for seat in bots]
        left = asked(play.state, pause.by)  # who has let go meanwhile is not asked any more
        claims = [
            (seat, reply, version)
            for seat, reply in replies
            if seat in left and reply.plan[0] != letting_go(play.state, seat)
        ]
        return max(claims, key=lambda claim: self.spare(pause, claim[0], claim[1].reaction), default=None)

    def spare(self, pause: Pause, seat: int, reaction: float) -> float:
        """Seconds before the end at which a bot claims: after its level's reaction time, never in the first half, for
        people come first. Always the same."""
        return (pause.until - pause.began) / 2000 * (1 - reaction) * Random(f"{pause.until} {seat}").random()

    # Time

    async def run_down(self, end: int, seat: int) -> None:
        """The clock of a move: when it is over a bot stands in."""
        longest = max(self.room.table.move_seconds, LEAST_LEFT / 1000)
        await sleep_until(min(moment(end), monotonic() + longest) + 0.002)
        await self.written(self.replace_late(end, seat))

    async def replace_late(self, end: int, seat: int) -> None:
        """Let a bot stand in, unless the clock has changed: also if taking over could not be written until now."""
        if await self.room.do(tables.TakeOver(started=self.started)) and self.room.table.deadline(seat) == end:
            await self.room.do(tables.Leave(seat=seat, cause="clock"))

    def miss(self, guest: str) -> None:
        """Handle the close of a guest's last connection: a bot stands in later."""
        if self.away_after and self.room.clients and self.room.table.phase == "playing":
            asyncio.get_running_loop().call_later(self.away_after, self.still_gone, guest)

    def still_gone(self, guest: str) -> None:
        if self.room.online(guest) or not self.room.clients or self.room.table.phase != "playing":
            return
        for seat in self.room.table.seats_of(guest):
            task = asyncio.get_running_loop().create_task(self.carefully(partial(self.replace, seat)))
            self.replacing.add(task)  # kept, or it might be collected before it is done
            task.add_done_callback(self.replacing.discard)

    async def replace(self, seat: int) -> None:
        await self.room.do(tables.Leave(seat=seat, cause="gone"))


async def sleep_until(end: float) -> None:
    left = end - monotonic()
    if left > 0:
        await asyncio.sleep(left)
