"""Setting up a table: its options, the start of a game, the next game of a match, a new server process."""

from typing import Any, ClassVar

import msgspec

from igroteka.engine.option import holding, with_old_values
from igroteka.tables.play import Play
from igroteka.tables.refusals import refusal
from igroteka.tables.table import REMEMBERED, Command, Entry, Table

LEAST_LEFT = 30_000  # milliseconds of a move that a player has once a server has taken over


class Opened(Entry, tag="opened"):
    """The first entry of every journal."""

    id: str
    code: str
    game: str
    edition: str  # its hash: a table is not continued with another edition
    host: str
    players: int
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    open: bool = False
    chat: bool = False
    move_seconds: int = 0
    window: int = 4000  # milliseconds

    def apply(self, table: Table) -> None:
        if self.game != table.game.id or self.edition != table.game.edition_hash:
            raise refusal("other-box", game=self.game)
        table.id, table.code, table.host = self.id, self.code, self.host
        table.options, table.open, table.chat = self.options, self.open, self.chat
        table.move_seconds, table.window = self.move_seconds, self.window
        table.resize(self.players)


class Changed(Entry, tag="changed"):
    """The settings of the table were changed; None leaves one as it is."""

    options: dict[str, Any] | None = None
    players: int | None = None
    open: bool | None = None
    chat: bool | None = None
    move_seconds: int | None = None
    window: int | None = None

    def apply(self, table: Table) -> None:
        if self.options is not None:
            table.options, table.first = self.options, ""
        table.open = table.open if self.open is None else self.open
        table.chat = table.chat if self.chat is None else self.chat
        table.move_seconds = table.move_seconds if self.move_seconds is None else self.move_seconds
        table.window = table.window if self.window is None else self.window
        if self.players is not None:
            table.resize(self.players)


class Change(Command):
    """Change settings; None leaves one as it is."""

    options: dict[str, Any] | None = None
    players: int | None = None
    open: bool | None = None
    chat: bool | None = None
    move_seconds: int | None = None
    window: int | None = None

    def decide(self, table: Table, now: int) -> list[Entry]:
        if not self._is_own_choice(table):
            table.check_host(self.guest)
        if table.phase == "playing":
            raise refusal("playing-already")
        if table.phase == "over" and self.players not in (None, table.players):
            raise refusal("game-over")  # the record of the game names its number of players
        players = table.players if self.players is None else self.players
        table.game.check_players(players)
        if any(seat.guest is not None for seat in table.seats[players:]):
            raise refusal("seats-in-use")
        kept = holding(table.game.options, table.options, players)
        options = table.game.checked_options({**kept, **(self.options or {})}, players)
        return [
            Changed(
                at=now,
                options=options if self.options is not None or players != table.players else None,
                players=self.players,
                open=self.open,
                chat=self.chat,
                move_seconds=self.move_seconds,
                window=self.window,
            )
        ]

    def _is_own_choice(self, table: Table) -> bool:
        """Return whether only options of own seats change: `figure-2` is an option of the second seat."""
        rest = (self.players, self.open, self.chat, self.move_seconds, self.window)
        changed = [name for name, value in (self.options or {}).items() if table.options.get(name) != value]
        own = tuple(f"-{seat + 1}" for seat in table.seats_of(self.guest))
        return rest == (None,) * len(rest) and bool(changed) and all(name.endswith(own) for name in changed)


class Started(Entry, tag="started"):
    """The start of a game; its set-up follows from the seed."""

    moves: ClassVar[bool] = True
    seed: str
    rules: str  # version of the rules it is played by
    options: dict[str, Any]

    def apply(self, table: Table) -> None:
        options = with_old_values(table.game.options, self.options)
        table.play = Play(table.game, table.players, options, self.seed)
        table.phase, table.pause, table.wish, table.claim, table.turned_away = "playing", None, None, None, set()
        table.round, table.since, table.asked = table.round + 1, self.at, {}
        table.ask(self.at)


class Start(Command):
    seed: str

    def decide(self, table: Table, now: int) -> list[Entry]:
        table.check_host(self.guest)
        if table.phase != "lobby":
            raise refusal("playing-already")
        for seat in table.seats:
            if not seat.taken:
                raise refusal("seat-open", seat=seat.number + 1)
        return [_started(table, self.seed, table.first, now)]


def _started(table: Table, seed: str, first: str, now: int) -> Started:
    options = table.game.checked_options(table.options, table.players)
    if first:
        options["first"] = first  # in a match the seats begin in turn
    return Started(at=now, seed=seed, rules=table.game.version, options=options)


class Again(Entry, tag="again"):
    """The same people set up the next game; `first` begins it."""

    moves: ClassVar[bool] = True
    first: str

    def apply(self, table: Table) -> None:
        table.match = [*table.match, *table.people_won()][-REMEMBERED:]
        table.phase, table.first, table.play, table.pause, table.wish = "lobby", self.first, None, None, None
        for seat in table.seats:
            seat.resigned = False
            if seat.cause == "resigned":
                seat.away, seat.cause, seat.level = False, "", None


class Rematch(Command):
    seed: str

    def decide(self, table: Table, now: int) -> list[Entry]:
        if table.phase != "over" or table.play is None:
            raise refusal("not-over")
        if self.guest != table.host and not table.seats_of(self.guest):
            raise refusal("not-seated")
        first = str((max(table.play.first, 0) + 1) % table.players)
        again: list[Entry] = [Again(at=now, first=first)]
        full = all(seat.taken for seat in table.seats)
        return [*again, _started(table, self.seed, first, now)] if full else again


class TakenOver(Entry, tag="taken-over"):
    """Another server process goes on with this table: the time in between does not count."""

    def apply(self, table: Table) -> None:
        """Let clocks go on from where they stood at the entry before, with at least `LEAST_LEFT`."""
        whole = table.move_seconds * 1000
        for seat, since in table.asked.items():
            table.asked[seat] = self.at + max(since + whole - table.at, LEAST_LEFT) - whole


class TakeOver(Command):
    """A server goes on with the table. `started` is when that server was started, in milliseconds since 1970."""

    started: int

    def decide(self, table: Table, now: int) -> list[Entry]:
        """Stop counting the time since the last entry if no server may have been there and clocks run."""
        running = table.phase == "playing" and table.move_seconds
        return [TakenOver(at=now)] if running and table.at < self.started else []
