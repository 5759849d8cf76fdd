"""Where bots think and physics is worked out, away from the event loop; and how long bots seem to think."""

import asyncio
import secrets
import threading
from concurrent.futures import ThreadPoolExecutor

from igroteka.engine.answers import Answer
from igroteka.engine.dice import Dice
from igroteka.engine.scene import Label
from igroteka.server.logs import log, short
from igroteka.server.shelf import Shelf
from igroteka.tables.table import Table


class Thinkers:
    def __init__(self, shelf: Shelf, threads: int, pace: float) -> None:
        self.shelf, self.pace = shelf, pace
        self.pool = ThreadPoolExecutor(threads, "bots")

    async def choose(self, table: Table, seat: int, stop: threading.Event) -> int:
        """A bot's action for a seat, from its view alone; any legal one if the bot fails."""
        state = table.playing().state
        bot = self.shelf.bot(table.game.id, self.shelf.level(table.seats[seat].level or ""))
        view, dice, legal = state.view(seat), Dice(secrets.token_hex(8)), state.legal(seat)
        loop = asyncio.get_running_loop()
        try:
            action = await loop.run_in_executor(self.pool, bot.choose, table.game, view, seat, dice, stop)
        except Exception:
            log.exception("bot failed", extra={"about": {"table": short(table.id), "game": table.game.id}})
            return legal[0]
        return action if table.game.why_not(state, seat, action) is None else legal[0]

    async def hint(self, table: Table, seat: int) -> tuple[int, Label | None]:
        """What a good player would do, and why; from the seat's view alone."""
        return await self.choose(table, seat, threading.Event()), None

    async def settle(self, table: Table) -> Answer:
        """What physics answers; the same however often it has to be asked."""
        play = table.playing()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pool, table.game.settle, play.state.clone(), play.luck())

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
