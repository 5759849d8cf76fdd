"""A table with its clients around it: what is new is told to everybody, each with their own eyes."""

from collections.abc import Sequence
from time import monotonic
from typing import Any, Protocol

from igroteka import tables
from igroteka.engine.core.state import State
from igroteka.server.metrics import Metrics
from igroteka.server.wire import messages as m
from igroteka.storage import Journal
from igroteka.tables.table import Table

from .client import Client, framed
from .commands import Commands
from .listing import SEATING
from .views import Frames, missed

WORDS = (tables.Emoted, tables.Said)  # they change nothing on the table


def concerned(news: list[tables.Entry]) -> set[int] | None:
    """Return the seats that may see `news`, or None for all. Quiet entries are visible to their author only."""
    for line in news:
        if not isinstance(line, tables.Acted) or not line.quiet:
            return None
    return {line.seat for line in news if isinstance(line, tables.Acted)}


class Background(Protocol):
    """Scheduled work of one table: bots, pauses, clocks."""

    def wake(self) -> None:
        """Something has changed."""

    def rest(self) -> None:
        """Drop whatever is going on."""

    def miss(self, guest: str) -> None:
        """Handle the close of a guest's last connection."""


class Room:
    """A running table: its lock, clients and timers. Its creator sets `background`."""

    background: Background

    def __init__(self, table: Table, journal: Journal, metrics: Metrics, shared: bool) -> None:
        self.table, self.metrics, self.shared = table, metrics, shared
        self.commands = Commands(table, journal, metrics, self)
        self.do = self.commands.do
        self.clients: list[Client] = []
        self.draws = False  # whether a client here asks for scenes
        self.gone: set[str] = set()  # guests who were here and left
        self.news: list[tables.Entry] = []
        self.stages: list[State] = []
        self.last_label: Any = None
        self.touched = monotonic()

    def absorb(self, line: tables.Entry, ref: str | None) -> None:
        if self.draws and isinstance(line, tables.Acted) and not line.quiet:
            self.absorb_seen(line, ref)
        else:
            self.table.absorb(line, ref)
        if isinstance(line, tables.Undone | tables.Started):
            self.stages.clear()
            self.last_label = None
        self.watch()
        self.news.append(line)

    def absorb_seen(self, line: tables.Acted, ref: str | None) -> None:
        """Absorb an action; keep its stages, to be shown one after the other, and its words."""
        play = self.table.playing()
        if any(isinstance(earlier, tables.Acted) for earlier in self.news):
            self.stages.append(play.state)
        self.last_label = self.label(line)
        self.table.absorb(line, ref)
        self.stages += play.stages

    def watch(self) -> None:
        """Keep the stages of actions while browsers draw this table."""
        if self.table.play is not None:
            self.table.play.watched = self.draws

    def label(self, line: tables.Acted) -> Any:
        """Return the words of an action; None if an own game fails, which the scene reports."""
        if line.seat < 0:
            return None
        try:
            return self.table.game.table().label(self.table.playing().state.view(line.seat), line.seat, line.action)
        except Exception:
            return None

    # Broadcasting

    def frames(self, stages: Sequence[State] = ()) -> Frames:
        return Frames(self.table, self.online, self.last_label, stages)

    def show(self, client: Client) -> None:
        if not self.news:  # else everybody is about to be told
            client.send_frame(self.frames().frame(client))

    def broadcast(self) -> None:
        """Tell everybody what has been absorbed since the last time; then see what is due."""
        self.touched = monotonic()
        if not self.news:
            return
        news, stages = self.news, self.stages
        self.news, self.stages = [], []
        self.metrics.absorbed(news)
        alone = len(news) == 1 and type(news[0]) is tables.Acted  # says nothing aloud and seats nobody
        if alone or self.pass_on_words(news):
            self.broadcast_state(news, stages)
            self.background.wake()

    def pass_on_words(self, news: list[tables.Entry]) -> bool:
        """Pass on words and emotes; return whether anything else has happened."""
        self.drop_lost_eyes(news)
        for line in news:
            self.pass_on(line)
        return any(type(line) not in WORDS for line in news)

    def broadcast_state(self, news: list[tables.Entry], stages: list[State]) -> None:
        frames, only = self.frames(stages), concerned(news)
        for client in self.clients:
            if only is None or client.seat in only:
                client.send_frame(frames.frame(client))

    def drop_lost_eyes(self, news: list[tables.Entry]) -> None:
        """Take the view of a seat away from clients that have lost the seat."""
        if any(isinstance(line, SEATING) for line in news):
            for client in self.clients:
                if client.seat not in self.table.seats_of(client.guest.id):
                    client.seat = None

    def pass_on(self, line: tables.Entry) -> None:
        if isinstance(line, tables.Emoted):
            self.send_all(m.Emoted(line.seat, line.emote))
        elif isinstance(line, tables.Said):
            self.send_all(m.Said(line.seat, line.text))

    def send_all(self, message: Any) -> None:
        frame = framed(message)
        for client in self.clients:
            client.send_frame(frame)

    # Coming and going

    def online(self, guest: str | None) -> bool:
        """Return whether a guest is connected. With several processes: unless this one saw the guest leave."""
        if guest is None:
            return False
        here = any(client.guest.id == guest for client in self.clients)
        return here or (self.shared and guest not in self.gone)

    @property
    def idle(self) -> bool:
        """Nobody looks and nothing is being written."""
        return not self.clients and not self.commands.lock.locked()

    async def join(self, client: Client, version: int | None) -> None:
        """A client has said hello: show it the table, and what it missed."""
        async with self.commands.lock:
            seats = self.table.seats_of(client.guest.id)
            client.seat = client.seat if client.seat in seats else self.first_look(seats)
            news = bool(seats) and not self.online(client.guest.id)
            self.gone.discard(client.guest.id)
            self.clients.append(client)
            self.draws = self.draws or client.wants == "scene"
            self.watch()
            self.greet(client, version)
            if news:
                self.broadcast_but(client)
            self.background.wake()

    def first_look(self, seats: list[int]) -> int | None:
        """Return the seat shown first: none on a shared device with hidden hands."""
        shared = self.table.game.hidden and len(seats) > 1
        return seats[0] if seats and not shared else None

    def greet(self, client: Client, version: int | None) -> None:
        frames = self.frames()
        if client.wants == "view" or version is None:
            return client.send_frame(frames.frame(client))
        return client.send(frames.scene_message(client, missed(self.table, version)))

    def broadcast_but(self, but: Client) -> None:
        frames = self.frames()
        for client in self.clients:
            if client is not but:
                client.send_frame(frames.frame(client))

    def leave(self, client: Client) -> None:
        if client in self.clients:
            self.clients.remove(client)
            self.draws = any(other.wants == "scene" for other in self.clients)
            self.watch()
        if self.table.seats_of(client.guest.id) and all(c.guest.id != client.guest.id for c in self.clients):
            self.gone.add(client.guest.id)
            self.broadcast_but(client)
            self.background.miss(client.guest.id)
        self.touched = monotonic()

    def look(self, client: Client, seat: int | None) -> None:
        client.seat = seat if seat in self.table.seats_of(client.guest.id) else None
        client.send_frame(self.frames().frame(client))
