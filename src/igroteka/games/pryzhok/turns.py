"""Flip Jump thought through by whole turns: alpha-beta over all different results of a turn, deeper while time is left.

A turn has some 130 different results; most ways to hop lead to the same ones. What is left when the depth is reached is
judged by the lead in markers and by what the next player can take in a whole turn. With more than two players one turn
and the answer to it are looked at.
"""

from collections.abc import Callable
from math import exp
from time import perf_counter
from typing import Any

import cython

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.effort import Considered, Effort, Thought

from .rules import FlipJump
from .strategy import Knowing

if not cython.compiled:  # compiled, these are C's own: see turns.pxd
    from igroteka.engine.core.seats import OVER

    from .plain_turns import Entry
    from .position import COLOURS, SETS
    from .strategy import DEEPEST

    MOST_TURNS = 700
    BUCKETS = 2048
    MOST_HOPS = 40
    ENTRIES = 65536
    WIN = 100_000
    NEVER = 1_000_000

MARKER = 100  # a marker more
REACH = 70  # one the next player can take
PAIR = 3
SCALE = 110.0  # so much more makes the odds e to 1
RESTLESS = 10  # quiet turns (PR-24) after which whoever is not ahead stops fearing to give something away
BORED = 26  # and even whoever is ahead
LUCK, MUCH_LUCK = 3, 60  # turns that differ by less are equal; the restless try anything that takes as much
EVERY = 1000 if cython.compiled else 50  # actions between two looks at the clock
EXACT, AT_LEAST, AT_MOST = 0, 1, 2


class Turns:
    """The different results of one turn."""

    def __init__(self) -> None:
        self.count = 0
        self.states: list[FlipJump] = []
        if not cython.compiled:
            self.keys, self.scores = [0] * MOST_TURNS, [0] * MOST_TURNS
            self.buckets = [0] * BUCKETS

    def clear(self) -> None:
        self.count = 0
        for place in range(BUCKETS):
            self.buckets[place] = 0

    def note(self, state: FlipJump, key: int) -> int:
        """Keep a result; its index, or MOST_TURNS when it is known already or there is no room."""
        place = key % BUCKETS
        while self.buckets[place]:
            if self.keys[self.buckets[place] - 1] == key:
                return MOST_TURNS
            place = (place + 1) % BUCKETS
        if self.count == MOST_TURNS:
            return MOST_TURNS
        index = self.count
        self.buckets[place], self.keys[index] = index + 1, key
        if index == len(self.states):
            self.states.append(state.clone())
        else:
            self.states[index].copy(state)
        self.count += 1
        return index

    def score(self, index: int) -> int:
        return self.scores[index]

    def take_best(self) -> int:
        """The turn with the highest score, each only once."""
        best = 0
        for i in range(1, self.count):
            if self.scores[i] > self.scores[best]:
                best = i
        return best


