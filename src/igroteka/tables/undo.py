"""How far an action may be taken back, in three grades.

- Free, when nobody has learnt anything by it.
- With the others' consent, when only they have learnt something: which card was mine. Bots always consent.
- Never, when whoever asks has learnt something since, or luck has spoken: nobody may try twice.

A seat learns from an action what it could not have foretold: among positions it could not tell from the real one
there is one in which the action would have looked otherwise, or could not have been done.
"""

from igroteka.engine.dice import Dice
from igroteka.engine.game import Game
from igroteka.engine.seats import CHANCE
from igroteka.engine.state import State
from igroteka.tables.play import Play

TWINS = 12  # positions a seat could not tell from the real one


def learnt_since(play: Play, count: int, asking: int) -> set[int] | None:
    """The other seats that have learnt something since `count` actions were done; None: it cannot be taken back."""
    state, learnt = play.at(count), set[int]()
    together = set(state.actors()) - {asking}
    for index, (seat, action, note) in enumerate(play.done[count:], count):
        before = state.clone()
        if seat == CHANCE or note:  # physics has answered
            return None
        state.apply(seat, action)
        if luck(before) != luck(state):
            return None
        if play.game.hidden and index not in play.quiet:
            learnt.update(eyes for eyes in range(play.players) if learns(before, state, eyes, seat, action))
            if seat in together and chose_openly(before, state, asking, seat):
                return None
    return None if asking in learnt else learnt


def luck(state: State) -> object:
    """The luck to come: `dump` shows it under this key, where there is any."""
    return state.dump().get("dice")


def learns(before: State, after: State, eyes: int, seat: int, action: int) -> bool:
    """Could the action have looked otherwise, for all these eyes knew before it?"""
    seen = after.view(eyes)
    return any(differs(twin(before, eyes, number), seen, eyes, seat, action) for number in range(TWINS))


def twin(state: State, eyes: int, number: int) -> State:
    """Another position the eyes cannot tell from this one."""
    other = state.clone()
    other.redeal(eyes, Dice(f"twin {number}"))
    return other


def differs(state: State, seen: object, eyes: int, seat: int, action: int) -> bool:
    if not state.is_legal(seat, action):
        return True
    state.apply(seat, action)
    return state.view(eyes) != seen


def chose_openly(before: State, after: State, eyes: int, seat: int) -> bool:
    """Do the eyes see what a seat chose that was asked at the same time?"""
    seen = after.view(eyes)
    return any(differs(before.clone(), seen, eyes, seat, other) for other in before.legal(seat))


def own_last(play: Play, seat: int) -> int | None:
    """How many actions stand when the seat's last visible one is taken back; what was obvious goes with it."""
    for index in range(len(play.done) - 1, -1, -1):
        if play.done[index][0] == seat and index not in play.quiet and not was_obvious(play, index):
            return index
    return None


def was_obvious(play: Play, index: int) -> bool:
    """Would the table do this one again by itself?"""
    seat, action, _ = play.done[index]
    return type(play.game).obvious is not Game.obvious and play.game.obvious(play.at(index), seat) == action
