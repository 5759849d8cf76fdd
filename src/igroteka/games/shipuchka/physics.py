"""The referee: MuJoCo lays the chips where the hand let go, and says what fell (SH-80).

A placement is a pure function of the stored poses, the places and the seed: each one starts from those poses at rest,
with a fresh simulation and its own luck, and gives the same bytes in any process. Lengths are metres in here.
"""

import math
from functools import cache
from typing import Any

import msgspec

from igroteka.engine.core.dice import Dice

from .film import Film

RADIUS, THICK, CAP, DENSITY = 12.5e-3, 5e-3, 30e-3, 650.0
MASS = DENSITY * math.pi * RADIUS**2 * THICK
WEIGHT = MASS * 9.81
TILTING = MASS * (3 * RADIUS**2 + THICK**2) / 12
ROLLING = MASS * RADIUS**2 / 2
STEP = 0.001  # seconds
SIDES, CAP_SIDES = 16, 48  # prisms: MuJoCo's own cylinders tip too early
FALLEN = -4e-3  # a centre this far below the cap's top has left the bottle
STIR, FOR, PATIENCE = 0.03e-3, 0.12, 3.0  # no chip moves so far for so long: all is at rest; or it is by decree
SPEED, ABOVE = 0.04, 2.5e-3  # the hand comes down from above, its chip's lowest edge so high
STIFF, STRONG = 110.0, 0.06  # of the hand: radians a second, newtons
PRESSED, LET_GO = 0.5e-3, 0.03  # the finger is so far below the chip for so long: it lies on something
GROWTH, LOW = 0.09, 3  # of all noises, for each layer above the first three; so low an arm still rests


class Hand(msgspec.Struct, frozen=True):
    """SH-82: how steady: tremor and error of aim in metres, tilt in radians."""

    tremor: float
    aim: float
    tilt: float


HANDS = (
    Hand(0.45e-3, 0.65e-3, math.radians(1.55)),
    Hand(1.3e-3, 1.65e-3, math.radians(4.2)),
    Hand(2.0e-3, 2.65e-3, math.radians(6.7)),
)
STILL = Hand(0.0, 0.0, 0.0)


class Placement(msgspec.Struct, frozen=True):
    """The result of a simulation: poses, fallen chips and film."""

    poses: list[list[float]]  # metres and a quaternion; those laid come last
    fallen: list[int]
    film: bytes
    rested: bool
    seconds: float


def installed() -> bool:
    """Return whether MuJoCo is installed."""
    try:
        import mujoco  # noqa: F401
    except ImportError:
        return False
    return True


def prism(sides: int, radius: float, height: float) -> str:
    """The corners of a prism with as much area as the disc."""
    half = math.pi / sides
    reach = radius * math.sqrt(math.pi / (sides * math.sin(half) * math.cos(half)))
    turns = [2 * math.pi * (k + 0.5) / sides for k in range(sides)]
    corners = [(reach * math.cos(a), reach * math.sin(a), z) for z in (-height / 2, height / 2) for a in turns]
    return " ".join(f"{part:.9g}" for corner in corners for part in corner)


def described(chips: int) -> str:
    """A cap and so many chips, in MuJoCo's own words."""
    inertia = f'mass="{MASS}" diaginertia="{TILTING} {TILTING} {ROLLING}"'
    bodies = "".join(
        f'<body name="c{i}" pos="{0.3 + i * 0.04} 0 -0.2"><freejoint/><inertial pos="0 0 0" {inertia}/>'
        '<geom type="mesh" mesh="chip"/></body>'
        for i in range(chips)
    )
    return f"""<mujoco><compiler autolimits="true" inertiafromgeom="false"/>
<option timestep="{STEP}" integrator="implicitfast" cone="pyramidal" impratio="1" noslip_iterations="0"
 gravity="0 0 -9.81" solver="Newton" iterations="100" tolerance="1e-8"><flag multiccd="enable"/></option>
<default><geom friction="0.4 0 0" condim="3" solref=".004 1" solimp=".95 .99 .0005 .5 2"/></default>
<asset><mesh name="chip" vertex="{prism(SIDES, RADIUS, THICK)}"/>
<mesh name="cap" vertex="{prism(CAP_SIDES, CAP, 0.02)}"/></asset>
<worldbody><geom name="cap" type="mesh" mesh="cap" pos="0 0 -0.01"/>{bodies}</worldbody></mujoco>"""


