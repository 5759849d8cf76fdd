"""Шипучка / Fizz.

Lay chips on the cap of a bottle: of the last chip's colour, or a picture that beats its picture. Superchips make the
next player take chips or miss a turn, turn the direction, order a colour, swap all hands. What falls goes to whoever
made it fall. Be the first without chips; the others count theirs. Whether a chip stands is no matter of rules:
physics answers (CHANCE), and with a real bottle the players do. Alone one builds as high as one can.
"""

import cython

from igroteka.engine.core.actions import Actions

from .answered import Answered, kind_taken
from .places import marks, moment

if not cython.compiled:  # compiled, these are C's own: see rules.pxd
    from igroteka.engine.core.bits import bit, first, size, without_first
    from igroteka.engine.core.seats import CHANCE

    from .answered import faces_tag
    from .bottle import fell_tag
    from .kinds import (
        AIMING,
        AIMING_AGAIN,
        ANSWERING,
        ASK,
        CHOOSING,
        CLEAR,
        DOUBLE,
        GIVE_UP,
        KINDS,
        LAID,
        LAY,
        MARK,
        MARK_LAID,
        ORDER,
        PLACE,
        PLAIN,
        REACH,
        STOP,
        TAKE,
        WIDTH,
        colour,
    )
    from .round import special


