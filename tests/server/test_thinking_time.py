"""Times of bots: a pace by level, the same whatever the hand, late in a race."""

import asyncio
from random import Random
from time import monotonic
from types import SimpleNamespace
from typing import Any

import pytest

from igroteka import games
from igroteka.bots.levels import LEVELS
from igroteka.bots.thinking import Thinker
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.seats import CHANCE
from igroteka.engine.thinking import Question, Reply
from igroteka.server.live.automation import Automation
from igroteka.server.live.bots import Thinkers
from igroteka.server.live.context import CONTEXT
from igroteka.server.settings import Settings
from igroteka.tables.parts import Seat
from tests.server.harness import Player, served, table_of

SHELF: Any = SimpleNamespace()
ROOM: Any = SimpleNamespace()
PACE = 1.0


HIDDEN = [("etazhiki", {"level": "full"}), ("odeyalo", {}), ("stroyka", {})]


class Here:
    """Bots that think in the test's own process."""

    def __init__(self) -> None:
        self.thinker = Thinker(games.playable)

    async def ask(self, question: Question) -> Reply:
        return self.thinker.answer(question)


def waits(reply: Reply, further: int = 0) -> list[float]:
    return [Thinkers(SHELF, PACE).wait(reply, further, Random(seed)) for seed in range(50)]


def test_the_stronger_the_quicker_and_the_sooner_it_cuts_in() -> None:
    levels = list(LEVELS.values())
    assert [level.pace for level in levels] == sorted([level.pace for level in levels], reverse=True)
    assert [level.reaction for level in levels] == sorted([level.reaction for level in levels], reverse=True)


def test_a_turn_under_way_goes_on_swiftly() -> None:
    reply = Reply(plan=[1])
    assert max(waits(reply, further=2)) < min(waits(reply))
    assert len(set(waits(reply))) > 10  # nobody thinks by the clock


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize(("game", "options"), HIDDEN)
async def test_the_delay_of_a_bot_says_nothing_about_its_hand(game: str, options: dict[str, Any], name: str) -> None:
    """Whatever it holds, whether one action is legal or many, searched for or the rest of a plan: one delay."""
    box, dice = games.game(game), Dice(f"delay {name}")
    shelf: Any = SimpleNamespace(names={}, editions={}, minds=Here(), level=lambda level: level)
    seats = [Seat(number, level=name) for number in range(4)]
    play: Any = SimpleNamespace(state=box.start(4, options, "delay"))
    table: Any = SimpleNamespace(id="t", game=box, options=options, match=[], seats=seats, version=0)
    table.playing = lambda: play
    thinkers, kinds, delays = Thinkers(shelf, PACE), set[str](), set[float]()
    for _ in range(120):
        if not (actors := play.state.actors()):
            break
        seat, legal = actors[0], play.state.legal(actors[0])
        kinds.add("plan" if table.id in thinkers.plans else "only" if len(legal) == 1 else "choice")
        reply = await thinkers.choose(table, seat, 3.0)
        delays.add(thinkers.wait(reply, 0, Random(1)))
        play.state.apply(seat, reply.plan[0] if dice.below(4) else legal[dice.below(len(legal))])
        table.version += 1
    assert {"only", "choice"} <= kinds or game == "odeyalo"
    assert len(delays) == 1


@pytest.mark.parametrize("further", range(8))
def test_no_move_comes_before_the_longest_search_is_over(further: int) -> None:
    """Else the duration of the search could be seen; the rest of a plan takes no search at all."""
    for level in LEVELS.values():
        reply = Reply(plan=[1], pace=level.pace, limit=level.milliseconds)
        assert min(waits(reply, further)) >= level.milliseconds / 1000
    assert min(Thinkers(SHELF, 0).wait(Reply(plan=[1], limit=200), further, Random(n)) for n in range(9)) >= 0.2


async def test_bots_think_about_a_pause_only_before_the_earliest_moment_of_a_claim() -> None:
    """Else a claim would come later after a longer search."""
    background, asked = Automation(ROOM, Thinkers(SHELF, PACE), 0), list[float]()

    async def claim(pause: Any, milliseconds: float) -> None:
        asked.append(milliseconds)

    background.claim = claim  # type: ignore[method-assign,assignment]
    pause: Any = SimpleNamespace(began=0, until=4000)
    await background.claim_before(pause, monotonic() + 4)
    assert asked[0] <= 2000


