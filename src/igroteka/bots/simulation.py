"""One simulation of the search: down the tree, a little further by the strategy's policy, judged for every seat."""

from collections.abc import Callable

import cython

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.state import State
from igroteka.engine.core.strategy import Strategy

from .tree import Tree

if not cython.compiled:  # compiled, these are C's own: see simulation.pxd
    from igroteka.engine.core.seats import CHANCE, OVER

PATIENCE = 5000  # actions of one imagined game
CAREFUL = 10  # moves after the tree in which nobody overlooks a win


class Simulation(Tree):
    """A tree and the games that are imagined along it."""

    strategy: Strategy
    root: State
    state: State
    spare: State  # to try one action in
    before: State  # to take one back
    kept: Actions  # what is thought about at the root
    left: Actions  # what is not tried yet
    guided: bool  # does the strategy know more than the rules?
    seat: int
    simulations: int
    depth: int
    rollout: int
    copies: bool  # the game can copy into a position
    careful: bool  # it does, and no strategy knows better
    until: float
    clock: Callable[[], float]

    def renew(self) -> bool:
        """Begin again where the seat stands, with everything it cannot see dealt anew."""
        if self.copies:
            self.state.copy(self.root)
        else:
            self.state = self.root.clone()
        if not self.certain:
            self.state.redeal(self.seat, self.dice)
        return True

    def simulate(self) -> bool:
        self.simulations += 1
        self.renew()
        depth = self.descend()
        if self.solving and self.is_decided(depth):
            self.prove(depth)
        elif not (self.careful and self.solving and self.is_lost_with_care()):
            self.play_on()
            self.judge()
        return self.back_up(depth)

    def is_decided(self, depth: int) -> bool:
        """Return whether the game is over or the next action wins it; the results go into `results`."""
        state = self.state
        if state.turn == OVER:
            return self.judge()
        if not self.copies or state.turn == CHANCE or depth >= self.depth:
            return False
        return state.can_win(state.turn, self.spare, self.actions) and self.win(state.turn)

    def win(self, winner: int) -> bool:
        """One of two has won."""
        self.results[winner], self.results[1 - winner] = 1.0, 0.0
        return True

    def descend(self) -> int:
        """Go down the tree to the first decision never made before; how many decisions that took."""
        state, node, depth = self.state, 0, 0
        self.path[0] = 0
        while state.turn != OVER and depth < self.depth:
            actor = state.turn
            if actor == CHANCE:
                self.answer_of_physics(state)
                continue
            if self.options(state, actor, node) == 1 and node:
                state.apply(actor, self.actions.items[0])  # no choice, no branch
                continue
            child = self.preferred(state, node, actor) if self.guided and not self.nodes[node].kids else -1
            child = self.select(node, actor) if child < 0 else child
            if child < 0:
                break
            state.apply(actor, self.nodes[child].action)
            depth += 1
            self.path[depth] = node = child
            if not self.nodes[child].visits:
                break
        return depth

    def answer_of_physics(self, state: State) -> bool:
        self.solving = False
        return state.apply(CHANCE, state.settle(self.dice))

    def options(self, state: State, actor: int, node: int) -> int:
        """List the actions of a node into `actions`; at the root only the candidates."""
        self.actions.count = 0
        if node == 0:
            for i in range(self.kept.count):
                self.actions.add(self.kept.items[i])
        else:
            state.list_actions(actor, self.actions)
            if self.guided and self.actions.count > 1:
                self.strategy.candidates(state, actor, self.actions)
        return self.actions.count

    def preferred(self, state: State, node: int, actor: int) -> int:
        """Return the branch of the policy's action, which is tried first; -1 if it is no candidate."""
        wanted = self.strategy.policy(state, actor, self.dice, self.actions)
        self.options(state, actor, node)
        before = found = 0
        for i in range(self.actions.count):
            before = self.child_of(node, before, self.actions.items[i], actor)
            if before and self.actions.items[i] == wanted:
                found = before
        self.nodes[found].offered += 1
        return found or -1

    # After the tree

    def is_lost_with_care(self) -> bool:
        """Play a few random moves that overlook no win and leave none; return whether a loss was forced."""
        state = self.state
        for _ in range(CAREFUL):
            if state.turn < 0:
                break
            if not self.move_with_care(state, state.turn):
                return self.win(state.turn)
        return False

    def move_with_care(self, state: State, actor: int) -> bool:
        """By luck, but not so that the next could win; False when everything leads there."""
        self.before.copy(state)
        self.left.count = 0
        state.list_actions(actor, self.left)
        while self.left.count:
            i = self.dice.pick(self.left.count)
            state.apply(actor, self.left.items[i])
            if state.turn < 0 or state.turn == actor or not state.can_win(state.turn, self.spare, self.actions):
                return True
            self.left.count -= 1
            self.left.items[i] = self.left.items[self.left.count]
            if self.left.count:
                state.copy(self.before)
        return False

    def play_on(self) -> bool:
        """A fair player goes on until it is the next one's turn a few times; without a strategy luck, to the end."""
        state, changes, steps, actor = self.state, 0, 0, self.state.turn
        while state.turn != OVER and steps < PATIENCE:
            if state.turn == CHANCE:
                self.answer_of_physics(state)
                continue
            if self.guided and state.turn != actor:
                changes += 1
                if changes > self.rollout:
                    break
            actor = state.turn
            self.move_by_policy(state, actor)
            steps += 1
            if steps % 64 == 0 and self.clock() > self.until:
                break
        return True

    def move_by_policy(self, state: State, actor: int) -> bool:
        self.actions.count = 0
        state.list_actions(actor, self.actions)
        if self.guided:
            return state.apply(actor, self.strategy.policy(state, actor, self.dice, self.actions))
        return state.apply(actor, self.actions.items[self.dice.pick(self.actions.count)])

    def judge(self) -> bool:
        """Compute the results of this simulation for all seats."""
        for seat in range(self.state.players):
            if self.state.turn == OVER:
                self.results[seat] = self.state.result(seat)
            else:
                if seat == 0:
                    self.strategy.judge(self.state)
                self.results[seat] = (self.strategy.values[seat] + 1.0) / 2.0
        return True
