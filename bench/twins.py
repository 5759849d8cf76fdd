"""Twin tables compared: `python -m bench twins [GAME ...] [--pairs 100000]`.

Tables that differ only in what a viewer cannot know are played side by side through the server's own handlers. After
every step all that comes out is compared, byte for byte: messages to the viewer's seat, to a program on it, to a
television and to a spectator, replies to every command, answers about the moves so far, what is due next, and the
delays of bots. Of tables in step each two are a pair: all of them put out the same, or a difference is counted.
The first difference of each kind is printed.
"""

import argparse
import asyncio
import os
import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from typing import Any
from unittest.mock import patch

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from igroteka import games, tables
from igroteka.bots.levels import LEVELS
from igroteka.check.subject import Subject, subjects
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.seats import CHANCE
from igroteka.engine.core.state import State
from igroteka.engine.game import Game
from igroteka.engine.refusal import Refusal
from igroteka.engine.thinking import Question, Reply
from igroteka.lab.cores import shared_out
from igroteka.server.guard.guests import Guest
from igroteka.server.guard.limits import Turns
from igroteka.server.http import moves, replays
from igroteka.server.live import automation, commands, views
from igroteka.server.live.automation import Automation
from igroteka.server.live.bots import Thinkers
from igroteka.server.live.client import Client, Post, encode
from igroteka.server.live.listing import about
from igroteka.server.live.room import Room
from igroteka.server.metrics import Metrics
from igroteka.server.settings import Settings
from igroteka.server.shelf import Shelf
from igroteka.server.ws.connection import Connection, Connections
from igroteka.server.ws.handlers import HANDLERS
from igroteka.storage import NewTable, open_journal
from igroteka.tables import Table
from igroteka.tables import encode as line_of
from igroteka.tables.play import asked, letting_go

PAIRS = 100_000  # for each game
TWINS = 8  # tables side by side
STEPS = 10  # of one group of tables
PART = 1000  # pairs of one piece of work
TRIES = 8  # actions tried until one is found that many of the tables can do
FIRST = 80  # actions of a random game before its first group, at most
WINDOW = 4000  # milliseconds of a pause
PACE = 0.65  # seconds, of bots
VIEWER, LOOKER = "ann", "zoe"  # sits at the table; looks on
EASY = Settings(message_rate=1e9, message_burst=1e9, patience=10**9)
Output = list[tuple[str, bytes]]


class Difference(msgspec.Struct):
    """Two outputs of tables that the viewer cannot tell apart."""

    game: str
    kind: str
    where: str
    one: str
    other: str


class Found(msgspec.Struct):
    """The result of one piece of work."""

    game: str
    pairs: int = 0
    positions: int = 0  # in which a table's output was taken
    messages: int = 0
    bytes: int = 0
    kinds: dict[str, int] = {}  # of messages compared
    differences: list[Difference] = []


# One table


class Clock:
    """Time that passes only when it is told to."""

    now = 1_000_000_000

    def __call__(self) -> int:
        return self.now


class AtOnce(Post):
    """A post that writes at once, not in the next round of the loop."""

    def add(self, client: Client) -> None:
        client.flush()


class Ear:
    """A transport that notes what is written to it under a name."""

    def __init__(self, name: str, heard: Output) -> None:
        self.name, self.heard = name, heard

    def is_closing(self) -> bool:
        return False

    def write(self, data: bytes) -> None:
        self.heard.append((self.name, data))

    def get_write_buffer_size(self) -> int:
        return 0


class Quiet(Automation):
    """An automation that says what is due and does nothing."""

    def wake(self) -> None: ...

    def miss(self, guest: str) -> None: ...


class Minds:
    """Bots whose plan depends on their hand: as many actions as may be."""

    def __init__(self, game: Game) -> None:
        self.game, self.asked = game, b""

    async def ask(self, question: Question) -> Reply:
        self.asked = msgspec.json.encode(msgspec.structs.replace(question, seed=""))
        state = self.game.imagine(question.position, question.seat, Dice("minds"))
        legal, level = state.legal(question.seat), LEVELS[question.level or "amateur"]
        plan = legal[: 1 + len(legal) % 3]
        return Reply(plan=plan, value=1 / (1 + len(legal)), pace=level.pace, limit=level.milliseconds)

    async def close(self) -> None: ...


