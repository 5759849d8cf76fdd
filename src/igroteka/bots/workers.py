"""Worker processes in which bots think and physics is computed.

A worker reads one question a line and writes one reply a line. Cancelling a question sends an empty line: the worker
notices it and stops within a few simulations. A worker that dies or hangs is replaced and the question asked again.
The standard error of a worker goes to the log, or nowhere when the server has died.

Physics comes before all searches and has one worker to itself, so that a placement never waits for a bot's search.
Within physics and within searches the tables take turns. Under load every search gets less time, and beyond a bound
searches are refused.
"""

import asyncio
import contextlib
import logging
import sys

import msgspec

from igroteka.engine.fair import Fair
from igroteka.engine.thinking import Question, Reply

log = logging.getLogger("igroteka")
LONGEST_LINE = 1 << 24
LONGEST_REMARK = 4096  # bytes of standard error in one line of the log
STARTING = 60.0  # seconds a process has to come to life on a busy machine
GRACE = 10.0  # seconds beyond its time after which a worker hangs
PHYSICS = 20.0  # seconds for an answer of physics, or to look back at a game
CANCELLED = 0.5  # seconds a cancelled worker has to say that it stopped
TRIES = 3
SHORTEST = 4.0  # milliseconds of thought, however many wait
PLENTY = 300.0  # milliseconds of thought when nobody waits
LOOKING_BACK = 3000.0  # milliseconds to look back at a game
SHARE = 50.0  # milliseconds a table gets when it is its turn


class Busy(Exception):
    """Too many searches wait already."""


class Failed(Exception):
    """The question was asked again and again, and no worker lived to answer it."""


class Worker:
    """One process, and what is on its way to and from it."""

    def __init__(self, opener: str) -> None:
        self.opener = opener
        self.process: asyncio.subprocess.Process | None = None
        self.coming: asyncio.Task[None] | None = None
        self.logging: asyncio.Task[None] | None = None

    async def ready(self) -> None:
        """See to it that there is a process, and that it listens; an EOFError when it does not come to life."""
        if self.process is not None and self.process.returncode is None:
            return
        await self.end()
        self.coming = asyncio.create_task(self.made())
        await self.came()
        await asyncio.wait_for(self.reply(), STARTING)

    async def made(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "igroteka.bots.worker", self.opener,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE, start_new_session=True,  # Ctrl-C in a terminal stops the server, which ends its workers
        )  # fmt: skip
        assert self.process.stderr is not None
        self.logging = asyncio.create_task(log_remarks(self.process.stderr))

    async def came(self) -> None:
        """Wait for a process that is being made, even when cancelled: half made it would leave its pipes open."""
        if self.coming is not None:
            await asyncio.shield(self.coming)

    async def ask(self, question: Question) -> Reply:
        """The reply; an EOFError when the process died."""
        assert self.process is not None
        assert self.process.stdin is not None
        with contextlib.suppress(ConnectionError):
            self.process.stdin.write(msgspec.json.encode(question) + b"\n")
            await self.process.stdin.drain()
        return await self.reply()

    async def reply(self) -> Reply:
        assert self.process is not None
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        return msgspec.json.decode(line, type=Reply)

    async def cancel(self) -> None:
        """Stop thinking; what it had by then is thrown away. A worker that does not listen is ended."""
        try:
            await self.came()
            if self.process is None or self.process.stdin is None:
                return
            self.process.stdin.write(b"\n")
            await asyncio.wait_for(self.reply(), CANCELLED)
        except (TimeoutError, EOFError, OSError, msgspec.MsgspecError):
            await self.end()

    async def end(self) -> None:
        """However it is: the next question starts another process."""
        with contextlib.suppress(OSError):  # it could not be made
            await self.came()
        if (process := self.process) is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            if process.stdin is not None:
                process.stdin.close()
            await process.wait()  # a pending read of its output then ends, too
            if self.logging is not None:
                await self.logging
            self.process = None


async def log_remarks(stream: asyncio.StreamReader) -> None:
    """Log what a worker writes to its standard error, until it ends."""
    while remark := await stream.read(LONGEST_REMARK):
        log.warning("a worker said", extra={"about": {"text": remark.decode(errors="replace")}})


