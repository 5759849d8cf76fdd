"""All output compared between tables that a viewer cannot tell apart: a short run of `python -m bench twins`."""

from collections.abc import Callable
from typing import Any

import pytest

from bench.twins import Clock, Part, Setting, Twin, compared
from igroteka import games, tables
from igroteka.check.subject import Subject
from igroteka.engine.answers import Told
from igroteka.engine.core.dice import Dice
from igroteka.engine.thinking import Reply
from igroteka.server.http import moves
from igroteka.server.live import room, views
from igroteka.server.live.bots import Thinkers
from igroteka.server.wire.messages import HintMessage
from igroteka.server.wire.requests import AskHint
from igroteka.server.ws.handlers import HANDLERS
from igroteka.tables import playing
from igroteka.tables.play import Play, do
from igroteka.tables.table import Table

GAMES = ("pryzhok", "etazhiki", "stroyka", "odeyalo", "shipuchka")
PAIRS, ENOUGH = 120, 1500
PEOPLE = ("ann", "bob", "cid")
Break = Callable[[pytest.MonkeyPatch], None]


@pytest.mark.parametrize("game", GAMES)
def test_what_a_viewer_cannot_tell_apart_puts_out_the_same(game: str) -> None:
    found = compared(Part(game, 1, PAIRS))
    assert found.pairs >= PAIRS and found.differences == []
    kinds = {"seat", "program", "television", "spectator", "spectator's program", "undo", "due", "question", "late"}
    assert kinds | {"replay: moves", "replay: scene", "delay", "the list of tables"} <= set(found.kinds)


async def test_a_hint_in_a_pause_does_not_tell_whether_others_are_asked() -> None:
    """ET-34: the active player asks for a hint while others may cut in, or cannot."""
    game = games.game("etazhiki")
    setting = Setting(Subject("etazhiki", game, 3, {"first": "0"}), 0, [*PEOPLE], 0)
    answers, asked = set[bytes](), set[tuple[int, ...]]()
    for number in range(12):
        base = setting.subject.start("twins")
        base.redeal(0, Dice(number))
        twin = await Twin(setting, Clock()).open(base)
        await twin.act(0, next(a for a in base.legal(0) if game.name(a) not in ("draw", "pass", "end")), 1)
        twin.taken()
        await twin.say(twin.ann, type="hint", id="h", seat=0)
        answers |= {data for _, data in twin.taken()}
        asked.add(twin.state.actors())
    assert len(answers) == 1 and len(asked) > 1


# Leaks made on purpose: each is found


def undo(patch: pytest.MonkeyPatch) -> None:
    """Who must agree depends on hands."""

    def concerned_since(play: Play, count: int, asking: int) -> set[int]:
        return {seat for seat in range(play.players) if "2" in str(play.state.view(seat)["hands"][seat])}

    patch.setattr(tables.undo, "concerned_since", concerned_since)


def delay(patch: pytest.MonkeyPatch) -> None:
    """A bot is quick when it has little to choose from."""

    def wait(self: Thinkers, reply: Reply, further: int, luck: Any) -> float:
        return reply.value

    patch.setattr(Thinkers, "wait", wait)


def pause(patch: pytest.MonkeyPatch) -> None:
    """There is a pause only if somebody can cut in."""
    before = playing.pause_after
    patch.setattr(
        playing, "pause_after", lambda table, state, by: before(table, state, by) if len(state.actors()) > 1 else None
    )


def clock(patch: pytest.MonkeyPatch) -> None:
    """After a pause the clock goes on as it went for those who could cut in."""
    patch.setattr(views, "public_actors", lambda table: [seat for seat in table.playing().state.actors() if seat >= 0])


def quiet(patch: pytest.MonkeyPatch) -> None:
    """All are told of a letting go."""
    patch.setattr(room, "concerned", lambda news: None)


def told(patch: pytest.MonkeyPatch) -> None:
    """The last action is told whole."""

    def last_told(self: Play, eyes: int | None) -> Told:
        return Told(self.game.name(self.done[self.last][1]))

    patch.setattr(Play, "last_told", last_told)


def replay(patch: pytest.MonkeyPatch) -> None:
    """The moves so far tell of those who let go."""

    def walked(table: Table) -> Any:
        state = table.playing().at(0)
        for index, deed in enumerate(table.playing().done):
            yield index, state, deed
            do(state, *deed)

    patch.setattr(moves, "walked", walked)


def hint(patch: pytest.MonkeyPatch) -> None:
    """In a pause the hint for the active player depends on whether others are asked."""

    async def answer(on: Any, message: AskHint) -> None:
        legal = on.room.table.playing().legal(message.seat)
        on.client.send(HintMessage(message.id, [str(action) for action in legal[:1]]))

    patch.setitem(HANDLERS, AskHint, answer)  # type: ignore[arg-type]


LEAKS: list[tuple[Break, str, str]] = [
    (undo, "etazhiki", "undo"),
    (delay, "stroyka", "delay"),
    (pause, "etazhiki", "seat"),
    (clock, "etazhiki", "seat"),
    (quiet, "etazhiki", "seat"),
    (told, "odeyalo", "seat"),
    (replay, "etazhiki", "replay: moves"),
    (hint, "etazhiki", "seat"),
]


@pytest.mark.parametrize(("leak", "game", "kind"), LEAKS, ids=[leak.__name__ for leak, _, _ in LEAKS])
def test_a_leak_is_found(leak: Break, game: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    for seed in range(ENOUGH // PAIRS):
        kinds = {one.kind for one in compared(Part(game, seed, PAIRS)).differences}
        if any(one.startswith(kind) for one in kinds):
            return
    raise AssertionError(f"{ENOUGH} pairs, and nothing was found")
