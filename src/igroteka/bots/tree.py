"""The tree of a search: decisions, visits and results. Nodes lie in one array."""

import cython

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice

if not cython.compiled:  # compiled, these are C's own: see tree.pxd
    from math import log, sqrt

    from .plain_tree import Node, free, room_for

    MOST_SEATS = 8
    LONGEST = 500  # decisions of one way down the tree
    MOST_NODES = 3_000_000
    OPEN, WON, LOST, DRAWN = 0, 1, 2, 3  # what is proven for the seat that acted

BEGINNING = 4096  # nodes; it grows


class Tree:
    """Node 0 is the position thought about; a node is an action of a seat, its branches what may be done next."""

    nodes: list["Node"]
    capacity: int
    used: int
    path: list[int]  # the way down of this simulation
    results: list[float]  # what it brought each seat, 0…1
    certain: bool  # nothing is hidden and no luck is to come
    solving: bool  # so wins and losses of two are proven
    curiosity: float
    actions: Actions  # what may be done where we are
    dice: Dice

    def __init__(self) -> None:
        self.actions = Actions()
        self.capacity = self.used = 0
        if not cython.compiled:
            self.nodes, self.path, self.results = [], [0] * (LONGEST + 1), [0.0] * MOST_SEATS

    def __dealloc__(self) -> None:
        free(self.nodes)

    # On the way down

    def select(self, node: int, actor: int) -> int:
        """The option with the highest upper bound; -1 when there is no room for another branch."""
        best, before, ties, most = -1, 0, 0, -1.0
        tried = self.curiosity * sqrt(log(self.nodes[node].visits + 1.0))
        for i in range(self.actions.count):
            child = self.child_of(node, before, self.actions.items[i], actor)
            if child == 0:
                return -1
            before = child
            self.nodes[child].offered += 1
            score = self.score(child, tried)
            if score > most:
                best, most, ties = child, score, 1
            elif score == most:
                ties += 1
                if self.dice.pick(ties) == 0:
                    best = child
        return best

    def score(self, child: int, tried: float) -> float:
        node = self.nodes[child]
        if node.proven == LOST:
            return 0.0
        if node.visits == 0:
            return 1000.0
        if node.proven == DRAWN:
            return 0.5
        if not self.certain:
            tried = self.curiosity * sqrt(log(node.offered + 1.0))  # it could be done only so often
        return node.mean + tried * node.rarity

    def child_of(self, node: int, before: int, action: int, actor: int) -> int:
        """The branch of an action, most likely next to the branch before; a new one if need be, 0 if none fits."""
        child = self.nodes[before].next if before else self.nodes[node].kids
        if child and self.nodes[child].action == action:
            return child
        child, last = self.nodes[node].kids, 0
        while child:
            if self.nodes[child].action == action and self.nodes[child].seat == actor:
                return child
            last, child = child, self.nodes[child].next
        child = self.add(action, actor)
        if last:
            self.nodes[last].next = child
        else:
            self.nodes[node].kids = child
        return child

    def add(self, action: int, actor: int) -> int:
        """Room for one more node; 0 when there is none."""
        if self.used == self.capacity:
            if self.used >= MOST_NODES:
                return 0
            self.capacity = 2 * self.capacity if self.capacity else BEGINNING
            self.nodes = room_for(self.nodes, self.capacity)
        node = self.used
        self.nodes[node].action, self.nodes[node].seat = action, actor
        self.nodes[node].mean = self.nodes[node].rarity = 0.0
        self.nodes[node].visits = self.nodes[node].offered = self.nodes[node].kids = 0
        self.nodes[node].next = self.nodes[node].proven = 0
        self.used += 1
        return node

    # On the way up

    def back_up(self, depth: int) -> bool:
        """Everybody who decided on this way remembers what it brought them."""
        self.nodes[0].visits += 1
        for i in range(1, depth + 1):
            node = self.path[i]
            visits = self.nodes[node].visits + 1
            self.nodes[node].visits, self.nodes[node].rarity = visits, 1.0 / sqrt(visits)
            self.nodes[node].mean += (self.results[self.nodes[node].seat] - self.nodes[node].mean) / visits
        return True

    def prove(self, depth: int) -> bool:
        """The game is over here: what that proves for the decisions that led to it."""
        last = self.path[depth]
        result = self.results[self.nodes[last].seat]
        self.nodes[last].proven = WON if result > 0.75 else LOST if result < 0.25 else DRAWN
        for i in range(depth - 1, -1, -1):
            verdict = self.verdict(self.path[i], self.nodes[self.path[i + 1]].seat)
            if verdict == OPEN:
                break
            self.nodes[self.path[i]].proven = verdict
        return True

    def verdict(self, node: int, chooser: int) -> int:
        """Return what the branches of a node prove for the seat that acted into it, if `chooser` chooses."""
        best, child = LOST, self.nodes[node].kids
        while child:
            if self.nodes[child].seat != chooser:
                return OPEN
            if self.nodes[child].proven == WON:
                best = WON
                break
            if self.nodes[child].proven == OPEN:
                best = OPEN
            elif self.nodes[child].proven == DRAWN and best == LOST:
                best = DRAWN
            child = self.nodes[child].next
        if self.nodes[node].seat == chooser or best in (OPEN, DRAWN):
            return best
        return LOST if best == WON else WON
