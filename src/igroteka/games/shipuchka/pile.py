"""The pile as statics sees it: flat chips on a cap, and whether forces exist that hold every one of them.

A chip presses on what lies under it as a plate on springs; from the top down this gives every chip its load. Where a
plate would tip, all forces are repaired together (forces.py) before the verdict: what still has no balance tips, and
takes along what stands on it. Millimetres; a chip weighs 1.
"""

from functools import lru_cache

import cython

from .forces import Forces

if not cython.compiled:  # compiled, these are C's own: see pile.pxd
    from math import cos, fabs, sin, sqrt

    from .forces import BALANCE
    from .ground import CAP, RADIUS, THICK

ROUNDS = 6  # of taking the pile as it stands
TIPPING, SLIDING = 12.0, 18.0  # where a chip that tips comes down first, and whither it slides, from its middle
STEEP, DEEP, CAUGHT = 0.8, 40.0, 39.5  # how much its drop counts beside its way out; fitted to what the referee says


class Pile(Forces):
    """The chips that stand and those that fall."""

    # Loads, from the top down

    def loads(self) -> bool:
        """Compute the load of every chip; return whether every chip is held."""
        good = True
        for i in range(self.count):
            self.weight[i] = 1.0
            self.mx[i] = self.my[i] = 0.0
            self.failed[i] = False
        for k in range(self.count):
            i = self.order[k]
            if not self.gone[i] and (not self.press(k) or self.held[i]):
                self.failed[i] = True
                good = False
        return good

    def press(self, i: int) -> bool:
        """A chip (by its rank) presses on its points as a plate on springs: a + b x + c y, never less than nothing."""
        start = self.starts[i]
        end = self.starts[i + 1]
        chip = self.order[i]
        w = self.weight[chip]
        tx = self.mx[chip] / w
        ty = self.my[chip] / w
        a = 1.0
        b = c = 0.0
        for tries in range(8):
            s = sx = sy = sxx = sxy = syy = 0.0
            changed = tries == 0
            for k in range(start, end):
                dx = self.px[k] - self.x[chip] - tx
                dy = self.py[k] - self.y[chip] - ty
                p = a + b * dx + c * dy
                if tries and (p > 0) != (self.force[k] > 0):
                    changed = True
                self.force[k] = 1.0 if p > 0 else 0.0
                if p > 0:
                    s += 1
                    sx += dx
                    sy += dy
                    sxx += dx * dx
                    sxy += dx * dy
                    syy += dy * dy
            det = s * (sxx * syy - sxy * sxy) - sx * (sx * syy - sxy * sy) + sy * (sx * sxy - sxx * sy)
            if s < 3 or fabs(det) < 1e-6:
                self.press_nearest(i, tx, ty)
                self.pass_on(i)
                return False
            a = w * (sxx * syy - sxy * sxy) / det
            b = -w * (sx * syy - sxy * sy) / det
            c = w * (sx * sxy - sxx * sy) / det
            if not changed:
                break
        for k in range(start, end):
            dx = self.px[k] - self.x[chip] - tx
            dy = self.py[k] - self.y[chip] - ty
            p = a + b * dx + c * dy
            self.force[k] = p if self.force[k] > 0 and p > 0 else 0.0
        self.pass_on(i)
        return not changed

    def press_nearest(self, i: int, tx: float, ty: float) -> None:
        """A chip that would tip presses where it is nearest to its load."""
        best = -1
        nearest = 1e9
        chip = self.order[i]
        for k in range(self.starts[i], self.starts[i + 1]):
            self.force[k] = 0.0
            dx = self.px[k] - self.x[chip] - tx
            dy = self.py[k] - self.y[chip] - ty
            if dx * dx + dy * dy < nearest:
                nearest = dx * dx + dy * dy
                best = k
        if best >= 0:
            self.force[best] = self.weight[chip]

    def pass_on(self, i: int) -> None:
        """Pass the load of a chip on to the chips under it."""
        for k in range(self.starts[i], self.starts[i + 1]):
            j = self.lower[k]
            if j >= 0 and self.force[k] > 0:
                self.weight[j] += self.force[k]
                self.mx[j] += self.force[k] * (self.px[k] - self.x[j])
                self.my[j] += self.force[k] * (self.py[k] - self.y[j])

    # The verdict

    def stands(self) -> bool:
        """Return whether every chip can be held."""
        self.touch()
        return self.loads() or self.repair()

    def worst(self) -> int:
        """The chip that lacks most of its balance, after `stands`; -1 when none does."""
        worst = -1
        low = 0.0
        for i in range(self.count):
            off = fabs(self.weight[i]) + fabs(self.mx[i]) + fabs(self.my[i])
            if not self.gone[i] and off > low:
                low = off
                worst = i
        return worst

    def take_as_it_stands(self) -> bool:
        """This pile stands: what statics misses comes from something it does not see. It holds that much, no more."""
        held = unseen(self.shrink, self.centres())
        for i in range(self.count):
            forces = held[i]
            self.held[i] = forces is not None
            if forces is not None:
                self.unseen[3 * i], self.unseen[3 * i + 1], self.unseen[3 * i + 2] = forces
        return True

    def centres(self) -> tuple[tuple[float, float, float], ...]:
        return tuple([(self.x[i], self.y[i], self.z[i]) for i in range(self.count)])

    def find_unseen(self) -> list[tuple[float, float, float] | None]:
        """Return by chip the weight and the two moments that statics does not see; None where it sees all."""
        for _round in range(ROUNDS):
            if self.stands():
                break
            for i in range(self.count):
                self.hold(i)
        found: list[tuple[float, float, float] | None] = []
        for i in range(self.count):
            at = 3 * i
            held = self.held[i]
            found.append((self.unseen[at], self.unseen[at + 1], self.unseen[at + 2]) if held else None)
        return found

    def hold(self, i: int) -> None:
        """Reduce the imbalance by support that statics ignores."""
        if fabs(self.weight[i]) + fabs(self.mx[i]) + fabs(self.my[i]) > BALANCE / 2:
            if not self.held[i]:
                self.unseen[3 * i] = self.unseen[3 * i + 1] = self.unseen[3 * i + 2] = 0.0
            self.held[i] = True
            self.unseen[3 * i] += self.weight[i]
            self.unseen[3 * i + 1] += self.mx[i]
            self.unseen[3 * i + 2] += self.my[i]

    def is_caught(self, i: int) -> bool:
        """A chip that tips leans on what is under its falling side: if that is not far below, nor far out."""
        self.points = 0
        self.touch_below(i)
        turn = self.weakest(self.x[i], self.y[i])
        x = self.x[i] + SLIDING * cos(turn)
        y = self.y[i] + SLIDING * sin(turn)
        drop = self.drop_beside(i, self.x[i] + TIPPING * cos(turn), self.y[i] + TIPPING * sin(turn))
        return STEEP * drop + sqrt(x * x + y * y) < CAUGHT

    def drop_beside(self, i: int, x: float, y: float) -> float:
        """Return the depth of the ground beside a chip's foot; empty space counts as very deep."""
        foot = self.z[i] - THICK / 2
        ground = 0.0 if x * x + y * y < CAP * CAP else foot - DEEP
        for j in range(self.count):
            dx = self.x[j] - x
            dy = self.y[j] - y
            top = self.z[j] + THICK / 2
            if j != i and dx * dx + dy * dy < RADIUS * RADIUS and ground < top < foot - 1:
                ground = top
        return foot - ground if foot - ground < DEEP else DEEP

    def collapse(self) -> int:
        """Let go what is not held, until the rest stands; how many chips went."""
        count = 0
        for i in range(self.count):
            self.gone[i] = False
        while not self.stands():
            i = self.worst()
            if i < 0:
                break
            self.drop(i)
        for i in range(self.count):
            count += self.gone[i]
        return count

    def drop(self, chip: int) -> None:
        """A chip tips, and with it goes what presses on it."""
        self.gone[chip] = True
        again = True
        while again:
            again = False
            for k in range(self.points):
                i = self.upper[k]
                if self.force[k] > 0.05 and not self.gone[i] and self.lower[k] >= 0 and self.gone[self.lower[k]]:
                    self.gone[i] = True
                    again = True

    def is_gone(self, chip: int) -> bool:
        return self.gone[chip]


@lru_cache(8)
def unseen(
    shrink: float, centres: tuple[tuple[float, float, float], ...]
) -> tuple[tuple[float, float, float] | None, ...]:
    """Return what holds a pile beside what statics sees. Pure and slow, and a pile is often asked about again."""
    pile = Pile()
    pile.shrink = shrink
    for x, y, z in centres:
        pile.add(x, y, z, 0.0, 0.0)
    return tuple(pile.find_unseen())
