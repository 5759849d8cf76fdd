"""Bots: view in, plan out; levels; the house's search on games it knows nothing about."""

import threading
from pathlib import Path
from typing import Any

import pytest

from igroteka import games
from igroteka.bots.bot import Bot, is_restless
from igroteka.bots.levels import LEVELS, Level, level
from igroteka.bots.search import Search
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.effort import Effort
from igroteka.engine.core.seats import CHANCE, OVER
from igroteka.engine.core.state import State
from igroteka.engine.core.strategy import Strategy
from igroteka.engine.game import Game
from tests.contract.cases import EXAMPLES
from tests.tables.small_games import Nim, Snatch

FOUR = games.game(str(EXAMPLES / "connect_four"))


def thought(game: Game, state: State, seat: int, simulations: int = 400, seed: str = "t") -> list[int]:
    effort = Effort(milliseconds=10_000, simulations=simulations)
    return [one.plan[0] for one in Search(Strategy()).think(state, seat, Dice(seed), effort).considered]


TWINS: list[tuple[str, int, dict[str, Any]]] = [
    ("pryzhok", 2, {"variant": "markers"}),
    ("pryzhok", 3, {"variant": "sets"}),
    *[("etazhiki", 2, {"level": level}) for level in ("beginner", "middle", "full")],
    ("stroyka", 2, {}),
    ("stroyka", 4, {}),
    ("odeyalo", 2, {}),
    ("odeyalo", 4, {"teams": True}),
    ("shipuchka", 2, {}),
    ("shipuchka", 2, {"kids": True}),
]


def four(turn: int, *columns: str) -> State:
    return FOUR.load({"turn": turn, "columns": [*columns, *[""] * (7 - len(columns))]})


def test_it_wins_at_nim_told_nothing_but_the_rules() -> None:
    game = Nim()
    for heap in (5, 6, 7):
        state = game.start(2, {"heap": heap, "first": "0"}, "s")
        assert thought(game, state, 0)[0] == heap - 5


def test_it_takes_a_win_and_stops_one() -> None:
    assert FOUR.name(thought(FOUR, four(0, "xxx", "ooo"), 0)[0]) == "a"
    assert FOUR.name(thought(FOUR, four(1, "xxx", "ooo", "x"), 1)[0]) == "b"
    assert FOUR.name(thought(FOUR, four(1, "xxx", "oo"), 1)[0]) == "a"


def test_an_answer_that_wins_is_seen_without_playing_on() -> None:
    """x has three in a column: all but one of seven answers are proven lost by trying each once."""
    for seed in range(8):
        assert FOUR.name(thought(FOUR, four(1, "xxx", "oo"), 1, simulations=7, seed=str(seed))[0]) == "a"


def test_luck_overlooks_no_win_soon_after_the_tree() -> None:
    """Three with both ends open: whatever o does, x wins, however often each answer is tried but once."""
    effort = Effort(milliseconds=60_000, simulations=7)
    for seed in range(20):
        found = Search(Strategy()).think(four(0, "", "", "x", "x", "", "o", "o"), 0, Dice(seed), effort).considered
        assert [one.value for one in found if FOUR.name(one.plan[0]) == "b"] == [1.0]


def test_what_is_proven_needs_no_more_thought() -> None:
    """Two in the middle with both sides open: the third cannot be stopped."""
    state = four(0, "", "", "x", "x", "", "o", "o")
    effort = Effort(milliseconds=60_000, simulations=100_000)
    found = Search(Strategy()).think(state, 0, Dice("p"), effort)
    assert found.simulations < 100_000
    assert FOUR.name(found.plan[0]) in "be"
    assert found.considered[0].value == 1.0


def test_without_curiosity_the_better_half_is_tried_again_and_again() -> None:
    effort = Effort(milliseconds=60_000, simulations=140, depth=1, curiosity=0.0)
    found = Search(Strategy()).think(four(0, "xxx", "ooo"), 0, Dice("h"), effort)
    assert FOUR.name(found.plan[0]) == "a"
    assert found.considered[0].value == 1.0
    visits = sorted((one.visits for one in found.considered), reverse=True)
    assert len(visits) == 7
    assert visits[0] > 1.5 * visits[3] > 2 * visits[6] > 0  # seven, four, two
    assert found == Search(Strategy()).think(four(0, "xxx", "ooo"), 0, Dice("h"), effort)


def test_the_same_seed_thinks_the_same() -> None:
    state = FOUR.start(2, None, "s")
    assert thought(FOUR, state, state.turn, 200, "a") == thought(FOUR, state, state.turn, 200, "a")


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_plays_legal_actions_from_its_view_alone(name: str) -> None:
    game = Snatch()
    bot, chosen = Bot(game, Strategy()), level(name)
    state, dice = game.start(3, None, name), Dice(name)
    for _ in range(40):
        if not (actors := state.actors()):
            break
        plan = bot.plan(state.view(actors[0]), actors[0], chosen, dice, simulations=30)
        game.act(state, actors[0], plan.plan[0])


def test_it_stops_when_told() -> None:
    state, told = FOUR.start(2, None, "s"), threading.Event()
    told.set()
    bot = Bot(FOUR, Strategy())
    found = bot.plan(state.view(0), state.turn, Level(milliseconds=60_000), Dice("b"), told)
    assert found.simulations <= 16
    assert found.plan[0] in state.legal(state.turn)


