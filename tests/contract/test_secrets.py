"""What a seat cannot know reaches it in no way: twins differ only in secrets and look the same."""

from igroteka.check.secrets import learning_is_declared
from igroteka.check.subject import Subject
from igroteka.engine.answers import Told
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.seats import CHANCE
from igroteka.engine.core.state import State
from tests.contract.cases import Case, plain, sampled


def twin(state: State, seat: int, seed: int) -> State:
    """Another position that the seat cannot tell from this one."""
    other = state.clone()
    other.redeal(seat, Dice(f"twin {seed}"))
    return other


def test_twins_give_the_same_view(case: Case) -> None:
    for i, step in enumerate(sampled(case, 30, every=5)):
        for seat in range(case.players):
            other = twin(step.state, seat, i)
            assert plain(other.view(seat)) == plain(step.state.view(seat))
            assert plain(other.view(None)) == plain(step.state.view(None))
            assert other.pause() == step.state.pause()


def test_twins_have_the_same_legal_actions(case: Case) -> None:
    """Whether it is the seat's turn may hang on what it cannot see (ET-34); what it may do does not."""
    for i, step in enumerate(sampled(case, 31, every=5)):
        for seat in step.state.actors():
            other = twin(step.state, seat, i)
            if seat in other.actors():
                assert other.legal(seat) == step.state.legal(seat)


def test_redeal_depends_only_on_what_the_seat_knows(case: Case) -> None:
    for i, step in enumerate(sampled(case, 32, every=7)):
        for seat in range(case.players):
            one, other = twin(step.state, seat, i), twin(twin(step.state, seat, i + 1), seat, i)
            assert plain(one.dump()) == plain(other.dump())


def test_redeal_keeps_the_original_untouched(case: Case) -> None:
    for step in sampled(case, 33, every=7):
        before = plain(step.state.dump())
        twin(step.state, step.seat, 1)
        assert plain(step.state.dump()) == before


def test_an_imagined_position_looks_like_the_real_one(case: Case) -> None:
    for i, step in enumerate(sampled(case, 34, every=5)):
        view = step.state.view(step.seat)
        imagined = case.game.imagine(view, step.seat, Dice(i))
        assert plain(imagined.view(step.seat)) == plain(view)
        assert imagined.legal(step.seat) == step.state.legal(step.seat)


def test_scenes_of_twins_are_the_same(case: Case) -> None:
    table = case.game.table()
    for i, step in enumerate(sampled(case, 35, every=9)):
        for seat in range(case.players):
            other = twin(step.state, seat, i)
            assert table.scene(other.view(seat), seat) == table.scene(step.state.view(seat), seat)


def test_what_is_told_of_an_action_is_no_more_than_what_is_seen(case: Case) -> None:
    """Two actions after which some eyes see the same are told to those eyes in the same words."""
    for step in sampled(case, 36, every=7):
        seen: dict[tuple[int | None, str], Told] = {}
        for action in step.state.legal(step.seat)[:300] if case.game.hidden and step.seat != CHANCE else []:
            after = step.state.clone()
            after.apply(step.seat, action)
            for eyes in [s for s in (*range(case.players), None) if s != step.seat]:
                told = case.game.told(step.state, step.seat, action, eyes)
                assert seen.setdefault((eyes, plain(after.view(eyes))), told) == told


def test_twins_are_told_the_same(case: Case) -> None:
    for i, step in enumerate(sampled(case, 37, every=7)):
        for eyes in range(case.players):
            other = twin(step.state, eyes, i)
            if other.is_legal(step.seat, step.action):
                told = case.game.told(step.state, step.seat, step.action, eyes)
                assert case.game.told(other, step.seat, step.action, eyes) == told


def test_whoever_learns_something_from_an_action_is_named_by_the_game(case: Case) -> None:
    """Undo asks those whom `Game.reveals` names, and refuses the asker when it is among them."""
    assert list(learning_is_declared(Subject(case.name, case.game, case.players, case.options))) == []


def test_everybody_knows_what_they_did_and_all_where_nothing_is_hidden(case: Case) -> None:
    for step in sampled(case, 38, every=7):
        name, before = case.game.name(step.action), plain(step.state.dump())
        assert case.game.told(step.state, step.seat, step.action, step.seat).name == name
        if not case.game.hidden:
            assert case.game.told(step.state, step.seat, step.action, None).name == name
        assert plain(step.state.dump()) == before