class Setting(msgspec.Struct):
    """The same for all twins: the game, who sits where, and whose eyes are compared."""

    subject: Subject
    viewer: int | None  # None: whoever has no seat
    sitters: list[str | None]  # None: a bot
    move_seconds: int

    @property
    def seat(self) -> int:
        """A seat for the viewer's messages; not the viewer's own where there is none."""
        return self.viewer or 0


class Twin:
    """A table with its clients, in the position it is given."""

    def __init__(self, setting: Setting, clock: Clock) -> None:
        self.setting, self.clock, self.heard = setting, clock, Output()
        self.minds, self.metrics = Minds(setting.subject.game), Metrics()
        self.table = Table(setting.subject.game)

    async def open(self, base: State) -> "Twin":
        journal = await open_journal("memory:")
        lines = self.lines()
        for line in lines:
            self.table.absorb(line)
        await journal.create_table(NewTable("t", self.table.game.id), [line_of(line) for line in lines])
        self.lay(base)
        self.room = Room(self.table, journal, self.metrics, shared=False)
        levels = list(LEVELS)
        shelf = Shelf([self.table.game], self.minds, levels, levels[0])
        self.room.background = self.background = Quiet(self.room, Thinkers(shelf, PACE), 0)
        rooms: Any = OneRoom(self.room, self.background.thinkers, shelf)
        self.connections = Connections(rooms, self.metrics, EASY, NoTurns())
        self.ann = await self.connect(VIEWER, "seat", "scene")
        await self.connect(VIEWER, "program", "view")
        await self.say(await self.connect(VIEWER, "television", "scene"), type="look", seat=None)
        self.zoe = await self.connect(LOOKER, "spectator", "scene")
        await self.connect(LOOKER, "spectator's program", "view")
        return self

    def lines(self) -> list[tables.Entry]:
        setting, at = self.setting, self.clock.now
        game, options = setting.subject.game, game_options(setting.subject)
        opened = tables.Opened(
            at=at, id="t", code="1", game=game.id, edition=game.edition_hash, host=VIEWER,
            players=setting.subject.players, options=options, move_seconds=setting.move_seconds, window=WINDOW,
        )  # fmt: skip
        seats: list[tables.Entry] = [
            tables.BotSat(at=at, seat=seat, level=list(LEVELS)[seat % len(LEVELS)])
            if guest is None
            else tables.Sat(at=at, seat=seat, guest=guest, name=guest, picture="cat")
            for seat, guest in enumerate(setting.sitters)
        ]
        return [opened, *seats, tables.Started(at=at, seed="twins", rules=game.version, options=options)]

    def lay(self, base: State) -> None:
        """Let the game begin in this position."""
        play = self.table.playing()
        play.dealt = base.clone  # type: ignore[method-assign]
        play.state, play.first = base.clone(), base.turn
        self.table.asked = {}
        self.table.ask(self.clock.now)

    async def connect(self, guest: str, name: str, wants: str, **hello: Any) -> Connection:
        connections = self.connections
        ear: Any = Ear(name, self.heard)
        socket: Any = None
        one = Connection(connections, socket, self.room, Client(ear, Guest(guest), post=AtOnce()), HANDLERS)
        await self.say(one, type="hello", wants=wants, **hello)
        return one

    @property
    def state(self) -> State:
        return self.table.playing().state

    def guest(self, seat: int) -> str | None:
        return self.table.seats[seat].guest if not self.table.seats[seat].by_bot else None

    async def say(self, on: Connection, **message: Any) -> None:
        """A client's message, as the loop of a connection takes it."""
        try:
            if (asked := on.understand(msgspec.json.encode(message))) is not None:
                await asked
        except Refusal as problem:
            on.excuse(problem)

    async def act(self, seat: int, action: int, number: int) -> None:
        version = self.table.version
        if seat == self.setting.viewer and self.guest(seat) == VIEWER:
            told = f"#{action}"
            await self.say(self.ann, type="act", id=f"a{number}", version=version, seat=seat, action=told)
        else:
            guest = None if seat == CHANCE else self.guest(seat)
            await self.room.do(tables.Act(guest=guest, seat=seat, action=action, version=version))

    # What else comes out

    def note(self, kind: str, told: Any) -> None:
        self.heard.append((kind, told if isinstance(told, bytes) else encode(told)))

    def note_due(self) -> None:
        """Note the due tasks of the table and their times, without bots that may cut in, which nobody notices."""
        due = [(deed.func.__name__, list(map(plain, deed.args))) if isinstance(deed, partial) else deed.__name__
               for deed in self.background.due()]  # fmt: skip
        self.note("due", [deed for deed in due if deed[0] != Quiet.forestall.__name__])
        self.note("the list of tables", [self.table.phase, about(self.table)])

    def note_undo(self) -> None:
        """Note the answer to a request for undo from each seat."""
        for seat in range(self.table.players):
            command = tables.AskUndo(guest=self.guest(seat) or "nobody", seat=seat)
            self.note("undo", self.decided(command))

    def decided(self, command: tables.Command) -> Any:
        """Return the result of a command. The number of kept actions counts the visible ones."""
        quiet = self.table.playing().quiet
        try:
            lines = [msgspec.to_builtins(line) for line in self.table.entries_for(command, self.clock.now)]
            for line in lines:
                if "keep" in line:
                    line["keep"] -= sum(index < line["keep"] for index in quiet)
            return lines
        except Refusal as problem:
            return [problem.key, problem.rule, problem.args_by_name]

    def note_moves(self, eyes: int | None, part: float | None = None) -> None:
        """The answers about the moves so far of a game being played: the table after each of them, or after one."""
        play = self.table.playing()
        seen = sum(index not in play.quiet for index in range(len(play.done)))
        self.note("replay: moves", moves.told(self.room, eyes))
        for count in range(seen + 1) if part is None else [int(part * (seen + 1))]:
            self.note("replay: scene", moves.scene(self.room, eyes, count))

    async def come_late(self, guest: str, missed: int) -> None:
        """Open the table once more, as after a break in which something was missed."""
        late = await self.connect(guest, "late", "scene", version=max(0, self.table.version - missed))
        self.room.leave(late.client)

    async def note_delay(self, seat: int) -> None:
        """When a bot would act, in its turn or out of it."""
        reply = await self.background.thinkers.choose(self.table, seat)
        wait = self.background.thinkers.wait(reply, self.background.further(seat), random.Random(1))
        wait = self.background.delay(seat, reply) if seat in self.table.rivals() else wait
        self.background.thinkers.plans.clear()
        self.minds.asked = b""
        self.note("delay", round(wait, 6))

    async def probe(self, probes: Iterable[tuple[str, dict[str, Any]]]) -> None:
        for who, message in probes:
            await self.say(self.ann if who == VIEWER else self.zoe, **message)
            if message["type"] == "hint":
                self.note("question", self.minds.asked if who == VIEWER else b"")
                self.minds.asked = b""

    def taken(self) -> Output:
        heard = list(self.heard)
        self.heard.clear()
        return heard


