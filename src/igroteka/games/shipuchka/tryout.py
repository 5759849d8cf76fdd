"""Choice of a chip: all are tried in the same imagined deals, as if every chip stood; hands decide, not the pile."""

import cython

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.strategy import Strategy

from .rules import Fizz

if not cython.compiled:  # compiled, these are C's own: see tryout.pxd
    from igroteka.engine.core.seats import OVER

    from .bottle import fell_tag
    from .kinds import ANSWERING

    MOST_OPTIONS = 80


class Tryout:
    """Room to play on in; nobody shares it."""

    strategy: Strategy
    fizz: Fizz
    dice: Dice
    actions: Actions
    seeing: bool
    worths: list[float]  # by option: the sum of what it brought

    def __init__(self, strategy: Strategy) -> None:
        self.strategy, self.dice, self.actions = strategy, Dice("tryout"), Actions()
        if not cython.compiled:
            self.make_room()

    def make_room(self) -> None:
        setattr(self, "worths", [0.0] * MOST_OPTIONS)  # noqa: B010  # compiled, it is no list

    def begin(self, root: Fizz, seeing: bool) -> None:
        """Nothing has been tried yet; who sees deals nothing anew."""
        self.fizz = root.clone()
        self.seeing = seeing
        for i in range(MOST_OPTIONS):
            self.worths[i] = 0.0

    def try_all(self, root: Fizz, seat: int, luck: Dice, options: Actions, turns: int) -> bool:
        """Each option once, in one deal with one luck."""
        luck.pick(2)
        for i in range(options.count):
            self.dice.copy(luck)
            self.worths[i] += self.tried(root, seat, options.items[i], turns)
        return True

    def worth(self, option: int) -> float:
        """The result of an option in all its deals."""
        return self.worths[option]

    def tried(self, root: Fizz, seat: int, action: int, turns: int) -> float:
        """Return the result of an action after some random turns, or at the end of the round.

        As with a real bottle (SH-82) nobody looks for a place, and nothing is laid on a pile.
        """
        self.fizz.copy(root)
        if not self.seeing:
            self.fizz.redeal(seat, self.dice)
        self.fizz.companion = True
        self.fizz.apply(seat, action)
        while turns > 0 and self.fizz.turn != OVER and self.fizz.round == root.round:
            turns -= self.step()
        return self.strategy.evaluate(self.fizz, seat)

    def step(self) -> int:
        """One action of whoever is asked; 1 when a turn is over with it."""
        if self.fizz.phase == ANSWERING:
            self.fizz.apply(self.fizz.turn, fell_tag())
            return 1
        self.actions.count = 0
        self.fizz.list_actions(self.fizz.turn, self.actions)
        self.fizz.apply(self.fizz.turn, self.strategy.policy(self.fizz, self.fizz.turn, self.dice, self.actions))
        return 0