def test_slow_levels_think_longer() -> None:
    slow, quick = (Reply(plan=[1], pace=LEVELS[name].pace) for name in ("tiny", "master"))
    assert sum(waits(slow)) > 1.4 * sum(waits(quick))


def test_in_a_race_the_youngest_comes_last() -> None:
    """ET-34: whoever is first cuts in. A pause of four seconds; people have the first two for themselves."""
    background = Automation(ROOM, Thinkers(SHELF, PACE), 0)
    for until in range(4000, 4100):
        pause: Any = SimpleNamespace(began=until - 4000, until=until)
        left = {name: background.spare(pause, 1, level.reaction) for name, level in LEVELS.items()}
        assert max(left.values()) <= 2.0
        assert left["tiny"] <= 0.1
        assert left["tiny"] < left["novice"] < left["amateur"] < left["expert"] < left["master"]


def test_a_turn_of_many_cards_is_over_before_a_child_looks_away() -> None:
    """Twelve cards in a row, each thought about as long as ever, by every level."""
    thinkers, slowest = Thinkers(SHELF, Settings().bot_pace), SimpleNamespace(random=lambda: 1.0)
    for level in LEVELS.values():
        hard = Reply(plan=[1], pace=level.pace, limit=level.milliseconds)
        assert sum(thinkers.wait(hard, further, slowest) for further in range(12)) < 5  # type: ignore[arg-type]


def test_what_physics_answers_is_no_break_in_a_turn() -> None:
    """Fizz: aim, the pile settles, aim again. A bot does not begin to think anew each time."""
    done = [(0, 1), (1, 2), (CHANCE, 3), (1, 4), (0, 5), (1, 6), (CHANCE, 7)]
    room: Any = SimpleNamespace(table=SimpleNamespace(playing=lambda: SimpleNamespace(done=done, quiet={4})))
    background = Automation(room, Thinkers(SHELF, PACE), 0)
    assert background.further(1) == 3 and background.further(0) == 0


async def test_bots_do_not_think_anew_when_somebody_lets_go_quietly() -> None:
    """Else the moment of a claim would tell of it."""
    play = SimpleNamespace(done=[(0, 1, "")], quiet=set[int]())
    table = SimpleNamespace(play=play, phase="playing", round=1, version=1, pause=SimpleNamespace(until=1), seats=[])
    room: Any = SimpleNamespace(table=table)
    background = Automation(room, Thinkers(SHELF, PACE), 0)
    before = background.present()
    play.done.append((1, 2, ""))
    assert background.present() != before
    play.quiet.add(1)
    assert background.present() == before


async def test_a_bot_at_the_table_takes_the_time_it_seems_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def noted(end: float) -> None:
        slept.append(end - monotonic())

    monkeypatch.setattr("igroteka.server.live.automation.sleep_until", noted)
    monkeypatch.setattr(Thinkers, "wait", lambda self, reply, further, luck: 500.0)
    async with served() as server, Player(server) as ann:
        table = await table_of(ann, "nim", ["bot", "me"], options={"first": "0"}, start=True)
        await ann.connect(table)
        await ann.until("state", actors=[1])
    assert len(slept) == 1 and slept[0] > 400


@pytest.mark.parametrize("moved_on", [{"type": "undo", "seat": 0}, {"type": "resign", "seat": 0}])
async def test_what_a_bot_thinks_about_is_dropped_when_the_table_moves_on(
    moved_on: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    began, dropped = asyncio.Event(), asyncio.Event()

    async def endless(question: Question) -> Reply:
        began.set()
        try:
            return await asyncio.Future[Reply]()
        finally:
            dropped.set()

    async with served() as server, Player(server) as ann:
        monkeypatch.setattr(server.app[CONTEXT].shelf.minds, "ask", endless)
        table = await table_of(ann, "nim", ["me", "bot"], options={"first": "0"}, start=True)
        await ann.connect(table)
        await ann.act(0)
        await began.wait()
        assert (await ann.ask(**moved_on))["type"] == "done"
        await asyncio.wait_for(dropped.wait(), 60)
