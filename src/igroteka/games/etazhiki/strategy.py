"""Heuristics of Floors: plan the whole turn, for floors stand in the way and balls go by themselves.

A position is worth its stars, less the floors that keep each hand from being empty. Whoever has the turn is
trusted to lay the longest chain of floors there is.
"""

import cython

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.effort import Effort, Thought
from igroteka.engine.core.state import State
from igroteka.engine.core.strategy import Strategy
from igroteka.engine.game import Game
from igroteka.engine.scene import Label

from . import hints
from .beginners import tried_out
from .box import Box
from .rules import Floors

if not cython.compiled:  # compiled, these are C's own: see strategy.pxd
    from math import exp

    from igroteka.engine.core.bits import bit, first, size, without_first
    from igroteka.engine.core.seats import OVER

    from .kinds import BALL, BALLS, BEGINNER, END, KINDS, LAY, LET, NIGHT, NUMBERS, PASS, SKIP, TOP

# What decides games, in tenths of a star: fitted to 1000 games of the planner against itself in each level.
STAR = 10.0
FLOOR = 1.2  # each floor in hand stands before the next star; not for beginners, where more cards make longer chains
BALL_HELD = 0.9  # a ball in hand opens ways
NIGHT_HELD = 1.3  # a night floor in hand may cut in
FINISH = 7.0  # whoever is to play can lay all floors at once
AWAITED = 3.5  # whoever has to wait for it could, if everything stayed as it is
BEGINNERS_FINISH = 8.0
BEGINNERS_AWAITED = 7.0
SCALE = 8.0  # so much more worth makes the odds e to 1
PATIENCE = 300  # chains looked at before the best so far is taken


class Planning(Strategy):
    """Trusts whoever has the turn to lay the longest chain there is, and judges what is then left in the hands."""

    def __init__(self) -> None:
        Strategy.__init__(self)
        self.after: Floors | None = None

    # Judgement

    def evaluate(self, state: State, seat: int) -> float:
        self.judge(state)
        return self.values[seat]

    def judge(self, state: State) -> bool:
        """The odds of every seat, as its worth against the worth of all."""
        assert isinstance(state, Floors)
        house, total = self.played_out(state), 0.0
        for seat in range(house.players):
            if house.turn == OVER:
                self.values[seat] = 2.0 * house.result(seat) - 1.0
            else:
                self.values[seat] = exp(worth(house, seat) / SCALE)
                total += self.values[seat]
        for seat in range(house.players if total > 0.0 else 0):
            self.values[seat] = 2.0 * self.values[seat] / total - 1.0
        return True

    def played_out(self, state: Floors) -> Floors:
        """The position when a turn under way has been played to its end and nobody cut in."""
        if state.turn == OVER or not (state.floor_laid or state.ball_laid or state.drawn):
            return state
        if self.after is None:
            self.after = state.clone()
        after, seat = self.after, state.active
        after.copy(state)
        stars, action = after.stars[seat], LET
        while action != END and action != PASS and after.stars[seat] == stars:
            after.asked = 0
            after.ask_next()
            action = next_action(after, seat)
            after.apply(seat, action)
        return after

    # Play

    def policy(self, state: State, seat: int, dice: Dice, actions: Actions) -> int:
        """Cut in whenever possible, else lay the longest chain, as a beginner only one that leaves nothing in hand."""
        assert isinstance(state, Floors)
        if actions.count == 1:
            return actions.items[0]
        house = state
        if house.asked & bit(seat):
            return actions.items[dice.pick(actions.count - 1)]  # letting go comes last
        action = next_action(house, seat)
        for i in range(actions.count):
            if actions.items[i] == action:
                return action
        return actions.items[dice.pick(actions.count)]

    def score(self, state: State, seat: int) -> float:
        """Stars, less the floors in hand: each floor laid is one step nearer to a star (ET-21, ET-22)."""
        assert isinstance(state, Floors)
        return STAR * state.stars_of(seat) - Planner(state, seat).left

    def think(self, state: State, seat: int, dice: Dice, effort: Effort, stop: object = None) -> Thought | None:
        """Beginners who overlook nothing see every way to lay the whole hand, and try out which is best."""
        assert isinstance(state, Floors)
        seen = state.level == BEGINNER and state.active == seat and not effort.overlook
        return tried_out(self, state, seat, dice, effort, stop) if seen else None

    def reason(self, state: State, seat: int, action: int) -> Label | None:
        assert isinstance(state, Floors)
        after = state.clone()
        after.apply(seat, action)
        now, then = Planner(state, seat).most_floors(), Planner(after, seat).most_floors()
        return hints.reason(action, after.stars_of(seat) > state.stars_of(seat), now, then)


def next_action(state: Floors, seat: int) -> int:
    """Return the first action of the longest chain; without a worthwhile chain the action that ends the turn."""
    if state.finishing():
        return TOP + (SKIP - BALL if state.hand[seat * KINDS + SKIP] else first(state.held[seat] >> BALL))
    action = Planner(state, seat).next_action() if pays_to_lay(state, seat) else END
    if action == END and not state.floor_laid:
        return PASS
    if action < NIGHT and not state.hand[seat * KINDS + action]:
        return NIGHT + action
    return action


def pays_to_lay(state: Floors, seat: int) -> bool:
    """Beginners may pass and draw (ET-62): all floors or none, for more cards make longer chains."""
    if state.level != BEGINNER:
        return True
    plan = Planner(state, seat)
    return plan.most_floors() == plan.left


