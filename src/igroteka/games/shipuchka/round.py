"""A round of Fizz: dealing, whose turn it is, what superchips do, how it ends, and what may be imagined."""

import cython

from igroteka.engine.core.dice import Dice
from igroteka.engine.core.outcome import Line, Outcome, ranked

from .bottle import Bottle
from .kinds import DEALT, NAMES, points

if not cython.compiled:  # compiled, these are C's own: see round.pxd
    from igroteka.engine.core.bits import bit, first, size, without_first
    from igroteka.engine.core.seats import OVER

    from .kinds import ANY, AS_MANY, CHOOSING, HALF, KINDS, ORDER, PLAIN, REVERSE, SWAP, TAKE_TWO

    def special(kind: int) -> int:
        return -1 if kind < PLAIN or kind >= SWAP else (kind - PLAIN) % 5


class Round(Bottle):
    """The course of a round around the bottle."""

    # Set-up

    def deal_round(self) -> bool:
        """SH-10: chips for everybody, the rest are bubbles; SH-60: all of them; SH-70: all for the one who plays."""
        self.bubbles = self.box.all
        self.standing = self.out = self.laid = 0
        chips = self.box.size // self.players if self.kids or self.solo else DEALT[self.players]
        for seat in range(self.players):
            self.hand[seat] = 0
            self.draw(seat, chips)
        self.direction, self.last, self.ask, self.ask_left, self.placements = 1, ANY, -1, 0, 0
        return self.begin_turn(self.starter)

    # Turns

    def begin_turn(self, seat: int) -> bool:
        self.active = seat
        self.retry = False
        return self.ask_someone()

    def ask_someone(self) -> bool:
        """SH-25: whoever can neither lay nor take misses the turn; SH-51: if that is everybody the round is over."""
        self.laid = 0
        for _missed in range(self.players):
            if self.chips_that_go(self.active) or self.bubbles:
                return self.ask_for_a_chip()
            self.active = self.after(self.active, 1)
            self.retry = False
        return self.end_solo(False) if self.solo else self.end_round(51)

    def ask_for_a_chip(self) -> bool:
        self.phase = CHOOSING
        self.turn = self.active
        self.chosen = -1
        self.laid = 0
        return True

    def next_turn(self, misses: int) -> bool:
        """SH-53: after so many placements the round is over; else somebody's turn, maybe after a missed one."""
        if self.limit and self.placements >= self.limit and not self.solo:
            return self.end_round(53)
        return self.begin_turn(self.after(self.active, 1 + misses))

    def after(self, seat: int, steps: int) -> int:
        """So many seats further, in the direction of play."""
        return (seat + self.direction * steps + 2 * self.players) % self.players

    # What goes

    def chips_that_go(self, seat: int) -> int:
        """SH-20 to SH-22, SH-61: chips of a hand that fit the last one; SH-33: or the colour that is ordered."""
        chips = self.hand[seat]
        if seat == self.active:
            chips |= self.laid
        if self.solo:
            return chips
        if self.ask >= 0:
            return chips & self.chips_of_colour(self.ask)
        return chips & self.box.goes[34 * self.kids + self.last]

    def chips_of_colour(self, named: int) -> int:
        """SH-33, SH-35: the chips of a colour, and swap."""
        return self.box.of_colour[named]

    def fitting_faces(self) -> list[str]:
        kinds = self.box.kinds_in(self.chips_that_go(self.active))
        return [NAMES[kind] for kind in range(KINDS) if kinds & bit(kind)]

    # Effects, once a chip lies

    def count_turn(self, kind: int, named: int, stayed: int) -> bool:
        """SH-50 comes before any effect; SH-26: an identical chip makes the next player miss a turn, once in all."""
        identical = kind == self.last
        self.last = kind
        if not self.hand[self.active]:
            return self.end_round(50)
        self.order(kind, named, stayed)
        misses = self.strike(kind)
        return self.next_turn(1 if identical else misses)

    def order(self, kind: int, named: int, stayed: int) -> None:
        """SH-33: three chips of the colour named; SH-35: swap ends it."""
        if special(kind) == ORDER:
            self.ask, self.ask_left = named, 3
        elif kind == SWAP:
            self.ask, self.ask_left, self.last = -1, 0, ANY
        elif self.ask >= 0:
            self.ask_left -= stayed
        if self.ask_left <= 0:
            self.ask, self.ask_left = -1, 0

    def strike(self, kind: int) -> int:
        """Apply a superchip to the next player; return the number of missed turns."""
        victim = self.after(self.active, 1)
        if kind == SWAP:
            self.swap_hands()
        elif special(kind) == TAKE_TWO:
            self.draw(victim, 2)  # SH-30
            return 1
        elif special(kind) == REVERSE and not (self.letter and self.players == 2):  # SH-31: with two it does nothing
            self.direction = -self.direction
            return 1 if self.players == 2 else 0  # in version 0.1 two went again
        elif special(kind) == AS_MANY:
            self.draw(victim, size(self.hand[victim]))  # SH-32
            return 1
        elif special(kind) == HALF:
            self.halve(victim)
            return 1
        return 0

    def halve(self, victim: int) -> bool:
        """SH-34: the smaller half of the layer's chips, at random."""
        for _chip in range(size(self.hand[self.active]) // 2):
            chip = self.pick_one(self.dice, self.hand[self.active])
            self.hand[self.active] &= ~chip
            self.hand[victim] |= chip
        return True

    def swap_hands(self) -> None:
        """SH-35: everybody takes the chips of the player after them, in the direction of play."""
        seat = self.active
        kept = self.hand[seat]
        for _step in range(self.players - 1):
            other = self.after(seat, 1)
            self.hand[seat] = self.hand[other]
            seat = other
        self.hand[seat] = kept

    def draw(self, seat: int, count: int) -> None:
        """SH-36: bubbles, as many as there are."""
        while count > 0 and self.bubbles:
            chip = self.pick_one(self.dice, self.bubbles)
            self.bubbles &= ~chip
            self.hand[seat] |= chip
            count -= 1

    def pick_one(self, dice: Dice, chips: int) -> int:
        index = dice.pick(size(chips))
        while index:
            chips = without_first(chips)
            index -= 1
        return bit(first(chips))

    # The end

    def end_round(self, rule: int) -> bool:
        """SH-51: all count the chips in hand; SH-52: then the next round, or the tournament is over."""
        for seat in range(self.players):
            self.score[seat] += self.box.points(self.hand[seat])
        self.ended = rule
        self.phase, self.chosen, self.laid, self.turn = CHOOSING, -1, 0, self.active
        if self.round + 1 >= self.rounds:
            return self.stop_game(rule if self.rounds == 1 else 52)
        self.tell()
        self.ended = 0
        self.round += 1
        self.starter = (self.starter + 1) % self.players
        return self.deal_round()

    def end_solo(self, fell: bool) -> bool:
        """SH-70: the chips that stood before the fatal placement count, or all when nothing fell."""
        if not fell:
            self.before = size(self.standing)
        self.score[0] = self.before
        return self.stop_game(70)

    def stop_game(self, rule: int) -> bool:
        self.hand[self.active] |= self.laid
        self.phase, self.chosen, self.laid, self.retry = CHOOSING, -1, 0, False
        self.ended = 0
        self.rule = rule
        self.turn = OVER
        return True

    def outcome(self) -> Outcome | None:
        """SH-52: the lowest sum wins, ties are shared; SH-70: alone, the chips that stood."""
        if self.turn != OVER:
            return None
        scores = [self.score[seat] for seat in range(self.players)]
        tally = [self.tally(seat) for seat in range(self.players)]
        return Outcome(scores, ranked([-score for score in scores]), f"SH-{self.rule}", tally)

    def tally(self, seat: int) -> list[Line]:
        """SH-3: plain chips, superchips and the swap in hand; before them what earlier rounds cost."""
        if self.solo:
            return [Line("tally-standing", {"count": self.score[seat]})]
        worth = [points(kind) for kind in self.box.faces(self.hand[seat])]
        before = self.score[seat] - sum(worth)
        lines = [Line("tally-before", {"count": before})] if self.rounds > 1 else []
        lines += [Line("tally-chips", {"count": worth.count(1)})]
        numbers = [(worth.count(each), each * worth.count(each)) for each in (5, 10)]
        return lines + [Line("tally-super", {"count": count, "points": cost}) for count, cost in numbers if count]

    def rank(self, seat: int) -> int:
        """SH-52: the lowest sum."""
        return -self.score[seat]

    def result(self, seat: int) -> float:
        return self.share(seat)

    def is_whole(self) -> bool:
        """Return whether every chip of the box is in exactly one place."""
        chips, count = self.bubbles | self.standing | self.laid | self.out, 0
        for seat in range(self.players):
            chips |= self.hand[seat]
            count += size(self.hand[seat])
        count += size(self.bubbles) + size(self.standing) + size(self.laid) + size(self.out)
        return chips == self.box.all and count == self.box.size

    # What may be imagined

    def redeal(self, seat: int, dice: Dice) -> bool:
        return self.imagine(seat, dice)

    def imagine(self, seat: int, dice: Dice) -> bool:
        """SH-11: other hands, bubbles and the luck to come are dealt anew; only how many there are stays."""
        unseen = self.bubbles
        for other in range(self.players):
            unseen |= 0 if other == seat else self.hand[other]
        for other in range(self.players):
            if other != seat:
                count = size(self.hand[other])
                self.hand[other] = 0
                while count:
                    chip = self.pick_one(dice, unseen)
                    unseen &= ~chip
                    self.hand[other] |= chip
                    count -= 1
        self.bubbles = unseen
        if self.active != seat:
            self.imagine_something_to_lay(seat, dice)
        self.dice.renew(dice)
        return True

    def imagine_something_to_lay(self, seat: int, dice: Dice) -> bool:
        """SH-25: without bubbles whoever is asked for a chip holds one that goes."""
        if self.turn != self.active or self.phase != CHOOSING or self.bubbles or self.chips_that_go(self.active):
            return True
        mine = self.hand[self.active]
        for other in range(self.players):
            if other == seat or other == self.active:
                continue
            self.hand[self.active] = self.hand[other]
            going = self.chips_that_go(self.active)
            self.hand[self.active] = mine
            if going and mine:
                going = self.pick_one(dice, going)
                given = self.pick_one(dice, mine)
                self.hand[self.active] = mine & ~given | going
                self.hand[other] = self.hand[other] & ~going | given
                return True
        return True
