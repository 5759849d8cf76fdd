"""Checks of secrecy: positions that differ only in what a seat cannot see must look the same to it."""

from collections.abc import Iterator

from igroteka.engine.answers import PublicAction
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.state import State, luck_of

from .faults import Fault, fault
from .subject import Step, Subject, plain

TWINS = 3  # other positions that are tried for each seat


def twin(state: State, seat: int, seed: int) -> State:
    """Another position that the seat must not be able to tell from this one."""
    other = state.clone()
    other.redeal(seat, Dice(f"twin {seed}"))
    return other


def twins_look_the_same(subject: Subject) -> Iterator[Fault]:
    """what a seat cannot see changes nothing in its view"""
    for number, step in enumerate(subject.moments(5, most=20)):
        for seat in range(subject.players):
            other = twin(step.state, seat, number)
            for key, value in step.state.view(seat).items():
                if plain(other.view(seat).get(key)) != plain(value):
                    yield fault("rules.py", "twin-view", seat=seat, field=key)
                    return


def redeal_knows_the_view_only(subject: Subject) -> Iterator[Fault]:
    """redealing depends on what the seat sees and on the dice, on nothing else"""
    for number, step in enumerate(subject.moments(7, most=20)):
        for seat in range(subject.players):
            one, other = twin(step.state, seat, number), twin(twin(step.state, seat, number + 1), seat, number)
            if plain(one.dump()) != plain(other.dump()):
                yield fault("rules.py", "redeal-peeks", seat=seat)
                return


def imagining_fits(subject: Subject) -> Iterator[Fault]:
    """a position imagined from a view looks like that view"""
    for number, step in enumerate(subject.moments(5, most=20)):
        if step.seat < 0:
            continue
        view = step.state.view(step.seat)
        imagined = subject.game.imagine(view, step.seat, Dice(number))
        if plain(imagined.view(step.seat)) != plain(view) or imagined.legal(step.seat) != step.state.legal(step.seat):
            yield fault("game.py", "imagined", seat=step.seat)
            return


def hidden_is_declared(subject: Subject) -> Iterator[Fault]:
    """a game in which seats see different things says so on its box"""
    for step in subject.moments(5, most=10):
        views = {plain(step.state.view(seat)) for seat in [*range(subject.players), None]}
        if len(views) > 1 and not subject.game.hidden:
            yield fault("game.py", "hidden")
            return


def told_is_seen(subject: Subject) -> Iterator[Fault]:
    """others are told of an action no more than they see of it"""
    for step in subject.moments(7, most=15):
        if not subject.game.hidden or step.seat < 0:
            continue
        seen: dict[tuple[int | None, str], object] = {}
        for action in step.state.legal(step.seat)[:40]:
            after = step.state.clone()
            after.apply(step.seat, action)
            for eyes in [s for s in (*range(subject.players), None) if s != step.seat]:
                told = subject.game.told(step.state, step.seat, action, eyes)
                if seen.setdefault((eyes, plain(after.view(eyes))), told) != told:
                    yield fault("game.py", "told", action=subject.game.name(action), eyes=str(eyes))
                    return


def learning_is_declared(subject: Subject) -> Iterator[Fault]:
    """a seat that learns something from an action is named by reveals()"""
    for step in subject.moments(3, most=40):
        if not subject.game.hidden or step.seat < 0:
            continue
        after = done(step.state, step.seat, step.action)
        rolled = rolls(step.state, after)
        named = set(range(subject.players)) if rolled else subject.game.reveals(as_seen(subject, step, after))
        for seat in range(subject.players):
            others = [twin(step.state, seat, number) for number in range(TWINS)]
            if seat not in named and not all(could_look_so(other, step, seat, after) for other in others):
                yield fault("game.py", "reveals", action=subject.game.name(step.action), seat=seat)
                return
            able = [other for other in others if other.is_legal(step.seat, step.action)]
            if any(rolls(other, done(other, step.seat, step.action)) != rolled for other in able):
                yield fault("rules.py", "secret-luck", action=subject.game.name(step.action), seat=seat)
                return


def done(state: State, seat: int, action: int) -> State:
    """Return the position after an action."""
    after = state.clone()
    after.apply(seat, action)
    return after


def rolls(before: State, after: State) -> bool:
    """Return whether dice were rolled in between."""
    return bool(luck_of(before.dump()) != luck_of(after.dump()))


def as_seen(subject: Subject, step: Step, after: State) -> PublicAction:
    """Return an action as everybody at the table sees it."""
    name = subject.game.told(step.state, step.seat, step.action, None).name
    return PublicAction(step.seat, name, step.state.view(None), after.view(None), subject.players)


def could_look_so(state: State, step: Step, eyes: int, after: State) -> bool:
    """Return whether in another position some action could look to these eyes as the real one did.

    Whose turn it is may depend on what the eyes cannot see: a pause hides it.
    """
    seen = plain(after.view(eyes))
    if seen == plain(step.state.view(eyes)) or step.seat not in state.actors():
        return True
    actions = [step.action, *(state.legal(step.seat) if eyes != step.seat else ())]
    return any(
        state.is_legal(step.seat, action) and plain(done(state, step.seat, action).view(eyes)) == seen
        for action in actions
    )


CHECKS = (
    twins_look_the_same, redeal_knows_the_view_only, imagining_fits, hidden_is_declared, told_is_seen,
    learning_is_declared,
)  # fmt: skip
