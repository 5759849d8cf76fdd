"""Heuristics of My Blanket!: how near each bed is to the blanket, who is strong enough to pull, what a
bed would win, and what cards are worth; partners' beds count as one's own.

A round is a race. Each bed's heat falls with the pulls it still needs, more so if it is too weak or has no pulls in
hand; its share of all the heat is its chance, times the gnomes that would be covered: so it pays to build up while the
blanket is far, and to pull when somebody else comes near.
"""

import cython

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.state import State
from igroteka.engine.core.strategy import Strategy
from igroteka.engine.game import Game
from igroteka.engine.scene import Label

from . import hints
from .rules import Blanket

if not cython.compiled:  # compiled, these are C's own: see strategy.pxd
    from math import exp

    from igroteka.engine.core.bits import first, size, without_first
    from igroteka.engine.core.seats import OVER

    from .kinds import (
        A_SWAP,
        BARTER,
        BED,
        EVICT,
        LULL,
        LURE,
        PULL,
        ROUNDS,
        SHOVE,
        T_BARTER,
        T_GNOME,
        T_LURE,
        T_SHOVE,
        TURN,
    )

STEP = 0.8  # every pull that is still needed costs this much on the scale of odds
WEAK = 0.7  # every awake gnome too few
EMPTY = 0.35  # every pull that is not in hand
NEXT = 0.45  # to be the one to play
WINS = 2.5  # and to win the round by it
UNCOVERED = 0.25  # a bed the blanket would miss wins little,
ASTRAY = 1.2  # and is so much farther from it, on the scale of odds
ALERT = 0.03  # an awake gnome is worth something in itself
CARD = 0.02
BIRD = 0.75  # a token that may be won counts so much of one in the hand
WORTH = (1.0, 0.9, 0.5, 0.4, 0.8, 0.8, 1.0, 0.5, 0.4, 0.4, 0.6, 0.4)  # a card, by its main effect
PATIENCE = 36  # turns without a pull after which whoever can pull does: robots do not sit a round out
NEARER = 10.0  # a token counts as many cells of the blanket's way
LUCK = 0.02  # so much of a difference is left to luck in quick choices


