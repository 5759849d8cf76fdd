"""The pile as statics sees it: flat chips on a cap, and whether forces exist that hold every one of them.

A chip presses on what lies under it as a plate on springs; from the top down this gives every chip its load. Where a
plate would tip, all forces are repaired together (a projected Gauss-Seidel) before the verdict: what still has no
balance tips, and takes along what stands on it. Millimetres; a chip weighs 1.
"""

import cython

if not cython.compiled:  # compiled, these are C's own: see pile.pxd
    from math import acos, atan2, cos, fabs, sin, sqrt

    MOST, POINTS, SWEEPS = 59, 4096, 160

RADIUS = 12.5  # of a chip (SH-2)
THICK = 5.0
CAP = 30.0
NEAR = 1.2  # chips whose faces are closer than this touch
SEGMENT = 0.3  # radians between two points of an arc
BALANCE = 0.02  # of a chip's weight: what may be missing
NUDGE = 1e-9
TIPPING = 12.0  # where a chip that tips comes down first, from its middle
CAUGHT = 12.0  # and how deep it may sink there without sliding off: it leans, and stands
LEANS = 0.6  # a rim so much higher than it should be: three degrees
BESIDE = 1.5  # so near a chip feels its neighbour


class Pile:
    """Chips of a pile, as a scratch pad: filled, asked, cleared."""

    count: int
    points: int
    shrink: float  # contacts are this much smaller all round: a margin of safety
    x: list[float]
    y: list[float]
    z: list[float]
    top: list[float]
    order: list[int]  # from the highest chip down
    starts: list[int]  # by rank: the first of a chip's points
    weight: list[float]  # of a chip with its load; later what is missing of its balance
    mx: list[float]
    my: list[float]
    failed: list[bool]
    gone: list[bool]
    held: list[bool]  # stands though statics does not see how: it leans, or is wedged in
    upper: list[int]  # by point: the chip above
    lower: list[int]  # and the one below, -1 for the cap
    px: list[float]
    py: list[float]
    force: list[float]

    def __init__(self) -> None:
        self.count = self.points = 0
        self.shrink = 0.0
        if not cython.compiled:
            self.make_room()

    def make_room(self) -> None:
        """Lists where compiled code has C arrays."""
        for name in ("x", "y", "z", "top", "weight", "mx", "my"):
            setattr(self, name, [0.0] * MOST)
        for name in ("order", "starts", "failed", "gone", "held"):
            setattr(self, name, [0] * (MOST + 1))
        for name in ("upper", "lower", "px", "py", "force"):
            setattr(self, name, [0] * POINTS)

    def clear(self) -> None:
        self.count = 0

    def add(self, x: float, y: float, z: float, a: float, b: float) -> int:
        """A chip by its centre and the first two imaginary parts of its turn; its number in this pile."""
        up = fabs(1 - 2 * (a * a + b * b))
        lean = sqrt(1 - up * up) if up < 1 else 0.0
        i = self.count
        self.x[i] = x
        self.y[i] = y
        self.z[i] = z
        self.top[i] = z + THICK / 2 * up + RADIUS * lean
        self.gone[i] = False
        self.held[i] = False
        self.count += 1
        return i

    # Where a chip comes to lie

    def rest(self, x: float, y: float, among: int) -> float:
        """How high the ground is under a chip laid at a place, counting the first so many chips; -1 beside the cap."""
        top = 0.0 if x * x + y * y < (CAP + RADIUS) * (CAP + RADIUS) else -1.0
        for i in range(among):
            dx = self.x[i] - x
            dy = self.y[i] - y
            if dx * dx + dy * dy < 4 * RADIUS * RADIUS and self.top[i] > top:
                top = self.top[i]
        return top

    def bears(self, x: float, y: float, among: int) -> bool:
        """SH-24: is a place over the cap, its rim included, or over one of the first so many chips?"""
        if x * x + y * y <= CAP * CAP:
            return True
        for i in range(among):
            dx = self.x[i] - x
            dy = self.y[i] - y
            if dx * dx + dy * dy <= RADIUS * RADIUS:
                return True
        return False

    # Which chips touch

    def sort(self) -> None:
        """From the highest to the lowest."""
        for i in range(self.count):
            j = i
            while j > 0 and self.z[self.order[j - 1]] < self.z[i]:
                self.order[j] = self.order[j - 1]
                j -= 1
            self.order[j] = i

    def touch(self) -> None:
        """All points at which chips touch what is under them, chip by chip from the highest down."""
        self.sort()
        self.points = 0
        for k in range(self.count):
            self.starts[k] = self.points
            chip = self.order[k]
            if not self.gone[chip]:
                self.touch_below(chip)
        self.starts[self.count] = self.points

    def touch_below(self, i: int) -> None:
        if self.z[i] < THICK / 2 + NEAR:
            self.lens(i, -1, 0.0, 0.0, CAP)
        for j in range(self.count):
            dx = self.x[j] - self.x[i]
            dy = self.y[j] - self.y[i]
            if self.gone[j] or fabs(self.z[i] - self.z[j] - THICK) > NEAR:
                continue
            if dx * dx + dy * dy < 4 * RADIUS * RADIUS:
                self.lens(i, j, self.x[j], self.y[j], RADIUS)

    def lens(self, i: int, j: int, cx: float, cy: float, other: float) -> None:
        """The common part of a chip and a disc under it, as points of its two arcs."""
        r = RADIUS - self.shrink
        s = other - self.shrink
        distance = sqrt((cx - self.x[i]) * (cx - self.x[i]) + (cy - self.y[i]) * (cy - self.y[i]))
        if distance >= r + s:
            return
        if distance <= s - r + NUDGE:
            self.arc(i, j, self.x[i], self.y[i], r, 0.0, 3.141592653589793)
            return
        along = (distance * distance + r * r - s * s) / (2 * distance)
        angle = atan2(cy - self.y[i], cx - self.x[i])
        here = acos(along / r) if -r < along < r else 0.0
        there = acos((distance - along) / s) if -s < distance - along < s else 0.0
        self.arc(i, j, self.x[i], self.y[i], r, angle, here)
        self.arc(i, j, cx, cy, s, angle + 3.141592653589793, there)

    def arc(self, i: int, j: int, cx: float, cy: float, r: float, middle: float, half: float) -> None:
        steps = 2 + int(2 * half / SEGMENT)
        for k in range(steps):
            turn = middle - half + 2 * half * k / (steps - 1)
            self.point(i, j, cx + r * cos(turn), cy + r * sin(turn))

    def point(self, i: int, j: int, x: float, y: float) -> None:
        k = self.points
        if k < POINTS:
            self.upper[k] = i
            self.lower[k] = j
            self.px[k] = x
            self.py[k] = y
            self.force[k] = 0.0
            self.points += 1

    # Loads, from the top down

    def loads(self) -> bool:
        """Give every chip its load; is every one of them held?"""
        good = True
        for i in range(self.count):
            self.weight[i] = 1.0
            self.mx[i] = self.my[i] = 0.0
            self.failed[i] = False
        for k in range(self.count):
            i = self.order[k]
            if not self.gone[i] and not self.press(k) and not self.held[i]:
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
        """What a chip presses with is a load of the chips under it."""
        for k in range(self.starts[i], self.starts[i + 1]):
            j = self.lower[k]
            if j >= 0 and self.force[k] > 0:
                self.weight[j] += self.force[k]
                self.mx[j] += self.force[k] * (self.px[k] - self.x[j])
                self.my[j] += self.force[k] * (self.py[k] - self.y[j])

    # All forces together

    def repair(self) -> bool:
        """Can the forces be changed so that every chip is in balance?"""
        self.residuals()
        before = 1e9
        for sweep in range(SWEEPS):
            self.sweep()
            if sweep % 8 == 7:
                off = self.imbalance()
                if off < BALANCE or off > 0.93 * before:
                    return off < BALANCE
                before = off
        return self.imbalance() < BALANCE

    def residuals(self) -> None:
        """What is missing for each chip's balance: weight, and the two moments in radii."""
        for i in range(self.count):
            self.weight[i] = 0.0 if self.gone[i] or self.held[i] else -1.0
            self.mx[i] = self.my[i] = 0.0
        for k in range(self.points):
            i = self.upper[k]
            j = self.lower[k]
            if not self.held[i]:
                self.weight[i] += self.force[k]
                self.mx[i] += self.force[k] * (self.px[k] - self.x[i]) / RADIUS
                self.my[i] += self.force[k] * (self.py[k] - self.y[i]) / RADIUS
            if j >= 0 and not self.held[j]:
                self.weight[j] -= self.force[k]
                self.mx[j] -= self.force[k] * (self.px[k] - self.x[j]) / RADIUS
                self.my[j] -= self.force[k] * (self.py[k] - self.y[j]) / RADIUS

    def sweep(self) -> None:
        """Change each force by what helps most, never below nothing."""
        ex = ey = 0.0
        for k in range(self.points):
            i = self.upper[k]
            j = self.lower[k]
            dx = (self.px[k] - self.x[i]) / RADIUS
            dy = (self.py[k] - self.y[i]) / RADIUS
            g = self.weight[i] + dx * self.mx[i] + dy * self.my[i]
            norm = 1 + dx * dx + dy * dy
            if j >= 0:
                ex = (self.px[k] - self.x[j]) / RADIUS
                ey = (self.py[k] - self.y[j]) / RADIUS
                g -= self.weight[j] + ex * self.mx[j] + ey * self.my[j]
                norm += 1 + ex * ex + ey * ey
            change = -1.5 * g / norm
            if self.force[k] + change < 0:
                change = -self.force[k]
            if change == 0:
                continue
            self.force[k] += change
            if not self.held[i]:
                self.weight[i] += change
                self.mx[i] += change * dx
                self.my[i] += change * dy
            if j >= 0 and not self.held[j]:
                self.weight[j] -= change
                self.mx[j] -= change * ex
                self.my[j] -= change * ey

    def imbalance(self) -> float:
        """The worst that is missing anywhere."""
        worst = 0.0
        for i in range(self.count):
            if not self.gone[i] and not self.held[i]:
                off = fabs(self.weight[i]) + fabs(self.mx[i]) + fabs(self.my[i])
                worst = off if off > worst else worst
        return worst

    # The verdict

    def stands(self) -> bool:
        """Is there a way to hold every chip?"""
        self.touch()
        return self.loads() or self.repair()

    def worst(self) -> int:
        """The chip that lacks most of its balance, after `stands`; -1 when none does."""
        worst = -1
        low = 0.0
        for i in range(self.count):
            off = fabs(self.weight[i]) + fabs(self.mx[i]) + fabs(self.my[i])
            if not self.gone[i] and not self.held[i] and off > low:
                low = off
                worst = i
        return worst

    def take_as_it_stands(self) -> None:
        """This pile stands: whatever statics would let tip is held by something it does not see."""
        while not self.stands():
            i = self.worst()
            if i < 0:
                return
            self.held[i] = True

    def is_caught(self, i: int) -> bool:
        """A chip that tips leans on what is under its falling side, if that is not far below."""
        self.points = 0
        self.touch_below(i)
        turn = self.weakest(self.x[i], self.y[i])
        x = self.x[i] + TIPPING * cos(turn)
        y = self.y[i] + TIPPING * sin(turn)
        foot = self.z[i] - THICK / 2
        ground = 0.0 if x * x + y * y < CAP * CAP else -99.0
        for j in range(self.count):
            dx = self.x[j] - x
            dy = self.y[j] - y
            top = self.z[j] + THICK / 2
            if j != i and dx * dx + dy * dy < RADIUS * RADIUS and ground < top < foot - 2:
                ground = top
        return foot - ground < CAUGHT

    def weakest(self, x: float, y: float) -> float:
        """The direction in which the points reach least far from a place: there it tips."""
        weakest = 0.0
        least = 1e9
        for i in range(24):
            turn = i * 0.2617993877991494
            reach = self.reach(x, y, turn)
            if reach < least:
                least = reach
                weakest = turn
        return weakest

    def reach(self, x: float, y: float, turn: float) -> float:
        """How far the points reach from a place in a direction."""
        dx = cos(turn)
        dy = sin(turn)
        support = -99.0
        for k in range(self.points):
            reach = (self.px[k] - x) * dx + (self.py[k] - y) * dy
            support = reach if reach > support else support
        return support

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

    # A place, looked at closely

    def margin(self, x: float, y: float) -> float:
        """How far the centre of a chip laid here would be inside what bears it; less than 0: it tips."""
        top = self.rest(x, y, self.count)
        if top < 0:
            return -99.0
        i = self.add(x, y, top + THICK / 2, 0.0, 0.0)
        self.points = 0
        self.touch_below(i)
        self.count -= 1
        return self.reach(x, y, self.weakest(x, y))

    def is_crooked(self, x: float, y: float) -> bool:
        """Would a chip laid here lie on a chip that leans, or beside one that is as high?"""
        ground = self.rest(x, y, self.count)
        for i in range(self.count):
            dx = self.x[i] - x
            dy = self.y[i] - y
            near = 2 * RADIUS + BESIDE
            leans = self.top[i] - self.z[i] - THICK / 2 > LEANS
            if leans and self.top[i] > ground - NEAR and dx * dx + dy * dy < near * near:
                return True
        return False

    def clearance(self, x: float, y: float) -> float:
        """How much room there is beside a chip laid here, to chips at its own height or higher."""
        top = self.rest(x, y, self.count)
        room = 99.0
        for i in range(self.count):
            dx = self.x[i] - x
            dy = self.y[i] - y
            d = sqrt(dx * dx + dy * dy) - 2 * RADIUS
            if d >= 0 and self.top[i] > top + 1 and d < room:
                room = d
        return room