class TurnSearch:
    """One player's head; nobody shares it."""

    def __init__(self, knows: Knowing, clock: Callable[[], float] = perf_counter) -> None:
        self.knows, self.clock = knows, clock
        self.plies: list[Turns] = []
        self.trials: list[FlipJump] = []
        self.lists = [Actions() for _ in range(MOST_HOPS)]
        if not cython.compiled:
            self.trail = [0] * MOST_HOPS
            self.entries = [Entry() for _ in range(ENTRIES)]

    # One decision

    def think(self, state: FlipJump, dice: Dice, effort: Effort, stop: Any = None) -> Thought:
        self.stop = stop
        seat, turns = state.turn, self.begin(state, effort)
        self.list_turns(state, 0)
        options = self.seen(turns.count, dice, attentive(effort.overlook, state.quiet))
        order = sorted(options, key=lambda i: -turns.score(i))
        values = dict.fromkeys(order, 0)
        for depth in range(1, self.deepest(state, effort) + 1):
            found = self.looked_at(order, seat, depth, dice)
            if self.late and depth > 1:
                values.update(found)
                order.sort(key=lambda i: -found.get(i, -NEVER))
                break
            values, order = found, sorted(found, key=lambda i: -found[i])
            if self.late or abs(values[order[0]]) > WIN // 2 or self.clock() > self.until - 0.4 * self.span:
                break
        return Thought([self.option(i, values[i]) for i in order], self.looked)

    def begin(self, state: FlipJump, effort: Effort) -> Turns:
        self.span = effort.milliseconds / 1000
        self.until, self.late, self.looked, self.checked = self.clock() + self.span, False, 0, 0
        self.hops = DEEPEST if effort.rollout > 1 else 0
        self.fears = is_careful(state) and effort.rollout > 0
        self.guards = state.variant == SETS and state.quiet < BORED and effort.rollout > 1
        self.luck, self.most = LUCK if is_careful(state) else MUCH_LUCK, effort.simulations
        self.forget()
        if not self.trials:
            self.trials = [state.clone() for _ in range(MOST_HOPS)]
        self.plans: list[tuple[int, ...]] = []
        return self.ply(0)

    def deepest(self, state: FlipJump, effort: Effort) -> int:
        """Return the number of turns to look ahead; a fearless player ignores the answer to a turn."""
        return effort.depth if state.players == 2 and is_careful(state) else 1

    def ply(self, ply: int) -> Turns:
        while len(self.plies) <= ply:
            self.plies.append(Turns())
        return self.plies[ply]

    def seen(self, count: int, dice: Dice, overlook: int) -> list[int]:
        seen = [i for i in range(count) if dice.below(100) >= overlook]
        return seen or [dice.below(count)]

    def looked_at(self, order: list[int], seat: int, depth: int, dice: Dice) -> dict[int, int]:
        """The value of each turn, exact for the best one; equal ones are told apart by luck."""
        found: dict[int, int] = {}
        alpha = -NEVER
        for i in order:
            value = self.look(i, seat, depth, alpha)
            if self.late and found:
                break
            found[i] = value + dice.below(self.luck)
            alpha = max(alpha, value - self.luck)
        return found

    def look(self, i: int, seat: int, depth: int, alpha: int) -> int:
        turns = self.plies[0]
        return self.value_of(turns.states[i], seat, depth, 0, alpha, NEVER)

    def option(self, i: int, value: int) -> Considered:
        return Considered(self.plans[i], 1, 1 / (1 + exp(-max(-700.0, min(700.0, value / SCALE)))))

    def forget(self) -> None:
        for i in range(ENTRIES):
            self.entries[i].key = 0
            self.entries[i].depth = -1

    def is_late(self) -> bool:
        if self.looked >= self.checked:
            self.checked = self.looked + EVERY
            self.late = self.late or self.looked >= self.most or self.clock() > self.until
            self.late = self.late or (self.stop is not None and self.stop.is_set())
        return self.late

    # Turns

    def list_turns(self, state: FlipJump, ply: int) -> int:
        """All different results of a turn, those that take most markers first in line."""
        turns = self.ply(ply)
        turns.clear()
        self.add_turns(state, ply, 0, state.turn, state.marker_count(state.turn))
        return turns.count

    def add_turns(self, state: FlipJump, ply: int, hops: int, seat: int, before: int) -> bool:
        actions, after = self.lists[hops], self.trials[hops]
        turns = self.plies[ply]
        actions.count = 0
        state.list_actions(seat, actions)
        for i in range(actions.count):
            after.copy(state)
            after.apply(seat, actions.items[i])
            self.looked += 1
            self.trail[hops] = actions.items[i]
            if after.turn != seat:
                self.add_turn(after, ply, hops, seat, before)
            elif hops < MOST_HOPS - 2 and turns.count < MOST_TURNS:
                self.add_turns(after, ply, hops + 1, seat, before)
        return True

    def add_turn(self, after: FlipJump, ply: int, hops: int, seat: int, before: int) -> bool:
        turns = self.plies[ply]
        index = turns.note(after, after.key())
        if index == MOST_TURNS:
            return True
        turns.scores[index] = 1000 * (after.marker_count(seat) - before)
        if after.turn == OVER:
            turns.scores[index] = WIN if after.result(seat) > 0.75 else -WIN if after.result(seat) < 0.25 else 0
        if ply == 0:
            self.plans.append(tuple([self.trail[hop] for hop in range(hops + 1)]))
        return True

    # Values, for the one to play

    def value(self, state: FlipJump, depth: int, ply: int, alpha: int, beta: int) -> int:
        if self.is_late():
            return 0
        if depth == 0:
            return self.leaf(state, ply, beta)
        key, best_key, alpha_before = state.key(), 0, alpha
        place = key % ENTRIES
        if self.entries[place].key == key:
            best_key = self.entries[place].best
            if self.entries[place].depth >= depth and self.settles(place, alpha, beta):
                return self.entries[place].value
        best, tried = -NEVER, 0
        self.list_turns(state, ply)
        turns = self.plies[ply]
        for i in range(turns.count):
            if turns.keys[i] == best_key:
                turns.scores[i] += 3 * WIN
        while tried < turns.count and alpha < beta and not self.late:
            i = turns.take_best()
            turns.scores[i] = -NEVER
            value = self.value_of(turns.states[i], state.turn, depth, ply, alpha, beta)
            tried += 1
            if value > best and not self.late:
                best, best_key = value, turns.keys[i]
                alpha = max(alpha, value)
        if not self.late:
            self.keep(place, key, best_key, best, depth, alpha_before, beta)
        return best

    def settles(self, place: int, alpha: int, beta: int) -> bool:
        """Return whether the stored result of a position answers the question."""
        bound, value = self.entries[place].bound, self.entries[place].value
        return bound == EXACT or (bound == AT_LEAST and value >= beta) or (bound == AT_MOST and value <= alpha)

    def keep(self, place: int, key: int, best_key: int, best: int, depth: int, low: int, high: int) -> bool:
        self.entries[place].key, self.entries[place].best = key, best_key
        self.entries[place].value, self.entries[place].depth = best, depth
        self.entries[place].bound = AT_LEAST if best >= high else AT_MOST if best <= low else EXACT
        return True

    def value_of(self, state: FlipJump, seat: int, depth: int, ply: int, alpha: int, beta: int) -> int:
        """Return the value of a turn's result for its player."""
        if state.turn == OVER:
            r = state.result(seat)
            return WIN - ply if r > 0.75 else ply - WIN if r < 0.25 else 0
        if state.players > 2:
            return self.among_many(state, seat)
        return -self.value(state, depth - 1, ply + 1, -beta, -alpha)

    def among_many(self, state: FlipJump, seat: int) -> int:
        """With three and four: one's own odds after the turn, as the strategy sees them."""
        return int(1000 * self.knows.evaluate(state, seat))

    def leaf(self, state: FlipJump, ply: int, beta: int) -> int:
        """The lead, and what can be taken in the turn to come; no need to look for more than decides."""
        lead = state.marker_count(state.turn) - state.marker_count(1 - state.turn)
        value = MARKER * lead + PAIR * (state.pairs(state.turn) - state.pairs(1 - state.turn))
        if not self.fears:
            return self.gift(state, ply) or value
        enough = (beta - value + REACH - 1) // REACH if beta < WIN // 2 else 50
        reach = self.knows.reach_up_to(state, max(1, min(50, enough)), self.hops)
        self.looked += self.knows.looked
        return WIN - ply - 1 if reach >= 50 else value + REACH * reach

    def gift(self, state: FlipJump, ply: int) -> int:
        """PR-33: the last marker decides a game of sets; even the restless do not hand it over, unless bored. Or 0."""
        if not self.guards or state.marker_count(state.turn) < COLOURS - 2:
            return 0
        return WIN - ply - 1 if self.knows.reach_up_to(state, 50, self.hops) >= 50 else 0


def is_careful(state: FlipJump) -> bool:
    """PR-24: whoever is not ahead gets restless after some quiet turns, in the end whoever is: good manners."""
    rival = max([state.marker_count(other) for other in range(state.players) if other != state.turn])
    return state.quiet < (BORED if state.marker_count(state.turn) > rival else RESTLESS)


def attentive(overlook: int, quiet: int) -> int:
    """Return the overlook percentage, which shrinks after many turns without a marker (PR-24)."""
    return overlook * max(0, min(RESTLESS, 3 * RESTLESS // 2 - quiet)) // RESTLESS
