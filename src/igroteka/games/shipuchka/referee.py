"""From a position to the referee and back: poses in millimetres, the answer, and its note."""

import base64
from typing import Any

import msgspec

from igroteka.engine.answers import Answer

from . import physics
from .bottle import Note, Pose
from .film import renumbered
from .kinds import FELL
from .rules import Fizz

STIRRED = 0.02  # millimetres: a chip that moved less stays exactly where it was, so nothing creeps
TURNED = 0.002


def settled(state: Fizz, seed: str) -> Answer:
    """Return the answer of MuJoCo about the held chips; the position stays unchanged."""
    standing, laid = state.chips(state.standing), state.chips(state.laid)
    poses = [metres(state.pose_of(chip)) for chip in standing]
    places = [(x / 1000, y / 1000) for x, y in state.places()]
    placement = physics.place(poses, places, physics.HANDS[state.level], seed)
    return answer(state, [*standing, *laid], placement)


def answer(state: Fizz, chips: list[int], placement: physics.Placement) -> Answer:
    fallen = sum(1 << chips[i] for i in placement.fallen)
    ends = {chip: millimetres(pose) for chip, pose in zip(chips, placement.poses, strict=True)}
    kept = {chip: pose for chip, pose in ends.items() if not fallen >> chip & 1 and has_moved(state, chip, pose)}
    film = base64.b64encode(renumbered(placement.film, chips)).decode()
    note = Note({str(chip): pose for chip, pose in kept.items()}, film)
    return Answer(FELL | fallen, msgspec.json.encode(note).decode())


def metres(pose: tuple[float, ...]) -> list[float]:
    return [*(part / 1000 for part in pose[:3]), *pose[3:]]


def millimetres(pose: list[float]) -> Pose:
    """Rounded to a tenth of a micrometre: what is written is what the next placement starts from."""
    x, y, z = (round(part * 1000, 4) for part in pose[:3])
    sign = 1 if pose[3] >= 0 else -1
    w, a, b, c = (round(sign * part, 6) for part in pose[3:])
    return x, y, z, w, a, b, c


def has_moved(state: Fizz, chip: int, pose: Any) -> bool:
    if state.laid >> chip & 1:
        return True
    before = state.pose_of(chip)
    moved = any(abs(a - b) > STIRRED for a, b in zip(pose[:3], before[:3], strict=True))
    return moved or any(abs(a - b) > TURNED for a, b in zip(pose[3:], before[3:], strict=True))
