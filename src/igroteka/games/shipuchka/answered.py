"""The consequences of falling chips for the turn: SH-40 to SH-44; SH-82: as the players enter them."""

import cython

from .round import Round

if not cython.compiled:  # compiled, these are C's own: see answers.pxd
    from igroteka.engine.core.bits import bit, first, size, without_first

    from .bottle import fell_tag
    from .kinds import ASK, CHOOSING, DOUBLE, FACES, KINDS, LAID, ORDER, PLAIN, SWAP

    def faces_tag() -> int:
        return FACES


def kind_taken(action: int) -> int:
    """The face an action takes up."""
    if action < DOUBLE:
        return action
    return action - DOUBLE if action < ASK else PLAIN + 5 * ((action - ASK) // 4) + ORDER


class Answered(Round):
    """A position in which physics, or whoever laid a chip, may say what fell."""

    # Which answers there are

    def may_answer(self, action: int) -> bool:
        """SH-80: any of the chips on the bottle and in the fingers; SH-82: faces that are there."""
        if action == fell_tag():
            return True
        faces = action & faces_tag() == faces_tag()
        if faces != self.companion:
            return False
        if not faces:
            return (action & ~fell_tag()) & ~(self.standing | self.laid) == 0
        return self.may_tell(action & (bit(LAID) - 1), action >> LAID & 15)

    def may_tell(self, chips: int, laid: int) -> bool:
        """Faces are told as their lowest copies, so that one answer has one number."""
        if laid > self.side():
            return False
        for kind in range(KINDS):
            told = chips & self.box.chips_of[kind]
            if size(told) > size(self.standing & self.box.chips_of[kind]) or told != self.lowest(kind, size(told)):
                return False
        return chips & ~self.box.all == 0

    def lowest(self, kind: int, count: int) -> int:
        """The lowest copies of a face."""
        lowest, rest = 0, self.box.chips_of[kind]
        while count > 0 and rest:
            lowest |= bit(first(rest))
            rest = without_first(rest)
            count -= 1
        return lowest

    # What fell

    def fallen_faces(self, action: int) -> int:
        """SH-82: faces as chips: of each the lowest copies that stand, and of those just laid the lowest."""
        if action == fell_tag():
            return 0
        fallen, rest, count = 0, self.laid, action >> LAID & 15
        while count > 0:
            fallen |= bit(first(rest))
            rest = without_first(rest)
            count -= 1
        for kind in range(KINDS):
            count = size(action & (bit(LAID) - 1) & self.box.chips_of[kind])
            rest = self.standing & self.box.chips_of[kind]
            while count > 0:
                fallen |= bit(first(rest))
                rest = without_first(rest)
                count -= 1
        return fallen

    def answer(self, fallen: int) -> bool:
        """SH-40: whoever made chips fall takes them; what that means for the turn is told by SH-41 to SH-44."""
        laid, kind, named = self.laid, kind_taken(self.chosen), (self.chosen - ASK) % 4
        self.placements += 1
        self.before = size(self.standing)
        self.show_film()
        self.standing = (self.standing | laid) & ~fallen
        self.laid = self.marked = self.marked_laid = 0
        self.chosen, self.phase, self.turn = -1, CHOOSING, self.active
        self.receive(fallen)
        if self.solo:
            return self.end_solo(True) if fallen else self.ask_someone()
        if laid & ~fallen:
            return self.count_turn(kind, named, size(laid & ~fallen))  # SH-42, SH-44
        return self.fell_alone() if fallen == laid else self.next_turn(0)  # SH-41, SH-43

    def show_film(self) -> None:
        """Everybody sees how it went; then the chips are where physics left them."""
        if self.note is not None and self.note.film and self.witness is not None:
            self.film = self.note.film
            self.tell()
            self.film = ""
        if not self.companion:
            self.move_chips()

    def receive(self, fallen: int) -> None:
        """SH-40; SH-35: a swap that falls leaves the game."""
        self.out |= fallen & self.box.chips_of[SWAP]
        self.hand[self.active] |= fallen & ~self.box.chips_of[SWAP]

    def fell_alone(self) -> bool:
        """SH-41: try again, with that chip or another, or give up; SH-35: a swap that was the last chip has won."""
        if not self.hand[self.active]:
            return self.end_round(50)
        if self.limit and self.placements >= self.limit:
            return self.end_round(53)
        if not self.chips_that_go(self.active) and not self.bubbles:
            return self.ask_someone()
        self.retry = True
        return self.ask_for_a_chip()