@cache
def model(chips: int) -> Any:
    """Compiled once for each number of chips; it takes about 5 ms."""
    import mujoco

    return mujoco.MjModel.from_xml_string(described(chips))


def ground(poses: list[list[float]], x: float, y: float) -> float:
    """Return the height at which a chip laid here touches something."""
    top = 0.0
    for pose in poses:
        if (pose[0] - x) ** 2 + (pose[1] - y) ** 2 < (2 * RADIUS) ** 2:
            up = min(1.0, abs(1 - 2 * (pose[4] ** 2 + pose[5] ** 2)))
            top = max(top, pose[2] + THICK / 2 * up + RADIUS * math.sqrt(1 - up * up))
    return top


def uniform(dice: Dice, low: float, high: float) -> float:
    return low + (high - low) * dice.below(1 << 30) / (1 << 30)


def normal(dice: Dice) -> float:
    a, b = uniform(dice, 1e-9, 1.0), uniform(dice, 0.0, 2 * math.pi)
    return math.sqrt(-2 * math.log(a)) * math.cos(b)


class Fingers:
    """One hand on its way down: it follows a trembling target, with little force, and lets go when the chip lies."""

    def __init__(
        self, index: int, poses: list[list[float]], place: tuple[float, float], hand: Hand, dice: Dice
    ) -> None:
        self.index = index
        more = 1 + GROWTH * max(0, round(ground(poses, *place) / THICK) - LOW)
        tilt, azimuth, turn = hand.tilt * more * normal(dice), uniform(dice, 0, math.pi), uniform(dice, 0, 2 * math.pi)
        self.x, self.y = place[0] + hand.aim * more * normal(dice), place[1] + hand.aim * more * normal(dice)
        self.start = ground(poses, self.x, self.y) + THICK / 2 + ABOVE + RADIUS * abs(math.sin(tilt))
        self.tremor = hand.tremor * more
        self.pitch = [uniform(dice, 7, 11) for _ in range(3)]
        self.phase = [uniform(dice, 0, 2 * math.pi) for _ in range(3)]
        self.turn = leaning(tilt, azimuth, turn)
        self.pressed = 0.0

    def target(self, t: float) -> tuple[float, float, float]:
        sway = [self.tremor * math.sin(2 * math.pi * f * t + p) for f, p in zip(self.pitch, self.phase, strict=True)]
        return self.x + sway[0], self.y + sway[1], self.start - SPEED * t + 0.3 * sway[2]


def leaning(tilt: float, azimuth: float, turn: float) -> list[float]:
    """A chip turned about its axis, then tilted."""
    a, b = math.cos(tilt / 2), math.sin(tilt / 2)
    c, s = math.cos(turn / 2), math.sin(turn / 2)
    u, v = b * math.cos(azimuth), b * math.sin(azimuth)
    return [a * c, u * c + v * s, v * c - u * s, a * s]


