"""Random games end, actions are exactly the legal ones, clones stand on their own."""

from itertools import chain

import pytest

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.playout import playouts
from igroteka.engine.core.seats import OVER
from igroteka.engine.core.state import State
from igroteka.engine.refusal import Refusal
from igroteka.engine.words import LANGUAGES
from tests.contract.cases import Case, plain, sampled, walk


def test_random_games_end_with_an_outcome(case: Case) -> None:
    for seed in range(3):
        state = [step.state for step in walk(case, seed)][-1]
        outcome = state.outcome()
        assert state.turn == OVER and state.actors() == () and outcome is not None
        assert sorted(chain.from_iterable(outcome.ranking)) == list(range(case.players))
        assert len(outcome.scores) == case.players and outcome.winners == outcome.ranking[0]


def test_whoever_is_asked_can_do_something(case: Case) -> None:
    for step in walk(case, 4):
        assert all(step.state.legal(seat) for seat in step.state.actors())
        assert step.state.turn == step.state.actors()[0]
        assert step.state.outcome() is None


def test_whoever_is_not_asked_can_do_nothing(case: Case) -> None:
    for step in sampled(case, 5, every=7):
        assert not any(step.state.legal(s) for s in range(case.players) if s not in step.state.actors())


def test_a_clone_is_independent(case: Case) -> None:
    kept = []
    for step in walk(case, 6, most=300):
        kept.append((step.state.clone(), plain(step.state.dump())))
    assert all(plain(clone.dump()) == before for clone, before in kept)


def test_a_clone_goes_on_alike(case: Case) -> None:
    for step in sampled(case, 7, every=9):
        twin, other = step.state.clone(), step.state.clone()
        twin.apply(step.seat, step.action)
        other.apply(step.seat, step.action)
        assert plain(twin.dump()) == plain(other.dump())


def test_actions_are_small_numbers_without_doubles(case: Case) -> None:
    for step in sampled(case, 8, every=5):
        legal = step.state.legal(step.seat)
        assert len(set(legal)) == len(legal)
        assert all(case.game.is_action(action) for action in legal)


def test_legal_actions_are_exactly_those_that_are_accepted(case: Case) -> None:
    for step in sampled(case, 9, every=37):
        legal = set(step.state.legal(step.seat))
        before = plain(step.state.dump())
        for action in range(case.game.action_count):
            refusal = case.game.why_not(step.state, step.seat, action)
            assert (refusal is None) == (action in legal)
            if refusal is not None and action % 17 == 0:
                check_words(refusal)
        assert plain(step.state.dump()) == before


def test_one_action_can_be_asked_about_without_listing_all(case: Case) -> None:
    for step in sampled(case, 14, every=29):
        before = plain(step.state.dump())
        for seat in range(case.players):
            legal = {action for action in step.state.legal(seat) if action < case.game.action_count}
            asked = {action for action in range(case.game.action_count) if step.state.is_legal(seat, action)}
            assert asked == legal
        assert plain(step.state.dump()) == before


def test_a_win_with_the_next_action_is_seen(case: Case) -> None:
    """What a game says of itself is what trying says."""
    for step in sampled(case, 16, every=5):
        spare, tried = step.state.clone(), [after(step.state, step.seat, a) for a in step.state.legal(step.seat)[:41]]
        wins = any(state.turn == OVER and state.result(step.seat) > 0.75 for state in tried)
        assert step.state.can_win(step.seat, spare, Actions()) == (wins and len(tried) <= 40)


def after(state: State, seat: int, action: int) -> State:
    other = state.clone()
    other.apply(seat, action)
    return other


def test_partners_stand_together(case: Case) -> None:
    """Teams are the same in options and outcome; nobody is in two."""
    options = case.game.checked_options(case.options, case.players)
    teams = case.game.teams(case.players, options)
    members = sorted(chain.from_iterable(teams))
    assert members in ([], list(range(case.players)))
    outcome = [step.state for step in walk(case, 15)][-1].outcome()
    assert outcome is not None and outcome.teams == teams
    assert all(any(set(team) <= set(seats) for seats in outcome.ranking) for team in teams)


def test_a_refused_action_changes_nothing(case: Case) -> None:
    for step in sampled(case, 10, every=23):
        legal, before = step.state.legal(step.seat), plain(step.state.dump())
        for wrong in list(set(range(case.game.action_count)) - set(legal))[:1]:
            with pytest.raises(Refusal):
                case.game.act(step.state, step.seat, wrong)
        with pytest.raises(Refusal):
            case.game.act(step.state, case.players + 3, legal[0])
        assert plain(step.state.dump()) == before


def test_nothing_goes_after_the_end(case: Case) -> None:
    steps = list(walk(case, 11))
    refusal = case.game.why_not(steps[-1].state, 0, steps[-1].action)
    assert refusal is not None and refusal.key == "game-over"


def check_words(refusal: Refusal) -> None:
    """A sentence in both languages, with nothing left to fill in."""
    for language in LANGUAGES:
        text = refusal.text(language)
        assert text != refusal.key and "{" not in text and "$" not in text and text.strip()


def test_playouts_inside_compiled_code_end(case: Case) -> None:
    assert playouts(case.start(12), 20, Dice(12)) >= 20


def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    first = [(step.seat, step.action) for step in walk(case, 13)]
    assert first == [(step.seat, step.action) for step in walk(case, 13)]
    assert plain(case.start(1).dump()) == plain(case.start(1).dump())


def test_who_begins_can_be_chosen(case: Case) -> None:
    chosen = any(option.name == "first" for option in case.game.options)
    for first in range(case.players if chosen else 0):
        state = case.game.start(case.players, {**case.options, "first": str(first)}, seed=3)
        assert state.turn == first


STRANGE_NUMBERS = (-(2**63), -(2**31), -1, 10**9, 2**31, 2**63 - 1, 2**70)


def test_numbers_from_strangers_are_refused_before_compiled_code_sees_them(case: Case) -> None:
    for step in sampled(case, 8, every=20, most=60):
        before = plain(step.state.dump())
        for number in (*STRANGE_NUMBERS, case.game.action_count):
            with pytest.raises(Refusal):
                case.game.act(step.state, step.seat, number)
            if number != -1:  # CHANCE, which is nobody's seat but a seat of the rules
                assert case.game.why_not(step.state, number, step.action) is not None
        assert plain(step.state.dump()) == before
