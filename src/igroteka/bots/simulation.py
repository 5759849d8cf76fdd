"""One simulation of the search: down the tree, a little further by the strategy's policy, judged for every seat."""

from collections.abc import Callable

import cython

from igroteka.engine.actions import Actions
from igroteka.engine.state import State
from igroteka.engine.strategy import Strategy

from .tree import Tree

if not cython.compiled:  # compiled, these are C's own: see simulation.pxd
    from igroteka.engine.seats import CHANCE, OVER

PATIENCE = 5000  # actions of one imagined game
FEW = 40  # options among which a winning one is looked for before a position is played out


class Simulation(Tree):
    """A tree and the games that are imagined along it."""

    strategy: Strategy
    root: State
    state: State
    next: State  # to try one action in
    kept: Actions  # what is thought about at the root
    guided: bool  # does the strategy know more than the rules?
    seat: int
    simulations: int
    depth: int
    rollout: int
    copies: bool  # the game can copy into a position
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
        else:
            self.play_on()
            self.judge()
        return self.back_up(depth)

    def is_decided(self, depth: int) -> bool:
        """Is the game over here, or would the next action win it? What that brings everybody, into `results`."""
        state, winner = self.state, -1
        if state.turn == OVER:
            return self.judge()
        if self.copies and state.turn != CHANCE and depth < self.depth:
            winner = self.winning(state, state.turn)
        for seat in range(2 if winner >= 0 else 0):
            self.results[seat] = 1.0 if seat == winner else 0.0
        return winner >= 0

    def winning(self, state: State, actor: int) -> int:
        """The actor, if one of a few options wins at once; else -1."""
        self.actions.count = 0
        state.list_actions(actor, self.actions)
        for i in range(self.actions.count if self.actions.count <= FEW else 0):
            self.next.copy(state)
            self.next.apply(actor, self.actions.items[i])
            if self.next.turn == OVER and self.next.result(actor) > 0.75:
                return actor
        return -1

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
        """What may be done here, into `actions`; at the root only what is thought about at all."""
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
        """What a fair player would do is tried first; -1 when it is not thought about."""
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
        """What this simulation brought everybody."""
        for seat in range(self.state.players):
            if self.state.turn == OVER:
                self.results[seat] = self.state.result(seat)
            else:
                if seat == 0:
                    self.strategy.judge(self.state)
                self.results[seat] = (self.strategy.values[seat] + 1.0) / 2.0
        return True
