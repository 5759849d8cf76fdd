"""What search stands on: copying into a position, results and keys; and a strategy that says sensible things."""

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.seats import CHANCE, OVER
from igroteka.engine.core.state import State
from igroteka.engine.core.strategy import Strategy
from tests.contract.cases import Case, sampled, walk


def knowing(case: Case) -> Strategy:
    return case.game.strategy()


def listed(state: State, seat: int) -> Actions:
    actions = Actions()
    state.list_actions(seat, actions)
    return actions


def test_a_copy_becomes_the_same_position_on_its_own(case: Case) -> None:
    spare = case.start(2)
    for step in sampled(case, 1, every=9):
        spare.copy(step.state)
        before = step.state.dump()
        assert spare.dump() == before
        assert spare.legal(step.seat) == step.state.legal(step.seat)
        spare.apply(step.seat, step.action)
        assert step.state.dump() == before


def test_equal_positions_have_equal_keys_and_others_hardly_ever(case: Case) -> None:
    seen: dict[int, object] = {}
    for step in walk(case, 1, 120):
        key, position = step.state.key(), step.state.dump()
        position.pop("dice", None)
        assert step.state.clone().key() == key
        assert 0 <= key < 1 << 64
        assert seen.setdefault(key, position) == position


def test_the_result_is_the_outcome(case: Case) -> None:
    for seed in range(3):
        state = last(case, seed)
        outcome = state.outcome()
        assert outcome is not None
        results = [state.result(seat) for seat in range(state.players)]
        assert [seat for seat in range(state.players) if results[seat] > 0] == sorted(outcome.winners)
        assert results == [State.result(state, seat) for seat in range(state.players)]


def last(case: Case, seed: int) -> State:
    *_, step = walk(case, seed)
    step.state.apply(step.seat, step.action) if step.state.turn != OVER else None
    return step.state


def test_a_strategy_judges_within_its_scale_and_knows_the_end(case: Case) -> None:
    knows = knowing(case)
    for step in sampled(case, 2, every=11):
        values = [knows.evaluate(step.state, seat) for seat in range(case.players)]
        assert all(-1 <= value <= 1 for value in values)
    end = last(case, 2)
    assert [knows.evaluate(end, seat) for seat in range(case.players)] == [
        2 * end.result(seat) - 1 for seat in range(case.players)
    ]


def test_a_strategy_changes_nothing_and_chooses_among_the_legal(case: Case) -> None:
    knows, dice = knowing(case), Dice("policy")
    for step in sampled(case, 3, every=7):
        if step.seat == CHANCE:
            continue
        before, legal = step.state.dump(), step.state.legal(step.seat)
        assert knows.policy(step.state, step.seat, dice, listed(step.state, step.seat)) in legal
        sensible = listed(step.state, step.seat)
        assert 1 <= knows.candidates(step.state, step.seat, sensible) == len(sensible)
        assert set(sensible) <= set(legal)
        assert step.state.dump() == before


def test_reasons_have_words_in_both_languages(case: Case) -> None:
    knows, said = knowing(case), 0
    for step in sampled(case, 4, every=3):
        reason = knows.reason(step.state, step.seat, step.action) if step.seat != CHANCE else None
        if reason is not None:
            said += 1
            for language in ("ru", "en"):
                text = case.game.words.text(language, reason.key, reason.args)
                assert text and reason.key not in text
    assert said or type(knows) is Strategy