class Fizz(Answered):
    """A position, and what may be done with it."""

    @cython.locals(other="Fizz")
    def clone(self) -> "Fizz":
        other = Fizz.__new__(Fizz)
        other.copy(self)
        return other

    # A turn

    def list_actions(self, seat: int, actions: Actions) -> bool:
        if seat != self.turn:
            return True
        if self.phase == ANSWERING:
            return self.add_answers(actions)
        if self.phase != CHOOSING:
            self.add_places(actions)
        return self.add_chips(actions)

    def add_chips(self, actions: Actions) -> bool:
        """SH-23: one chip, or two that are identical; SH-25: if none goes, a bubble; SH-41: or giving up."""
        chips = self.chips_that_go(self.active)
        kinds = self.box.kinds_in(chips)
        while kinds:
            kind = first(kinds)
            kinds = without_first(kinds)
            if special(kind) == ORDER and not self.solo:
                self.add_orders(kind, actions)
            elif self.chosen != LAY + kind:
                actions.add(LAY + kind)
            if kind < PLAIN and size(chips & self.box.chips_of[kind]) > 1 and self.chosen != DOUBLE + kind:
                actions.add(DOUBLE + kind)
        if not chips:
            actions.add(TAKE)
        if self.retry:
            actions.add(GIVE_UP)
        if self.solo:
            actions.add(STOP)
        return True

    def add_orders(self, kind: int, actions: Actions) -> bool:
        """SH-33: the colour is named with the chip."""
        for named in range(4):
            if self.chosen != ASK + 4 * colour(kind) + named:
                actions.add(ASK + 4 * colour(kind) + named)
        return True

    def add_places(self, actions: Actions) -> bool:
        """SH-24: every whole millimetre over the cap or over a chip."""
        ground = self.ground()
        for x in range(-REACH, REACH + 1):
            ground.shade(x)
            for y in range(ground.low, ground.high + 1):
                if ground.shaded[y + REACH] and self.may_place_there(ground, x, y):
                    actions.add(PLACE + (x + REACH) * WIDTH + y + REACH)
        return True

    def add_answers(self, actions: Actions) -> bool:
        """A few of the many: nothing fell, what was laid, any single chip. `is_legal` knows them all."""
        if self.companion:
            return self.add_marks(actions)
        actions.add(fell_tag())
        actions.add(fell_tag() | self.laid)
        chips = (self.standing | self.laid) & ~(self.laid if self.side() == 1 else 0)
        while chips:
            actions.add(fell_tag() | bit(first(chips)))
            chips = without_first(chips)
        return True

    def add_marks(self, actions: Actions) -> bool:
        """SH-82: faces are ticked one by one, then what fell is told as a whole."""
        for kind in range(KINDS):
            if self.standing & self.box.chips_of[kind] and self.may_mark(kind):
                actions.add(MARK + kind)
        if self.marked_laid < self.side():
            actions.add(MARK_LAID)
        if self.marked or self.marked_laid:
            actions.add(CLEAR)
        told = self.marked | bit(LAID) * self.marked_laid
        return actions.add(faces_tag() | told if told else fell_tag())

    def may_mark(self, kind: int) -> bool:
        """Return whether more chips of a face are on the bottle than are ticked."""
        return size(self.marked & self.box.chips_of[kind]) < size(self.standing & self.box.chips_of[kind])

    @cython.locals(move=cython.int)
    def is_legal(self, seat: int, action: int) -> bool:
        """Asked without listing."""
        if seat != self.turn or action < 0:
            return False
        if action >= fell_tag():
            return self.phase == ANSWERING and self.may_answer(action)
        move = action
        if move >= PLACE:
            return self.is_aiming() and self.may_aim(move - PLACE)
        return self.is_listed(seat, move)

    def is_aiming(self) -> bool:
        return self.phase == AIMING or self.phase == AIMING_AGAIN

    def spots(self) -> list[list[int]]:
        """Return the places marked for those who do not aim (SH-80)."""
        if not self.is_aiming():
            return []
        return [[x, y] for x, y in marks(moment(self))]

    def may_aim(self, place: int) -> bool:
        return self.may_place(self.ground(), place // WIDTH - REACH, place % WIDTH - REACH)

    def is_listed(self, seat: int, move: int) -> bool:
        """Anything but places and answers: there are few."""
        actions = Actions()
        if self.phase == ANSWERING:
            self.add_answers(actions)
        else:
            self.add_chips(actions)
        return move in actions

    @cython.locals(move=cython.int)
    def apply(self, seat: int, action: int) -> bool:
        if action >= fell_tag():
            return self.answer(self.fallen_faces(action) if self.companion else action & ~fell_tag())
        move = action
        if move >= PLACE:
            return self.aim((move - PLACE) // WIDTH - REACH, (move - PLACE) % WIDTH - REACH)
        if move < TAKE:
            return self.choose(move)
        if move >= MARK:
            return self.mark(move)
        if move == TAKE:
            return self.take()
        return self.end_solo(False) if move == STOP else self.give_up()

    def choose(self, action: int) -> bool:
        """A chip is taken up, or another one instead of it; SH-82: with a real bottle it is laid at once."""
        self.hand[self.active] |= self.laid
        self.laid = self.copies(kind_taken(action), 2 if DOUBLE <= action < ASK else 1)
        self.hand[self.active] &= ~self.laid
        self.chosen = action
        self.phase = AIMING
        self.turn = self.active
        return self.await_answer() if self.companion else True

    def copies(self, kind: int, count: int) -> int:
        """The lowest-numbered copies of a face in hand."""
        chips, rest = 0, self.hand[self.active] & self.box.chips_of[kind]
        while count > 0:
            chips |= bit(first(rest))
            rest = without_first(rest)
            count -= 1
        return chips

    def aim(self, x: int, y: int) -> bool:
        second = self.phase == AIMING_AGAIN
        self.place[2 * second] = x
        self.place[2 * second + 1] = y
        if self.side() == 2 and not second:
            self.phase = AIMING_AGAIN
            return True
        return self.await_answer()

    def await_answer(self) -> bool:
        """SH-80: physics says what fell; SH-82: with a real bottle whoever laid the chip does."""
        self.phase = ANSWERING
        self.turn = self.active if self.companion else CHANCE
        self.marked = self.marked_laid = 0
        return True

    def mark(self, move: int) -> bool:
        if move == CLEAR:
            self.marked = self.marked_laid = 0
        elif move == MARK_LAID:
            self.marked_laid += 1
        else:
            ticked = size(self.marked & self.box.chips_of[move - MARK])
            self.marked |= self.lowest(move - MARK, ticked + 1)
        return True

    def take(self) -> bool:
        """SH-25: bubbles one at a time until a chip goes."""
        self.draw(self.active, 1)
        if self.chips_that_go(self.active) or self.bubbles:
            return self.ask_for_a_chip()
        return self.ask_someone()

    def give_up(self) -> bool:
        """SH-41: the turn is over, at no cost; in version 0.1 it cost a bubble, if there was one."""
        self.hand[self.active] |= self.laid
        self.laid = 0
        if not self.letter:
            self.draw(self.active, 1)
        return self.next_turn(0)
