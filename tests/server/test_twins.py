"""Twins: tables that differ only in what a seat cannot know. What reaches it, and the log, is byte for byte alike."""

import asyncio
import logging
from typing import Any

import msgspec
import pytest

from igroteka import games, tables
from igroteka.engine.core.dice import Dice
from igroteka.engine.game import Game
from igroteka.server.http import moves
from igroteka.server.live import automation, commands, views
from igroteka.server.live.automation import Automation
from igroteka.server.live.bots import Thinkers
from igroteka.server.live.room import Room
from igroteka.server.logs import Lines
from igroteka.server.metrics import Metrics
from igroteka.storage import NewTable, open_journal
from igroteka.tables import Table, encode
from tests.server.harness import small_shelf
from tests.server.twins import PEOPLE, Clock, room_of, watch
from tests.tables.secret_games import Bids
from tests.tables.small_games import Snatch


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Time that stands still, and an automation that does nothing by itself."""
    clock = Clock()
    for module in (commands, views, automation):
        monkeypatch.setattr(module, "now", clock)
    monkeypatch.setattr(automation.Automation, "wake", lambda self: None)
    return clock


@pytest.fixture
def log() -> Any:
    lines: list[str] = []
    handler = logging.Handler()
    handler.setFormatter(Lines())
    handler.emit = lambda record: lines.append(handler.format(record).partition('"level"')[2])  # type: ignore[method-assign]
    logging.getLogger("igroteka").addHandler(handler)
    logging.getLogger("igroteka").setLevel(logging.DEBUG)
    yield lines
    logging.getLogger("igroteka").removeHandler(handler)


async def story(place: Room, seat: int, own: list[int], clock: Clock) -> list[bytes]:
    """The seat acts; others let go where they are asked; the pause runs out. What do seat and spectator hear?"""
    lines = [await watch(place, guest, wants) for guest in (PEOPLE[seat], "spectator") for wants in ("scene", "view")]
    client = place.clients[0]
    for number, action in enumerate(own):
        table = place.table
        await place.do(
            tables.Act(guest=PEOPLE[seat], seat=seat, action=action, version=table.version), client, f"a{number}"
        )
        await place.do(
            tables.Act(guest=PEOPLE[seat], seat=seat, action=action, version=table.version), client, f"b{number}"
        )
        await others_let_go(place, seat)
        clock.now += 4000
        if table.pause is not None:
            await place.do(tables.RunOut())
    return [line.written for line in lines]


async def others_let_go(place: Room, seat: int) -> None:
    for other in range(3):
        state = place.table.playing().state
        if other != seat and place.table.pause is not None and place.table.may_act(other):
            let = [action for action in state.legal(other) if place.table.game.name(action) == "let"]
            await place.do(tables.Act(guest=PEOPLE[other], seat=other, action=let[0], version=place.table.version))


@pytest.mark.parametrize("twin", range(12))
async def test_twins_of_snatch(twin: int, clock: Clock, log: list[str]) -> None:
    heard = []
    for other in (None, twin):
        clock.now, log[:] = 1_000_000_000, []
        place = await room_of(Snatch(), {"first": "0"}, 0, other)
        own = [action for action in place.table.playing().state.legal(0) if action < 5][:1]
        heard.append((await story(place, 0, own, clock), list(log)))
    assert heard[0] == heard[1]
    assert any(len(line) > 1000 for line in heard[0][0])


@pytest.mark.parametrize("twin", range(12))
async def test_twins_of_floors(twin: int, clock: Clock, log: list[str]) -> None:
    """ET-34, with the real cards: a card is laid, somebody may cut in or not, and nobody can tell."""
    game = games.game("etazhiki")
    heard, paused = [], []
    for other in (None, twin):
        clock.now, log[:] = 1_000_000_000, []
        place = await room_of(game, {"first": "0"}, 0, other)
        state = place.table.playing().state
        own = [a for a in state.legal(0) if game.name(a) not in ("draw", "pass", "end")][:1]
        heard.append((await story(place, 0, [*own, game.parse("end")], clock), list(log)))
        paused.append(place.table.playing().quiet)
    assert heard[0] == heard[1]
    assert any(b'"actors":[1]' in line for line in heard[0][0])  # the next turn, in which others may cut in at once


@pytest.mark.parametrize("cards", [(0, 0), (4, 2), (3, 1)])
async def test_a_choice_face_down_leaves_no_trace(cards: tuple[int, int], clock: Clock, log: list[str]) -> None:
    """Whatever bob and cid put face down: every message to ann and to a spectator, and the log, stay byte for byte."""
    heard = []
    for chosen in ((2, 3), cards):
        clock.now, log[:] = 1_000_000_000, []
        place = await room_of(Bids(), {}, 0, None)
        lines = [await watch(place, guest, wants) for guest in ("ann", "spectator") for wants in ("scene", "view")]
        for seat, card in zip((1, 2), chosen, strict=True):
            await place.do(tables.Act(guest=PEOPLE[seat], seat=seat, action=card, version=place.table.version))
        await watch(place, "late spectator", "scene")
        heard.append(([line.written for line in lines], list(log)))
    assert heard[0] == heard[1]
    assert all(b'"last":{"seat":2,"name":""' in line for line in heard[0][0])


async def test_the_twins_do_differ_in_who_is_asked(clock: Clock) -> None:
    """Else the tests above would show nothing."""
    asked, early = set(), set()
    for twin in range(100):
        place = await room_of(games.game("etazhiki"), {"first": "0"}, 0, twin)
        game, state = place.table.game, place.table.playing().state
        own = next(a for a in state.legal(0) if game.name(a) not in ("draw", "pass", "end"))
        await place.do(tables.Act(guest="ann", seat=0, action=own))
        asked.add(place.table.playing().state.actors())
        place.table.pause = None
        place.table.playing().state.asked = 0
        await place.do(tables.Act(guest="ann", seat=0, action="end"))
        early.add(tuple(place.table.rivals()))
        await asyncio.sleep(0)
    assert len(asked) > 1 and len(early) > 1


# My Blanket!, where two play


async def room_of_two(game: Game, seat: int, twin: int) -> Room:
    """Bob begins; what he holds, and what lies in the deck, only the twin decides."""
    journal, table = await open_journal("memory:"), Table(game)
    opened = tables.Opened(at=1, id="t", code="1", game=game.id, edition=game.edition_hash, host="ann", players=2)
    sat = [tables.Sat(at=1, seat=n, guest=name, name=name, picture="cat") for n, name in enumerate(PEOPLE[:2])]
    options = game.checked_options({"first": "1"}, 2)
    lines = [opened, *sat, tables.Started(at=1, seed="twins", rules=game.version, options=options)]
    for line in lines:
        table.absorb(line)
    await journal.create_table(NewTable("t", game.id), [encode(line) for line in lines])
    table.playing().state.redeal(seat, Dice(twin))
    room = Room(table, journal, Metrics(), shared=False)
    room.background = Automation(room, Thinkers(small_shelf(), 0), 0)
    return room


@pytest.mark.parametrize("twin", range(8))
async def test_twins_of_the_blanket(twin: int, clock: Clock, log: list[str]) -> None:
    """OD-13: bob draws a card and keeps it; whatever he holds, ann and a spectator cannot tell."""
    game = games.game("odeyalo")
    heard = []
    for seed in (100, twin):
        clock.now, log[:] = 1_000_000_000, []
        place = await room_of_two(game, 0, seed)
        lines = [await watch(place, guest, wants) for guest in ("ann", "spectator") for wants in ("scene", "view")]
        await kept(place, game)
        heard.append(([line.written for line in lines], list(log)))
    assert heard[0] == heard[1]


async def kept(place: Room, game: Game) -> None:
    """Both lay a gnome; then bob draws a card and keeps it."""
    for seat, name in ((1, "lay 0"), (0, "lay -1"), (1, "draw"), (1, "keep")):
        act = tables.Act(guest=PEOPLE[seat], seat=seat, action=game.parse(name), version=place.table.version)
        await place.do(act)
    assert place.table.playing().state.turn == 0


async def table_for(game: Game, position: dict[str, Any]) -> Room:
    """Four at a table on which everything lies as it is told here."""
    journal, table = await open_journal("memory:"), Table(game)
    people = (*PEOPLE, "dan")
    options = game.checked_options({"first": "0", "teams": False}, 4)
    opened = tables.Opened(
        at=1, id="t", code="1", game=game.id, edition=game.edition_hash, host="ann", players=4, options=options
    )
    sat = [tables.Sat(at=1, seat=n, guest=name, name=name, picture="cat") for n, name in enumerate(people)]
    lines = [opened, *sat, tables.Started(at=1, seed="twins", rules=game.version, options=options)]
    for line in lines:
        table.absorb(line)
    await journal.create_table(NewTable("t", game.id), [encode(line) for line in lines])
    table.playing().state.copy(game.load(position))
    room = Room(table, journal, Metrics(), shared=False)
    room.background = Automation(room, Thinkers(small_shelf(), 0), 0)
    return room


EIGHT = "heave join wake wake lullaby lullaby racket barter"
SECRETS = {  # of ann, at the table of four: what she does, and what she might have done instead
    "barter": ("barter lullaby wake", "play barter lullaby W", "play barter wake W", (2, 3)),
    "swap": (EIGHT, "swap heave", "swap racket", (1, 2, 3)),
    "drop": (f"{EIGHT} lure", "drop heave", "drop racket", (1, 2, 3)),
}


@pytest.mark.parametrize("secret", SECRETS)
async def test_what_is_done_face_down_leaves_no_trace(secret: str, clock: Clock, log: list[str]) -> None:
    """OD-16, and a barter is a matter of two: every message to the others, to a spectator and a television (last
    action and spoken line are in them), to those who come later, and the log, stay byte for byte."""
    game = games.game("odeyalo")
    hand, one, other, strangers = SECRETS[secret]
    heard = [await face_down(game, secret, hand, name, strangers, clock, log) for name in (one, other)]
    assert heard[0] == heard[1]
    assert all(b'"last":{"seat":0' in line for line in heard[0][0])


@pytest.mark.parametrize("secret", SECRETS)
async def test_the_replay_of_a_running_game_keeps_what_was_done_face_down(
    secret: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was done, and how the table looked before and after it, through every eye that may not know."""
    game = games.game("odeyalo")
    hand, one, other, strangers = SECRETS[secret]
    position = laid(secret, hand)
    told = []
    for name in (one, other):
        place = await table_for(game, position)
        monkeypatch.setattr(type(place.table.playing()), "at", lambda self, number: game.load(position))
        await place.do(tables.Act(guest="ann", seat=0, action=game.parse(name), version=place.table.version))
        told.append([replayed(place, eyes) for eyes in (*strangers, None, 0)])
    assert told[0][:-1] == told[1][:-1]
    assert told[0][-1] != told[1][-1] and one.encode() in told[0][-1]  # ann herself sees what she did


