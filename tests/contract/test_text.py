"""Notation, positions, records: round trips, and refusals for everything else."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from igroteka.engine.core.dice import Dice
from igroteka.engine.refusal import Refusal
from tests.contract.cases import Case, plain, sampled, walk

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
QUIET = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


def test_notation_round_trip(case: Case) -> None:
    for step in sampled(case, 20, every=3):
        for action in step.state.legal(step.seat):
            assert case.game.parse(case.game.name(action)) == action


def test_every_action_has_its_own_name(case: Case) -> None:
    names = [case.game.name(action) for action in range(case.game.action_count)]
    assert len(set(names)) == len(names)


def test_dump_and_load_give_the_same_position(case: Case) -> None:
    for step in sampled(case, 21, every=3):
        loaded = case.game.load(json.loads(plain(step.state.dump())))
        assert plain(loaded.dump()) == plain(step.state.dump())
        assert loaded.actors() == step.state.actors() and loaded.turn == step.state.turn
        assert all(loaded.legal(seat) == step.state.legal(seat) for seat in range(case.players))


def test_a_loaded_position_goes_on_alike(case: Case) -> None:
    for step in sampled(case, 22, every=11):
        loaded, clone = case.game.load(step.state.dump()), step.state.clone()
        loaded.apply(step.seat, step.action)
        clone.apply(step.seat, step.action)
        assert plain(loaded.dump()) == plain(clone.dump())


def test_finished_positions_load(case: Case) -> None:
    over = [step.state for step in walk(case, 23)][-1]
    loaded = case.game.load(over.dump())
    assert loaded.outcome() == over.outcome() and plain(loaded.dump()) == plain(over.dump())


@QUIET
@given(text=st.text(max_size=30))
def test_hostile_notation_is_refused(case: Case, text: str) -> None:
    try:
        assert 0 <= case.game.parse(text) < case.game.action_count
    except Refusal as refusal:
        assert refusal.text("ru") and refusal.text("en")


@QUIET
@given(data=JSON)
def test_hostile_positions_are_refused(case: Case, data: Any) -> None:
    with pytest.raises(Refusal) as refused:
        case.game.load(data)
    assert refused.value.text("ru") and refused.value.text("en")


@QUIET
@given(data=st.data())
def test_damaged_positions_are_refused_or_play(case: Case, data: st.DataObject) -> None:
    """One value of a good position is replaced: it is refused, or it is a position that plays."""
    position = json.loads(plain(next(sampled(case, 24, every=1)).state.dump()))
    key = data.draw(st.sampled_from(sorted(position)))
    position[key] = data.draw(JSON | st.just(position[key]))
    try:
        state = case.game.load(position)
    except Refusal as refusal:
        assert refusal.text("ru") and refusal.text("en")
    else:
        plays(state)


@QUIET
@given(data=st.data())
def test_mixed_positions_are_refused_or_play(case: Case, data: st.DataObject) -> None:
    """Keys of two moments of different games are mixed."""
    moments = [[step.state.dump() for step in sampled(case, seed, every=9)] for seed in (25, 26)]
    one, other = (data.draw(st.sampled_from(dumps)) for dumps in moments)
    mixed = {key: data.draw(st.sampled_from([one, other])).get(key) for key in one}
    try:
        state = case.game.load(json.loads(plain(mixed)))
    except Refusal:
        return
    plays(state)


def plays(state: Any) -> None:
    """A position that was accepted can be played on."""
    dice = Dice(1)
    for _ in range(40):
        if not state.actors():
            return
        legal = state.legal(state.turn)
        assert legal
        state.apply(state.turn, legal[dice.below(len(legal))])


@QUIET
@given(options=st.dictionaries(st.text(max_size=8) | st.just("first"), JSON, max_size=3))
def test_hostile_options_are_refused(case: Case, options: dict[str, Any]) -> None:
    try:
        case.game.start(case.players, options, seed=1)
    except Refusal as refusal:
        assert refusal.text("ru") and refusal.text("en")


@pytest.mark.parametrize("players", [0, 1, 99, -1, True, "2", None, 2.5])
def test_wrong_numbers_of_players_are_refused(case: Case, players: Any) -> None:
    if players == 1 and players is not True and 1 in case.game.players:
        return  # some games are played alone
    with pytest.raises(Refusal):
        case.game.start(players, case.options)