class Simulation:
    """One placement."""

    def __init__(self, poses: list[list[float]], places: list[tuple[float, float]], hand: Hand, dice: Dice) -> None:
        import mujoco
        import numpy

        self.mujoco, self.numpy = mujoco, numpy
        self.before, self.count = len(poses), len(poses) + len(places)
        self.model = model(self.count)
        self.data = mujoco.MjData(self.model)
        self.poses = self.data.qpos.reshape(-1, 7)
        self.speeds = self.data.qvel.reshape(-1, 6)
        self.down, self.gentle = numpy.array([0, 0, -SPEED]), numpy.array([-STRONG, -STRONG, -WEIGHT])
        self.hands = [Fingers(self.before + i, poses, place, hand, dice) for i, place in enumerate(places)]
        for i, pose in enumerate(poses):
            self.poses[i] = pose
        for fingers in self.hands:
            self.poses[fingers.index] = [fingers.x, fingers.y, fingers.start, *fingers.turn]
        self.film = Film(self.poses, self.before)
        self.steps = 0

    def run(self) -> Placement:
        """Lay, let go, wait until all is quiet."""
        if self.hands:
            self.lay()
        rested = self.wait()
        self.film.add(self.poses)
        fallen = [i for i in range(self.count) if not self.poses[i][2] > FALLEN]
        poses = [[float(part) for part in pose] for pose in self.poses]
        return Placement(poses, fallen, self.film.bytes(), rested, float(self.data.time))

    def lay(self) -> None:
        """SH-23: both hands let go together."""
        while self.data.time < 0.5 and not all(fingers.pressed > LET_GO for fingers in self.hands):
            for fingers in self.hands:
                self.push(fingers)
            self.advance(1)
        self.data.xfrc_applied[:] = 0

    def push(self, fingers: Fingers) -> None:
        """A critically damped pull to the target and along with it; a gentle hand presses no more than a chip does."""
        numpy, body, i = self.numpy, fingers.index + 1, fingers.index
        target = numpy.array(fingers.target(self.data.time))
        pose, speed = self.poses[i], self.speeds[i]
        pull = MASS * STIFF * STIFF * (target - pose[:3]) + 2 * MASS * STIFF * (self.down - speed[:3])
        away, torque = numpy.zeros(3), numpy.zeros(3)
        self.mujoco.mju_subQuat(away, numpy.array(fingers.turn), pose[3:])
        twist = TILTING * STIFF * STIFF * away - 2 * TILTING * STIFF * speed[3:]
        self.mujoco.mju_rotVecQuat(torque, numpy.clip(twist, -STRONG * RADIUS, STRONG * RADIUS), pose[3:])
        self.data.xfrc_applied[body, :3] = numpy.clip(pull, self.gentle, STRONG)
        self.data.xfrc_applied[body, 2] += WEIGHT
        self.data.xfrc_applied[body, 3:] = torque
        if pose[2] - target[2] > PRESSED:
            fingers.pressed += STEP

    def wait(self) -> bool:
        """Until no chip that has not fallen stirs for a while; whether it came to that.

        Speeds would not do: contacts jitter, and a stack that begins to tip is slow for longer than one would wait.
        """
        until, since, seen = self.data.time + PATIENCE, self.data.time, self.poses.copy()
        while self.data.time < until - 1e-9:
            self.advance(5)
            if self.stirred(seen) > STIR:
                since, seen = self.data.time, self.poses.copy()
            elif self.data.time - since >= FOR - 1e-9:
                return True
        return False

    def stirred(self, seen: Any) -> float:
        """Return the largest movement of a chip that has not fallen: of its centre, or of its rim."""
        away = self.numpy.abs(self.poses - seen)[self.poses[:, 2] > FALLEN]
        return float(max(away[:, :3].max(), 2 * RADIUS * away[:, 3:].max())) if len(away) else 0.0

    def advance(self, steps: int) -> None:
        self.mujoco.mj_step(self.model, self.data, steps)
        self.steps += steps
        if self.steps % 33 < steps:
            self.film.add(self.poses)

    def is_sound(self) -> bool:
        """A solver that lost its way resets the simulation silently; it warns, or leaves what is no number."""
        warned = sum(int(warning.number) for warning in self.data.warning)
        return warned == 0 and bool(self.numpy.isfinite(self.poses).all())


TRIES = 5


def place(poses: list[list[float]], places: list[tuple[float, float]], hand: Hand, seed: str) -> Placement:
    """One chip, or two at once; a simulation that went wrong is run again with other luck."""
    for attempt in range(TRIES):
        simulation = Simulation(poses, places, hand, Dice(f"{seed} {attempt}"))
        placement = simulation.run()
        if simulation.is_sound():
            return placement
    raise RuntimeError("the simulation of the pile broke down")
