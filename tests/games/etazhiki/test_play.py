"""Whole games: every card in its place, all games end, records replay, the strategy knows the game."""

from collections import Counter

import pytest

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.playout import perft, playout
from igroteka.engine.core.seats import OVER
from igroteka.games.etazhiki.rules import Floors
from igroteka.games.etazhiki.strategy import Planner, Planning, next_action
from tests.contract.cases import LONGEST
from tests.games.etazhiki.house import beginner, box, house, middle, play

LEVELS: dict[str, dict[str, object]] = {
    "full": {},
    "full after a card": {"level": "full", "cut-in": "after-a-card"},
    "middle": {"level": "middle"},
    "beginner": {"level": "beginner"},
}
EVERY = [(level, players) for level in LEVELS for players in (2, 3, 4, 5)]
GAMES = 10_000
evaluate = Planning().evaluate
PERFT = {
    "full": [4, 11, 27, 65, 145, 305, 664, 1483, 3347],
    "full after a card": [4, 11, 27, 65, 145, 307, 672, 1517, 3448],
    "middle": [6, 27, 90, 229, 482, 1065, 2823, 7788, 21345],
    "beginner": [3, 9, 29, 98, 304, 920, 2863, 9460, 31542],
}


def started(players: int, level: str, seed: int | str, **more: object) -> Floors:
    state = box().start(players, {**LEVELS[level], **more}, seed)
    assert isinstance(state, Floors)
    return state


@pytest.mark.parametrize(("level", "players"), EVERY)
def test_et_2_every_card_is_in_exactly_one_place_after_every_action_and_all_games_end(level: str, players: int) -> None:
    dice, actions = Dice(f"{level} {players}"), Actions()
    for seed in range(GAMES):
        state, count = started(players, level, seed), 0
        assert state.is_whole()
        while state.turn != OVER:
            playout(state, dice, actions, 1)
            assert state.is_whole()
            count += 1
        assert count < LONGEST


@pytest.mark.parametrize(("level", "players"), EVERY)
def test_every_card_is_in_exactly_one_place_by_another_count(level: str, players: int) -> None:
    state, dice, actions = started(players, level, 7), Dice(7), Actions()
    whole = Counter(str(state.box).split())
    while state.turn != OVER:
        playout(state, dice, actions, 1)
        data = state.dump()
        assert Counter(" ".join([*data["hands"], data["deck"], data["spent"], *data["open"]]).split()) == whole
        floors = sum(name[0].isdigit() for name in data["spent"].split())
        assert level == "beginner" or data["under"][0] == floors


def test_is_whole_sees_a_card_too_many() -> None:
    state = house("5 b1", "6", "1")
    state.gain(0, 3)
    assert not state.is_whole()


def test_et_24_and_et_26_are_the_only_ends() -> None:
    rules: Counter[str] = Counter()
    for seed in range(300):
        state = started(2, "beginner", seed, quiet=40)
        playout(state, Dice(seed), Actions())
        outcome = state.outcome()
        assert outcome is not None
        rules[outcome.rule] += 1
    assert set(rules) == {"ET-24", "ET-26"}


@pytest.mark.parametrize(("level", "counts"), PERFT.items())
def test_perft(level: str, counts: list[int]) -> None:
    """How many series of 1 to 9 actions there are from a fixed deal."""
    start = started(3, level, "perft", first="0")
    assert [perft(start, depth) for depth in range(1, 10)] == counts


@pytest.mark.parametrize(("level", "players"), EVERY)
def test_a_game_replays_from_its_seed_and_its_notation(level: str, players: int) -> None:
    state, dice, record = started(players, level, 3), Dice(3), []
    while state.turn != OVER:
        seat = state.actors()[dice.below(len(state.actors()))]  # claims and lets in any order
        legal = state.legal(seat)
        action = legal[dice.below(len(legal))]
        record.append((seat, box().name(action)))
        state.apply(seat, action)
    again = started(players, level, 3)
    for seat, name in record:
        play(again, name, by=seat)
    assert again.dump() == state.dump()


def test_interceptions_happen_in_random_games() -> None:
    names: Counter[str] = Counter()
    for seed in range(20):
        state, dice = started(4, "full", seed), Dice(seed)
        while state.turn != OVER:
            legal = state.legal(state.turn)
            action = legal[dice.below(len(legal))]
            names["claim" if "!" in box().name(action) else box().name(action)] += 1
            state.apply(state.turn, action)
    assert names["claim"] > 50 and names["let"] > 50


# The strategy


def planned(state: Floors, seat: int = 0) -> int:
    return Planner(state, seat).most_floors()


def test_the_longest_chain_is_found() -> None:
    assert planned(middle("3 b2", "5 7 9 6 3 b3 0", "1")) == 5  # the rulebook's example; 0 stays
    assert planned(middle("5 b1", "8 8 9", "1")) == 0
    assert planned(middle("5 b1", "8 8 1 b3", "1")) == 3  # 5 up 3 is 8, twice, and 8 up 3 is 1
    assert planned(beginner("4 8", "5 6 7 9 0 2", "1")) == 5


def test_the_strategy_finishes_when_it_can() -> None:
    state = middle("3 b2", "5 7 9 6 3 b3", "1 1 1 1 1")
    while state.turn == 0:
        state.apply(0, next_action(state, 0))
    assert state.dump()["stars"] == [1, 0]


def test_fewer_floors_more_stars_and_being_to_play_are_better() -> None:
    assert evaluate(middle("5 b1", "8", "1 1 1"), 0) > evaluate(middle("5 b1", "8 9", "1 1 1"), 0)
    assert evaluate(middle("5 b1", "8", "1", stars=[1, 0]), 0) > evaluate(middle("5 b1", "8", "1"), 0)
    assert evaluate(house("5 b1", "8n 1", "1"), 0) > evaluate(house("5 b1", "8 1", "1"), 0)
    won = play(middle("5 b1", "6", "1", stars=[4, 0]), "6")
    assert evaluate(won, 0) == 1 and evaluate(won, 1) == -1


def chosen(state: Floors, seat: int, dice: Dice) -> int:
    """One action ahead in three imagined positions."""
    worlds = [box().imagine(state.view(seat), seat, dice) for _ in range(3)]
    return max(state.legal(seat), key=lambda action: sum(value(world, seat, action) for world in worlds))


def value(world: object, seat: int, action: int) -> float:
    assert isinstance(world, Floors)
    after = world.clone()
    after.apply(seat, action)
    return evaluate(after, seat)


@pytest.mark.parametrize("level", ["full", "middle", "beginner"])
def test_the_strategy_beats_chance(level: str) -> None:
    wins, dice = 0, Dice(level)
    for seed in range(20):
        state = started(2, level, seed)
        while state.turn != OVER:
            legal = state.legal(state.turn)
            state.apply(state.turn, chosen(state, 0, dice) if state.turn == 0 else legal[dice.below(len(legal))])
        outcome = state.outcome()
        wins += outcome is not None and outcome.winners == [0]
    assert wins >= 16


def test_et_31_the_strategy_cuts_in() -> None:
    state = play(house("5 b1", "6 9 2", "7n 8 9 1"), "6")
    assert box().name(chosen(state, 1, Dice(1))) == "7n!"
