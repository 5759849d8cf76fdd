"""Flat chips on a cap: where they touch, and how well a place is borne. Millimetres."""

import cython

from .ground import Ground

if not cython.compiled:  # compiled, these are C's own: see contacts.pxd
    from math import acos, atan2, cos, fabs, sin, sqrt

    from .ground import CAP, MOST, RADIUS, THICK

    POINTS = 4096

NEAR = 1.2  # chips whose faces are closer than this touch
SEGMENT = 0.3  # radians between two points of an arc
NUDGE = 1e-9
DIRECTIONS, TURN = 24, 0.2617993877991494  # looked at to see whither a chip may tip, and radians between two
LEANS = 0.6  # a rim so much higher than it should be: three degrees
BESIDE = 1.5  # so near a chip feels its neighbour


class Contacts(Ground):
    """The points at which the chips of a pile touch."""

    points: int
    shrink: float  # contacts are this much smaller all round: a margin of safety
    order: list[int]  # from the highest chip down
    starts: list[int]  # by rank: the first of a chip's points
    weight: list[float]  # of a chip with its load; later what is missing of its balance
    mx: list[float]
    my: list[float]
    failed: list[bool]
    gone: list[bool]
    held: list[bool]  # stands though statics does not see how: it leans, or is wedged in
    unseen: list[float]  # by chip: the weight and the two moments, in radii, that come from there
    upper: list[int]  # by point: the chip above
    lower: list[int]  # and the one below, -1 for the cap
    px: list[float]
    py: list[float]
    force: list[float]
    cosines: list[float]  # of the directions in which a chip may tip
    sines: list[float]
    least: float  # how far the points reach in the weakest of them

    def __init__(self) -> None:
        Ground.__init__(self)
        self.points = 0
        self.shrink = 0.0
        for i in range(DIRECTIONS):
            self.cosines[i] = cos(i * TURN)
            self.sines[i] = sin(i * TURN)

    def make_room(self) -> None:
        super().make_room()
        for name in ("weight", "mx", "my"):
            setattr(self, name, [0.0] * MOST)
        for name in ("order", "starts", "failed", "gone", "held"):
            setattr(self, name, [0] * (MOST + 1))
        setattr(self, "unseen", [0.0] * (3 * MOST))  # noqa: B010  # compiled, it is no list
        for name in ("upper", "lower", "px", "py", "force"):
            setattr(self, name, [0] * POINTS)
        for name in ("cosines", "sines"):
            setattr(self, name, [0.0] * DIRECTIONS)

    def add(self, x: float, y: float, z: float, a: float, b: float) -> int:
        """Add a chip by its centre and the first two imaginary parts of its turn; return its number in this pile."""
        self.gone[self.count] = False
        self.held[self.count] = False
        return Ground.add(self, x, y, z, a, b)

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

    # A place, looked at closely

    def weakest(self, x: float, y: float) -> float:
        """The direction in which the points reach least far from a place: there it tips; `least` is how far."""
        weakest = 0.0
        self.least = 1e9
        for i in range(DIRECTIONS):
            reach = self.reach(x, y, self.cosines[i], self.sines[i])
            if reach < self.least:
                self.least = reach
                weakest = i * TURN
        return weakest

    def reach(self, x: float, y: float, dx: float, dy: float) -> float:
        """Return the reach of the support from a place in a direction, up to `least`."""
        support = -99.0
        for k in range(self.points):
            reach = (self.px[k] - x) * dx + (self.py[k] - y) * dy
            if reach > support:
                support = reach
                if reach >= self.least:
                    break
        return support

    def margin(self, x: float, y: float) -> float:
        """Return the distance of a chip's centre to the edge of its support; below 0 it tips."""
        top = self.rest(x, y, self.count)
        if top < 0:
            return -99.0
        i = self.add(x, y, top + THICK / 2, 0.0, 0.0)
        self.points = 0
        self.touch_below(i)
        self.count -= 1
        self.weakest(x, y)
        return self.least

    def is_crooked(self, x: float, y: float) -> bool:
        """Return whether a chip laid here touches a leaning chip or one at its own height."""
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
        """Return the room beside a chip laid here, to chips at its own height or higher."""
        top = self.rest(x, y, self.count)
        room = 99.0
        for i in range(self.count):
            dx = self.x[i] - x
            dy = self.y[i] - y
            d = sqrt(dx * dx + dy * dy) - 2 * RADIUS
            if d >= 0 and self.top[i] > top + 1 and d < room:
                room = d
        return room