def worth(state: Floors, seat: int) -> float:
    """Stars, less what the hand still has to get rid of; much more if it could be laid at once."""
    plan = Planner(state, seat)
    floors, plays = plan.left, state.active == seat
    value, finish = STAR * state.stars[seat], BEGINNERS_FINISH if plays else BEGINNERS_AWAITED
    if state.level != BEGINNER:
        nights = size(state.held[seat] >> NIGHT & NUMBERS)
        value += BALL_HELD * (state.cards[seat] - floors) + NIGHT_HELD * nights - FLOOR * floors
        finish = FINISH if plays else AWAITED
    return value + (finish if plan.most_floors() == floors else 0.0)


class Planner:
    """Looks for the longest chain of floors that a hand can lay from here (ET-14 to ET-17)."""

    box: Box
    left: int  # floors in hand
    looked: int
    floors: list[int]  # how many of each number
    held: int  # which numbers
    balls: list[int]
    kinds: int  # which balls
    top: int
    second: int

    @cython.locals(state="Floors", seat=cython.int)
    def __init__(self, state: Floors, seat: int) -> None:
        if not cython.compiled:
            self.floors, self.balls = [0] * 10, [0] * 14
        self.box, self.looked = state.box, 0
        self.top, self.second = state.top[0], state.top[1]
        self.left = 0
        self.held = state.numbers_held(seat)
        self.kinds = state.held[seat] >> BALL
        self.count_hand(state, seat * KINDS)

    def count_hand(self, state: Floors, start: int) -> None:
        for number in range(10):
            self.floors[number] = state.hand[start + number] + state.hand[start + NIGHT + number]
            self.left += self.floors[number]
        for ball in range(BALLS):
            self.balls[ball] = state.hand[start + BALL + ball]

    def most_floors(self) -> int:
        """Return the number of floors the hand can lay in one turn."""
        if self.box.level == BEGINNER:
            return self.on_two_piles(self.top, self.second)
        return self.chain(self.top % 10, self.second - BALL)

    def next_action(self) -> int:
        """The card the longest chain begins with, a day floor by its number; END when nothing goes."""
        if self.box.level == BEGINNER:
            return self.next_on_two_piles()
        floor, ball = self.top % 10, self.second - BALL
        if self.floors[floor]:
            return floor
        action, best = END, 0
        numbers = self.held & self.box.fits[floor * BALLS + ball]
        while numbers:
            self.looked = 0
            count = self.chain(first(numbers), ball)
            if count > best:
                action, best = first(numbers), count
            numbers = without_first(numbers)
        balls = self.kinds & ~bit(ball)
        while balls:
            self.looked = 0
            count = self.with_ball(floor, first(balls))
            if count > best:
                action, best = BALL + first(balls), count
            balls = without_first(balls)
        return action

    def next_on_two_piles(self) -> int:
        action, best = END, 0
        for pile in range(2):
            floor, other = (self.second, self.top) if pile else (self.top, self.second)
            numbers = self.held & self.box.beside[floor]
            while numbers:
                self.looked = 0
                count = self.on_two_piles(first(numbers), other)
                if count > best:
                    action, best = LAY + 2 * first(numbers) + pile, count
                numbers = without_first(numbers)
        return action

    def chain(self, floor: int, ball: int) -> int:
        """On an open floor and ball: all floors of that number, which always go, then the best way on."""
        same = self.lay_all(floor)
        best = 0
        if self.left and self.looked < PATIENCE:
            self.looked += 1
            best = self.way_on(floor, ball)
        self.take_up(floor, same)
        return same + best

    def way_on(self, floor: int, ball: int) -> int:
        """The best chain with the open ball, or with another one first."""
        best = self.best_of(self.held & self.box.fits[floor * BALLS + ball], ball)
        others = self.kinds & ~bit(ball)
        while others and best < self.left:
            best = max(best, self.with_ball(floor, first(others)))
            others = without_first(others)
        return best

    def with_ball(self, floor: int, ball: int) -> int:
        numbers = self.held & self.box.fits[floor * BALLS + ball]
        if not numbers:
            return 0
        self.balls[ball] -= 1
        if not self.balls[ball]:
            self.kinds &= ~bit(ball)
        best = self.best_of(numbers, ball)
        self.balls[ball] += 1
        self.kinds |= bit(ball)
        return best

    def best_of(self, numbers: int, ball: int) -> int:
        best = 0
        while numbers and best < self.left:
            best = max(best, self.chain(first(numbers), ball))
            numbers = without_first(numbers)
        return best

    def on_two_piles(self, one: int, other: int) -> int:
        """The same for beginners (ET-61)."""
        same, too, best = self.lay_all(one), self.lay_all(other), 0
        if self.left and self.looked < PATIENCE:
            self.looked += 1
            best = max(self.best_beside(one, other), self.best_beside(other, one))
        self.take_up(other, too)
        self.take_up(one, same)
        return same + too + best

    def best_beside(self, floor: int, other: int) -> int:
        best = 0
        numbers = self.held & self.box.beside[floor]
        while numbers and best < self.left:
            best = max(best, self.on_two_piles(first(numbers), other))
            numbers = without_first(numbers)
        return best

    def lay_all(self, number: int) -> int:
        count = self.floors[number]
        self.floors[number] = 0
        self.held &= ~bit(number)
        self.left -= count
        return count

    def take_up(self, number: int, count: int) -> None:
        self.floors[number] += count
        self.left += count
        if count:
            self.held |= bit(number)


def make(game: Game) -> Strategy:
    """A strategy of one's own: it keeps room to try things out in, so nobody shares it."""
    return Planning()
