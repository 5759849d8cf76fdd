"""Heuristics of Fizz: which chip to get rid of, and where it will stand (SH-83)."""

from typing import Any

import cython

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.effort import Considered, Effort, Thought
from igroteka.engine.core.state import State
from igroteka.engine.core.strategy import Strategy
from igroteka.engine.game import Game
from igroteka.engine.scene import Label

from .answered import kind_taken
from .pile import Pile
from .rules import Fizz
from .tryout import Tryout

if not cython.compiled:  # compiled, these are C's own: see strategy.pxd
    from math import exp

    from igroteka.engine.core.bits import size
    from igroteka.engine.core.seats import OVER

    from .bottle import fell_tag
    from .kinds import ANSWERING, AS_MANY, ASK, DOUBLE, HALF, PLACE, REACH, REVERSE, STOP, SWAP, TAKE, TAKE_TWO, WIDTH
    from .round import special

    MOST_LOOKS = 600

SURE = 9.0  # a chip whose centre is so far inside what bears it needs no more
LOWER = 0.03  # what a millimetre of height costs beside one of that
LOOKS = 24  # places a quick eye compares
SECOND_LOOKS = 12  # how often it looks again when the best would bring the pile down
KEPT = 5  # places worth thinking about
PATIENCE = 100  # placements of a round (SH-53) after which whoever was careless takes care
SAFE = 1.0  # contacts may shrink by so much and everything still stands
BAD = -50.0  # what a place is worth where something would fall