def test_whoever_overlooks_everything_still_does_something() -> None:
    state = FOUR.start(2, None, "s")
    found = Bot(FOUR, Strategy()).plan(state.view(0), state.turn, Level(overlook=100, simulations=20), Dice("o"))
    assert found.plan[0] in state.legal(state.turn)


@pytest.mark.parametrize(("name", "players", "options"), TWINS)
def test_a_choice_depends_on_the_view_alone(name: str, players: int, options: dict[str, Any]) -> None:
    """Twins: positions that look the same to a seat, with all dealt anew that it cannot see."""
    bots, luck = [Bot(*games.playable(name)) for _ in range(2)], Dice(f"twins {name}")
    chosen, others = Level(milliseconds=60_000, simulations=8, depth=3, rollout=1), 0
    for seed in range(4):
        state = further_on(bots[0].game.start(players, options, f"twins {seed}"), 3 + 9 * seed, luck)
        seat, twin = state.turn, state.clone()
        twin.redeal(seat, luck)
        others += twin.dump() != state.dump()
        plans = [
            bot.plan(one.view(seat), seat, chosen, Dice("x")) for bot, one in zip(bots, (state, twin), strict=True)
        ]
        assert plans[0] == plans[1]
    assert others or not bots[0].game.hidden


def further_on(state: State, steps: int, luck: Dice) -> State:
    """Somewhere in the middle of a game: the last decision before so many steps are done."""
    before = state
    for _ in range(steps):
        if state.turn == OVER:
            break
        before = state.clone() if state.turn != CHANCE else before
        legal = state.legal(state.turn) if state.turn != CHANCE else [state.settle(luck)]
        state.apply(state.turn, legal[luck.below(len(legal))])
    return before


class Impatient:
    """Loses patience when asked the third time."""

    asked = 0

    def is_set(self) -> bool:
        self.asked += 1
        return self.asked >= 3


@pytest.mark.parametrize(("name", "players", "options"), TWINS)
def test_whoever_is_no_longer_wanted_stops_at_the_next_look(name: str, players: int, options: dict[str, Any]) -> None:
    """Counted, not timed: between two looks lie a few simulations, or a thousand actions of Flip Jump."""
    bot, stop = Bot(*games.playable(name)), Impatient()
    state = further_on(bot.game.start(players, options, "stop"), 6, Dice("stop"))
    found = bot.plan(state.view(state.turn), state.turn, Level(milliseconds=600_000), Dice("s"), stop)
    assert found.plan[0] in state.legal(state.turn)
    assert stop.asked <= 3
    assert found.simulations <= 3 * (2000 if name == "pryzhok" else 8)


class Ticking:
    """A clock on which a second passes with every look."""

    looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return float(self.looks)


@pytest.mark.parametrize("name", ["odeyalo", "pryzhok", "shipuchka"])
def test_time_is_what_the_clock_it_was_given_says(name: str) -> None:
    """The house's search and those of two games. Four seconds of this clock are a few looks, of any other much more."""
    clock = Ticking()
    bot = Bot(*games.playable(name), clock)
    state = bot.game.start(2, None, "clock")
    limits = Level(milliseconds=4000, simulations=8000 if name == "pryzhok" else 200, depth=20, curiosity=0.7)
    found = bot.plan(state.view(state.turn), state.turn, limits, Dice("s"))
    assert 3 <= clock.looks <= 9
    assert found.simulations < limits.simulations


def test_whoever_gets_nowhere_for_long_pulls_itself_together() -> None:
    """ST-34 ends games in which nobody builds: after two rounds without a token the youngest plays as it should."""
    bot, hasty = Bot(*games.playable("stroyka")), Level(hurry=100, patience=2)
    state = bot.game.start(2, {"first": "0"}, "restless")
    for quiet, restless in ((3, False), (4, True)):
        state.quiet = quiet  # type: ignore[attr-defined]
        assert is_restless(state, hasty) == restless
    assert not is_restless(state, Level(hurry=100))
    assert not is_restless(FOUR.start(2, None, "s"), hasty)


def test_flip_jump_plans_whole_turns() -> None:
    bot = Bot(*games.playable("pryzhok"))
    state = bot.game.start(2, {"variant": "markers"}, "plan")
    seat = state.turn
    plan = bot.plan(state.view(seat), seat, Level(milliseconds=10_000, depth=1), Dice("p")).plan
    for action in plan:
        bot.game.act(state, seat, action)
    assert state.turn != seat


def test_levels_are_data_of_the_game(tmp_path: Path) -> None:
    (tmp_path / "levels.toml").write_text("[any.tiny]\noverlook = 11\n[sets.tiny]\noverlook = 12\n", "utf-8")
    assert level("tiny", tmp_path).overlook == 11
    assert level("tiny", tmp_path, {"variant": "sets"}).overlook == 12
    assert level("nobody", tmp_path) == level("amateur", tmp_path)
    assert level("master", tmp_path) == level("seer", tmp_path) == LEVELS["master"]
    (tmp_path / "seeing").mkdir()
    (tmp_path / "seeing" / "levels.toml").write_text("[any.seer]\ndepth = 7\n[sets.master]\nwidth = 9\n", "utf-8")
    seer, master = (level(name, tmp_path / "seeing", {"variant": "sets"}) for name in ("seer", "master"))
    assert (seer.depth, seer.width) == (7, 9) and master.depth != 7


@pytest.mark.parametrize("game", games.games())
def test_the_levels_of_our_games_can_be_read(game: str) -> None:
    box = games.game(game)
    values = {value for option in box.options for value in option.choices}
    for name in LEVELS:
        assert all(level(name, box.folder, {"option": value}) for value in values)
