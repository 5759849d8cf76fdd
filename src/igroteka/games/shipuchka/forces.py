"""All forces of a pile together: can they be changed so that every chip is in balance? A projected Gauss-Seidel.

Contacts that have no chip in common have nothing to do with each other: their points are taken alternately, so that
the processor works on several at once. What comes out is the same, to the last bit, as one contact after the other.
"""

import cython

from .contacts import Contacts

if not cython.compiled:  # compiled, these are C's own: see forces.pxd
    from math import fabs

    from .contacts import POINTS
    from .ground import MOST, RADIUS

    SWEEPS = 400
    TOGETHER = 4

BALANCE = 0.02  # of a chip's weight: what may be missing
CALM = 0.001  # so little missing is left alone


class Forces(Contacts):
    """The imbalance of every chip, reduced sweep by sweep."""

    arms: list[float]  # by point: its way from the middles of the two chips, in radii, and how far a force is changed
    calm: list[bool]  # by chip: hardly anything is missing
    contacts: int  # a contact: the points between two chips, or a chip and the cap
    starting: list[int]  # by contact: its first point
    stage: list[int]  # by contact: those of one stage have no chip in common; who shares one keeps the order
    queue: list[int]  # contacts by stage
    reached: list[int]  # by chip: the last stage it is in
    filled: list[int]  # by stage: where its next contact goes in the queue
    at: list[int]  # of the contacts that are worked on: the first point
    ends: list[int]  # and the one after the last

    def make_room(self) -> None:
        super().make_room()
        setattr(self, "arms", [0.0] * (5 * POINTS))  # noqa: B010  # compiled, it is no list
        setattr(self, "calm", [False] * MOST)  # noqa: B010
        for name in ("starting", "stage", "queue", "reached", "filled", "at", "ends"):
            setattr(self, name, [0] * (POINTS + 2))

    def repair(self) -> bool:
        """Return whether forces exist that balance every chip."""
        self.residuals()
        self.find_contacts()
        self.set_stages()
        self.line_up()
        before = 1e9
        for sweep in range(SWEEPS):
            self.sweep()
            if sweep % 8 == 7:
                off = self.imbalance()
                if off < BALANCE or off > 0.98 * before:
                    return off < BALANCE
                before = off
        return self.imbalance() < BALANCE

    def residuals(self) -> None:
        """Compute the imbalance of each chip: weight, and two moments in radii."""
        for i in range(self.count):
            self.weight[i] = 0.0 if self.gone[i] else -1.0
            self.mx[i] = self.my[i] = 0.0
            if self.held[i] and not self.gone[i]:
                self.weight[i] -= self.unseen[3 * i]
                self.mx[i] -= self.unseen[3 * i + 1]
                self.my[i] -= self.unseen[3 * i + 2]
        for k in range(self.points):
            self.measure(k)
            i = self.upper[k]
            j = self.lower[k]
            self.weight[i] += self.force[k]
            self.mx[i] += self.force[k] * self.arms[5 * k]
            self.my[i] += self.force[k] * self.arms[5 * k + 1]
            if j >= 0:
                self.weight[j] -= self.force[k]
                self.mx[j] -= self.force[k] * self.arms[5 * k + 2]
                self.my[j] -= self.force[k] * self.arms[5 * k + 3]

    def measure(self, k: int) -> None:
        """The arms of a point, once for all sweeps."""
        i = self.upper[k]
        j = self.lower[k]
        dx = (self.px[k] - self.x[i]) / RADIUS
        dy = (self.py[k] - self.y[i]) / RADIUS
        ex = (self.px[k] - self.x[j]) / RADIUS if j >= 0 else 0.0
        ey = (self.py[k] - self.y[j]) / RADIUS if j >= 0 else 0.0
        norm = 1 + dx * dx + dy * dy + (1 + ex * ex + ey * ey if j >= 0 else 0.0)
        self.arms[5 * k] = dx
        self.arms[5 * k + 1] = dy
        self.arms[5 * k + 2] = ex
        self.arms[5 * k + 3] = ey
        self.arms[5 * k + 4] = -1.5 / norm

    # In which order

    def find_contacts(self) -> None:
        """Points of one contact follow each other."""
        self.contacts = 0
        for k in range(self.points):
            if k == 0 or self.upper[k] != self.upper[k - 1] or self.lower[k] != self.lower[k - 1]:
                self.starting[self.contacts] = k
                self.contacts += 1
        self.starting[self.contacts] = self.points

    def set_stages(self) -> None:
        """A contact comes in the stage after those before it that share a chip with it."""
        for i in range(self.count):
            self.reached[i] = 0
        for c in range(self.contacts):
            i = self.upper[self.starting[c]]
            j = self.lower[self.starting[c]]
            k = self.reached[i]
            if j >= 0 and self.reached[j] > k:
                k = self.reached[j]
            self.stage[c] = k
            self.reached[i] = k + 1
            if j >= 0:
                self.reached[j] = k + 1

    def line_up(self) -> None:
        """The queue: by stage, and within one as they were."""
        for stage in range(self.contacts + 1):
            self.filled[stage] = 0
        for c in range(self.contacts):
            self.filled[self.stage[c] + 1] += 1
        for stage in range(self.contacts):
            self.filled[stage + 1] += self.filled[stage]
        for c in range(self.contacts):
            self.queue[self.filled[self.stage[c]]] = c
            self.filled[self.stage[c]] += 1

    # A sweep

    def sweep(self) -> None:
        """Change each force by what helps most, never below nothing; where all is in balance, none."""
        for i in range(self.count):
            self.calm[i] = fabs(self.weight[i]) + fabs(self.mx[i]) + fabs(self.my[i]) < CALM
        n = 0
        stage = -1
        on_cap = False
        for k in range(self.contacts):
            c = self.queue[k]
            i = self.starting[c]
            if self.calm[self.upper[i]] and (self.lower[i] < 0 or self.calm[self.lower[i]]):
                continue
            if n == TOGETHER or self.stage[c] != stage or (self.lower[i] < 0) != on_cap:
                self.change_together(n, on_cap)
                n = 0
            stage = self.stage[c]
            on_cap = self.lower[i] < 0
            self.at[n] = i
            self.ends[n] = self.starting[c + 1]
            n += 1
        self.change_together(n, on_cap)

    def change_together(self, count: int, on_cap: bool) -> None:
        """The points of some contacts, alternately; all of them press on the cap, or all on chips."""
        longest = 0
        for b in range(count):
            if self.ends[b] - self.at[b] > longest:
                longest = self.ends[b] - self.at[b]
        for s in range(longest):
            for b in range(count):
                if self.at[b] + s < self.ends[b]:
                    if on_cap:
                        self.press_cap(self.at[b] + s)
                    else:
                        self.press_chip(self.at[b] + s)

    def press_cap(self, k: int) -> None:
        """Change the force at a point on the cap."""
        i = self.upper[k]
        dx = self.arms[5 * k]
        dy = self.arms[5 * k + 1]
        change = (self.weight[i] + dx * self.mx[i] + dy * self.my[i]) * self.arms[5 * k + 4]
        change = change if change > -self.force[k] else -self.force[k]
        self.force[k] += change
        self.weight[i] += change
        self.mx[i] += change * dx
        self.my[i] += change * dy

    def press_chip(self, k: int) -> None:
        """Change the force at a point on another chip."""
        i = self.upper[k]
        j = self.lower[k]
        dx = self.arms[5 * k]
        dy = self.arms[5 * k + 1]
        ex = self.arms[5 * k + 2]
        ey = self.arms[5 * k + 3]
        g = self.weight[i] + dx * self.mx[i] + dy * self.my[i]
        g -= self.weight[j] + ex * self.mx[j] + ey * self.my[j]
        change = g * self.arms[5 * k + 4]
        change = change if change > -self.force[k] else -self.force[k]
        self.force[k] += change
        self.weight[i] += change
        self.mx[i] += change * dx
        self.my[i] += change * dy
        self.weight[j] -= change
        self.mx[j] -= change * ex
        self.my[j] -= change * ey

    def imbalance(self) -> float:
        """The worst that is missing anywhere."""
        worst = 0.0
        for i in range(self.count):
            if not self.gone[i]:
                off = fabs(self.weight[i]) + fabs(self.mx[i]) + fabs(self.my[i])
                worst = off if off > worst else worst
        return worst