class FizzStrategy(Strategy):
    """Few chips in hand, others with many; low and well-borne places."""

    worths: list[float]  # of places that are looked at
    tryout: Tryout

    def __init__(self) -> None:
        Strategy.__init__(self)
        self.tryout = Tryout(self)
        if not cython.compiled:
            self.worths = [0.0] * MOST_LOOKS

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Fizz)
        fizz = state
        if fizz.turn == OVER or fizz.solo:
            return 2.0 * fizz.result(seat) - 1.0
        mine = whole = 0.0
        for other in range(fizz.players):
            chips = fizz.box.points(fizz.hand[other]) / (2.0 * (fizz.rounds - fizz.round)) + size(fizz.hand[other])
            chips = exp(-(chips + fizz.score[other]) / 9.0)
            whole += chips
            if other == seat:
                mine = chips
        return 2.0 * mine / whole - 1.0

    def candidates(self, state: State, seat: int, actions: Actions) -> int:
        """Of thousands of places the best few; chips all."""
        assert isinstance(state, Fizz)
        fizz = state
        if not fizz.is_aiming() or actions.count < 40:
            return actions.count
        stride = 1 + actions.count // 300
        pile = self.safe_pile(fizz)
        looked = self.look_over(pile, actions, stride)
        kept = 0
        for _best in range(KEPT + SECOND_LOOKS):
            best = self.best_apart(actions, kept, looked)
            if best < 0 or kept == KEPT:
                break
            if self.stands(pile, actions.items[best]) or (not kept and _best >= SECOND_LOOKS):
                actions.items[kept], actions.items[best] = actions.items[best], actions.items[kept]
                self.worths[best], self.worths[kept] = self.worths[kept], self.worths[best]
                kept += 1
            else:
                self.worths[best] = BAD
        actions.count = kept if kept else actions.count
        return actions.count

    def look_over(self, pile: Pile, actions: Actions, stride: int) -> int:
        """Some of the places, put first, each with its worth; how many."""
        looked = 0
        for i in range(0, actions.count, stride):
            if actions.items[i] >= PLACE and looked < MOST_LOOKS:
                actions.items[looked], actions.items[i] = actions.items[i], actions.items[looked]
                self.worths[looked] = self.place(pile, actions.items[looked])
                looked += 1
        return looked

    def best_apart(self, actions: Actions, kept: int, looked: int) -> int:
        """The best of the places that is not beside one kept already; -1 when there is none."""
        best = -1
        top = BAD
        for i in range(kept, looked):
            if self.worths[i] > top and not self.is_near(actions, kept, actions.items[i]):
                top = self.worths[i]
                best = i
        return best

    def safe_pile(self, fizz: Fizz) -> Pile:
        """The pile, taken as it stands even if chips bore a little less than they do: once a decision, it is slow."""
        pile = fizz.piled()
        pile.shrink = SAFE
        pile.take_as_it_stands()
        pile.shrink = 0.0
        return pile

    def stands(self, pile: Pile, move: int) -> bool:
        """Return whether a safe pile still stands with a chip here, with a margin."""
        x = (move - PLACE) // WIDTH - REACH
        y = (move - PLACE) % WIDTH - REACH
        pile.shrink = SAFE
        pile.add(x, y, pile.rest(x, y, pile.count) + 2.5, 0.0, 0.0)
        good = pile.stands()
        pile.count -= 1
        pile.shrink = 0.0
        return good

    def is_near(self, actions: Actions, kept: int, move: int) -> bool:
        """Return whether a place is beside one that is kept already."""
        for k in range(kept):
            dx = (actions[k] - PLACE) // WIDTH - (move - PLACE) // WIDTH
            dy = (actions[k] - PLACE) % WIDTH - (move - PLACE) % WIDTH
            if dx * dx + dy * dy < 100:
                return True
        return False

    def policy(self, state: State, seat: int, dice: Dice, actions: Actions) -> int:
        assert isinstance(state, Fizz)
        fizz = state
        if actions.items[actions.count - 1] >= fell_tag():
            return actions.items[actions.count - 1]
        if fizz.is_aiming():
            return self.lay(fizz, dice, actions, LOOKS, SECOND_LOOKS)
        return self.choose(fizz, seat, dice, actions)

    # With a thought

    def think(self, state: State, seat: int, dice: Dice, effort: Effort, stop: Any = None) -> Thought:
        """Chips are tried out in many deals; `width` places are looked at, again when the pile would not stand."""
        assert isinstance(state, Fizz)
        fizz, actions = state, Actions()
        fizz.list_actions(seat, actions)
        if fizz.solo or fizz.phase == ANSWERING:
            return Thought([Considered((self.policy(fizz, seat, dice, actions),), 0, 0.5)], 0)
        if fizz.is_aiming():
            bored = fizz.placements >= PATIENCE
            looks, again = max(effort.width, LOOKS * bored), max(effort.rollout, 3 * bored)
            return Thought([Considered((self.lay(fizz, dice, actions, looks, again),), 0, 0.5)], 0)
        return self.try_chips(fizz, seat, dice, overlooked(actions, effort.overlook, dice), effort, stop)

    def try_chips(
        self, fizz: Fizz, seat: int, dice: Dice, actions: Actions, effort: Effort, stop: Any = None
    ) -> Thought:
        """The chips that are seen, best first; with hardly a simulation to spare what looks best."""
        if effort.simulations < actions.count or actions.count == 1:
            return Thought([Considered((self.choose(fizz, seat, dice, actions),), 0, 0.5)], 0)
        until, deals = self.clock() + effort.milliseconds / 1000, 0
        self.tryout.begin(fizz, effort.seeing)
        while deals * actions.count < effort.simulations and self.clock() < until and not is_set(stop):
            self.tryout.try_all(fizz, seat, dice, actions, effort.depth)
            deals += 1
        worths = [(1 + self.tryout.worth(i) / max(1, deals)) / 2 for i in range(actions.count)]
        order = sorted(range(actions.count), key=lambda i: -worths[i])
        return Thought([Considered((actions[i],), deals, worths[i]) for i in order], deals * actions.count)

    # Where

    def lay(self, fizz: Fizz, dice: Dice, actions: Actions, looks: int, again: int) -> int:
        """The best of some places looked at; SH-83: the hand that lays trembles like any other."""
        if again == 0:
            return self.look(fizz.piled(), dice, actions, looks)
        pile = self.safe_pile(fizz)
        chosen = self.look(pile, dice, actions, looks)
        while again > 0 and not self.stands(pile, chosen):
            chosen = self.look(pile, dice, actions, looks)
            again -= 1
        return chosen

    def look(self, pile: Pile, dice: Dice, actions: Actions, looks: int) -> int:
        chosen = actions.items[0]
        best = -1e9
        while looks > 0 or chosen < PLACE:
            action = actions.items[dice.pick(actions.count)]
            looks -= 1
            if action >= PLACE:
                value = self.place(pile, action)
                if value > best:
                    best = value
                    chosen = action
        return chosen

    def place(self, pile: Pile, move: int) -> float:
        """Return the value of a place: well supported, not crowded, low."""
        x = (move - PLACE) // WIDTH - REACH
        y = (move - PLACE) % WIDTH - REACH
        sure = pile.margin(x, y)
        room = pile.clearance(x, y)
        value = sure if sure < SURE else SURE + 0.05 * (sure - SURE)
        if pile.is_crooked(x, y):
            value -= 3
        if room < 1.5:
            value -= 2 * (1.5 - room)
        return value - LOWER * pile.rest(x, y, pile.count)

    # Which chip

    def choose(self, fizz: Fizz, seat: int, dice: Dice, actions: Actions) -> int:
        chosen = actions.items[0]
        best = -1e9
        for i in range(actions.count):
            value = self.chip(fizz, seat, actions.items[i]) + dice.pick(1000) / 1000.0
            if value > best:
                best = value
                chosen = actions.items[i]
        return chosen

    def chip(self, fizz: Fizz, seat: int, action: int) -> float:
        """Return the value of laying a chip: its effect on others, and what fits after it."""
        if action >= TAKE:
            return -5.0 if action == STOP else -2.0
        kind = kind_taken(action)
        worth = 1.5 if DOUBLE <= action < ASK else 0.0
        worth += 1.0 if kind == fizz.last else 0.0
        if special(kind) == TAKE_TWO or special(kind) == AS_MANY:
            worth += 1.5
        if special(kind) == HALF:
            worth += 2.0
        if special(kind) == REVERSE and fizz.players == 2 and not fizz.letter:
            worth += 1.0  # SH-31: in version 0.1 two went again
        if kind == SWAP:
            worth += self.swap_worth(fizz, seat)
        if action >= ASK:
            worth += 0.4 * size(fizz.hand[seat] & fizz.chips_of_colour((action - ASK) % 4))
        return worth

    def swap_worth(self, fizz: Fizz, seat: int) -> float:
        """SH-35: good when the next player has fewer chips."""
        other = (seat + fizz.direction + fizz.players) % fizz.players
        return 0.5 * (size(fizz.held_by(seat)) - 1 - size(fizz.held_by(other)))

    def score(self, state: State, seat: int) -> float:
        """Chips one is rid of: those in hand count against whoever holds them (SH-50)."""
        assert isinstance(state, Fizz)
        return -float(size(state.held_by(seat)))

    def reason(self, state: State, seat: int, action: int) -> Label | None:
        """Return why a chip or a place is good."""
        assert isinstance(state, Fizz)
        if action >= PLACE:
            return Label("reason-place") if action < fell_tag() else None
        if action >= TAKE:
            return Label("reason-take") if action == TAKE else None
        kind = kind_taken(action)
        if DOUBLE <= action < ASK:
            return Label("reason-pair")
        if kind == state.last:
            return Label("reason-identical")
        return Label("reason-super") if kind >= 12 else Label("reason-fits")


def overlooked(actions: Actions, percent: int, dice: Dice) -> Actions:
    """Return the options that a level considers, at least one."""
    seen = Actions()
    for action in actions:
        if dice.below(100) >= percent:
            seen.append(action)
    if not len(seen):
        seen.append(actions[dice.below(len(actions))])
    return seen


def is_set(stop: Any) -> bool:
    return stop is not None and bool(stop.is_set())


def make(game: Game) -> Strategy:
    return FizzStrategy()
