"""The bottle: where a chip may be laid (SH-24, SH-71), what physics says about it, and the fast pile (SH-84)."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import cython
import msgspec

from igroteka.engine.core.dice import Dice
from igroteka.engine.refusal import Refusal
from igroteka.engine.words import Words

from .gap import Gap
from .ground import Ground
from .pile import Pile
from .plain import Far
from .position import Position

if not cython.compiled:  # compiled, these are C's own: see bottle.pxd
    from igroteka.engine.core.bits import bit, first, size, without_first

    from .ground import RADIUS, THICK
    from .kinds import AIMING_AGAIN, FREE, LEAST, MOST, colour
    from .kinds import FELL as FELL_TAG

    def fell_tag() -> int:
        return FELL_TAG


GROWTH = 0.085  # of the error, for each layer above LOW: less than the hand's own, statics gives high piles up too soon
LOW = 2
PRESSED = 0.15  # mm: a hand presses a little, so the very edge of a contact does not bear
APART = 1.0  # SH-71: between two bodies of one colour
FAR = 26.5  # between their centres: further apart they are never so near
SPREAD = (0.6, 1.5, 2.45, 0.0)  # steady, normal, shaky, still: the aim's error in the fast pile, mm each way
WORDS = Words(Path(__file__).parent)

Part = Annotated[float, msgspec.Meta(ge=-1.000001, le=1.000001)]
Pose = tuple[Far, Far, Far, Part, Part, Part, Part]


class Note(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The note of physics: the poses of chips, and a film of 30 pictures a second."""

    poses: dict[str, Pose]
    film: Annotated[str, msgspec.Meta(max_length=200_000)] = ""


