"""A tree search that plays any game of the contract, told nothing but its rules; a strategy makes it play well.

Every simulation begins in the position the seat imagines, with all it cannot see dealt anew, goes down the tree by
upper confidence bounds, plays on a little by the strategy's policy (by luck and to the end, where there is no strategy)
and is judged for every seat, so that several players and teams each look after themselves. Luck and physics are not
branches: the tree knows only decisions. Where nothing is hidden or left to luck, won and lost positions are proven.
"""

from collections.abc import Callable
from time import perf_counter
from typing import Any

import cython

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.effort import Considered, Effort, Thought
from igroteka.engine.core.state import State
from igroteka.engine.core.strategy import Strategy

from .simulation import Simulation
from .tree import Tree

if not cython.compiled:  # compiled, these are C's own: see search.pxd
    from igroteka.engine.core.seats import CHANCE

    from .tree import LONGEST, LOST, WON

EVERY = 8 if cython.compiled else 1  # simulations between two looks at the clock


class Search(Simulation):
    """One player's head: room for a tree, kept from decision to decision; nobody shares it."""

    seeds: Dice  # where the luck of each deal begins
    stop: Any
    stopped: bool

    def __init__(self, strategy: Strategy, clock: Callable[[], float] = perf_counter) -> None:
        Tree.__init__(self)
        self.strategy, self.clock, self.kept = strategy, clock, Actions()
        self.left = Actions()
        self.guided = type(strategy) is not Strategy

    # One decision

    def think(self, root: State, seat: int, dice: Dice, effort: Effort, stop: Any = None) -> Thought:
        """Return the plan of a seat in an imagined position."""
        self.depth, self.rollout, self.curiosity = min(effort.depth, LONGEST), effort.rollout, effort.curiosity
        self.until, self.stop, self.stopped = self.clock() + effort.milliseconds / 1000, stop, False
        self.begin(root, seat, dice)
        self.certain = effort.seeing or self.certain
        self.narrow(effort, dice)
        if self.depth == 1 and self.curiosity == 0.0:
            self.halve(effort.simulations, effort.milliseconds / 1000)
        else:
            self.simulate_until(effort.simulations)
        return Thought(self.considered(), self.simulations)

    def simulate_until(self, simulations: int) -> bool:
        while self.simulations < simulations and self.kept.count > 1 and not self.is_late():
            self.simulate()
            if self.nodes[0].proven:
                break
        return True

    def halve(self, simulations: int, span: float) -> None:
        """All options are tried in the same deals, with the same luck; then only the better half of them, and again."""
        began, alive, phase = self.clock(), list(range(self.kept.count)), 0
        phases = max(1, (self.kept.count - 1).bit_length())
        self.seeds, self.dice = self.dice, self.dice.clone()
        while len(alive) > 1 and not (self.stop is not None and self.stop.is_set()):
            phase += 1
            self.until, self.stopped = began + span * phase / phases, False
            self.try_until(alive, simulations * phase // phases)
            alive.sort(key=lambda i: -self.mean_of(i))
            alive = alive[: (len(alive) + 1) // 2]

    def try_until(self, alive: list[int], simulations: int) -> None:
        """In turns, every deal with each of some options. At least one of them."""
        tried = False
        while not tried or not (self.simulations >= simulations or self.is_late()):
            tried = True
            self.seeds.below(2)
            for i in alive:
                self.dice.copy(self.seeds)
                self.try_option(i)

    def try_option(self, i: int) -> bool:
        self.simulations += 1
        self.renew()
        self.state.apply(self.seat, self.kept.items[i])
        self.path[1] = self.option_of(i)
        self.play_on()
        self.judge()
        return self.back_up(1)

    def option_of(self, i: int) -> int:
        """The branch of an option at the root; all are made at once, one after the other."""
        if not self.nodes[0].kids:
            before = 0
            for k in range(self.kept.count):
                before = self.child_of(0, before, self.kept.items[k], self.seat)
        return 1 + i

    def mean_of(self, i: int) -> float:
        return self.nodes[self.option_of(i)].mean

    def begin(self, root: State, seat: int, dice: Dice) -> bool:
        self.root, self.seat, self.dice, self.simulations = root, seat, dice, 0
        self.copies, self.state = copies(root), root.clone()
        self.spare, self.before = root.clone(), root.clone()
        self.careful = self.copies and not self.guided
        self.certain = is_certain(root, seat, dice)
        self.solving = self.certain and root.players == 2
        self.used = 0
        self.add(-1, seat)
        self.kept.count = 0
        root.list_actions(seat, self.kept)
        self.strategy.candidates(root, seat, self.kept)
        return True

    def narrow(self, effort: Effort, dice: Dice) -> None:
        """Leave out what is overlooked, and of very many options those that look bad at first sight."""
        actions = [self.kept[i] for i in range(len(self.kept))]
        seen = [action for action in actions if dice.below(100) >= effort.overlook] if effort.overlook else actions
        seen = seen or [actions[dice.below(len(actions))]]
        if self.guided and len(seen) > effort.width:
            seen = self.best_looking(seen, effort.width)
        self.kept.clear()
        for action in seen:
            self.kept.append(action)

    def best_looking(self, actions: list[int], width: int) -> list[int]:
        """The options after which one stands best at once."""
        looks = []
        for action in actions:
            self.renew()
            self.state.apply(self.seat, action)
            self.play_out_physics()
            looks.append((-self.strategy.evaluate(self.state, self.seat), action))
        return [action for _, action in sorted(looks)[:width]]

    def play_out_physics(self) -> None:
        while self.state.turn == CHANCE:
            self.answer_of_physics(self.state)

    def considered(self) -> list[Considered]:
        """All options, best first: proven ones, then the most tried."""
        found = []
        child = self.nodes[0].kids
        while child:
            node = self.nodes[child]
            value = (0.5, 1.0, 0.0, 0.5)[node.proven] if node.proven else node.mean
            weight = {WON: 1 << 40, LOST: -(1 << 40)}.get(node.proven, 0) + node.visits
            found.append((weight, value, Considered((node.action,), node.visits, value)))
            child = node.next
        found.sort(key=lambda option: option[:2], reverse=True)
        return [option[2] for option in found] or [Considered((self.kept[0],), 0, 0.5)]

    def is_late(self) -> bool:
        """Check the clock and the cancellation token every few simulations."""
        if self.simulations % EVERY == 0 and self.simulations:
            self.stopped = self.clock() > self.until or (self.stop is not None and self.stop.is_set())
        return self.stopped


def copies(state: State) -> bool:
    """Return whether the game can copy into a position; otherwise a simulation creates a new one."""
    try:
        return state.clone().copy(state)
    except NotImplementedError:
        return False


def is_certain(state: State, seat: int, dice: Dice) -> bool:
    """Is nothing hidden from a seat and nothing left to luck? Then dealing anew changes nothing at all."""
    other = state.clone()
    other.redeal(seat, dice)
    return state.turn != CHANCE and other.dump() == state.dump()
