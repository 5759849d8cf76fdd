"""Undo: whether an action may be taken back, in three grades.

- Free, when nobody has learnt anything from it.
- With the others' consent, when only they have learnt something, or have acted since. Bots always consent.
- Never, when the asker has learnt something since, or dice have been rolled: nobody may try twice.

The grade follows from what everybody saw. The game says which seats learn something from such an action
(`Game.reveals`); positions, hands and letting go in a pause, which nobody sees, do not count.
"""

from igroteka.engine.answers import PublicAction
from igroteka.engine.fields import luck_of
from igroteka.engine.game import Game
from igroteka.engine.seats import CHANCE
from igroteka.engine.state import State
from igroteka.tables.play import Play, do


def concerned_since(play: Play, count: int, asking: int) -> set[int] | None:
    """Return the other seats that learnt something or acted after the first `count` actions.

    None: it cannot be taken back.
    """
    before, acted, learnt = play.at(count), set[int](), set[int]()
    for index, (seat, action, note) in enumerate(play.done[count:], count):
        after = before.clone()
        do(after, seat, action, note)
        if seat == CHANCE or luck_of(before.dump()) != luck_of(after.dump()):
            return None
        if index not in play.quiet:
            acted.add(seat)
            learnt |= play.game.reveals(as_seen(play, before, after, seat, action))
        before = after
    return None if asking in learnt else (acted | learnt) - {asking}


def as_seen(play: Play, before: State, after: State, seat: int, action: int) -> PublicAction:
    """Return an action as everybody at the table saw it."""
    told = play.game.told(before, seat, action, None)
    return PublicAction(seat, told.name, before.view(None), after.view(None), play.players)


def own_last(play: Play, seat: int) -> int | None:
    """Return how many actions stand when the seat's last visible one is taken back; an obvious one goes with it."""
    for index in range(len(play.done) - 1, -1, -1):
        if play.done[index][0] == seat and index not in play.quiet and not was_obvious(play, index):
            return index
    return None


def was_obvious(play: Play, index: int) -> bool:
    """Return whether the table would do this action again by itself."""
    seat, action, _ = play.done[index]
    return type(play.game).obvious is not Game.obvious and play.game.obvious(play.at(index), seat) == action