def replayed(place: Room, eyes: int | None) -> bytes:
    return msgspec.json.encode([moves.told(place, eyes), *(moves.scene(place, eyes, count) for count in (0, 1))])


def laid(secret: str, hand: str) -> dict[str, Any]:
    """The table at which ann has this hand and is to act."""
    beds, phase = [".A.", ".B.", ".C.", ".D."], "surplus" if secret == "drop" else "turn"
    hands, opened = [hand, "pull pull", "pull", "pull"], ["pull", "join", "wake"]
    return {"players": 4, "turn": 0, "beds": beds, "open": opened, "hands": hands, "phase": phase}


async def face_down(
    game: Game, secret: str, hand: str, name: str, strangers: tuple[int, ...], clock: Clock, log: list[str]
) -> tuple[list[bytes], list[str]]:
    clock.now, log[:] = 1_000_000_000, []
    place = await table_for(game, laid(secret, hand))
    guests = [*((*PEOPLE, "dan")[seat] for seat in strangers), "spectator"]
    lines = [await watch(place, guest, wants) for guest in guests for wants in ("scene", "view")]
    await place.do(tables.Act(guest="ann", seat=0, action=game.parse(name), version=place.table.version))
    lines.append(await watch(place, "late", "scene"))
    return [line.written for line in lines], list(log)