class NoTurns(Turns):
    """Turns in which nobody waits."""

    def wait(self, address: str, cost: float) -> None:
        return None


class OneRoom:
    """The set of rooms that handlers use, with one room."""

    def __init__(self, room: Room, thinkers: Thinkers, shelf: Shelf) -> None:
        self.one, self.thinkers, self.shelf = room, thinkers, shelf

    async def room(self, id: str) -> Room:
        return self.one


def game_options(subject: Subject) -> dict[str, Any]:
    return subject.game.checked_options(subject.options, subject.players)


def plain(told: Any) -> Any:
    """Return an argument of a due task as plain data; a pause as its seat and times."""
    return [told.by, told.began, told.until] if hasattr(told, "until") else told


# Tables side by side


class Group:
    """Twins of one position, all in step, as long as their viewer cannot tell them apart."""

    def __init__(self, setting: Setting, base: State, dice: Dice, where: str, found: Found) -> None:
        self.setting, self.dice, self.where, self.found = setting, dice, where, found
        self.clock, self.number, self.event = Clock(), 0, ""
        self.luck = random.Random(dice.below(1 << 30))
        self.states = [base.clone() for _ in range(TWINS)]
        for number, state in enumerate(self.states[1:]):
            state.redeal(-1 if setting.viewer is None else setting.viewer, Dice(f"{where} {number}"))

    async def play(self) -> State:
        """Go on for some steps; return the position of the first table."""
        with ExitStack() as stack:
            for module in (commands, views, automation):
                stack.enter_context(patch.object(module, "now", self.clock))
            for module in (moves, replays):  # they would rest now and then
                stack.enter_context(patch.object(module, "gently", iter))
            self.twins = [await Twin(self.setting, self.clock).open(state) for state in self.states]
            self.things = self.scenery()
            await self.look("opening")
            for _ in range(STEPS):
                if len(self.twins) < 2 or not await self.step():
                    break
                await self.look("step")
            first = self.twins[0]
            if first.table.phase == "playing" and len(self.twins) > 1:
                await self.end()
        return first.state

    def scenery(self) -> list[str]:
        """Names of things that may be touched."""
        seat, first = self.setting.viewer, self.twins[0]
        scene = self.setting.subject.game.table().scene(first.state.view(seat), seat)
        return [*(zone.id for zone in scene.zones), *(sprite.id for sprite in scene.sprites)]

    async def look(self, kind: str) -> None:
        """Ask for all that can be asked for, and compare it with what has come out since the last time."""
        probes, part, late = self.probes(), self.luck.random(), self.luck.random() < 0.4
        eyes = self.luck.choice([self.setting.viewer, None])
        guest, missed = self.luck.choice([VIEWER, LOOKER]), self.luck.randrange(6)
        for twin in self.twins:
            await twin.probe(probes)
            twin.note_due()
            twin.note_undo()
            twin.note_moves(eyes, part)
            if late:
                await twin.come_late(guest, missed)
        self.found.pairs += len(self.twins) * (len(self.twins) - 1) // 2
        self.found.positions += len(self.twins)
        self.compare(kind)

    def probes(self) -> list[tuple[str, dict[str, Any]]]:
        """Messages that change nothing: questions, and commands that are refused."""
        table, seat, luck = self.twins[0].table, self.setting.seat, self.luck
        able = set(table.playing().legal(seat)) if table.may_act(seat) else set()
        number = luck.randrange(table.game.action_count)
        late = max(0, table.version - luck.randrange(3))
        wrong = [] if number in able else [self.act(number, table.version), self.act(number, late)]
        few = [
            (VIEWER, {"type": "why", "id": "w", "seat": seat, "path": self.path()}),
            (VIEWER, {"type": "why", "id": "w", "seat": seat, "path": self.path()}),
            (VIEWER, {"type": "hint", "id": "h", "seat": seat}),
            (LOOKER, {"type": "hint", "id": "h", "seat": luck.randrange(table.players)}),
            (LOOKER, {"type": "undo", "id": "u", "seat": seat}),
            *wrong,
        ]
        rare = luck.sample(self.rare(seat), 2)
        looked = any(message["type"] == "look" for _, message in rare)
        back = [(VIEWER, {"type": "look", "seat": self.setting.viewer})] if looked else []
        return [*few, *rare, *back]

    def act(self, number: int, version: int) -> tuple[str, dict[str, Any]]:
        told = {"type": "act", "id": f"x{self.luck.random()}", "version": version, "action": f"#{number}"}
        return VIEWER, {**told, "seat": self.setting.seat}

    def rare(self, seat: int) -> list[tuple[str, dict[str, Any]]]:
        point = [self.luck.randrange(-60, 60), self.luck.randrange(-60, 60)]
        end = {"id": "r", "seat": seat}
        taken = [(LOOKER, {"type": "sit", **end})] if self.setting.viewer is not None else []  # else it is a bot's
        return [
            *taken,
            (VIEWER, {"type": "look", "seat": (seat + 1) % self.setting.subject.players}),
            (LOOKER, {"type": "look", "seat": seat}),
            (VIEWER, {"type": "aim", "version": 10**6, "path": self.path(), "at": point, **end}),
            (VIEWER, {"type": "hello"}),
            (VIEWER, {"type": "consent", "id": "r", "yes": True}),
            (VIEWER, {"type": "back", **end}),
            (VIEWER, {"type": "start", "id": "r"}),
            (VIEWER, {"type": "rematch", "id": "r"}),
            (VIEWER, {"type": "say", "seat": seat, "text": "hm"}),
            (VIEWER, {"type": "emote", "seat": seat, "emote": "clap"}),
            (VIEWER, {"type": "options", "id": "r", "open": True}),
            (VIEWER, {"type": "ping"}),
            (LOOKER, {"type": "resign", **end}),
            (LOOKER, {"type": "go", "id": "r"}),
            (LOOKER, {"type": "why", "path": self.path(), **end}),
        ]

    def path(self) -> list[str]:
        return self.luck.choices(self.things, k=self.luck.randint(1, 3)) if self.things else ["nothing"]

    # One step

    async def step(self) -> bool:
        """Let something happen at all tables that the viewer sees alike; return whether the game goes on."""
        table = self.twins[0].table
        self.number += 1
        self.clock.now += self.luck.randrange(50, 2500)
        if self.luck.random() < 0.1:
            await self.come_and_go()
        if table.phase != "playing":
            return False
        if table.pause is not None and not self.luck.random() < 0.3:
            return await self.sit_out()
        move = self.move()
        if move is None:
            return table.pause is not None and await self.sit_out()
        seat, actions = move
        if seat != CHANCE and table.seats[seat].by_bot and table.pause is None:
            for twin in self.twins:
                await twin.note_delay(seat)
        self.event = f"{seat}: {table.game.name(actions[0])}"
        for twin, action in zip(self.twins, actions, strict=True):
            await twin.act(seat, action, self.number)
        return all(twin.table.phase == "playing" for twin in self.twins)

    async def sit_out(self) -> bool:
        """End the pause; before that some let go, each table for itself: nobody sees that."""
        for twin in self.twins:
            pause = twin.table.pause
            for seat in asked(twin.state, pause.by) if pause else []:
                let = letting_go(twin.state, seat)
                if let is not None and seat != self.setting.viewer and self.luck.random() < 0.5:
                    await twin.act(seat, let, self.number)
        self.clock.now += WINDOW
        for twin in self.twins:
            await twin.room.do(tables.RunOut())
        return all(twin.table.phase == "playing" for twin in self.twins)

    async def come_and_go(self) -> None:
        """Somebody else opens the table, or closes it; somebody's place is taken by a bot, or taken back."""
        seat = next((n for n, name in enumerate(self.setting.sitters) if name not in (None, VIEWER)), None)
        if seat is None:
            return
        for twin in self.twins:
            away, guest = twin.table.seats[seat].away, twin.table.seats[seat].guest
            await twin.room.do(tables.Return(guest=guest, seat=seat) if away else tables.Leave(guest=guest, seat=seat))

    def move(self) -> tuple[int, list[int]] | None:
        """Choose an action that many of the tables can do with the same sight for the viewer; drop the others."""
        best: list[tuple[Twin, int]] = []
        chosen = CHANCE
        for seat, action in self.candidates():
            seen = self.seen(self.twins[0].state, seat, action)
            found = [(twin, self.alike(twin.state, seat, action, seen)) for twin in self.twins]
            able = [(twin, other) for twin, other in found if other is not None]
            if len(able) > len(best):
                best, chosen = able, seat
            if len(best) == len(self.twins):
                break
        if len(best) < 2:
            return None
        self.twins = [twin for twin, _ in best]
        return chosen, [action for _, action in best]

    def candidates(self) -> Iterator[tuple[int, int]]:
        table, state = self.twins[0].table, self.twins[0].state
        actors = [seat for seat in state.actors() if seat == CHANCE or table.may_act(seat)]
        for _ in range(TRIES if actors else 0):
            seat = self.luck.choice(actors)
            yield seat, state.settle(self.dice) if seat == CHANCE else self.luck.choice(state.legal(seat))

    def seen(self, state: State, seat: int, action: int) -> list[Any]:
        """Return all that viewer and spectator see while an action is done, and after it."""
        views, after = list[Any](), state.clone()

        def note(stage: State) -> None:
            views.extend((stage.view(self.setting.viewer), stage.view(None)))

        after.witness = note
        after.apply(seat, action)
        after.witness = None
        note(after)
        return views

    def alike(self, state: State, seat: int, action: int, seen: list[Any]) -> int | None:
        """Return an action of this table after which the viewer sees the same; now and then another one."""
        if seat not in state.actors():
            return None
        others = [action]
        if seat not in (CHANCE, self.setting.viewer):
            legal = state.legal(seat)
            others += self.luck.sample(legal, min(4, len(legal)))
            self.luck.shuffle(others) if self.luck.random() < 0.3 else None
        for other in others:
            if state.is_legal(seat, other) and self.seen(state, seat, other) == seen:
                return other
        return None

    # The end of the group

    async def end(self) -> None:
        """Compare the moves so far, then one of the commands that change the game for good."""
        for twin in self.twins:
            for eyes in {self.setting.viewer, None}:
                twin.note_moves(eyes)
        self.compare("end")
        people = [seat for seat, name in enumerate(self.setting.sitters) if name is not None]
        bots = [seat for seat, name in enumerate(self.setting.sitters) if name is None]
        if not self.twins[0].table.people():
            return  # whoever looks on may take a bot's seat, and its hand
        seat, way = self.luck.choice(people), self.luck.choice(["undo", "undo", "resign", "claim"])
        for twin in self.twins:
            guest = twin.table.seats[seat].guest
            if way == "claim" and bots:
                await twin.say(twin.zoe, type="sit", id="s", seat=bots[0])
                await twin.say(twin.ann, type="consent", id="n", yes=False)
            elif way == "resign":
                await twin.room.do(tables.Resign(guest=guest, seat=seat))
            else:
                await twin.room.do(tables.AskUndo(guest=guest, seat=seat))
                for other in sorted(twin.table.people()):
                    if twin.table.wish is not None:
                        await twin.room.do(tables.Consent(guest=other, yes=True))
        if self.twins[0].table.phase == "playing":
            await self.look(way)

    # Comparing

    def compare(self, kind: str) -> None:
        """Compare what came out of each table with what came out of the first; drop those that differ."""
        outputs = [twin.taken() for twin in self.twins]
        if any(twin.table.phase == "over" for twin in self.twins):
            return  # all is shown then
        first, kept = outputs[0], self.twins[:1]
        self.found.messages += sum(map(len, outputs))
        self.found.bytes += sum(len(data) for output in outputs for _, data in output)
        for name, count in Counter(name for name, _ in first).items():
            self.found.kinds[name] = self.found.kinds.get(name, 0) + count * len(outputs)
        for twin, output in zip(self.twins[1:], outputs[1:], strict=True):
            if output == first:
                kept.append(twin)
            else:
                self.found.differences.append(self.difference(kind, first, output))
        self.twins = kept

    def difference(self, kind: str, first: Output, output: Output) -> Difference:
        pairs = zip([*first, ("nothing", b"")], [*output, ("nothing", b"")], strict=False)
        (name, one), (name_too, other) = next((a, b) for a, b in pairs if a != b)
        one, other = (data[max(0, data.find(b"{")) :] for data in (one, other))  # without the head of the frame
        at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
        cut = slice(max(0, at - 120), at + 120)
        both = f"{name} / {name_too}" if name != name_too else name
        told = [data[cut].decode(errors="replace") for data in (one, other)]
        subject = self.setting.subject
        step = f"{self.where}, step {self.number} ({kind}) after {self.event}"
        where = f"{step}, seat {self.setting.viewer} of {subject.players}, {subject.options}"
        return Difference(subject.name, both, where, *told)


