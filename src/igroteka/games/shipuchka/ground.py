"""Flat chips on a cap: how high the ground is, and what bears a place. Millimetres."""

import cython

if not cython.compiled:  # compiled, these are C's own: see ground.pxd
    from math import fabs, sqrt

    from .kinds import REACH, WIDTH

    MOST = 59

RADIUS = 12.5  # of a chip (SH-2)
THICK = 5.0
CAP = 30.0


class Ground:
    """The chips of a pile as discs. Made for one question or one call: nothing in it is shared."""

    count: int
    x: list[float]
    y: list[float]
    z: list[float]
    top: list[float]
    shaded: list[bool]  # see `shade`
    low: int
    high: int

    def __init__(self) -> None:
        self.count = 0
        if not cython.compiled:
            self.make_room()

    def make_room(self) -> None:
        """Make lists where compiled code has C arrays."""
        for name in ("x", "y", "z", "top"):
            setattr(self, name, [0.0] * MOST)
        setattr(self, "shaded", [False] * WIDTH)  # noqa: B010  # compiled, it is no list

    def add(self, x: float, y: float, z: float, a: float, b: float) -> int:
        """Add a chip by its centre and the first two imaginary parts of its turn; return its number in this pile."""
        up = fabs(1 - 2 * (a * a + b * b))
        lean = sqrt(1 - up * up) if up < 1 else 0.0
        i = self.count
        self.x[i] = x
        self.y[i] = y
        self.z[i] = z
        self.top[i] = z + THICK / 2 * up + RADIUS * lean
        self.count += 1
        return i

    # Where a chip comes to lie

    def rest(self, x: float, y: float, among: int) -> float:
        """Return the height of the ground under a chip at a place, of the first `among` chips; -1 beside the cap."""
        top = 0.0 if x * x + y * y < (CAP + RADIUS) * (CAP + RADIUS) else -1.0
        for i in range(among):
            dx = self.x[i] - x
            dy = self.y[i] - y
            if dx * dx + dy * dy < 4 * RADIUS * RADIUS and self.top[i] > top:
                top = self.top[i]
        return top

    def bears(self, x: float, y: float, among: int) -> bool:
        """Return whether a place is over the cap, its rim included, or over one of the first `among` chips (SH-24)."""
        if x * x + y * y <= CAP * CAP:
            return True
        for i in range(among):
            dx = self.x[i] - x
            dy = self.y[i] - y
            if dx * dx + dy * dy <= RADIUS * RADIUS:
                return True
        return False

    def shade(self, x: int) -> None:
        """Mark all places with this x that the cap or a chip bears, from `low` to `high`: `shaded`, by y + REACH."""
        for y in range(WIDTH):
            self.shaded[y] = False
        self.low = REACH + 1
        self.high = -REACH - 1
        self.shade_disc(0.0, 0.0, CAP, x)
        for i in range(self.count):
            self.shade_disc(self.x[i], self.y[i], RADIUS, x)

    def shade_disc(self, cx: float, cy: float, r: float, x: int) -> None:
        """Mark the places over one disc; only its two ends need an exact look."""
        dx = cx - x
        if dx * dx > r * r:
            return
        half = sqrt(r * r - dx * dx)
        low = max(-REACH, int(cy - half - 2))
        high = min(REACH, int(cy + half + 2))
        while low <= high and dx * dx + (cy - low) * (cy - low) > r * r:
            low += 1
        while high >= low and dx * dx + (cy - high) * (cy - high) > r * r:
            high -= 1
        for y in range(low, high + 1):
            self.shaded[y + REACH] = True
        if low <= high:
            self.low = min(self.low, low)
            self.high = max(self.high, high)