class Tugging(Strategy):
    """Judges the race of this round and the tokens of all."""

    after: Blanket | None
    heat: list[float]
    gain: list[float]
    worth: list[float]  # of a card, by its main effect

    def __init__(self) -> None:
        Strategy.__init__(self)
        if not cython.compiled:
            self.heat, self.gain, self.worth = [0.0] * 4, [0.0] * 4, [0.0] * 12
        self.after = None
        for effect in range(12):
            self.worth[effect] = WORTH[effect]

    # Judgement

    def evaluate(self, state: State, seat: int) -> float:
        self.judge(state)
        return self.values[seat]

    def judge(self, state: State) -> bool:
        """The odds of every seat, or its team, by tokens and by what this round may bring."""
        assert isinstance(state, Blanket)
        room = state
        if room.turn == OVER:
            return self.judge_end(room)
        self.race(room)
        total, hurry = 0.0, 0.9 if room.round == 1 else 1.1 if room.round == 2 else 1.7
        for seat in range(room.players):
            self.heat[seat] = exp(hurry * self.standing(room, seat))
            total += self.heat[seat]
        for seat in range(room.players):  # partners have the same odds, so a team is counted twice
            share = (2.0 if room.teams else 1.0) * self.heat[seat] / total
            self.values[seat] = 2.0 * share * self.hope(room, seat) - 1.0
        return True

    def judge_end(self, room: Blanket) -> bool:
        for seat in range(room.players):
            self.values[seat] = 2.0 * room.result(seat) - 1.0
        return True

    def hope(self, room: Blanket, seat: int) -> float:
        """OD-34: in the last round who is behind has less to hope for with every turn that brings nothing."""
        if room.round < ROUNDS or not room.quiet_limit:
            return 1.0
        for other in range(room.players):
            if tokens_of(room, other) > tokens_of(room, seat):
                return 1.0 - room.quiet / room.quiet_limit
        return 1.0

    def standing(self, room: Blanket, seat: int) -> float:
        value = 0.0
        for other in range(room.players):
            if room.together(seat, other):
                value += room.tokens[other] + self.gain[other]
        return value

    def race(self, room: Blanket) -> None:
        """Estimate the round for each seat: its chance times the gnomes it would cover, and its hand."""
        total = 0.0
        for seat in range(room.players):
            self.heat[seat] = exp(-self.needs(room, seat))
            total += self.heat[seat]
        for seat in range(room.players):
            covered = size(covered_at(room, room.side(seat)))
            share = self.heat[seat] / total
            self.gain[seat] = BIRD * share * (covered if covered else UNCOVERED)
            self.gain[seat] += ALERT * room.awake_at(room.side(seat)) + CARD * self.hand(room, seat)

    def needs(self, room: Blanket, seat: int) -> float:
        """Return the distance of a bed from getting the blanket, on the scale of odds."""
        side = room.side(seat)
        cells, weak = room.distance(side), room.weight_at((side + 2) & 3) - room.awake_at(side)
        missing = cells - self.pulls(room, seat)
        far = STEP * cells + (WEAK * weak if weak > 0 else 0.0) + (EMPTY * missing if missing > 0 else 0.0)
        covered = covered_at(room, side)
        far += 0.0 if covered else ASTRAY
        if seat != next_seat(room):
            return far
        winning = cells == 1 and weak <= 0 and missing <= 0 and covered != 0
        return far - NEXT - (WINS if winning else 0.0)

    def pulls(self, room: Blanket, seat: int) -> int:
        """Return the number of cells that the cards in hand can pull."""
        count, kinds = 0, room.held[seat]
        while kinds:
            if room.box.main[first(kinds)] == PULL:
                count += room.hand[seat * 24 + first(kinds)]
            kinds = without_first(kinds)
        return count

    def hand(self, room: Blanket, seat: int) -> float:
        """Return the value of a hand; a second card of a kind counts half."""
        value, kinds = 0.0, room.held[seat]
        while kinds:
            copies = room.hand[seat * 24 + first(kinds)]
            value += self.worth[room.box.main[first(kinds)]] * (1.0 + 0.5 * (copies - 1))
            kinds = without_first(kinds)
        return value

    # Sensible actions

    def candidates(self, state: State, seat: int, actions: Actions) -> int:
        """Never against a partner; gifts and discards only of the cards that matter least."""
        assert isinstance(state, Blanket)
        room, kept = state, 0
        if room.quiet >= PATIENCE and self.keep_pulls(room, seat, actions):
            return actions.count
        least = self.least(room, seat)
        for i in range(actions.count):
            if self.sensible(room, seat, actions.items[i], least):
                actions.items[kept] = actions.items[i]
                kept += 1
        actions.count = kept if kept else actions.count
        return actions.count

    def keep_pulls(self, room: Blanket, seat: int, actions: Actions) -> bool:
        """Nothing but the sensible pulls, if there are any."""
        kept = 0
        for i in range(actions.count):
            if self.is_pull(room, actions.items[i]) and self.sensible(room, seat, actions.items[i], 0.0):
                actions.items[kept] = actions.items[i]
                kept += 1
        actions.count = kept if kept else actions.count
        return kept > 0

    def is_pull(self, room: Blanket, action: int) -> bool:
        if action < room.box.play_drawn or action >= room.box.lay:
            return False
        kind = room.box.kind_of[action]
        return room.box.main[kind if kind >= 0 else room.drawn] == PULL

    def sensible(self, room: Blanket, seat: int, action: int, least: float) -> bool:
        if A_SWAP <= action < room.box.play_drawn:
            kind = (action - A_SWAP) % room.box.kinds
            return self.worth[room.box.main[kind]] <= least + 0.15
        if action < A_SWAP or action >= room.box.lay:
            return True
        kind = room.box.kind_of[action]
        effect = room.box.main[kind if kind >= 0 else room.drawn]
        if effect == BARTER:
            gift = (room.box.target_of[action] - T_BARTER) >> 2
            return self.worth[room.box.main[gift]] <= least + 0.25
        if not room.teams:
            return True
        if effect == PULL:
            return not self.pulls_away(room, seat, kind if kind >= 0 else room.drawn)
        return not self.harms_partner(room, seat, effect, room.box.target_of[action])

    def least(self, room: Blanket, seat: int) -> float:
        """Return the value of the least valuable card in hand."""
        value, kinds = 9.0, room.held[seat]
        while kinds:
            value = min(value, self.worth[room.box.main[first(kinds)]])
            kinds = without_first(kinds)
        return value

    def harms_partner(self, room: Blanket, seat: int, effect: int, target: int) -> bool:
        """OD-32: lulling, throwing out or moving away a partner's gnome."""
        other = room.side(seat ^ 1)
        if effect in (LULL, EVICT):
            return (target - T_GNOME) // 3 == other
        if effect == LURE:
            return (target - T_LURE) // 9 == other
        return effect == SHOVE and (target - T_SHOVE) // 36 == other

    def pulls_away(self, room: Blanket, seat: int, kind: int) -> bool:
        """Return whether a pull takes the blanket from a nearer partner without winning the round."""
        side, other, cells = room.side(seat), room.side(seat ^ 1), room.box.amount[kind]
        if room.box.extra[kind] == PULL and room.awake_at(side) >= room.box.extra_awake[kind]:
            cells += room.box.extra_amount[kind]
        cells = min(cells, room.distance(side))
        wins = cells == room.distance(side) and covered_at(room, side) != 0
        if wins or room.distance(other) >= room.distance(side):
            return False
        before = size(covered_at(room, other))
        room.shift(side, cells)
        after = size(covered_at(room, other))
        room.shift(side, -cells)
        return after < before

    def policy(self, state: State, seat: int, dice: Dice, actions: Actions) -> int:
        """The action after which the seat stands best; small differences are left to luck."""
        assert isinstance(state, Blanket)
        self.candidates(state, seat, actions)
        best, value = actions.items[0], -9.0
        for i in range(actions.count):
            worth = self.looked_at(state, seat, actions.items[i]) + LUCK * dice.pick(1000) / 1000.0
            if worth > value:
                best, value = actions.items[i], worth
        return best

    def looked_at(self, state: Blanket, seat: int, action: int) -> float:
        if self.after is None:
            self.after = state.clone()
        self.after.copy(state)
        self.after.apply(seat, action)
        self.judge(self.after)
        return self.values[seat]

    def score(self, state: State, seat: int) -> float:
        """Tokens, one's own or the team's, and how near the blanket is: a child sees it come."""
        assert isinstance(state, Blanket)
        return float(NEARER * tokens_of(state, seat) - state.distance(state.side(seat)))

    # In words

    def reason(self, state: State, seat: int, action: int) -> Label | None:
        assert isinstance(state, Blanket)
        return hints.reason(state, seat, action, size(covered_at(state, state.side(seat))))


def next_seat(room: Blanket) -> int:
    """Return who begins the next turn: a card that was just drawn has used this one up."""
    if room.phase == BED:
        return room.starter
    return room.turn if room.phase == TURN else (room.turn + 1) % room.players


def tokens_of(room: Blanket, seat: int) -> int:
    """Of a seat, or of its team."""
    count = 0
    for other in range(room.players):
        if room.together(seat, other):
            count += room.tokens[other]
    return count


def covered_at(room: Blanket, side: int) -> int:
    """The gnomes of a bed that the blanket would touch if it came straight there, as bits of three pillows."""
    offset = room.offset(side)
    pillows = 7
    if offset > 0:
        pillows = 7 << offset & 7
    elif offset < 0:
        pillows = 7 >> -offset
    return (room.awake | room.asleep) >> side * 3 & pillows


def make(game: Game) -> Strategy:
    return Tugging()