# Many of them


class Part(msgspec.Struct):
    """A piece of work: so many pairs of a game."""

    game: str
    seed: int
    pairs: int


def compared(part: Part) -> Found:
    return asyncio.run(walked(part))


async def walked(part: Part) -> Found:
    """Play random games and compare twins of positions on the way."""
    found, dice = Found(part.game), Dice(f"twins {part.game} {part.seed}")
    luck = random.Random(f"{part.game} {part.seed}")
    known = subjects(part.game, None)
    while found.pairs < part.pairs:
        subject = luck.choice(known)
        state = subject.start(luck.getrandbits(40))
        skip, number = luck.randrange(FIRST), 0
        while found.pairs < part.pairs and (actors := state.actors()):
            number += 1
            if number < skip or CHANCE in actors or state.pause():
                seat = luck.choice(actors)
                state.apply(seat, state.settle(dice) if seat == CHANCE else luck.choice(state.legal(seat)))
                continue
            where = f"seed {part.seed}, action {number}"
            state = await Group(setting_for(subject, luck), state, dice, where, found).play()
            skip = number + luck.randrange(12)
    return found


def setting_for(subject: Subject, luck: random.Random) -> Setting:
    viewer = luck.choice([None, *range(subject.players), *range(subject.players)])
    others = [luck.choice([None, f"person{seat}"]) for seat in range(subject.players)]
    sitters = [VIEWER if seat == viewer else other for seat, other in enumerate(others)]
    return Setting(subject, viewer, sitters, luck.choice([0, 60]))


