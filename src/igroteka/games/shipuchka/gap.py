"""The distance between two chips in any position: SH-71. Millimetres.

It is the distance of the difference of both bodies from the origin, by the algorithm of Gilbert, Johnson and Keerthi.
"""

import cython

if not cython.compiled:  # compiled, these are C's own: see gap.pxd
    from math import sqrt

    from .ground import RADIUS, THICK

    CORNERS = 4

STEPS = 64  # about ten are enough
EXACT = 1e-6  # a smaller difference is none


class Gap:
    """A point of the difference, and the corners it lies between. Nothing in it is shared."""

    x: list[float]
    y: list[float]
    z: list[float]
    count: int  # of the simplex's corners
    near_x: float  # the point of the difference that is nearest to the origin, as far as is known
    near_y: float
    near_z: float

    def __init__(self) -> None:
        self.count = 0
        if not cython.compiled:
            self.make_room()

    def make_room(self) -> None:
        """Make lists where compiled code has C arrays."""
        for name in ("x", "y", "z"):
            setattr(self, name, [0.0] * CORNERS)

    def is_below(self, least: float, x: float, y: float, z: float, u: float, v: float, w: float) -> bool:
        """Return whether a chip is nearer than `least` to one that lies flat.

        Its centre is at x, y, z from the centre of the flat one, its axis is u, v, w.
        """
        self.count = 0
        self.near_x, self.near_y, self.near_z = x, y, z
        size = sqrt(x * x + y * y + z * z)
        if size < least or self.add_corner(x, y, z, u, v, w) > (least - EXACT) * size:
            return size < least
        self.near_x, self.near_y, self.near_z = self.x[0], self.y[0], self.z[0]
        for _step in range(STEPS):
            before = sqrt(self.near_x * self.near_x + self.near_y * self.near_y + self.near_z * self.near_z)
            if before < least - EXACT:
                return True
            reach = self.add_corner(x, y, z, u, v, w) / before
            if reach > least - EXACT or before - reach < EXACT or not self.come_nearer(before):
                return False
        return False

    def add_corner(self, x: float, y: float, z: float, u: float, v: float, w: float) -> float:
        """Add the point of the difference furthest against the nearest one; return how far that is, times its size."""
        dx, dy, dz = self.near_x, self.near_y, self.near_z
        flat = sqrt(dx * dx + dy * dy)
        if flat > 0:
            x -= RADIUS * dx / flat
            y -= RADIUS * dy / flat
        z -= THICK / 2 if dz > 0 else -THICK / 2
        along = dx * u + dy * v + dz * w
        half = THICK / 2 if along > 0 else -THICK / 2
        px, py, pz = dx - along * u, dy - along * v, dz - along * w
        across = sqrt(px * px + py * py + pz * pz)
        out = RADIUS / across if across > 0 else 0.0
        k = self.count
        self.x[k] = x - half * u - out * px
        self.y[k] = y - half * v - out * py
        self.z[k] = z - half * w - out * pz
        self.count += 1
        return dx * self.x[k] + dy * self.y[k] + dz * self.z[k]

    def come_nearer(self, before: float) -> bool:
        """Find the nearest point of the simplex, keep its corners, and return whether it is nearer than before."""
        n = self.count - 1  # the newest corner is one of them
        if n == 3 and self.is_inside():
            self.near_x = self.near_y = self.near_z = 0.0
            return True
        best = before * before
        first = second = -2
        near_x, near_y, near_z = self.near_x, self.near_y, self.near_z
        for i in range(-1, n):
            for j in range(-1, n if i >= 0 else 0):
                if j >= 0 and j <= i:
                    continue
                if self.project(i, j):
                    size = self.near_x * self.near_x + self.near_y * self.near_y + self.near_z * self.near_z
                    if size < best:
                        best = size
                        first, second = i, j
                        near_x, near_y, near_z = self.near_x, self.near_y, self.near_z
        self.near_x, self.near_y, self.near_z = near_x, near_y, near_z
        self.keep(first, second, n)
        return first > -2

    def keep(self, first: int, second: int, newest: int) -> None:
        """Keep the given corners, in their order."""
        self.count = 0
        for k in range(newest + 1):
            if k in (first, second, newest):
                self.x[self.count] = self.x[k]
                self.y[self.count] = self.y[k]
                self.z[self.count] = self.z[k]
                self.count += 1

    def project(self, i: int, j: int) -> bool:
        """Project the origin on the newest corner and up to two others (-1: none). Return whether it is between."""
        n = self.count - 1
        x, y, z = self.x[n], self.y[n], self.z[n]
        ex = ey = ez = fx = fy = fz = s = t = 0.0
        if i >= 0:
            ex, ey, ez = self.x[i] - x, self.y[i] - y, self.z[i] - z
        if j >= 0:
            fx, fy, fz = self.x[j] - x, self.y[j] - y, self.z[j] - z
        ee = ex * ex + ey * ey + ez * ez
        ff = fx * fx + fy * fy + fz * fz
        ef = ex * fx + ey * fy + ez * fz
        e = -(x * ex + y * ey + z * ez)
        f = -(x * fx + y * fy + z * fz)
        if j >= 0:
            det = ee * ff - ef * ef
            if det < 1e-12 * ee * ff or det == 0:
                return False
            s = (e * ff - f * ef) / det
            t = (f * ee - e * ef) / det
            if s <= 0 or t <= 0 or s + t >= 1:
                return False
        elif i >= 0:
            s = e / ee if ee > 0 else 0.0
            if s <= 0 or s >= 1:
                return False
        self.near_x = x + s * ex + t * fx
        self.near_y = y + s * ey + t * fy
        self.near_z = z + s * ez + t * fz
        return True

    def is_inside(self) -> bool:
        """Return whether the origin lies inside the four corners."""
        whole = self.volume(0, 1, 2, 3, False)
        if -1e-12 < whole < 1e-12:
            return False
        for k in range(4):
            part = self.volume((k + 1) % 4, (k + 2) % 4, (k + 3) % 4, k, True)
            other = self.volume((k + 1) % 4, (k + 2) % 4, (k + 3) % 4, k, False)
            if part * other <= 0:
                return False
        return True

    def volume(self, a: int, b: int, c: int, d: int, origin: bool) -> float:
        """Return six times the volume of a tetrahedron with its sign; its last corner may be the origin."""
        x = 0.0 if origin else self.x[d]
        y = 0.0 if origin else self.y[d]
        z = 0.0 if origin else self.z[d]
        ax, ay, az = self.x[a] - x, self.y[a] - y, self.z[a] - z
        bx, by, bz = self.x[b] - x, self.y[b] - y, self.z[b] - z
        cx, cy, cz = self.x[c] - x, self.y[c] - y, self.z[c] - z
        return ax * (by * cz - bz * cy) - ay * (bx * cz - bz * cx) + az * (bx * cy - by * cx)
