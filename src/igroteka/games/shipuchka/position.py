"""The position of Fizz: hands, bubbles, the pile with its poses, the phase of the turn; as plain data, too."""

from typing import Any

import cython

from igroteka.engine.codec import written
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.state import State

from .box import Box
from .plain import Known, PlainPosition

if not cython.compiled:  # compiled, these are C's own: see position.pxd
    from igroteka.engine.core.bits import bit, size

    from .kinds import ANY

POSE = 7  # x, y, z in millimetres and a quaternion


class Position(State):
    """Chips, and how far the turn has come. The rules stand in rules.py."""

    box: Box
    dice: Dice
    active: int  # whose turn it is; `turn` is CHANCE while physics answers
    starter: int  # who began this round
    direction: int  # 1 clockwise, -1 the other way
    phase: int  # choosing a chip, its place, the place of the second of a double, or an answer is awaited
    chosen: int  # the action that took up a chip, -1 for none
    last: int  # SH-27: the face laid in the last counted turn; ANY at the start and after swap
    ask: int  # SH-33: the colour ordered, -1 for none
    ask_left: int  # for how many chips more
    round: int
    rounds: int
    placements: int  # SH-53: answers of physics in this round
    limit: int
    rule: int  # the number of the rule that ended the game
    ended: int  # while a round's end is shown: the number of its rule
    level: int  # SH-82: steadiness of hands
    challenge: int  # SH-71
    each: int  # its number
    before: int  # SH-70: chips that stood before the fatal placement
    kids: bool
    companion: bool
    solo: bool
    letter: bool  # SH-31, SH-41, SH-71 as they are today; else as in version 0.1
    retry: bool  # SH-41: the chip fell alone in this turn
    bubbles: int  # chips, as bits, here and below
    standing: int
    laid: int  # between two fingers, or just let go
    out: int  # SH-35: left the game
    marked: int  # companion: what has been ticked as fallen, faces as their lowest copies
    marked_laid: int
    film: str  # while a placement is shown: how it went
    note: Any  # what physics said besides its answer
    hand: list[int]
    score: list[int]
    place: list[int]
    pose: list[float]

    def __init__(self, box: Box, players: int, dice: Dice) -> None:
        State.__init__(self)
        self.box = box
        self.players = players
        self.dice = dice
        self.solo = players == 1
        self.direction = self.rounds = self.level = 1
        self.limit = 300
        self.each = 1
        self.chosen = self.ask = -1
        self.last = ANY
        self.film = ""

    def copy(self, other: State) -> bool:
        """Become the same position as another one, on its own."""
        if not cython.compiled:
            return State.copy(self, other)
        assert isinstance(other, Position)
        like = other
        self.box, self.film, self.note = like.box, like.film, like.note
        if self.dice is None:
            self.dice = like.dice.clone()
        else:
            self.dice.copy(like.dice)
        return self.copy_numbers(like, cython.address(self.active))

    def held_by(self, seat: int) -> int:
        """The chips in a hand, as bits."""
        return self.hand[seat]

    def placed(self) -> int:
        """All chips that are somewhere."""
        chips = self.bubbles | self.standing | self.laid | self.out
        for seat in range(self.players):
            chips |= self.hand[seat]
        return chips

    def set_hand(self, seat: int, chips: int) -> None:
        self.hand[seat] = chips

    def set_place(self, index: int, x: int, y: int) -> None:
        self.place[2 * index] = x
        self.place[2 * index + 1] = y

    def put_pose(self, chip: int, x: float, y: float, z: float, w: float, a: float, b: float, c: float) -> None:
        at = 7 * chip
        self.pose[at] = float(x)
        self.pose[at + 1] = float(y)
        self.pose[at + 2] = float(z)
        self.pose[at + 3] = w
        self.pose[at + 4] = a
        self.pose[at + 5] = b
        self.pose[at + 6] = c

    def pose_of(self, chip: int) -> tuple[float, ...]:
        """Return the pose of a chip: x, y, z in millimetres, and a quaternion w, x, y, z."""
        return tuple([self.pose[POSE * chip + k] for k in range(POSE)])

    def side(self) -> int:
        """SH-23: how many chips are laid at once."""
        return size(self.laid)

    # As plain data

    def chips(self, chips: int) -> list[int]:
        return [chip for chip in range(57) if chips & bit(chip)]

    def view(self, seat: int | None) -> dict[str, Any]:
        """SH-11: the own hand by its chips, of the others how many they are."""
        hands = [self.chips(self.hand[s]) if s == seat else size(self.hand[s]) for s in range(self.players)]
        fits = self.fitting_faces() if seat == self.active else []
        spots = self.spots() if seat == self.active else []
        shown = {"film": self.film, "ended": self.ended_rule(), "counted": self.counted(), "fits": fits, "spots": spots}
        return {**written(self, Known), "hands": hands, "bubbles": size(self.bubbles), **shown}

    def fitting_faces(self) -> list[str]:
        """Return the faces that fit now; the rules override it."""
        return []

    def spots(self) -> list[list[int]]:
        """Good places, for those who do not aim; the rules say."""
        return []

    def dump(self) -> dict[str, Any]:
        return written(self, PlainPosition)

    def ended_rule(self) -> str | None:
        return f"SH-{self.ended}" if self.ended else None

    def counted(self) -> list[int]:
        """SH-51: while a round's end is shown, what everybody's chips have cost."""
        return [self.box.points(self.hand[seat]) for seat in range(self.players)] if self.ended else []

    def places(self) -> list[list[int]]:
        """Return the chosen places of the held chips."""
        return [[self.place[2 * i], self.place[2 * i + 1]] for i in range(self.places_chosen())]

    def places_chosen(self) -> int:
        """Return the number of chosen places; a real bottle needs none (SH-82)."""
        if self.companion or self.phase < 2:
            return 0
        return 1 if self.phase == 2 else self.side()