Turn = asyncio.Future[Worker]


def _cost(question: Question) -> float:
    """Return the milliseconds a worker is expected to need for a question."""
    return LOOKING_BACK if question.kind == "back" else question.milliseconds or PLENTY


class Workers:
    """A few workers and the questions that wait for one. `opener` names what opens a game: "module:function".

    Beside the `count` workers that answer everything there is one that answers physics only.
    """

    def __init__(self, opener: str, count: int = 2, most_waiting: int = 400) -> None:
        self.all = [Worker(opener) for _ in range(count + 1)]
        self.count, self.most_waiting = count, most_waiting
        self.free = list(self.all)
        self.physics, self.searches = Fair[Turn](SHARE), Fair[Turn](SHARE)
        self.recovering: set[asyncio.Task[None]] = set()
        self.closed = False
        self.replaced = 0

    async def ask(self, question: Question) -> Reply:
        """Return the reply of the first worker that has time. Cancelling this stops the thought."""
        worker = await self.turn(question)
        return await self.asked_again(worker, self.shortened(question))

    async def turn(self, question: Question) -> Worker:
        """Wait for a worker."""
        lane = self.physics if question.kind == "settle" else self.searches
        if lane is self.searches and len(lane) >= self.most_waiting:
            raise Busy
        turn: Turn = asyncio.get_running_loop().create_future()
        lane.put(question.owner, _cost(question), turn)
        self.hand_out()
        try:
            return await turn
        except asyncio.CancelledError:
            lane.remove(question.owner, turn)
            if not turn.cancelled():
                self.release(turn.result())
            raise

    def release(self, worker: Worker) -> None:
        """Let a worker answer the next question."""
        self.free.append(worker)
        self.hand_out()

    def hand_out(self) -> None:
        """Give each free worker to the question whose turn it is."""
        reserved = self.all[-1]
        self.free.sort(key=lambda worker: worker is reserved)
        while self.free and (turn := self.physics.take()):
            if not turn.cancelled():
                turn.set_result(self.free.pop())
        while self.free and self.free[0] is not reserved and (turn := self.searches.take()):
            if not turn.cancelled():
                turn.set_result(self.free.pop(0))

    def shortened(self, question: Question) -> Question:
        """Return the question with less time the more searches wait, so that no move is late."""
        waiting = len(self.searches)
        share = PLENTY / (1 + waiting / self.count)
        most = min(question.milliseconds or share, share) if waiting else question.milliseconds
        return msgspec.structs.replace(question, milliseconds=most and max(SHORTEST, most))

    async def asked_again(self, worker: Worker, question: Question) -> Reply:
        limit = PHYSICS if question.kind in ("settle", "back") else (question.milliseconds or PLENTY) / 1000 * 4 + GRACE
        try:
            reply = await self.tried(worker, question, limit)
        except asyncio.CancelledError:
            self.recover(worker)
            raise
        except BaseException:
            self.release(worker)
            raise
        self.release(worker)
        return reply

    async def tried(self, worker: Worker, question: Question, limit: float) -> Reply:
        """Return the reply of one worker, whose process is replaced when it dies or hangs."""
        for _ in range(TRIES):
            try:
                await worker.ready()
                return await asyncio.wait_for(worker.ask(question), limit)
            except (TimeoutError, EOFError, ConnectionError, msgspec.MsgspecError):
                self.replaced += 1
                await worker.end()
        raise Failed(question.game)

    def recover(self, worker: Worker) -> None:
        """Free the worker of a cancelled question as soon as it has stopped."""
        if self.closed:
            return

        async def stopped() -> None:
            await worker.cancel()
            self.release(worker)

        task = asyncio.get_running_loop().create_task(stopped())
        self.recovering.add(task)
        task.add_done_callback(self.recovering.discard)

    async def close(self) -> None:
        self.closed = True
        for task in self.recovering:
            task.cancel()
        await asyncio.gather(*self.recovering, return_exceptions=True)
        await asyncio.gather(*[worker.end() for worker in self.all], return_exceptions=True)
