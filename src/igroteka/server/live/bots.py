"""Questions to bots and to physics, and the delays of bots.

A delay tells nothing about a hand: it follows from the level, from the number of actions in a row and from luck, and
is at least as long as a search of the level may take.
"""

import asyncio
import secrets
from random import Random

import msgspec

from igroteka.engine.scene import Label
from igroteka.engine.thinking import Question, Reply
from igroteka.server.logs import log, short
from igroteka.server.shelf import Shelf
from igroteka.tables.table import Table

GOING_ON = 0.5  # each further action of one turn comes so much sooner
SOONEST = 0.1


class Thinkers:
    """A plan of several actions is thought of once and then carried out."""

    def __init__(self, shelf: Shelf, pace: float) -> None:
        self.shelf, self.pace = shelf, pace
        self.looking_back = asyncio.Lock()
        self.plans: dict[str, tuple[int, int, Reply]] = {}  # by table: the version and the seat it goes on with

    async def choose(self, table: Table, seat: int, milliseconds: float | None = None) -> Reply:
        """A bot's plan for a seat, from its view alone; any legal action if that fails."""
        legal = table.playing().state.legal(seat)
        version, planner, plan = self.plans.pop(table.id, (-1, -1, Reply()))
        if (version, planner) == (table.version, seat) and plan.plan[0] in legal:
            return self.carried_on(table, seat, plan)
        reply = await self.asked(table, seat, "plan", milliseconds)
        if not reply.plan or reply.plan[0] not in legal:
            reply = msgspec.structs.replace(reply, plan=legal[:1])
        return self.carried_on(table, seat, reply)

    def carried_on(self, table: Table, seat: int, reply: Reply) -> Reply:
        """Remember what comes after the first action of a plan, if nothing happens in between."""
        if len(reply.plan) > 1:
            rest = msgspec.structs.replace(reply, plan=reply.plan[1:])
            self.plans[table.id] = (table.version + 1, seat, rest)
        return reply

    async def forestall(self, table: Table, seat: int) -> Reply:
        """Return what a bot would do out of turn; no plan means nothing."""
        reply = await self.asked(table, seat, "plan")
        wants = bool(reply.plan) and reply.plan[0] in table.offered(seat)
        return msgspec.structs.replace(reply, plan=reply.plan[:1] if wants else [])

    async def hint(self, table: Table, seat: int, owner: str = "") -> tuple[int | None, Label | None]:
        """Return a hint and its reason, from the seat's view alone."""
        reply = await self.asked(table, seat, "hint", owner=owner)
        legal = table.playing().state.legal(seat) if table.play is not None else []
        return (reply.plan[0], reply.reason) if reply.plan and reply.plan[0] in legal else (None, None)

    async def settle(self, table: Table) -> Reply:
        """Return the answer of physics; it is the same if asked again."""
        return await self.asked(table, -1, "settle")

    async def look_back(self, table: Table, record: str) -> Reply:
        """Review a finished game. One at a time: games in progress come first."""
        async with self.looking_back:
            return await self.reply(
                Question(
                    kind="back",
                    game=self.shelf.names.get(table.game.id, table.game.id),
                    edition=self.shelf.editions.get(table.game.id),
                    position={"record": record},
                    seat=-1,
                    seed="",
                    owner=table.id,
                )
            )

    async def asked(
        self, table: Table, seat: int, kind: str, milliseconds: float | None = None, owner: str = ""
    ) -> Reply:
        play, state, game = table.playing(), table.playing().state, table.game
        question = Question(
            kind=kind,  # type: ignore[arg-type]
            game=self.shelf.names.get(game.id, game.id),
            edition=self.shelf.editions.get(game.id),
            options=table.options,
            position=state.dump() if kind == "settle" else state.view(seat),
            seat=seat,
            level=self.shelf.level(table.seats[seat].level or "") if seat >= 0 else "",
            match=table.match,
            seed=play.luck() if kind == "settle" else secrets.token_hex(16),
            milliseconds=milliseconds,
            owner=owner or table.id,
        )
        reply = await self.reply(question)
        if reply.problem:
            about = {"table": short(table.id), "game": game.id, "problem": reply.problem[:200]}
            log.error("a thinker failed", extra={"about": about})
        return reply

    async def reply(self, question: Question) -> Reply:
        """Workers may die or have no time: then there is no plan. Physics has to be asked again."""
        try:
            return await self.shelf.minds.ask(question)
        except Exception as problem:
            if question.kind == "settle":
                raise
            return Reply(problem=type(problem).__name__)

    def wait(self, reply: Reply, further: int, luck: Random) -> float:
        """Return the seconds from the beginning of a bot's turn to its action; `further` actions precede it."""
        first = self.pace * reply.pace * (0.8 + 0.4 * luck.random())
        return max(min(first, self.pace * SOONEST), first * GOING_ON**further, reply.limit / 1000)

    async def close(self) -> None:
        await self.shelf.minds.close()