class Bottle(Position):
    """The pile as far as places and physics go."""

    def piled(self) -> Pile:
        """Return what stands, as statics sees it."""
        pile = Pile()
        self.fill(pile)
        return pile

    def ground(self) -> Ground:
        """Return what stands as discs: enough to ask where a chip may be laid, and how high it lies."""
        ground = Ground()
        self.fill(ground)
        return ground

    def fill(self, ground: Ground) -> bool:
        """Add every standing chip, in the order of their numbers."""
        chips = self.standing
        while chips:
            chip = 7 * first(chips)
            ground.add(
                self.pose[chip], self.pose[chip + 1], self.pose[chip + 2], self.pose[chip + 4], self.pose[chip + 5]
            )
            chips = without_first(chips)
        return True

    # SH-24: where a chip may be laid

    def may_place(self, ground: Ground, x: int, y: int) -> bool:
        """Return whether a chip may be laid at a place, on the ground of this position."""
        return ground.bears(x, y, ground.count) and self.may_place_there(ground, x, y)

    def may_place_there(self, ground: Ground, x: int, y: int) -> bool:
        """Return the same for a place that the cap or a chip bears."""
        if self.phase == AIMING_AGAIN and not self.is_apart(x, y):
            return False
        return self.challenge == FREE or self.keeps_challenge(ground, x, y)

    def is_apart(self, x: int, y: int) -> bool:
        """Return whether the two places of a double are at least a chip apart."""
        dx = x - self.place[0]
        dy = y - self.place[1]
        return dx * dx + dy * dy >= 625

    # SH-71

    def keeps_challenge(self, ground: Ground, x: int, y: int) -> bool:
        top = ground.rest(x, y, ground.count)
        layer = int(top / THICK + 0.5)
        if self.challenge == LEAST:
            return layer <= 0 or self.on_layer(layer - 1) >= self.each
        if self.challenge == MOST:
            return self.on_layer_with_first(ground, layer) < self.each
        if not self.letter:
            return self.was_apart_in_colour(ground, x, y, top)
        return self.is_apart_in_colour(ground, x, y, top)

    def on_layer(self, layer: int) -> int:
        """Return how many chips stand in a layer."""
        count = 0
        chips = self.standing
        while chips:
            count += int((self.pose[7 * first(chips) + 2] - THICK / 2) / THICK + 0.5) == layer
            chips = without_first(chips)
        return count

    def on_layer_with_first(self, ground: Ground, layer: int) -> int:
        """Return the same, the first chip of a double counted where it will lie."""
        count = self.on_layer(layer)
        if self.phase == AIMING_AGAIN:
            count += int(ground.rest(self.place[0], self.place[1], ground.count) / THICK + 0.5) == layer
        return count

    def is_apart_in_colour(self, ground: Ground, x: int, y: int, top: float) -> bool:
        """Return whether the body of a chip laid here keeps a millimetre from all of its colour, in every direction."""
        mine = colour(self.box.kind_of[first(self.laid)])
        if mine < 0:
            return True
        gap = Gap()
        if self.phase == AIMING_AGAIN:
            dz = ground.rest(self.place[0], self.place[1], ground.count) - top
            if gap.is_below(APART, self.place[0] - x, self.place[1] - y, dz, 0.0, 0.0, 1.0):
                return False
        chips = self.standing
        while chips:
            chip = first(chips)
            chips = without_first(chips)
            if colour(self.box.kind_of[chip]) == mine and self.is_too_near(gap, chip, x, y, top + THICK / 2):
                return False
        return True

    def is_too_near(self, gap: Gap, chip: int, x: int, y: int, z: float) -> bool:
        """Return whether a standing chip is nearer than a millimetre to one that lies flat, its centre at x, y, z."""
        at = 7 * chip
        dx = self.pose[at] - x
        dy = self.pose[at + 1] - y
        dz = self.pose[at + 2] - z
        if dx * dx + dy * dy + dz * dz > FAR * FAR:
            return False
        w, a, b, c = self.pose[at + 3], self.pose[at + 4], self.pose[at + 5], self.pose[at + 6]
        return gap.is_below(APART, dx, dy, dz, 2 * (a * c + w * b), 2 * (b * c - w * a), 1 - 2 * (a * a + b * b))

    def was_apart_in_colour(self, ground: Ground, x: float, y: float, top: float) -> bool:
        """Return the same by the rules of version 0.1: they had no lower end."""
        mine = colour(self.box.kind_of[first(self.laid)])
        near = 2 * RADIUS + 1
        if self.phase == AIMING_AGAIN:
            dx, dy = x - self.place[0], y - self.place[1]
            dz = ground.rest(self.place[0], self.place[1], ground.count) - top
            if dx * dx + dy * dy <= near * near and -THICK < dz < THICK:
                return False
        chips = self.standing
        while chips and mine >= 0:
            chip = first(chips)
            chips = without_first(chips)
            dx = self.pose[7 * chip] - x
            dy = self.pose[7 * chip + 1] - y
            dz = top + THICK / 2 - self.pose[7 * chip + 2]
            if colour(self.box.kind_of[chip]) == mine and dx * dx + dy * dy <= near * near and dz < THICK + 1.2:
                return False
        return True

    # What physics says

    def absorb(self, note: str) -> None:
        """SH-80: where chips stand after the placement; they move when the answer is given."""
        try:
            said = msgspec.json.decode(note, type=Note)
        except (msgspec.MsgspecError, UnicodeEncodeError):
            raise Refusal("note-unfit", "SH-80", WORDS) from None
        for _chip in self.noted(said):
            pass
        self.note = said

    def noted(self, said: Note) -> Iterator[int]:
        """The chips a note speaks of; chips that are not on the bottle are refused."""
        for name in said.poses:
            chip = int(name) if name.isascii() and name.isdigit() and len(name) < 3 else 99
            if chip > 56 or not (self.standing | self.laid) & bit(chip):
                raise Refusal("note-unfit", "SH-80", WORDS)
            yield chip

    def move_chips(self) -> None:
        """As physics said; without its word every chip lies flat where it was laid."""
        if self.note is None:
            self.lie_flat()
            return
        for chip, pose in zip(self.noted(self.note), self.note.poses.values(), strict=True):
            x, y, z, w, a, b, c = pose
            self.put_pose(chip, x, y, z, w, a, b, c)
        self.note = None

    def lie_flat(self) -> bool:
        count = 0
        ground = self.ground()
        for chip in range(57):
            if self.laid & bit(chip):
                top = ground.rest(self.place[2 * count], self.place[2 * count + 1], ground.count)
                top = top if top > 0 else 0.0
                self.put_pose(
                    chip, self.place[2 * count], self.place[2 * count + 1], top + THICK / 2, 1.0, 0.0, 0.0, 0.0
                )
                count += 1
        return True

    # The fast pile

    def settle(self, dice: Dice) -> int:
        """SH-84: what falls, by statics and a hand that errs; no poses."""
        return fell_tag() | self.fall(dice)

    def noise(self, dice: Dice) -> float:
        """About normal, with a spread of one."""
        a = dice.pick(1048576) + dice.pick(1048576) + dice.pick(1048576) + dice.pick(1048576)
        return (a / 1048576 - 2) * 1.7320508075688772

    def fall(self, dice: Dice) -> int:
        """The chips that fall when those in the fingers are let go."""
        pile = self.piled()
        fallen = self.let_go(pile, dice, SPREAD[self.level])
        return fallen | self.fallen_of_pile(pile, self.laid & ~fallen)

    def tips(self) -> bool:
        """Return whether anything moves when a still hand lets go. Statics decides this; `fall` estimates the rest."""
        pile = self.piled()
        return self.let_go(pile, self.dice.clone(), 0.0) != 0 or not pile.stands()

    def let_go(self, pile: Pile, dice: Dice, spread: float) -> int:
        """The chips in the fingers come to lie on the pile; those that come down beside it."""
        pile.shrink = PRESSED
        pile.take_as_it_stands()
        fallen = 0
        standing = pile.count
        chips = self.laid
        i = 0
        while chips:
            chip = first(chips)
            chips = without_first(chips)
            layer = int(pile.rest(self.place[2 * i], self.place[2 * i + 1], standing) / THICK + 0.5)
            error = spread * (1 + GROWTH * (layer - LOW if layer > LOW else 0))
            x = self.place[2 * i] + error * self.noise(dice)
            y = self.place[2 * i + 1] + error * self.noise(dice)
            i += 1
            top = pile.rest(x, y, standing)
            if top < 0:
                fallen |= bit(chip)
                continue
            pile.add(x, y, top + THICK / 2, 0.0, 0.0)
        return fallen

    def fallen_of_pile(self, pile: Pile, laid: int) -> int:
        """Return the chips that statics cannot hold, the pile in the order of numbers, then the laid ones."""
        if pile.stands():
            return 0
        tipping = pile.worst()
        if tipping >= size(self.standing) and pile.is_caught(tipping):
            return 0
        pile.collapse()
        order = [*self.chips(self.standing), *self.chips(laid)]
        return sum([bit(chip) for index, chip in enumerate(order) if pile.is_gone(index)])
