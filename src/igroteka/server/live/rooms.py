"""All tables in this process's memory: opened on demand from their journals, let go when nobody looks at them."""

import asyncio
import secrets
from contextlib import suppress
from time import monotonic

from igroteka import tables
from igroteka.engine.core.dice import new_seed
from igroteka.engine.game import Game
from igroteka.engine.refusal import Refusal
from igroteka.server.avatars import fit_name, fit_picture
from igroteka.server.clock import now
from igroteka.server.errors import refusal
from igroteka.server.guard.guests import Guest
from igroteka.server.logs import log, log_event, short
from igroteka.server.metrics import Metrics
from igroteka.server.settings import Settings
from igroteka.server.shelf import Shelf
from igroteka.server.wire.api import NewTable, SeatWish, TableLink
from igroteka.storage import Journal, Taken
from igroteka.storage import NewTable as NewLine
from igroteka.tables import Table, decode, encode

from .automation import Automation
from .bots import Thinkers
from .listing import about
from .room import Room
from .scores import BOOK

ATTEMPTS = 20


class Rooms:
    def __init__(
        self, journal: Journal, shelf: Shelf, thinkers: Thinkers, metrics: Metrics, settings: Settings
    ) -> None:
        self.journal, self.shelf, self.thinkers, self.metrics = journal, shelf, thinkers, metrics
        self.breath = int(settings.bot_breath * 1000)
        self.began = now()
        self.unload_after, self.away_after = settings.unload_after, settings.away_after
        self.shared = settings.database.startswith("postgres")
        self.loaded: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room]] = {}

    # Opening

    async def room(self, id: str) -> Room:
        """The room of a table, from memory or from the journal."""
        room = self.loaded.get(id)
        if room is not None:
            return room
        loading = self.loading.get(id)
        if loading is None:
            loading = self.loading[id] = asyncio.ensure_future(self.load(id))
            loading.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(loading)

    async def load(self, id: str) -> Room:
        entries = await self.journal.read(id)
        if not entries or id.startswith(BOOK):
            raise refusal("no-table")
        first = decode(entries[0].body)
        if not isinstance(first, tables.Opened):
            raise refusal("no-table")
        table = Table(self.shelf.game(first.game), self.breath)
        for entry in entries:
            table.absorb(decode(entry.body), entry.action_id)
        room = self.keep(table)
        with suppress(Exception):  # said in the log; the table is shown, and its clocks try again
            await room.do(tables.TakeOver(started=self.began))
        return room

    def keep(self, table: Table) -> Room:
        room = Room(table, self.journal, self.metrics, self.shared)
        room.background = Automation(room, self.thinkers, self.away_after, self.began)
        self.loaded[table.id] = room
        return room

    # A new table

    async def open(self, wish: NewTable, host: Guest) -> TableLink:
        game = self.shelf.game(wish.game)
        for attempt in range(ATTEMPTS):
            lines = self.first_lines(wish, game, host, secrets.token_urlsafe(15), new_code(attempt))
            table = Table(game, self.breath)
            for line in lines:
                table.absorb(line)
            if await self.created(table, lines):
                log_event("table opened", table=short(table.id), game=game.id, players=table.players)
                self.keep(table)
                return TableLink(table.id, table.code)
        raise refusal("crowded")

    async def created(self, table: Table, lines: list[tables.Entry]) -> bool:
        line = NewLine(table.id, table.game.id, table.phase, table.open, table.code, about(table))
        try:
            await self.journal.create_table(line, [encode(entry) for entry in lines])
        except Taken:  # the code is in use
            return False
        return True

    def first_lines(self, wish: NewTable, game: Game, host: Guest, id: str, code: str) -> list[tables.Entry]:
        players = wish.players or len(wish.seats) or game.players[0]
        game.check_players(players)
        opened = tables.Opened(
            at=now(),
            id=id,
            code=code,
            game=game.id,
            edition=game.edition_hash,
            host=host.id,
            players=players,
            options=game.checked_options(wish.options, players),
            open=wish.open,
            chat=wish.chat,
            move_seconds=wish.move_seconds,
            window=4000 if wish.window_seconds is None else int(wish.window_seconds * 1000),
        )
        seated = [self.seated(seat, number, host) for number, seat in enumerate(wish.seats[:players])]
        lines: list[tables.Entry] = [opened, *(line for line in seated if line is not None)]
        return [*lines, *self.started(game, lines)] if wish.start else lines

    def seated(self, wish: SeatWish, number: int, host: Guest) -> tables.Entry | None:
        if wish.kind == "bot":
            return tables.BotSat(at=now(), seat=number, level=self.shelf.level(wish.level))
        if wish.kind == "me":
            name = fit_name(wish.name or host.name)
            picture = fit_picture(wish.picture) or host.picture
            return tables.Sat(at=now(), seat=number, guest=host.id, name=name, picture=picture)
        return None

    def started(self, game: Game, lines: list[tables.Entry]) -> list[tables.Entry]:
        """A game that begins at once, if nobody is missing."""
        table = Table(game, self.breath)
        for line in lines:
            table.absorb(line)
        return table.entries_for(tables.Start(seed=new_seed()), now()) if all(s.taken for s in table.seats) else []

    # In the background

    async def follow(self) -> None:
        """Take in what other processes write."""
        async for change in self.journal.changes():
            rooms = list(self.loaded.values()) if change.table is None else [self.loaded.get(change.table)]
            for room in rooms:
                if room is not None and (change.table is None or change.head > room.table.head):
                    await self.refresh(room)

    async def refresh(self, room: Room) -> None:
        try:
            await room.commands.refresh()
        except Refusal:
            log.exception("cannot read the journal", extra={"about": {"table": short(room.table.id)}})

    async def sweep(self) -> None:
        """Every now and then let go of tables nobody looks at."""
        while True:
            await asyncio.sleep(max(1.0, self.unload_after / 4))
            self.unload(monotonic() - self.unload_after)

    def unload(self, before: float) -> None:
        idle = [
            r for r in self.loaded.values() if not r.clients and not r.commands.lock.locked() and r.touched < before
        ]
        for room in idle:
            room.background.rest()
            del self.loaded[room.table.id]


def new_code(attempt: int) -> str:
    """Digits, to be typed on any keyboard; more of them where the short ones are used up."""
    return str(secrets.randbelow(9 * 10 ** (5 + attempt // 5)) + 10 ** (5 + attempt // 5))