def main(arguments: Sequence[str] = ()) -> int:
    parser = argparse.ArgumentParser(prog="bench twins", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="games to compare, or folders of own games (all ours)")
    parser.add_argument("--pairs", type=int, default=PAIRS, help=f"pairs of each game ({PAIRS})")
    parser.add_argument("--seed", type=int, default=0, help="of the first piece of work")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1, help="how many to use (all)")
    asked = parser.parse_args(list(arguments))
    return max([long_run(game, asked.pairs, asked.seed, asked.cores) for game in asked.games or games.SHELF])


def long_run(game: str, pairs: int, seed: int, cores: int) -> int:
    """Compare so many pairs of a game with a progress bar; return 1 if any differ."""
    parts = [Part(game, seed + number, min(PART, pairs)) for number in range(-(-pairs // PART))]
    total = Found(game)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress:
        bar = progress.add_task(game, total=pairs)
        for found in shared_out(compared, parts, cores):
            add(total, found)
            progress.update(bar, completed=total.pairs)
    print(report(total), flush=True)
    return 1 if total.differences else 0


def add(total: Found, found: Found) -> None:
    for name in ("pairs", "positions", "messages", "bytes"):
        setattr(total, name, getattr(total, name) + getattr(found, name))
    total.kinds = dict(Counter(total.kinds) + Counter(found.kinds))
    total.differences += found.differences


def report(total: Found) -> str:
    """Return the figures, and the first difference of each kind."""
    kinds = Counter(one.kind for one in total.differences)
    pairs = f"{total.pairs} pairs of {total.positions} positions, {len(total.differences)} positions differ"
    lines = [f"{total.game}: {pairs}; {total.messages} outputs, {total.bytes} bytes"]
    lines += [f"  {name}: {count}" for name, count in sorted(total.kinds.items())]
    for kind, count in kinds.items():
        first = next(one for one in total.differences if one.kind == kind)
        lines += [f"  DIFFERS {count} x {kind}: {first.where}", f"    {first.one}", f"    {first.other}"]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
